"""Backups: a copy of a database that is being used, as one file, and the way back."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg
from filelock import FileLock, Timeout
from sqlalchemy.engine import URL

from rivertable.engine.errors import OptionError
from rivertable.server.store.migrations import versions

SQLITE_HEAD, POSTGRES_HEAD = b"SQLite format 3\0", b"PGDMP"
PAGES = 1000  # copied at a time: the server writes in between


def back_up(url: URL, file: Path) -> None:
    """Copy a database into a file that nobody else can read; the server may be running. The file appears when it is whole, and
    takes the place of an older one. OptionError says why that is not possible."""
    if not file.parent.is_dir():
        raise OptionError(f"there is no folder {file.parent}")
    if file.is_dir():
        raise OptionError(f"{file} is a folder; name a file in it")
    with _whole(file) as unfinished:
        if url.get_backend_name() == "sqlite":
            _copy_sqlite(_path_of(url), unfinished)
        else:
            _run(
                "pg_dump", "--format=custom", "--no-owner", "--no-acl", f"--file={unfinished}", *_reached(url), url=url
            )


def restore(file: Path, url: URL, *, replace: bool) -> Path | None:
    """Make a database from a backup. One that holds something already is only replaced when asked to; returns where the
    replaced file lies, if there is one. OptionError says why nothing was done."""
    kind = _kind_of(file)
    if kind != url.get_backend_name():
        raise OptionError(f"{file} is a backup of {_called(kind)}; restore it into {_called(kind)}, with --db")
    if kind == "sqlite":
        return _restore_sqlite(file, _path_of(url), replace=replace)
    _restore_postgres(file, url, replace=replace)
    return None


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """A file beside this one, for its owner alone, that takes its name when everything has been written."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield unfinished
        with unfinished.open("rb+") as written:
            os.fsync(written.fileno())
        unfinished.replace(file)
    except OSError as error:
        raise OptionError(f"{file} cannot be written ({error.strerror})") from None
    finally:
        unfinished.unlink(missing_ok=True)


def _kind_of(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            head = opened.read(len(SQLITE_HEAD))
    except OSError as error:
        raise OptionError(f"{file} cannot be read ({error.strerror})") from None
    if head == SQLITE_HEAD:
        return "sqlite"
    if head.startswith(POSTGRES_HEAD):
        return "postgresql"
    raise OptionError(f"{file} is no backup; one is written by `rivertable backup FILE`")


def _called(kind: str) -> str:
    return "PostgreSQL" if kind == "postgresql" else "SQLite"


# ------------------------------------------------------------ SQLite


def _path_of(url: URL) -> Path:
    assert url.database is not None
    return Path(url.database).absolute()


def _copy_sqlite(path: Path, copy: Path) -> None:
    if not path.is_file():
        raise OptionError(f"there is no database {path}; name another one with --db")
    try:
        with closing(_opened(path, "mode=rw")) as source, closing(sqlite3.connect(copy)) as target:
            _check_schema(source, path)
            source.backup(target, pages=PAGES, sleep=0.005)
            _check_content(target, path)
    except sqlite3.Error as error:
        raise OptionError(f"{path} cannot be copied ({error})") from None


def _opened(path: Path, how: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.as_uri()}?{how}", uri=True, timeout=10)


def _restore_sqlite(file: Path, path: Path, *, replace: bool) -> Path | None:
    try:
        with closing(_opened(file.absolute(), "mode=ro&immutable=1")) as source:
            _check_schema(source, file)
            _check_content(source, file)
            with _unused(path), _whole(path) as unfinished:
                if path.exists() and not replace:
                    raise OptionError(f"{path} exists; --replace moves it aside and puts the backup in its place")
                with closing(sqlite3.connect(unfinished)) as target:
                    source.backup(target)
                return _moved_aside(path)
    except sqlite3.Error as error:
        raise OptionError(f"{file} cannot be restored ({error})") from None


@contextmanager
def _unused(path: Path) -> Iterator[None]:
    """No server uses this database, and none begins to."""
    try:
        with FileLock(f"{path}.lock", timeout=0):
            yield
    except Timeout:
        raise OptionError(f"{path} is in use by a server; stop it first") from None
    except OSError as error:
        raise OptionError(f"{path} cannot be written ({error.strerror})") from None


def _moved_aside(path: Path) -> Path | None:
    """Move a database away with all its files; returns its new name, None if there was none."""
    if not path.exists():
        return None
    aside, number = path.with_name(f"{path.name}.replaced"), 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.replaced-{number}")
    for ending in ("-wal", "-shm", ""):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.replace(aside.with_name(aside.name + ending))
    return aside


def _check_schema(connection: sqlite3.Connection, path: Path) -> None:
    """OptionError if this is no database of rivertable, or one of a newer version."""
    try:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error):
            raise
        row = None
    _check_version(None if row is None else str(row[0]), str(path))


def _check_version(version: str | None, what: str) -> None:
    if version is None:
        raise OptionError(f"{what} is no database of rivertable")
    if version not in versions():
        raise OptionError(f"{what} is of a newer version of rivertable; use that one")


def _check_content(connection: sqlite3.Connection, path: Path) -> None:
    result = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if result != "ok":
        raise OptionError(f"{path} is damaged ({result})")


# ------------------------------------------------------------ PostgreSQL

OTHERS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
HOLDS_TABLES = "SELECT to_regclass('alembic_version') IS NOT NULL"


def _restore_postgres(file: Path, url: URL, *, replace: bool) -> None:
    # the dump is a program: what it creates is listed as text, and nothing is carried out yet
    listed = _run("pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(file))
    _check_version(next((line for line in listed.splitlines() if line.isalnum()), None), str(file))
    if others := _asked(url, OTHERS):
        raise OptionError(f"the database is in use ({others} connections); stop the servers first")
    if not replace and _asked(url, HOLDS_TABLES):
        raise OptionError("the database holds tables of rivertable already; --replace puts the backup in their place")
    whole = ("--single-transaction", "--exit-on-error", "--clean", "--if-exists", "--no-owner", "--no-acl")
    _run("pg_restore", *whole, *_reached(url), str(file), url=url)


def _asked(url: URL, query: str) -> int:
    async def ask() -> int:
        connection = await asyncpg.connect(dsn=url.set(drivername="postgresql").render_as_string(hide_password=False))
        try:
            return int(await connection.fetchval(query))
        finally:
            await connection.close()

    try:
        return asyncio.run(ask())
    except (OSError, asyncpg.PostgresError) as error:
        raise OptionError(f"the database cannot be reached ({error})") from None


def _reached(url: URL) -> list[str]:
    """How PostgreSQL's own programs are told of a database. A password is never on the command line, where others see it."""
    return [f"--dbname={url.set(drivername='postgresql', password=None).render_as_string()}"]


def _run(program: str, *arguments: str, url: URL | None = None) -> str:
    password = {} if url is None or url.password is None else {"PGPASSWORD": str(url.password)}
    try:
        done = subprocess.run([program, *arguments], env={**os.environ, **password}, capture_output=True, text=True)
    except FileNotFoundError:
        raise OptionError(f"{program} is needed and not found; it comes with PostgreSQL's client programs") from None
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise OptionError(f"{program} failed: {said[0].removeprefix(f'{program}: ').removeprefix('error: ')}")
    return done.stdout
