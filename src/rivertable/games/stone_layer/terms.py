"""What the estimate of `evaluation.py` is the sum of, by name, for hints."""

from __future__ import annotations

from .evaluation import OTHERS, POINT, attempt_value, marker_risk, nearness, next_risk, waiting
from .rules.tokens import is_won, points
from .state import NONE, OVER, State

TERMS = ("points", "waiting", "nearness", "others", "attempt", "next")


def weigh(s: State, seat: int) -> list[int]:
    """Points, tokens that wait at stacks, how near the end is, the others, the attempt and the marker's next place."""
    made = points(s, seat) * POINT
    if s.step == OVER or is_won(s):
        return [made, 0, 0, 0, 0, 0]
    half = waiting(s, seat) // 2
    near = nearness(s, seat, half) - made - half
    against = 0
    for other in range(s.players):
        if other != seat:
            against -= (nearness(s, other, 0) + waiting(s, other)) * OTHERS // 100 // (s.players - 1)
    attempt = following = 0
    if s.current == seat and s.tile != NONE:
        following = marker_risk(s, seat)
        attempt = attempt_value(s, seat) - following
    elif s.current != seat:
        following = next_risk(s, seat, s.marker, s.current)
    return [made, 2 * half, near, against, attempt, following]
