"""The cheap policy: what a seat would sensibly do next, found without trying anything out.

A seat has one building in mind and collects for it; tiles are taken for their symbols, columns and meadows. The stream
makes the values a little uncertain, so that games played on by it differ.
"""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import pick
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from . import actions
from .evaluation import FOOD_VALUE, GOOD_VALUE, INCOME_VALUE, MOST, PIONEER_VALUE, POINT, ROUND, SYMBOL_VALUE, schedule
from .rules.buildings import building_at, may_build, shortage
from .rules.resources import production_amount
from .scoring import meadow_points, terrains_at
from .state import (
    NONE,
    PAY_WITH_FOOD,
    PICK_BUILDING,
    PICK_DISCOUNT,
    PICK_RESERVE,
    PICK_SETUP_TILE,
    PICK_SUBSTITUTE,
    PICK_TILE,
    RETURN_ONE,
    SWAP_FIRST,
    TURN,
    State,
)
from .tables import (
    BASICS,
    CLAY,
    COLUMN_OF,
    COLUMN_SPOTS,
    COLUMN_THREE,
    COLUMN_TWO,
    CONSTRUCT,
    COST,
    DISPLAY_SLOTS,
    FIRST_PLAYER,
    FOOD,
    FOOD_ISLAND,
    FRAMED,
    INCOME,
    MAX_RESERVED,
    POINTS,
    RESERVE,
    ROW_OF,
    SLOTS,
    TERRAIN,
    TILE_EFFECT,
    TILE_PRODUCTION,
    TILE_TERRAINS,
    TILE_WAREHOUSES,
    TOKEN_SPOTS,
    TOKEN_VALUE,
    WOOD,
)

# Weights, found by self-play: python scripts/tune_weights.py the_river --files policy --games 3000 --minutes 6
DOUBT = 41  # by how much a value may seem larger than it is
LACKING = 254  # what a unit lacking for the building in mind costs
NEEDED = 489  # what a unit lacking for it is worth
SPARE = 47  # and another one
TILE_VALUE = 22  # of covering a spot
WAREHOUSE_VALUE = 80
RESERVE_VALUE = 42
PAWN_VALUE = 118


# ---------------------------------------------------------------- buildings


@rule
def building_gain(s: State, seat: int, building: int) -> int:
    """Points of a building and of the token that comes with it."""
    gain = POINTS[building] * POINT
    if s.token_count[seat] < TOKEN_SPOTS[s.players]:
        gain += TOKEN_VALUE[s.players][s.tokens_taken] * POINT + PIONEER_VALUE
    return gain


@rule
def building_in_mind(s: State, seat: int) -> int:
    """The card worth collecting for, display or reserved, or NONE."""
    best, best_value = NONE, 0
    for choice in range(DISPLAY_SLOTS + MAX_RESERVED):
        building = building_at(s, seat, choice)
        if building != NONE:
            short = shortage(s, seat, building) - s.goods[seat][FOOD] - (1 if choice >= DISPLAY_SLOTS else 0)
            value = building_gain(s, seat, building) - LACKING * max(0, short)
            if value > best_value:
                best, best_value = building, value
    return best


@rule
def best_buildable(s: State, seat: int) -> int:
    """The gain of the best building that can be paid now."""
    best = 0
    for choice in range(DISPLAY_SLOTS + MAX_RESERVED):
        if may_build(s, seat, choice) == OK:
            best = max(best, building_gain(s, seat, building_at(s, seat, choice)))
    return best


# ---------------------------------------------------------------- tiles


@rule
def column_gain(s: State, seat: int, terrains: int) -> int:
    """What a tile does for the column of the next spot."""
    spot = s.tiles[seat]
    row, spots = ROW_OF[spot], COLUMN_SPOTS[COLUMN_OF[spot]]
    if row == 0:
        return 0
    above = terrains_at(s, seat, spots[0])
    if row == 1:
        return (COLUMN_TWO + 1) * POINT if above & terrains != 0 else 0
    matched = above & terrains_at(s, seat, spots[1])
    return (COLUMN_THREE - COLUMN_TWO) * POINT if matched & terrains != 0 else 0


@rule
def tile_value(s: State, seat: int, kind: int, left: int) -> int:
    """What a tile on the next spot brings: symbols, its column, its meadow, less a pioneer that settles."""
    value = TILE_VALUE + column_gain(s, seat, TILE_TERRAINS[kind]) + TILE_WAREHOUSES[kind] * WAREHOUSE_VALUE
    for basic in range(BASICS):
        value += TILE_PRODUCTION[kind][basic] * SYMBOL_VALUE * left // ROUND
    effect = TILE_EFFECT[kind]
    if effect != 0:
        value += (meadow_points(s, seat, kind) + 1) * POINT
    if effect == INCOME:
        value += INCOME_VALUE * left // ROUND
    if FRAMED[s.tiles[seat]] == 1:
        value -= PIONEER_VALUE * left // (2 * ROUND)
    return value


@rule
def best_tile(s: State, seat: int, left: int) -> int:
    """The value of the best tile on the island."""
    best = 0
    for slot in range(SLOTS):
        if s.island[slot] != NONE:
            best = max(best, tile_value(s, seat, s.island[slot], left))
    return best


@rule
def choose_tile(s: State, seat: int, out: Any, n: int, first: int, stream: Any) -> int:
    """The tile worth the most."""
    left = schedule(s, seat)
    best, best_value = 0, -MOST
    for k in range(n):
        value = tile_value(s, seat, s.island[out[k] - first], left) + pick(stream, DOUBT)
        if value > best_value:
            best, best_value = k, value
    return out[best]


# ---------------------------------------------------------------- the turn


@rule
def produce_value(s: State, seat: int, basic: int, goal: int) -> int:
    """What producing brings: what the building in mind lacks is worth the most, what does not fit nothing."""
    amount = min(production_amount(s, seat, basic), max(1, s.capacity[seat] - s.held[seat]))
    lacking = COST[goal][basic] - s.goods[seat][basic] if goal != NONE else 0
    needed = min(amount, max(0, lacking))
    return needed * NEEDED + (amount - needed) * SPARE


@rule
def place_value(s: State, seat: int, location: int, goal: int, left: int) -> int:
    """What a pioneer at a location is worth."""
    if location == CONSTRUCT:
        return best_buildable(s, seat)
    if location == TERRAIN:
        return best_tile(s, seat, left)
    if WOOD <= location <= CLAY:
        return produce_value(s, seat, location - WOOD, goal)
    if location == FOOD_ISLAND:
        lacking = goal != NONE and shortage(s, seat, goal) > s.goods[seat][FOOD]
        return NEEDED if lacking else (FOOD_VALUE if s.held[seat] < s.capacity[seat] else 0)
    if location == RESERVE:
        return RESERVE_VALUE if s.reserved_count[seat] == 0 else 0
    return PAWN_VALUE if location == FIRST_PLAYER and s.pawn != seat else 0


@rule
def choose_place(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """The location worth the most; nobody trades."""
    goal, left = building_in_mind(s, seat), schedule(s, seat)
    best, best_value = 0, -MOST
    for k in range(n):
        if out[k] < actions.PASS:
            value = place_value(s, seat, out[k] - actions.PLACE, goal, left) + pick(stream, DOUBT)
            if value > best_value:
                best, best_value = k, value
    return out[best]


# ---------------------------------------------------------------- smaller questions


@rule
def choose_return(s: State, seat: int, out: Any, n: int) -> int:
    """What the building in mind needs least, food last."""
    goal = building_in_mind(s, seat)
    best, best_value = 0, -MOST
    for k in range(n):
        resource = out[k] - actions.RETURN
        spare = -1 if resource == FOOD else s.goods[seat][resource] - (COST[goal][resource] if goal != NONE else 0)
        if spare > best_value:
            best, best_value = k, spare
    return out[best]


@rule
def choose_card(s: State, seat: int, out: Any, n: int, first: int) -> int:
    """The building of the highest gain less what is lacking for it."""
    best, best_value = 0, -MOST
    for k in range(n):
        building = building_at(s, seat, out[k] - first)
        value = building_gain(s, seat, building) - GOOD_VALUE * shortage(s, seat, building)
        if value > best_value:
            best, best_value = k, value
    return out[best]


@rule
def choose_basic(s: State, seat: int, out: Any, n: int, first: int) -> int:
    """The resource the seat has least of."""
    best, best_value = 0, MOST
    for k in range(n):
        if s.goods[seat][out[k] - first] < best_value:
            best, best_value = k, s.goods[seat][out[k] - first]
    return out[best]


# ---------------------------------------------------------------- every decision


@rule
def policy(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """One of the n legal actions in `out`. Swaps are declined or taken as they come, food is not spent needlessly."""
    step = s.step
    if step == TURN:
        return choose_place(s, seat, out, n, stream)
    if step == PICK_TILE:
        return choose_tile(s, seat, out, n, actions.TILE, stream)
    if step == PICK_SETUP_TILE:
        return choose_tile(s, seat, out, n, actions.SETUP_TILE, stream)
    if step == RETURN_ONE:
        return choose_return(s, seat, out, n)
    if step == PICK_RESERVE:
        return choose_card(s, seat, out, n, actions.RESERVE)
    if step == PICK_BUILDING:
        return choose_card(s, seat, out, n, actions.BUILDING)
    if step == PICK_DISCOUNT:
        return choose_basic(s, seat, out, n, actions.DISCOUNT)
    if step == PICK_SUBSTITUTE:
        return choose_basic(s, seat, out, n, actions.SUBSTITUTE)
    if step == PAY_WITH_FOOD or (step == SWAP_FIRST and s.may_decline == 1):
        return out[n - 1]
    return out[n - 1 - pick(stream, 2)]
