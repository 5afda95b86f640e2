"""A person's own data: all of it is handed out, and nothing of it is left when they are deleted."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from rivertable.server.node import Node
from rivertable.server.people.personal import forget_at, forget_person
from rivertable.server.store import personal
from rivertable.server.table.entries import Stood
from tests.server.client import Visitor
from tests.server.nodes import Watcher, open_market, until
from tests.server.process import ServerProcess, running

PASSPHRASE = "a quiet river bend"
OWN_NAME = "Wilhelmina Weir"


@pytest.fixture
async def own(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0) as server:
        yield server


def stored(folder: Path) -> str:
    """Everything in the database, as text."""
    with closing(sqlite3.connect(folder / "t.db")) as connection:
        return "\n".join(connection.iterdump())


async def lived(mina: Visitor, jonas: Visitor) -> dict[str, str]:
    """Mina keeps a name and leaves traces: a finished match with Jonas that counts and its rematch, one that goes on, an open
    table, chat, a record, a block and a problem."""
    await mina.post("/api/me", {"name": OWN_NAME})
    await mina.post("/api/me/keep", {"passphrase": PASSPHRASE})
    tables = {}
    for name in ("finished", "running"):
        tables[name] = (await mina.open_table("me", "open", rated=name == "finished"))["id"]
        await jonas.post(f"/api/tables/{tables[name]}/sit", {})
        await mina.join(tables[name], 0)
    finished = tables["finished"]
    await mina.send("chat", table=finished, text="hello from the weir")
    await mina.until("chat", table=finished)
    await mina.send("propose", table=finished, seat=0, what="end", request="p")
    await mina.until("ack", request="p")
    await jonas.join(finished, 1)
    (asked,) = jonas.views[finished, 1]["proposals"]
    await jonas.send("vote", table=finished, seat=1, proposal=asked["id"], agree=True, request="v")
    await jonas.until("view", table=finished, status="over")
    async with asyncio.timeout(60):
        while not (await mina.get("/api/me/games"))["finished"]:
            await asyncio.sleep(0.1)
    tables["rematch"] = (await jonas.post(f"/api/tables/{finished}/rematch"))["id"]
    tables["open"] = (await mina.open_table("me", "open"))["id"]
    record = (await mina.http.get(f"/api/tables/{finished}/record")).json()
    await mina.post("/api/records", record)
    await mina.post("/api/problems", {"text": "the weir is dry", "table": finished})
    return tables


async def test_all_that_is_kept_is_handed_out_to_its_person(own: ServerProcess) -> None:
    async with Visitor(own.url) as mina, Visitor(own.url) as jonas:
        tables = await lived(mina, jonas)
        response = await mina.http.get("/api/me/data")
        assert "attachment" in response.headers["content-disposition"]
        data = response.json()
        assert [person["name"] for person in data["person"]] == [OWN_NAME]
        assert {table["id"] for table in data["tables"]} == set(tables.values())
        assert [line["text"] for line in data["chat"]] == ["hello from the weir"]
        assert [rating["games"] for rating in data["ratings"]] == [1]
        assert [report["why"] for report in data["reports"]] == ["the weir is dry"]
        assert (len(data["records"]), len(data["sessions"])) == (1, 1)
        finished = next(table for table in data["tables"] if table["id"] == tables["finished"])
        assert [entry["kind"] for entry in finished["entries"]] == ["sat", "proposed"]
        text = json.dumps(data)
        assert jonas.me["id"] not in text
        assert mina.http.cookies["rivertable"] not in text
        assert "argon2" not in text
        assert "recovery" not in text


async def test_nothing_is_left_of_who_is_deleted_and_the_others_play_on(own: ServerProcess, tmp_path: Path) -> None:
    async with Visitor(own.url) as mina, Visitor(own.url) as jonas:
        tables = await lived(mina, jonas)
        before = stored(tmp_path)
        assert OWN_NAME in before
        assert mina.me["id"] in before
        await mina.post("/api/me/delete", {"name": "Somebody else", "passphrase": PASSPHRASE}, status=409)
        await mina.post("/api/me/delete", {"name": OWN_NAME, "passphrase": "wrong one"}, status=403)
        await mina.post("/api/me/delete", {"name": OWN_NAME, "passphrase": PASSPHRASE})
        after = stored(tmp_path)
        for trace in (OWN_NAME, OWN_NAME.casefold(), mina.me["id"], "hello from the weir", "the weir is dry"):
            assert trace not in after, trace
        past = (await jonas.get("/api/me/games"))["finished"]
        assert [[seat["name"] for seat in game["seats"]] for game in past] == [["Somebody", jonas.me["name"]]]
        record = (await jonas.http.get(f"/api/tables/{tables['finished']}/record")).json()
        assert record["seats"][0] == "Somebody"
        ranks = (await jonas.get("/api/leaderboard/riverside"))["ranks"]
        assert [rank["name"] for rank in ranks] == [jonas.me["name"]]
        goes_on = await jonas.get(f"/api/tables/{tables['running']}")
        assert (goes_on["seats"][0]["name"], goes_on["seats"][0]["bot_plays"]) == ("Somebody", True)
        async with asyncio.timeout(60):
            await mina.socket.wait_closed()
        assert (await mina.get("/api/me"))["id"] != mina.me["id"]


async def test_two_who_are_deleted_are_two_somebodies(own: ServerProcess) -> None:
    async with Visitor(own.url) as mara, Visitor(own.url) as jonas, Visitor(own.url) as third:
        table = (await mara.open_table("me", "open", "open"))["id"]
        for visitor in (jonas, third):
            await visitor.post(f"/api/tables/{table}/sit", {})
        for visitor in (mara, jonas):
            await visitor.post("/api/me/delete", {"name": visitor.me["name"]})
        async with asyncio.timeout(60):
            while (names := [s["name"] for s in (await third.get(f"/api/tables/{table}"))["seats"]])[1] != "Somebody 2":
                await asyncio.sleep(0.1)
        assert names == ["Somebody", "Somebody 2", third.me["name"]]


@pytest.mark.usefixtures("fish_market")
async def test_whoever_looks_on_sees_the_name_go_on_every_node(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    session, watcher = await open_market(here), Watcher()
    person = session.table.seat_states[0].person
    assert person is not None
    (await there.sessions.get(session.id)).lookers.add(watcher)
    await session.request(lambda _: Stood(0), "stand", None)
    for table in await personal.tables_about(here.store, person):
        await forget_at(here.store, table, person)
        here.announcements.rewritten(table)
    await forget_person(here.store, person)
    await until(lambda: watcher.views and watcher.views[-1]["seats"][0]["name"] == "Somebody")
    await until(lambda: session.table.seat_states[0].name == "Somebody")
    assert session.table.seat_states[0].person != person
    await until(lambda: session.table.to_act in ((1,), ()))  # the bot plays on


async def test_reading_everything_again_and_again_is_refused(own: ServerProcess) -> None:
    async with Visitor(own.url) as mara:
        statuses = [(await mara.http.get("/api/me/data")).status_code for _ in range(5)]
    assert (statuses[0], statuses[-1]) == (200, 429)
