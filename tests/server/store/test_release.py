"""Releases that meet at a database: the newest that has used it goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rivertable.server.store.release import is_newer
from tests.server.client import Visitor
from tests.server.process import ServerProcess, running
from tests.server.store.test_open import refused


async def test_an_older_release_does_not_begin_where_a_newer_one_was(db: str, tmp_path: Path) -> None:
    """With the same tables too: it might not know the rules of a match."""
    with running(db, tmp_path / "log", program="tests.server.next_release"):
        pass
    assert "is used by a newer version of rivertable" in await asyncio.to_thread(refused, db)
    with running(db, tmp_path / "log", program="tests.server.next_release"):
        pass


async def test_an_older_node_ends_when_a_newer_one_begins_beside_it(postgres_db: str, tmp_path: Path) -> None:
    """Its people go on at the newer one, and it leaves in good order."""
    older = ServerProcess(postgres_db, tmp_path / "older")
    async with Visitor(older.url) as visitor:
        table = (await visitor.open_table("me", "easy"))["id"]
        await visitor.join(table, 0)
        with running(postgres_db, tmp_path / "newer", program="tests.server.next_release") as newer:
            await asyncio.to_thread(older.end)
            assert "a newer version of rivertable uses the database now" in older.logged()
            await visitor.hang_up()
            visitor.url = newer.url
            await visitor.join(table, 0)
            action = visitor.views[table, 0]["position"]["legal"][0]["id"]
            assert (await visitor.do(table, 0, action))["type"] == "ack"


@pytest.mark.parametrize(
    ("release", "other"), [("0.2.0", "0.1.9"), ("0.10.0", "0.9.0"), ("1.0", "0.9.9"), ("0.2.1.dev3", "0.2.0")]
)
def test_releases_are_compared_by_their_numbers(release: str, other: str) -> None:
    assert is_newer(release, other)
    assert not is_newer(other, release)
    assert not is_newer(release, release)
