"""What people report to the operator."""

from __future__ import annotations

from sqlalchemy import insert

from rivertable.server.store import schema
from rivertable.server.store.base import Store

NOBODY = ""  # is reported: it is a problem with the program


async def add_problem(store: Store, reporter: str, table: str, at: str, why: str, now: int) -> None:
    """Store a problem with the program: in the words of who reports it (`why`), with the table and the place in its record."""
    row = {"at": now, "table_id": table, "reporter_id": reporter, "reported_id": NOBODY, "text": at, "why": why}
    async with store.engine.begin() as connection:
        await connection.execute(insert(schema.reports).values(**row, done=False))
