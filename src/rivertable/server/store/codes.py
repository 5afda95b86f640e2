"""Codes of open tables in the database, so that every node knows them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, delete, select

from rivertable.server.store import schema
from rivertable.server.store.base import Store


async def add_code(store: Store, code: str, table_id: str, now: int, until: int) -> None:
    """Store a code, unless it is taken or the table has one that is valid still. Codes that are over are deleted."""
    c = schema.codes
    async with store.engine.begin() as connection:
        await connection.execute(delete(c).where(c.c.until <= now))
        row = {"code": code, "table_id": table_id, "until": until}
        await connection.execute(store.insert_once(c).values(**row).on_conflict_do_nothing())


async def code_of(store: Store, table_id: str, now: int) -> Row[Any] | None:
    """The valid code of a table."""
    c = schema.codes.c
    return await store.first(select(schema.codes).where(c.table_id == table_id, c.until > now))


async def table_with_code(store: Store, code: str, now: int) -> str | None:
    """The id of the table that has this code now."""
    c = schema.codes.c
    row = await store.first(select(c.table_id).where(c.code == code, c.until > now))
    return None if row is None else str(row[0])
