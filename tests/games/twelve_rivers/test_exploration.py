"""The Exploration phase: TW-5.4 to TW-5.11 and TW-6.1 to TW-6.3."""

from __future__ import annotations

import pytest

from rivertable.games.twelve_rivers.reasons import Reason
from rivertable.games.twelve_rivers.state import EXPLORATION, RIVERS_STEP, State
from tests.games.twelve_rivers.builder import (
    Rivers,
    fairies,
    hand,
    legal,
    play,
    rivers,
    slot_of,
    told,
    track,
    waiting,
    why_not,
)


def start(players: int = 2) -> Rivers:
    """Seat 0 places; both have tokens left, so that the Exploration goes on."""
    return rivers(players).track(1, 0, 1, 0)


def test_tw_5_4_the_owner_of_the_topmost_token_takes_a_turn() -> None:
    s = play(start().turn(0), 0, "place(r4_a,1)")
    assert waiting(s) == [1]


def test_tw_5_4_nobody_else_may_act() -> None:
    assert why_not(start().turn(0), 1, "place(r4_a,1)") is Reason.NOT_YOUR_TURN


def test_tw_5_4_the_token_leaves_the_track() -> None:
    s = play(start().turn(0), 0, "place(r4_a,1)")
    assert track(s) == [0, 1, 0]


def test_tw_5_5_into_an_empty_slot() -> None:
    s = play(start().turn(0), 0, "place(r4_a,2)")
    assert s.token_at[slot_of("r4_A", 2)] == 0


def test_tw_5_5_one_token_per_slot() -> None:
    assert why_not(start().token(1, "r4_A").turn(0), 0, "place(r4_a,1)") is Reason.SLOT_TAKEN


def test_tw_5_5_any_free_slot_of_a_section() -> None:
    assert {"place(r5,1)", "place(r5,2)", "place(r5,3)"} <= {*legal(start().turn(0), 0)}


def test_tw_5_5_tokens_of_one_player_may_share_a_section() -> None:
    s = start().token(0, "r4_A", 1).turn(0)
    assert "place(r4_a,2)" in legal(s, 0)


@pytest.mark.parametrize(("cards", "slot", "possible"), [(2, "r1_01", False), (3, "r1_01", True), (0, "r2_1a", False)])
def test_tw_5_6_only_if_the_cost_can_be_paid(cards: int, slot: str, possible: bool) -> None:
    s = start().hand(0, banner=cards).turn(0)
    assert (f"place({slot},1)" in legal(s, 0)) is possible


def test_tw_5_6_a_slot_that_is_too_dear_is_refused_with_its_reason() -> None:
    assert why_not(start().turn(0), 0, "place(r1_01,1)") is Reason.TOO_DEAR


@pytest.mark.parametrize(("players", "free"), [(2, 11), (3, 14), (4, 14)])
def test_tw_5_6_free_slots(players: int, free: int) -> None:
    assert len(legal(start(players).turn(0), 0)) == free


def test_tw_5_7_all_fairies_of_the_icon_are_taken() -> None:
    s = start().hand(0, banner=1).icon("stump", 1, "river", "river", "mushroom").turn(0)
    assert fairies(play(s, 0, "place(r3_1,2)", "pay_card(banner)"), 0) == {"river": 2, "mushroom": 1}


def test_tw_5_7_they_leave_the_board() -> None:
    s = start().hand(0, banner=1).icon("stump", 1, "river").icon("stump", 2, "cloud").turn(0)
    assert play(s, 0, "place(r3_1,1)", "pay_card(banner)").fairies_out == 1


def test_tw_5_7_not_those_of_another_icon() -> None:
    s = start().hand(0, banner=1).icon("stump", 2, "river").turn(0)
    assert fairies(play(s, 0, "place(r3_1,1)", "pay_card(banner)"), 0) == {}


@pytest.mark.parametrize(
    ("slot", "cost"),
    [("r1_03,1", 3), ("r2_1b,1", 1), ("r3_2,2", 1), ("r4_a,1", 0), ("lake,1", 0), ("village,1", 2), ("village,2", 1)]
    + [("village,3", 0), ("village,6", 0)],
)
def test_tw_5_8_what_a_slot_costs(slot: str, cost: int) -> None:
    s = play(start().hand(0, banner=4).turn(0), 0, f"place({slot})", *["pay_card(banner)"] * cost)
    assert s.hand_count[0] == 4 - cost


def test_tw_5_8_row_5_gains_a_card() -> None:
    s = play(start().turn(0), 0, "place(r5,1)", "take_market(2)")
    assert hand(s, 0) == {"lantern": 1}


def test_tw_5_9_cards_of_ones_choice_go_to_the_discard_pile() -> None:
    s = start().hand(0, banner=1, shamisen=1, lantern=1).turn(0)
    play(s, 0, "place(village,1)", "pay_card(shamisen)", "pay_card(banner)")
    assert (hand(s, 0), s.discard) == ({"lantern": 1}, [1, 0, 0, 0, 1])


def test_tw_5_9_a_bonfire_replaces_one_card() -> None:
    s = start().hand(0, banner=1).fairies(0, bonfire=1).turn(0)
    play(s, 0, "place(village,1)", "pay_bonfire", "pay_card(banner)")
    assert (hand(s, 0), fairies(s, 0)) == ({}, {})


def test_tw_5_9_a_cloud_replaces_the_whole_cost() -> None:
    s = start().hand(0, banner=3).fairies(0, cloud=1).turn(0)
    play(s, 0, "place(r1_01,1)", "pay_cloud")
    assert (hand(s, 0), fairies(s, 0)) == ({"banner": 3}, {})


def test_tw_5_9_never_mixed_with_a_cloud() -> None:
    s = start().hand(0, banner=3).fairies(0, cloud=1).turn(0)
    play(s, 0, "place(r1_01,1)", "pay_card(banner)")
    assert why_not(s, 0, "pay_cloud") is Reason.CLOUD_PAYS_ALL


def test_tw_5_9_a_cloud_is_not_used_for_a_cost_of_0() -> None:
    s = play(start().fairies(0, cloud=1).turn(0), 0, "place(r4_a,1)")
    assert fairies(s, 0) == {"cloud": 1}


def test_tw_5_10_any_number_of_pairs_each_with_full_effect() -> None:
    s = start().hand(0, lantern=4).icon("stump", 1, "cloud").icon("statue", 2, "river").turn(0)
    play(s, 0, "place(r4_a,1)", "pair(lantern)", "lantern_icon(stump,1)", "pair(lantern)")
    assert fairies(s, 0) == {"cloud": 1, "river": 1}


def test_tw_5_10_then_the_turn_ends() -> None:
    s = start().hand(0, lantern=2).icon("stump", 1, "cloud").turn(0)
    assert waiting(play(s, 0, "place(r4_a,1)", "done")) == [1]


def test_tw_5_10_other_pairs_are_not_played_now() -> None:
    s = play(start().hand(0, fishing_net=2, lantern=2).icon("stump", 1, "cloud").turn(0), 0, "place(r4_a,1)")
    assert why_not(s, 0, "pair(fishing_net)") is Reason.WRONG_TIME_FOR_PAIR


def test_tw_5_11_the_phase_ends_when_the_track_is_empty() -> None:
    s = rivers().track(1).tops("white", "white", "white", "blue", "blue", "blue").turn(0)
    play(s, 0, "place(r4_a,1)")
    phase = s.phase
    play(s, 1, "place(r5,1)", "draw_deck")
    assert (phase, s.phase) == (EXPLORATION, RIVERS_STEP)


# ---------------------------------------------------------------- banner


def with_pair(card: str, position: Rivers) -> State:
    s = position.hand(0, **{card: 2}).turn(0)
    return play(s, 0, "place(r4_a,1)")


def test_tw_6_1_a_token_becomes_topmost() -> None:
    s = with_pair("banner", rivers(3).track(1, 2, 0, 1))
    assert track(play(s, 0, "pair(banner)")) == [1, 2, 1]


def test_tw_6_1_the_lifted_token_is_placed_next() -> None:
    assert waiting(play(with_pair("banner", rivers(3).track(1, 2, 0, 1)), 0, "pair(banner)")) == [0]


def test_tw_6_1_not_without_such_a_token() -> None:
    s = rivers(3).track(0, 1, 2).hand(0, banner=2, lantern=2).icon("stump", 1, "cloud").turn(0)
    assert why_not(play(s, 0, "place(r4_a,1)"), 0, "pair(banner)") is Reason.NO_TOKEN_TO_LIFT


def test_tw_6_1_the_topmost_token_is_not_lifted() -> None:
    s = with_pair("banner", rivers(3).track(0, 1, 0))
    told_lines = told(s, 0, "pair(banner)")
    assert "token_lifted(0,12,10)" in told_lines


# ---------------------------------------------------------------- lantern


def test_tw_6_2_one_fairy_from_any_icon() -> None:
    s = with_pair("lantern", start().icon("stump", 2, "mushroom").icon("statue", 1, "cloud"))
    play(s, 0, "pair(lantern)", "lantern_icon(statue,1)")
    assert (fairies(s, 0), s.fairies_out) == ({"cloud": 1}, 1)


def test_tw_6_2_one_of_several_types() -> None:
    s = with_pair("lantern", start().icon("stump", 2, "mushroom", "breeze").icon("stump", 1, "river"))
    play(s, 0, "pair(lantern)", "lantern_icon(stump,2)", "fairy_type(breeze)")
    assert fairies(s, 0) == {"breeze": 1}


def test_tw_6_2_not_if_no_fairy_is_on_the_board() -> None:
    s = with_pair("lantern", start().hand(0, banner=2))
    assert why_not(s, 0, "pair(lantern)") is Reason.NO_FAIRY_ON_BOARD


# ---------------------------------------------------------------- provisions


def provisions() -> State:
    return play(
        with_pair("provisions", rivers().track(1, 0, 1).token(0, "village", 6).icon("statue", 1, "cloud")),
        0,
        "pair(provisions)",
    )


def test_tw_6_3_an_own_token_moves_without_payment() -> None:
    s = play(provisions(), 0, "move_to(r1_03,1)")
    assert (s.token_at[slot_of("r1_03")], s.token_at[slot_of("village", 6)]) == (0, -1)


def test_tw_6_3_it_takes_no_fairies() -> None:
    assert fairies(play(provisions(), 0, "move_to(r2_1b,1)"), 0) == {}


def test_tw_6_3_it_gains_no_card() -> None:
    assert hand(play(provisions(), 0, "move_to(r5,1)"), 0) == {}


def test_tw_6_3_to_a_different_section() -> None:
    assert why_not(provisions(), 0, "move_to(village,1)") is Reason.SAME_SECTION


def test_tw_6_3_to_an_empty_slot() -> None:
    assert why_not(provisions(), 0, "move_to(r4_a,1)") is Reason.SLOT_TAKEN


def test_tw_6_3_not_the_token_placed_this_turn() -> None:
    s = with_pair("provisions", start().hand(0, lantern=2).icon("stump", 1, "cloud"))
    assert why_not(s, 0, "pair(provisions)") is Reason.NO_TOKEN_TO_MOVE


def test_tw_6_3_which_of_two_tokens() -> None:
    s = with_pair("provisions", rivers().track(1).token(0, "r5", 1).token(0, "village", 3))
    play(s, 0, "pair(provisions)", "move_token(2)", "move_to(r3_1,1)")
    assert (s.token_at[slot_of("r5")], s.token_at[slot_of("village", 3)], s.token_at[slot_of("r3_1")]) == (0, -1, 0)
