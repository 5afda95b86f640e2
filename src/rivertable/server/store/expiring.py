"""Guests who have not been here for long are forgotten with their things, a few at a time."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Select, Table, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rivertable.server.store import schema
from rivertable.server.store.base import Store

PEOPLE, TABLES = 20, 5  # at a time: a table may have thousands of entries, and others wait for the database meanwhile


def forgettable(before: int) -> Select[Any]:
    """The guests who were last here before this moment, those first who have been away the longest. Not who sits at a table
    that is played on."""
    p, s, t = schema.people.c, schema.sittings.c, schema.tables.c
    goes_on = exists().where(s.person_id == p.id, s.table_id == t.id, t.status != "over", t.updated >= before)
    away = select(p.id).where(p.kept_name.is_(None), p.seen < before, ~goes_on)
    return away.order_by(p.seen).limit(PEOPLE)


async def forget_guests(store: Store, before: int, games: Collection[str]) -> int:
    """Forget a few guests who were last here before this moment: how many. What has to be deleted of each may take several
    calls. Tables stay as long as somebody else has sat there; with the last of them they go."""
    s = schema.sittings
    async with store.engine.begin() as connection:
        found = await connection.execute(forgettable(before).with_for_update(skip_locked=True))
        guests = [str(row[0]) for row in found]
        if not guests:
            return 0
        mine = select(s.c.table_id).where(s.c.person_id.in_(guests)).order_by(s.c.table_id).limit(TABLES)
        tables = sorted({row[0] for row in await connection.execute(mine)})
        await connection.execute(delete(s).where(s.c.person_id.in_(guests), s.c.table_id.in_(tables)))
        await _delete_tables(connection, tables)
        busy = {row[0] for row in await connection.execute(select(s.c.person_id).where(s.c.person_id.in_(guests)))}
        done = [guest for guest in guests if guest not in busy]
        await delete_people(connection, done, games)
    return len(done)


async def _delete_tables(connection: AsyncConnection, tables: list[str]) -> None:
    """Delete those of these tables where nobody is left."""
    t, s = schema.tables, schema.sittings
    left = select(t.c.id).where(t.c.id.in_(tables), ~exists().where(s.c.table_id == t.c.id))
    empty = [row[0] for row in await connection.execute(left)]
    for table, column in _referring_to(t.c.id):
        await connection.execute(delete(table).where(column.in_(empty)))
    await connection.execute(delete(t).where(t.c.id.in_(empty)))


async def delete_people(connection: AsyncConnection, people: list[str], games: Collection[str]) -> None:
    p, r, ratings = schema.people, schema.records, schema.ratings
    for table, column in _referring_to(p.c.id):
        await connection.execute(delete(table).where(column.in_(people)))
    await connection.execute(delete(r).where(r.c.person_id.in_(people)))
    mine = ratings.c.game.in_(games), ratings.c.kind.in_(schema.RATING_KINDS), ratings.c.player.in_(people)
    await connection.execute(delete(ratings).where(*mine))
    await connection.execute(delete(p).where(p.c.id.in_(people)))


def _referring_to(column: schema.AnyColumn) -> list[tuple[Table, schema.AnyColumn]]:
    """The tables of the database that refer to a column of another, by which column."""
    return [
        (table, each)
        for table in schema.metadata.sorted_tables
        for each in table.columns
        if any(key.column is column for key in each.foreign_keys)
    ]
