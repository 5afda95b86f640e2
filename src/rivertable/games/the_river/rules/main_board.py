"""The main board: decks and displays, locations and their limits (TR-3, TR-4.5, TR-4.6, TR-5)."""

from __future__ import annotations

from rivertable.engine.chance import draw_kind_by_groups, reveal
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import BUILDING_REVEALED, DISCARDS_SHUFFLED, PIONEER_IDLE, PIONEER_PLACED, TILE_REVEALED, TILES_DISCARDED
from ..reasons import Reason
from ..state import NONE, State, building_group_of, tile_group_of
from ..tables import (
    BASICS,
    BUILDING_GROUPS,
    BUILDINGS,
    CLAY,
    CONSTRUCT,
    DISPLAY,
    FIRST_PLAYER,
    FOOD_ISLAND,
    GROUP,
    LOCATIONS,
    PER_PLAYER,
    RESERVE,
    SLOTS,
    SPOTS,
    SPOTS_AT,
    SWAP,
    TERRAIN,
    TILE_GROUPS,
    TILES,
    WOOD,
)
from .buildings import may_construct, may_reserve
from .resources import may_produce, may_take_food

PLACES = len(LOCATIONS)

# ---------------------------------------------------------------- decks and displays


@rule
def shuffle_discards(s: State) -> None:
    """TR-4.7  An empty deck is made anew from the discards; TR-10.2 the tile left over at the start stays in the box."""
    for kind in range(TILES):
        s.tile_deck[kind] = s.tile_discards[kind]
        s.tile_deck_count += s.tile_discards[kind]
        s.tile_discards[kind] = 0
    for group in range(TILE_GROUPS):
        s.tile_groups[group] = tile_group_of(s, group)
    if s.tile_deck_count > 0:
        emit(s, DISCARDS_SHUFFLED, s.tile_deck_count)


@rule
def reveal_tiles(s: State, count: int) -> None:
    """TR-3.2, TR-3.9, TR-4.7  Tiles from the deck to the empty island. TR-10.25  If both are empty, fewer.
    TR-8.1  The deck has no order until a tile is drawn."""
    for slot in range(count):
        if s.tile_deck_count == 0:
            shuffle_discards(s)
        if s.tile_deck_count > 0:
            kind = draw_kind_by_groups(s, s.tile_deck, s.tile_groups, GROUP, s.tile_deck_count)
            s.tile_deck[kind] -= 1
            s.tile_groups[kind // GROUP] -= 1
            s.tile_deck_count -= 1
            s.island[slot] = kind
            s.island_count += 1
            emit(s, TILE_REVEALED, slot, kind)
    reveal(s)


@rule
def discard_tiles(s: State) -> None:
    """TR-4.7  What is left on the island is discarded."""
    for slot in range(SLOTS):  # empty ones add nothing: a branch that nobody can foresee would take longer
        s.tile_discards[max(s.island[slot], 0)] += s.island[slot] != NONE
        s.island[slot] = NONE
    if s.island_count > 0:
        emit(s, TILES_DISCARDED, s.island_count)
    s.island_count = 0


@rule
def fill_display(s: State) -> None:
    """TR-3.3, TR-4.7, TR-12.6  Empty slots from the lowest number up; cards on display stay. TR-10.26  An empty deck
    leaves them empty."""
    for slot in range(DISPLAY[s.players]):
        if s.display[slot] == NONE and s.building_deck_count > 0:
            building = draw_kind_by_groups(s, s.building_deck, s.building_groups, GROUP, s.building_deck_count)
            s.building_deck[building] = 0
            s.building_groups[building // GROUP] -= 1
            s.building_deck_count -= 1
            s.display[slot] = building
            emit(s, BUILDING_REVEALED, slot, building)


@rule
def lay_out_decks(s: State) -> None:
    """TR-3.2, TR-3.3  All tiles and all buildings, face down."""
    for slot in range(SLOTS):
        s.island[slot] = NONE
    s.island_count = 0
    for building in range(BUILDINGS):
        s.building_deck[building] = 1
    for group in range(BUILDING_GROUPS):
        s.building_groups[group] = building_group_of(s, group)
    s.building_deck_count = BUILDINGS


# ---------------------------------------------------------------- locations


@rule
def has_room(s: State, seat: int, location: int) -> int:
    """TR-4.5  A free spot, and the own limit not reached."""
    if (s.free_locations >> location) & 1 == 0:
        return Reason.SPOTS_TAKEN
    return OK if (s.unused_locations[seat] >> location) & 1 == 1 else Reason.LIMIT_REACHED


@rule
def may_claim_terrain(s: State, seat: int) -> int:
    """TR-5.1  Fewer than 12 tiles, and a tile is face up."""
    if s.tiles[seat] >= SPOTS:
        return Reason.BOARD_FULL
    return OK if s.island_count > 0 else Reason.NO_TILES_LEFT


@rule
def may_swap(s: State, seat: int) -> int:
    """TR-5.31  Two tiles to swap."""
    return OK if s.tiles[seat] >= 2 else Reason.TOO_FEW_TILES


@rule
def may_place(s: State, seat: int, location: int) -> int:
    """TR-4.5  Room, and the location's action can be carried out. TR-5.30  The first player spot needs no more."""
    room = has_room(s, seat, location)
    if room != OK:
        return room
    if location == TERRAIN:
        return may_claim_terrain(s, seat)
    if WOOD <= location <= CLAY:
        return may_produce(s, seat, location - WOOD)
    if location == FOOD_ISLAND:
        return may_take_food(s, seat)
    if location == RESERVE:
        return may_reserve(s, seat)
    if location == CONSTRUCT:
        return may_construct(s, seat)
    if location == FIRST_PLAYER:
        return OK
    return may_swap(s, seat)


@rule
def places_for(s: State, seat: int) -> int:
    """TR-4.5, TR-5.30  All locations where the seat may place a pioneer, as bits: the same, asked of all at once. Whether
    a building can be paid is asked last, for it takes longest."""
    places = 1 << FIRST_PLAYER
    places |= (may_claim_terrain(s, seat) == OK) << TERRAIN
    for basic in range(BASICS):
        places |= (may_produce(s, seat, basic) == OK) << (WOOD + basic)
    places |= (may_take_food(s, seat) == OK) << FOOD_ISLAND
    places |= (may_reserve(s, seat) == OK) << RESERVE
    places |= (may_swap(s, seat) == OK) << SWAP
    room = s.free_locations & s.unused_locations[seat]
    if (room >> CONSTRUCT) & 1 == 1:
        places |= (may_construct(s, seat) == OK) << CONSTRUCT
    return places & room


@rule
def may_pass(s: State, seat: int) -> int:
    """TR-4.6, TR-10.10  Only if no location is legal at this moment."""
    for location in range(PLACES):
        if may_place(s, seat, location) == OK:
            return Reason.MUST_PLACE
    return OK


@rule
def send_pioneer(s: State, seat: int, location: int) -> None:
    """TR-4.3, TR-1.2  A pioneer goes from the boat to a spot of the location."""
    s.boat[seat] -= 1
    s.used[seat] += 1
    s.pioneers_at[location] += 1
    s.placed[seat][location] += 1
    s.first_bonus[location] = 0
    s.free_locations &= ~((s.pioneers_at[location] == SPOTS_AT[s.players][location]) << location)
    s.unused_locations[seat] &= ~((s.placed[seat][location] == PER_PLAYER[location]) << location)
    emit(s, PIONEER_PLACED, seat, location, s.pioneers_at[location])


@rule
def lay_aside(s: State, seat: int) -> None:
    """TR-4.6  A pioneer with nowhere to go is laid beside the board for this round."""
    s.boat[seat] -= 1
    s.used[seat] += 1
    emit(s, PIONEER_IDLE, seat)
