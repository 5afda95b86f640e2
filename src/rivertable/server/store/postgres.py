"""PostgreSQL: many nodes share one database and send each other announcements by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import asyncpg
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from rivertable.engine.errors import OptionError
from rivertable.server.store.base import SILENT_SECONDS, Receive, Store
from rivertable.server.store.release import NewerRelease
from rivertable.server.store.writer import Append

log = logging.getLogger(__name__)

CHANNEL = "rivertable"
PAYLOAD = 7000  # NOTIFY takes less than 8000 bytes
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class PostgresStore(Store):
    kind = "postgresql"

    def __init__(self, url: URL, node: str, lease_seconds: float) -> None:
        self._url = url
        self._listening: asyncio.Task[None] | None = None
        self._heard_at = 0.0  # when anything was received
        # errors do not show the parameters: they hold what people wrote
        engine = create_async_engine(url, pool_size=8, pool_pre_ping=True, hide_parameters=True)
        super().__init__(engine, node, lease_seconds)

    async def open(self, receive: Receive) -> None:
        try:
            await super().open(receive)
        except (OSError, asyncpg.PostgresError, DBAPIError) as error:
            raise OptionError(f"the database cannot be reached: {_short(error)}") from None
        except NewerRelease:
            await self.engine.dispose()
            raise OptionError(
                "the database is used by a newer version of rivertable; use that one, or another database"
            ) from None
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(receive, ready), name=f"listener of {self.node}")
        await ready.wait()

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await super().close()

    async def announce(self, topic: str, text: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{self.node} {topic} {text}"})

    async def _announce(self, connection: AsyncConnection, written: list[Append]) -> None:
        tables = sorted({entry.table_id for entry in written})
        step = PAYLOAD // 24
        for i in range(0, len(tables), step):
            payload = f"{self.node} tables {','.join(tables[i : i + step])}"
            await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def _listen(self, receive: Receive, ready: asyncio.Event) -> None:
        """Hear of other nodes; after a lost connection everything may have changed, so `receive` is called with the topic `everything`."""
        while True:
            try:
                connection = await asyncpg.connect(dsn=_dsn(self._url))
                gone = asyncio.Event()
                connection.add_termination_listener(lambda *_, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, lambda *notice: self._take(receive, str(notice[3])))
                self._heard_at = time.monotonic()
                if ready.is_set():
                    receive("", "everything", "")
                ready.set()
                try:
                    await self._until_silent(gone)
                finally:
                    if not connection.is_closed():
                        await connection.close(timeout=2)
            except Exception as error:  # of whatever kind: a node that hears nothing would show what is past
                log.warning("the database is not heard: %s", _short(error))
            await asyncio.sleep(0.5)

    async def _until_silent(self, gone: asyncio.Event) -> None:
        """Wait until the connection is gone, or nothing has been received for `SILENT_SECONDS`: a working connection delivers at
        least what this node announces itself."""
        while (left := self._heard_at + SILENT_SECONDS - time.monotonic()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await gone.wait()
                return
        log.warning("the database said nothing for %d seconds and is asked again", SILENT_SECONDS)

    def _take(self, receive: Receive, payload: str) -> None:
        self._heard_at = time.monotonic()
        node, _, rest = payload.partition(" ")
        topic, _, text = rest.partition(" ")
        if node != self.node:
            receive(node, topic, text)


def _dsn(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def _short(error: BaseException) -> str:
    """The kind of error without addresses and passwords."""
    return type(getattr(error, "orig", None) or error).__name__
