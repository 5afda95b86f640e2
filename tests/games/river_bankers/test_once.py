"""Once-per-game abilities and turn-start starters (RB-7.65 to RB-7.73)."""

from __future__ import annotations

from rivertable.games.river_bankers.reasons import Reason
from tests.games.river_bankers.builder import (
    acting,
    bankers,
    blanks,
    discard_pile,
    fish,
    hand,
    is_spent,
    known_to,
    legal,
    opened,
    play,
    supply,
    why_not,
    workers,
)


def test_rb_7_65_hollowed_out_log_leaves_no_blank() -> None:
    s = bankers().river("cairn", 2, 2).built(0, "hollowed_out_log").turn()
    play(s, 0, "use(hollowed_out_log)")
    assert (workers(s, "cairn"), blanks(s, "cairn"), supply(s)[0]) == ([1, 0], 0, 7)
    assert is_spent(s, "hollowed_out_log")


def test_rb_7_65_not_from_the_shoreline() -> None:
    s = bankers().shore("cairn", 2).built(0, "hollowed_out_log").turn()
    assert why_not(s, 0, "use(hollowed_out_log)") is Reason.NO_EFFECT_NOW


def test_rb_7_66_wood_pile_places_a_worker_on_a_plain_logs_card_for_1_fish() -> None:
    s = bankers().river("logjam", 4).river("driftwood_tangle", 1).built(0, "wood_pile").turn()
    play(s, 0, "use(wood_pile)")
    assert (workers(s, "logjam"), fish(s)) == ([1, 0], [1, 0])


def test_rb_7_66_needs_a_worker_and_an_open_icon() -> None:
    s = bankers().river("logjam", 4).built(0, "wood_pile").supply(0, 0).turn()
    assert why_not(s, 0, "use(wood_pile)") is Reason.NO_EFFECT_NOW
    s = bankers().river("logjam", 4, blanks=7).built(0, "wood_pile").turn()
    assert why_not(s, 0, "use(wood_pile)") is Reason.NO_EFFECT_NOW


def test_rb_7_67_pack_rat_burrow_swaps_with_the_discard_pile() -> None:
    s = bankers().hand(0, "pier", "portage").discarded("granary", "spillway").built(0, "pack_rat_burrow").turn()
    play(s, 0, "use(pack_rat_burrow)", "discard(pier)")
    assert set(legal(s, 0)) == {"take(granary)", "take(spillway)"}
    assert why_not(s, 0, "take(pier)") is Reason.NOT_ON_DISCARD_PILE
    play(s, 0, "take(granary)")
    assert sorted(hand(s, 0)) == ["granary", "portage"]
    assert sorted(discard_pile(s)) == ["pier", "spillway"]
    assert acting(s) == [0]


def test_rb_9_2_a_card_taken_from_the_discard_pile_is_known_to_all() -> None:
    s = bankers().hand(0, "pier").discarded("granary").built(0, "pack_rat_burrow").turn()
    play(s, 0, "use(pack_rat_burrow)")
    assert hand(known_to(s, 1), 0) == ["granary"]


def test_rb_7_67_needs_a_hand_card_and_a_card_in_the_pile() -> None:
    s = bankers().discarded("granary").built(0, "pack_rat_burrow").turn()
    assert why_not(s, 0, "use(pack_rat_burrow)") is Reason.NO_EFFECT_NOW
    s = bankers().hand(0, "granary").built(0, "pack_rat_burrow").turn()
    assert why_not(s, 0, "use(pack_rat_burrow)") is Reason.NO_EFFECT_NOW


def test_rb_7_68_tribute_stone_and_snare_set_send_a_worker_home() -> None:
    for card in ("tribute_stone", "snare_set"):
        s = bankers(3).fish(0, 9, 9).river("cairn", 2, 1, 1, 1).built(0, card).turn()
        play(s, 0, f"use({card})")
        assert legal(s, 0) == ["victim(2)", "victim(3)"]
        play(s, 0, "victim(3)")
        assert (workers(s, "cairn"), blanks(s, "cairn"), fish(s)) == ([1, 1, 0], 1, [0, 9, 6])
        assert is_spent(s, card)


def test_rb_7_68_only_river_cards() -> None:
    s = bankers().shore("cairn", 0, 1).built(0, "tribute_stone").turn()
    assert why_not(s, 0, "use(tribute_stone)") is Reason.NO_EFFECT_NOW


def test_rb_7_69_spring_cascade_readies_another_spent_card() -> None:
    s = bankers().spent(0, "granary", "snare_set").built(0, "spring_cascade", "spy_mound").spent(1, "floodgate").turn()
    play(s, 0, "use(spring_cascade)")
    assert legal(s, 0) == ["ready(granary)", "ready(snare_set)"]
    play(s, 0, "ready(snare_set)")
    assert (is_spent(s, "snare_set"), is_spent(s, "spring_cascade")) == (False, True)


def test_rb_7_69_needs_a_spent_card_other_than_itself() -> None:
    s = bankers().built(0, "spring_cascade", "granary").turn()
    assert why_not(s, 0, "use(spring_cascade)") is Reason.NO_EFFECT_NOW


def test_rb_7_69_it_may_be_used_in_the_same_turn() -> None:
    s = bankers().spent(0, "snare_set").built(0, "spring_cascade").river("cairn", 1, 0, 2).turn()
    play(s, 0, "use(spring_cascade)")
    assert "use(snare_set)" in legal(s, 0)


def test_rb_7_70_rolling_float_swaps_in_the_same_space_free() -> None:
    s = (
        bankers()
        .river("cairn", 2, 1)
        .river("logjam", 2, 0, 1)
        .river("clay_bank", 3, 0, 1)
        .built(0, "rolling_float")
        .turn()
    )
    play(s, 0, "use(rolling_float)")
    assert (workers(s, "cairn"), workers(s, "logjam")) == ([0, 1], [1, 0])
    assert (fish(s), blanks(s, "cairn")) == ([0, 0], 0)


def test_rb_7_70_not_with_another_space() -> None:
    s = bankers().river("cairn", 2, 1).river("clay_bank", 3, 0, 1).built(0, "rolling_float").turn()
    assert why_not(s, 0, "use(rolling_float)") is Reason.NO_EFFECT_NOW


def test_rb_7_72_tail_slap_a_blank_on_river_1_for_1_fish() -> None:
    s = bankers().river("cairn", 1).river("logjam", 1).river("clay_bank", 2).built(0, "tail_slap").turn()
    play(s, 0, "use(tail_slap)")
    assert legal(s, 0) == ["target(logjam)", "target(cairn)"]
    play(s, 0, "target(cairn)")
    assert (blanks(s, "cairn"), fish(s), opened(s, "cairn")) == (1, [1, 0], 3)


def test_rb_7_73_channel_clearer_sends_a_worker_home_without_a_blank() -> None:
    s = bankers(3).river("marsh_edge", 3, 1, 1, 2).river("driftwood_tangle", 1, 0, 1).built(0, "channel_clearer").turn()
    play(s, 0, "use(channel_clearer)", "victim(3)")
    assert (workers(s, "marsh_edge"), blanks(s, "marsh_edge"), fish(s)) == ([1, 1, 1], 0, [1, 0, 0])


def test_rb_7_73_only_opponents_on_plain_reeds() -> None:
    s = bankers().river("marsh_edge", 3, 2).river("logjam", 3, 0, 2).built(0, "channel_clearer").turn()
    assert why_not(s, 0, "use(channel_clearer)") is Reason.NO_EFFECT_NOW
