"""When-built effects and Mill Wheel (RB-7.40 to RB-7.52)."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.games.river_bankers.reasons import Reason
from tests.games.river_bankers.builder import (
    Bankers,
    acting,
    bankers,
    bid,
    blanks,
    discard_pile,
    fish,
    hand,
    is_spent,
    known_to,
    legal,
    play,
    river_deck,
    slots,
    supply,
    tableau,
    where,
    why_not,
    workers,
)

PAID: dict[str, dict[str, int]] = {
    "spillway": {"logjam": 4, "mud_flat": 2},
    "snag_pile": {"marsh_edge": 2, "cairn": 1},
    "mud_levee": {"mud_flat": 3, "cairn": 2},
    "cache_burrow": {"mud_flat": 2, "marsh_edge": 2},
    "vine_lattice": {"vine_thicket": 3, "marsh_edge": 2},
    "mill_wheel": {"logjam": 3, "cairn": 2},
    "stone_pool": {"cairn": 3, "clay_bank": 2},
    "flush_channel": {"mud_flat": 3, "marsh_edge": 1},
    "royal_lodge": {"logjam": 6, "vine_thicket": 2},
    "burrow_run": {"vine_thicket": 3, "mud_flat": 1},
    "sap_drip": {"logjam": 2, "vine_thicket": 2},
    "salt_lick": {"cairn": 3, "logjam": 2, "clay_bank": 1},
    "springwater_pool": {"vine_thicket": 3, "mud_flat": 2},
}


def ready_for(card: str, players: int = 2) -> Bankers:
    """Seat 0 holds the structure, and workers on the shoreline that pay for it."""
    position = bankers(players).hand(0, card)
    for material, count in PAID[card].items():
        position.shore(material, count)
    return position


def build(position: Bankers, card: str) -> Any:
    return play(position.turn(), 0, f"build({card})")


def test_rb_7_40_spillway_washes_a_river_1_card_ashore() -> None:
    s = build(ready_for("spillway").river("reed_stand", 1, 0, 1).river("trailing_vine", 1, 0, 1), "spillway")
    assert legal(s, 0) == ["target(reed_stand)", "target(trailing_vine)"]
    play(s, 0, "target(trailing_vine)")
    assert (where(s, "trailing_vine"), where(s, "reed_stand")) == ("shoreline", "river 1")


def test_rb_7_40_nothing_on_river_1() -> None:
    s = build(ready_for("spillway").river("reed_stand", 2, 0, 1), "spillway")
    assert where(s, "reed_stand") == "river 2"


def test_rb_7_41_snag_pile_auctions_a_headwaters_card_at_rate_1_without_starting_cost() -> None:
    s = build(ready_for("snag_pile").headwaters("clay_bank", "fallen_limb").deck("quarry_bank"), "snag_pile")
    play(s, 0, "slot(1)")
    assert why_not(s, 0, "bid(0)") is Reason.MUST_BID
    bid(s, 3, 1)
    assert (fish(s), workers(s, "clay_bank")) == ([2 + 3, 1], [3, 1])
    assert where(s, "clay_bank") == "river 1"
    assert slots(s) == ["fallen_limb", None, "quarry_bank"]


def test_rb_7_41_quick_strike_may_be_used_and_without_a_card_nothing_happens() -> None:
    s = build(ready_for("snag_pile").headwaters("clay_bank").built(0, "quick_strike"), "snag_pile")
    assert "bid_last(yes)" in legal(s, 0)
    assert tableau(build(ready_for("snag_pile"), "snag_pile"), 0) == ["snag_pile"]


def test_rb_7_42_mud_levee_puts_two_blanks() -> None:
    s = build(ready_for("mud_levee").river("reed_stand", 1).river("logjam", 3), "mud_levee")
    play(s, 0, "target(logjam)", "target(reed_stand)")
    assert (blanks(s, "logjam"), blanks(s, "reed_stand")) == (1, 1)


def test_rb_7_42_only_one_if_only_one_icon_is_left_none_if_none() -> None:
    s = build(ready_for("mud_levee").river("reed_stand", 1, blanks=4), "mud_levee")
    assert blanks(s, "reed_stand") == 5
    s = build(ready_for("mud_levee").river("reed_stand", 1, blanks=5), "mud_levee")
    assert blanks(s, "reed_stand") == 5


def test_rb_7_43_cache_burrow_fills_the_new_place_once() -> None:
    s = build(ready_for("cache_burrow").hand(0, "pier", "granary"), "cache_burrow")
    assert len(hand(s, 0)) == 4


def test_rb_7_43_hand_sizes_add_up() -> None:
    s = build(ready_for("cache_burrow").built(0, "beaver_cache"), "cache_burrow")
    assert len(hand(s, 0)) == 5


def test_rb_7_44_vine_lattice_draws_three_and_keeps_one() -> None:
    s = build(
        ready_for("vine_lattice").hand(0, "pier", "granary").structures("portage", "tow_line", "spillway"),
        "vine_lattice",
    )
    assert set(legal(s, 0)) == {"keep(portage)", "keep(tow_line)", "keep(spillway)"}
    play(s, 0, "keep(tow_line)")
    assert sorted(hand(s, 0)) == ["granary", "pier", "tow_line"]
    assert sorted(discard_pile(s)) == ["portage", "spillway"]


def test_rb_7_44_the_discarded_ones_are_shown_to_all() -> None:
    full = ready_for("vine_lattice").hand(0, "pier", "granary")  # no card is drawn after it
    s = build(full.structures("portage", "tow_line", "spillway"), "vine_lattice")
    before = s.reveals
    assert play(s, 0, "keep(tow_line)").reveals == before + 1


def test_rb_7_44_as_many_as_exist() -> None:
    s = build(ready_for("vine_lattice").structures("portage").no_other_structures(), "vine_lattice")
    assert hand(s, 0) == ["portage"]
    s = build(ready_for("vine_lattice").no_other_structures(), "vine_lattice")
    assert hand(s, 0) == []


def test_rb_7_46_stone_pool_orders_the_top_five() -> None:
    deck = ("quarry_bank", "trailing_vine", "reed_stand", "fallen_limb", "silt_bank", "old_growth")
    s = build(ready_for("stone_pool").deck(*deck), "stone_pool")
    assert len(legal(s, 0)) == 5
    for card in ("silt_bank", "fallen_limb", "quarry_bank", "reed_stand"):
        play(s, 0, f"order_next({card})")
    assert river_deck(s) == ["silt_bank", "fallen_limb", "quarry_bank", "reed_stand", "trailing_vine", "old_growth"]
    assert [known_to(s, 0).river_deck[place] >= 0 for place in range(6)] == [False, True, True, True, True, True]
    assert all(known_to(s, 1).river_deck[place] < 0 for place in range(6))


def test_rb_7_46_skipped_with_fewer_than_two() -> None:
    s = build(ready_for("stone_pool").deck("quarry_bank"), "stone_pool")
    assert known_to(s, 0).river_deck[0] < 0


def test_rb_7_47_flush_channel_replaces_a_card_in_its_slot() -> None:
    s = build(ready_for("flush_channel").headwaters("logjam", "cairn", "clay_bank").deck("old_growth"), "flush_channel")
    play(s, 0, "slot(2)")
    assert slots(s) == ["logjam", "old_growth", "clay_bank"]
    assert where(s, "cairn") == "out"


def test_rb_7_47_with_an_empty_deck_the_slot_stays_empty_and_without_cards_nothing_happens() -> None:
    s = build(ready_for("flush_channel").headwaters("logjam"), "flush_channel")
    assert slots(s) == [None, None, None]
    assert tableau(build(ready_for("flush_channel"), "flush_channel"), 0) == ["flush_channel"]


def test_rb_7_48_royal_lodge_gives_another_turn_once() -> None:
    s = build(ready_for("royal_lodge"), "royal_lodge")
    assert acting(s) == [0]
    play(s, 0, "invent(1)")
    play(s, 0, legal(s, 0)[0])
    assert acting(s) == [1]


def test_rb_7_49_burrow_run_goes_back_5() -> None:
    assert fish(build(ready_for("burrow_run").fish(20, 30), "burrow_run")) == [15, 30]
    assert fish(build(ready_for("burrow_run").fish(3, 30), "burrow_run")) == [0, 30]


def test_rb_7_50_sap_drip_places_up_to_two_or_declines() -> None:
    s = build(ready_for("sap_drip").river("reed_stand", 4).river("cairn", 1, blanks=3), "sap_drip")
    assert legal(s, 0) == ["target(cairn)", "target(reed_stand)", "decline"]
    play(s, 0, "target(cairn)")
    assert workers(s, "cairn") == [1, 0]
    s = build(ready_for("sap_drip").river("reed_stand", 4), "sap_drip")
    play(s, 0, "target(reed_stand)")
    assert (workers(s, "reed_stand"), fish(s)[0]) == ([2, 0], 2)


def test_rb_7_50_nothing_without_an_open_river_icon() -> None:
    assert supply(build(ready_for("sap_drip"), "sap_drip"))[0] == 8


def test_rb_7_51_salt_lick_shows_one_hand() -> None:
    position = ready_for("salt_lick", 3).hand(1, "pier", "granary").hand(2, "portage")
    s = build(position, "salt_lick")
    assert legal(s, 0) == ["victim(2)", "victim(3)"]
    play(s, 0, "victim(2)")
    assert sorted(hand(known_to(s, 0), 1)) == ["granary", "pier"]
    assert hand(known_to(s, 0), 2) == []
    assert hand(known_to(s, 2), 1) == []


def test_rb_7_52_springwater_pool_readies_all_even_the_granary_of_this_build() -> None:
    position = (
        ready_for("springwater_pool").spent(0, "tribute_stone", "snare_set").built(0, "granary").spent(1, "spy_mound")
    )
    position.s.workers[18][0] -= 1  # one vine short: Granary pays
    position.s.supply[0] += 1
    s = build(position, "springwater_pool")
    assert [is_spent(s, card) for card in ("tribute_stone", "snare_set", "granary", "spy_mound")] == [
        False,
        False,
        False,
        True,
    ]


# ---------------------------------------------------------------- Mill Wheel


@pytest.mark.parametrize(
    "card",
    ["royal_lodge", "burrow_run", "springwater_pool", "salt_lick"],
)
def test_rb_7_45_some_effects_can_always_be_copied(card: str) -> None:
    s = ready_for("mill_wheel").built(1, card, "granite_spire", "cache_burrow").turn()
    play(s, 0, "build(mill_wheel)")
    assert "mill_wheel" in tableau(s, 0)


def test_rb_7_45_copied_as_if_it_were_yours() -> None:
    s = build(ready_for("mill_wheel").fish(10, 40).built(1, "burrow_run"), "mill_wheel")
    assert fish(s) == [10 + 4 - 5, 40]
    s = build(ready_for("mill_wheel").fish(0, 1).built(1, "royal_lodge"), "mill_wheel")
    assert acting(s) == [0]
    s = build(ready_for("mill_wheel").spent(0, "granary").built(1, "springwater_pool"), "mill_wheel")
    assert not is_spent(s, "granary")


def test_rb_7_45_only_what_can_take_effect_is_offered() -> None:
    cards = ("sap_drip", "vine_lattice", "snag_pile", "spillway", "mud_levee", "flush_channel", "stone_pool")
    s = build(ready_for("mill_wheel").built(1, *cards, "burrow_run", "royal_lodge").no_other_structures(), "mill_wheel")
    assert set(legal(s, 0)) == {"copy(burrow_run)", "copy(royal_lodge)"}
    assert why_not(s, 0, "copy(spillway)") is Reason.NO_EFFECT_NOW
    assert why_not(s, 0, "copy(granary)") is Reason.NOT_COPYABLE


def test_rb_7_45_all_of_them_when_they_can() -> None:
    cards = ("sap_drip", "vine_lattice", "snag_pile", "spillway", "mud_levee", "flush_channel", "stone_pool")
    position = ready_for("mill_wheel").built(1, *cards).river("reed_stand", 1).headwaters("clay_seep")
    s = build(position.deck("quarry_bank", "old_growth"), "mill_wheel")
    assert {text[5:-1] for text in legal(s, 0)} == set(cards)


def test_rb_7_45_only_neighbours() -> None:
    s = build(ready_for("mill_wheel", 4).built(2, "burrow_run"), "mill_wheel")
    assert fish(s)[0] == 4


def test_rb_7_45_a_copied_sap_drip_may_be_declined_a_copied_salt_lick_sees() -> None:
    s = build(ready_for("mill_wheel").river("reed_stand", 1).built(1, "sap_drip"), "mill_wheel")
    assert "decline" in legal(s, 0)
    s = build(ready_for("mill_wheel").hand(1, "pier").built(1, "salt_lick"), "mill_wheel")
    assert hand(known_to(s, 0), 1) == ["pier"]
