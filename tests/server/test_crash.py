"""Servers killed at random moments: every acknowledged move is there afterwards, none twice, and tables go on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from rivertable.server.settings import Settings
from rivertable.server.store import open_store
from tests.server.client import Visitor, legal_in
from tests.server.process import ServerProcess

KILLS = 100 if os.environ.get("RIVERTABLE_LONG") else 6
QUICK_BOTS: dict[str, Any] = {
    "bot_workers": 0,
    "lease_seconds": 0.6,
}  # in the server itself; a dead node's bots are taken over soon
GONE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, asyncio.IncompleteReadError)


class Stubborn:
    """Somebody who plays on whatever happens, sends again what was not acknowledged, and remembers what was."""

    def __init__(self, visitor: Visitor, table: str, seat: int, chance: random.Random) -> None:
        self.visitor, self.table, self.seat, self.chance = visitor, table, seat, chance
        self.acknowledged: list[str] = []
        self.waiting: tuple[str, int, int] | None = None

    async def play(self, url: str) -> None:
        """Until the server goes away or the match is over."""
        self.visitor.url = url
        with suppress(*GONE):
            await self.visitor.hang_up()
        with suppress(*GONE):
            await self.visitor.join(self.table, self.seat)
            while True:
                view = self.visitor.views[self.table, self.seat]
                if self.waiting is None:
                    if view["status"] == "over":
                        return
                    if not (legal := legal_in(view)):
                        await self.visitor.until("view", table=self.table)
                        continue
                    action = self.chance.choice(legal)["id"]
                    self.waiting = (f"{self.chance.getrandbits(64):x}", action, view["seq"])
                await self._send()

    async def _send(self) -> None:
        assert self.waiting is not None
        request, action, seq = self.waiting
        answer = await self.visitor.do(self.table, self.seat, action, seq=seq, request=request)
        if answer["type"] == "ack":
            self.acknowledged.append(request)
        else:
            assert answer["code"] in ("stale", "not_to_act", "unavailable"), answer
        if answer.get("code") != "unavailable":
            self.waiting = None


async def tables_for(url: str, count: int) -> list[Stubborn]:
    """Tables of two people each, with one bot; simultaneous and alternating games."""
    everybody = []
    for number in range(count):
        one, two = await Visitor(url).__aenter__(), await Visitor(url).__aenter__()
        game = ("riverside", "the_river", "twelve_rivers")[number % 3]
        table = (await one.open_table("me", "open", "easy", game=game))["id"]
        await two.post(f"/api/tables/{table}/sit", {})
        everybody += [Stubborn(v, table, seat, random.Random(7 * number + seat)) for seat, v in enumerate((one, two))]
    return everybody


def count_acknowledged(everybody: list[Stubborn]) -> int:
    return sum(len(person.acknowledged) for person in everybody)


async def check_kept(db: str, everybody: list[Stubborn]) -> None:
    """The database holds every acknowledged request, once, in an unbroken order."""
    store = open_store(Settings(db=db).url, "check", 5)
    await store.open(lambda *said: None)
    try:
        for table in {person.table for person in everybody}:
            entries = await store.entries(table)
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            kept = Counter(entry.request_id for entry in entries)
            assert max(kept.values()) == 1
            for person in everybody:
                if person.table == table:
                    lost = [r for r in person.acknowledged if f"{person.seat} {r}" not in kept]
                    assert lost == [], f"{len(lost)} acknowledged moves are lost"
    finally:
        await store.close()


async def play_through_kills(db: str, nodes: int, log: Path, kills: int) -> None:
    chance = random.Random(1)
    servers = [ServerProcess(db, log, **QUICK_BOTS) for _ in range(nodes)]
    everybody = await tables_for(servers[0].url, 2)
    try:
        for kill in range(kills):
            goal = count_acknowledged(everybody) + chance.randint(2, 16)
            playing = [
                asyncio.create_task(person.play(servers[place % nodes].url)) for place, person in enumerate(everybody)
            ]
            async with asyncio.timeout(60):  # the tables must go on
                while count_acknowledged(everybody) < goal and not all(task.done() for task in playing):
                    await asyncio.sleep(0.005)
            await asyncio.sleep(chance.uniform(0, 0.05))
            victim = kill % nodes
            await asyncio.to_thread(servers[victim].kill)
            await asyncio.sleep(0.1)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for task in playing:
                if not task.cancelled() and task.exception():
                    raise task.exception()  # type: ignore[misc]
            servers[victim] = await asyncio.to_thread(ServerProcess, db, log, **QUICK_BOTS)
        await asyncio.gather(*(person.visitor.hang_up() for person in everybody))
    finally:
        for server in servers:
            if server.process.poll() is None:
                await asyncio.to_thread(server.stop)
        for person in everybody:
            with suppress(*GONE):
                await person.visitor.http.aclose()
    await check_kept(db, everybody)
    assert "Traceback" not in log.read_text()


async def test_one_node_killed_again_and_again(tmp_path: Path) -> None:
    await play_through_kills(f"sqlite:///{tmp_path}/tables.db", 1, tmp_path / "log", KILLS)


async def test_two_nodes_killed_in_turn(postgres_db: str, tmp_path: Path) -> None:
    await play_through_kills(postgres_db, 2, tmp_path / "log", KILLS)


async def test_a_server_told_to_stop_loses_nothing(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"
    server = await asyncio.to_thread(ServerProcess, db, tmp_path / "log", **QUICK_BOTS)
    everybody = await tables_for(server.url, 2)
    playing = [asyncio.create_task(person.play(server.url)) for person in everybody]
    await asyncio.sleep(1)
    await asyncio.to_thread(server.stop)
    async with asyncio.timeout(60):
        await asyncio.gather(*playing)
    assert server.process.returncode == -signal.SIGTERM, "it stops, then says by which signal"
    for person in everybody:
        await person.visitor.__aexit__()
    await check_kept(db, everybody)
