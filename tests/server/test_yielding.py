"""Long work lets others have their turn, by the time it takes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, cast

import pytest

from rivertable.server import yielding
from rivertable.server.cluster.presence import PresenceTracker
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.store import Store
from rivertable.server.store.base import EntryRow
from rivertable.server.table.entries import Moved, written
from rivertable.server.yielding import Yielding
from tests.server.at_table import seated


async def turns_during(work: Awaitable[Any]) -> int:
    """How often somebody else had a turn meanwhile."""
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    other = asyncio.create_task(count())
    await work
    other.cancel()
    return turns


async def test_others_have_their_turn_when_it_took_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pieces: int) -> None:
        rest = Yielding()
        for _ in range(pieces):
            await rest.if_long()

    monkeypatch.setattr(yielding, "LONGEST_SECONDS", 60)
    assert await turns_during(work(50)) == 0
    monkeypatch.setattr(yielding, "LONGEST_SECONDS", -1)
    assert await turns_during(work(50)) == 50


async def test_a_table_is_read_with_pauses_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    table, entries = seated(), []
    match = table.playing().clone()
    for seq in range(table.seq + 1, table.seq + 13):
        seat = match.to_act[0]
        action = str(match.legal(seat)[0])
        match.act(seat, action)
        entries.append(EntryRow(seq, f"r{seq}", 0, written(Moved(seat, [action]))))

    class Kept:
        async def entries(self, id: str, after: int) -> list[EntryRow]:
            return [entry for entry in entries if entry.seq > after]

    for seconds, turns in ((60, 0), (-1, len(entries))):
        monkeypatch.setattr(yielding, "LONGEST_SECONDS", seconds)
        session = TableSession(table, cast(Store, Kept()), PresenceTracker(), None)
        assert await turns_during(session.catch_up()) == turns
        assert session.table.seq == table.seq + len(entries)
