"""Two nodes, one PostgreSQL: the same table from both sides."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import Visitor
from tests.server.process import ServerProcess

Nodes = tuple[ServerProcess, ServerProcess]


@pytest.fixture
async def nodes(postgres_db: str, tmp_path: Path) -> AsyncIterator[Nodes]:
    settings: dict[str, Any] = {"bot_workers": 0, "lease_seconds": 0.6}
    both = [await asyncio.to_thread(ServerProcess, postgres_db, tmp_path / f"log{n}", **settings) for n in "ab"]
    yield both[0], both[1]
    for node in both:
        if node.process.poll() is None:
            await asyncio.to_thread(node.stop)
        assert "Traceback" not in node.logged()


@pytest.mark.parametrize("game", ["riverside", "twelve_rivers"])
async def test_interleaved_acts_from_both_sides_have_one_order(nodes: Nodes, game: str) -> None:
    async with Visitor(nodes[0].url) as one, Visitor(nodes[1].url) as two, Visitor(nodes[1].url) as watcher:
        table = (await one.open_table("me", "open", game=game))["id"]
        await two.post(f"/api/tables/{table}/sit", {})
        await asyncio.gather(one.join(table, 0), two.join(table, 1), watcher.join(table))
        ends = await asyncio.gather(one.play(table, 0, random.Random(1)), two.play(table, 1, random.Random(2)))
        assert ends[0]["outcome"]["scores"] == ends[1]["outcome"]["scores"]
        records = [await person.get(f"/api/tables/{table}/record") for person in (one, two, watcher)]
        assert records[0] == records[1] == records[2]
        assert {move[0] for move in records[0]["moves"]} == {0, 1}
        while watcher.views[table, None]["status"] != "over":
            await watcher.until("view")
        async with Visitor(nodes[0].url) as late:
            assert (await late.join(table))["events"] == watcher.logs[table, None]


async def test_a_seat_wanted_on_both_nodes_is_given_once(nodes: Nodes) -> None:
    async with Visitor(nodes[0].url) as host:
        table = (await host.open_table("me", "open"))["id"]
        people = [await Visitor(nodes[n % 2].url).__aenter__() for n in range(6)]
        answers = await asyncio.gather(*(p.http.post(f"/api/tables/{table}/sit", json={"seat": 1}) for p in people))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
        for person in people:
            await person.__aexit__()


async def test_chat_and_presence_cross_from_node_to_node(nodes: Nodes) -> None:
    async with Visitor(nodes[0].url) as one, Visitor(nodes[1].url) as two:
        table = (await one.open_table("me", "open"))["id"]
        await two.post(f"/api/tables/{table}/sit", {})
        await one.join(table, 0)
        await two.join(table, 1)
        while True:
            seats = (await one.until("presence"))["seats"]
            if [seat["presence"] for seat in seats] == ["here", "here"]:
                break
        await two.send("chat", table=table, text="from the other side")
        assert (await one.until("chat"))["text"] == "from the other side"
        await two.hang_up()
        while [seat["presence"] for seat in (await one.until("presence"))["seats"]] != ["here", "away"]:
            pass


async def test_the_bots_of_a_dead_node_are_taken_over(nodes: Nodes) -> None:
    async with Visitor(nodes[0].url) as one:
        table = (await one.open_table("me", "easy", "easy"))["id"]
        await one.join(table, 0)
        await one.play(table, 0, random.Random(1), decisions=8)
        await asyncio.to_thread(nodes[0].kill)
        await one.hang_up()
        one.url = nodes[1].url
        await one.join(table, 0)
        last = await one.play(table, 0, random.Random(1))
        assert last["status"] == "over"


async def test_a_cookie_is_good_on_every_node(nodes: Nodes) -> None:
    async with Visitor(nodes[0].url) as one, Visitor(nodes[1].url) as two:
        two.http.cookies = one.http.cookies
        assert (await two.get("/api/me"))["id"] == one.me["id"]


async def test_who_recovers_a_name_ends_its_sockets_on_every_node(nodes: Nodes) -> None:
    async with Visitor(nodes[0].url) as owner, Visitor(nodes[1].url) as intruder, Visitor(nodes[0].url) as again:
        intruder.http.cookies = owner.http.cookies
        await owner.post("/api/me", {"name": "Robbed"})
        key = (await owner.post("/api/me/keep", {"passphrase": "known to too many"}))["recovery_key"]
        await intruder.dial()
        body = {"name": "Robbed", "recovery_key": key, "passphrase": "known to nobody"}
        await again.post("/api/me/recover", body)
        assert (await again.get("/api/me"))["id"] == owner.me["id"]
        async with asyncio.timeout(60):
            await intruder.socket.wait_closed()
        assert intruder.socket.close_code == 1008


async def test_several_workers_serve_one_port(postgres_db: str, tmp_path: Path) -> None:
    server = await asyncio.to_thread(ServerProcess, postgres_db, tmp_path / "log", 2, bot_workers=0)
    try:
        seen: set[str] = set()
        async with asyncio.timeout(60):
            while len(seen) < 2:
                with suppress(httpx.HTTPError):
                    async with httpx.AsyncClient(base_url=server.url, timeout=5) as http:
                        seen.add((await http.get("/api/health")).json()["node"])
        async with Visitor(server.url) as one, Visitor(server.url) as two:
            table = (await one.open_table("me", "open"))["id"]
            await two.post(f"/api/tables/{table}/sit", {})
            await asyncio.gather(one.join(table, 0), two.join(table, 1))
            ends = await asyncio.gather(one.play(table, 0, random.Random(1)), two.play(table, 1, random.Random(2)))
            assert ends[0]["outcome"] is not None
            assert ends[0]["outcome"]["scores"] == ends[1]["outcome"]["scores"]
    finally:
        await asyncio.to_thread(server.stop)


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rivertable", "serve", "--workers", "2", "--db", f"sqlite:///{tmp_path}/t.db"]
    refused = subprocess.run(command, capture_output=True, text=True)
    assert refused.returncode == 2
    assert "PostgreSQL" in refused.stderr


def test_a_database_that_is_not_there_is_a_sentence() -> None:
    command = [sys.executable, "-m", "rivertable", "serve", "--port", "0", "--db", "postgresql://nobody@127.0.0.1:1/no"]
    refused = subprocess.run(command, capture_output=True, text=True)
    assert refused.returncode == 2
    assert "the database cannot be reached" in refused.stderr
    assert "nobody" not in refused.stderr
