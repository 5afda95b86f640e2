"""Faults of the machine and of what is stored: nobody is harmed who has nothing to do with them."""

from __future__ import annotations

import asyncio
import logging
import resource
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from rivertable.server.cluster import health_check
from rivertable.server.cluster.sweeping import time_out
from rivertable.server.node import Node
from rivertable.server.settings import Settings
from rivertable.server.store import base, schema
from rivertable.server.store.base import Wanted
from rivertable.server.store.writer import Append
from rivertable.server.table.clock import ClockSettings
from tests.server.client import Visitor
from tests.server.nodes import open_market, play_out, until
from tests.server.process import running

HOUR = 60 * 60 * 1000


# ------------------------------------------------------------ a database that takes nothing


async def health(visitor: Visitor) -> int:
    return (await visitor.http.get("/api/health")).status_code


async def becomes(visitor: Visitor, status: int) -> None:
    async with asyncio.timeout(60):
        while await health(visitor) != status:
            await asyncio.sleep(0.1)


async def test_a_locked_database_is_not_well(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0) as server:
        async with Visitor(server.url) as visitor:
            assert await health(visitor) == 200
            with closing(sqlite3.connect(tmp_path / "t.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                await becomes(visitor, 503)
                other.execute("ROLLBACK")
            await becomes(visitor, 200)


async def test_a_full_disk_is_not_well(tmp_path: Path) -> None:
    """A disk is full for a process whose files may not grow."""
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0) as server:
        async with Visitor(server.url) as visitor:
            assert await health(visitor) == 200
            endless = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            await becomes(visitor, 503)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, endless)
            await becomes(visitor, 200)


async def test_asking_for_health_writes_once_a_second(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    written = []

    async def count() -> None:
        written.append(1)

    monkeypatch.setattr(node.store, "write_something", count)
    answers = await asyncio.gather(*(node.health.is_well() for _ in range(200)))
    answers += [await node.health.is_well() for _ in range(200)]
    assert all(answers)
    assert len(written) == 1
    monkeypatch.setattr(health_check, "FRESH_SECONDS", 0.0)
    await node.health.is_well()
    assert len(written) == 2


async def test_a_database_that_hangs_is_asked_once(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, go_on = [], asyncio.Event()

    async def hang() -> None:
        asked.append(1)
        await go_on.wait()

    monkeypatch.setattr(node.store, "write_something", hang)
    monkeypatch.setattr(health_check, "PATIENCE_SECONDS", 0.01)
    monkeypatch.setattr(health_check, "FRESH_SECONDS", 0.0)
    assert [await node.health.is_well() for _ in range(20)] == [False] * 20
    assert len(asked) == 1
    go_on.set()


# ------------------------------------------------------------ clocks


@pytest.mark.usefixtures("fish_market")
async def test_entries_from_the_future_do_not_stop_the_clock_of_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were stored while the machine believed it to be an hour later."""
    settings = Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0)
    with monkeypatch.context() as late:
        real = base._time.now_ms
        late.setattr(base._time, "now_ms", lambda: real() + HOUR)
        async with Node(settings) as node:
            id = (await open_market(node, ClockSettings(60))).id
    async with Node(settings) as node:
        session = await node.sessions.get(id)
        clock = session.table.clock
        assert clock is not None
        (seat,) = clock.running
        before = session.now()
        assert clock.left_at(seat, before) > 0
        assert clock.left_at(seat, before + 1000) == clock.left_at(seat, before) - 1000, "it runs"
        steady = base._time.now_ms
        monkeypatch.setattr(base._time, "now_ms", lambda: steady() + 61_000)
        await time_out(session)
        assert session.table.seat_states[seat].is_bot


# ------------------------------------------------------------ rows that cannot be read

BROKEN = {
    "no JSON": "{",
    "a proposal of seat 66": '{"kind":"proposed","seat":66,"what":"undo"}',
    "an answer of seat 66": '{"kind":"voted","seat":66,"proposal":1,"agree":true}',
    "a move of seat 66": '{"kind":"moved","seat":66,"actions":["x"]}',
    "an unknown kind": '{"kind":"sung"}',
    "an option called name": '{"kind":"changed","conditions":{"options":{"name":"x"}},"seats":2}',
}


@pytest.mark.usefixtures("fish_market")
@pytest.mark.parametrize("broken", BROKEN)
async def test_a_row_that_cannot_be_read_is_left_out_of_lists_and_told(
    broken: str, node: Node, caplog: pytest.LogCaptureFixture
) -> None:
    spoilt, sound = await open_market(node), await open_market(node)
    body = BROKEN[broken]
    await node.store.append(Append(spoilt.id, spoilt.table.seq + 1, "broken", 1, body, "playing", 1, sitting=None))
    async with node.store.engine.begin() as connection:
        await connection.execute(update(schema.tables).values(status="playing", listing=None))
    node.sessions._sessions.clear()
    with caplog.at_level(logging.ERROR):
        for _ in range(2):
            rows = await node.store.public_tables(Wanted(), limit=100)
            assert [info.id for info in await node.sessions.listed(rows, None)] == [sound.id]
    assert [spoilt.id in record.getMessage() for record in caplog.records] == [True], "once, with its id"


@pytest.mark.usefixtures("fish_market")
@pytest.mark.parametrize(
    "change",
    [
        {
            "spec": '{"game":"fish_market","options":{"name":"x"},"chairs":[{}],"host":"h","invitation":"i","secret":"s","created":1}'
        },
        {"spec": "{}"},
        {"listing": '{"id":5}'},
        {"listing": "\\x00"},
    ],
    ids=["an option called name", "no spec", "a listing of something else", "no listing"],
)
async def test_a_table_whose_row_cannot_be_read_does_not_hide_the_others(change: dict[str, Any], node: Node) -> None:
    spoilt, sound = await open_market(node), await open_market(node)
    await node.sessions.close()
    async with node.store.engine.begin() as connection:
        await connection.execute(update(schema.tables).where(schema.tables.c.id == spoilt.id).values(**change))
        if "spec" in change:
            await connection.execute(update(schema.tables).values(listing=None))
    node.sessions._sessions.clear()
    rows = await node.store.public_tables(Wanted(), limit=100)
    shown = {info.id for info in await node.sessions.listed(rows, None)}
    assert sound.id in shown
    assert (spoilt.id in shown) == ("listing" in change), "a listing is made anew"


@pytest.mark.parametrize("body", ["{", '{"seats":5}', "{}"])
async def test_a_result_that_cannot_be_read_does_not_hide_the_others(body: str, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0) as server:
        async with Visitor(server.url) as mara:
            tables = [(await mara.open_table("me", "easy"))["id"] for _ in range(2)]
            for table in tables:
                await mara.join(table, 0)
                await mara.send("propose", table=table, seat=0, what="end", request="p")
                await mara.until("view", table=table, status="over")
            async with asyncio.timeout(60):
                while len((await mara.get("/api/me/games"))["finished"]) < 2:
                    await asyncio.sleep(0.1)
            with closing(sqlite3.connect(tmp_path / "t.db")) as other, other:
                other.execute("UPDATE results SET body = ? WHERE table_id = ?", (body, tables[0]))
            finished = (await mara.get("/api/me/games"))["finished"]
            assert [game["table"] for game in finished] == [tables[1]]
            assert tables[0] in server.logged()


@pytest.mark.usefixtures("fish_market")
async def test_a_match_whose_result_cannot_be_read_is_shown(node: Node) -> None:
    session = await open_market(node, rated=True)
    await play_out(session)
    await until(lambda: session.ratings)
    async with node.store.engine.begin() as connection:
        await connection.execute(update(schema.results).values(body="{"))
    node.sessions._sessions.clear()
    assert (await node.sessions.get(session.id)).ratings == []
