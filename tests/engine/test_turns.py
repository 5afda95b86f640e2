"""Turns: which events are told together, and how they become one sentence."""

from __future__ import annotations

import pytest

from rivertable.engine.events import Begins, Event
from rivertable.engine.match import Match
from rivertable.engine.messages import Message, catalogue, say
from rivertable.engine.turns import TurnSpan, told, turn_spans

NOTHING, TURN, OWN_PART, TABLE, ROUND = Begins.NOTHING, Begins.TURN, Begins.OWN_PART, Begins.TABLE, Begins.ROUND


@pytest.mark.parametrize(
    ("events", "spans"),
    [
        ([], []),
        ([(NOTHING, 5)], [(None, 0, False)]),
        ([(TURN, 1), (NOTHING, 2), (TURN, 0)], [(1, 0, False), (0, 2, False)]),
        ([(TURN, 1), (TURN, 1)], [(1, 0, False), (1, 1, False)]),
        ([(OWN_PART, 1), (TURN, 1), (TURN, 1)], [(1, 0, False), (1, 2, False)]),
        ([(TURN, 1), (OWN_PART, 1), (OWN_PART, 0)], [(1, 0, False), (0, 2, False)]),
        ([(TURN, 1), (TABLE, 0), (TABLE, 0), (TURN, 1)], [(1, 0, False), (None, 1, False), (1, 3, False)]),
        ([(TABLE, 0), (ROUND, 0), (NOTHING, 0)], [(None, 0, False), (None, 1, True)]),
        ([(ROUND, 0), (TABLE, 0), (ROUND, 0)], [(None, 0, True), (None, 2, True)]),
        ([(TURN, 1), (ROUND, 0), (OWN_PART, 1), (TURN, 1)], [(1, 0, False), (None, 1, True), (1, 2, False)]),
    ],
)
def test_events_are_told_together_until_something_else_begins(
    events: list[tuple[Begins, int]], spans: list[tuple[int | None, int, bool]]
) -> None:
    assert [tuple(span) for span in turn_spans(events)] == spans


def event(name: str) -> Event:
    return Event(name, {}, say("ended-agreed"))


OTTER, BETWEEN = TurnSpan(1, 0, False), TurnSpan(None, 0, False)


def words(message: Message) -> str:
    return catalogue().render(message, {1: "Otter"})


def test_what_a_seat_did_follows_its_name() -> None:
    parts = [say("told-nothing"), say("ended-agreed")]
    sentence = words(told(OTTER, [event("a")], lambda seat, events: parts).message)
    assert sentence == "Otter Nothing happened., The people at the table ended the match.."


def test_what_nobody_does_is_told_in_sentences() -> None:
    sentence = words(told(BETWEEN, [event("a")], lambda seat, events: [say("told-nothing")] * 2).message)
    assert sentence == "Nothing happened. Nothing happened."


def test_without_words_of_the_game_a_turn_is_told_by_its_first_events() -> None:
    turn = told(OTTER, [event("a")], None)
    assert (words(turn.message), turn.has_acted) == ("The people at the table ended the match.", True)
    assert words(told(BETWEEN, [event(name) for name in "abcde"], lambda seat, events: []).message).count("ended") == 3


def test_a_turn_of_which_the_game_says_nothing_has_only_begun() -> None:
    turn = told(OTTER, [event("a")], lambda seat, events: [])
    assert (words(turn.message), turn.has_acted) == ("Otter is in turn.", False)


def test_turns_begin_with_the_one_that_holds_an_event() -> None:
    match = Match("the_river(players=2)", seed=3)
    while match.event_count(0) < 60:
        seat = match.to_act[0]
        match.act(seat, match.legal(seat)[0])
    turns = match.turns(0)
    assert [turn.first for turn in turns] == sorted({turn.first for turn in turns})
    place = len(turns) // 2
    assert match.turns(0, turns[place].first) == turns[place:]
    assert match.turns(0, turns[place].first + 1)[0].first in (turns[place].first, turns[place].first + 1)
    assert match.turns(0, match.event_count(0)) == turns[-1:]
