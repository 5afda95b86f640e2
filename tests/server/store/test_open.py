"""Opening a database."""

from __future__ import annotations

import asyncio
import subprocess
import sys

from sqlalchemy import text

from rivertable.server.settings import Settings
from rivertable.server.store import open_store


async def test_a_database_of_a_newer_version_is_left_alone_and_named(db: str) -> None:
    settings = Settings(db=db)
    store = open_store(settings.url, settings.node, 5)
    await store.open(lambda *said: None)
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    command = [sys.executable, "-m", "rivertable", "serve", "--no-browser", "--port", "0", "--db", db]
    refused = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=60)
    assert refused.returncode == 2
    assert "was written by a newer version of rivertable" in refused.stderr
    assert "Traceback" not in refused.stderr
