"""Who is at a table, and who has left it."""

from __future__ import annotations

from rivertable.server.presence import PresenceBoard


def test_who_left_is_remembered_as_long_as_the_table_is() -> None:
    board = PresenceBoard()
    for table in ("here", "gone"):
        board.come(table, "anna")
        board.go(table, "anna")
    board.remember_who_left({"here"})
    assert board.left_at("here", "anna") is not None
    assert board.left_at("gone", "anna") is None


def test_somebody_with_two_windows_has_left_when_both_are_closed() -> None:
    board = PresenceBoard()
    board.come("table", "anna")
    board.come("table", "anna")
    board.go("table", "anna")
    assert board.is_here("table", "anna")
    assert board.left_at("table", "anna") is None
    board.go("table", "anna")
    assert not board.is_here("table", "anna")
    assert board.left_at("table", "anna") is not None
