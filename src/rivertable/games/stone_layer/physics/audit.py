"""Simulates a recorded match again and compares the result of every attempt (SL-6.24).

Poses in a record are the truth; simulating again is a check. On the machine and version that made the record every bit
should agree; elsewhere small differences are to be expected and say nothing against the record.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import RecordError
from rivertable.engine.match import Match
from rivertable.engine.moves import Undo
from rivertable.engine.physics import AuditLine
from rivertable.engine.record import Record

from .stone_physics import StonePhysics
from .tasks import Settled


def audit(record: Record) -> list[AuditLine]:
    """One line for every simulated attempt of a record."""
    played = record.replay()
    match = Match(played.config, played.seed)
    physics = StonePhysics()
    lines: list[AuditLine] = []
    task: Any = None
    for number, move in enumerate(played.log, 1):
        if isinstance(move, Undo):
            match.undo(move.seat, move.moves, agreed=move.agreed)
            task = None
            continue
        if move.seat == REFEREE_SEAT and task is None and move_is_simulated(played, number - 1):
            task = physics.task(match)
        match.act(move.seat, move.action, move.payload)
        if move.payload is not None and move.seat == REFEREE_SEAT:
            lines.append(_compared(number, _read(number, move.payload), physics.simulate(task)))
        if move.payload is not None or move.seat != REFEREE_SEAT:
            task = None
    return lines


def move_is_simulated(match: Match, first: int) -> bool:
    """The record that begins with this report ends with one that carries the simulation's payload."""
    for move in match.log[first:]:
        if isinstance(move, Undo) or move.seat != REFEREE_SEAT:
            return False
        if move.payload is not None:
            return True
    return False


def _read(number: int, payload: Any) -> Settled:
    try:
        return msgspec.convert(payload, Settled)
    except msgspec.ValidationError as error:
        raise RecordError(f"move {number}: what the world reported is damaged: {error}") from None


def _compared(number: int, told: Settled, again: Settled) -> AuditLine:
    if told.outcome != again.outcome:
        ended = f"recorded {told.outcome.placement}, now {again.outcome.placement}"
        return AuditLine(number, same=False, text=f"another outcome: {ended}")
    if told.poses == again.poses:
        return AuditLine(number, same=True, text="every bit agrees")
    if told.poses.keys() != again.poses.keys():
        return AuditLine(number, same=False, text="the same outcome, but other stones have moved")
    away = max(float(np.abs(np.subtract(told.poses[s][:3], again.poses[s][:3])).max()) for s in told.poses)
    return AuditLine(number, same=False, text=f"the same outcome, stones up to {1000 * away:.3f} mm apart")
