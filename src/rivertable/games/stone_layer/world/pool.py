"""Worker processes that simulate attempts, so that nobody's event loop waits for stones."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import Self

from .world import Settled, StoneWorld, Task


def _warm_up() -> None:
    """Loading MuJoCo and the stones takes half a second: before the first attempt, not in it."""
    from .shapes import shapes

    shapes()


def _settle(task: Task) -> Settled:
    return StoneWorld().settle(task)


class StonePool:
    """A few processes of their own; a worker that dies is replaced and its attempt made again, with the same result."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._processes = self._start()

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_warm_up)

    async def settle(self, task: Task) -> Settled:
        """`StoneWorld.settle` in a worker."""
        processes = self._processes
        try:
            return await asyncio.wrap_future(processes.submit(_settle, task))
        except BrokenProcessPool:
            if self._processes is processes:  # whoever notices first starts anew
                self._processes = self._start()
            return await asyncio.wrap_future(self._processes.submit(_settle, task))

    @property
    def pids(self) -> list[int]:
        """The processes at work."""
        return list(self._processes._processes or {})

    def close(self) -> None:
        self._processes.shutdown(cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
