"""Before the match the host takes somebody off the table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rivertable.server.errors import Refusal
from rivertable.server.table.entries import Sat, TakenOff
from rivertable.server.table.table import TAKEN_OFF_MS, Table
from tests.server.at_table import seated, spec


def crowded() -> Table:
    """The host sits at a table for four, and a guest on two of its seats: the match does not count."""
    table = Table("t", replace(spec("riverside", players=4), rated=False))
    for seat, person in enumerate(("host", "squatter", "squatter")):
        table = table.after(Sat(seat, person, f"Name {seat}"), 1000)
    return table


def test_all_seats_of_the_person_are_open_again() -> None:
    table = crowded().after(TakenOff(1), 2000)
    assert [state.person for state in table.seat_states] == ["host", None, None, None]
    assert all(state == Table("t", spec()).seat_states[0] for state in table.seat_states[1:])


def test_for_some_minutes_they_cannot_sit_down_again_and_others_can() -> None:
    table = crowded().after(TakenOff(2), 2000)
    with pytest.raises(Refusal, match="the host has taken you off this table"):
        table.after(Sat(1, "squatter", "Name 1"), 2000 + TAKEN_OFF_MS - 1)
    assert table.after(Sat(1, "friend", "Friend"), 2001).seats_of("friend") == [1]
    assert table.after(Sat(1, "squatter", "Name 1"), 2000 + TAKEN_OFF_MS).seats_of("squatter") == [1]


def test_the_host_an_open_seat_and_a_match_that_has_begun_are_left_alone() -> None:
    for table, seat, words in (
        (crowded(), 0, "this is your own seat"),
        (crowded(), 3, "no person sits there"),
        (seated(), 1, "the match has begun"),
    ):
        with pytest.raises(Refusal, match=words):
            table.after(TakenOff(seat), 2000)


def test_a_crowded_table_can_still_be_cleared() -> None:
    table = crowded()
    table.seq = 1000
    with pytest.raises(Refusal, match="too much has come and gone"):
        table.after(Sat(3, "friend", "Friend"), 2000)
    assert table.after(TakenOff(1), 2000).seats_of("squatter") == []
