"""One writer per node: appends that arrive together are committed together, each acknowledged after the commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rivertable.server.store import schema

log = logging.getLogger(__name__)

BATCH = 100
ATTEMPTS = 3
UNREACHABLE = (OSError, NoConnection)
COLUMNS = [column.name for column in schema.entries.columns]
LISTED = {name: name for name in ("status", "deadline", "updated", "listing", "host", "seats", "free")} | {
    "listed_seq": "seq"
}


@dataclass(frozen=True)
class Append:
    """The next entry of a table, with what changes beside it. `jobs` are the seats the server must decide for now; they
    replace those before, if there were any (`had_jobs`). `listing` is the new listing of the table, if it is to be stored."""

    table_id: str
    seq: int
    request_id: str
    at: int
    body: str
    status: str
    updated: int
    deadline: int | None = None
    listing: str | None = None
    host: str | None = None  # these three are stored with the listing
    seats: int = 0
    free: int = 0
    jobs: tuple[int, ...] = ()
    had_jobs: bool = True
    sitting: str | None = None  # a person who now sits here
    stored: asyncio.Future[bool] = field(default_factory=asyncio.Future, compare=False)

    @property
    def key(self) -> tuple[str, int]:
        return self.table_id, self.seq


Announce = Callable[[AsyncConnection, list[Append]], Awaitable[None]]


class Writer:
    """Takes appends from a queue. `stored` becomes True after the commit, False if another node was first."""

    def __init__(self, engine: AsyncEngine, node: str, lease_ms: int, announce: Announce) -> None:
        self._engine, self._node, self._lease_ms, self._announce = engine, node, lease_ms, announce
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            await self._queue.put(None)
            await self._task

    async def append(self, entry: Append) -> bool:
        await self._queue.put(entry)
        return await entry.stored

    async def _run(self) -> None:
        closing = False
        while not closing:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            closing = None in batch
            await self._write([entry for entry in batch if entry is not None])

    async def _write(self, batch: list[Append]) -> None:
        """Write a batch; if that fails for good, each entry alone, so that one cannot spoil the others. Where the
        database is not reached at all they fail together: each alone would wait as long again."""
        if not batch:
            return
        batch.sort(key=lambda entry: entry.key)  # nodes take locks in the same order
        try:
            stored = await self._commit(batch)
        except Exception as error:  # of whatever kind: the writer goes on, and nobody waits in vain
            if len(batch) > 1 and not isinstance(error, UNREACHABLE):
                for entry in batch:
                    await self._write([entry])
                return
            for entry in batch:
                if not entry.stored.done():
                    entry.stored.set_exception(error)
            return
        for entry in batch:
            if not entry.stored.done():
                entry.stored.set_result(entry.key in stored)

    async def _commit(self, batch: list[Append]) -> set[tuple[str, int]]:
        """Insert a batch in one transaction, tried again if the database was busy; returns the keys of the entries it stored."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                async with self._engine.begin() as connection:
                    return await self._insert(connection, batch)
            except Exception as error:
                log.warning("a batch of %d was not written (attempt %d): %s", len(batch), attempt, type(error).__name__)
                if attempt == ATTEMPTS or isinstance(error, DataError | IntegrityError):
                    raise
                await asyncio.sleep(0.05 * attempt)
        raise AssertionError("the loop returns or raises")

    async def _insert(self, connection: AsyncConnection, batch: list[Append]) -> set[tuple[str, int]]:
        make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        rows = [{name: getattr(entry, name) for name in COLUMNS} for entry in batch]
        table = schema.entries
        statement = make(table).on_conflict_do_nothing().returning(table.c.table_id, table.c.seq)
        stored = {(row[0], row[1]) for row in await connection.execute(statement, rows)}
        written = [entry for entry in batch if entry.key in stored]
        if written:
            await self._summarise(connection, written)
            await self._announce(connection, written)
        return stored

    async def _summarise(self, connection: AsyncConnection, written: list[Append]) -> None:
        last = {entry.table_id: entry for entry in written}
        if listed := {entry.table_id: entry for entry in written if entry.listing is not None}:
            statement = update(schema.tables).where(schema.tables.c.id == bindparam("of"))
            statement = statement.values({name: bindparam(f"new_{name}") for name in LISTED})
            rows = [
                {"of": e.table_id} | {f"new_{name}": getattr(e, LISTED[name]) for name in LISTED}
                for e in listed.values()
            ]
            await connection.execute(statement, rows)
        if done := sorted({entry.table_id for entry in written if entry.had_jobs}):
            await connection.execute(delete(schema.jobs).where(schema.jobs.c.table_id.in_(done)))
        jobs = [
            {"table_id": e.table_id, "seat": seat, "node": self._node, "leased_until": e.at + self._lease_ms}
            for e in last.values()
            for seat in e.jobs
        ]
        if jobs:
            await connection.execute(insert(schema.jobs), jobs)
        sitting = [{"person_id": e.sitting, "table_id": e.table_id} for e in written if e.sitting]
        if sitting:
            make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            await connection.execute(make(schema.sittings).on_conflict_do_nothing(), sitting)
