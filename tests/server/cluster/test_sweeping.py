"""What a node does by itself: clocks, leases, and what others have left behind."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from rivertable.server.cluster import sweeping
from rivertable.server.http.table_setup import new_spec, open_table
from rivertable.server.node import Node
from rivertable.server.protocol.bodies import NewSeat, NewTable
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.settings import Settings
from rivertable.server.store import schema
from rivertable.server.table.clock import ClockSettings
from tests.server.nodes import SECONDS, open_market

pytestmark = pytest.mark.usefixtures("fish_market")


@pytest.mark.parametrize("work", ["tick", "sweep"])
async def test_a_table_where_something_fails_does_not_stop_the_clocks_of_others(
    node: Node, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, work: str
) -> None:
    await node.background.close()  # it does nothing by itself
    bad, good = [await open_market(node, ClockSettings(bank_seconds=1)) for _ in range(2)]
    time_out, tried = sweeping.time_out, []

    async def time_out_or_fail(session: TableSession) -> None:
        tried.append(session)
        if session is bad:
            raise KeyError("a fault of our own")
        await time_out(session)

    async def both(now: int) -> list[str]:
        return [bad.id, good.id]

    async def take_over() -> None:
        raise OSError("the database is gone")

    monkeypatch.setattr(sweeping, "time_out", time_out_or_fail)
    monkeypatch.setattr(node.store, "overdue", both)
    monkeypatch.setattr(node.bots, "take_over", take_over)
    await asyncio.sleep(1.1)
    await getattr(node.sweeper, work)()
    assert tried == [bad, good]
    assert any(seat_state.is_bot for seat_state in good.table.seat_states)
    assert f"table {bad.id}" in caplog.text


async def test_a_node_that_is_long_busy_keeps_its_jobs_and_is_known_to_live(
    postgres_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leases are long, so that a machine that stands still for a moment lets none run out, and are renewed often."""
    monkeypatch.setattr(sweeping, "SWEEP_SECONDS", 0.1)
    one, two = (Settings(db=postgres_db, bot_workers=0, lease_seconds=60, node=name) for name in ("one", "two"))
    async with Node(one) as here, Node(two) as there:
        for node in (here, there):
            monkeypatch.setattr(node.pool, "move", lambda job: asyncio.Event().wait())
        monkeypatch.setattr(here.bots, "take_over", lambda: asyncio.Event().wait())
        person = await here.people.new_guest()
        wanted = NewTable("riverside", [NewSeat("me"), NewSeat("bot", level="easy")])
        await open_table(here, *new_spec(wanted, person))
        told = asyncio.Event()
        monkeypatch.setattr(there.presence, "note_alive", lambda node: told.set())
        async with asyncio.timeout(SECONDS):
            await told.wait()
        job = select(schema.jobs.c.node, schema.jobs.c.leased_until)
        first = (await there.store.all(job))[0].leased_until
        async with asyncio.timeout(SECONDS):
            while (await there.store.all(job))[0].leased_until < first + 500:
                await asyncio.sleep(0.1)
        assert [row.node for row in await there.store.all(job)] == ["one"]
