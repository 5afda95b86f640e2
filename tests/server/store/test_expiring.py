"""Guests who have not been here for long are forgotten, with what is theirs alone."""

from __future__ import annotations

import pytest
from sqlalchemy import Table, func, insert, select

from rivertable.server.store import Store, schema
from rivertable.server.store.expiring import PEOPLE, TABLES, forget_guests, forgettable
from rivertable.server.store.writer import Append
from tests.server.store.plans import plan_of, reads_all_of

LONG_AGO, BEFORE, LATELY = 1000, 2000, 3000
GAMES = ("riverside",)


async def guest(store: Store, id: str, seen: int = LONG_AGO) -> None:
    await store.add_person(id, id.capitalize(), 0)
    await store.people_seen([id], seen)


async def table(store: Store, id: str, *people: str, status: str = "over", at: int = LONG_AGO) -> None:
    await store.create_table(id, "riverside", "{}", True, 0, host=people[0])
    for seq, person in enumerate(people, 1):
        entry = Append(id, seq, f"r{seq}", at, "{}", status, at, listing="{}", sitting=person, jobs=(0,))
        assert await store.append(entry)


async def ids(store: Store, of: Table = schema.people) -> set[str]:
    return {row[0] for row in await store.all(select(next(iter(of.c))))}


async def test_a_guest_goes_with_records_tables_and_ratings(store: Store) -> None:
    await guest(store, "gone")
    await table(store, "t", "gone")
    await store.add_chat("t", "gone", 0, "Gone", "hello", 1)
    await store.add_record("r", "gone", "{}", 1)
    async with store.engine.begin() as connection:
        rating = {"game": "riverside", "player": "gone", "mean": 1, "deviation": 1, "games": 1}
        await connection.execute(insert(schema.ratings), [{"kind": kind, **rating} for kind in ("people", "bots")])
        await connection.execute(insert(schema.blocks).values(person_id="gone", blocked_id="x", name="X"))
    assert await forget_guests(store, BEFORE, GAMES) == 1
    for each in schema.metadata.sorted_tables:
        if each.name != "meta":
            rows = await store.all(select(func.count()).select_from(each))
            assert rows[0][0] == 0, each.name


async def test_who_keeps_a_name_was_here_lately_or_plays_still_stays(store: Store) -> None:
    await guest(store, "lately", LATELY)
    await guest(store, "playing")
    await table(store, "goes on", "playing", "lately", status="playing", at=LATELY)
    await guest(store, "kept")
    await store.keep_person("kept", kept_name="kept", passphrase_hash="x", recovery_hash="y")
    assert await forget_guests(store, BEFORE, GAMES) == 0
    assert await ids(store) == {"lately", "playing", "kept"}


async def test_a_table_stays_as_long_as_somebody_who_sat_there(store: Store) -> None:
    await guest(store, "gone")
    await guest(store, "lately", LATELY)
    await table(store, "shared", "lately", "gone")
    await table(store, "left alone", "gone", status="playing")
    assert await forget_guests(store, BEFORE, GAMES) == 1
    assert await ids(store, schema.tables) == {"shared"}
    assert len(await store.entries("shared")) == 2


async def test_many_are_forgotten_a_few_at_a_time(store: Store) -> None:
    for number in range(PEOPLE + 3):
        await guest(store, f"guest {number}")
    for number in range(TABLES + 2):
        await table(store, f"table {number}", "guest 0")
    counts = [await forget_guests(store, BEFORE, GAMES) for _ in range(3)]
    assert counts == [PEOPLE - 1, 4, 0], "of the first there were too many tables at once"
    assert await ids(store, schema.tables) == set()


async def test_nobody_reads_all_people_to_find_them(store: Store) -> None:
    plan = await plan_of(store, forgettable(BEFORE))
    assert not any(reads_all_of(plan, name) for name in ("people", "sittings", "tables")), plan
    assert "ix_people_kept_name_seen" in plan


@pytest.mark.parametrize("column", [schema.tables.c.id, schema.people.c.id])
async def test_what_refers_to_a_row_is_found_by_an_index(store: Store, column: schema.AnyColumn) -> None:
    """Deleting a table or a person reads no other rows."""
    for each in schema.metadata.sorted_tables:
        for own in each.columns:
            if any(key.column is column for key in own.foreign_keys):
                plan = await plan_of(store, select(each).where(own == "x"))
                assert not reads_all_of(plan, each.name), (each.name, plan)
