"""A backup is taken while people play, and a server that starts from it goes on where it was taken."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from rivertable.engine.errors import OptionError
from rivertable.server.settings import Settings
from rivertable.server.store import backup
from rivertable.server.store.migrations import versions
from tests.server.client import Visitor
from tests.server.postgres import programs
from tests.server.process import ServerProcess, running


@pytest.fixture(autouse=True)
def with_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{programs()}{os.pathsep}{os.environ['PATH']}")


async def command(*words: object) -> str:
    """A command of rivertable in a process of its own, as an operator would give it; what it prints."""
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "rivertable", *map(str, words)],
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    assert process.returncode == 0, said.decode()
    return said.decode()


async def other_database(db: str, folder: Path) -> str:
    """The address of another empty database of the same kind."""
    if db.startswith("sqlite"):
        return f"sqlite:///{folder}/other.db"
    name = f"t{secrets.token_hex(6)}"
    connection = await asyncpg.connect(db)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    server, _, how = db.partition("?")
    return f"{server.rpartition('/')[0]}/{name}?{how}"


async def begun(server: ServerProcess, visitor: Visitor) -> str:
    """A table of Riverside against a bot, with a first decision taken."""
    table = str((await visitor.open_table("me", "easy"))["id"])
    await visitor.join(table, 0)
    await visitor.play(table, 0, random.Random(1), decisions=3)
    return table


async def test_who_was_in_the_backup_plays_on_from_it(db: str, tmp_path: Path) -> None:
    """Decisions are taken all the time while the backup is written: it holds whole ones."""
    file, other = tmp_path / "monday.backup", await other_database(db, tmp_path)
    with running(db, tmp_path / "log") as server:
        async with Visitor(server.url) as visitor:
            table = await begun(server, visitor)
            before = visitor.views[table, 0]["seq"]
            playing = asyncio.create_task(visitor.play(table, 0, random.Random(2), decisions=30))
            await command("backup", file, "--db", db)
            await playing
            cookie = visitor.http.cookies["rivertable"]
    await command("restore", file, "--db", other)
    with running(other, tmp_path / "other-log") as server:
        async with Visitor(server.url) as visitor:
            visitor.http.cookies.clear()
            visitor.http.cookies.set("rivertable", cookie)
            view = await visitor.join(table, 0)
            assert view["seq"] >= before
            end = await visitor.play(table, 0, random.Random(3))
            assert end["status"] == "over"
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600  # it holds the secret of all cookies


async def test_what_is_there_is_replaced_only_when_asked_to(db: str, tmp_path: Path) -> None:
    file = tmp_path / "monday.backup"
    with running(db, tmp_path / "log") as server:
        async with Visitor(server.url) as visitor:
            table = await begun(server, visitor)
            await command("backup", file, "--db", db)
            await visitor.play(table, 0, random.Random(2), decisions=10)
        with pytest.raises(OptionError, match="in use"):
            await asyncio.to_thread(backup.restore, file, Settings(db=db).url, replace=True)
    with pytest.raises(OptionError, match="--replace"):
        await asyncio.to_thread(backup.restore, file, Settings(db=db).url, replace=False)
    all_entries = await stored(db)
    said = await command("restore", file, "--db", db, "--replace")
    assert await stored(db) < all_entries
    if db.startswith("sqlite"):
        assert f"{tmp_path}/tables.db.replaced" in said
        assert await stored(f"sqlite:///{tmp_path}/tables.db.replaced") == all_entries


async def stored(db: str) -> int:
    """How many entries all tables have."""
    count = "SELECT count(*) FROM entries"
    if db.startswith("sqlite"):
        with closing(sqlite3.connect(db.removeprefix("sqlite:///"))) as connection:
            return int(connection.execute(count).fetchone()[0])
    connection = await asyncpg.connect(db)
    try:
        return int(await connection.fetchval(count))
    finally:
        await connection.close()


async def test_a_backup_of_a_newer_version_is_left_alone(db: str, tmp_path: Path) -> None:
    """Nothing is changed, and nothing lies about."""
    file, other = tmp_path / "monday.backup", await other_database(db, tmp_path)
    with running(db, tmp_path / "log"):
        pass
    await marked(db, "9999")
    if db.startswith("sqlite"):
        with pytest.raises(OptionError, match="newer version"):
            await asyncio.to_thread(backup.back_up, Settings(db=db).url, file)
        await marked(db, max(versions()))
        await asyncio.to_thread(backup.back_up, Settings(db=db).url, file)
        await marked(f"sqlite:///{file}", "9999")
    else:
        await asyncio.to_thread(backup.back_up, Settings(db=db).url, file)
    with pytest.raises(OptionError, match="newer version"):
        await asyncio.to_thread(backup.restore, file, Settings(db=other).url, replace=False)
    if db.startswith("sqlite"):
        left = {each.name for each in tmp_path.iterdir()}
        assert not {name for name in left if name.startswith((".", "other.db")) and not name.endswith(".lock")}


async def marked(db: str, version: str) -> None:
    """Write another version into a database."""
    if db.startswith("sqlite"):
        with closing(sqlite3.connect(db.removeprefix("sqlite:///"))) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
        return
    connection = await asyncpg.connect(db)
    await connection.execute("UPDATE alembic_version SET version_num = $1", version)
    await connection.close()
