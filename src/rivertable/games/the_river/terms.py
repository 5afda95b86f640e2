"""What the estimate of `evaluation.py` is the sum of, by name, for hints."""

from __future__ import annotations

from rivertable.engine.messages import Message

from .evaluation import (
    PAWN_VALUE,
    PIONEER_VALUE,
    POINT,
    RESERVED_VALUE,
    ROUND,
    board_outlook,
    column_outlook,
    end_value,
    goods_value,
    is_finished,
    meadow_outlook,
    plan_gain,
    plan_value,
    schedule,
)
from .rules.buildings import building_at
from .scoring import columns_points, meadows_points, pioneers_kept, resource_points, token_points
from .state import NONE, NOT_ENDING, OVER, State
from .tables import DISPLAY_SLOTS, MAX_RESERVED
from .words import building_words

TERMS = (
    "goods",
    "plan",
    "buildings",
    "tokens",
    "production",
    "columns",
    "meadows",
    "reserved",
    "pioneers",
    "pawn",
    "ending",
)


def weigh(s: State, seat: int) -> list[int]:
    """Points so far with what is likely to come of each kind; at the end simply the points."""
    made = [s.building_points[seat], token_points(s, seat), columns_points(s, seat), meadows_points(s, seat)]
    buildings, tokens, columns, meadows = (points * POINT for points in made)
    if s.step == OVER:
        return [resource_points(s.held[seat]) * POINT, 0, buildings, tokens, 0, columns, meadows, 0, 0, 0, 0]
    left = schedule(s, seat) if s.ending == NOT_ENDING else 0
    builds = left > 0 or s.boat[seat] > 0
    return [
        goods_value(s, seat) if builds else s.held[seat] * POINT // 3,
        plan_value(s, seat) if builds else 0,
        buildings,
        tokens,
        board_outlook(s, seat, left),
        columns + column_outlook(s, seat, left),
        meadows + meadow_outlook(s, seat, left),
        s.reserved_count[seat] * RESERVED_VALUE if builds else 0,
        pioneers_kept(s, seat) * PIONEER_VALUE * left // ROUND + s.boat[seat] * PIONEER_VALUE,
        PAWN_VALUE if s.pawn == seat and left > 0 else 0,
        end_value(s, seat) if is_finished(s, seat) else 0,
    ]


def named_in_terms(s: State, seat: int) -> dict[str, Message]:
    """The building that the plan is for: the one that promises most."""
    gains = {choice: plan_gain(s, seat, choice) for choice in range(DISPLAY_SLOTS + MAX_RESERVED)}
    best = max(gains, key=lambda choice: gains[choice])
    building = building_at(s, seat, best)
    return {"plan": building_words(building)} if building != NONE and gains[best] > 0 else {}
