"""What is said to a worker process and heard from it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from rivertable.bots.jobs import Reply, frame
from rivertable.bots.pool import Worker
from rivertable.bots.process import WorkerGone


def answering() -> tuple[Worker, asyncio.StreamReader]:
    """A worker, and where its answers come from."""
    stdout: Any = asyncio.StreamReader()
    process: Any = SimpleNamespace(stdout=stdout)
    return Worker(process), stdout


async def test_an_answer_in_time_is_returned() -> None:
    worker, stdout = answering()
    stdout.feed_data(frame(Reply(done=3)))
    assert (await worker.reply_within(60)).done == 3


async def test_a_worker_that_says_nothing_is_gone() -> None:
    worker, _ = answering()
    with pytest.raises(WorkerGone, match="TimeoutError"):
        await worker.reply_within(0.01)


@pytest.mark.parametrize("turns", range(4))
async def test_whoever_is_cancelled_when_the_answer_comes_is_cancelled(turns: int) -> None:
    """However many turns of the event loop lie between the answer and the cancellation."""
    worker, stdout = answering()
    asked = asyncio.create_task(worker.reply_within(60))
    await asyncio.sleep(0)
    stdout.feed_data(frame(Reply()))
    for _ in range(turns):
        await asyncio.sleep(0)
    came_first = asked.done()
    asked.cancel()
    await asyncio.wait([asked])
    assert asked.cancelled() or came_first
