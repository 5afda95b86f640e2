"""Tableaus: who owns which card, and what is ready (RB-7.2, RB-7.3)."""

from __future__ import annotations

from rivertable.engine.rule import rule

from ..state import State
from ..tables import CARDS_WITH, MOST_OF_AN_EFFECT, NONE


@rule
def owned(s: State, seat: int, effect: int) -> int:
    """RB-7.2  The seat's card with this effect, or NONE."""
    for k in range(MOST_OF_AN_EFFECT):
        card = CARDS_WITH[effect][k]
        if card == NONE:
            return NONE
        if s.owner[card] == seat:
            return card
    return NONE


@rule
def ready(s: State, seat: int, effect: int) -> int:
    """RB-7.3  The seat's card with this effect that is not spent, or NONE."""
    for k in range(MOST_OF_AN_EFFECT):
        card = CARDS_WITH[effect][k]
        if card == NONE:
            return NONE
        if s.owner[card] == seat and s.spent[card] == 0:
            return card
    return NONE
