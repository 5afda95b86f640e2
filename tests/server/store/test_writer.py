"""The writer: entries that arrive together are committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import repeat

import pytest
from sqlalchemy.exc import IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection

from rivertable.server.settings import Settings
from rivertable.server.store import Store, open_store
from rivertable.server.store.writer import Append, Writer


def append(seq: int, request: str | None = None, table: str = "t", jobs: tuple[int, ...] = ()) -> Append:
    body, listing = f'{{"n":{seq}}}', f'{{"listed":{seq}}}'
    return Append(table, seq, request or f"r{seq}", 1000 + seq, body, "playing", seq, listing=listing, jobs=jobs)


async def new_table(store: Store, id: str = "t", public: bool = True) -> None:
    await store.create_table(id, "riverside", "{}", public, 1)


def fail(monkeypatch: pytest.MonkeyPatch, faults: Iterator[Exception]) -> None:
    """The writer meets these faults, one after the other, then none."""
    insert = Writer._insert

    async def insert_or_fail(writer: Writer, connection: AsyncConnection, batch: list[Append]) -> set[tuple[str, int]]:
        for fault in faults:
            raise fault
        return await insert(writer, connection, batch)

    monkeypatch.setattr(Writer, "_insert", insert_or_fail)


async def test_appends_that_arrive_together_are_all_answered(store: Store) -> None:
    for id in ("a", "b", "c"):
        await new_table(store, id)
    batch = [append(seq, table=id) for id in ("a", "b", "c") for seq in range(1, 41)]
    rivals = [append(seq, f"x{seq}", table="a") for seq in range(1, 41)]
    kept = await asyncio.gather(*(store.append(entry) for entry in batch + rivals))
    assert sum(kept) == 120
    for id in ("a", "b", "c"):
        assert [e.seq for e in await store.entries(id)] == list(range(1, 41))


async def test_what_waits_is_written_before_closing(db: str) -> None:
    settings = Settings(db=db)
    first = open_store(settings.url, "one", 5)
    await first.open(lambda *said: None)
    await new_table(first)
    waiting = [asyncio.create_task(first.append(append(seq))) for seq in range(1, 30)]
    await asyncio.sleep(0)
    await first.close()
    assert all(await asyncio.gather(*waiting))
    second = open_store(settings.url, "two", 5)
    await second.open(lambda *said: None)
    assert len(await second.entries("t")) == 29
    await second.close()


async def test_an_entry_that_cannot_be_written_spoils_no_other(store: Store) -> None:
    await new_table(store)
    wrong = append(1, table="no such table")
    results_of_both = await asyncio.gather(store.append(append(1)), store.append(wrong), return_exceptions=True)
    assert results_of_both[0] is True
    assert isinstance(results_of_both[1], IntegrityError)
    assert await store.append(append(2))


@pytest.mark.parametrize("fault", [NoConnection("no connection is free"), KeyError("a fault of our own")], ids=repr)
async def test_the_writer_survives_whatever_goes_wrong(
    store: Store, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    await new_table(store)
    async with asyncio.timeout(60):
        fail(monkeypatch, iter([fault]))
        assert await store.append(append(1)), "it is tried again"
        with monkeypatch.context() as for_good:
            fail(for_good, repeat(fault))
            answers = await asyncio.gather(*(store.append(append(seq)) for seq in (2, 3)), return_exceptions=True)
            assert [type(answer) for answer in answers] == [type(fault)] * 2
        assert await store.append(append(2))
