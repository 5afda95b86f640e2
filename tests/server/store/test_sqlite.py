"""SQLite: one file, one server."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rivertable.engine.errors import OptionError
from rivertable.server.settings import Settings
from rivertable.server.store import open_store
from rivertable.server.store.base import now_ms


async def test_two_servers_do_not_share_a_sqlite_file(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/x.db")
    one, two = (open_store(settings.url, name, 5) for name in ("one", "two"))
    await one.open(lambda *said: None)
    with pytest.raises(OptionError, match="in use by another server"):
        await two.open(lambda *said: None)
    await one.close()


@pytest.mark.parametrize("existed", [False, True])
async def test_nobody_else_reads_the_file_or_what_lies_beside_it(tmp_path: Path, existed: bool) -> None:
    """It has the secret of the cookies. An older release made it for everybody to read."""
    path, before = tmp_path / "x.db", os.umask(0)
    try:
        if existed:
            path.touch(0o666)
        settings = Settings(db=f"sqlite:///{path}")
        store = open_store(settings.url, "one", 5)
        await store.open(lambda *said: None)
        await store.add_person("p", "Mara", now_ms())
        files = [file for file in tmp_path.iterdir() if file.suffix != ".lock"]
        assert {file.name for file in files} >= {"x.db", "x.db-wal"}
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
        await store.close()
    finally:
        os.umask(before)
