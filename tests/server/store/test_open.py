"""Opening a database."""

from __future__ import annotations

import asyncio
import subprocess
import sys

from sqlalchemy import text

from rivertable.server.settings import Settings
from rivertable.server.store import open_store


def refused(db: str) -> str:
    """What a server says that does not begin."""
    command = [sys.executable, "-m", "rivertable", "serve", "--no-browser", "--port", "0", "--db", db]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    return done.stderr


async def test_a_database_of_a_newer_version_is_left_alone_and_named(db: str) -> None:
    settings = Settings(db=db)
    store = open_store(settings.url, settings.node, 5)
    await store.open(lambda *said: None)
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    assert "is used by a newer version of rivertable" in await asyncio.to_thread(refused, db)
