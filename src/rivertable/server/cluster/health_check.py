"""Whether the database takes what is written: asked often, tried once a second at most."""

from __future__ import annotations

import asyncio
import logging
import time

from rivertable.server.store import Store

log = logging.getLogger(__name__)

FRESH_SECONDS = 1.0  # a try counts for so long
PATIENCE_SECONDS = 2.0  # a database that takes longer counts as away


class HealthCheck:
    """Tries to write. Those who ask while it is tried, or a moment after it, get one answer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying: asyncio.Task[bool] | None = None
        self._began = 0.0

    async def is_well(self) -> bool:
        """Whether the database has just taken something."""
        if self._trying is None or (self._trying.done() and time.monotonic() - self._began >= FRESH_SECONDS):
            self._trying, self._began = asyncio.create_task(self._try()), time.monotonic()
        done, _ = await asyncio.wait({self._trying}, timeout=PATIENCE_SECONDS)
        return bool(done) and self._trying.result()

    async def _try(self) -> bool:
        try:
            await self._store.write_something()
        except Exception as error:
            log.warning("the database takes nothing: %s", type(error).__name__)
            return False
        return True

    async def close(self) -> None:
        """Wait until the last try is done: it uses the database."""
        if self._trying is not None:
            await self._trying
