"""Whether the database takes what is written: however often it is asked, it is tried once a second."""

from __future__ import annotations

import asyncio

import pytest

from rivertable.server.cluster import health_check
from rivertable.server.cluster.health_check import HealthCheck
from rivertable.server.store import Store


class Tries:
    """Stands in the way of the store's own writing, and counts."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, self.fails, self._write = 0, False, store.write_something
        monkeypatch.setattr(store, "write_something", self)

    async def __call__(self) -> None:
        self.count += 1
        if self.fails:
            raise OSError("the disk is full")
        await self._write()


async def test_those_who_ask_at_a_time_get_one_answer(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tries, check = Tries(store, monkeypatch), HealthCheck(store)
    assert await asyncio.gather(*(check.is_well() for _ in range(50))) == [True] * 50
    assert tries.count == 1
    await check.close()


async def test_it_is_well_again_when_the_database_is(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tries, check = Tries(store, monkeypatch), HealthCheck(store)
    monkeypatch.setattr(health_check, "FRESH_SECONDS", 0.0)
    tries.fails = True
    assert not await check.is_well()
    tries.fails = False
    assert await check.is_well()
    assert tries.count == 2
    await check.close()
