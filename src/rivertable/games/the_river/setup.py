"""From options and chance to the first decision (TR-3), and what never changes (TR-2)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import draw
from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from .events import PAWN_DRAWN
from .rules.flow import ask_setup_tile
from .rules.main_board import fill_display, lay_out_decks, reveal_tiles
from .rules.river_board import lay_out_board
from .state import NONE, State, tile_group_of
from .tables import (
    BUILDINGS,
    DISPLAY_SLOTS,
    KINDS_OF_GOODS,
    MAX_RESERVED,
    PIONEERS,
    PIONEERS_ON_BOAT,
    SETUP_TILES,
    SLOTS,
    SUPPLY,
    TILE_COPIES,
    TILE_GROUPS,
    TILES,
    TILES_IN_ALL,
)


@rule
def prepare_seat(s: State, seat: int) -> None:
    """TR-3.1  River board and boat: four pioneers on the boat, the fifth on the bonus track. TR-3.6  No resources."""
    lay_out_board(s, seat)
    s.boat[seat] = PIONEERS_ON_BOAT
    s.extra[seat] = PIONEERS - PIONEERS_ON_BOAT
    for card in range(MAX_RESERVED):
        s.reserved[seat][card] = NONE


@rule
def prepare_main_board(s: State, players: int) -> None:
    """TR-3.2, TR-3.3, TR-3.4  Decks and supplies. TR-2.1  The side of the board is the row for the player count."""
    lay_out_decks(s)
    for kind in range(TILES):
        s.tile_deck[kind] = TILE_COPIES[kind]
    for group in range(TILE_GROUPS):
        s.tile_groups[group] = tile_group_of(s, group)
    s.tile_deck_count = TILES_IN_ALL
    for slot in range(DISPLAY_SLOTS):
        s.display[slot] = NONE
    for resource in range(KINDS_OF_GOODS):
        s.supply[resource] = SUPPLY[players][resource]
    s.boxed = NONE
    s.discount = NONE


@rule
def first_seat(s: State) -> int:
    """TR-3.6  Whoever has drawn the pawn, although the preliminary turn begins with another player (TR-3.7)."""
    return s.pawn


@rule
def setup(s: State, players: int) -> None:
    """TR-3  In the order of the rulebook: boards, tiles, buildings, supplies, tokens, pawn; then the preliminary turn.
    TR-12.2  All chance comes from the one generator in the state. TR-3.5  Both token piles are full: none is taken."""
    for seat in range(players):
        prepare_seat(s, seat)
    prepare_main_board(s, players)
    reveal_tiles(s, SETUP_TILES[players])
    fill_display(s)
    s.pawn = draw(s, players)  # TR-3.6
    emit(s, PAWN_DRAWN, s.pawn)
    ask_setup_tile(s)


# ---------------------------------------------------------------- what never changes


@rule
def bits(mask: int) -> int:
    """How many spots or cards a mask names."""
    count = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


@rule
def tile_sum(s: State, weighted: int) -> int:
    """TR-2.3  All tiles wherever they lie, counted or (weighted) added up by kind."""
    total = 0
    for kind in range(TILES):
        total += (s.tile_deck[kind] + s.tile_discards[kind]) * (kind + 1 if weighted == 1 else 1)
    for slot in range(SLOTS):
        if s.island[slot] != NONE:
            total += s.island[slot] + 1 if weighted == 1 else 1
    if s.boxed != NONE:
        total += s.boxed + 1 if weighted == 1 else 1
    for seat in range(s.players):
        for spot in range(s.tiles[seat]):
            total += s.tile[seat][spot] + 1 if weighted == 1 else 1
    return total


@rule
def building_sum(s: State) -> int:
    """TR-2.4  Every building once: in the deck, on display, reserved or built."""
    mask = 0
    for building in range(BUILDINGS):
        if s.building_deck[building] == 1:
            mask ^= 1 << building
    for slot in range(DISPLAY_SLOTS):
        if s.display[slot] != NONE:
            mask ^= 1 << s.display[slot]
    for seat in range(s.players):
        mask ^= s.built[seat]
        for card in range(s.reserved_count[seat]):
            mask ^= 1 << s.reserved[seat][card]
    return mask


# Places among what never changes: the resources by kind, then these.
TILES_AT, WEIGHTED_TILES_AT, BUILDINGS_AT, TOKENS_AT, PIONEERS_AT = range(KINDS_OF_GOODS, KINDS_OF_GOODS + 5)


@rule
def conserved(s: State, out: Any) -> int:
    """TR-2.2 to TR-2.6  Resources by kind, tiles, buildings, tokens, pioneers of each seat."""
    for resource in range(KINDS_OF_GOODS):
        out[resource] = s.supply[resource]
        for seat in range(s.players):
            out[resource] += s.goods[seat][resource]
    out[TILES_AT] = tile_sum(s, 0)
    out[WEIGHTED_TILES_AT] = tile_sum(s, 1)
    out[BUILDINGS_AT] = building_sum(s)
    out[TOKENS_AT] = s.tokens_taken
    for seat in range(s.players):
        out[TOKENS_AT] -= s.token_count[seat]
        out[PIONEERS_AT + seat] = s.boat[seat] + s.used[seat] + s.extra[seat] + bits(s.settled[seat])
    return PIONEERS_AT + s.players
