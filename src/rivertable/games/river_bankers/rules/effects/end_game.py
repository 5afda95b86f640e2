"""End of game: points of the structures with a ? value (RB-7.92, RB-7.93)."""

from __future__ import annotations

from rivertable.engine.rule import rule

from ...state import SHORELINE, State
from ...tables import (
    CAP,
    DISTINCT_VP,
    EACH,
    EFFECT,
    IS_VARIABLE,
    KINDS,
    MATERIAL,
    PER,
    RIVER_CARDS,
    STRUCTURES,
    USES,
    VP_DISTINCT_PAIRS,
    VP_DISTINCT_TABLE,
    VP_OWN_SHORELINE,
    VP_SHORELINE_CARDS,
    VP_VARIABLE_CARDS,
)


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
def structures_using(s: State, seat: int, material: int) -> int:
    """RB-7.92, RB-2.9  Own structures whose printed cost lists the material, the card itself included."""
    count = 0
    for card in range(STRUCTURES):
        if s.owner[card] == seat:
            count += (USES[card] >> material) & 1
    return count


@rule
def distinct_materials(s: State, seat: int) -> int:
    """RB-7.93  Hidden Cache, Cattail Patch: different materials in the printed costs of own structures."""
    used = 0
    for card in range(STRUCTURES):
        if s.owner[card] == seat:
            used |= USES[card]
    count = 0
    for material in range(KINDS):
        count += (used >> material) & 1
    return count


@rule
def variable_structures(s: State, seat: int) -> int:
    """RB-7.93  Trophy Lodge: own structures with a ? value, itself included."""
    count = 0
    for card in range(STRUCTURES):
        if s.owner[card] == seat:
            count += IS_VARIABLE[card]
    return count


@rule
def variable_points(s: State, seat: int, card: int) -> int:
    """RB-7.92, RB-7.93  Each formula by itself, up to its cap."""
    effect = EFFECT[card]
    if effect == VP_SHORELINE_CARDS:
        count = shoreline_cards(s)
    elif effect == VP_OWN_SHORELINE:
        count = own_shoreline_cards(s, seat)
    elif effect == VP_DISTINCT_PAIRS:
        count = distinct_materials(s, seat) // PER[card]
    elif effect == VP_DISTINCT_TABLE:
        return DISTINCT_VP[distinct_materials(s, seat)]
    elif effect == VP_VARIABLE_CARDS:
        count = variable_structures(s, seat)
    else:
        count = structures_using(s, seat, MATERIAL[card])
    return min(CAP[card], EACH[card] * count)
