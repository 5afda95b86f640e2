"""The decision that is open, for all or for one player (TW-8.4, TW-12)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import rule

from ..state import MOVING, NONE, SOURCE, STEP, TURN, State


@rule
def step_of(s: State, seat: int) -> int:
    """TW-8.4  The decision that is open: public, or in step 5 the player's own."""
    if s.phase == MOVING:
        return s.turn[seat][STEP]
    return s.now[0][STEP]


@rule
def clear_turn(turn: Any) -> None:
    for cell in range(TURN):
        turn[cell] = 0
    turn[SOURCE] = NONE
