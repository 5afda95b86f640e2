"""The tables of the database, and the migrations that make them."""

from __future__ import annotations

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from rivertable.server.store import Store
from rivertable.server.store.schema import metadata


async def test_the_migrations_make_the_schema(store: Store) -> None:
    def difference(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with store.engine.connect() as connection:
        assert await connection.run_sync(difference) == []
