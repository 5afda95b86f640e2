"""The outcome record of an attempt (SL-6.1), checked against its request and turned into the referee's reports."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from rivertable.engine.chance import seed_imagined_chance, stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import IllegalAction
from rivertable.engine.messages import Message, catalogue
from rivertable.engine.reasons import OK, ReasonCode

from . import actions
from .prompts import explain
from .reasons import Reason
from .rules.flow import apply, may
from .state import COMPANION, OVER, REPORT_EVENT, REPORT_SET, State
from .tables import SIZE_NAMES, SIZE_OF
from .view import request

When = Literal["lift", "carry", "place"]
Extent = Literal["whole", "partial"]
Foul = Literal["leaned", "touched"]
Placement = Literal["on_top", "slipped", "not_released"]


class FallenStack(msgspec.Struct, frozen=True):
    stack: int
    extent: Extent = "whole"


class FallEvent(msgspec.Struct, frozen=True):
    """SL-6.1  Stacks that fell at one instant. SL-6.2  The extent is for log and display."""

    when: When
    stacks: tuple[FallenStack, ...]
    cause: int


class AttemptOutcome(msgspec.Struct, frozen=True):
    """SL-6.1, SL-6.15  What came of an attempt; in companion mode the stone may be only its size."""

    player: int
    tile: str
    stone: str
    source: int
    target: int
    placement: Placement
    fouls: tuple[Foul, ...] = ()
    events: tuple[FallEvent, ...] = ()
    reported_by: Literal["simulation", "referee"] = "simulation"


def reports(s: State, outcome: AttemptOutcome) -> list[int]:
    """SL-6.4  The referee's answers that tell this record. IllegalAction if it is not valid; nothing is changed."""
    telling = _Telling(s)
    telling.require(s.step == REPORT_EVENT and _is_asked_for(s, outcome), Reason.OTHER_REQUEST)
    released = outcome.placement != "not_released"
    telling.require(released or "leaned" not in outcome.fouls, Reason.LEANED_NOT_RELEASED)
    if "touched" in outcome.fouls and outcome.placement != "on_top":
        telling.say(actions.TOUCHED)
    for event in outcome.events:
        if telling.s.step == OVER:  # SL-6.6  nothing further is resolved
            return telling.said
        telling.require(telling.goes_on, Reason.EVENTS_AFTER_THE_END)
        telling.tell(event, outcome.source)
    telling.end(outcome)
    return telling.said


def _is_asked_for(s: State, outcome: AttemptOutcome) -> bool:
    """SL-6.4  Target is the marker's stack, source not the target, and so on: all as requested."""
    asked = request(s)
    if asked is None:
        return False
    stones = {asked.stone, SIZE_NAMES[SIZE_OF[s.stone]]} if s.opt_mode == COMPANION else {asked.stone}
    told = (outcome.player, outcome.tile, outcome.source, outcome.target)
    return told == (asked.player, asked.tile, asked.source, asked.target) and outcome.stone in stones


class _Telling:
    """A record being reported on a copy of the state."""

    def __init__(self, s: State) -> None:
        self.s = s.clone()  # type: ignore[attr-defined]
        seed_imagined_chance(self.s, stream_from(0))  # what is drawn after the record does not matter here
        self.turn = s.turns
        self.said: list[int] = []
        self.own_end = False  # an own fall of target or source ended the attempt

    @property
    def goes_on(self) -> bool:
        """SL-6.14  No fall has ended the record yet. A repeat with real stones belongs to the same report."""
        return bool(self.s.step == REPORT_EVENT and self.s.turns == self.turn)

    def require(self, holds: bool, reason: ReasonCode, action: int = 0) -> None:
        if not holds:
            words = catalogue(Path(__file__).parent)
            sentence = words.render(Message(reason.message_id, explain(self.s, REFEREE_SEAT, action, reason)))
            raise IllegalAction(sentence, reason.name.lower(), reason.clause)

    def say(self, action: int) -> None:
        code = may(self.s, REFEREE_SEAT, action)
        if code != OK:
            self.require(False, Reason.of(code), action)
        apply(self.s, REFEREE_SEAT, action)
        self.said.append(action)

    def tell(self, event: FallEvent, source: int) -> None:
        self.require(event.when != "lift" or source >= 0, Reason.WHEN_DOES_NOT_FIT)
        if event.when == "lift":
            self.say(actions.LIFTING)
        for fallen in event.stacks:
            self.say(actions.FELL + fallen.stack)
        own = event.cause == self.s.current
        if not own:
            self.say(actions.CAUSE + event.cause)
        self.say(actions.EVENT)
        self.own_end = own and not self.goes_on

    def end(self, outcome: AttemptOutcome) -> None:
        """SL-6.4  Where the stone ended must fit what fell."""
        if self.own_end or self.s.step == OVER:
            self.require(outcome.placement != "on_top" or self.s.step == OVER, Reason.PLACEMENT_DOES_NOT_FIT)
        elif outcome.placement == "not_released":  # SL-6.14  only another player's fall explains it now
            repeated = bool(outcome.events) and (self.s.step < REPORT_SET or self.s.named == 0 or not self.goes_on)
            self.require(repeated, Reason.PLACEMENT_DOES_NOT_FIT)
        else:
            self.require(self.goes_on, Reason.PLACEMENT_DOES_NOT_FIT)
            self.say(actions.NO_FALL)
            self._say_placement(outcome)

    def _say_placement(self, outcome: AttemptOutcome) -> None:
        if outcome.placement == "slipped":
            self.say(actions.SLIPPED)
            return
        self.say(actions.ON_TOP)
        for foul in outcome.fouls:
            self.say(actions.LEANED if foul == "leaned" else actions.TOUCHED)
        self.say(actions.DONE)
