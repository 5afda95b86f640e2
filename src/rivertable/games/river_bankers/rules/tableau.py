"""Tableaus: who owns which card, and what is ready (RB-7.2, RB-7.3)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.cells import lowest_bit
from rivertable.engine.rule import rule

from ..state import State
from ..tables import NONE, STRUCTURES, USES_PACKED, VP

AT_A_TIME = 8
NO_CARD = 1 << 62


@rule
def list_cards(out: Any, n: int, first: int, cards: int) -> int:
    """Append the actions that name these cards, given as bits, to the n in `out`; the one that names card 0 is `first`. Returns
    how many there are then. Eight places are written at a time, and what is no card is written over: a loop whose end
    nobody can foresee would take longer."""
    while cards != 0:
        for _ in range(AT_A_TIME):
            out[n] = first + lowest_bit(cards | NO_CARD)
            n += cards != 0
            cards &= cards - 1
    return n


@rule
def first_of(cards: int) -> int:
    """The first of some cards, given as bits, or NONE."""
    return lowest_bit(cards) if cards != 0 else NONE


@rule
def owned(s: State, seat: int, cards: int) -> int:
    """RB-7.2  The seat's card among these, given as bits, or NONE."""
    return first_of(s.tableau[seat] & cards)


@rule
def has(s: State, seat: int, cards: int) -> bool:
    """RB-7.2  Has the seat one of these cards?"""
    return s.tableau[seat] & cards != 0


@rule
def ready(s: State, seat: int, cards: int) -> int:
    """RB-7.3  The seat's card among these that is not spent, or NONE."""
    return first_of(s.unspent[seat] & cards)


@rule
def has_ready(s: State, seat: int, cards: int) -> bool:
    """RB-7.3  Has the seat one of these cards that is not spent?"""
    return s.unspent[seat] & cards != 0


@rule
def join_tableau(s: State, seat: int, card: int) -> None:
    """RB-3.2, RB-5.51  A card is in the tableau from now on."""
    s.owner[card] = seat
    s.tableau[seat] |= 1 << card
    s.unspent[seat] |= 1 << card
    s.printed[seat] += VP[card]
    if card < STRUCTURES:
        s.uses[seat] += USES_PACKED[card]


@rule
def spend(s: State, card: int) -> None:
    """RB-7.3  A card of a tableau has been used."""
    s.spent[card] = 1
    s.unspent[s.owner[card]] &= ~(1 << card)


@rule
def unspend(s: State, card: int) -> None:
    """RB-7.3  It may be used again."""
    s.spent[card] = 0
    s.unspent[s.owner[card]] |= 1 << card
