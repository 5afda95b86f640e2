"""Which moves of a finished match belong to one turn."""

from __future__ import annotations

import pytest

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.messages import say
from rivertable.engine.turns import Turn
from rivertable.server.views.replay_turns import MoveMade, event_owners, turn_numbers, turn_places


def made(*seats: int, round: int = 1, together: bool = False) -> list[MoveMade]:
    return [MoveMade(seat, round, together, "pass", say("action-pass"), (0, 0)) for seat in seats]


def test_an_event_belongs_to_the_move_that_brought_it() -> None:
    assert event_owners([2, 3, 3, 5]) == [-1, -1, 0, 2, 2]


def test_an_undo_takes_events_back() -> None:
    assert event_owners([0, 2, 4, 1, 3]) == [0, 3, 3]


def turn(seat: int | None, first: int) -> Turn:
    return Turn(seat, first, False, say("told-nothing"))


def test_a_turn_of_the_log_begins_with_the_move_that_brought_its_first_event() -> None:
    assert turn_places([turn(None, 0), turn(0, 1), turn(1, 3)], [1, 2, 3, 4]) == [-1, 0, 2]


def test_a_turn_that_is_opened_at_the_end_of_a_move_begins_with_the_next() -> None:
    """Unless nothing else happens in it, or it is nobody's."""
    turns = [turn(0, 0), turn(None, 2), turn(1, 3), turn(0, 5), turn(1, 6)]
    assert turn_places(turns, [1, 4, 5, 7]) == [0, 0, 1, 2, 2]


def test_a_turn_is_all_moves_of_a_seat_until_another_moves() -> None:
    assert turn_numbers(made(0, 0, 1, 0), range(5), ()) == [1, 1, 2, 3]


def test_the_referee_reports_in_the_turn_before() -> None:
    assert turn_numbers(made(0, REFEREE_SEAT, REFEREE_SEAT, 0, 1), range(6), ()) == [1, 1, 1, 1, 2]


def test_somebody_alone_has_a_turn_a_round() -> None:
    assert turn_numbers([*made(0, 0, round=1), *made(0, round=2)], range(4), ()) == [1, 1, 2]


def test_a_turn_of_the_log_is_one_of_the_replay_with_all_that_others_decide_in_it() -> None:
    moves = [*made(0, 0, 1), *made(0, round=2), *made(1, round=2)]
    assert turn_numbers(moves, range(6), {0, 3, 4}) == [1, 1, 1, 2, 3]


def test_before_the_log_tells_turns_seats_have_theirs() -> None:
    assert turn_numbers(made(1, 0, 0, 1), range(5), {2}) == [1, 2, 3, 3]


@pytest.mark.parametrize("last", [0, 2])
def test_what_is_decided_in_secret_belongs_to_where_it_is_shown(last: int) -> None:
    """Seats 0 to 2 choose at the same time; the last choice shows them all, and begins turns of the log."""
    moves = [*made(0), *made(0, 1, 1, last, together=True), *made(1)]
    assert turn_numbers(moves, [0, 1, 1, 1, 1, 6, 7], {0, 4, 5}) == [1, 2, 2, 2, 2, 3]


def test_secret_choices_may_lead_up_to_the_first_turn() -> None:
    assert turn_numbers(made(0, 1, 0, together=True), [1, 1, 1, 4], {2}) == [1, 1, 1]


def test_secret_bids_belong_to_the_turn_that_goes_on_with_them() -> None:
    moves = [*made(0), *made(0, 1, together=True), *made(1)]
    assert turn_numbers(moves, [0, 1, 1, 4, 5], {0, 3}) == [1, 1, 1, 2]


def test_the_end_of_a_turn_that_nobody_hears_of_belongs_to_it() -> None:
    assert turn_numbers(made(0, 0, 1), [0, 1, 1, 2], {0, 2}) == [1, 1, 2]
