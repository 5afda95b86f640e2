"""How a database goes about a query: with which index, or through all rows."""

from __future__ import annotations

from typing import Any

from sqlalchemy import text
from sqlalchemy.sql import ClauseElement

from rivertable.server.store import Store


async def plan_of(store: Store, query: ClauseElement) -> str:
    """The plan. PostgreSQL is told not to read whole tables if it can help it, as it does where they are small."""
    statement: Any = query.compile(dialect=store.engine.dialect, compile_kwargs={"literal_binds": True})
    how = "EXPLAIN" if store.kind == "postgresql" else "EXPLAIN QUERY PLAN"
    async with store.engine.begin() as connection:
        if store.kind == "postgresql":
            await connection.execute(text("SET LOCAL enable_seqscan = off"))
        rows = (await connection.exec_driver_sql(f"{how} {statement}".replace("%", "%%"))).all()
    return "\n".join(str(row[-1]) for row in rows)


def reads_all_of(plan: str, table: str) -> bool:
    """Whether every row of a table is read."""
    lines = [line.strip() for line in plan.splitlines()]
    return any(
        line == f"SCAN {table}" or line.startswith(f"SCAN {table} ") or f"Seq Scan on {table}" in line for line in lines
    )
