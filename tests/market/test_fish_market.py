"""Fish Market itself: what its rules promise about who has seen which card."""

from __future__ import annotations

import pytest

from rivertable.engine.match import Match
from rivertable.engine.playing import play_out
from rivertable.engine.state import SEEN_BY_ALL
from tests.market.market import market, module, play

pytestmark = pytest.mark.usefixtures("fish_market")


def at_a_reshuffle() -> Match:
    """A match in which the discards have just become the deck."""
    for seed in range(50):
        match = market(seed, players=4)
        while not match.is_over:
            seat = match.to_act[0]
            told = len(match.events(None))
            match.act(seat, match.legal(seat)[0])
            if any(event.name == "reshuffled" for event in match.events(None, since=told)):
                return match
    raise AssertionError("no match has a reshuffle")


def test_nobody_has_seen_a_card_of_a_reshuffled_deck() -> None:
    assert not any(at_a_reshuffle()._state.deck_seen)


def test_a_reshuffle_leaves_no_discards() -> None:
    assert at_a_reshuffle()._state.discard_count == 0


def test_a_card_from_the_market_has_been_seen_by_all() -> None:
    assert play(market(), "0 take(1)")._state.hand_seen[0] == [0, 0, SEEN_BY_ALL]


def test_a_drawn_card_has_been_seen_by_nobody_else() -> None:
    assert play(market(), "0 draw")._state.hand_seen[0] == [0, 0, 0]


def test_a_peeked_card_has_been_seen_by_one_seat_wherever_it_goes() -> None:
    assert play(market(), "0 peek", "0 leave", "1 draw")._state.hand_seen[1] == [0, 0, 1 << 0]


def test_a_mask_moves_with_its_card() -> None:
    match = play(market(), "0 take(1)", "1 draw", "0 bid(0)", "1 bid(0)", "0 sell(1)")
    assert match._state.hand_seen[0] == [0, SEEN_BY_ALL, 0]


def test_all_hands_are_shown_at_the_end() -> None:
    match = play_out(market(), lambda match, seat: match.legal(seat)[0])
    assert all(card is not None for player in match.view(None).players for card in player.hand)  # type: ignore[attr-defined]


def test_bids_are_hidden_until_all_are_made() -> None:
    match = play(market(), "0 draw", "1 draw", "0 bid(1)")
    assert match._state.shown_bids[:2] == [module("state").NONE] * 2
