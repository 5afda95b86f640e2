"""Reactions to builds (RB-7.85 to RB-7.89)."""

from __future__ import annotations

from rivertable.engine.chance import scripted
from rivertable.games.river_bankers.reasons import Reason
from rivertable.games.river_bankers.tables import STRUCTURE_KEYS
from tests.games.river_bankers.builder import (
    Bankers,
    bankers,
    blanks,
    discard_pile,
    fish,
    hand,
    known_to,
    legal,
    play,
    supply,
    why_not,
    workers,
)


def wood_pile() -> Bankers:
    """Uses logs only."""
    return bankers().shore("logjam", 4).hand(0, "wood_pile")


def sap_drip() -> Bankers:
    """Uses logs and vines."""
    return bankers().shore("logjam", 2).shore("vine_thicket", 2).hand(0, "sap_drip")


def reed_bed() -> Bankers:
    """Uses reeds and mud."""
    return bankers().shore("marsh_edge", 3).shore("mud_flat", 1).hand(0, "reed_bed")


def tribute_stone() -> Bankers:
    """Uses clay and stones."""
    return bankers().shore("clay_bank", 2).shore("rocky_shoal", 2).hand(0, "tribute_stone")


def test_rb_7_85_vine_trellis_back_1_for_builds_with_vines() -> None:
    assert fish(play(sap_drip().fish(9, 9).built(0, "vine_trellis").turn(), 0, "build(sap_drip)")) == [10, 9]
    assert fish(play(wood_pile().fish(9, 9).built(0, "vine_trellis").turn(), 0, "build(wood_pile)")) == [11, 9]


def test_rb_7_86_stone_causeway_draws_and_discards() -> None:
    position = tribute_stone().hand(0, "pier", "granary").built(0, "stone_causeway").structures("portage", "tow_line")
    s = play(position.turn(), 0, "build(tribute_stone)")
    assert set(legal(s, 0)) == {"discard(pier)", "discard(granary)", "discard(portage)", "discard(tow_line)"}
    play(s, 0, "discard(tow_line)")
    assert discard_pile(s) == ["tow_line"]


def test_rb_7_86_not_without_a_card_to_draw_or_without_stones() -> None:
    s = play(tribute_stone().built(0, "stone_causeway").no_other_structures().turn(), 0, "build(tribute_stone)")
    assert legal(s, 0, "discard") == []
    s = play(wood_pile().built(0, "stone_causeway").turn(), 0, "build(wood_pile)")
    assert legal(s, 0, "discard") == []


def test_rb_7_87_reed_walkway_places_a_worker_on_river_1() -> None:
    position = reed_bed().built(0, "reed_walkway").river("cairn", 1).river("clay_bank", 2)
    s = play(position.turn(), 0, "build(reed_bed)")
    assert legal(s, 0) == ["target(cairn)", "decline"]
    assert workers(play(s, 0, "target(cairn)"), "cairn") == [1, 0]


def test_rb_7_87_declined_or_nowhere_to_go() -> None:
    s = play(reed_bed().built(0, "reed_walkway").river("cairn", 1).turn(), 0, "build(reed_bed)", "decline")
    assert supply(s)[0] == 8
    s = play(reed_bed().built(0, "reed_walkway").river("cairn", 2).turn(), 0, "build(reed_bed)")
    assert legal(s, 0, "decline") == []


def test_rb_7_88_clay_vault_exchanges_a_hand_card_for_the_top_structure() -> None:
    position = tribute_stone().hand(0, "pier", "granary").built(0, "clay_vault").structures("portage", "tow_line")
    s = play(position.turn(), 0, "build(tribute_stone)")
    assert set(legal(s, 0)) == {"decline", "exchange(pier)", "exchange(granary)", "exchange(portage)"}
    play(s, 0, "exchange(pier)")
    assert sorted(hand(s, 0)) == ["granary", "portage", "tow_line"]
    assert discard_pile(s) == ["pier"]


def test_rb_7_88_left_there_it_stays_known_to_the_builder_alone() -> None:
    position = tribute_stone().hand(0, "pier", "granary").built(0, "clay_vault").structures("portage", "tow_line")
    s = play(position.turn(), 0, "build(tribute_stone)", "decline")
    top = s.deck_count - 1
    assert known_to(s, 0).deck[top] == STRUCTURE_KEYS.index("tow_line")
    assert known_to(s, 1).deck[top] < 0


def test_rb_7_88_the_deck_is_renewed_first_and_without_any_card_nothing_is_seen() -> None:
    position = tribute_stone().built(0, "clay_vault").discarded("portage").no_other_structures()
    s = position.turn()
    s.hand_count[0] = 4  # no refill: as if the hand were full
    with scripted([STRUCTURE_KEYS.index("portage")]):
        play(s, 0, "build(tribute_stone)")
    assert known_to(s, 0).deck[0] == STRUCTURE_KEYS.index("portage")
    s = play(tribute_stone().built(0, "clay_vault").no_other_structures().turn(), 0, "build(tribute_stone)")
    assert legal(s, 0, "exchange") == []


def network() -> Bankers:
    return reed_bed().built(0, "burrow_network")


def test_rb_7_89_burrow_network_moves_a_worker_and_leaves_a_blank() -> None:
    position = network().river("cairn", 1, 1).river("clay_bank", 3, 1)
    s = play(position.turn(), 0, "build(reed_bed)")
    assert legal(s, 0) == ["target(cairn)", "target(clay_bank)", "decline"]
    play(s, 0, "target(cairn)")
    assert (workers(s, "cairn"), blanks(s, "cairn"), workers(s, "clay_bank")) == ([0, 0], 1, [2, 0])


def test_rb_7_89_onto_a_blank_or_an_open_icon() -> None:
    position = network().river("cairn", 1, 1).river("clay_bank", 3, 1, blanks=1)
    s = play(position.turn(), 0, "build(reed_bed)", "target(cairn)")
    assert legal(s, 0) == ["cover(open)", "cover(blank)"]
    play(s, 0, "cover(blank)")
    assert (blanks(s, "clay_bank"), workers(s, "clay_bank")) == (0, [2, 0])


def test_rb_7_89_needs_an_own_worker_at_the_destination() -> None:
    s = play(network().river("cairn", 1, 1).river("clay_bank", 3, 0, 1).turn(), 0, "build(reed_bed)")
    assert legal(s, 0, "target") == []
    position = network().river("cairn", 1, 1).river("clay_bank", 3, 1).river("logjam", 1)
    s = play(position.turn(), 0, "build(reed_bed)")
    assert why_not(s, 0, "target(logjam)") is Reason.NO_TARGET


def test_rb_7_89_only_for_builds_with_mud() -> None:
    position = wood_pile().built(0, "burrow_network").river("cairn", 1, 1).river("clay_bank", 3, 1)
    assert legal(play(position.turn(), 0, "build(wood_pile)"), 0, "target") == []


def test_rb_7_2_a_reaction_fires_for_the_build_that_brings_it_into_play() -> None:
    position = bankers().fish(20, 20).shore("vine_thicket", 3).shore("rocky_shoal", 1).hand(0, "vine_trellis")
    assert fish(play(position.turn(), 0, "build(vine_trellis)"))[0] == 21


def test_rb_7_2_of_the_owner_only() -> None:
    assert fish(play(sap_drip().fish(9, 9).built(1, "vine_trellis").turn(), 0, "build(sap_drip)")) == [11, 9]
