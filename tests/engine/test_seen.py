"""A look at a match: everything is made from one redacted state, as messages."""

from __future__ import annotations

import gc

import msgspec
import pytest

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.match import Match
from rivertable.engine.messages import Message
from rivertable.engine.registry import games
from tests.market.market import market, play

pytestmark = pytest.mark.usefixtures("fish_market")


def test_a_seat_is_asked_in_messages() -> None:
    seen = market().seen_by(0)
    assert isinstance(seen.decision, Message)
    assert seen.say(seen.decision) == "Sell, take, draw or peek. You have 2 coins."
    assert [seen.say(seen.label(action)) for action in seen.legal] == [action.label for action in market().legal(0)]


def test_what_is_refused_has_its_reason_and_clause() -> None:
    match = market()
    refused = {str(c.action): c.reason for c in match.candidates(0) if c.reason is not None}
    seen = match.seen_by(0)
    assert refused
    assert {str(seen.action(action)): seen.reason(action) for action in seen.refused} == refused
    assert all(why.clause and seen.say(why.short) for why in seen.refused.values())


def test_nothing_is_asked_of_who_waits() -> None:
    seen = market().seen_by(1)
    assert (seen.is_asked, seen.legal, seen.candidates, dict(seen.refused)) == (False, [], (), {})
    assert seen.decision is not None  # it says what the seat waits for


def test_a_watcher_is_asked_nothing_and_sees_the_table() -> None:
    seen = market().seen_by(None)
    assert (seen.decision, seen.legal, seen.candidates) == (None, [], ())
    assert seen.view == market().view(None)


def test_a_preview_is_of_legal_actions_only() -> None:
    match = market()
    seen = match.seen_by(0)
    assert seen.preview(match.action_id("take(1)")) == match.preview(0, "take(1)") != ()
    assert seen.preview(match.action_id("take(2)")) == ()


def test_the_referee_is_asked_for_a_report() -> None:
    seen = market(weather=True).seen_by(REFEREE_SEAT)
    assert (seen.viewer, seen.is_asked) == (None, True)
    assert {seen.action(action).name for action in seen.legal} == {"report"}


def test_events_are_those_the_viewer_was_told() -> None:
    match = play(market(), "0 peek")
    own, other = match.seen_by(0), match.seen_by(1)
    assert own.event_count == len(own.events()) == len(own.raw_events) > other.event_count
    assert own.turns() == match.turns(0)
    assert own.events(own.event_count - 1) == match.events(0)[-1:]


def test_events_in_common_end_where_two_matches_part() -> None:
    one, other = play(market(), "0 take(1)"), play(market(), "0 draw")
    assert one.seen_by(1).events_in_common(other.seen_by(1)) == market().event_count(1)


def test_opened_cards_are_those_of_all_seats() -> None:
    match = market()
    opened = match.seen_by(None, opened=True)
    hands = [player.hand for player in opened.view.players]  # type: ignore[attr-defined]
    assert hands[0] == match.view(0).players[0].hand  # type: ignore[attr-defined]
    assert hands[1] == match.view(1).players[1].hand  # type: ignore[attr-defined]
    assert match.seen_by(None).view != opened.view


def test_a_look_keeps_no_match_in_memory() -> None:
    """A server holds many matches: those that are gone must be free at once, not when cycles are looked for."""
    gc.collect()
    gc.disable()
    try:
        match = market()
        before = len(gc.get_objects())
        for _ in range(50):
            copy = match.clone()
            copy.seen_by(0).preview(copy.seen_by(0).legal[0])
        assert len(gc.get_objects()) - before < 500
    finally:
        gc.enable()


@pytest.mark.parametrize("game", games())
def test_one_look_shows_what_single_questions_show(game: str) -> None:
    match = Match(f"{game}(players=2)", seed=3)
    seat = match.to_act[0]
    seen, again = match.seen_by(seat), match.clone()
    assert msgspec.json.encode(seen.view) == msgspec.json.encode(again.view(seat))
    assert [seen.action(action) for action in seen.legal] == again.legal(seat)
    assert [seen.preview(action) for action in seen.legal] == [again.preview(seat, a) for a in again.legal(seat)]
