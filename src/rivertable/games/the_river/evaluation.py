"""A quick estimate of the final score, in hundredths of a point, from what the seat knows."""

from __future__ import annotations

from rivertable.engine.rule import rule

from .scoring import standing
from .state import OVER, State

POINT = 100


@rule
def evaluate(s: State, seat: int) -> int:
    """The estimate; at the end of the game simply the points."""
    return standing(s, seat) * POINT
