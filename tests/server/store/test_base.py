"""What the server stores, on both databases."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import pytest
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from rivertable.server.store import Store
from rivertable.server.store.base import Wanted, open_tables_of, public_tables
from rivertable.server.store.schema import jobs
from rivertable.server.store.writer import Append
from tests.server.store.plans import plan_of, reads_all_of


def append(seq: int, request: str | None = None, table: str = "t", jobs: tuple[int, ...] = ()) -> Append:
    body, listing = f'{{"n":{seq}}}', f'{{"listed":{seq}}}'
    return Append(table, seq, request or f"r{seq}", 1000 + seq, body, "playing", seq, listing=listing, jobs=jobs)


async def new_table(store: Store, id: str = "t", public: bool = True) -> None:
    await store.create_table(id, "riverside", "{}", public, 1)


async def lease_until(store: Store, table: str, at: int) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(update(jobs).where(jobs.c.table_id == table).values(leased_until=at))


async def test_entries_are_kept_in_order_and_once(store: Store) -> None:
    await new_table(store)
    assert await store.append(append(1))
    assert await store.append(append(2))
    assert not await store.append(append(2, "another"))  # this place is taken
    assert not await store.append(append(3, "r1"))  # this request was carried out
    assert [(e.seq, e.request_id, e.at) for e in await store.entries("t")] == [(1, "r1", 1001), (2, "r2", 1002)]
    assert [e.seq for e in await store.entries("t", after=1)] == [2]
    row = await store.table("t")
    assert row is not None
    assert (row.status, row.updated) == ("playing", 2)


async def test_bot_jobs_follow_the_last_entry_and_are_leased_to_one(store: Store) -> None:
    await new_table(store)
    await store.append(append(1, jobs=(0, 2)))
    await store.append(append(2, jobs=(2,)))
    assert await store.lease_jobs(now=1000) == []  # its node is alive
    assert await store.lease_jobs(now=10**9) == [("t", 2)]
    assert await store.lease_jobs(now=10**9) == []
    await store.release_jobs()
    assert await store.lease_jobs(now=10**9) == [("t", 2)]
    await store.drop_job("t", 2)
    assert await store.lease_jobs(now=10**15) == []


async def test_only_what_a_node_works_on_stays_leased_to_it(store: Store) -> None:
    await new_table(store)
    await store.append(append(1, jobs=(0, 2)))
    await store.renew_leases(10**6, [("t", 0), ("t", 1)])
    assert await store.lease_jobs(now=10**6) == [("t", 2)]
    await store.renew_leases(10**6, [])
    assert sorted(await store.lease_jobs(now=10**9)) == [("t", 0), ("t", 2)]


async def test_jobs_that_have_been_free_the_longest_are_taken_first(store: Store) -> None:
    """Those that come back again and again do not keep others waiting, and one that is put off does not come."""
    for id, leased_until in (("a", 30), ("b", 10), ("c", 20), ("d", 40)):
        await new_table(store, id)
        await store.append(append(1, table=id, jobs=(0,)))
        await lease_until(store, id, leased_until)
    await store.put_off_job("c", 0, 10**9)
    assert await store.lease_jobs(now=100, limit=2) == [("b", 0), ("a", 0)]
    assert (await store.lease_jobs(now=10**6, limit=2))[0] == ("d", 0)


async def test_a_job_that_another_node_has_taken_is_left_to_it(store: Store) -> None:
    await new_table(store)
    await store.append(append(1, jobs=(0,)))
    async with store.engine.begin() as connection:
        await connection.execute(update(jobs).values(node="another"))
    await store.drop_job("t", 0)
    await store.put_off_job("t", 0, 10**15)
    assert await store.lease_jobs(now=10**9) == [("t", 0)]


async def test_a_table_has_one_rematch(store: Store) -> None:
    await new_table(store)

    async def rematch(id: str) -> bool:
        return await store.create_table(id, "riverside", "{}", True, 1, rematch_of="t")

    made = dict(zip("abc", await asyncio.gather(*map(rematch, "abc")), strict=True))
    (first,) = [id for id in made if made[id]]
    row = await store.table("t")
    assert row is not None
    assert row.rematch == first
    assert {listed.id for listed in await store.public_tables(Wanted(), limit=10)} == {"t", first}


async def test_the_first_value_of_a_shared_setting_stays(store: Store) -> None:
    assert [await store.setting("secret", value) for value in ("one", "two")] == ["one", "one"]


async def test_lists_show_public_tables_that_are_not_over(store: Store) -> None:
    for id, public in (("open", True), ("mine", False), ("done", True)):
        await new_table(store, id, public)
    await store.append(Append("done", 1, "r", 5, "{}", "over", 5, listing="{}"))
    assert [row.id for row in await store.public_tables(Wanted(), limit=10)] == ["open"]
    assert await store.public_tables(Wanted(since=2), limit=10) == []
    assert await store.public_tables(Wanted(game="the_river"), limit=10) == []


async def test_a_listing_counts_until_something_else_happens(store: Store) -> None:
    async def listing() -> str | None:
        (row,) = await store.public_tables(Wanted(), limit=10)
        return row.listing

    await new_table(store)
    assert await listing() is None
    await store.append(append(1))
    assert await listing() == '{"listed":1}'
    await store.append(replace(append(2), listing=None))
    assert await listing() is None
    await store.store_listings([("t", 2, "two")])
    assert await listing() == "two"
    await store.store_listings([("t", 1, "late")])  # from a node that has not heard of the last entry
    assert await listing() == "two"


async def test_a_kept_name_belongs_to_one(store: Store) -> None:
    for id in ("p", "q"):
        await store.add_person(id, "Mara", 1)
    assert await store.change_person("p", kept_name="mara")
    assert not await store.change_person("q", kept_name="mara")
    found = await store.person_called("mara")
    assert found is not None
    assert found.id == "p"


async def test_a_name_is_kept_once(store: Store) -> None:
    for id in ("p", "q"):
        await store.add_person(id, "Mara", 1)
    assert await store.keep_person("p", kept_name="mara", passphrase_hash="first")
    assert not await store.keep_person("p", kept_name="mara", passphrase_hash="second")
    assert not await store.keep_person("q", kept_name="mara", passphrase_hash="third")
    found = await store.person("p")
    assert found is not None
    assert found.passphrase_hash == "first"


async def test_records_of_a_person_are_counted_and_known_again(store: Store) -> None:
    await store.add_record("one", "p", "{}", 1)
    await store.add_record("two", "p", "[]", 2)
    await store.add_record("three", "q", "{}", 3)
    await store.add_record("four", "q", "{å}", 3)
    assert [await store.records_of(person) for person in ("p", "q", "r")] == [(2, 4), (2, 2 + 4), (0, 0)]
    assert await store.same_record("p", "{}") == "one"
    assert await store.same_record("q", "[]") is None


async def test_chat_is_kept_apart_and_told_from_a_place_on(store: Store) -> None:
    await new_table(store)
    ids = [await store.add_chat("t", "p", 0, "Mara", f"line {n}", n) for n in range(5)]
    assert [row.text for row in await store.chat("t", last=2)] == ["line 3", "line 4"]
    assert [row.text for row in await store.chat("t", after=ids[3])] == ["line 4"]


async def test_what_people_wrote_is_in_no_error_of_the_database(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    name, line = "Mara", "between you and me"
    try:
        await store.add_chat("nowhere", "p", 0, name, line, 1)
    except IntegrityError:
        logging.getLogger(__name__).exception("as the server would log it")
    assert "INSERT INTO chat" in caplog.text
    assert [told for told in (name, line) if told in caplog.text] == []


async def test_tables_are_found_by_game_seats_and_free_seats_page_by_page(store: Store) -> None:
    for number in range(6):
        game, seats, free = "riverside" if number else "the_river", 2 + number % 2, 1 + number // 2
        await store.create_table(f"t{number}", game, "{}", True, number, seats=seats, free=free)
    newest_first = ["t5", "t4", "t3", "t2", "t1", "t0"]
    pages = [await store.public_tables(Wanted(), limit=4, skip=skip) for skip in (0, 4, 8)]
    assert [[row.id for row in page] for page in pages] == [newest_first[:4], newest_first[4:], []]
    for wanted, ids in (
        (Wanted(game="the_river"), ["t0"]),
        (Wanted(seats=3), ["t5", "t3", "t1"]),
        (Wanted(free=3), ["t5", "t4"]),
        (Wanted(seats=2, free=2), ["t4", "t2"]),
    ):
        assert [row.id for row in await store.public_tables(wanted, limit=10)] == ids, wanted


async def test_neither_the_lobby_nor_the_tables_of_a_host_read_all_tables(store: Store) -> None:
    for query in (
        public_tables(Wanted(since=1, game="riverside", seats=2, free=1)),
        public_tables(Wanted(since=1)),
        open_tables_of("p", 1),
    ):
        plan = await plan_of(store, query)
        assert not any(reads_all_of(plan, name) for name in ("tables", "entries")), plan
