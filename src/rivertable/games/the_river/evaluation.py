"""A quick estimate of the final score, in hundredths of a point, from what the seat knows.

Points that lie there, what resources, symbols, columns and pioneers are likely to become in the rounds that are
probably left, and how near the best building is. The weights were found by self-play.
"""

from __future__ import annotations

from rivertable.engine.rule import rule

from .rules.buildings import building_at, shortage
from .scoring import (
    columns_points,
    meadows_points,
    pioneers_kept,
    resource_points,
    standing,
    terrains_at,
    token_points,
)
from .state import NONE, NOT_ENDING, OVER, State
from .tables import (
    BASICS,
    COLUMN_SPOTS,
    COLUMNS,
    COST,
    DISPLAY_SLOTS,
    FOOD,
    INCOME,
    MAX_RESERVED,
    PER_TERRAIN,
    PER_TOKEN,
    POINTS,
    RESOURCES_PER,
    RESOURCES_POINTS,
    SPOTS,
    TILE_EFFECT,
    TOKEN_SPOTS,
    TOKEN_VALUE,
)

POINT = 100  # values are counted in hundredths of a point
ROUND = 100  # rounds are counted in hundredths
PER_CENT = 100
MOST = 1 << 30  # more than anything is worth

LENGTH = 371  # of a whole game
TOKEN_ROUNDS = 74  # rounds that go by until somebody takes another token
TILE_ROUNDS = 60  # the same for a tile
GOOD_VALUE = 59  # a resource that can still be built with
FOOD_VALUE = 105
CROWD = 10  # resources beyond this many are worth little
CROWD_VALUE = 35
SYMBOL_VALUE = 60  # a production symbol, per round
SYMBOL_FADE = 22  # less for each further one of a kind
WAREHOUSE_VALUE = 24  # per round
WAREHOUSES = 9  # as many are useful
COLUMN_START = 50  # a tile on top of a column
COLUMN_CHANCE = 211  # two tiles that match, the third spot open
PIONEER_VALUE = 186  # per round
RESERVED_VALUE = 154
PLAN_SHARE = 42  # per cent of the best building that counts when it can be paid, less by PLAN_STEP for each unit short
PLAN_STEP = 14
PAWN_VALUE = 60
LEAD_VALUE = 105
LEAD_LIMIT = 12
INCOME_VALUE = 100  # per round
GROWTH_VALUE = 28  # of a meadow that counts something, per round


@rule
def schedule(s: State, seat: int) -> int:
    """Rounds that would probably follow this one, in hundredths, by the round and by how far the others are."""
    left = max(0, LENGTH - s.rounds * ROUND)
    for other in range(s.players):
        if other != seat:
            left = min(left, (TOKEN_SPOTS[s.players] - s.token_count[other]) * TOKEN_ROUNDS)
            left = min(left, (SPOTS - s.tiles[other]) * TILE_ROUNDS)
    return left


@rule
def is_finished(s: State, seat: int) -> bool:
    """The seat itself has triggered the end."""
    return s.token_count[seat] == TOKEN_SPOTS[s.players] or s.tiles[seat] == SPOTS


@rule
def lead(s: State, seat: int) -> int:
    """Points ahead of the best other player."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, standing(s, other))
    return standing(s, seat) - best


@rule
def end_value(s: State, seat: int) -> int:
    """Ending the game takes the rounds left from everybody, so it is good for who is ahead and no loss otherwise."""
    rest = schedule(s, seat) * (s.boat[seat] + s.used[seat]) * PIONEER_VALUE // ROUND
    return rest + max(-LEAD_LIMIT, min(LEAD_LIMIT, lead(s, seat))) * LEAD_VALUE


@rule
def plan_gain(s: State, seat: int, choice: int) -> int:
    """What one building would bring beyond the resources it costs, by how near it is; 0 if it is out of reach."""
    building = building_at(s, seat, choice)
    if building == NONE:
        return 0
    token = 0
    if s.token_count[seat] < TOKEN_SPOTS[s.players]:
        token = TOKEN_VALUE[s.players][s.tokens_taken] * POINT + PIONEER_VALUE
    short = shortage(s, seat, building) - s.goods[seat][FOOD]
    if choice >= DISPLAY_SLOTS:
        short -= 1
    cost = COST[building][0] + COST[building][1] + COST[building][2]
    gain = POINTS[building] * POINT + token - cost * GOOD_VALUE
    share = PLAN_SHARE - PLAN_STEP * max(0, short)
    return gain * share // PER_CENT if share > 0 and gain > 0 else 0


@rule
def plan_value(s: State, seat: int) -> int:
    """What the best building within reach would bring."""
    best = 0
    for choice in range(DISPLAY_SLOTS + MAX_RESERVED):
        best = max(best, plan_gain(s, seat, choice))
    return best


@rule
def goods_value(s: State, seat: int) -> int:
    """Resources to build with; many of them only count as points, and what does not fit will be returned."""
    value = s.goods[seat][FOOD] * FOOD_VALUE
    for basic in range(BASICS):
        value += s.goods[seat][basic] * GOOD_VALUE
    kept = min(s.held[seat], s.capacity[seat])
    crowd = max(0, kept - CROWD)
    return value - (s.held[seat] - kept) * GOOD_VALUE - crowd * (GOOD_VALUE - CROWD_VALUE)


@rule
def board_outlook(s: State, seat: int, left: int) -> int:
    """What visible symbols bring in the rounds left."""
    value = min(s.capacity[seat], WAREHOUSES) * WAREHOUSE_VALUE
    for basic in range(BASICS):
        symbol = SYMBOL_VALUE
        for _ in range(s.production[seat][basic]):
            value += symbol
            symbol = max(0, symbol - SYMBOL_FADE)
    return value * left // ROUND


@rule
def column_outlook(s: State, seat: int, left: int) -> int:
    """Chances of columns that are not complete."""
    value = 0
    for column in range(COLUMNS):
        spots = COLUMN_SPOTS[column]
        top, middle = terrains_at(s, seat, spots[0]), terrains_at(s, seat, spots[1])
        if top != 0 and middle == 0:
            value += COLUMN_START
        elif top & middle != 0 and spots[2] >= s.tiles[seat]:
            value += COLUMN_CHANCE
    return value * min(left, 2 * ROUND) // (2 * ROUND)


@rule
def meadow_outlook(s: State, seat: int, left: int) -> int:
    """What meadows will still bring: income, and more of what they count."""
    value = 0
    for spot in range(s.tiles[seat]):
        effect = TILE_EFFECT[s.tile[seat][spot]]
        if effect == INCOME:
            value += INCOME_VALUE * (left + ROUND) // ROUND
        elif effect in (PER_TOKEN, PER_TERRAIN):
            value += GROWTH_VALUE * left // ROUND
    return value


@rule
def evaluate(s: State, seat: int) -> int:
    """The estimate; at the end of the game simply the points."""
    points = token_points(s, seat) + s.building_points[seat] + columns_points(s, seat) + meadows_points(s, seat)
    if s.step == OVER:
        return (points + resource_points(s.held[seat])) * POINT
    left = schedule(s, seat) if s.ending == NOT_ENDING else 0
    value = points * POINT
    if is_finished(s, seat):
        value += end_value(s, seat)
    value += pioneers_kept(s, seat) * PIONEER_VALUE * left // ROUND + s.boat[seat] * PIONEER_VALUE
    value += board_outlook(s, seat, left) + column_outlook(s, seat, left) + meadow_outlook(s, seat, left)
    if left > 0 or s.boat[seat] > 0:
        value += goods_value(s, seat) + plan_value(s, seat) + s.reserved_count[seat] * RESERVED_VALUE
    else:
        value += s.held[seat] * POINT * RESOURCES_POINTS // RESOURCES_PER
    if s.pawn == seat and left > 0:
        value += PAWN_VALUE
    return value
