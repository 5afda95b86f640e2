"""The worked examples of section 10, with the same numbers."""

from __future__ import annotations

import pytest

from rivertable.games.river_bankers.rules.auction import own_rate
from rivertable.games.river_bankers.rules.cost import build_fish
from rivertable.games.river_bankers.rules.tableau import join_tableau
from rivertable.games.river_bankers.rules.track import is_before
from rivertable.games.river_bankers.state import State
from rivertable.games.river_bankers.tables import RIVER_KEYS, STRUCTURE_KEYS
from tests.games.river_bankers.builder import (
    acting,
    auction,
    bankers,
    bid,
    fish,
    is_spent,
    legal,
    opened,
    play,
    points,
    river_deck,
    slots,
    supply,
    where,
    workers,
)


def test_rb_10_1_jam() -> None:
    s = auction(bankers().river("driftwood_tangle", 2).turn(), 0, "auction(driftwood_tangle)", 4, 4)
    assert fish(s) == [1 + 12, 12]
    assert workers(s, "driftwood_tangle") == [1, 1]
    assert (opened(s, "driftwood_tangle"), where(s, "driftwood_tangle")) == (3, "river 3")


def test_rb_10_2_outbid() -> None:
    s = auction(bankers().river("driftwood_tangle", 1).turn(), 0, "auction(driftwood_tangle)", 1, 5)
    assert fish(s) == [1 + 2, 10]
    assert workers(s, "driftwood_tangle") == [0, 4]
    assert (opened(s, "driftwood_tangle"), where(s, "driftwood_tangle")) == (1, "river 2")


def test_rb_10_3_exact_fit() -> None:
    s = auction(bankers(3).river("logjam", 3, blanks=1).turn(), 0, "auction(logjam)", 2, 3, 1)
    assert fish(s) == [1 + 8, 12, 4]
    assert (workers(s, "logjam"), where(s, "logjam")) == ([2, 3, 1], "shoreline")


def test_rb_10_4_total_wipe() -> None:
    s = auction(bankers(3).river("logjam", 2, blanks=4).turn(), 0, "auction(logjam)", 3, 3, 2)
    assert fish(s) == [1 + 9, 9, 6]
    assert (workers(s, "logjam"), opened(s, "logjam"), where(s, "logjam")) == ([0, 0, 0], 3, "river 3")


def test_rb_10_5_pontoon() -> None:
    s = auction(bankers().built(0, "pontoon").river("cairn", 4, blanks=1).turn(), 0, "auction(cairn)", 3, 2)
    assert (fish(s), workers(s, "cairn")) == ([1 + 10, 10], [1, 0])


def test_rb_10_6_pontoon_without_a_jam() -> None:
    s = auction(bankers().built(0, "pontoon").river("cairn", 4, blanks=1).turn(), 0, "auction(cairn)", 2, 1)
    assert fish(s) == [1 + 10, 5]


@pytest.mark.parametrize(
    ("card", "space", "built", "rate"),
    [
        ("marsh_edge", 2, (), 3),
        ("marsh_edge", 2, ("kelp_bed",), 2),
        ("marsh_edge", 2, ("kelp_bed", "reed_bed"), 1),
        ("marsh_edge", 1, ("kelp_bed", "reed_bed"), 1),
        ("driftwood_tangle", 2, ("kelp_bed", "reed_bed"), 3),
        ("mud_slick", 4, (), 5),
        ("mud_slick", 4, ("clay_den",), 3),
        ("mud_slick", 4, ("mud_burrow",), 5),
    ],
)
def test_rb_10_7_discounts(card: str, space: int, built: tuple[str, ...], rate: int) -> None:
    s = play(bankers().river(card, space).built(0, *built).turn(), 0, f"auction({card})")
    assert s.lot == RIVER_KEYS.index(card)
    assert own_rate(s, 0) == rate


def test_rb_10_8_pull() -> None:
    position = bankers().fish(10, 12).headwaters("cairn", "logjam", "mud_flat").deck("clay_bank")
    s = play(position.turn(), 0, "pull(2)")
    assert fish(s)[0] == 13
    bid(s, 3, 2)
    assert fish(s)[0] == 16
    assert (opened(s, "logjam"), where(s, "logjam")) == (2, "river 1")
    assert slots(s) == ["cairn", "mud_flat", "clay_bank"]


def test_rb_10_9_short_flush() -> None:
    s = bankers().headwaters("logjam", "cairn", "mud_flat").deck("clay_bank", "reed_stand").turn()
    play(s, 0, "flush")
    assert slots(s) == ["clay_bank", "reed_stand", None]
    assert sorted(river_deck(s)) == ["cairn", "logjam", "mud_flat"]
    play(s, 0, "flush_pick(1)")
    bid(s, 1, 0)
    assert slots(s)[:2] == ["reed_stand", None]
    assert slots(s)[2] in ("cairn", "logjam", "mud_flat")


def test_rb_10_10_stacking() -> None:
    s = bankers(3).hand(0, "pier").hand(1, "granary").hand(2, "portage").turn()
    for seat in (0, 1, 2):
        assert acting(s) == [seat]
        play(s, seat, "invent(2)")
        play(s, seat, legal(s, seat)[0])
        play(s, seat, legal(s, seat)[0])
    assert (fish(s), acting(s)) == ([2, 2, 2], [2])


def test_rb_10_11_lap() -> None:
    s = play(bankers(3).fish(57, 58, 58).hand(0, "pier").turn(), 0, "invent(5)")
    assert fish(s)[0] == 62


def test_rb_10_12_old_growth() -> None:
    s = bankers(4).river("old_growth", 3, 3).shore("mud_flat", 2).hand(0, "spillway").turn()
    play(s, 0, "build(spillway)")
    assert workers(s, "old_growth")[0] == 1
    s = bankers(4).river("old_growth", 2, 3).shore("mud_flat", 2).hand(0, "spillway").turn()
    assert legal(s, 0, "build") == []


def test_rb_10_13_cattail_marsh() -> None:
    position = bankers().river("reed_stand", 1, 3).river("mud_flat", 1, 2).built(0, "cattail_marsh")
    s = play(position.hand(0, "reed_walkway").turn(), 0, "build(reed_walkway)")
    assert (workers(s, "reed_stand")[0], workers(s, "mud_flat")[0]) == (1, 1)


def test_rb_10_14_modifiers_together() -> None:
    position = bankers().shore("trailing_vine", 1).shore("rocky_shoal", 2).shore("clay_bank", 4)
    s = position.built(0, "charcoal_pit", "granary").hand(0, "hidden_cache").turn()
    play(s, 0, "build(hidden_cache)", "charcoal_pit(vines)")
    assert (supply(s)[0], workers(s, "clay_bank")[0], fish(s)[0]) == (7, 1, 3)
    assert is_spent(s, "granary")


def test_rb_10_15_treaty_stone() -> None:
    s = (
        bankers()
        .shore("boulder_field", 5)
        .shore("mud_flat", 2)
        .built(0, "treaty_stone")
        .hand(0, "granite_spire")
        .turn()
    )
    play(s, 0, "build(granite_spire)")
    assert supply(s)[0] == 8
    join_tableau(s, 0, STRUCTURE_KEYS.index("burrow_network"))
    assert points(s, 0)["variable"] == 3


@pytest.mark.parametrize(
    ("card", "built", "cost"),
    [
        ("royal_lodge", (), 5),
        ("royal_lodge", ("log_flume",), 2),
        ("royal_lodge", ("log_flume", "lodge_foundation"), 1),
        ("log_flume", ("lodge_foundation",), 0),
        ("spillway", (), 0),
    ],
)
def test_rb_10_16_build_fish(card: str, built: tuple[str, ...], cost: int) -> None:
    assert build_fish(bankers().built(0, *built).turn(), 0, STRUCTURE_KEYS.index(card)) == cost


def test_rb_10_17_own_build() -> None:
    position = bankers().fish(20, 23).shore("vine_thicket", 5).shore("rocky_shoal", 1).shore("logjam", 2)
    s = play(position.hand(0, "vine_trellis", "sap_drip").turn(), 0, "build(vine_trellis)")
    assert fish(s)[0] == 21
    assert fish(play(s, 0, "build(sap_drip)"))[0] == 22


def test_rb_10_18_burrow_run_with_vine_trellis() -> None:
    position = bankers().fish(3, 9).shore("vine_thicket", 3).shore("mud_flat", 1).built(0, "vine_trellis")
    assert fish(play(position.hand(0, "burrow_run").turn(), 0, "build(burrow_run)"))[0] == 0


def test_rb_10_19_hidden_inlet() -> None:
    lot = "auction(hidden_inlet)"
    s = auction(bankers(3).fish(20, 30, 30).river("hidden_inlet", 4, 2).turn(), 0, lot, 1, 0, 0)
    assert fish(s)[0] == 20 + 1 + 5 - 3
    s = auction(bankers(3).fish(20, 30, 30).river("hidden_inlet", 4, 2, 1).turn(), 0, lot, 1, 0, 0)
    assert fish(s) == [26, 30, 30]


def test_rb_10_20_mud_wallow() -> None:
    lot = "auction(mud_wallow)"
    s = auction(bankers(3).fish(20, 30, 30).river("mud_wallow", 1).turn(), 0, lot, 2, 1, 1)
    assert fish(s) == [20 + 1 + 4 - 2, 32, 32]
    s = auction(bankers(3).fish(20, 30, 30).river("mud_wallow", 1).turn(), 0, lot, 2, 2, 0)
    assert fish(s) == [25, 34, 30]


def test_rb_10_21_sandbar() -> None:
    s = bankers(4).fish(0, 9, 9, 9).headwaters("slipping_sandbar").turn()
    auction(s, 0, "pull(1)", 3, 0, 0, 0)
    assert (where(s, "slipping_sandbar"), opened(s, "slipping_sandbar")) == ("river 4", 5)
    auction(s, 0, "auction(slipping_sandbar)", 2, 0, 0, 0)
    assert (where(s, "slipping_sandbar"), opened(s, "slipping_sandbar")) == ("river 3", 3)
    s = bankers(4).river("slipping_sandbar", 3, blanks=5).turn()
    auction(s, 0, "auction(slipping_sandbar)", 3, 3, 3, 0)
    assert (where(s, "slipping_sandbar"), sum(workers(s, "slipping_sandbar"))) == ("river 4", 0)


def test_rb_10_22_salmon_run() -> None:
    s = play(bankers().river("logjam", 4).built(0, "salmon_run").turn(), 0, "use(salmon_run)", "place(4)")
    assert (fish(s)[0], workers(s, "logjam")[0]) == (11, 4)


def test_rb_10_23_finish() -> None:
    """A ends on 93, B retires to 89, C crosses by a bid to 93 and lies there on top of A."""
    s = bankers(3).fish(82, 85, 87).river("logjam", 1).hand(0, "pier").turn()
    auction(s, 0, "auction(logjam)", 5, 0, 0)
    assert (fish(s)[0], s.retired[0]) == (93, 1)
    play(s, 1, "retire")
    assert fish(s)[1] == 89
    s = bankers(3).fish(93, 60, 87).retired(0).river("logjam", 1).turn(1)
    auction(s, 1, "auction(logjam)", 0, 1, 3)
    assert (fish(s)[2], s.retired[2]) == (93, 1)
    assert is_before(s, 2, 0)


def test_rb_10_24_final_order() -> None:
    position = bankers(3).fish(93, 89, 93).stack(0, 1, 2).shore("cairn", 0, 6).hand(1, "granite_spire")
    s = position.final()
    assert acting(s) == [1]
    play(s, 1, "final_build(granite_spire)")
    assert fish(s) == [93, 93, 93]
    assert acting(s) == [2]
    play(s, 2, "no_final_build")
    assert acting(s) == [0]


@pytest.mark.parametrize(
    ("placed", "total"),
    [
        ({"logjam": 4, "silt_bank": 4}, 4),
        ({"logjam": 3, "marsh_edge": 3}, 2),
        ({"logjam": 2, "marsh_edge": 1, "silt_bank": 1, "vine_thicket": 1, "clay_bank": 1}, 1),
        ({"logjam": 7, "fallen_limb": 1}, 4),
        ({"logjam": 1, "cairn": 1, "marsh_edge": 1, "silt_bank": 1, "vine_thicket": 1, "clay_bank": 1}, 0),
    ],
)
def test_rb_10_25_pairs(placed: dict[str, int], total: int) -> None:
    position = bankers()
    for card, count in placed.items():
        position.river(card, 1, count)
    assert points(position.over(), 0)["pairs"] == total


def test_rb_10_26_pairs_with_wild() -> None:
    s = bankers().river("logjam", 1, 3).river("marsh_edge", 1, 1).river("driftwood_tangle", 1, 2).over()
    assert points(s, 0)["pairs"] == 3


def test_rb_10_27_variable_vp() -> None:
    s = bankers().built(0, "vine_ladder", "vine_trellis", "clay_vault", "trophy_lodge", "sap_drip").over()
    assert (points(s, 0)["structures"], points(s, 0)["variable"], points(s, 0)["total"]) == (4, 38, 42)


def test_rb_10_28_distinct_materials() -> None:
    """Spillway: logs, mud; Hidden Cache: vines, stones, clay."""
    s = bankers().built(0, "hidden_cache", "spillway").over()
    assert points(s, 0)["variable"] == 6
    s = bankers().built(0, "cattail_patch").built(0, "portage", "log_flume").over()
    assert points(s, 0)["variable"] == 5


def three_crossers(rules: int) -> State:
    """One turn ends with A and B on 89, B on top, and C on 90."""
    s = bankers(3, rules=rules).fish(88, 89, 90).stack(0, 1, 2).hand(0, "pier").turn()
    play(s, 0, "invent(1)")
    s.moved[1] = s.moved[0] + 1  # B came last onto 89
    return play(s, 0, legal(s, 0)[0])


def test_rb_10_29_three_crossers() -> None:
    s = three_crossers(rules=2)
    assert fish(s) == [89, 89, 90]
    assert [s.final_order[k] for k in range(3)] == [1, 0, 2]


def test_rb_10_29_three_crossers_in_version_1() -> None:
    """B stayed on 89, A slid to 90, C found 90 taken and slid to 91."""
    s = three_crossers(rules=1)
    assert fish(s) == [90, 89, 91]
    assert [s.final_order[k] for k in range(3)] == [1, 0, 2]


def test_rb_10_30_bonus_turns() -> None:
    position = bankers(3).fish(0, 10, 20).shore("logjam", 6).shore("vine_thicket", 2).hand(0, "royal_lodge")
    s = play(position.built(2, "slipstream").hand(2, "pier").turn(), 0, "build(royal_lodge)")
    assert acting(s) == [0]
    play(s, 0, "invent(1)")
    play(s, 0, legal(s, 0)[0])
    assert legal(s, 2) == ["slipstream(no)", "slipstream(yes)"]
    play(s, 2, "slipstream(yes)", "invent(1)")
    play(s, 2, legal(s, 2)[0])
    assert acting(s) == [0]
