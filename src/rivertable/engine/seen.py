"""A match as one viewer sees it: the state is redacted once, and everything that the viewer gets is made from the result."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
import numpy as np

from rivertable.engine.contract import REFEREE_SEAT, Change
from rivertable.engine.events import Event
from rivertable.engine.history import Raw
from rivertable.engine.messages import Message, say
from rivertable.engine.observation import observed
from rivertable.engine.preview import Previews
from rivertable.engine.progress import Progress
from rivertable.engine.reasons import OK, Reason
from rivertable.engine.secrecy import Viewer
from rivertable.engine.state import ListState
from rivertable.engine.turns import Turn


class Action(msgspec.Struct, frozen=True):
    """An action of a seat: its number, its name and arguments as written, and what it means now."""

    id: int
    name: str
    args: tuple[int | str, ...]
    label: str

    def __str__(self) -> str:
        return f"{self.name}({','.join(map(str, self.args))})" if self.args else self.name


class Candidate(msgspec.Struct, frozen=True):
    """An action worth showing: it may be taken if there is no reason against it."""

    action: Action
    reason: Reason | None


class WhyNot(NamedTuple):
    """Why an action may not be taken: the name of the reason, its sentence, the same in a few words, and the clause."""

    code: str
    sentence: Message
    short: Message
    clause: str


class Seen:
    """What a viewer may know of a match at this moment, as messages; once the match has gone on, look again.

    `seat` is the seat that the viewer decides for: None for a watcher, REFEREE_SEAT for whoever reports, who sees what a
    watcher sees. `is_asked`: that seat is to act. Actions are ids here; `action` and `reason` say them in words.
    """

    def __init__(self, progress: Progress, seat: Viewer, redacted: ListState, names: Mapping[int, str] | None) -> None:
        self.seat = seat
        self.viewer: Viewer = None if seat == REFEREE_SEAT else seat
        self.redacted = redacted
        self.is_asked = seat is not None and bool(progress.game.to_act(progress.state) >> seat & 1)
        self.game, self.names = progress.game, names
        self._config, self._history, self._out = progress.config, progress.history, progress.out

    def say(self, message: Message) -> str:
        """A message as text."""
        return self._config.catalogue.render(message, self.names)

    @property
    def view(self) -> msgspec.Struct:
        """Everything the viewer sees, as a typed struct."""
        return self.game.view(self.redacted, self.viewer)

    @property
    def observation(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The same as a row of numbers, with the parts that `GameConfig.observation_layout` names."""
        return observed(self._config, self.redacted, self.viewer, self.is_asked)

    # ------------------------------------------------------------ the decision

    @property
    def decision(self) -> Message | None:
        """The question the seat is asked now, or what it waits for; None for a watcher."""
        return None if self.seat is None else self.game.decision(self.redacted, self.seat)

    @functools.cached_property
    def legal(self) -> list[int]:
        """The actions the seat may take now, ascending; empty if it is not to act."""
        if self.seat is None or not self.is_asked:
            return []
        return self._out[: self.game.legal(self.redacted, self.seat, self._out)]

    @property
    def candidates(self) -> tuple[int, ...]:
        """The actions worth showing at this decision, legal or not; empty if the seat is not to act."""
        return self.game.candidates(self.redacted, self.seat) if self.seat is not None and self.is_asked else ()

    @property
    def refused(self) -> Mapping[int, WhyNot]:
        """The candidates that may not be taken, each with the reason against it."""
        against = ((action, self.why_not(action)) for action in self.candidates)
        return {action: why for action, why in against if why is not None}

    def label(self, action: int) -> Message:
        """What an action means now."""
        return self.game.label(self.redacted, self._decider, action)

    def why_not(self, action: int) -> WhyNot | None:
        """Why the seat may not take an action now; None if it may."""
        code = self.game.may(self.redacted, self._decider, action)
        if code == OK:
            return None
        reason = self.game.reasons.of(code)
        sentence = Message(reason.message_id, self.game.explain(self.redacted, self._decider, action, code))
        name = reason.name.lower()
        short = say(f"short-{name}")
        return WhyNot(name, sentence, short if short.id in self._config.catalogue else sentence, reason.clause)

    def preview(self, action: int) -> tuple[Change, ...]:
        """What a legal action would cost and give, as far as the seat can know; empty if it is not legal."""
        return self._previews.of(action) if action in self.legal else ()

    @functools.cached_property
    def _previews(self) -> Previews:
        return Previews(self._config, self.redacted, self._decider)

    @property
    def _decider(self) -> int:
        assert self.seat is not None, "a watcher has no actions"
        return self.seat

    # ------------------------------------------------------------ in words

    def action(self, action: int) -> Action:
        """An action with its label in words."""
        actions = self.game.actions
        return Action(action, actions.block_of(action).name, actions.args(action), self.say(self.label(action)))

    def reason(self, action: int) -> Reason | None:
        """Why the seat may not take an action now, in words; None if it may."""
        why = self.why_not(action)
        return None if why is None else Reason(why.code, self.say(why.sentence), why.clause)

    # ------------------------------------------------------------ what has happened

    @property
    def event_count(self) -> int:
        """How many events the viewer has seen so far."""
        return self._history.count(self.viewer)

    def events(self, since: int = 0) -> list[Event]:
        """The events the viewer has seen, oldest first, from event number `since` on."""
        return self._history.events(self.viewer, since)

    @property
    def raw_events(self) -> list[Raw]:
        """The same from the beginning of the match, as kinds and numbers: quicker to compare."""
        return self._history.raw(self.viewer)

    def turns(self, since: int = 0) -> list[Turn]:
        """What the viewer has seen, turn by turn, beginning with the turn that holds event number `since`."""
        return self._history.turns(self.viewer, since, self.game.tell)

    def events_in_common(self, other: Seen) -> int:
        """How many events at the beginning are the same for this viewer in another match."""
        return self._history.in_common(other._history, self.viewer)
