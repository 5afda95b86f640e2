"""What a match shows to a viewer. All of it goes through `seen_by`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from rivertable.engine.contract import REFEREE, REFEREE_SEAT, Change
from rivertable.engine.errors import ActionTextError, OptionError
from rivertable.engine.events import Event
from rivertable.engine.game_config import GameConfig
from rivertable.engine.messages import Message
from rivertable.engine.progress import Progress
from rivertable.engine.reasons import Reason
from rivertable.engine.secrecy import TABLE, Viewer, looks_same, redact
from rivertable.engine.seen import Action, Candidate, Seen
from rivertable.engine.state import ListState
from rivertable.engine.turns import Turn
from rivertable.engine.whole_numbers import whole_number


class Viewable:
    """A match to look at: `seen_by`, and a short form for each single question. Who asks several questions about a
    position looks once, with `seen_by`."""

    config: GameConfig
    names: Mapping[int, str] | None  # of the people, for texts; without them seats are named by number
    _progress: Progress

    def seen_by(self, viewer: Viewer, *, opened: bool = False) -> Seen:
        """The match as a seat, a watcher (None) or whoever reports (REFEREE_SEAT) sees it now. `opened`: hands lie open and
        only decks face down, as all seats together know it; for matches that are over, never for anybody who plays."""
        progress = self._progress
        look = progress.look
        if look is not None and look.seat is viewer and look.names is self.names and not opened:
            return look
        if viewer != REFEREE_SEAT or not progress.game.to_act(progress.state) & REFEREE:
            viewer = self._viewer(viewer)
        if opened:
            return Seen(progress, viewer, self._opened(), self.names)
        redacted = redact(progress.state, None if viewer == REFEREE_SEAT else viewer)
        look = progress.look = Seen(progress, viewer, redacted, self.names)
        return look

    def _opened(self) -> ListState:
        opened = redact(self._progress.state, TABLE)
        for option in self._progress.game.opening_options:
            setattr(opened, f"opt_{option}", 1)
        return opened

    def redacted(self, viewer: Viewer) -> ListState:
        """A copy of the state with everything the viewer may not know made UNKNOWN."""
        return redact(self._progress.state, self._viewer(viewer))

    def looks_same(self, other: Viewable, viewer: Viewer) -> bool:
        """True if another match of the game is in a state that the viewer cannot tell from this one's."""
        return looks_same(self._progress.state, other._progress.state, viewer)

    def view(self, viewer: Viewer) -> msgspec.Struct:
        """Everything a seat, or a spectator (None), sees, as a typed struct."""
        return self.seen_by(viewer).view

    def observation(self, viewer: Viewer) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What the viewer sees as a row of numbers, own seat first; `config.observation_layout` names its parts."""
        return self.seen_by(viewer).observation

    def decision(self, seat: int) -> str:
        """The question the seat is asked now, or a sentence that says what it waits for."""
        decision = self._asked(seat).decision
        assert decision is not None
        return self.say(decision)

    def legal(self, seat: int) -> list[Action]:
        """The actions the seat may take now, in the order of their ids; empty if it is not to act."""
        seen = self._asked(seat)
        return [seen.action(id) for id in seen.legal]

    def legal_ids(self, seat: int) -> list[int]:
        """The ids of the actions the seat may take now, ascending, without the words of `legal`; empty if it is not to
        act."""
        return self._asked(seat).legal[:]

    def legal_mask(self, seat: int) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The same as an array with one place for each action of the game, True for those that are legal."""
        mask = np.zeros(self._progress.game.actions.count, np.bool_)
        mask[self._asked(seat).legal] = True
        return mask

    def candidates(self, seat: int) -> list[Candidate]:
        """The actions to show at this decision, legal or not, each with the reason against it; empty if the seat is not
        to act."""
        seen = self._asked(seat)
        return [Candidate(seen.action(id), seen.reason(id)) for id in seen.candidates]

    def why_not(self, seat: int, action: Action | int | str) -> Reason | None:
        """The reason why the seat may not take this action now, or None if it may."""
        return self._asked(seat).reason(self.action_id(action))

    def preview(self, seat: int, action: Action | int | str) -> tuple[Change, ...]:
        """What a legal action would cost and give, as far as the seat can know; empty if it is not legal."""
        return self._asked(seat).preview(self.action_id(action))

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """The events the viewer has seen, oldest first, from event number `since` on."""
        return self._progress.history.events(self._viewer(viewer), since)

    def event_count(self, viewer: Viewer) -> int:
        """How many events the viewer has seen so far."""
        return self._progress.history.count(self._viewer(viewer))

    def turns(self, viewer: Viewer, since: int = 0) -> list[Turn]:
        """What the viewer has seen, turn by turn, each as one message. `since` is the number of an event: the list begins
        with the turn that holds it."""
        return self._progress.history.turns(self._viewer(viewer), since, self._progress.game.tell)

    def narration(self, viewer: Viewer, since: int = 0, names: Mapping[int, str] | None = None) -> list[str]:
        """The events the viewer has seen as log lines, from event number `since` on; events without a text are left
        out."""
        lines = [self.say(event.message, names) for event in self.events(viewer, since)]
        return [line for line in lines if line]

    # ------------------------------------------------------------ words

    def say(self, message: Message, names: Mapping[int, str] | None = None) -> str:
        """A message as text. People are called by `names`, by default those of the match, or by seat number."""
        return self.config.catalogue.render(message, names or self.names)

    def action_id(self, action: Action | int | str) -> int:
        """The id behind an Action, an id or a text; ActionTextError if there is no such action."""
        actions = self._progress.game.actions
        if type(action) is int and 0 <= action < actions.count:
            return action
        if isinstance(action, str):
            return actions.parse(action)
        if isinstance(action, Action):
            if not 0 <= action.id < actions.count or actions.text(action.id) != str(action):
                raise ActionTextError(f"{action} is no action of {self.config.name}: it comes from another game")
            return action.id
        id = whole_number(action)
        if id is None:
            raise ActionTextError(f"an action is an Action, its id or its text, not {action!r}")
        actions.block_of(id)
        return id

    def _asked(self, seat: Viewer) -> Seen:
        """What a seat, or the referee, sees; OptionError for a watcher, who is asked nothing."""
        return self.seen_by(self._seat(seat) if seat is None else seat)

    def _seat(self, seat: Viewer) -> int:
        """The number of a seat of this match; OptionError if there is no such seat."""
        number = whole_number(seat)
        if number is None or not 0 <= number < self.config.players:
            raise OptionError(f"there is no seat {seat!r}; the seats are 0 to {self.config.players - 1}")
        return number

    def _viewer(self, viewer: Viewer) -> Viewer:
        """The same for somebody who may also be a watcher, None."""
        return None if viewer is None else self._seat(viewer)
