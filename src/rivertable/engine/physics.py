"""The optional door to a game's world: what happens outside the rules and is reported by the REFEREE seat.

The rules ask only for reports. Who makes them is decided outside: a person, the game's statistics (`Game.referee`), or a
world behind this door, which sees the payloads of moves and answers with payloads of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import msgspec

if TYPE_CHECKING:
    from rivertable.engine.match import Match
    from rivertable.engine.record import Record
    from rivertable.engine.state import ListState


class ActionWithPayload(msgspec.Struct, frozen=True):
    """One move with what the world needs to know of it, or says of it."""

    action: int
    payload: Any = None


class AuditLine(msgspec.Struct, frozen=True):
    """What simulating one recorded attempt again came to."""

    move: int  # number of the report in the record, from 1
    same: bool
    text: str


class Physics(Protocol):
    """A simulation of what the rules only hear about. Only `simulate`, `choose` and what uses them are costly."""

    task_type: ClassVar[type]
    result_type: ClassVar[type]

    def check_payload(self, match: Match, action: int, payload: Any) -> None:
        """RivertableError if the payload of a player's move cannot be carried out."""

    def scene(self, match: Match) -> msgspec.Struct:
        """What people see of the world beside the game's view: everybody sees the same."""

    def known(self, match: Match) -> Any:
        """What a bot must know beside the state, as plain data that JSON can hold."""

    def seconds(self, match: Match) -> float:
        """How long people watch what the last move came to."""

    def task(self, match: Match) -> Any:
        """What the world is asked now: everything `simulate` needs, and small enough to send to another process."""

    def simulate(self, task: Any) -> Any:
        """The costly part; a pure function of its task."""

    def reports(self, match: Match, result: Any) -> list[ActionWithPayload]:
        """What the world says, as moves of the REFEREE seat."""

    def report(self, match: Match) -> None:
        """All three in one go, and the moves made."""

    def choose(self, redacted: ListState, known: Any, seat: int, level: str, seed: int) -> ActionWithPayload:
        """What a bot of this level does in the seat, with its payload; the same seed chooses alike."""

    def audit(self, record: Record) -> list[AuditLine]:
        """Simulate a recorded match again and compare."""
