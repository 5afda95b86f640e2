"""Auctions (RB-6, RB-7.55 to RB-7.61)."""

from __future__ import annotations

import pytest

from rivertable.games.river_bankers.reasons import Reason
from rivertable.games.river_bankers.state import PASSES_BID_LAST, PASSES_RECALL
from tests.games.river_bankers.builder import (
    acting,
    auction,
    bankers,
    bid,
    blanks,
    fish,
    is_spent,
    known_to,
    legal,
    opened,
    play,
    slots,
    supply,
    told,
    where,
    why_not,
    workers,
)

START = "auction(logjam)"


def test_rb_6_1_the_steps_in_order() -> None:
    s = bankers().river("logjam", 2).river("cairn", 1, 1, 1).built(0, "floodgate", "quick_strike").turn()
    for seat, text in [(0, START), (0, "floodgate(no)"), (0, "recall_done"), (1, "recall_done"), (0, "bid_last(yes)")]:
        play(s, seat, text)
    seen = told(s, 1, "bid(2)") + told(s, 0, "late_bid(3)")
    steps = ["bid_made", "late_bid_made", "pawn_forward", "pawn_forward", "workers_placed", "workers_placed"]
    assert seen[:7] == [*steps, "card_drifts"]


def test_rb_6_2_retired_players_take_no_part() -> None:
    s = bankers(3).fish(0, 90, 5).retired(1).built(1, "spy_mound").river("logjam", 1, 1, 1).turn()
    play(s, 0, START, "recall_done")
    assert acting(s) == [0, 2]


def test_rb_6_3_floodgate_is_asked_of_the_trigger_only() -> None:
    s = play(bankers().river("logjam", 2).built(1, "floodgate").turn(), 0, START)
    assert acting(s) == [0, 1]


@pytest.mark.parametrize(("space", "asked"), [(1, False), (2, True), (3, True), (4, True)])
def test_rb_6_3_floodgate_on_river_2_to_4(space: int, asked: bool) -> None:
    s = play(bankers().river("logjam", space).built(0, "floodgate").turn(), 0, START)
    assert ("floodgate(yes)" in legal(s, 0)) is asked


def test_rb_7_58_floodgate_moves_the_lot_upstream_and_the_rate_drops() -> None:
    s = play(bankers().river("logjam", 3).built(0, "floodgate").turn(), 0, START, "floodgate(yes)")
    assert where(s, "logjam") == "river 2"
    bid(s, 2, 0)
    assert fish(s) == [1 + 2 * 3, 0]
    assert where(s, "logjam") == "river 3"
    assert is_spent(s, "floodgate")


def test_rb_7_58_not_for_headwaters_and_not_when_spent() -> None:
    s = play(bankers().headwaters("logjam").built(0, "floodgate").turn(), 0, "pull(1)")
    assert acting(s) == [0, 1]
    s = play(bankers().river("logjam", 3).spent(0, "floodgate").turn(), 0, START)
    assert acting(s) == [0, 1]


# ---------------------------------------------------------------- recall


def test_rb_6_10_recall_in_seat_order_from_the_trigger() -> None:
    s = bankers(3).fish(5, 0, 5).river("logjam", 1).river("cairn", 2, 1, 1, 1).turn(1)
    order = []
    play(s, 1, START)
    while len(acting(s)) == 1:
        order += acting(s)
        play(s, acting(s)[0], "recall_done")
    assert order == [1, 2, 0]


def test_rb_6_10_from_river_with_a_blank_and_from_the_shoreline_without() -> None:
    s = bankers().river("logjam", 1).river("cairn", 2, 1).shore("mud_flat", 2).turn()
    play(s, 0, START, "recall(cairn)", "recall(mud_flat)")
    assert (workers(s, "cairn"), blanks(s, "cairn")) == ([0, 0], 1)
    assert (workers(s, "mud_flat"), blanks(s, "mud_flat"), where(s, "mud_flat")) == ([1, 0], 0, "shoreline")
    play(s, 0, "recall(mud_flat)")
    assert where(s, "mud_flat") == "out"
    assert supply(s) == [8, 8]


def test_rb_6_10_no_worker_there() -> None:
    s = play(bankers().river("logjam", 1, 0, 1).river("cairn", 2, 1).turn(), 0, START)
    assert why_not(s, 0, "recall(logjam)") is Reason.NO_WORKER_THERE


def test_rb_13_6_a_standing_answer_is_asked_no_more_until_the_seat_says_so() -> None:
    s = bankers().fish(0, 20).river("logjam", 1).river("cairn", 2, 1).hand(0, "pier").turn()
    assert why_not(s, 0, "ask_again") is Reason.NO_STANDING_ANSWER
    play(s, 0, START, "pass_recalls")
    bid(s, 1, 0)
    play(s, 0, "auction(logjam)")
    assert acting(s) == [0, 1]
    bid(s, 1, 0)
    play(s, 0, "ask_again", START)
    assert "recall_done" in legal(s, 0)


def test_rb_13_6_the_same_for_late_bids_and_a_trigger_without_supply_is_asked() -> None:
    s = bankers().fish(0, 20).river("logjam", 1).built(0, "quick_strike").turn()
    play(s, 0, START, "pass_bid_last")
    bid(s, 1, 0)
    play(s, 0, START, "recall_done")
    assert acting(s) == [0, 1]
    s = bankers().river("logjam", 1, 4).shore("mud_flat", 4).turn()
    s.standing[0] = 3
    assert legal(play(s, 0, START), 0, "recall") == ["recall(logjam)", "recall(mud_flat)"]


def test_rb_6_10_a_trigger_that_had_to_recall_may_recall_more_whatever_its_standing_answer() -> None:
    """RB-13.6: both standing answers, an empty supply; the recall is asked on until "done"."""
    s = bankers().built(0, "quick_strike").river("logjam", 1, 4).shore("mud_flat", 4).turn()
    s.standing[0] = PASSES_RECALL | PASSES_BID_LAST
    play(s, 0, START, "recall(mud_flat)", "recall(mud_flat)", "recall(logjam)", "recall_done")
    assert (supply(s), acting(s)) == ([3, 8], [0, 1])
    assert legal(s, 0) == ["bid(1)", "bid(2)", "bid(3)"]
    assert s.standing[0] == PASSES_BID_LAST


def test_rb_13_6_who_does_not_recall_keeps_the_standing_answer() -> None:
    s = bankers(3).river("logjam", 1).river("cairn", 2, 1, 1, 1).turn()
    s.standing[1] = PASSES_RECALL
    play(s, 0, START, "recall_done")
    play(s, 2, "recall(cairn)")
    assert list(s.standing[:3]) == [0, PASSES_RECALL, 0]


def test_rb_6_11_workers_on_the_lot_too_and_its_open_icons_stay() -> None:
    s = play(bankers().river("logjam", 1, 2).turn(), 0, START, "recall(logjam)")
    assert opened(s, "logjam") == 5


def test_rb_6_12_a_trigger_without_supply_must_recall() -> None:
    s = play(bankers().river("logjam", 1, 4).shore("mud_flat", 4).turn(), 0, START)
    assert why_not(s, 0, "recall_done") is Reason.MUST_RECALL
    play(s, 0, "recall(mud_flat)")
    assert "recall_done" in legal(s, 0)


def test_rb_6_13_recall_moves_no_card() -> None:
    s = play(bankers().river("logjam", 1).river("cairn", 2, 4).turn(), 0, START, "recall(cairn)")
    assert where(s, "cairn") == "river 2"


def test_rb_7_57_streambank_hollow_goes_back_1_for_each_recall() -> None:
    s = bankers().fish(0, 20).river("logjam", 1).river("cairn", 2, 0, 2).built(1, "streambank_hollow").turn()
    play(s, 0, START)
    play(s, 1, "recall(cairn)", "recall(cairn)")
    assert fish(s) == [1, 18]


def test_rb_7_57_not_for_builds() -> None:
    s = bankers().fish(9, 20).river("logjam", 2, 4).built(0, "streambank_hollow").hand(0, "wood_pile").turn()
    assert fish(play(s, 0, "build(wood_pile)")) == [11, 20]


# ---------------------------------------------------------------- bids


def test_rb_6_20_limits_of_a_bid() -> None:
    s = play(bankers().river("cairn", 1).shore("logjam", 0, 6).turn(), 0, "auction(cairn)")
    play(s, 1, "recall_done")
    assert legal(s, 0) == ["bid(1)", "bid(2)", "bid(3)", "bid(4)"]
    assert legal(s, 1) == ["bid(0)", "bid(1)", "bid(2)"]
    assert why_not(s, 0, "bid(0)") is Reason.MUST_BID
    assert why_not(s, 1, "bid(3)") is Reason.BID_TOO_HIGH


def test_rb_6_20_bids_are_secret_until_all_are_made() -> None:
    s = play(bankers().river("logjam", 1).turn(), 0, START, "bid(3)")
    assert known_to(s, 1).bid[0] < -1
    assert acting(s) == [1]


def test_rb_6_21_quick_strike_for_the_trigger_only() -> None:
    s = play(bankers().river("logjam", 1).built(1, "quick_strike").turn(), 0, START)
    assert acting(s) == [0, 1]
    s = play(bankers().river("logjam", 1).built(0, "quick_strike").turn(), 0, START)
    assert legal(s, 0) == ["bid_last(no)", "bid_last(yes)", "pass_bid_last"]


def test_rb_7_60_quick_strike_has_no_limit_and_keeps_the_least_bid() -> None:
    s = play(bankers().river("logjam", 1).built(0, "quick_strike").turn(), 0, START, "bid_last(yes)")
    play(s, 1, "bid(7)")
    assert why_not(s, 0, "late_bid(0)") is Reason.MUST_BID
    play(s, 0, "late_bid(1)")
    assert not is_spent(s, "quick_strike")


def test_rb_7_59_spy_mound_for_anybody_flipped_at_once() -> None:
    s = play(bankers().river("logjam", 1).built(1, "spy_mound").turn(), 0, START)
    play(s, 1, "bid_last(yes)")
    assert is_spent(s, "spy_mound")
    play(s, 0, "bid(2)")
    assert legal(s, 1) == [f"late_bid({n})" for n in range(8)]


def test_rb_6_21_a_trigger_with_both_is_asked_for_quick_strike_only() -> None:
    s = bankers().river("logjam", 1).built(0, "quick_strike", "spy_mound").turn()
    play(s, 0, START, "bid_last(yes)")
    assert not is_spent(s, "spy_mound")
    assert acting(s) == [1]


def test_rb_6_21_asked_even_if_only_one_bid_is_possible() -> None:
    s = bankers().river("logjam", 1).shore("silt_bank", 0, 7).shore("cairn", 0, 1).built(1, "spy_mound").turn()
    play(play(s, 0, START), 1, "recall_done")
    assert "bid_last(yes)" in legal(s, 1)


def test_rb_6_21_if_everybody_declares_there_are_no_sealed_bids() -> None:
    s = bankers().river("logjam", 1).built(0, "quick_strike").built(1, "spy_mound").turn()
    play(s, 0, START, "bid_last(yes)")
    play(s, 1, "bid_last(yes)")
    assert legal(s, 1)[0] == "late_bid(0)"


def test_rb_6_22_late_bidders_lowest_total_first_and_openly() -> None:
    s = bankers(3).fish(9, 3, 1).river("logjam", 1).built(0, "quick_strike").built(1, "spy_mound").turn()
    play(s, 0, START, "bid_last(yes)")
    play(s, 1, "bid_last(yes)")
    play(s, 2, "bid(1)")
    assert acting(s) == [1]
    play(s, 1, "late_bid(2)")
    assert (acting(s), s.shown_bid[:3]) == ([0], [0, 2, 1])


# ---------------------------------------------------------------- payment and placement


def test_rb_6_30_the_full_bid_is_paid_in_seat_order() -> None:
    """Both end on 12; seat 1 paid last and lies on top."""
    s = auction(bankers().fish(0, 1).river("logjam", 2).turn(), 0, START, 4, 4)
    assert fish(s) == [13, 13]
    assert acting(s) == [1]


def test_rb_6_31_plenty_everyone_places_the_whole_bid() -> None:
    s = auction(bankers().river("logjam", 2).turn(), 0, START, 4, 2)
    assert workers(s, "logjam") == [4, 2]
    assert supply(s) == [4, 6]


def test_rb_6_31_a_jam_takes_the_overbid_from_everybody() -> None:
    s = auction(bankers().river("logjam", 2, blanks=2).turn(), 0, START, 4, 3)
    assert workers(s, "logjam") == [2, 1]


def test_rb_6_32_the_lot_moves_one_space_downstream() -> None:
    places = []
    for space in (1, 2, 3, 4):
        s = auction(bankers().river("logjam", space).turn(), 0, START, 1, 0)
        places.append(where(s, "logjam"))
    assert places == ["river 2", "river 3", "river 4", "shoreline"]


def test_rb_6_32_only_the_lot_moves() -> None:
    s = auction(bankers().river("logjam", 1).river("cairn", 1).turn(), 0, START, 1, 0)
    assert where(s, "cairn") == "river 1"


def test_rb_6_32_without_open_icons_straight_to_the_shoreline() -> None:
    s = auction(bankers().river("cairn", 1).turn(), 0, "auction(cairn)", 3, 1)
    assert where(s, "cairn") == "shoreline"


def test_rb_6_32_slots_close_up_and_gaps_move_along() -> None:
    s = auction(bankers().headwaters("logjam", None, "cairn").deck("mud_flat").turn(), 0, "pull(1)", 1, 0)
    assert slots(s) == [None, "cairn", "mud_flat"]


def test_rb_6_32_slots_before_the_one_left_stay() -> None:
    s = auction(bankers().headwaters("logjam", "cairn", "clay_bank").turn(), 0, "pull(3)", 1, 0)
    assert slots(s) == ["logjam", "cairn", None]


def test_rb_6_33_blanks_are_removed_on_the_shoreline() -> None:
    s = auction(bankers().river("logjam", 4, 2, blanks=3).turn(), 0, START, 1, 0)
    assert (where(s, "logjam"), blanks(s, "logjam"), workers(s, "logjam")) == ("shoreline", 0, [3, 0])


def test_rb_6_33_a_card_without_workers_goes_out_of_the_game() -> None:
    s = auction(bankers().river("cairn", 4, blanks=1).turn(), 0, "auction(cairn)", 3, 3)
    assert where(s, "cairn") == "out"


def test_rb_6_34_shoreline_cards_cannot_be_auctioned_but_their_workers_recalled() -> None:
    s = bankers().shore("logjam", 2).river("cairn", 1).turn()
    assert legal(s, 0, "auction") == ["auction(cairn)"]
    assert "recall(logjam)" in legal(play(s, 0, "auction(cairn)"), 0)


# ---------------------------------------------------------------- discounts and Pontoon


def test_rb_7_55_only_for_bids() -> None:
    """Salmon Run on a reeds card and Portage from one cost the same with Kelp Bed."""
    s = bankers().river("marsh_edge", 2).built(0, "kelp_bed", "salmon_run").turn()
    play(s, 0, "use(salmon_run)", "place(2)")
    assert fish(s)[0] == 3


def test_rb_7_56_pontoon_pays_for_one_less_if_a_jam_costs_workers() -> None:
    s = auction(bankers().river("cairn", 1).built(1, "pontoon").turn(), 0, "auction(cairn)", 2, 3)
    assert (fish(s), workers(s, "cairn")) == ([5, 4], [1, 2])


def test_rb_7_56_not_without_a_jam() -> None:
    s = auction(bankers().river("cairn", 1).built(1, "pontoon").turn(), 0, "auction(cairn)", 1, 3)
    assert fish(s) == [3, 6]


# ---------------------------------------------------------------- Slipstream, lookouts


def test_rb_7_61_slipstream_after_another_player_s_turn() -> None:
    s = bankers(3).fish(0, 5, 9).built(2, "slipstream").hand(0, "pier").turn()
    play(s, 0, "invent(1)", "discard(pier)")
    assert legal(s, 2) == ["slipstream(no)", "slipstream(yes)"]
    play(s, 2, "slipstream(yes)")
    assert (acting(s), is_spent(s, "slipstream")) == ([2], True)


def test_rb_7_61_declined_it_stays_ready() -> None:
    s = bankers(3).fish(0, 5, 9).built(2, "slipstream").hand(0, "pier").turn()
    play(s, 0, "invent(1)", "discard(pier)")
    play(s, 2, "slipstream(no)")
    assert (acting(s), is_spent(s, "slipstream")) == ([0], False)


@pytest.mark.parametrize("totals", [(0, 9, 0), (0, 9, 88)], ids=["not if next anyway", "not the same player"])
def test_rb_7_61_not_offered(totals: tuple[int, ...]) -> None:
    owner = 2 if totals[2] == 0 else 0
    s = bankers(3).fish(*totals).stack(2).built(owner, "slipstream").hand(0, "pier").turn()
    play(s, 0, "invent(1)", "discard(pier)")
    assert "slipstream(yes)" not in legal(s, owner)


def test_rb_7_61_not_to_a_retired_owner() -> None:
    s = bankers(3).fish(0, 5, 90).retired(2).built(2, "slipstream").hand(0, "pier").turn()
    assert acting(play(s, 0, "invent(1)", "discard(pier)")) == [0]


@pytest.mark.parametrize("card", ["lookout_tree", "marsh_lookout"])
def test_rb_7_62_the_owner_knows_the_top_material_card_nobody_else(card: str) -> None:
    s = bankers(3).built(1, card).headwaters("logjam").deck("cairn", "mud_flat", "clay_bank").turn()
    auction(s, 0, "pull(1)", 1, 0, 0)
    top = s.river_deck_count - 1
    assert known_to(s, 1).river_deck[top] == s.river_deck[top]
    assert all(known_to(s, viewer).river_deck[top] < -1 for viewer in (0, 2, None))
