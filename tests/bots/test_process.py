"""What is said to a worker process and heard from it."""

from __future__ import annotations

import asyncio
import signal
from types import SimpleNamespace
from typing import Any

import pytest

from rivertable.bots.jobs import Reply, frame
from rivertable.bots.pool import Worker
from rivertable.bots.process import WorkerGone, finished, started


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


@pytest.mark.parametrize("turns", range(4))
async def test_a_process_has_ended_even_if_its_end_is_cancelled(turns: int) -> None:
    worker = Worker(await started("rivertable.bots.worker", "100"))
    ending = asyncio.create_task(worker.end())
    for _ in range(turns):
        await asyncio.sleep(0)
    ending.cancel()
    ending.cancel()
    await asyncio.wait([ending])
    if turns:  # otherwise it had not begun
        assert worker.process.returncode == -signal.SIGKILL
    await worker.end()
    assert worker.process.returncode is not None


async def test_work_is_finished_before_a_cancellation_is_heard() -> None:
    door, done = asyncio.Event(), []

    async def work() -> None:
        await door.wait()
        done.append(True)

    waiting = asyncio.create_task(finished(work()))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.sleep(0)
    assert not waiting.done()
    door.set()
    await asyncio.wait([waiting])
    assert waiting.cancelled()
    assert done == [True]


async def test_what_goes_wrong_in_finished_work_is_raised() -> None:
    async def work() -> None:
        raise KeyError("gone")

    with pytest.raises(KeyError, match="gone"):
        await finished(work())
