"""The interface of a game's physics: an optional simulation of what happens outside the rules.

The rules only ask the REFEREE seat for reports. Who makes them is decided elsewhere: a person, the game's statistics
(`Game.referee`), or a simulation with this interface, which reads the payloads of moves and adds payloads of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import msgspec

if TYPE_CHECKING:
    from rivertable.engine.match import Match
    from rivertable.engine.record import Record
    from rivertable.engine.state import ListState


NO_LEANINGS: Mapping[str, float] = MappingProxyType({})


class ActionWithPayload(msgspec.Struct, frozen=True):
    """An action with its payload: for the physics if a player makes it, from the physics if it is a report."""

    action: int
    payload: Any = None


class AuditLine(msgspec.Struct, frozen=True):
    """The result of simulating one recorded attempt again."""

    move: int  # number of the report in the record, from 1
    same: bool
    text: str


class Physics(Protocol):
    """A simulation of what happens outside the rules. `simulate` and `choose`, and so `report` and `audit`, take long;
    the other methods are quick."""

    task_type: ClassVar[type]
    result_type: ClassVar[type]

    def check_payload(self, match: Match, action: int, payload: Any) -> None:
        """RivertableError if the payload of a player's move cannot be carried out."""

    def scene(self, match: Match) -> msgspec.Struct:
        """What people see of the simulation in addition to the game's view; it is the same for everybody."""

    def known(self, match: Match) -> Any:
        """What a bot must know in addition to the state, as data that JSON can hold."""

    def seconds(self, match: Match) -> float:
        """How many seconds people watch the result of the last move."""

    def task(self, match: Match) -> Any:
        """The task to be simulated now: everything `simulate` needs, small enough to be sent to another process.
        Before: the match needs a report."""

    def simulate(self, task: Any) -> Any:
        """The result of a task; a pure function that takes long."""

    def reports(self, match: Match, result: Any) -> list[ActionWithPayload]:
        """The moves of the REFEREE seat that report a result of `simulate`. The match stays as it is."""

    def report(self, match: Match) -> None:
        """Simulate the present task and make the moves that report its result in the match."""

    def choose(
        self,
        redacted: ListState,
        known: Any,
        seat: int,
        level: str,
        seed: int,
        leanings: Mapping[str, float] = NO_LEANINGS,
    ) -> ActionWithPayload:
        """The decision of a bot of this level in the seat, with its payload. `known` comes from `known`. `leanings` decide
        between actions that are about equally good: by temper, -1 to 1. Equal seeds give equal decisions."""

    def audit(self, record: Record) -> list[AuditLine]:
        """Simulate every attempt of a recorded match again, and compare each with the record."""
