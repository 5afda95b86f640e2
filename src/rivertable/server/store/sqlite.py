"""SQLite: one file, one server process. Nothing to set up."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import event, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import create_async_engine

from rivertable.engine.errors import OptionError
from rivertable.server.store import schema
from rivertable.server.store.base import Receive, Store
from rivertable.server.store.release import NewerRelease

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


class SqliteStore(Store):
    kind = "sqlite"

    def __init__(self, url: URL, node: str, lease_seconds: float) -> None:
        assert url.database is not None
        self._path = Path(url.database).absolute()
        self._lock = FileLock(f"{self._path}.lock")
        # errors do not show the parameters: they hold what people wrote
        engine = create_async_engine(url, pool_size=4, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        event.listen(engine.sync_engine, "begin", _begin)
        super().__init__(engine, node, lease_seconds)

    async def open(self, receive: Receive) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(timeout=0)
            _make_private(self._path)
        except Timeout:
            raise OptionError(
                f"{self._path} is in use by another server; several servers share a PostgreSQL database: --db postgresql://…"
            ) from None
        except OSError as error:
            raise OptionError(f"{self._path} cannot be opened ({error.strerror})") from None
        try:
            _check_file(self._path)
            await super().open(receive)
            await self._do(update(schema.jobs).values(leased_until=0))  # the process that held them is gone
        except (sqlite3.Error, DatabaseError) as error:  # read-only, no database, a folder, a full disk
            await self.engine.dispose()
            self._lock.release()
            reason = error.orig if isinstance(error, DatabaseError) else error
            raise OptionError(f"{self._path} cannot be used as the database ({reason})") from None
        except NewerRelease:
            await self.engine.dispose()
            self._lock.release()
            raise OptionError(
                f"{self._path} is used by a newer version of rivertable; use that one, or another file"
            ) from None

    async def close(self) -> None:
        await super().close()
        self._lock.release()


def _make_private(path: Path) -> None:
    """Nobody but the user of the server reads the file: it has the secret of the cookies, and what people wrote. The files that
    SQLite puts beside it are as private."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for each in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(FileNotFoundError, PermissionError):  # the latter: it belongs to somebody else, who shares it
            each.chmod(0o600)


def _check_file(path: Path) -> None:
    """sqlite3.Error if the file is no database. It is tried without the driver, which would leave a thread behind."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA schema_version").fetchone()


def _set_pragmas(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # the driver begins nothing on its own
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    """Begin a transaction. One that will write takes the lock at once: so it waits for others, and does not fail half-way."""
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
