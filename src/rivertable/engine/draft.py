"""A draft: a compound turn planned in private, decision by decision, until something would be revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rivertable.engine.contract import Change
from rivertable.engine.errors import IllegalAction
from rivertable.engine.messages import say
from rivertable.engine.preview import changes, measured_after

if TYPE_CHECKING:
    from rivertable.engine.match import Match
    from rivertable.engine.seen import Action, Candidate


class Draft:
    """Decisions of a seat on an imagined copy of the match, so that nothing hidden can leak.

    As long as nothing is revealed, a decision has the same result whatever is hidden; so the view, the legal actions
    and the previews of a draft are exact. A decision that would reveal something, or end the match and so turn up what
    lies face down, is the last one: it is added to `actions` but not carried out, and `is_complete` becomes true.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.actions: list[int] = []
        self._match = match
        self._world = match.imagine(seat)
        self._before = self._after = match.game.measure(match.redacted(seat), seat)
        self.is_complete = seat not in match.to_act
        self.reveals = False  # the last decision would reveal something: what it brings is not in the view

    def act(self, action: Action | int | str) -> None:
        """Plan one more decision. IllegalAction if it may not be taken; nothing has changed then."""
        id = self._match.action_id(action)
        if self.is_complete:
            raise IllegalAction(self._match.say(say("draft-complete")), "draft_complete", "")
        before = self._world.clone()
        self._world.act(self.seat, id)
        self._after = measured_after(self._match.game, before.state, self._world.state, self.seat)
        if self._world.reveals != before.reveals or self._world.is_over:
            self._world = before
            self.is_complete = self.reveals = True
        else:
            self.is_complete = self.seat not in self._world.to_act
        self.actions.append(id)

    @property
    def world(self) -> Match:
        """The imagined match after the planned decisions. What it shows to this seat holds in the real match too."""
        return self._world

    def undo(self) -> None:
        """Take back the last planned decision; nothing if there is none."""
        again = Draft(self._match, self.seat)
        for action in self.actions[:-1]:
            again.act(action)
        self.__dict__.update(again.__dict__)

    def legal(self) -> list[Action]:
        """The actions that may be planned next; empty when the plan is complete."""
        return [] if self.is_complete else self._world.legal(self.seat)

    def candidates(self) -> list[Candidate]:
        """The actions to show next, legal or not, each with the reason against it; empty when the plan is complete."""
        return [] if self.is_complete else self._world.candidates(self.seat)

    def decision(self) -> str:
        """The next question, or a sentence that says that the plan is complete."""
        return self._match.say(say("draft-complete")) if self.is_complete else self._world.decision(self.seat)

    def preview(self, action: Action | int | str) -> tuple[Change, ...]:
        """What an action planned next would cost and give; empty if it is not legal, or the plan is complete."""
        return () if self.is_complete else self._world.preview(self.seat, action)

    def changes(self) -> tuple[Change, ...]:
        """What all planned decisions together would change, the last one included, even if it reveals something."""
        return changes(self._match.game, self._before, self._after)

    def view(self) -> msgspec.Struct:
        """What this seat would see after the planned decisions."""
        return self._world.view(self.seat)

    def commit(self) -> None:
        """Take all planned decisions in the match. IllegalAction if one of them is no longer legal; the match is
        unchanged then."""
        trial = self._match.clone()
        for action in self.actions:
            trial.act(self.seat, action)
        for action in self.actions:
            self._match.act(self.seat, action)
