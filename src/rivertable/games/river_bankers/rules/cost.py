"""What a build costs: fish, materials, and the cards that change it (RB-5.55, RB-7.30 to RB-7.38).

A need and what one has are six counts packed into one int, a lane of 8 bits per material in scan order.
"""

from __future__ import annotations

from rivertable.engine.cells import lowest_bit
from rivertable.engine.rule import rule

from ..state import State
from ..tables import (
    AMOUNT,
    FLOOR,
    KINDS,
    LANE,
    MATERIAL,
    NONE,
    PACKED_COST,
    PER_BUILD,
    PRIMARY,
    PRINTED_FISH,
    SECOND,
    USES,
    WILD_CARDS,
    WILD_COUNT,
    WILD_OF,
    cards_with,
    each_of,
)
from .effects.effect import Effect, When
from .tableau import has, has_ready

BUILD_FISH_DISCOUNT = cards_with("build_fish_discount")
COST_REDUCTION = cards_with("cost_reduction")
DOUBLE_MATERIAL = cards_with("double_material")
SUBSTITUTE = cards_with("substitute")
TWO_FOR_ONE = cards_with("two_for_one")

# Cost modifiers a player has and has ready, as bits.
MARSH, CHARCOAL_PIT, STONE_TOOL, TREATY_STONE, GRANARY = 1, 2, 4, 8, 16
CHARCOAL_PITS = sum(1 << card for card in each_of(SUBSTITUTE) if PER_BUILD[card])
STONE_TOOLS = SUBSTITUTE - CHARCOAL_PITS


def _material_of(cards: int) -> int:
    """The material that cards of one effect take; if an overlay leaves no such card, it is never asked for."""
    return max((int(MATERIAL[card]) for card in each_of(cards)), default=0)


CHARCOAL_SOURCE = _material_of(CHARCOAL_PITS)
TOOL_SOURCE = _material_of(STONE_TOOLS)
MARSH_MATERIAL = _material_of(DOUBLE_MATERIAL)
ANY = (1 << LANE) - 1
PLAIN = (1 << (LANE * KINDS)) - 1  # the lanes of the materials
TOPS = sum(
    1 << (LANE * material + LANE - 1) for material in range(KINDS)
)  # the top bit of each lane; counts stay below
NEVER_WILD = sum(ANY << (LANE * material) for material in range(KINDS) if WILD_OF[material] == NONE)


@rule
def lane(packed: int, material: int) -> int:
    return (packed >> (LANE * material)) & ANY


@rule
def one(material: int) -> int:
    return 1 << (LANE * material)


# ---------------------------------------------------------------- what the builder has


@rule
def units_of(s: State, seat: int) -> int:
    """RB-7.30  Units on the builder's non-wild cards, Old Growth with its current units."""
    return s.stock[seat] & PLAIN


@rule
def wild_workers_of(s: State, seat: int) -> int:
    """RB-7.6  The builder's workers on each wild card, packed the same way."""
    return s.stock[seat] >> (LANE * KINDS)


@rule
def modifiers_of(s: State, seat: int) -> int:
    """RB-7.2  The cost modifiers in the tableau; those used once per game only if ready."""
    modifiers = MARSH * has(s, seat, DOUBLE_MATERIAL) + TREATY_STONE * has(s, seat, TWO_FOR_ONE)
    modifiers += CHARCOAL_PIT * (s.unspent[seat] & CHARCOAL_PITS != 0) + STONE_TOOL * (
        s.unspent[seat] & STONE_TOOLS != 0
    )
    return modifiers + GRANARY * has_ready(s, seat, COST_REDUCTION)


# ---------------------------------------------------------------- the need


@rule
def halve_reeds(need: int) -> int:
    """RB-7.31  Cattail Marsh: half of the reeds, rounded up."""
    reeds = lane(need, MARSH_MATERIAL)
    return need - (reeds // 2) * one(MARSH_MATERIAL)


@rule
def first_need(card: int, modifiers: int) -> int:
    """RB-7.30, RB-7.31  The printed cost, reeds halved with Cattail Marsh."""
    return halve_reeds(PACKED_COST[card]) if modifiers & MARSH else PACKED_COST[card]


@rule
def is_short(need: int, have: int, material: int) -> bool:
    return lane(have, material) < lane(need, material)


@rule
def can_substitute(need: int, have: int, source: int, target: int) -> bool:
    """RB-7.32, RB-7.33  One in surplus for one of a material that is short."""
    return target != source and is_short(need, have, target) and lane(have, source) - lane(need, source) >= 1


@rule
def substituted(need: int, source: int, target: int) -> int:
    """RB-7.32, RB-7.33  The target falls by 1, the source rises by 1."""
    return need - one(target) + one(source)


@rule
def can_trade(need: int, have: int, target: int, source: int) -> bool:
    """RB-7.34  Treaty Stone: two in surplus for one of a material that is short."""
    return target != source and is_short(need, have, target) and lane(have, source) - lane(need, source) >= 2


@rule
def traded(need: int, target: int, source: int) -> int:
    """RB-7.34  The target falls by 1, the source rises by 2."""
    return need - one(target) + 2 * one(source)


@rule
def shortage(need: int, have: int) -> int:
    """RB-7.36  What a need lacks, by material. All lanes are subtracted at once: a lane keeps its top bit where the need
    is at least what one has."""
    rest = (need | TOPS) - have
    kept = rest & TOPS
    return rest & (kept - (kept >> (LANE - 1)))


@rule
def is_coverable(need: int, have: int, wild: int) -> bool:
    """RB-7.36  Non-wild units where they exist, wild workers for what is missing."""
    missing = shortage(need, have)
    if missing == 0 or wild == 0:
        return missing == 0
    for k in range(WILD_COUNT):
        a, b = PRIMARY[WILD_CARDS[k]], SECOND[WILD_CARDS[k]]
        if lane(missing, a) + lane(missing, b) > lane(wild, k):
            return False
    return missing & NEVER_WILD == 0


# Can the need be covered by some choice of the modifiers that are still to come? (RB-7.36, RB-13.4)


@rule
def can_finish_granary(need: int, have: int, wild: int, modifiers: int) -> bool:
    """RB-7.35, RB-7.36"""
    if is_coverable(need, have, wild):
        return True
    if modifiers & GRANARY:
        for target in range(KINDS):
            if is_short(need, have, target) and is_coverable(need - one(target), have, wild):
                return True
    return False


@rule
def can_finish_treaty(need: int, have: int, wild: int, modifiers: int) -> bool:
    """RB-7.34, RB-7.36"""
    if can_finish_granary(need, have, wild, modifiers):
        return True
    if modifiers & TREATY_STONE:
        for target in range(KINDS):
            for source in range(KINDS):
                if can_trade(need, have, target, source):
                    if can_finish_granary(traded(need, target, source), have, wild, modifiers):
                        return True
    return False


@rule
def can_finish_tool(need: int, have: int, wild: int, modifiers: int) -> bool:
    """RB-7.33, RB-7.36"""
    if can_finish_treaty(need, have, wild, modifiers):
        return True
    if modifiers & STONE_TOOL:
        for target in range(KINDS):
            if can_substitute(need, have, TOOL_SOURCE, target):
                if can_finish_treaty(substituted(need, TOOL_SOURCE, target), have, wild, modifiers):
                    return True
    return False


@rule
def can_finish(need: int, have: int, wild: int, modifiers: int) -> bool:
    """RB-7.32, RB-7.36  A build is legal if some legal set of modifiers works."""
    if modifiers <= MARSH:  # which has halved the need already
        return is_coverable(need, have, wild)
    if can_finish_tool(need, have, wild, modifiers):
        return True
    if modifiers & CHARCOAL_PIT:
        for target in range(KINDS):
            if can_substitute(need, have, CHARCOAL_SOURCE, target):
                if can_finish_tool(substituted(need, CHARCOAL_SOURCE, target), have, wild, modifiers):
                    return True
    return False


@rule
def can_pay(s: State, seat: int, card: int) -> bool:
    """RB-5.50, RB-7.36  The cost can be paid with workers on river and shoreline cards, modifiers included."""
    modifiers = modifiers_of(s, seat)
    return can_finish(first_need(card, modifiers), units_of(s, seat), wild_workers_of(s, seat), modifiers)


# ---------------------------------------------------------------- automatic mode

ENTRY_BITS = 4  # of a material in an order
ENTRY = (1 << ENTRY_BITS) - 1


@rule
def listed(order: int, material: int) -> int:
    """The order with a material added at its end, if it is not there; entries are lanes of their own, 0 ends them."""
    shift = 0
    while (order >> shift) & ENTRY:
        if (order >> shift) & ENTRY == material + 1:
            return order
        shift += ENTRY_BITS
    return order | ((material + 1) << shift)


@rule
def first_short(need: int, have: int, order: int, source: int) -> int:
    """RB-7.37  The first entry of the order, other than the source, that is short; NONE if there is none."""
    shift = 0
    while (order >> shift) & ENTRY:
        material = ((order >> shift) & ENTRY) - 1
        if material != source and is_short(need, have, material):
            return material
        shift += ENTRY_BITS
    return NONE


@rule
def auto_substitute(need: int, have: int, order: int, source: int) -> int:
    """RB-7.37  The target Charcoal Pit or Stone Tool takes by itself: the first suitable in printed order."""
    if lane(have, source) - lane(need, source) < 1:
        return NONE
    return first_short(need, have, order, source)


@rule
def auto_trade(need: int, have: int) -> int:
    """RB-7.37  The first fitting pair of Treaty Stone, target then source in scan order, as target * KINDS + source."""
    for target in range(KINDS):
        for source in range(KINDS):
            if can_trade(need, have, target, source):
                return target * KINDS + source
    return NONE


@rule
def automatic_need(need: int, order: int, have: int, modifiers: int) -> tuple[int, int, int]:
    """RB-7.37  Every modifier fires if it can, with fixed choices: the need left, its entries in order, and which of
    Stone Tool and Granary were used. It does not matter whether the build is affordable in the end."""
    printed, used = order, 0
    if modifiers & MARSH:
        need = halve_reeds(need)
    if modifiers & CHARCOAL_PIT:
        target = auto_substitute(need, have, printed, CHARCOAL_SOURCE)
        if target != NONE:
            need = substituted(need, CHARCOAL_SOURCE, target)
            order = listed(order, CHARCOAL_SOURCE)
    if modifiers & STONE_TOOL:
        target = auto_substitute(need, have, printed, TOOL_SOURCE)
        if target != NONE:
            need = substituted(need, TOOL_SOURCE, target)
            order = listed(order, TOOL_SOURCE)
            used |= STONE_TOOL
    if modifiers & TREATY_STONE:
        pair = auto_trade(need, have)
        if pair != NONE:
            need = traded(need, pair // KINDS, pair % KINDS)
            order = listed(order, pair % KINDS)
    if modifiers & GRANARY:
        target = first_short(need, have, order, NONE)
        if target != NONE:
            need -= one(target)
            used |= GRANARY
    return need, order, used


# ---------------------------------------------------------------- fish


@rule
def build_fish(s: State, seat: int, card: int) -> int:
    """RB-5.55  Printed 0 stays 0; Log Flume first, then Lodge Foundation for a cost that uses its material."""
    fish = PRINTED_FISH[card]
    if fish == 0:
        return 0
    left = s.tableau[seat] & BUILD_FISH_DISCOUNT
    while left != 0:
        source = lowest_bit(left)
        left &= left - 1
        if MATERIAL[source] == NONE or (USES[card] >> MATERIAL[source]) & 1 == 1:
            fish = max(FLOOR[source], fish - AMOUNT[source])
    return fish


EFFECTS = (
    Effect("build_fish_discount", When.STANDING, do=build_fish),
    Effect("double_material", When.STANDING, do=halve_reeds),
    Effect("substitute", When.STANDING, do=substituted),
    Effect("two_for_one", When.STANDING, do=traded),
    Effect("cost_reduction", When.STANDING, do=can_finish_granary),
)
