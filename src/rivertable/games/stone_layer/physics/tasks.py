"""What the simulation is asked and what it answers, and where every stone stands by the record."""

from __future__ import annotations

from typing import Any

import msgspec

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import RivertableError
from rivertable.engine.match import Match
from rivertable.engine.moves import Move

from ..outcome import AttemptOutcome
from ..view import AttemptRequest
from .film import Film
from .release import Release

Numbers = tuple[float, float, float, float, float, float, float]


class Task(msgspec.Struct, frozen=True):
    """Everything the simulation needs for one attempt."""

    attempt: AttemptRequest
    release: Release | None  # None: no payload; the best looking pose is taken
    tremor: str
    seed: str
    poses: dict[str, Numbers]
    repeat: bool = False  # SL-3.6  until all stand


class Settled(msgspec.Struct, frozen=True):
    """The result of an attempt: the outcome, and the poses that have changed."""

    outcome: AttemptOutcome
    poses: dict[str, Numbers]
    seed: str
    film: Film | None = None


def physics_payloads(match: Match) -> list[Any]:
    """The payloads of the reports, oldest first: one for every attempt that was simulated."""
    return [move.payload for move in match.moves if _has_payload(move)]


def _has_payload(move: Move) -> bool:
    return move.seat == REFEREE_SEAT and isinstance(move.payload, dict)


def poses_of(match: Match) -> dict[str, Numbers]:
    """Where every standing stone is, by the payloads of the reports."""
    poses: dict[str, Numbers] = dict(match.physics_before or {})
    for payload in physics_payloads(match):
        poses.update(_changed(payload))
    standing = standing_stones(match)
    return {stone: pose for stone, pose in poses.items() if stone in standing}


def standing_stones(match: Match) -> set[str]:
    """The stones that stand on a stack now."""
    view: Any = match.view(None)
    return {stone.id for stack in view.stacks for stone in stack.stones}


def _changed(payload: Any) -> dict[str, Numbers]:
    try:
        return msgspec.convert(payload.get("poses", {}), dict[str, Numbers])
    except msgspec.ValidationError as error:
        raise RivertableError(f"a report's poses are seven numbers for a stone: {error}") from None
