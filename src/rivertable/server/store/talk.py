"""What people say to each other, whom they do not want to hear, and what they report to the operator."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, delete, insert, select

from rivertable.server.store import schema
from rivertable.server.store.base import Store

KEPT = 200  # lines of a table
SWEPT = 20  # every so many lines older ones are deleted


async def add_line(store: Store, table: str, person: str, seat: int | None, name: str, text: str, at: int) -> int:
    """Store a line, and forget the oldest ones of a table where much is said. Returns its number."""
    c = schema.chat
    id = await store.add_chat(table, person, seat, name, text, at)
    if id % SWEPT == 0:
        kept = select(c.c.id).where(c.c.table_id == table).order_by(c.c.id.desc()).offset(KEPT).limit(1)
        await _do(store, delete(c).where(c.c.table_id == table, c.c.id <= kept.scalar_subquery()))
    return id


async def line(store: Store, table: str, id: int) -> Row[Any] | None:
    """The line of a table with this number."""
    c = schema.chat.c
    return await store.first(select(schema.chat).where(c.id == id, c.table_id == table))


async def block(store: Store, person: str, blocked: str, name: str) -> None:
    """A person does not want to hear another one, whom they read by this name."""
    row = {"person_id": person, "blocked_id": blocked, "name": name}
    await _do(store, store.insert_once(schema.blocks).values(**row).on_conflict_do_nothing())


async def unblock(store: Store, person: str, blocked: str) -> None:
    b = schema.blocks.c
    await _do(store, delete(schema.blocks).where(b.person_id == person, b.blocked_id == blocked))


async def blocked_by(store: Store, person: str) -> dict[str, str]:
    """Whom a person does not want to hear: names by id."""
    b = schema.blocks.c
    rows = await store.all(select(b.blocked_id, b.name).where(b.person_id == person).order_by(b.name))
    return {row.blocked_id: row.name for row in rows}


async def has_blocked(store: Store, person: str, other: str) -> bool:
    """Whether a person does not want to hear the other."""
    b = schema.blocks.c
    return bool(await store.all(select(b.name).where(b.person_id == person, b.blocked_id == other)))


async def report(store: Store, reporter: str, of: Row[Any], why: str, at: int) -> None:
    """Store a line of the chat for the operator, who may not find it in the chat any more."""
    row = {"at": at, "table_id": of.table_id, "reporter_id": reporter, "reported_id": of.person_id, "text": of.text}
    await _do(store, insert(schema.reports).values(**row, why=why))


async def _do(store: Store, statement: Any) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(statement)
