"""The river board: visible symbols, placing and swapping tiles (TR-2.8 to TR-2.11, TR-5.2 to TR-5.6, TR-5.31, TR-5.32)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import END_TRIGGERED, TILE_PLACED, TILES_SWAPPED
from ..reasons import Reason
from ..state import BY_TILES, NONE, NOT_ENDING, State
from ..tables import (
    BASICS,
    BLANK,
    FRAMED,
    INCOME,
    PRINTED,
    SPOTS,
    TILE_EFFECT,
    TILE_PRODUCTION,
    TILE_WAREHOUSES,
    WAREHOUSE,
)


@rule
def board_of(s: State, seat: int) -> int:
    """TR-3.1, TR-11.2  The river board of the seat's colour, or the first one for all."""
    return 0 if s.opt_preprint == 1 else seat


@rule
def add_printed(s: State, seat: int, spot: int, count: int) -> None:
    """TR-2.10, TR-2.11  The symbol printed on a spot appears (1) or is lost (-1)."""
    symbol = PRINTED[board_of(s, seat)][spot]
    if symbol == WAREHOUSE:
        s.capacity[seat] += count
    elif symbol != BLANK:
        s.production[seat][symbol] += count


@rule
def lay_out_board(s: State, seat: int) -> None:
    """TR-2.2, TR-3.1  An empty river board: every printed symbol is visible."""
    for spot in range(SPOTS):
        s.tile[seat][spot] = NONE
        add_printed(s, seat, spot, 1)
    s.income_spots[seat] = 0


@rule
def trigger_end(s: State, seat: int, why: int) -> None:
    """TR-7.1, TR-10.23  The first trigger counts; a second one, by anybody, makes no difference."""
    if s.ending == NOT_ENDING:
        s.ending = why
        emit(s, END_TRIGGERED, seat, why - 1)


@rule
def place_tile(s: State, seat: int, kind: int, slot: int) -> None:
    """TR-5.2, TR-10.1  The tile goes on the lowest-numbered empty spot, which follows the course of the river.
    TR-5.3, TR-6.1  What is printed there is lost, the tile's own symbols count at once. TR-5.6  A framed spot is noted
    for the cleanup; the twelfth tile triggers the end."""
    spot = s.tiles[seat]
    add_printed(s, seat, spot, -1)
    for basic in range(BASICS):
        s.production[seat][basic] += TILE_PRODUCTION[kind][basic]
    s.capacity[seat] += TILE_WAREHOUSES[kind]
    s.tile[seat][spot] = kind
    s.tiles[seat] += 1
    s.income_spots[seat] |= (TILE_EFFECT[kind] == INCOME) << spot
    emit(s, TILE_PLACED, seat, kind, spot, slot)
    if FRAMED[spot] == 1:
        s.to_settle[seat] |= 1 << spot
    if s.tiles[seat] == SPOTS:
        trigger_end(s, seat, BY_TILES)


@rule
def may_swap_first(s: State, seat: int, spot: int) -> int:
    """TR-5.32, TR-12.7  A spot with a tile; the highest one can only be the second of a pair."""
    if spot >= s.tiles[seat]:
        return Reason.NO_TILE_THERE
    return OK if spot < s.tiles[seat] - 1 else Reason.LOWER_SPOT_FIRST


@rule
def may_swap_second(s: State, seat: int, spot: int) -> int:
    """TR-5.32, TR-12.7  A spot with a tile, further along the course than the first."""
    if spot >= s.tiles[seat]:
        return Reason.NO_TILE_THERE
    return OK if spot > s.swap_spot else Reason.LOWER_SPOT_FIRST


@rule
def swap_tiles(s: State, seat: int, first: int, second: int) -> None:
    """TR-5.32, TR-10.12  Two tiles change places. Symbols, resources and settled pioneers stay as they are, nothing
    happens again."""
    kind = s.tile[seat][first]
    s.tile[seat][first] = s.tile[seat][second]
    s.tile[seat][second] = kind
    if (s.income_spots[seat] >> first) & 1 != (s.income_spots[seat] >> second) & 1:
        s.income_spots[seat] ^= 1 << first | 1 << second
    emit(s, TILES_SWAPPED, seat, first, second)
