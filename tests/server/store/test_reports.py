"""Problems with the program that people report are kept for the operator."""

from __future__ import annotations

from sqlalchemy import select

from rivertable.server.store import Store, schema
from rivertable.server.store.reports import NOBODY, add_problem


async def test_a_problem_is_kept_with_the_table_and_the_place_in_its_record(store: Store) -> None:
    await add_problem(store, "mara", "t", "move 12", "the board is empty", 5)
    (row,) = await store.all(select(schema.reports))
    assert (row.reporter_id, row.reported_id, row.table_id, row.at) == ("mara", NOBODY, "t", 5)
    assert (row.text, row.why, row.done) == ("move 12", "the board is empty", False)
