"""What people had seen before a what-if begins."""

from __future__ import annotations

import random

import pytest

from rivertable.engine.events import Event
from rivertable.engine.match import Match
from rivertable.engine.messages import say
from rivertable.server.table import origin_history
from rivertable.server.table.origin_history import OriginHistory


def some_bids(game: str = "river_bankers") -> Match:
    """A match after some moves, by default with cards in hands and with bids."""
    match, chance = Match(f"{game}(players=3)", seed=4), random.Random(1)
    for _ in range(80):
        match.act(match.to_act[0], chance.choice(match.legal(match.to_act[0])))
    return match


def test_the_seat_that_copied_has_its_own_history_and_the_others_a_watchers() -> None:
    match = some_bids()
    assert len({match.event_count(viewer) for viewer in (0, 1, None)}) > 1, "some events are for one seat"
    stored = OriginHistory.of(match, 1).to_bytes()
    before = OriginHistory.from_bytes(stored).by_viewer(match.config)
    assert before[1] == match.events(1)
    assert all(before[viewer] == match.events(None) for viewer in (0, 2, None))


def test_a_match_goes_on_after_its_history() -> None:
    match = some_bids()
    before = OriginHistory.of(match, 0).by_viewer(match.config)
    what_if = Match.from_state(match.config, match.imagine(0).state, events_before=before)
    assert what_if.narration(0) == match.narration(0)
    count, seat = what_if.event_count(0), what_if.to_act[0]
    what_if.act(seat, what_if.legal(seat)[0])
    assert what_if.events(0)[:count] == match.events(0)
    assert what_if.events(0, since=count) == what_if.events(0)[count:]
    again = OriginHistory.of(what_if, 0)
    assert again.seen == what_if.events(0)
    what_if.undo(seat, 1, agreed=True)
    assert what_if.events(0) == match.events(0)


def test_the_history_is_told_turn_by_turn() -> None:
    match = some_bids("the_river")
    before = OriginHistory.of(match, 0).by_viewer(match.config)
    what_if = Match.from_state(match.config, match.imagine(0).state, events_before=before)
    assert what_if.turns(0) == match.turns(0)
    assert len(what_if.turns(0)) > 10
    seat = what_if.to_act[0]
    what_if.act(seat, what_if.legal(seat)[0])
    assert what_if.turns(0)[: len(match.turns(0)) - 1] == match.turns(0)[:-1]


def test_what_this_release_cannot_tell_is_left_out() -> None:
    match = some_bids()
    unknown = Event("weather", {}, say("log-weather"))
    history = OriginHistory(None, [unknown, *match.events(None)], [unknown])
    before = history.by_viewer(match.config)
    assert (before[None], before[0]) == (match.events(None), [])


def test_of_a_very_long_match_the_last_events_are_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    match = some_bids()
    monkeypatch.setattr(origin_history, "MOST_EVENTS", 5)
    assert OriginHistory.of(match, 2).seen == match.events(2)[-5:]
