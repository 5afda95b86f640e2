"""Attacks on a server by guests, and honest people who play meanwhile. Everybody has a loopback address of their own."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rivertable.server.settings import Settings
from tests.server.client import Visitor, legal_in
from tests.server.process import QUICK

GAMES = ("the_river", "riverside", "twelve_rivers", "river_bankers")
RECORD = Path(__file__).parents[1] / "games" / "the_river" / "records" / "tokens_2_greedy.json"
PAUSE = 0.5  # seconds an honest person thinks
GONE = (WebSocketException, OSError, httpx.HTTPError, AssertionError, TimeoutError)
# The limits as they are by default, which tests otherwise raise.
LIMITS = {
    name: getattr(Settings, name)
    for name in (key.removeprefix("RIVERTABLE_").lower() for key in QUICK)
    if name.endswith(("_burst", "_address", "_person", "_seconds")) and "lease" not in name
}


class Honest:
    """A person who plays both seats of a public table, match after match, until told to stop."""

    def __init__(self, url: str, number: int) -> None:
        self.table, self.decided = "", 0
        self._url, self._game, self._chance = url, GAMES[number % len(GAMES)], random.Random(number)
        self._address = f"127.1.{number // 200}.{number % 200 + 1}"

    async def play(self, stop: asyncio.Event) -> None:
        """Whatever goes wrong is raised: a socket that is lost, a decision that is refused, a view that does not come."""
        async with Visitor(self._url, address=self._address) as person:
            while not stop.is_set():
                table = (await person.open_table("me", "me", game=self._game))["id"]
                await person.join(table, 0)
                await person.join(table, 1)
                self.table = table
                while not stop.is_set() and person.views[table, 1]["status"] == "playing":
                    await self._decide(person, table)
                    await asyncio.sleep(PAUSE * self._chance.uniform(0.5, 1.5))
            assert person.socket.close_code is None

    async def _decide(self, person: Visitor, table: str) -> None:
        seat = person.views[table, 1]["position"]["to_act"][0]
        view = await person.join(table, seat)
        answer = await person.do(table, seat, self._chance.choice(legal_in(view))["id"])
        assert answer["type"] == "ack", answer
        await person.join(table, 1)
        self.decided += 1


class Attacker:
    """A machine that does harm for so many seconds. `done` counts what was carried out, `refused` what was not."""

    def __init__(self, url: str, address: str, tables: list[str], seconds: float) -> None:
        self.url, self.address, self.tables = url, address, tables
        self.done = self.refused = 0
        self._until = time.monotonic() + seconds

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self._until

    def visitor(self) -> Visitor:
        return Visitor(self.url, seconds=5, address=self.address)

    async def again_and_again(self, what: Callable[[], Awaitable[object]]) -> None:
        """Do something until the time is up; whatever is refused or broken off is tried again at once."""
        while self.goes_on:
            try:
                await what()
                self.done += 1
            except GONE:
                self.refused += 1
                await asyncio.sleep(0.01)

    async def sockets(self, guest: Visitor, count: int) -> list[ClientConnection]:
        """So many sockets of a guest, or as many as the server opens."""
        address, headers = self.url.replace("http", "ws") + "/ws", {"Cookie": guest.cookie}
        opened = [
            connect(address, additional_headers=headers, local_addr=(self.address, 0), max_size=None, close_timeout=0.1)
            for _ in range(count)
        ]
        answers = await asyncio.gather(*opened, return_exceptions=True)
        self.refused += sum(isinstance(answer, BaseException) for answer in answers)
        return [answer for answer in answers if isinstance(answer, ClientConnection)]

    async def post(self, guest: Visitor, path: str, body: object) -> Any:
        response = await guest.http.post(path, json=body)
        assert response.status_code == 200, response.text
        return response.json()


async def toggle(by: Attacker) -> None:
    """Sixty sockets of one guest come to a table and leave it, again and again."""
    async with by.visitor() as guest:

        async def flood(socket: ClientConnection) -> None:
            for what in ("join", "leave"):
                await socket.send(json.dumps({"type": what, "table": random.choice(by.tables)}))
            await asyncio.sleep(0.005)

        await _on_sockets(by, guest, 60, flood)


async def babble(by: Attacker) -> None:
    """Sockets send what is no message, or none for them, as fast as they can."""
    async with by.visitor() as guest:
        texts = [
            '{"type":',
            "[" * 5000,
            '{"type":"act","table":"x"}',
            '{"type":"draft","table":"%s","seat":0,"actions":[]}',
        ]

        async def flood(socket: ClientConnection) -> None:
            text = random.choice(texts)
            await socket.send(text % random.choice(by.tables) if "%s" in text else text)
            await asyncio.sleep(0.005)

        await _on_sockets(by, guest, 10, flood)


async def shout(by: Attacker) -> None:
    """A guest talks at every table without a pause."""
    async with by.visitor() as guest:

        async def flood(socket: ClientConnection) -> None:
            table = random.choice(by.tables)
            await socket.send(json.dumps({"type": "join", "table": table}))
            await socket.send(json.dumps({"type": "chat", "table": table, "text": "x" * 500}))
            await asyncio.sleep(0.01)

        await _on_sockets(by, guest, 5, flood)


async def _on_sockets(
    by: Attacker, guest: Visitor, count: int, flood: Callable[[ClientConnection], Awaitable[None]]
) -> None:
    async def one(socket: ClientConnection) -> None:
        reading = asyncio.create_task(_read_all(socket))
        with suppress(*GONE):
            while by.goes_on:
                await flood(socket)
                by.done += 1
        reading.cancel()
        with suppress(*GONE):
            await socket.close()

    while by.goes_on:
        await asyncio.gather(*[one(socket) for socket in await by.sockets(guest, count)])
        await asyncio.sleep(0.05)


async def _read_all(socket: ClientConnection) -> None:
    with suppress(*GONE):
        async for _ in socket:
            pass


async def deaf(by: Attacker) -> None:
    """Sockets ask for views and read nothing."""
    async with by.visitor() as guest:
        sockets = await by.sockets(guest, 20)
        for socket in sockets:
            socket.transport.pause_reading()

        async def ask() -> None:
            for socket in sockets:
                await socket.send(json.dumps({"type": "join", "table": random.choice(by.tables)}))
            await asyncio.sleep(0.02)

        await by.again_and_again(ask)
        for socket in sockets:
            socket.transport.abort()


async def flood(by: Attacker) -> None:
    """One request after the other, each by a new guest."""

    async def ask() -> None:
        async with by.visitor() as guest:
            await asyncio.gather(*[guest.get("/api/tables") for _ in range(5)])

    await asyncio.gather(*[by.again_and_again(ask) for _ in range(5)])


async def occupy(by: Attacker) -> None:
    """Connections are opened and send nothing, or half a request."""
    host, port = by.url.removeprefix("http://").split(":")

    async def hold() -> None:
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(by.address, 0))
        try:
            writer.write(random.choice([b"", b"GET / HTTP/1.1\r\nX: "]))
            async with asyncio.timeout(5):
                assert await reader.read(1)
        finally:
            writer.close()

    await asyncio.gather(*[by.again_and_again(hold) for _ in range(300)])


async def crowd(by: Attacker) -> None:
    """Tables by the dozen, and a seat at every table that is open."""
    async with AsyncExitStack() as stack:
        guests = []
        for _ in range(3):
            with suppress(*GONE):
                guests.append(await stack.enter_async_context(by.visitor()))

        async def open_one() -> None:
            guest = random.choice(guests)
            await by.post(guest, "/api/tables", {"game": "riverside", "seats": [{"kind": "me"}, {"kind": "open"}]})

        async def sit() -> None:
            guest = random.choice(guests)
            for table in (await guest.get("/api/tables", free=1))["tables"]:
                await by.post(guest, f"/api/tables/{table['id']}/sit", {})

        await asyncio.gather(by.again_and_again(open_one), by.again_and_again(sit))


async def store(by: Attacker) -> None:
    """Records with 460 kB of log."""
    record = json.loads(RECORD.read_text()) | {"log": ["x" * 1000] * 460}
    async with by.visitor() as guest:
        await by.again_and_again(lambda: by.post(guest, "/api/records", record | {"viewer": str(by.done)}))


async def overlay(by: Attacker) -> None:
    """Every table has components of its own."""
    async with by.visitor() as guest:

        async def bring() -> None:
            text = f"[score_sheet]\nfire_symbols = {random.randrange(20, 9999)}\n"
            body = {"game": "riverside", "seats": [{"kind": "me"}], "public": False}
            await by.post(guest, "/api/tables", body | {"overlay": {"name": "mine.toml", "text": text}})

        await by.again_and_again(bring)


async def guess(by: Attacker) -> None:
    """Codes of tables, passphrases of names, and whether a table is there."""
    async with by.visitor() as guest:

        async def ask() -> None:
            await guest.http.get(f"/api/codes/{random.randrange(222222, 999999)}")
            name = f"name {random.randrange(10_000)}"
            await by.post(guest, "/api/me/sign-in", {"name": name, "passphrase": "12345678"})

        await by.again_and_again(ask)


ATTACKS = {
    attack.__name__: attack for attack in (toggle, babble, shout, deaf, flood, occupy, crowd, store, overlay, guess)
}
