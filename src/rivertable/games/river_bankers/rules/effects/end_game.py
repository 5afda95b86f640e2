"""End of game: points of the structures with a ? value (RB-7.92, RB-7.93)."""

from __future__ import annotations

from rivertable.engine.rule import rule
from rivertable.engine.written import Names

from ...state import SHORELINE, State
from ...tables import (
    CAP,
    DISTINCT_VP,
    EACH,
    KINDS,
    MATERIAL,
    NONE,
    PER,
    RIVER_CARDS,
    VARIABLE_LANE,
)
from ..cost import lane
from .effect import Effect, When, by_effect, called


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
    return s.uses[seat]


@rule
def distinct_materials(uses: int) -> int:
    """RB-7.93  Hidden Cache, Cattail Patch: different materials in the printed costs of own structures."""
    count = 0
    for material in range(KINDS):
        if lane(uses, material) > 0:
            count += 1
    return count


@rule
def pairs_of_materials(source: int, uses: int) -> int:
    """RB-7.93  Hidden Cache: for every two of them."""
    return distinct_materials(uses) // PER[source]


@rule
def points_by_materials(uses: int) -> int:
    """RB-7.93  Cattail Patch: by its table."""
    return DISTINCT_VP[distinct_materials(uses)]


@rule
def uses_of_material(source: int, uses: int) -> int:
    """RB-7.92  Own structures that list the card's own material in their printed cost."""
    return 0 if MATERIAL[source] == NONE else lane(uses, MATERIAL[source])


EFFECTS = (
    Effect("vp_shoreline_cards", When.SCORING, counts=shoreline_cards),
    Effect("vp_own_shoreline", When.SCORING, counts=own_shoreline_cards),
    Effect("vp_distinct_pairs", When.SCORING, counts=pairs_of_materials),
    Effect("vp_distinct_table", When.SCORING, counts=points_by_materials),
    Effect("vp_variable_cards", When.SCORING, counts=lane, material=VARIABLE_LANE),
    Effect("vp_material", When.SCORING, counts=uses_of_material),
)

_names = Names()
_offered = ("s", "seat", "source", "uses")
counted = by_effect(
    __name__,
    "counted(s, seat, source, uses)",
    (
        (each, [f"return {called(_names, each.counts, each.given, *_offered, packed='uses')}"])
        for each in EFFECTS
        if each.counts
    ),
    _names,
    otherwise=f"return {called(_names, uses_of_material, {}, *_offered)}",
)


@rule
def variable_points(s: State, seat: int, card: int, uses: int) -> int:
    """RB-7.92, RB-7.93  Each formula by itself, up to its cap; `uses` are those of the tableau, this card included."""
    points: int = min(CAP[card], EACH[card] * counted(s, seat, card, uses))
    return points
