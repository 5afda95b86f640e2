"""The lobby: nobody fills it, and tables are found in it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Visitor
from tests.server.process import ServerProcess, running

LIMITS = {"open_tables_per_person": 3, "tables_per_person": 6, "tables_per_address": 20, "bot_workers": 0}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ServerProcess]:
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", **LIMITS) as server:
        yield server


async def opened(visitor: Visitor, *seats: str, **settings: object) -> int:
    """The status of the answer when a table is to be opened."""
    chairs = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
    body = {"game": "riverside", "seats": chairs, **settings}
    return (await visitor.http.post("/api/tables", json=body)).status_code


async def test_135_tables_in_a_few_seconds_do_not_fill_the_lobby(strict: ServerProcess) -> None:
    """Three guests try, and one at another table wants to play."""
    async with Visitor(strict.url) as one, Visitor(strict.url) as two, Visitor(strict.url) as three:
        statuses = [await opened(guest, "me", "open") for _ in range(45) for guest in (one, two, three)]
        assert statuses.count(200) == 3 * LIMITS["open_tables_per_person"]
        listed = (await one.get("/api/tables"))["tables"]
        assert len(listed) == statuses.count(200)


async def test_a_place_in_the_lobby_is_free_again_when_a_table_begins(strict: ServerProcess) -> None:
    async with Visitor(strict.url) as mara, Visitor(strict.url) as jonas:
        tables = [(await mara.open_table("me", "open"))["id"] for _ in range(3)]
        refused = await mara.open_table("me", "open", status=409)
        assert refused["message"] == "3 of your tables in the lobby wait for others; begin one of them, or leave it"
        assert await opened(mara, "me", "easy") == 200, "nobody waits for anybody there"
        assert await opened(mara, "me", "open", public=False) == 200
        await jonas.post(f"/api/tables/{tables[0]}/sit", {})
        await mara.open_table("me", "open")


async def test_sitting_down_is_limited_as_opening_is(strict: ServerProcess) -> None:
    async with Visitor(strict.url) as mara, Visitor(strict.url) as jonas, Visitor(strict.url) as squatter:
        tables = [(await host.open_table("me", "open", "open"))["id"] for host in (mara, jonas) for _ in range(3)]
        last = await mara.open_table("me", "open", "open", public=False)
        for table in tables:
            await squatter.post(f"/api/tables/{table}/sit", {"seat": 1})
        body = {"seat": 1, "invitation": last["invitation"]}
        refused = await squatter.post(f"/api/tables/{last['id']}/sit", body, status=409)
        assert refused["message"] == "you opened or sit at 6 unfinished tables; finish some first"


async def test_an_address_opens_so_many_tables_whoever_asks(strict: ServerProcess) -> None:
    statuses = []
    for _ in range(8):
        async with Visitor(strict.url) as guest:
            statuses += [await opened(guest, "me", "open", public=False) for _ in range(4)]
    assert statuses.count(200) == LIMITS["tables_per_address"]
    assert set(statuses) == {200, 429}


async def test_tables_are_found_by_what_one_wants_to_play(strict: ServerProcess) -> None:
    async with Visitor(strict.url) as mara, Visitor(strict.url) as jonas:
        river = await mara.open_table("me", "open", game="the_river")
        large = await jonas.open_table("me", "open", "open", "open")
        small = await mara.open_table("me", "open")

        async def found(**wanted: Any) -> list[str]:
            return [each["id"] for each in (await mara.get("/api/tables", **wanted))["tables"]]

        assert await found() == [small["id"], large["id"], river["id"]]
        assert await found(game="the_river") == [river["id"]]
        assert await found(seats=4) == await found(free=2) == [large["id"]]
        await asyncio.gather(
            *[jonas.post(f"/api/tables/{large['id']}/bot", {"seat": s, "level": "easy"}) for s in (1, 2)]
        )
        assert large["id"] not in await found(free=2), "two bots have sat down"
        everything, page = await found(), await mara.get("/api/tables", limit=2, skip=1)
        assert ([each["id"] for each in page["tables"]], page["more"]) == (everything[1:], False)
        assert (await mara.get("/api/tables", limit=2))["more"]
        await mara.get("/api/tables", status=400, skip="many")
