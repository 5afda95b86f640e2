"""Every legal way to pay a build can be chosen, none of them twice (RB-5.53, RB-5.54, RB-13.4, RB-13.7).

The ways the decisions lead to are compared with all that the clauses allow, found by trying every worker for every need.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from rivertable.engine.reasons import OK
from rivertable.games.river_bankers import actions
from rivertable.games.river_bankers.rules.build import may_build, may_pay
from rivertable.games.river_bankers.rules.flow import apply
from rivertable.games.river_bankers.state import PAY, RIVER, SHORELINE, State
from rivertable.games.river_bankers.tables import (
    COST,
    IS_WILD,
    PRIMARY,
    REEDS,
    RIVER_CARDS,
    RIVER_KEYS,
    SECOND,
    STRUCTURE_KEYS,
    STRUCTURES,
)
from tests.games.river_bankers.builder import Bankers, bankers, legal, play, tableau, workers

OLD_GROWTH = RIVER_KEYS.index("old_growth")
Taken = tuple[int, ...]  # workers a way to pay takes, by material card


def sap_drip(rules: int) -> Bankers:
    """Sap Drip costs 2 logs and 2 vines."""
    ready = bankers(4, rules=rules).river("old_growth", 3, 1).river("driftwood_tangle", 1, 1)
    return ready.river("trailing_vine", 2, 2).hand(0, "sap_drip")


def test_rb_13_7_a_wild_worker_may_pay_before_old_growth() -> None:
    s = play(sap_drip(rules=2).turn(), 0, "build(sap_drip)")
    assert legal(s, 0) == ["pay(driftwood_tangle)", "pay(old_growth)", "pay_auto"]
    play(s, 0, "pay(driftwood_tangle)")
    assert (workers(s, "old_growth")[0], workers(s, "driftwood_tangle")[0], workers(s, "trailing_vine")[0]) == (0, 0, 0)
    assert "sap_drip" in tableau(s, 0)


def test_rb_13_7_old_growth_alone_pays_as_well() -> None:
    s = play(sap_drip(rules=2).turn(), 0, "build(sap_drip)", "pay(old_growth)")
    assert (workers(s, "old_growth")[0], workers(s, "driftwood_tangle")[0]) == (0, 1)


def test_rb_5_53_automatic_payment_takes_old_growth_before_wild_workers() -> None:
    s = play(sap_drip(rules=2).turn(), 0, "build(sap_drip)", "pay_auto")
    assert (workers(s, "old_growth")[0], workers(s, "driftwood_tangle")[0]) == (0, 1)


def test_rb_13_7_in_version_1_old_growth_paid_unasked() -> None:
    s = play(sap_drip(rules=1).turn(), 0, "build(sap_drip)")
    assert (workers(s, "old_growth")[0], workers(s, "driftwood_tangle")[0]) == (0, 1)
    assert "sap_drip" in tableau(s, 0)


def test_rb_13_7_one_unit_wild_and_two_units_together() -> None:
    """Wood Pile, 4 logs, with 1 plain worker, 2 wild ones and 2 worth double: what fits, and what loses 1."""
    ready = bankers(4).shore("logjam", 1).river("driftwood_tangle", 1, 2).river("old_growth", 4, 2)
    cards = [RIVER_KEYS.index(key) for key in ("logjam", "driftwood_tangle", "old_growth")]
    found = ways(ready.hand(0, "wood_pile").final(), STRUCTURE_KEYS.index("wood_pile"))
    by_card = sorted(tuple(way[card] for card in cards) for way in found)
    assert by_card == [(0, 0, 2), (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 1, 1), (1, 2, 1)]


# ---------------------------------------------------------------- every way, in many positions


def standing_on(s: State) -> Taken:
    return tuple(int(s.workers[card][0]) for card in range(RIVER_CARDS))


def after(s: Any, action: int) -> Any:
    played = s.clone()
    apply(played, 0, action)
    return played


def ends(s: Any, auto: bool = False) -> Iterator[State]:
    """Where all answers to the open questions of payment lead; with `auto`, where automatic payment leads from each."""
    if s.decision != PAY:
        yield s
        return
    if auto:
        yield after(s, actions.PAY_AUTO)
    for card in range(RIVER_CARDS):
        if may_pay(s, 0, card) == OK:
            yield from ends(after(s, actions.PAY + card), auto)


def ways(s: Any, structure: int, auto: bool = False) -> list[Taken]:
    """The ways to pay that can be chosen, each as often as answers lead to it."""
    built = after(s, actions.FINAL_BUILD + structure)
    return [tuple(a - b for a, b in zip(standing_on(s), standing_on(end), strict=True)) for end in ends(built, auto)]


def units(s: State, card: int) -> int:
    """RB-7.7"""
    return 2 if card == OLD_GROWTH and s.at[card] in (RIVER + 2, RIVER + 3) else 1


def materials(card: int) -> set[int]:
    """RB-7.6"""
    return {int(PRIMARY[card]), int(SECOND[card])} if IS_WILD[card] else {int(PRIMARY[card])}


def allowed(s: State, need: Taken) -> set[Taken]:
    """RB-5.53, RB-5.54, RB-13.4  Any worker may be spent on any need that is left of a material it gives, one after the
    other until nothing is left."""

    @cache
    def spend(left: Taken, out: Taken) -> frozenset[Taken]:
        if not any(left):
            return frozenset([tuple(a - b for a, b in zip(standing_on(s), out, strict=True))])
        found: set[Taken] = set()
        for card, count in enumerate(out):
            for material in materials(card) if count else ():
                if left[material] > 0:
                    rest = max(0, left[material] - units(s, card))
                    fewer = (*out[:card], count - 1, *out[card + 1 :])
                    found |= spend((*left[:material], rest, *left[material + 1 :]), fewer)
        return frozenset(found)

    return set(spend(need, standing_on(s)))


def canonical(s: State, need: Taken) -> Taken:
    """RB-5.53  Automatic payment: non-wild before wild, worth 1 before worth 2, shoreline, lower space, lower id."""
    order = sorted(range(RIVER_CARDS), key=lambda card: (IS_WILD[card], units(s, card), s.at[card] % SHORELINE, card))
    out, left = [*standing_on(s)], [*need]
    for card in order:
        for material in sorted(materials(card), key=lambda m: -left[m]):
            while left[material] > 0 and out[card] > 0:
                out[card], left[material] = out[card] - 1, left[material] - units(s, card)
    return tuple(a - b for a, b in zip(standing_on(s), out, strict=True))


def position(random: Random, structure: int) -> State:
    """Workers strewn over cards that can pay for a structure, Old Growth where it counts double more often than not."""
    ready = bankers().hand(0, STRUCTURE_KEYS[structure])
    if random.random() < 0.3:
        ready.built(0, "cattail_marsh")
    useful = [card for card in range(RIVER_CARDS) if any(COST[structure][m] for m in materials(card))]
    placed = [0] * RIVER_CARDS
    for _ in range(8):
        placed[random.choice(useful)] += 1
    for card in useful:
        place = random.choice((1, 2, 3, 4, 4, 3, 0) if card == OLD_GROWTH else (1, 2, 3, 4, 0))
        if placed[card] and place:
            ready.river(RIVER_KEYS[card], place, placed[card])
        elif placed[card]:
            ready.shore(RIVER_KEYS[card], placed[card])
    return ready.final()


def need_of(s: State, structure: int) -> Taken:
    """RB-7.31  The printed cost, reeds halved with Cattail Marsh."""
    cost = [int(count) for count in COST[structure]]
    if s.owner[STRUCTURE_KEYS.index("cattail_marsh")] == 0:
        cost[REEDS] = (cost[REEDS] + 1) // 2
    return tuple(cost)


@pytest.mark.parametrize("structure", [*range(STRUCTURES - 1)], ids=STRUCTURE_KEYS[:-1])
def test_rb_13_7_every_way_to_pay_is_reached_by_exactly_one_list_of_answers(structure: int) -> None:
    random = Random(structure)
    for _ in range(60):
        s = position(random, structure)
        need = need_of(s, structure)
        expected = allowed(s, need)
        assert (may_build(s, 0, structure) == OK) == bool(expected)
        if expected:
            assert sorted(ways(s, structure)) == sorted(expected)
            automatic = ways(s, structure, auto=True)
            assert automatic[0] == canonical(s, need)
            assert set(automatic) == expected


def test_the_positions_have_all_three_kinds_of_workers_pay_for_logs() -> None:
    """Else the comparison above would not see what it is for."""
    random, mixed = Random(STRUCTURE_KEYS.index("wood_pile")), 0
    for _ in range(60):
        s = position(random, STRUCTURE_KEYS.index("wood_pile"))
        for way in allowed(s, need_of(s, STRUCTURE_KEYS.index("wood_pile"))):
            kinds = {(int(IS_WILD[card]), units(s, card)) for card in range(RIVER_CARDS) if way[card]}
            mixed += len(kinds) == 3
    assert mixed > 50
