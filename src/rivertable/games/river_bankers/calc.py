"""Doors to single rules for other tools: plain Python in, plain Python out, the game's own functions inside."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from .rules import cost as costs
from .rules.auction import billed_of, overbid, placed_of
from .rules.cost import ENTRY, ENTRY_BITS, automatic_need, lane
from .rules.track import next_player
from .scoring import pairs_of, split_pairs
from .state import SEATS, State
from .tables import KINDS, LANE, MATERIALS, NONE

FLAGS = ("cattailMarsh", "charcoalPit", "stoneTool", "treatyStone", "granary", "stoneToolUsed", "granaryUsed")


def resolve_bids(open_icons: int, bids: Sequence[int], pontoon: Sequence[bool]) -> tuple[list[int], list[int]]:
    """RB-6.31, RB-6.30, RB-7.56  Workers placed and workers paid for, by bidder; `pontoon` says who owns it."""
    over = overbid(open_icons, sum(bids))
    placed = [placed_of(bid, over) for bid in bids]
    billed = [billed_of(bid, won, bool(has)) for bid, won, has in zip(bids, placed, pontoon, strict=True)]
    return placed, billed


def pair_points(fixed: Mapping[str, int], wild_pools: Sequence[Mapping[str, Any]]) -> int:
    """RB-8.8  Points for pairs; each wild pool `{"materials": [a, b], "count": n}` is split as is best."""
    pools = [({*pool["materials"]}, int(pool["count"])) for pool in wild_pools]
    for k, (materials, count) in enumerate(pools):
        rest = [*pools[:k], *pools[k + 1 :]]
        if any(materials & other for other, _ in rest):  # shared materials: every split of one pool is tried
            return max(_with_split(fixed, sorted(materials), count, part, rest) for part in range(count + 1))
    shared = {material for materials, _ in pools for material in materials}
    points = sum(pairs_of(count) for material, count in fixed.items() if material not in shared)
    for materials, count in pools:
        counts = [fixed.get(material, 0) for material in sorted(materials)]
        points += split_pairs(counts[0], counts[1], count) if len(counts) == 2 else pairs_of(counts[0] + count)
    return points


def _with_split(
    fixed: Mapping[str, int], materials: list[str], count: int, part: int, rest: list[tuple[set[str], int]]
) -> int:
    settled = dict(fixed)
    for material, more in ((materials[0], part), (materials[-1], count - part)):
        settled[material] = settled.get(material, 0) + more
    return pair_points(settled, [{"materials": [*pool], "count": n} for pool, n in rest])


def next_to_act(pawns: Sequence[Mapping[str, Any]], bonus: Hashable | None) -> Any:
    """RB-4.1, RB-4.4  The id of who acts next, or None. Pawns are `{"id", "fish", "retired", "stack"}`, a higher
    stack is on top; `bonus` is the id that has an extra turn, or None."""
    if len(pawns) > SEATS:
        raise ValueError(f"at most {SEATS} pawns, not {len(pawns)}")
    s = State()
    s.players, s.bonus = len(pawns), NONE
    for seat, pawn in enumerate(pawns):
        s.fish[seat], s.moved[seat], s.retired[seat] = pawn["fish"], pawn["stack"], int(bool(pawn["retired"]))
        if bonus is not None and pawn["id"] == bonus:
            s.bonus = seat
    seat = next_player(s)
    return None if seat == NONE else pawns[seat]["id"]


def effective_cost(
    cost: Mapping[str, int], workers_by_material: Mapping[str, int], flags: Mapping[str, bool]
) -> tuple[dict[str, int], bool, bool]:
    """RB-7.37  Automatic payment: (cost left, Granary used, Stone Tool used). The cost is in printed order."""
    have, need, order = _packed(workers_by_material), _packed(cost), 0
    for k, material in enumerate(cost):
        order |= (MATERIALS.index(material) + 1) << (ENTRY_BITS * k)
    left, order, used = automatic_need(need, order, have, _modifiers(flags))
    listed = ((order >> (ENTRY_BITS * k)) & ENTRY for k in range(KINDS))
    entries = [material - 1 for material in listed if material]
    return (
        {MATERIALS[material]: lane(left, material) for material in entries},
        bool(used & costs.GRANARY),
        bool(used & costs.STONE_TOOL),
    )


def _packed(counts: Mapping[str, int]) -> int:
    return sum(count << (LANE * MATERIALS.index(material)) for material, count in counts.items())


def _modifiers(flags: Mapping[str, bool]) -> int:
    """Owned and ready modifiers as the rules take them."""
    given = {name: bool(flags.get(name, False)) for name in FLAGS}
    modifiers = costs.MARSH * given["cattailMarsh"] | costs.CHARCOAL_PIT * given["charcoalPit"]
    modifiers |= costs.STONE_TOOL * (given["stoneTool"] and not given["stoneToolUsed"])
    modifiers |= costs.TREATY_STONE * given["treatyStone"]
    return modifiers | costs.GRANARY * (given["granary"] and not given["granaryUsed"])
