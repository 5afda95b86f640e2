"""Tables in memory: loaded, listed and forgotten."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Visitor
from tests.server.process import running


async def _lists(visitor: Visitor) -> list[dict[str, Any]]:
    """All that the lobby shows, without who is there at the moment."""
    mine, public = await visitor.get("/api/me/games"), await visitor.get("/api/tables")
    tables: list[dict[str, Any]] = [*mine["running"], *public["tables"]]
    for seat in [seat for table in tables for seat in table["seats"]]:
        del seat["presence"], seat["bot_from"]
    return tables


@pytest.mark.parametrize("ends", ["stop", "kill"])
async def test_lists_are_the_same_after_a_restart(tmp_path: Path, ends: str) -> None:
    """Without loading a table, if the server could say goodbye."""
    db, log = f"sqlite:///{tmp_path}/tables.db", tmp_path / "log"
    with running(db, log, bot_workers=0) as server:
        async with Visitor(server.url) as mara, Visitor(server.url) as jonas:
            table = (await mara.open_table("me", "me"))["id"]
            await mara.open_table("me", "open", game="the_river")
            await mara.dial()
            for seat in (0, 1):
                await mara.join(table, seat)
                await mara.play(table, seat, random.Random(seat), decisions=3)
            await mara.hang_up()
            before = [await _lists(mara), await _lists(jonas)]
            getattr(server, ends)()
            with running(db, log, bot_workers=0, port=server.port):
                assert [await _lists(mara), await _lists(jonas)] == before
                if ends == "stop":
                    assert (await mara.get("/api/health"))["tables"] == 0


async def test_a_listing_of_another_version_is_made_anew(tmp_path: Path) -> None:
    db, log = tmp_path / "tables.db", tmp_path / "log"
    with running(f"sqlite:///{db}", log, bot_workers=0) as server:
        async with Visitor(server.url) as mara:
            await mara.open_table("me", "open")
            before = await _lists(mara)
            server.stop()
            with closing(sqlite3.connect(db)) as connection, connection:
                assert connection.execute("UPDATE tables SET listing = '{}' WHERE listing IS NOT NULL").rowcount == 1
            with running(f"sqlite:///{db}", log, bot_workers=0, port=server.port):
                assert await _lists(mara) == before


async def test_a_table_that_cannot_be_read_spoils_nothing_else(tmp_path: Path) -> None:
    """As after an update that no longer knows one of its moves."""
    db, log = tmp_path / "tables.db", tmp_path / "log"
    with running(f"sqlite:///{db}", log, bot_workers=0) as server:
        async with Visitor(server.url) as mara:
            clock = {"bank_seconds": 1, "at_zero": "bot"}
            broken = (await mara.open_table("me", "easy", clock=clock))["id"]
            good = (await mara.open_table("me", "open"))["id"]
            server.kill()
            with closing(sqlite3.connect(db)) as connection, connection:
                connection.execute("UPDATE tables SET listing = NULL")
                change = 'UPDATE entries SET body = \'{"kind":"moved","seat":0,"actions":["fly"]}\' WHERE table_id = ?'
                assert connection.execute(change, (broken,)).rowcount > 0
            with running(f"sqlite:///{db}", log, bot_workers=0, port=server.port) as again:
                assert [each["id"] for each in (await mara.get("/api/tables"))["tables"]] == [good]
                assert [each["id"] for each in (await mara.get("/api/me/games"))["running"]] == [good]
                assert (await mara.get(f"/api/tables/{broken}", status=404))["code"] == "not_found"
                assert again.logged().count("cannot be made from its entries") == 1
                assert "sweep failed" not in again.logged()
