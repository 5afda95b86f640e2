"""Filling seats: RS-5.10 to RS-5.14."""

from __future__ import annotations

from rivertable.engine.chance import STREAM_WORDS, pick, seed_words
from rivertable.engine.events import collected
from rivertable.engine.instance import instance
from rivertable.games.riverside.events import CROSSES_LOST
from rivertable.games.riverside.reasons import Reason
from rivertable.games.riverside.state import CROSSED, EXCURSIONS, TICKET, State
from rivertable.games.riverside.tables import SEATS_IN
from tests.games.riverside.builder import crosses, is_active, legal, play, riverside, tickets, why_not

TAKE_YELLOW = ("choose_die(yellow)", "green(no)")


def test_rs_5_10_any_unfinished_row_of_the_boat() -> None:
    s = play(riverside().crossed(0, "yellow", 3, 0, 0, 0).phase2(), 0, *TAKE_YELLOW)
    assert legal(s, 0) == ["seat_row(1)", "seat_row(2)", "seat_row(3)"]


def test_rs_5_10_a_finished_row_takes_no_cross() -> None:
    s = play(riverside().crossed(0, "yellow", 3, 0, 0, 0).phase2(), 0, *TAKE_YELLOW)
    assert why_not(s, 0, "seat_row(0)") is Reason.ROW_FULL


def test_rs_5_10_the_leftmost_open_seat_is_crossed() -> None:
    s = riverside().dice(yellow=1).crossed(0, "yellow", 0, 0, 2, 0).phase2()
    assert crosses(play(s, 0, *TAKE_YELLOW, "seat_row(2)"), 0, "yellow") == (0, 0, 3, 0)


def test_rs_5_10_rows_may_be_mixed_freely() -> None:
    s = riverside().dice(yellow=4, blue=4, pink=4).phase2()
    play(s, 0, *TAKE_YELLOW, "seat_row(0)", "seat_row(3)", "seat_row(0)", "seat_row(2)")
    assert crosses(s, 0, "yellow") == (2, 0, 1, 1)


def test_rs_5_10_as_many_seats_as_the_dice_value() -> None:
    s = riverside().dice(yellow=3, blue=3, pink=3).phase2()
    assert legal(play(s, 0, *TAKE_YELLOW, "seat_row(3)", "seat_row(3)", "seat_row(3)"), 0) == []


def test_rs_5_11_crosses_are_lost_when_the_boat_has_no_open_seat_left() -> None:
    s = riverside().dice(yellow=3, blue=3, pink=3).crossed(0, "yellow", 3, 4, 5, 6).used(0, "fan_base").phase2()
    with collected() as events:
        play(s, 0, *TAKE_YELLOW)
    assert (CROSSES_LOST, (0, 0, 2)) in events


def test_rs_5_11_a_boat_filled_exactly_loses_nothing() -> None:
    s = riverside().dice(yellow=1).crossed(0, "yellow", 3, 4, 5, 6).used(0, "fan_base").phase2()
    with collected() as events:
        play(s, 0, *TAKE_YELLOW)
    assert CROSSES_LOST not in [kind for kind, _ in events]


def test_rs_5_11_a_die_of_a_full_boat_may_be_chosen() -> None:
    s = riverside().crossed(0, "yellow", 3, 4, 5, 7).used(0, "fan_base").phase2()
    assert "choose_die(yellow)" in legal(s, 0)


def test_rs_5_12_two_completed_rows_are_resolved_in_the_order_of_choice() -> None:
    s = riverside().dice(yellow=2, blue=2, pink=2).crossed(0, "yellow", 2, 3, 0, 0).phase2()
    play(s, 0, *TAKE_YELLOW, "seat_row(0)", "seat_row(1)")
    assert legal(s, 0) == ["resolve_row(yellow,0)", "resolve_row(yellow,1)"]


def test_rs_5_12_a_row_that_is_not_pending_cannot_be_resolved() -> None:
    s = riverside().dice(yellow=2, blue=2, pink=2).crossed(0, "yellow", 2, 3, 0, 0).phase2()
    play(s, 0, *TAKE_YELLOW, "seat_row(0)", "seat_row(1)")
    assert why_not(s, 0, "resolve_row(yellow,2)") is Reason.ROW_NOT_PENDING


def test_rs_5_12_one_pending_row_is_no_choice() -> None:
    """Its blue bonus seat is asked at once."""
    s = play(riverside().crossed(0, "yellow", 2, 0, 0, 0).phase2(), 0, *TAKE_YELLOW, "seat_row(0)")
    assert legal(s, 0) == ["seat_row(0)", "seat_row(1)", "seat_row(2)", "seat_row(3)"]


def test_rs_5_12_bonus_seats_go_to_the_boat_of_the_bonus_colour() -> None:
    s = riverside().crossed(0, "yellow", 2, 0, 0, 0).phase2()
    assert crosses(play(s, 0, *TAKE_YELLOW, "seat_row(0)", "seat_row(2)"), 0, "blue") == (0, 0, 1, 0)


def test_rs_5_12_two_bonus_seats_are_both_crossed() -> None:
    s = riverside().crossed(0, "yellow", 0, 0, 0, 6).phase2()
    play(s, 0, *TAKE_YELLOW, "seat_row(3)", "seat_row(2)", "seat_row(3)")
    assert crosses(s, 0, "white") == (0, 0, 1, 1)


def test_rs_5_12_bonus_seats_are_crossed_before_the_next_row_is_resolved() -> None:
    s = riverside().dice(yellow=2, blue=2, pink=2).crossed(0, "yellow", 2, 3, 0, 0).phase2()
    play(s, 0, *TAKE_YELLOW, "seat_row(0)", "seat_row(1)", "resolve_row(yellow,1)")
    assert why_not(s, 0, "resolve_row(yellow,0)") is Reason.NOT_ASKED_NOW


def test_rs_5_12_a_row_completed_by_a_bonus_seat_becomes_pending() -> None:
    """Yellow top row -> 1 blue seat completes a blue row -> 1 pink seat."""
    s = riverside().crossed(0, "yellow", 2, 0, 0, 0).crossed(0, "blue", 0, 0, 2, 0).phase2()
    play(s, 0, *TAKE_YELLOW, "seat_row(0)", "seat_row(2)", "seat_row(0)")
    assert crosses(s, 0, "pink") == (1, 0, 0, 0)


def test_rs_5_12_the_ticket_of_a_row_completed_by_bonus_is_crossed() -> None:
    s = riverside().crossed(0, "yellow", 2, 0, 0, 0).crossed(0, "blue", 0, 0, 2, 0).phase2()
    assert tickets(play(s, 0, *TAKE_YELLOW, "seat_row(0)", "seat_row(2)", "seat_row(0)"), 0, "blue") == 1


def test_rs_5_12_bonus_seats_are_lost_on_a_full_boat() -> None:
    s = riverside().crossed(0, "yellow", 2, 0, 0, 0).crossed(0, "blue", 4, 5, 3, 7).phase2()
    assert legal(play(s, 0, *TAKE_YELLOW, "seat_row(0)"), 0) == []


def test_rs_5_13_a_ticket_counts_from_the_moment_its_row_is_resolved() -> None:
    s = riverside().dice(yellow=2, blue=2, pink=2).crossed(0, "yellow", 2, 3, 0, 0).phase2()
    play(s, 0, *TAKE_YELLOW, "seat_row(0)", "seat_row(1)", "resolve_row(yellow,1)")
    assert tickets(s, 0, "yellow") == 1


def completed_rows(s: State, seat: int) -> list[bool]:
    return [s.sheet[seat][CROSSED + row] == seats for row, seats in enumerate(SEATS_IN)]


def test_rs_5_13_in_phase_3_tickets_are_completed_rows() -> None:
    """RS-1.3 too: along random games."""
    simulate = instance("riverside").per_game("simulate")
    out, stream = [0] * 64, [0] * STREAM_WORDS
    for number in range(5):
        s = State()
        simulate.begin_numbered(s, stream, 2, seed_words(3), number)
        while mask := simulate.to_act(s):
            if s.phase == EXCURSIONS:
                assert [cell == 1 for cell in s.sheet[0][TICKET : TICKET + 20]] == completed_rows(s, 0)
            seat = simulate.lowest_seat(mask)
            simulate.apply(s, seat, out[pick(stream, simulate.legal(s, seat, out))])


def test_rs_1_3_a_filled_row_is_a_ticket() -> None:
    s = riverside().crossed(0, "yellow", 2, 0, 0, 0).phase2()
    assert tickets(play(s, 0, *TAKE_YELLOW, "seat_row(0)"), 0, "yellow") == 1


def test_rs_1_3_a_row_with_an_open_seat_is_no_ticket() -> None:
    s = riverside().crossed(0, "yellow", 1, 0, 0, 0).phase2()
    assert tickets(play(s, 0, *TAKE_YELLOW, "seat_row(0)"), 0, "yellow") == 0


def test_rs_5_14_both_royal_seats_activate_the_power() -> None:
    """Yellow: seat 3 of the second row, seat 4 of the bottom row."""
    s = riverside().crossed(0, "yellow", 0, 2, 0, 4).phase2()
    assert is_active(play(s, 0, *TAKE_YELLOW, "seat_row(1)"), 0, "fan_base")


def test_rs_5_14_one_royal_seat_is_not_enough() -> None:
    s = riverside().crossed(0, "yellow", 0, 2, 0, 3).phase2()
    assert not is_active(play(s, 0, *TAKE_YELLOW, "seat_row(1)"), 0, "fan_base")


def test_rs_5_14_bonus_seats_activate_too() -> None:
    """The blue bonus seat of the yellow top row crosses the second royal seat of blue."""
    s = riverside().crossed(0, "yellow", 2, 0, 0, 0).crossed(0, "blue", 3, 0, 0, 3).phase2()
    assert is_active(play(s, 0, *TAKE_YELLOW, "seat_row(0)", "seat_row(3)"), 0, "prize_ticket")
