"""What each viewer has been told, and in which order."""

from __future__ import annotations

from random import Random

import pytest

from rivertable.engine.domains import NUMBER, SEAT, names
from rivertable.engine.events import SYNC, Audience, Begins, Events
from rivertable.engine.history import History
from rivertable.engine.secrecy import Viewer

KINDS = Events()
OPEN = KINDS.add("open", number=NUMBER)
PRIVATE = KINDS.add("private", audience=Audience.SEAT, seat=SEAT, fish=names("fish", ["trout", "pike"]))
SEALED = KINDS.add("sealed", audience=Audience.AT_SYNC, seat=SEAT, number=NUMBER)

TURNS = Events()
TURN = TURNS.add("turn", begins=Begins.TURN, seat=SEAT)
ROUND = TURNS.add("round", begins=Begins.ROUND, number=NUMBER)
DONE = TURNS.add("done", number=NUMBER)
SECRET = TURNS.add("secret", audience=Audience.AT_SYNC, begins=Begins.OWN_PART, seat=SEAT)


def told(history: History, viewer: Viewer) -> list[str]:
    return [f"{event.name} {' '.join(map(str, event.args.values()))}" for event in history.events(viewer)]


@pytest.fixture
def history() -> History:
    return History(KINDS, 3)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_an_open_event_is_told_to_everybody(history: History, viewer: Viewer) -> None:
    history.add([(OPEN, (4,))])
    assert told(history, viewer) == ["open 4"]


@pytest.mark.parametrize(("viewer", "expected"), [(0, []), (1, ["private 1 pike"]), (2, []), (None, [])])
def test_a_private_event_is_told_to_its_seat(history: History, viewer: Viewer, expected: list[str]) -> None:
    history.add([(PRIVATE, (1, 1)), (SYNC, ())])
    assert told(history, viewer) == expected


def test_a_sealed_event_is_told_to_its_seat_at_once(history: History) -> None:
    history.add([(SEALED, (1, 5))])
    assert told(history, 1) == ["sealed 1 5"]


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_sealed_event_is_kept_from_the_others(history: History, viewer: Viewer) -> None:
    history.add([(SEALED, (1, 5))])
    assert told(history, viewer) == []


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_sealed_events_are_told_by_seat_whoever_was_first(history: History, order: tuple[int, int]) -> None:
    for seat in order:
        history.add([(SEALED, (seat, 5 + seat))])
    history.add([(SYNC, ())])
    assert told(history, None) == ["sealed 0 5", "sealed 1 6"]


def test_a_sync_tells_a_seat_its_own_events_no_second_time(history: History) -> None:
    history.add([(SEALED, (1, 5)), (SYNC, ())])
    assert told(history, 1) == ["sealed 1 5"]


def test_a_second_sync_tells_nothing_again(history: History) -> None:
    history.add([(SEALED, (1, 5)), (SYNC, ()), (SYNC, ())])
    assert told(history, 0) == ["sealed 1 5"]


def test_what_follows_a_sync_is_told_after_it(history: History) -> None:
    history.add([(SEALED, (1, 5)), (SYNC, ()), (OPEN, (4,))])
    assert told(history, 0) == ["sealed 1 5", "open 4"]


def test_events_can_be_asked_from_a_number_on(history: History) -> None:
    history.add([(OPEN, (1,)), (OPEN, (2,))])
    assert [event.args for event in history.events(0, since=1)] == [{"number": 2}]


def test_events_are_counted_by_viewer(history: History) -> None:
    history.add([(OPEN, (1,)), (PRIVATE, (1, 0))])
    assert [history.count(viewer) for viewer in (0, 1, None)] == [1, 2, 1]


def test_an_event_is_said_by_its_log_message(history: History) -> None:
    history.add([(PRIVATE, (1, 1))])
    message = history.events(1)[0].message
    assert str(message) == "log-private(seat=seat(seat=1, number=2), fish=fish-pike())"


def test_a_clone_is_told_nothing_of_what_comes_later(history: History) -> None:
    history.add([(SEALED, (1, 5))])
    copy = history.clone()
    history.add([(OPEN, (1,)), (SYNC, ())])
    assert [told(copy, viewer) for viewer in (0, 1)] == [[], ["sealed 1 5"]]


def test_a_clone_remembers_what_is_still_sealed(history: History) -> None:
    history.add([(SEALED, (1, 5))])
    copy = history.clone()
    copy.add([(SYNC, ())])
    assert told(copy, 0) == ["sealed 1 5"]


def test_a_history_goes_back_to_a_mark(history: History) -> None:
    history.add([(OPEN, (1,)), (SEALED, (1, 5))])
    point = history.point()
    history.add([(OPEN, (2,)), (SYNC, ()), (OPEN, (3,))])
    back = history.up_to(point)
    assert [told(back, viewer) for viewer in (0, 1)] == [["open 1"], ["open 1", "sealed 1 5"]]
    back.add([(SYNC, ())])
    assert told(back, 0) == ["open 1", "sealed 1 5"]


def test_events_in_common_end_where_two_histories_differ(history: History) -> None:
    history.add([(OPEN, (1,)), (OPEN, (2,))])
    other = history.clone()
    assert history.in_common(other, None) == 2
    history.add([(OPEN, (3,))])
    assert history.in_common(other, None) == 2
    other.add([(OPEN, (4,)), (OPEN, (3,))])
    assert history.in_common(other, None) == 2


def test_what_led_to_the_beginning_comes_first() -> None:
    earlier = History(KINDS, 2)
    earlier.add([(OPEN, (1,)), (OPEN, (2,))])
    history = History(KINDS, 2, {0: earlier.events(0), None: earlier.events(None)[1:]})
    history.add([(OPEN, (3,))])
    assert [told(history, viewer) for viewer in (0, 1, None)] == [
        ["open 1", "open 2", "open 3"],
        ["open 3"],
        ["open 2", "open 3"],
    ]
    assert [event.args["number"] for event in history.events(0, since=1)] == [2, 3]
    assert [event.args["number"] for event in history.events(0, since=2)] == [3]
    assert [history.count(viewer) for viewer in (0, 1, None)] == [3, 1, 2]
    other = history.up_to(({0: 0, 1: 0, None: 0}, [[], []]))
    assert told(other, 0) == ["open 1", "open 2"]
    assert history.in_common(other.clone(), 0) == 2


def test_who_has_been_told_nothing_has_no_turns(history: History) -> None:
    history.add([(PRIVATE, (1, 1))])
    assert history.turns(0, 0, None) == []
    assert len(history.turns(1, 0, None)) == 1


def test_turns_that_are_asked_for_all_the_time_are_those_of_the_whole() -> None:
    """They are put together once: what was asked for before makes no difference, in a copy neither."""
    chance = Random(5)
    earlier = History(TURNS, 2)
    earlier.add([(TURN, (1,))])
    asked, copies = History(TURNS, 2, {0: earlier.events(0)}), []
    for number in range(60):
        kind = chance.choice([TURN, ROUND, DONE, SECRET])
        asked.add([(SYNC, ())] if chance.random() < 0.2 else [(kind, (chance.randrange(2),))])
        if number % 7 == 0:
            copies.append(asked.clone())
        since = chance.randrange(asked.count(0) + 1)
        whole = asked.up_to(asked.point())
        for viewer in (0, 1, None):
            assert asked.turns(viewer, since, None) == whole.turns(viewer, since, None)
    for copy in copies:
        copy.add([(TURN, (0,)), (DONE, (0,))])
        assert copy.turns(0, 0, None) == copy.up_to(copy.point()).turns(0, 0, None)


def test_events_are_also_there_as_numbers_and_as_a_copy(history: History) -> None:
    history.add([(PRIVATE, (1, 1)), (OPEN, (4,))])
    history.raw(1).clear()
    assert history.raw(1) == [(PRIVATE, (1, 1)), (OPEN, (4,))]


def test_a_copy_and_its_original_go_on_apart(history: History) -> None:
    history.add([(SEALED, (1, 5))])
    copy = history.clone()
    history.add([(OPEN, (4,))])
    copy.add([(SYNC, ())])
    assert (told(history, 0), told(copy, 0)) == (["open 4"], ["sealed 1 5"])
    again = copy.clone()
    copy.add([(OPEN, (6,))])
    assert told(again, 0) == ["sealed 1 5"]
