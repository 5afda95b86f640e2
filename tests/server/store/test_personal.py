"""What the database holds about a person: read, rewritten and deleted, on both databases."""

from __future__ import annotations

from sqlalchemy import Table, insert, select

from rivertable.server.store import Store, personal, reports, schema, talk
from rivertable.server.store.sessions import add_session

GAMES = ["riverside"]


async def lived(store: Store) -> None:
    """Mara has left something everywhere, and Jonas as well."""
    for person in ("mara", "jonas"):
        await store.add_person(person, person.capitalize(), 1)
        await store.create_table(f"of-{person}", "riverside", '{"seats":2}', True, 1, host=person)
        await store.add_chat(f"of-{person}", person, 0, person.capitalize(), f"{person} was here", 2)
        await store.add_record(f"record-{person}", person, "{}", 3)
        await add_session(store, f"digest-{person}", person, 2**40, 4, 5)
        await reports.add_problem(store, person, "", "", f"{person} has a problem", 5)
        rating = {"game": "riverside", "kind": "people", "mean": 1, "deviation": 1, "games": 1}
        async with store.engine.begin() as connection:
            await connection.execute(insert(schema.ratings).values(player=person, **rating))
    await talk.block(store, "jonas", "mara", "Mara")
    await store.create_table("again", "riverside", "{}", True, 6, rematch_of="of-mara")


async def all_rows(store: Store, table: Table) -> str:
    return str([tuple(row) for row in await store.all(select(table))])


async def test_a_person_is_handed_their_own_rows_and_no_others(store: Store) -> None:
    await lived(store)
    rows = await personal.rows_about(store, "mara")
    assert {name: len(found) for name, found in rows.items()} == {
        "person": 1,
        "sessions": 1,
        "ratings": 1,
        "chat": 1,
        "blocked": 0,
        "reports": 1,
        "reported": 0,
    }
    assert "jonas" not in str(rows).casefold()
    assert "digest" not in str(rows)
    assert await personal.tables_about(store, "mara") == ["again", "of-mara"]
    assert await personal.records_of(store, "mara") == ["record-mara"]


async def test_who_is_deleted_is_in_no_row_any_more_and_the_others_are(store: Store) -> None:
    await lived(store)
    await personal.rewrite_table(store, "of-mara", None, "{}", {}, None)
    await personal.delete_person(store, "mara", GAMES)
    for table in schema.metadata.sorted_tables:
        left = (await all_rows(store, table)).casefold().replace("of-mara", "")  # the table has its id
        assert "mara" not in left, table.name
    for table in (schema.people, schema.sessions, schema.chat, schema.records, schema.reports, schema.ratings):
        assert "jonas" in await all_rows(store, table), table.name


async def test_a_table_is_rewritten_entry_by_entry(store: Store) -> None:
    await lived(store)
    async with store.engine.begin() as connection:
        for seq in (1, 2):
            row = {"table_id": "of-mara", "seq": seq, "request_id": f"r{seq}", "at": seq, "body": f"entry {seq}"}
            await connection.execute(insert(schema.entries).values(**row))
    await personal.rewrite_table(store, "of-mara", "x", "spec", {2: "somebody"}, None)
    assert [entry.body for entry in await store.entries("of-mara")] == ["entry 1", "somebody"]
    table = await store.table("of-mara")
    assert table is not None
    assert (table.host, table.spec, table.listing) == ("x", "spec", None)
