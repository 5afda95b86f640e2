"""What the estimate of `evaluation.py` is the sum of, by name, for hints."""

from __future__ import annotations

from .evaluation import (
    CROSS_VALUE,
    EXCURSION_SHARE,
    FIRE_VALUE,
    LOWEST_SHARE,
    PLUS_ONE_VALUE,
    POINT,
    POWER_VALUE,
    forecast_round,
    rounds_left,
    rows_outlook,
)
from .rules.powers import is_usable
from .scoring import excursion_points, lowest_boat_points, solo_bonus, ticket_points
from .state import FILLING, FIRE, LEFT, OVER, PLUS_ONE, State
from .tables import BOATS, STAVE

TERMS = ("tickets", "excursions", "stave", "lowest", "rows", "crosses", "fire", "plus_ones", "powers", "coming")


def weigh(s: State, seat: int) -> list[int]:
    """Points by kind, and what rows, symbols, powers and coming excursions are likely to add."""
    sheet = s.sheet[seat]
    stave, lowest = excursion_points(sheet, STAVE) * POINT, lowest_boat_points(sheet) * POINT
    made = [
        sum(ticket_points(sheet, boat) for boat in range(BOATS)) * POINT,
        sum(excursion_points(sheet, boat) for boat in range(BOATS)) * POINT,
        stave,
    ]
    if s.phase == OVER:
        return [*made, lowest + POINT * solo_bonus((stave + lowest) // POINT), 0, 0, 0, 0, 0, 0]
    left = rounds_left(s)
    later = range(0 if s.phase == FILLING else 1, left + 1)
    return [
        *made,
        lowest * LOWEST_SHARE // 100,
        rows_outlook(s, seat, left),
        s.turn[seat][LEFT] * CROSS_VALUE,
        min(sheet[FIRE], 5 * left) * FIRE_VALUE,
        sheet[PLUS_ONE] * PLUS_ONE_VALUE,
        sum(POWER_VALUE for power in range(BOATS) if is_usable(s, seat, power)),
        sum(forecast_round(s, seat, rounds) * EXCURSION_SHARE // 100 for rounds in later),
    ]
