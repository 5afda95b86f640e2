"""Steps that several effects take: the first card of two, whose worker it is, a worker on a card."""

from __future__ import annotations

from rivertable.engine.rule import rule

from ...state import TARGET, VICTIM, State
from ..queue import ask


@rule
def choose_first(s: State, seat: int, card: int) -> None:
    """RB-7.70, RB-7.79, RB-7.89, RB-12.3  One card is chosen; the other is asked next."""
    s.first = card
    s.stage = 1
    ask(s, TARGET, seat)


@rule
def ask_victim(s: State, seat: int, card: int) -> None:
    """RB-7.68  The user of the effect chooses whose worker it is."""
    s.second = card
    ask(s, VICTIM, seat)


@rule
def stands_on_chosen(s: State, victim: int) -> bool:
    """RB-7.5, RB-7.68  A worker of this player is on the chosen card."""
    return s.workers[s.second][victim] > 0
