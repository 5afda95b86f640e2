"""The store for a database address."""

from __future__ import annotations

from sqlalchemy.engine import URL

from rivertable.server.store.base import Store
from rivertable.server.store.postgres import PostgresStore
from rivertable.server.store.sqlite import SqliteStore


def open_store(url: URL, node: str, lease_seconds: float) -> Store:
    kind = SqliteStore if url.get_backend_name() == "sqlite" else PostgresStore
    return kind(url, node, lease_seconds)
