"""Databases, servers and clients for the tests of the server. All of them are real."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from rivertable.server.node import Node
from rivertable.server.settings import Settings
from rivertable.server.store import Store, open_store
from tests.server.client import Visitor
from tests.server.postgres import postgres
from tests.server.process import ServerProcess, running


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """$RIVERTABLE_PG_URL, or a server of our own."""
    if url := os.environ.get("RIVERTABLE_PG_URL"):
        yield url
        return
    with postgres() as url:
        yield url


@pytest.fixture
async def postgres_db(postgres_url: str) -> str:
    """A new database of its own."""
    name = f"t{secrets.token_hex(6)}"
    connection = await asyncpg.connect(postgres_url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return postgres_url.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of both kinds in turn."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres_db"))
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
async def store(db: str) -> AsyncIterator[Store]:
    settings = Settings(db=db)
    store = open_store(settings.url, settings.node, settings.lease_seconds)
    await store.open(lambda *said: None)
    yield store
    await store.close()


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    """A node in this process, whose bots do not search."""
    async with Node(Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0)) as node:
        yield node


@pytest.fixture
async def nodes(postgres_db: str) -> AsyncIterator[tuple[Node, Node]]:
    """Two nodes in this process that share a database."""
    one, two = (Settings(db=postgres_db, bot_workers=0, lease_seconds=0.6, node=name) for name in ("one", "two"))
    async with Node(one) as first, Node(two) as second:
        yield first, second


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server that many tests share."""
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder}/tables.db", folder / "log") as server:
        yield server


@pytest.fixture(scope="session")
def postgres_server(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server on PostgreSQL that many tests share; it is stricter about values than SQLite."""
    with running(postgres_url, tmp_path_factory.mktemp("server") / "log", bot_workers=0) as server:
        yield server


@pytest.fixture
async def mara(server: ServerProcess) -> AsyncIterator[Visitor]:
    async with Visitor(server.url) as visitor:
        yield visitor


@pytest.fixture
async def jonas(server: ServerProcess) -> AsyncIterator[Visitor]:
    async with Visitor(server.url) as visitor:
        yield visitor
