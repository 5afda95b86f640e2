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

    judge = suggest


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


async def test_an_action_that_is_asked_about_goes_with_the_question() -> None:
    pool, table = SlowPool(), seated()
    pool.is_done.set()
    await Adviser(cast(Pool, pool)).advise("mara", table, 0, table.playing(), about=4)
    assert [job.about for job in pool.jobs] == [4]


async def test_one_plan_of_a_person_is_judged_at_a_time_beside_a_hint() -> None:
    pool, table = SlowPool(), seated()
    adviser = Adviser(cast(Pool, pool))
    hint = asyncio.create_task(adviser.advise("mara", table, 0, table.playing()))
    judged = asyncio.create_task(adviser.judge("mara", table, 0, (1, 2)))
    await asyncio.sleep(0)
    assert await adviser.judge("mara", table, 0, (3,)) is None
    pool.is_done.set()
    assert await judged == Suggestion(7)
    await hint
    assert [job.judged for job in pool.jobs] == [(), (1, 2)]
    assert await adviser.judge("mara", table, 0, (3,)) == Suggestion(7)
