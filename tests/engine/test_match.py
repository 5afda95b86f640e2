"""A match: who is to act, what they may do, what each viewer gets."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import ActionTextError, IllegalAction, OptionError, RivertableError
from rivertable.engine.match import Action, Match
from rivertable.engine.moves import Move
from rivertable.engine.playing import play_out
from rivertable.engine.secrecy import TABLE, redact
from tests.toy.market import TO_BIDS, TWO_KNOWN, market, play, texts, view

pytestmark = pytest.mark.usefixtures("fish_market")

# ---------------------------------------------------------------- who is to act


def test_one_seat_after_the_other_is_to_act() -> None:
    assert play(market(), "0 draw").to_act == (1,)


def test_several_seats_are_to_act_at_once() -> None:
    assert play(market(players=3), "0 draw", "1 draw", "2 draw").to_act == (0, 1, 2)


def test_all_seats_of_riverside_decide_at_once() -> None:
    assert Match("riverside(players=3)", seed=7).to_act == (0, 1, 2)


def test_a_seat_that_has_bid_waits_for_the_others() -> None:
    assert play(market(), *TO_BIDS, "1 bid(0)").to_act == (0,)


def test_the_world_is_to_act_when_it_reports() -> None:
    assert market(weather=True).to_act == (REFEREE_SEAT,)


def test_nobody_is_to_act_when_it_is_over() -> None:
    match = finished()
    assert (match.to_act, match.is_over) == ((), True)


def finished(seed: int = 1) -> Match:
    return play_out(market(seed), lambda match, seat: match.legal(seat)[-1])


# ---------------------------------------------------------------- acting


def test_legal_lists_actions_with_name_arguments_and_label() -> None:
    assert market().legal(0)[0] == Action(0, "sell", (1,), "Sell card 1: trout")


def test_a_seat_that_is_not_to_act_has_no_legal_action() -> None:
    assert market().legal(1) == []


@pytest.mark.parametrize("form", ["action", "id", "text"])
def test_an_action_is_given_as_an_action_an_id_or_a_text(form: str) -> None:
    match = market()
    action = match.legal(0)[0]
    forms: dict[str, Action | int | str] = {"action": action, "id": action.id, "text": str(action)}
    match.act(0, forms[form])
    assert match.moves == (Move(0, action.id),)


def test_an_action_text_is_read_whatever_its_case_and_spaces() -> None:
    assert market().action_id(" Sell( 2 ) ") == market().action_id("sell(2)")


@pytest.mark.parametrize("action", ["swim", "sell(9)", 999, -1])
def test_an_action_that_does_not_exist_is_refused(action: str | int) -> None:
    with pytest.raises(ActionTextError):
        market().act(0, action)


def test_an_illegal_action_is_refused_with_reason_and_clause() -> None:
    with pytest.raises(IllegalAction) as refused:
        market().act(0, "take(2)")
    assert (refused.value.reason, str(refused.value)) == ("too_dear", "It costs 4 and you have 2. (FM-4)")


def test_nothing_has_happened_after_an_illegal_action() -> None:
    match = market()
    before = match.clone()
    with pytest.raises(IllegalAction):
        match.act(1, "draw")
    assert (match._state, match.log) == (before._state, before.log)


def test_a_payload_is_kept_with_its_move() -> None:
    match = market()
    match.act(0, "draw", {"angle": 3})
    assert match.moves[0].payload == {"angle": 3}


def test_the_world_reports_like_a_seat() -> None:
    match = market(weather=True)
    match.act(REFEREE_SEAT, "report(storm)")
    assert match.why_not(0, "peek") is not None


def test_the_world_has_no_say_when_it_is_not_asked() -> None:
    with pytest.raises(OptionError, match="there is no seat 14"):
        market().act(REFEREE_SEAT, "report(storm)")


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


def test_a_lone_choice_is_asked_where_the_game_wants_it() -> None:
    match = market()
    match._state.coins[1] = match._state.hand_count[1] = 0  # nothing to pay with, nothing to sell
    assert texts(play(match, "0 take(1)"), 1) == ["draw"]


def test_a_lone_choice_is_taken_unasked_elsewhere() -> None:
    match = play(market(seed=5), "0 take(1)", "1 draw")  # seat 0 has nothing left to bid with
    assert match.to_act == (1,)


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


# ---------------------------------------------------------------- copies and imagined worlds


def test_the_same_seed_is_the_same_match() -> None:
    assert market(5)._state == market(5)._state


def test_a_match_without_a_seed_gets_one() -> None:
    assert Match("fish_market").seed != Match("fish_market").seed


def test_playing_on_a_clone_leaves_the_original() -> None:
    match = market()
    before = (match._state.digest(), len(match.log), match.narration(0))
    play(match.clone(), "0 sell(1)", "0 draw", "1 draw")
    assert (match._state.digest(), len(match.log), match.narration(0)) == before


def test_an_undo_on_a_clone_leaves_the_original() -> None:
    match = play(market(), *TWO_KNOWN, "0 sell(3)")
    match.clone().undo(0)
    assert len(match.moves) == len(TWO_KNOWN) + 1


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_imagined_match_fits_what_the_viewer_knows(viewer: int | None) -> None:
    match = play(market(), "0 peek", "0 leave", "1 take(1)")
    assert match.imagine(viewer, seed=5).redacted(viewer) == match.redacted(viewer)


def test_imagined_matches_of_other_seeds_differ() -> None:
    match = market()
    assert len({str(match.imagine(0, seed)._state.deck) for seed in range(8)}) > 1


def test_an_imagined_match_of_the_same_seed_is_the_same() -> None:
    match = market()
    assert match.imagine(0, seed=3)._state == match.imagine(0, seed=3)._state


def test_an_imagined_match_asks_for_hidden_choices_again() -> None:
    match = play(market(), *TO_BIDS, "0 bid(1)")
    assert match.imagine(1).to_act == (0, 1)


def test_an_imagined_match_keeps_the_viewers_own_choice() -> None:
    match = play(market(), *TO_BIDS, "0 bid(1)")
    assert match.imagine(0).to_act == (1,)


def test_an_imagined_match_can_be_played_and_taken_back() -> None:
    world = market().imagine(0)
    start = world._state.clone()
    play(world, "0 sell(1)")
    world.undo(0, agreed=True)
    assert redact(world._state, TABLE) == redact(start, TABLE)


def test_a_payload_that_json_cannot_hold_is_refused() -> None:
    match = Match("riverside(players=2)", seed=1)
    with pytest.raises(RivertableError, match="payload"):
        match.act(0, "choose_die(yellow)", {1, 2})


def test_a_match_goes_on_from_a_kept_state() -> None:
    match = Match("riverside(players=2)", seed=5)
    match.act(0, match.legal(0)[0])
    world = match.imagine(0, seed=3)
    kept = type(world.state).from_bytes(world.state.to_bytes())
    again = Match.from_state("riverside(players=2)", kept)
    assert again.view(0) == match.view(0)
    for each in (world, again):
        each.act(each.to_act[0], each.legal(each.to_act[0])[0])
    assert again.state == world.state
