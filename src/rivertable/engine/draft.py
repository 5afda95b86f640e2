"""A draft: a compound turn planned in private, decision by decision, until something would be revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rivertable.engine.contract import Change
from rivertable.engine.errors import IllegalAction
from rivertable.engine.messages import say

if TYPE_CHECKING:
    from rivertable.engine.match import Action, Candidate, Match


class Draft:
    """Decisions on an imagined copy of the match, so that nothing hidden can show through.

    What a seat does without a reveal has one outcome, whatever the hidden things are; that is why view, legal
    actions and previews of a draft are exact. A decision that would reveal something is the last: `is_complete`. So is
    one that would end the match, for then what lies face down is turned up.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.actions: list[int] = []
        self._match = match
        self._world = match.imagine(seat)
        self.is_complete = seat not in match.to_act

    def act(self, action: Action | int | str) -> None:
        """Plan one more decision. IllegalAction if it may not be taken; nothing has changed then."""
        id = self._match.action_id(action)
        if self.is_complete:
            raise IllegalAction(self._match.say(say("draft-complete")), "draft_complete", "")
        before = self._world.clone()
        self._world.act(self.seat, id)
        if self._world._state.reveals != before._state.reveals or self._world.is_over:
            self._world = before
            self.is_complete = True
        else:
            self.is_complete = self.seat not in self._world.to_act
        self.actions.append(id)

    @property
    def world(self) -> Match:
        """The imagined match as planned so far: whatever it shows to this seat is true."""
        return self._world

    def undo(self) -> None:
        """Take back the last planned decision; nothing if there is none."""
        again = Draft(self._match, self.seat)
        for action in self.actions[:-1]:
            again.act(action)
        self.__dict__.update(again.__dict__)

    def legal(self) -> list[Action]:
        """What may be planned next; empty when the plan is complete."""
        return [] if self.is_complete else self._world.legal(self.seat)

    def candidates(self) -> list[Candidate]:
        """What to show next, legal or not, each with the reason against it."""
        return [] if self.is_complete else self._world.candidates(self.seat)

    def decision(self) -> str:
        """What is asked next, or that the plan is complete."""
        return self._match.say(say("draft-complete")) if self.is_complete else self._world.decision(self.seat)

    def preview(self, action: Action | int | str) -> tuple[Change, ...]:
        """What an action planned next would cost and give; empty if it is not legal, or the plan is complete."""
        return () if self.is_complete else self._world.preview(self.seat, action)

    def view(self) -> msgspec.Struct:
        """The table as it would be, as far as this seat can know."""
        return self._world.view(self.seat)

    def commit(self) -> None:
        """Take all planned decisions in the match, all or nothing."""
        trial = self._match.clone()
        for action in self.actions:
            trial.act(self.seat, action)
        for action in self.actions:
            self._match.act(self.seat, action)
