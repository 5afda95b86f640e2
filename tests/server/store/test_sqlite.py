"""SQLite: one file, one server."""

from __future__ import annotations

import pytest

from rivertable.engine.errors import OptionError
from rivertable.server.settings import Settings
from rivertable.server.store import open_store


async def test_two_servers_do_not_share_a_sqlite_file(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/x.db")
    one, two = (open_store(settings.url, name, 5) for name in ("one", "two"))
    await one.open(lambda *said: None)
    with pytest.raises(OptionError, match="in use by another server"):
        await two.open(lambda *said: None)
    await one.close()
