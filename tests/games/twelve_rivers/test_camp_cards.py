"""Gaining camp cards and the market: TW-5.12 to TW-5.14, bonfires and pairs of section 6."""

from __future__ import annotations

import pytest

from rivertable.games.twelve_rivers.reasons import Reason
from rivertable.games.twelve_rivers.rules.camp_cards import may_pair, refresh_market
from rivertable.games.twelve_rivers.state import NONE, State
from rivertable.games.twelve_rivers.tables import CARDS
from tests.games.twelve_rivers.builder import Rivers, fairies, hand, legal, market, play, rivers, told, why_not


def gaining(position: Rivers) -> State:
    """Seat 0 has just placed a token on row 5 and gains a card."""
    return play(position.track(1, 0, 1, 0).turn(0), 0, "place(r5,1)")


def test_tw_5_12_a_market_card_or_the_top_of_the_deck() -> None:
    assert legal(gaining(rivers()), 0) == ["take_market(1)", "take_market(2)", "take_market(3)", "draw_deck"]


def test_tw_5_12_the_top_of_the_deck() -> None:
    assert hand(play(gaining(rivers().deck(shamisen=4)), 0, "draw_deck"), 0) == {"shamisen": 1}


def test_tw_5_12_no_hand_limit() -> None:
    s = play(gaining(rivers().hand(0, banner=8, lantern=8)), 0, "take_market(3)")
    assert s.hand_count[0] == 17


def test_tw_5_12_gaining_is_mandatory() -> None:
    assert why_not(gaining(rivers()), 0, "done") is Reason.NOT_ASKED_NOW


def test_tw_5_13_a_market_card_is_replaced_at_once() -> None:
    s = play(gaining(rivers().deck(shamisen=4)), 0, "take_market(2)")
    assert market(s) == ["banner", "shamisen", "provisions"]


def test_tw_5_13_an_empty_deck_is_made_from_the_discard_pile() -> None:
    s = play(gaining(rivers().deck().discard(fishing_net=2)), 0, "draw_deck")
    assert (hand(s, 0), s.deck_count, sum(s.discard)) == ({"fishing_net": 1}, 1, 0)


def test_tw_5_13_not_earlier_than_needed() -> None:
    s = play(gaining(rivers().deck(banner=1).discard(fishing_net=2)), 0, "draw_deck")
    assert (s.deck_count, sum(s.discard)) == (0, 2)


def test_tw_5_13_gaps_are_filled_before_the_next_choice() -> None:
    s = gaining(rivers().deck().discard(shamisen=5).market(None, "banner", None))
    assert market(s) == ["shamisen", "banner", "shamisen"]


def test_tw_5_13_the_market_stays_short() -> None:
    s = play(gaining(rivers().deck()), 0, "take_market(2)")
    assert market(s) == ["banner", None, "provisions"]


def test_tw_5_13_a_gap_cannot_be_taken() -> None:
    s = gaining(rivers().deck().market("banner", None, "lantern"))
    assert why_not(s, 0, "take_market(2)") is Reason.MARKET_GAP


def test_tw_10_2_deck_and_discard_pile_empty() -> None:
    assert why_not(gaining(rivers().deck()), 0, "draw_deck") is Reason.DECK_EMPTY


def test_tw_10_2_without_any_card_the_gain_is_lost() -> None:
    s = rivers().deck().market(None, None, None).track(1, 0, 1, 0).turn(0)
    assert "gain_lost(0,1)" in told(s, 0, "place(r5,1)")


def test_tw_5_14_three_equal_cards_are_shuffled_into_the_deck() -> None:
    s = (
        rivers()
        .deck(lantern=1, shamisen=1, banner=0)
        .market("banner", "banner", "banner")
        .discard(provisions=4)
        .turn(0)
    )
    refresh_market(s)
    assert (len({*market(s)}) > 1, sum(s.discard), s.deck_count) == (True, 0, 6)


def test_tw_5_14_repeated_while_they_are_equal_again() -> None:
    for seed in range(30):
        s = rivers().deck(banner=6, lantern=1).market("banner", "banner", "banner").turn(0)
        s.rng[0] = seed
        refresh_market(s)
        assert sorted(card or "" for card in market(s)) == ["banner", "banner", "lantern"]


def test_tw_10_1_one_type_only_is_not_shuffled() -> None:
    s = rivers().deck(banner=5).market("banner", "banner", "banner").discard(banner=2).turn(0)
    refresh_market(s)
    assert (market(s), s.deck_count, sum(s.discard)) == (["banner"] * 3, 5, 2)


def test_tw_10_1_the_check_is_repeated_before_the_next_gain() -> None:
    s = gaining(rivers().deck(banner=5).market("banner", "banner", "banner").discard(lantern=2))
    assert "lantern" in market(s)


# ---------------------------------------------------------------- pairs and bonfires


@pytest.mark.parametrize(
    ("cards", "bonfires", "how", "reason"),
    [(2, 0, 0, None), (1, 0, 0, Reason.NO_PAIR), (1, 1, 1, None), (0, 1, 1, Reason.NO_PAIR)]
    + [(1, 0, 1, Reason.NO_BONFIRE), (0, 2, 2, None), (5, 1, 2, Reason.NO_BONFIRE)],
)
def test_tw_2_2_what_makes_a_pair(cards: int, bonfires: int, how: int, reason: Reason | None) -> None:
    s = rivers().hand(0, banner=cards).fairies(0, bonfire=bonfires).turn(0)
    assert may_pair(s, 0, CARDS.index("banner"), how) == (reason or 0)


def lanterns(**hand_cards: int) -> Rivers:
    return rivers().hand(0, **hand_cards).icon("stump", 1, "cloud").track(1, 0, 1, 0)


def test_tw_6_6_a_bonfire_is_one_half_of_a_pair() -> None:
    s = play(lanterns(lantern=1).fairies(0, bonfire=1).turn(0), 0, "place(r4_a,1)", "pair_bonfire(lantern)")
    assert (hand(s, 0), fairies(s, 0)) == ({}, {"cloud": 1})


def test_tw_10_13_two_bonfires_form_a_pair() -> None:
    s = play(lanterns().fairies(0, bonfire=2).turn(0), 0, "place(r4_a,1)", "pair_two_bonfires(lantern)")
    assert fairies(s, 0) == {"cloud": 1}


def test_tw_2_3_a_used_fairy_leaves_the_game() -> None:
    s = rivers().fairies(0, cloud=2).track(1, 0).turn(0)
    play(s, 0, "place(r1_01,1)")
    assert (fairies(s, 0), s.fairies_out, sum(s.fairy_pile)) == ({"cloud": 1}, 0, 25)


def test_tw_6_7_a_cloud_ignores_the_whole_cost() -> None:
    s = play(rivers().fairies(0, cloud=1).track(1, 0).turn(0), 0, "place(r1_01,1)")
    assert (s.owed, fairies(s, 0)) == (0, {})


def test_tw_6_7_no_cloud_no_ignoring() -> None:
    s = play(rivers().hand(0, banner=3).track(1, 0).turn(0), 0, "place(r1_01,1)")
    assert why_not(s, 0, "pay_cloud") is Reason.NO_CLOUD


# ---------------------------------------------------------------- known cards


def test_tw_8_2b_a_card_from_the_market_stays_known() -> None:
    s = play(gaining(rivers()), 0, "take_market(2)")
    assert s.hand_known[0] == [0, 1, 0, 0, 0]


def test_tw_8_2b_a_card_from_the_deck_is_not_known() -> None:
    s = play(gaining(rivers()), 0, "draw_deck")
    assert s.hand_known[0] == [0] * 5


@pytest.mark.parametrize(("known", "hidden", "left"), [(1, 1, 0), (0, 2, 0), (2, 0, 1)])
def test_tw_8_2b_of_equal_cards_a_known_one_goes(known: int, hidden: int, left: int) -> None:
    s = rivers().known(0, banner=known).hand(0, banner=hidden).track(1, 0, 1, 0).turn(0)
    play(s, 0, "place(r3_1,1)", *["pay_card(banner)"] * (hidden > 0))
    assert (s.hand_known[0][0], s.hand[0][0]) == (left, 1)


def test_tw_8_2_a_drawn_card_is_told_to_its_owner_only() -> None:
    import rivertable as rt

    match = rt.Match(rt.load("twelve_rivers", players=2, fixed_order=True), seed=4)
    match.act(0, "place(r5,1)")
    match.act(0, "draw_deck")
    told_to = [[event.name for event in match.events(viewer)] for viewer in (0, 1, None)]
    assert ["card_seen" in names for names in told_to] == [True, False, False]
    assert all("deck_drawn" in names for names in told_to)


def test_market_positions_hold_cards_or_gaps() -> None:
    assert NONE not in rivers().turn(0).market
