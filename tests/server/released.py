"""A server of today on the database of an earlier release, and people who come back to their seats there."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg

from tests.fixtures.kept import HERE, Kept, KeptTable, some_choice
from tests.server.client import Visitor
from tests.server.process import ServerProcess, running


def restored_sqlite(release: str, folder: Path) -> str:
    """The address of a copy of the release's database."""
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        connection.executescript((HERE / release / "sqlite.sql").read_text(encoding="utf-8"))
    return f"sqlite:///{folder}/tables.db"


async def restored_postgres(release: str, url: str) -> str:
    """The same in a database of its own."""
    name = f"t{secrets.token_hex(6)}"
    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    own = url.replace("/postgres?", f"/{name}?")
    connection = await asyncpg.connect(own)
    await connection.execute((HERE / release / "postgresql.sql").read_text(encoding="utf-8"))
    await connection.close()
    return own


class Released:
    """The server, and what the release knew of its database."""

    def __init__(self, kept: Kept, server: ServerProcess) -> None:
        self.kept, self.server = kept, server

    @asynccontextmanager
    async def visit(self, person: str) -> AsyncIterator[Visitor]:
        """Somebody with the cookie they were given then, which is exchanged for one of today."""
        visitor = Visitor(self.server.url)
        await visitor.http.get("/api/me", headers={"cookie": f"rivertable={self.kept.people[person].cookie}"})
        async with visitor:
            yield visitor

    async def end(self, table: str, **people: int) -> None:
        """These people, in these seats, agree to end it here."""
        for person, seat in people.items():
            async with self.visit(person) as visitor:
                view = await visitor.join(table, seat)
                asked = next((each for each in view["proposals"] if each["what"] == "end"), None)
                if view["status"] == "over" or (asked and seat not in asked["waiting"]):
                    continue
                fields: dict[str, Any] = {"type": "propose", "what": "end"}
                if asked:
                    fields = {"type": "vote", "proposal": asked["id"], "agree": True}
                await visitor.send(table=table, seat=seat, request=f"end-{seat}", **fields)
                await visitor.until("ack", request=f"end-{seat}")

    async def step(self, table: KeptTable, seat: int) -> None:
        """Who sits there takes a decision, if it is theirs to take."""
        async with self.visit(table.people[seat]) as visitor:
            view = await visitor.join(table.id, seat)
            if view["position"]["legal"]:
                await visitor.do(table.id, seat, some_choice(view["position"], Random(seat)))

    async def play_on(self, table: KeptTable) -> dict[str, Any]:
        """Every seat of a person takes random decisions until the match is over; the last view."""
        views = await asyncio.gather(*(self._play_seat(table.id, seat, table.people) for seat in table.people))
        return views[0]

    async def _play_seat(self, table: str, seat: int, seats: dict[int, str]) -> dict[str, Any]:
        """What real stones did is told by one of them."""
        async with self.visit(seats[seat]) as visitor:
            await visitor.join(table, seat)
            chance = Random(seat)
            while (view := visitor.views[table, seat])["status"] != "over":
                others = view["position"]["reporting"] and seat != min(seats)
                if not view["position"]["legal"] or view["seats"][seat]["bot_plays"] or others:
                    await visitor.until("view", table=table, seat=seat)
                    continue
                answer = await visitor.do(table, seat, some_choice(view["position"], chance))
                assert answer["type"] == "ack" or answer["code"] in ("stale", "not_to_act", "not_playing"), answer
            return view


@contextmanager
def released(release: str, kind: str, db: str, log: Path) -> Iterator[Released]:
    with running(db, log, bot_workers=0) as server:
        yield Released(Kept.read(release, kind), server)
        assert "Traceback" not in server.logged(), server.logged()
