"""PostgreSQL: nodes announce things to each other."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest

from rivertable.server.settings import Settings
from rivertable.server.store import Store, open_store
from rivertable.server.store import postgres as postgres_module
from rivertable.server.store.writer import Append


def append(seq: int, request: str | None = None, table: str = "t", jobs: tuple[int, ...] = ()) -> Append:
    body, listing = f'{{"n":{seq}}}', f'{{"listed":{seq}}}'
    return Append(table, seq, request or f"r{seq}", 1000 + seq, body, "playing", seq, listing=listing, jobs=jobs)


async def new_table(store: Store, id: str = "t", public: bool = True) -> None:
    await store.create_table(id, "riverside", "{}", public, 1)


async def test_nodes_hear_of_each_other(postgres_db: str) -> None:
    settings, heard = Settings(db=postgres_db), asyncio.Queue[tuple[str, ...]]()
    one, two = (open_store(settings.url, name, 5) for name in ("one", "two"))
    await one.open(lambda *said: heard.put_nowait(said))
    await two.open(lambda *said: None)
    await new_table(two)
    await two.append(append(1))
    async with asyncio.timeout(60):
        assert await heard.get() == ("two", "tables", "t")
    await one.announce("presence", "not for myself")
    await two.announce("presence", "t p here")
    async with asyncio.timeout(60):
        assert await heard.get() == ("two", "presence", "t p here")
    await one.close()
    await two.close()


async def test_a_connection_that_has_gone_deaf_is_noticed(postgres_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As one that a router has dropped without a word. What a node says itself shows that it hears."""
    connect, listeners = asyncpg.connect, []

    async def connect_and_tell(*args: Any, **settings: Any) -> Any:
        connection = await connect(*args, **settings)
        if "dsn" in settings:  # of those who listen
            listeners.append(connection)
        return connection

    monkeypatch.setattr(asyncpg, "connect", connect_and_tell)
    monkeypatch.setattr(postgres_module, "SILENT_SECONDS", 2)
    heard: list[tuple[str, ...]] = []
    store = open_store(Settings(db=postgres_db).url, "one", 5)
    await store.open(lambda *said: heard.append(said))

    async def speak_until(count: int) -> None:
        while len(listeners) < count:
            await store.announce("alive", "-")
            await asyncio.sleep(0.1)

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(3):
            await speak_until(2)
    assert heard == [], "it hears all the time"
    await listeners[0].execute("UNLISTEN *")
    async with asyncio.timeout(60):
        await speak_until(2)
    async with asyncio.timeout(60):
        while not heard:
            await asyncio.sleep(0.01)
    assert heard == [("", "everything", "")]
    await store.close()
