"""Numbers of views: they give nothing away, and say which decisions still fit."""

from __future__ import annotations

from rivertable.server.table.entries import Handed, Undone
from rivertable.server.table.table import Table
from tests.server.at_table import move, seated


def numbers(table: Table) -> dict[int | None, int]:
    return {viewer: numbers.seq for viewer, numbers in table.view_numbers.items()}


def test_the_hidden_decisions_of_others_raise_no_number() -> None:
    """Riverside's phase is simultaneous: what seat 0 decides is seen by seat 0 alone until all are done."""
    table = seated(players=3)
    after = move(table, 0)
    assert 0 in after.to_act, "seat 0 has decided only a part of its turn"
    before = numbers(table)
    assert numbers(after) == {**before, 0: before[0] + 1}


def test_who_is_done_is_seen_by_all() -> None:
    table = seated(players=2)
    while 0 in table.to_act:
        last, table = table, move(table, 0)
    assert {viewer for viewer in numbers(table) if table.changed_for(last, viewer)} == {0, 1, None}


def test_a_decision_made_earlier_in_a_simultaneous_phase_still_fits() -> None:
    table = seated(players=2)
    thought = table.view_numbers[1].seq
    while 0 in table.to_act:
        table = move(table, 0)
    assert table.view_numbers[1].seq > thought
    assert table.view_numbers[1].is_fresh(thought)


def test_a_decision_is_stale_after_an_own_one_and_after_a_reveal() -> None:
    table = seated(players=2)
    thought = {seat: table.view_numbers[seat].seq for seat in (0, 1)}
    table = move(table, 0)
    assert not table.view_numbers[0].is_fresh(thought[0])
    rounds = table.match.rounds if table.match else 0
    while table.match and table.match.rounds == rounds:
        table = move(table, table.to_act[0])
    assert not table.view_numbers[1].is_fresh(thought[1])
    assert not table.view_numbers[1].is_fresh(99_999)


def test_a_client_is_sent_the_notices_after_the_number_it_has_seen() -> None:
    table = seated(players=2)
    seen = table.view_numbers[1].seq
    handed = table.after(Handed(0, True), 0).after(Handed(0, False), 0)
    assert [handed.view_numbers[1].notices_from(after) for after in (None, seen, seen + 1, 99_999)] == [0, 0, 1, 0]


def test_after_an_undo_the_log_is_told_from_where_it_differs() -> None:
    table = seated("the_river")
    assert table.match is not None
    start = table.view_numbers[0].seq
    moved = move(table, table.to_act[0])
    seat = table.to_act[0]
    assert moved.match is not None
    assert moved.free[seat] == 1
    undone = moved.after(Undone(seat), 0)
    assert undone.match is not None
    assert undone.view_numbers[seat].events_from(moved.view_numbers[seat].seq) == table.match.event_count(seat)
    assert undone.view_numbers[seat].events_from(start) == table.match.event_count(seat)
    assert undone.view_numbers[seat].events_from(None) == 0
    assert undone.match.view(seat) == table.match.view(seat)
