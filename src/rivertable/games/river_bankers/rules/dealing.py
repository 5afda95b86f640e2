"""Setup from the shuffles on: hands, material deck, Headwaters (RB-3.3, RB-3.4)."""

from __future__ import annotations

from rivertable.engine.rule import rule

from ..state import DISCARDED, NOT_USED, OUT, State
from ..tables import CONFLUENCE, MIN_PLAYERS, RIVER_CARDS, SLOTS, STRUCTURES
from .headwaters import put_into_deck, show_top, shuffle_river_deck, turn_up
from .structures import refill_hand, shuffle_structures


@rule
def deal_structures(s: State) -> None:
    """RB-3.3  Shuffle the 48 structures (RB-12.3: 49 with Confluence) and deal each hand in full, seat by seat."""
    for card in range(STRUCTURES):
        s.place[card] = DISCARDED
    if s.opt_confluence == 0:
        s.place[CONFLUENCE] = NOT_USED
    shuffle_structures(s)
    for seat in range(s.players):
        refill_hand(s, seat)


@rule
def lay_out_river(s: State) -> None:
    """RB-3.4, RB-2.2  The cards for this player count, shuffled; the top three become Headwaters 1, 2, 3."""
    for card in range(RIVER_CARDS):
        if MIN_PLAYERS[card] <= s.players:
            put_into_deck(s, card)
        else:
            s.at[card] = OUT
    shuffle_river_deck(s)
    for slot in range(SLOTS):
        turn_up(s, slot)
    show_top(s)


@rule
def deal_table(s: State) -> None:
    """RB-3.3, RB-3.4"""
    deal_structures(s)
    lay_out_river(s)
