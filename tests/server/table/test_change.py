"""What one entry has changed in a match."""

from __future__ import annotations

from rivertable.server.table.change import MatchChange
from rivertable.server.table.entries import Undone
from tests.server.at_table import move, seated


def test_a_hidden_move_differs_for_its_own_seat_alone() -> None:
    table = seated(players=3)
    change = MatchChange(table.match, move(table, 0).match)
    assert change.has_gone_on
    assert change.undo is None
    assert not change.reveals
    assert [viewer for viewer in (0, 1, 2, None) if change.differs(viewer)] == [0]


def test_an_undo_is_found_with_the_events_it_leaves() -> None:
    table = seated("the_river")
    seat = table.to_act[0]
    moved = move(table, seat)
    undone = moved.after(Undone(seat), 0)
    change = MatchChange(moved.match, undone.match)
    assert change.undo is not None
    assert (change.undo.seat, change.undo.moves) == (seat, 1)
    assert change.common_events(seat) == table.playing().event_count(seat)
    assert change.has_events(seat) == (table.playing().event_count(seat) != moved.playing().event_count(seat))


def test_a_match_that_begins_has_not_gone_on() -> None:
    table = seated()
    assert not MatchChange(None, table.match).has_gone_on
    assert MatchChange(None, table.match).undo is None
    assert not MatchChange(table.match, table.match).has_gone_on
