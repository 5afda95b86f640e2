"""Events: what rules emit, and who it is for."""

from __future__ import annotations

import threading

import pytest

from rivertable.engine.chance import RNG_WORDS
from rivertable.engine.domains import NUMBER, SEAT
from rivertable.engine.errors import StateError
from rivertable.engine.events import SYNC, Audience, Events, collected, emit, sync
from rivertable.engine.instance import Instance


class Counter:
    """As much of a state as `sync` needs."""

    def __init__(self) -> None:
        self.reveals = 0
        self.rng = [0] * RNG_WORDS


def test_the_id_of_a_kind_is_its_place() -> None:
    events = Events()
    assert [events.add("rolled", value=NUMBER), events.add("ended")] == [0, 1]


def test_an_event_is_for_all_unless_said_otherwise() -> None:
    events = Events()
    events.add("rolled", value=NUMBER)
    assert events.kinds[0].audience is Audience.ALL


@pytest.mark.parametrize("audience", [Audience.SEAT, Audience.AT_SYNC])
def test_an_event_for_one_seat_names_the_seat_first(audience: Audience) -> None:
    events = Events()
    events.add("peeked", audience=audience, seat=SEAT, card=NUMBER)
    assert list(events.kinds[0].domains) == ["seat", "card"]


@pytest.mark.parametrize("audience", [Audience.SEAT, Audience.AT_SYNC])
def test_an_event_for_one_seat_without_a_seat_is_refused(audience: Audience) -> None:
    with pytest.raises(StateError, match="event 'peeked' is for one seat"):
        Events().add("peeked", audience=audience, card=NUMBER)


def test_an_event_for_one_seat_with_the_seat_in_another_place_is_refused() -> None:
    with pytest.raises(StateError, match="its first argument must be `seat`"):
        Events().add("peeked", audience=Audience.SEAT, card=NUMBER, seat=SEAT)


def test_an_event_for_one_seat_without_arguments_is_refused() -> None:
    with pytest.raises(StateError, match="its first argument must be `seat`"):
        Events().add("peeked", audience=Audience.SEAT)


def test_what_is_emitted_is_collected_in_order() -> None:
    with collected() as events:
        emit(None, 3, 1, 2)
        emit(None, 0)
    assert events == [(3, (1, 2)), (0, ())]


def test_a_sync_is_collected_among_the_events() -> None:
    s = Counter()
    with collected() as events:
        emit(s, 3)
        sync(s)
    assert events == [(3, ()), (SYNC, ())]


def test_a_sync_is_a_reveal() -> None:
    s = Counter()
    sync(s)
    assert s.reveals == 1


def test_nothing_is_collected_before_or_after() -> None:
    emit(None, 1)
    with collected() as events:
        pass
    emit(None, 2)
    assert events == []


def test_an_inner_collection_keeps_its_events_to_itself() -> None:
    with collected() as outer:
        emit(None, 1)
        with collected():
            emit(None, 2)
        emit(None, 3)
    assert [kind for kind, _ in outer] == [1, 3]


def test_a_collection_ends_with_an_error_too() -> None:
    with collected() as outer:
        with pytest.raises(ZeroDivisionError), collected():
            raise ZeroDivisionError
        emit(None, 4)
    assert outer == [(4, ())]


def test_threads_collect_apart() -> None:
    """One opens and closes its collection while the other is in the middle of its own."""
    began, done, other = threading.Event(), threading.Event(), []

    def beside() -> None:
        began.wait()
        emit(None, 8)
        with collected() as events:
            emit(None, 9)
            sync(Counter())
        other.extend(events)
        done.set()

    thread = threading.Thread(target=beside)
    thread.start()
    with collected() as mine:
        emit(None, 1)
        began.set()
        done.wait()
        emit(None, 2)
    thread.join()
    assert mine == [(1, ()), (2, ())]
    assert other == [(9, ()), (SYNC, ())]


def test_no_two_events_of_a_game_share_a_name(interpreted: Instance) -> None:
    names = [kind.name for kind in interpreted.game.events.kinds]
    assert len(set(names)) == len(names)
