"""What viewers are told: the same bytes whatever they cannot know."""

from __future__ import annotations

import random

import msgspec
import pytest

from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.match import Match
from rivertable.engine.registry import games
from rivertable.server.cluster.presence import PresenceTracker
from rivertable.server.protocol.messages import encode
from rivertable.server.protocol.parts import Position
from rivertable.server.table.entries import Moved
from rivertable.server.views.positions import PositionMessages, outcome_of, planned_line
from rivertable.server.views.tables import view_message
from tests.server.at_table import move, seated

NAMES = {0: "Anna", 1: "Berta", 2: "Clara"}


def told(match: Match, viewer: int | None) -> list[bytes]:
    """All of a position but who has still to decide: imagined worlds ask others' hidden choices again."""
    position = PositionMessages(match, viewer, NAMES).position()
    return [bytes(position.view), *map(msgspec.json.encode, (position.decision, position.legal, position.refused))]


@pytest.mark.parametrize("game", games())
def test_positions_are_the_same_in_every_world_that_fits(game: str) -> None:
    match, chance = Match(f"{game}(players=3)", seed=8), random.Random(8)
    for step in range(60):
        seat = chance.choice(match.to_act)
        if step % 6 == 0 and seat != REFEREE_SEAT:
            for world in (match.imagine(seat, seed=s) for s in (1, 2)):
                assert told(world, seat) == told(match, seat)
            if match.to_act == match.imagine(None, seed=3).to_act:
                assert told(match.imagine(None, seed=3), None) == told(match, None)
        match.act(seat, chance.choice(match.legal(seat)))


@pytest.mark.parametrize("game", games())
def test_a_planned_line_says_each_decision_as_the_table_then_is(game: str) -> None:
    match, chance = Match(f"{game}(players=2)", seed=5), random.Random(5)
    draft, labels = match.draft(seat := match.to_act[0]), []
    while legal := draft.legal():
        draft.act(chosen := chance.choice(legal))
        labels.append(chosen.label)
    line = planned_line(match, seat, draft.actions, NAMES)
    assert [step.label.text for step in line] == labels


def test_a_planned_line_ends_where_it_can_no_longer_be_played() -> None:
    match = Match("riverside(players=2)", seed=5)
    first = match.legal(0)[0].id
    assert [step.id for step in planned_line(match, 0, [first, first, first], NAMES)] == [first, first]


@pytest.mark.parametrize("choice", [0, -1])
def test_a_hidden_decision_changes_no_byte_of_what_others_get(choice: int) -> None:
    table, nobody = seated(players=3), PresenceTracker()
    after = move(table, 0, choice=choice)
    for viewer in (1, 2, None):
        before, now = (encode(view_message(t, viewer, nobody, 5)) for t in (table, after))
        assert before == now
    assert encode(view_message(table, 0, nobody, 5)) != encode(view_message(after, 0, nobody, 5))


@pytest.mark.parametrize("game", games())
def test_every_position_of_a_match_has_words_and_the_legal_actions(game: str) -> None:
    match, chance, report_stream = Match(f"{game}(players=2)", seed=3), random.Random(3), stream_from(3)
    while not match.is_over:
        seat = chance.choice(match.to_act)
        if seat == REFEREE_SEAT:
            match.act(seat, match.likely_report(report_stream))
            continue
        position = PositionMessages(match, seat, NAMES).position()
        assert [action.id for action in position.legal] == [action.id for action in match.legal(seat)]
        assert position.decision is not None
        assert position.decision.text
        assert all(action.label.text for action in position.legal)
        assert all(action.reason.text and action.short and action.clause for action in position.refused)
        match.act(seat, chance.choice(match.legal(seat)))
    outcome = outcome_of(match, False, [])
    assert outcome is not None
    assert outcome.reason.text
    for seat in (0, 1):
        assert sum(line.points[seat] for line in outcome.breakdown) == outcome.scores[seat]


def test_people_are_called_by_name() -> None:
    table = seated("the_river")
    for _ in range(8):
        assert table.match is not None
        table = table.after(Moved(table.to_act[0], [str(table.match.legal(table.to_act[0])[0])]), 0)
    assert table.match is not None
    events = PositionMessages(table.match, None, table.names).events(0)
    assert any("Name 0" in event.text or "Name 1" in event.text for event in events)
    assert all("Player 1" not in event.text for event in events)


def test_an_empty_position_asks_nothing() -> None:
    match = Match("riverside(players=2)", seed=1)
    position: Position = PositionMessages(match, 0, NAMES).position(asking=False)
    assert (position.legal, position.refused, position.to_act) == ([], [], [])


def test_tw_10_18_everybody_is_told_in_which_order_a_shared_screen_asks() -> None:
    match, chance = Match("twelve_rivers(players=3)", seed=8), random.Random(8)
    while len(match.to_act) < 3:
        match.act(match.to_act[0], chance.choice(match.legal(match.to_act[0])))
    for viewer in (0, 1, 2, None):
        position = PositionMessages(match, viewer, NAMES).position()
        track = msgspec.json.decode(position.view)["track"]
        assert position.in_order
        assert position.to_act == [*dict.fromkeys(seat for seat in track if seat is not None)] != [0, 1, 2]


def test_other_games_leave_a_shared_screen_to_who_has_it() -> None:
    position = PositionMessages(Match("riverside(players=3)", seed=8), 0, NAMES).position()
    assert (position.to_act, position.in_order) == ([0, 1, 2], False)
