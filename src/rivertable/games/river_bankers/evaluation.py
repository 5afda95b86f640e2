"""A quick estimate of a position in hundredths of a point, and the cheap policy for playouts."""

from __future__ import annotations

from rivertable.engine.rule import rule

from .scoring import total_points
from .state import State

POINT = 100


@rule
def evaluate(s: State, seat: int) -> int:
    """The estimate; at the end of the game simply the points."""
    return total_points(s, seat) * POINT
