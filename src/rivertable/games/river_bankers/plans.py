"""What a structure in hand is worth to a seat, and what it still costs: the base of the estimate and of the cheap policy.

A stock is what a seat has on material cards, packed as in rules/cost.py: a lane per material, then one per wild card.
Prices are tenths of a fish for one more unit of each material, packed the same way.
"""

from __future__ import annotations

from rivertable.engine.cells import lowest_bit
from rivertable.engine.rule import constants, rule

from .rules.cards import open_river_cards
from .rules.cost import MARSH, PLAIN, build_fish, can_finish, first_need, lane, shortage
from .rules.effects.end_game import variable_points
from .rules.headwaters import is_open_slot
from .state import HEADWATERS, RIVER, SHORELINE, State
from .tables import (
    AUCTION_COST,
    BACK,
    COST,
    EFFECT,
    HEADWATERS_RATE,
    IS_VARIABLE,
    IS_WILD,
    KINDS,
    LANE,
    PRIMARY,
    PULL_COST,
    RIVER_RATE,
    SECOND,
    SLOTS,
    SPACES,
    STRUCTURES,
    USES_PACKED,
    VARIABLE_CARDS,
    VARIABLE_COUNT,
    VARIABLE_LANE,
    VP,
    WILD_CARDS,
    WILD_COUNT,
    WORKERS,
    number_of,
)

POINT = 100  # estimates are hundredths of a point
FISH_VALUE = 27  # of a fish not yet spent
GROWTH = 2  # of a structure with a ? value, per fish left: more is built after it
TENTHS = 10
SHARED_BY = 3  # units that share the cost of starting an auction
SCARCE = 45  # price of a material that nothing on offer gives
TYPICAL = 30  # price of a unit in the long run
OFFERED = 40  # per cent of the price that today's offers make
OVERSHOOT = 5  # fish the last action may go beyond the line

_slots = [TENTHS * HEADWATERS_RATE + TENTHS * int(cost) // SHARED_BY for cost in PULL_COST]
_spaces = [TENTHS * int(rate) + TENTHS * AUCTION_COST // SHARED_BY for rate in RIVER_RATE]
OFFER = constants([SCARCE, *_slots, *_spaces])  # what a unit costs by where a card lies: deck, Headwaters, river
PRICE = constants([(offer * OFFERED + TYPICAL * (100 - OFFERED)) // 100 for offer in (SCARCE, *_slots, *_spaces)])
assert (HEADWATERS, RIVER, SHORELINE) == (1, 1 + SLOTS, 1 + SLOTS + SPACES)
SLIDES_BACK = constants(
    [int(BACK[c]) if EFFECT[c] == number_of("slide_back") else 0 for c in range(STRUCTURES)]
)  # fish, when built
UNITS = constants([sum(int(n) for n in COST[c]) for c in range(STRUCTURES)])  # of material in the printed cost
NO_OFFER = sum(int(PRICE[0]) << (LANE * material) for material in range(KINDS))


@rule
def stock_of(s: State, seat: int) -> int:
    """Units the seat has on plain cards by material, then workers on each wild card."""
    return s.stock[seat]


@rule
def cheaper(prices: int, material: int, price: int) -> int:
    """The prices with an offer for a material, if it is better."""
    return prices - (max(0, lane(prices, material) - price) << (LANE * material))


@rule
def prices_of(s: State) -> int:
    """The best offer for each material; a lot is counted where it drifts to."""
    prices, left = NO_OFFER, open_river_cards(s)
    for slot in range(SLOTS):
        if is_open_slot(s, slot):
            left |= 1 << s.headwaters[slot]
    while left != 0:
        card = lowest_bit(left)
        left &= left - 1
        place = s.at[card]
        if card == s.lot:
            place = max(RIVER, place + 1)
        if place < SHORELINE:
            prices = cheaper(prices, PRIMARY[card], PRICE[place])
            if IS_WILD[card] == 1:
                prices = cheaper(prices, SECOND[card], PRICE[place])
    return prices


@rule
def missing_of(need: int, stock: int) -> int:
    """What a need lacks, by material; wild workers stand in for the first they can."""
    missing = shortage(need, stock & PLAIN)
    if missing > 0 and stock > PLAIN:
        for k in range(WILD_COUNT):
            wild, card = lane(stock, KINDS + k), WILD_CARDS[k]
            first = min(wild, lane(missing, PRIMARY[card]))
            second = min(wild - first, lane(missing, SECOND[card]))
            missing -= (first << (LANE * PRIMARY[card])) + (second << (LANE * SECOND[card]))
    return missing


@rule
def price_of(missing: int, prices: int) -> int:
    """What the missing units cost, in tenths of a fish."""
    price = 0
    for material in range(KINDS):
        price += lane(missing, material) * lane(prices, material)
    return price


@rule
def growth_by(s: State, seat: int, card: int, uses: int) -> int:
    """Points that structures with a ? value in the tableau would gain by this one."""
    points, after = 0, uses + USES_PACKED[card]
    for k in range(VARIABLE_COUNT):
        other = VARIABLE_CARDS[k]
        if s.owner[other] == seat:
            points += variable_points(s, seat, other, after) - variable_points(s, seat, other, uses)
    return points


@rule
def worth_of(s: State, seat: int, card: int, uses: int, left: int) -> int:
    """What a structure in hand would bring, in hundredths of a point."""
    worth = VP[card] * POINT + min(SLIDES_BACK[card], left) * FISH_VALUE
    if IS_VARIABLE[card] == 1:
        worth += variable_points(s, seat, card, uses + USES_PACKED[card]) * POINT + left * GROWTH
    if lane(uses, VARIABLE_LANE) > 0:
        worth += growth_by(s, seat, card, uses) * POINT
    return worth


@rule
def plan_missing(card: int, stock: int, modifiers: int) -> int:
    """What the seat lacks to build a structure, with the modifiers it has."""
    need = first_need(card, modifiers)
    missing = missing_of(need, stock)
    if modifiers > MARSH and missing > 0 and can_finish(need, stock & PLAIN, stock >> (LANE * KINDS), modifiers):
        return 0
    return missing


@rule
def plan_value(s: State, seat: int, card: int, stock: int, prices: int, uses: int, modifiers: int, left: int) -> int:
    """What a hand card brings beyond what its fish would bring elsewhere; nothing if it cannot be finished."""
    missing = plan_missing(card, stock, modifiers)
    cost = TENTHS * build_fish(s, seat, card)
    if missing > 0:
        price = price_of(missing, prices)
        if left == 0 or price > TENTHS * (left + OVERSHOOT) or UNITS[card] > WORKERS[s.players]:
            return 0
        cost += price
    return max(0, worth_of(s, seat, card, uses, left) - min(cost, TENTHS * left) * FISH_VALUE // TENTHS)
