"""Work in the background: tasks that nobody waits for, owned by the node and ended with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from rivertable.engine.errors import RivertableError

log = logging.getLogger(__name__)

RETRY_PAUSES = (0.5, 1, 2, 4)  # seconds; when the database is away for longer, so are its announcements


class Background:
    """Runs tasks until they are done or the node closes. A task that fails is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background; after the end nothing is begun."""
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def retry(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run something in the background, and again a little later if the database does not answer. `what` names it in the
        log."""
        self.spawn(retry(what, work))

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something in the background failed", exc_info=error)

    async def close(self) -> None:
        """Cancel all tasks and wait for their end."""
        self._closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def retry(what: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do something, again after each of `RETRY_PAUSES` while it fails. Raises the last error, and at once an error of
    ours (RivertableError): that would come again."""
    for pause in (*RETRY_PAUSES, None):
        try:
            await work()
            return
        except Exception as error:
            if pause is None or isinstance(error, RivertableError):
                raise
            log.warning("%s failed, and is tried again: %s", what, type(error).__name__)
            await asyncio.sleep(pause)
