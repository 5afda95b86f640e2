"""Who is at a table, and who has left it."""

from __future__ import annotations

import asyncio
import time

import pytest

from rivertable.server.cluster import presence
from rivertable.server.cluster.presence import TOLD_SECONDS, AtIntervals, PresenceTracker
from rivertable.server.store.base import now_ms


def test_who_left_is_remembered_as_long_as_the_table_is() -> None:
    board = PresenceTracker()
    for table in ("here", "gone"):
        board.come(table, "anna")
        board.go(table, "anna")
    board.forget_other_tables({"here"})
    assert board.left_at("here", "anna") is not None
    assert board.left_at("gone", "anna") is None


def test_after_a_doubt_people_elsewhere_are_there_only_if_their_node_says_so_again() -> None:
    board = PresenceTracker()
    board.take_announcement("other", "stayed anna=1")
    board.take_announcement("other", "left bert=1")
    board.doubt()
    assert board.is_here("left", "bert")
    board.take_announcement("other", "stayed anna=1")
    assert board.all_announced("other") == ["left"]
    assert board.is_here("stayed", "anna")
    assert not board.is_here("left", "bert")
    assert board.left_at("left", "bert") is not None
    assert board.all_announced("other") == []


def test_somebody_with_two_windows_has_left_when_both_are_closed() -> None:
    board = PresenceTracker()
    board.come("table", "anna")
    board.come("table", "anna")
    board.go("table", "anna")
    assert board.is_here("table", "anna")
    assert board.left_at("table", "anna") is None
    board.go("table", "anna")
    assert not board.is_here("table", "anna")
    assert board.left_at("table", "anna") is not None


def test_people_of_a_silent_node_have_left_when_it_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the others do not take them for long away at once."""
    board = PresenceTracker()
    board.take_announcement("other", "table anna=1")
    now = now_ms()
    monkeypatch.setattr(presence, "SILENT_SECONDS", -1)
    assert board.forget_silent() == ["table"]
    assert (board.left_at("table", "anna") or 0) >= now


def test_a_bot_may_play_so_long_after_somebody_left_or_after_the_last_act_if_nobody_remembers() -> None:
    board = PresenceTracker(away_seconds=90)
    assert board.bot_from("table", "anna", last_act=5_000) == 95_000
    board.come("table", "anna")
    board.go("table", "anna")
    assert board.bot_from("table", "anna", last_act=5_000) == (board.left_at("table", "anna") or 0) + 90_000


def test_a_crowd_is_announced_within_what_a_database_takes() -> None:
    here, there = PresenceTracker(), PresenceTracker()
    people = [f"{n:022}" for n in range(1000)]
    for person in people:
        here.come("t", person)
    announced = here.announcement("t")
    there.take_announcement("here", announced)
    assert len(announced) < 7000
    assert there.is_here("t", people[0])
    assert there.watching("t", set()) == 1000


async def test_changes_are_told_at_once_and_then_together() -> None:
    told: list[tuple[str, float]] = []
    presence = AtIntervals(lambda table: told.append((table, time.monotonic())))
    for _ in range(50):
        for table in ("one", "two"):
            presence.changed(table)
        await asyncio.sleep(0)
    assert [table for table, _ in told] == ["one", "two"]
    while len(told) < 4:
        await asyncio.sleep(0.01)
    (_, first), _, (_, second), _ = told
    assert second - first >= TOLD_SECONDS - 0.01
    await asyncio.sleep(1.5 * TOLD_SECONDS)
    assert len(told) == 4, "nothing has changed since"
    presence.changed("one")
    assert len(told) == 5
