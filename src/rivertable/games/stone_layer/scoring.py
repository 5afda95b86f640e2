"""Points, winners and the one way to end (SL-7)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import rule

from .rules.tokens import points, tokens_at_stacks
from .state import State
from .tables import EXCHANGE_RATE

CATEGORIES = ("golden", "fives")
END_REASONS = ("points",)  # SL-7.1  Somebody has the points to win.
TIE_BREAK = 100  # more than the tokens a player can have at stacks


@rule
def score(s: State, seat: int, out: Any) -> int:
    """SL-7.1  Single golden tokens and five-point tokens. SL-7.3  Points cannot be lost."""
    out[0] = s.golden[seat]
    out[1] = EXCHANGE_RATE * s.fives[seat]
    return points(s, seat)


@rule
def standing(s: State, seat: int) -> int:
    """SL-7.2  Most points, then most own tokens at stacks, then the victory is shared. SL-7.3  Whoever has the points to
    win has more than those who have not."""
    return points(s, seat) * TIE_BREAK + tokens_at_stacks(s, seat)
