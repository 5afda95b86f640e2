"""Points and ranks."""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import rule

from .state import State
from .tables import PRIZE_POINTS, VALUE

CATEGORIES = ("coins", "stall", "prizes")
END_REASONS = ("closed", "sold_out")


@rule
def stall_points(s: State, seat: int) -> int:
    points = 0
    for i in range(s.hand_count[seat]):
        points += VALUE[s.hand[seat][i]]
    return points


@rule
def total(s: State, seat: int) -> int:
    return s.coins[seat] + stall_points(s, seat) + PRIZE_POINTS * s.prizes[seat]


@rule
def score(s: State, seat: int, out: Any) -> int:
    """FM-7  Coins, the cards in the stall, prizes."""
    out[0] = s.coins[seat]
    out[1] = stall_points(s, seat)
    out[2] = PRIZE_POINTS * s.prizes[seat]
    return total(s, seat)


@rule
def standing(s: State, seat: int) -> int:
    """FM-7  A tie goes to whoever has more prizes."""
    return total(s, seat) * 10 + s.prizes[seat]


@rule
def end_reason(s: State) -> int:
    return s.ended


@rule
def evaluate(s: State, seat: int) -> int:
    """What the seat would score now; its own hand is all it needs to know."""
    return 100 * total(s, seat)


def weigh(s: State, seat: int) -> list[int]:
    """The estimate by category."""
    return [100 * s.coins[seat], 100 * stall_points(s, seat), 100 * PRIZE_POINTS * s.prizes[seat]]
