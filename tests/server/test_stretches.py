"""The loop that counts: it counts work, not waiting, and names what it was."""

from __future__ import annotations

import asyncio
import time

from tests.server.stretches import counted


def work(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def some_work(*pieces: float) -> None:
    for seconds in pieces:
        work(seconds)
        await asyncio.sleep(0)


def test_a_long_stretch_is_told_with_what_it_was() -> None:
    told: list[tuple[float, str]] = []
    with counted(lambda seconds, what: told.append((seconds, what))):
        asyncio.run(some_work(0.06))
    ((seconds, what),) = told
    assert seconds > 0.05
    assert "some_work" in what


def test_work_in_pieces_and_waiting_are_not_told() -> None:
    async def wait() -> None:
        time.sleep(0.1)  # the thread does nothing: no work

    told: list[float] = []
    with counted(lambda seconds, what: told.append(seconds)):
        asyncio.run(some_work(*[0.01] * 10))
        asyncio.run(wait())
    assert told == []
