"""Hints: one at a time for a person."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from rivertable.bots.jobs import BotJob, Suggestion
from rivertable.bots.pool import Pool
from rivertable.server.bots.adviser import Adviser
from rivertable.server.errors import Refusal
from tests.server.at_table import seated


class SlowPool:
    """Workers that answer when `is_done` is set."""

    def __init__(self) -> None:
        self.is_done, self.jobs = asyncio.Event(), list[BotJob]()

    async def suggest(self, job: BotJob) -> list[Suggestion]:
        self.jobs.append(job)
        await self.is_done.wait()
        return [Suggestion(7)]


async def test_a_second_hint_waits_until_the_first_is_found() -> None:
    pool, table = SlowPool(), seated()
    adviser = Adviser(cast(Pool, pool))
    first = asyncio.create_task(adviser.advise("mara", table, 0, table.playing()))
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="still being thought about") as refused:
        await adviser.advise("mara", table, 0, table.playing())
    assert refused.value.code == "too_fast"
    other = asyncio.create_task(adviser.advise("jonas", table, 1, table.playing()))
    pool.is_done.set()
    assert await first == await other == ("ismcts", [Suggestion(7)])
    assert await adviser.advise("mara", table, 0, table.playing())
    assert {job.level for job in pool.jobs} == {"expert"}


async def test_after_a_failure_the_person_may_ask_again() -> None:
    pool, table = SlowPool(), seated()
    adviser = Adviser(cast(Pool, pool))
    asked = asyncio.create_task(adviser.advise("mara", table, 0, table.playing()))
    await asyncio.sleep(0)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    pool.is_done.set()
    assert await adviser.advise("mara", table, 0, table.playing())
