"""All that is kept about a person: read for them, and deleted when they want it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Select, Table, delete, or_, select, update

from rivertable.server.store import schema
from rivertable.server.store.base import Store
from rivertable.server.store.expiring import delete_people

Rows = list[dict[str, Any]]


async def rows_about(store: Store, person: str) -> dict[str, Rows]:
    """What the database holds about a person beside tables and records, by the name of its table. Secrets are left out, and who
    else is meant."""
    s, c, ratings, r, b = schema.sessions.c, schema.chat.c, schema.ratings.c, schema.reports.c, schema.blocks.c
    p = schema.people.c
    queries: dict[str, Select[Any]] = {
        "person": select(p.id, p.name, p.kept_name, p.created, p.seen).where(p.id == person),
        "sessions": select(s.until).where(s.person_id == person),
        "ratings": select(schema.ratings).where(ratings.player == person),
        "chat": select(c.table_id, c.at, c.name, c.text).where(c.person_id == person),
        "blocked": select(b.name).where(b.person_id == person),
        "reports": select(r.at, r.table_id, r.text, r.why).where(r.reporter_id == person),
        "reported": select(r.at, r.table_id, r.text).where(r.reported_id == person),
    }
    return {name: [dict(row._mapping) for row in await store.all(query)] for name, query in queries.items()}


async def tables_about(store: Store, person: str) -> list[str]:
    """The tables that a person has opened, has sat at, or has a seat kept at for a rematch."""
    t, s = schema.tables.c, schema.sittings.c
    sat = select(s.table_id).where(s.person_id == person)
    rows = await store.all(select(t.id, t.rematch).where(or_(t.id.in_(sat), t.host == person)))
    return sorted({id for row in rows for id in row if id is not None})


async def records_of(store: Store, person: str) -> list[str]:
    r = schema.records.c
    return [row.id for row in await store.all(select(r.id).where(r.person_id == person))]


async def rewrite_table(
    store: Store, table: str, host: str | None, spec: str, entries: dict[int, str], result: str | None
) -> None:
    """Store a table anew, with these entries in the place of the ones of their numbers, and (if there is one) its result."""
    t, e, r = schema.tables, schema.entries, schema.results
    async with store.engine.begin() as connection:
        await connection.execute(
            update(t).where(t.c.id == table).values(spec=spec, host=host, listing=None, listed_seq=None)
        )
        for seq, body in entries.items():
            await connection.execute(update(e).where(e.c.table_id == table, e.c.seq == seq).values(body=body))
        if result is not None:
            await connection.execute(update(r).where(r.c.table_id == table).values(body=result))


async def delete_person(store: Store, person: str, games: Collection[str]) -> None:
    """Delete a person and what is theirs alone. Their tables must have been rewritten before."""
    theirs: list[tuple[Table, schema.AnyColumn]] = [
        (schema.chat, schema.chat.c.person_id),
        (schema.blocks, schema.blocks.c.blocked_id),
        (schema.reports, schema.reports.c.reporter_id),
        (schema.reports, schema.reports.c.reported_id),
    ]
    async with store.engine.begin() as connection:
        for table, column in theirs:
            await connection.execute(delete(table).where(column == person))
        await delete_people(connection, [person], games)
