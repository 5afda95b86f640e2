"""What the estimate of `evaluation.py` is the sum of, by name, for hints."""

from __future__ import annotations

from .evaluation import (
    carried_worth,
    river_tokens_worth,
    room_worth,
    supplies_worth,
    village_tokens_worth,
    villagers_worth,
)
from .rules.asked import area_of
from .scoring import goal_points, standing
from .state import EXPLORATION, OVER, RECRUIT_STEP, State
from .worth import POINT

TERMS = ("rivers", "village", "carried", "villagers", "goals", "supplies", "room")


def weigh(s: State, seat: int) -> list[int]:
    """Tokens, pearls, villagers, goals, cards and fairies; at the end simply the points."""
    goals = goal_points(s, seat) * POINT
    if s.phase == OVER:
        return [0, 0, 0, standing(s, seat) * POINT - goals, goals, 0, 0]
    area = area_of(s, seat)
    return [
        river_tokens_worth(s, seat, area) if s.phase == EXPLORATION else 0,
        village_tokens_worth(s, seat, area) if s.phase <= RECRUIT_STEP else 0,
        carried_worth(s, area),
        villagers_worth(s, seat, area),
        goals,
        supplies_worth(s, seat, area),
        room_worth(s, area),
    ]
