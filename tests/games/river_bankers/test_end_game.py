"""Variable points and pairs (RB-7.92, RB-7.93, RB-8.8)."""

from __future__ import annotations

import pytest

from tests.games.river_bankers.builder import bankers, points


@pytest.mark.parametrize(
    ("card", "others", "total"),
    [
        ("vine_ladder", ("sap_drip",), 8),
        ("vine_ladder", ("sap_drip", "burrow_run", "portage"), 12),
        ("vine_trellis", ("sap_drip", "burrow_run", "portage", "tow_line"), 10),
        ("stone_causeway", ("mud_levee", "granite_spire", "stone_pool", "spy_mound"), 8),
        ("reed_walkway", ("reed_bed", "cache_burrow"), 6),
        ("clay_vault", ("granary",), 6),
        ("clay_vault", ("granary", "trading_post", "tribute_stone", "floodgate"), 12),
        ("burrow_network", ("spillway", "reed_bed", "mud_levee"), 9),
        ("burrow_network", (), 3),
    ],
)
def test_rb_7_92_points_by_material(card: str, others: tuple[str, ...], total: int) -> None:
    assert points(bankers().built(0, card, *others).over(), 0)["variable"] == total


def test_rb_7_93_heron_watch_counts_shoreline_cards_up_to_6() -> None:
    cards = ("logjam", "cairn", "mud_flat", "clay_bank", "reed_stand", "trailing_vine", "silt_bank")
    for count, total in ((2, 2), (7, 6)):
        position = bankers().built(0, "heron_watch")
        for card in cards[:count]:
            position.shore(card, 0, 1)
        assert points(position.over(), 0)["variable"] == total


def test_rb_7_93_pier_counts_own_ones_up_to_6() -> None:
    s = bankers().built(0, "pier").shore("logjam", 1).shore("cairn", 1, 1).shore("mud_flat", 0, 1).over()
    assert points(s, 0)["variable"] == 4
    s = (
        bankers()
        .built(0, "pier")
        .shore("logjam", 1)
        .shore("cairn", 1)
        .shore("mud_flat", 1)
        .shore("clay_bank", 1)
        .over()
    )
    assert points(s, 0)["variable"] == 6


@pytest.mark.parametrize(
    ("others", "cache", "patch"), [((), 3, 1), (("spillway",), 6, 2), (("spillway", "reed_bed"), 9, 2)]
)
def test_rb_7_93_distinct_materials(others: tuple[str, ...], cache: int, patch: int) -> None:
    """Hidden Cache itself costs vines, stones and clay; Cattail Patch reeds and mud."""
    assert points(bankers().built(0, "hidden_cache", *others).over(), 0)["variable"] == cache
    assert points(bankers().built(0, "cattail_patch", *others).over(), 0)["variable"] == patch


def test_rb_7_93_trophy_lodge_counts_variable_structures_up_to_12() -> None:
    assert points(bankers().built(0, "trophy_lodge").over(), 0)["variable"] == 3
    s = bankers().built(0, "trophy_lodge", "pier", "heron_watch", "vine_ladder", "cattail_patch", "hidden_cache").over()
    assert points(s, 0)["variable"] >= 12


def test_rb_8_8_pairs_over_river_and_shoreline_not_the_supply() -> None:
    s = bankers().river("logjam", 1, 3).shore("fallen_limb", 1).over()
    assert points(s, 0)["pairs"] == 2
    assert points(bankers().over(), 0)["pairs"] == 0


def test_rb_8_8_wild_workers_are_split_best() -> None:
    s = bankers().river("logjam", 1, 1).river("reed_stand", 1, 1).river("driftwood_tangle", 1, 2).over()
    assert points(s, 0)["pairs"] == 2
    s = bankers().river("clay_bank", 1, 1).river("mud_flat", 1, 1).over()
    assert points(s, 0)["pairs"] == 0
