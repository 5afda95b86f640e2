"""What a match shows to each viewer, in words: questions, answers, reasons, views, the log."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import OptionError
from tests.market.market import TO_BIDS, TWO_KNOWN, market, play, view

pytestmark = pytest.mark.usefixtures("fish_market")


def test_why_not_is_none_for_a_legal_action() -> None:
    assert market().why_not(0, "draw") is None


def test_why_not_says_what_stands_against_an_action() -> None:
    assert str(market().why_not(1, "draw")) == "It is not your turn. (FM-2)"


def test_candidates_name_the_reason_against_each_greyed_action() -> None:
    refused = {str(c.action): c.reason.code for c in market().candidates(0) if c.reason}
    assert refused["take(2)"] == "too_dear"


def test_candidates_offer_what_is_legal() -> None:
    match = market()
    assert [c.action for c in match.candidates(0) if c.reason is None] == match.legal(0)


def test_a_seat_that_is_not_to_act_has_no_candidates() -> None:
    assert market().candidates(1) == []


def test_a_preview_tells_what_an_action_costs() -> None:
    match = market()
    told = [(match.say(change.what), change.before, change.after) for change in match.preview(0, "take(1)")]
    assert told == [("Coins", 2, 1), ("Cards", 2, 3), ("Cards with herring", 1, 2)]


def test_an_illegal_action_has_no_preview() -> None:
    assert market().preview(0, "take(2)") == ()


def test_a_decision_is_asked_in_words() -> None:
    assert market().decision(0) == "Sell, take, draw or peek. You have 2 coins."


# ---------------------------------------------------------------- what viewers get


def test_a_seat_sees_its_own_hand() -> None:
    assert view(market(), 0).players[0].hand == ("trout", "herring")


@pytest.mark.parametrize("viewer", [1, None])
def test_others_do_not_see_a_hand(viewer: int | None) -> None:
    assert view(market(), viewer).players[0].hand == (None, None)


def test_a_peek_shows_the_top_card_to_one_seat() -> None:
    match = play(market(), "0 peek")
    assert [view(match, viewer).top for viewer in (0, 1, None)] == ["herring", None, None]


def test_a_spectators_observation_is_as_long_as_a_seats() -> None:
    assert market().observation(None).shape == market().observation(0).shape


def test_legal_actions_are_told_as_ids_and_as_a_mask_too() -> None:
    match = market()
    ids = [action.id for action in match.legal(0)]
    assert match.legal_ids(0) == ids
    assert match.legal_mask(0).nonzero()[0].tolist() == ids
    assert match.legal_mask(0).shape == (match.game.actions.count,)
    assert match.legal_ids(1) == []
    assert not match.legal_mask(1).any()


def test_a_list_of_ids_is_the_callers_own() -> None:
    match = market()
    match.legal_ids(0).clear()
    assert match.legal_ids(0)


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None])
def test_actions_of_a_seat_that_is_not_there_are_refused_after_a_look_too(seat: Any) -> None:
    match = market()
    match.legal_ids(0)
    for ask in (match.legal_ids, match.legal_mask):
        with pytest.raises(OptionError, match=r"there is no seat .*; the seats are 0 to 1"):
            ask(seat)


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None])
def test_there_is_no_such_seat(seat: Any) -> None:
    with pytest.raises(OptionError, match=r"there is no seat .*; the seats are 0 to 1"):
        market().legal(seat)


@pytest.mark.parametrize("viewer", [-1, 2, True, "0"])
def test_there_is_no_such_viewer(viewer: Any) -> None:
    with pytest.raises(OptionError, match="there is no seat"):
        market().view(viewer)


def test_narration_names_the_people() -> None:
    assert play(market(), "0 draw").narration(1, names={0: "Ada"})[-1] == "Ada draws a card."


def test_narration_can_begin_later() -> None:
    match = market()
    told = len(match.events(1))
    assert play(match, "0 take(1)").narration(1, since=told) == ["Player 1 takes herring."]


def test_a_private_event_is_told_to_its_seat_only() -> None:
    match = play(market(), "0 peek")
    assert ["sees" in match.narration(viewer)[-1] for viewer in (0, 1, None)] == [True, False, False]


def test_sealed_bids_are_told_when_all_are_made() -> None:
    match = play(market(), *TO_BIDS, "0 bid(1)")
    before = len(match.events(1))
    assert play(match, "1 bid(0)").narration(1, since=before) == [
        "Player 2 bids 0.",
        "Player 1 bids 1.",
        "Player 1 wins the prize.",
    ]


# ---------------------------------------------------------------- one look


def test_who_asks_twice_looks_once() -> None:
    match = market()
    assert match.seen_by(0) is match.seen_by(0)
    assert match.seen_by(0) is not match.seen_by(1)


def test_after_a_move_there_is_something_new_to_see() -> None:
    match = market()
    before = match.seen_by(0)
    play(match, "0 take(1)")
    assert match.seen_by(0) is not before
    assert not match.seen_by(0).legal
    assert before.legal  # what was seen then


def test_after_an_undo_too() -> None:
    match = play(market(), *TWO_KNOWN, "0 sell(3)")
    before = match.seen_by(0)
    match.undo(0)
    assert match.seen_by(0) is not before
    assert match.seen_by(0).event_count < before.event_count


def test_a_copy_is_looked_at_for_itself() -> None:
    match = market()
    seen = match.seen_by(0)
    copy = match.clone()
    play(copy, "0 take(1)")
    assert match.seen_by(0) is seen
    assert copy.seen_by(0).event_count > seen.event_count


def test_people_are_called_by_the_names_they_have_now() -> None:
    match = play(market(), "0 draw")
    match.seen_by(1)
    match.names = {0: "Ada"}
    assert match.seen_by(1).say(match.events(1)[-1].message) == "Ada draws a card."


def test_whoever_reports_sees_what_a_watcher_sees() -> None:
    match = market(weather=True)
    assert match.seen_by(REFEREE_SEAT).redacted == match.redacted(None)
    with pytest.raises(OptionError, match="there is no seat"):
        market().seen_by(REFEREE_SEAT)


def test_a_redacted_state_is_a_copy_of_its_own() -> None:
    match = market()
    match.redacted(0).coins[0] = 99
    assert match.redacted(0).coins[0] == match.seen_by(0).redacted.coins[0] != 99


def test_a_hidden_card_makes_no_difference_to_those_who_cannot_see_it() -> None:
    match = market()
    other = match.clone(match.imagine(0, seed=4).state)
    assert [match.looks_same(other, viewer) for viewer in (0, 1)] == [True, False]
