"""End of game: points of the structures with a ? value (RB-7.92, RB-7.93)."""

from __future__ import annotations

from rivertable.engine.rule import rule

from ...state import SHORELINE, State
from ...tables import (
    CAP,
    DISTINCT_VP,
    EACH,
    EFFECT,
    KINDS,
    MATERIAL,
    PER,
    RIVER_CARDS,
    STRUCTURES,
    USES_PACKED,
    VARIABLE_LANE,
    VP_DISTINCT_PAIRS,
    VP_DISTINCT_TABLE,
    VP_OWN_SHORELINE,
    VP_SHORELINE_CARDS,
    VP_VARIABLE_CARDS,
)
from ..cost import lane


@rule
def shoreline_cards(s: State) -> int:
    """RB-7.93  Heron Watch: cards on the shoreline."""
    count = 0
    for card in range(RIVER_CARDS):
        if s.at[card] == SHORELINE:
            count += 1
    return count


@rule
def own_shoreline_cards(s: State, seat: int) -> int:
    """RB-7.93  Pier: shoreline cards with a worker of the owner."""
    count = 0
    for card in range(RIVER_CARDS):
        if s.at[card] == SHORELINE and s.workers[card][seat] > 0:
            count += 1
    return count


@rule
def uses_of(s: State, seat: int) -> int:
    """RB-7.92, RB-2.9  How many own structures list each material in their printed cost, packed as in rules/cost.py; in
    the lane after the last material, how many have a ? value."""
    uses = 0
    for card in range(STRUCTURES):
        if s.owner[card] == seat:
            uses += USES_PACKED[card]
    return uses


@rule
def distinct_materials(uses: int) -> int:
    """RB-7.93  Hidden Cache, Cattail Patch: different materials in the printed costs of own structures."""
    count = 0
    for material in range(KINDS):
        if lane(uses, material) > 0:
            count += 1
    return count


@rule
def variable_points(s: State, seat: int, card: int, uses: int) -> int:
    """RB-7.92, RB-7.93  Each formula by itself, up to its cap; `uses` are those of the tableau, this card included."""
    effect = EFFECT[card]
    if effect == VP_SHORELINE_CARDS:
        count = shoreline_cards(s)
    elif effect == VP_OWN_SHORELINE:
        count = own_shoreline_cards(s, seat)
    elif effect == VP_DISTINCT_PAIRS:
        count = distinct_materials(uses) // PER[card]
    elif effect == VP_DISTINCT_TABLE:
        return DISTINCT_VP[distinct_materials(uses)]
    elif effect == VP_VARIABLE_CARDS:
        count = lane(uses, VARIABLE_LANE)
    else:
        count = lane(uses, MATERIAL[card])
    return min(CAP[card], EACH[card] * count)
