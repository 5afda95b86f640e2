"""What is kept: the same tests on both databases."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import repeat
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection

from rivertable.engine.errors import OptionError
from rivertable.server.settings import Settings
from rivertable.server.store import Store, open_store, results
from rivertable.server.store import postgres as postgres_module
from rivertable.server.store.schema import jobs, metadata
from rivertable.server.store.writer import Append, Writer


def append(seq: int, request: str | None = None, table: str = "t", bots: tuple[int, ...] = ()) -> Append:
    body, listing = f'{{"n":{seq}}}', f'{{"listed":{seq}}}'
    return Append(table, seq, request or f"r{seq}", 1000 + seq, body, "playing", seq, listing=listing, bots=bots)


async def new_table(store: Store, id: str = "t", public: bool = True) -> None:
    await store.create_table(id, "riverside", "{}", public, 1)


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


async def test_appends_that_arrive_together_are_all_answered(store: Store) -> None:
    for id in ("a", "b", "c"):
        await new_table(store, id)
    batch = [append(seq, table=id) for id in ("a", "b", "c") for seq in range(1, 41)]
    rivals = [append(seq, f"x{seq}", table="a") for seq in range(1, 41)]
    kept = await asyncio.gather(*(store.append(entry) for entry in batch + rivals))
    assert sum(kept) == 120
    for id in ("a", "b", "c"):
        assert [e.seq for e in await store.entries(id)] == list(range(1, 41))


async def test_what_waits_is_written_before_closing(db: str) -> None:
    settings = Settings(db=db)
    first = open_store(settings.url, "one", 5)
    await first.open(lambda *said: None)
    await new_table(first)
    waiting = [asyncio.create_task(first.append(append(seq))) for seq in range(1, 30)]
    await asyncio.sleep(0)
    await first.close()
    assert all(await asyncio.gather(*waiting))
    second = open_store(settings.url, "two", 5)
    await second.open(lambda *said: None)
    assert len(await second.entries("t")) == 29
    await second.close()


async def test_bot_jobs_follow_the_last_entry_and_are_leased_to_one(store: Store) -> None:
    await new_table(store)
    await store.append(append(1, bots=(0, 2)))
    await store.append(append(2, bots=(2,)))
    assert await store.lease_jobs(now=1000) == []  # its node is alive
    assert await store.lease_jobs(now=10**9) == [("t", 2)]
    assert await store.lease_jobs(now=10**9) == []
    await store.release_jobs()
    assert await store.lease_jobs(now=10**9) == [("t", 2)]
    await store.drop_job("t", 2)
    assert await store.lease_jobs(now=10**15) == []


async def test_only_what_a_node_works_on_stays_leased_to_it(store: Store) -> None:
    await new_table(store)
    await store.append(append(1, bots=(0, 2)))
    await store.renew_leases(10**6, [("t", 0), ("t", 1)])
    assert await store.lease_jobs(now=10**6) == [("t", 2)]
    await store.renew_leases(10**6, [])
    assert sorted(await store.lease_jobs(now=10**9)) == [("t", 0), ("t", 2)]


async def test_jobs_that_have_been_free_the_longest_are_taken_first(store: Store) -> None:
    """Those that come back again and again do not keep others waiting, and one that is put off does not come."""
    for id, leased_until in (("a", 30), ("b", 10), ("c", 20), ("d", 40)):
        await new_table(store, id)
        await store.append(append(1, table=id, bots=(0,)))
        await lease_until(store, id, leased_until)
    await store.put_off_job("c", 0, 10**9)
    assert await store.lease_jobs(now=100, limit=2) == [("b", 0), ("a", 0)]
    assert (await store.lease_jobs(now=10**6, limit=2))[0] == ("d", 0)


async def lease_until(store: Store, table: str, at: int) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(update(jobs).where(jobs.c.table_id == table).values(leased_until=at))


async def test_a_job_that_another_node_has_taken_is_left_to_it(store: Store) -> None:
    await new_table(store)
    await store.append(append(1, bots=(0,)))
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
    assert {listed.id for listed in await store.public_tables(None, 0, 10)} == {"t", first}


async def test_the_first_value_of_a_shared_setting_stays(store: Store) -> None:
    assert [await store.setting("secret", value) for value in ("one", "two")] == ["one", "one"]


async def test_lists_show_public_tables_that_are_not_over(store: Store) -> None:
    for id, public in (("open", True), ("mine", False), ("done", True)):
        await new_table(store, id, public)
    await store.append(Append("done", 1, "r", 5, "{}", "over", 5, listing="{}"))
    assert [row.id for row in await store.public_tables(None, 0, 10)] == ["open"]
    assert await store.public_tables(None, 2, 10) == []
    assert await store.public_tables("the_river", 0, 10) == []


async def test_a_listing_counts_until_something_else_happens(store: Store) -> None:
    async def listing() -> str | None:
        (row,) = await store.public_tables(None, 0, 10)
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
    assert [await store.record_count(person) for person in ("p", "q", "r")] == [2, 1, 0]
    assert await store.same_record("p", "{}") == "one"
    assert await store.same_record("q", "[]") is None


async def test_a_result_is_rated_once(store: Store) -> None:
    await new_table(store)
    await store.append(Append("t", 1, "r", 5, "{}", "over", 5, listing="{}"))
    assert await results.unfinished_results(store) == ["t"]
    asked = []

    def rate(old: dict[str, tuple[float, float]]) -> tuple[dict[str, tuple[float, float]], str]:
        asked.append(old)
        return {player: (mean + 1, deviation) for player, (mean, deviation) in old.items()}, '{"ok":1}'

    people = {"p": "Mara", "bot:easy": "easy"}
    done = [await results.store_result(store, "t", "riverside", 9, people, rate, (25.0, 8.0)) for _ in range(2)]
    assert done == [True, False]
    assert asked == [{"p": (25.0, 8.0), "bot:easy": (25.0, 8.0)}]
    assert [(row.player, row.mean, row.games) for row in await results.leaders(store, "riverside", 5)] == [
        ("bot:easy", 26.0, 1),
        ("p", 26.0, 1),
    ]
    assert await results.unfinished_results(store) == []


async def test_chat_is_kept_apart_and_told_from_a_place_on(store: Store) -> None:
    await new_table(store)
    ids = [await store.add_chat("t", "p", 0, "Mara", f"line {n}", n) for n in range(5)]
    assert [row.text for row in await store.chat("t", last=2)] == ["line 3", "line 4"]
    assert [row.text for row in await store.chat("t", after=ids[3])] == ["line 4"]


async def test_the_migrations_make_the_schema(store: Store) -> None:
    def difference(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with store.engine.connect() as connection:
        assert await connection.run_sync(difference) == []


async def test_nodes_hear_of_each_other(postgres_db: str) -> None:
    settings, heard = Settings(db=postgres_db), asyncio.Queue[tuple[str, ...]]()
    one, two = (open_store(settings.url, name, 5) for name in ("one", "two"))
    await one.open(lambda *said: heard.put_nowait(said))
    await two.open(lambda *said: None)
    await new_table(two)
    await two.append(append(1))
    async with asyncio.timeout(60):
        assert await heard.get() == ("two", "tables", "t")
    await one.announce("presence", "not for myself")
    await two.announce("presence", "t p here")
    async with asyncio.timeout(60):
        assert await heard.get() == ("two", "presence", "t p here")
    await one.close()
    await two.close()


async def test_a_connection_that_has_gone_deaf_is_noticed(postgres_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As one that a router has dropped without a word. What a node says itself shows that it hears."""
    connect, listeners = asyncpg.connect, []

    async def connect_and_tell(*args: Any, **settings: Any) -> Any:
        connection = await connect(*args, **settings)
        if "dsn" in settings:  # of those who listen
            listeners.append(connection)
        return connection

    monkeypatch.setattr(asyncpg, "connect", connect_and_tell)
    monkeypatch.setattr(postgres_module, "SILENT_SECONDS", 2)
    heard: list[tuple[str, ...]] = []
    store = open_store(Settings(db=postgres_db).url, "one", 5)
    await store.open(lambda *said: heard.append(said))

    async def speak_until(count: int) -> None:
        while len(listeners) < count:
            await store.announce("alive", "-")
            await asyncio.sleep(0.1)

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(3):
            await speak_until(2)
    assert heard == [], "it hears all the time"
    await listeners[0].execute("UNLISTEN *")
    async with asyncio.timeout(60):
        await speak_until(2)
    async with asyncio.timeout(60):
        while not heard:
            await asyncio.sleep(0.01)
    assert heard == [("", "everything", "")]
    await store.close()


async def test_two_servers_do_not_share_a_sqlite_file(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/x.db")
    one, two = (open_store(settings.url, name, 5) for name in ("one", "two"))
    await one.open(lambda *said: None)
    with pytest.raises(OptionError, match="in use by another server"):
        await two.open(lambda *said: None)
    await one.close()


async def test_an_entry_that_cannot_be_written_spoils_no_other(store: Store) -> None:
    await new_table(store)
    wrong = append(1, table="no such table")
    results_of_both = await asyncio.gather(store.append(append(1)), store.append(wrong), return_exceptions=True)
    assert results_of_both[0] is True
    assert isinstance(results_of_both[1], IntegrityError)
    assert await store.append(append(2))


def fail(monkeypatch: pytest.MonkeyPatch, faults: Iterator[Exception]) -> None:
    """The writer meets these faults, one after the other, then none."""
    insert = Writer._insert

    async def insert_or_fail(writer: Writer, connection: AsyncConnection, batch: list[Append]) -> set[tuple[str, int]]:
        for fault in faults:
            raise fault
        return await insert(writer, connection, batch)

    monkeypatch.setattr(Writer, "_insert", insert_or_fail)


@pytest.mark.parametrize("fault", [NoConnection("no connection is free"), KeyError("a fault of our own")], ids=repr)
async def test_the_writer_survives_whatever_goes_wrong(
    store: Store, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    await new_table(store)
    async with asyncio.timeout(60):
        fail(monkeypatch, iter([fault]))
        assert await store.append(append(1)), "it is tried again"
        with monkeypatch.context() as for_good:
            fail(for_good, repeat(fault))
            answers = await asyncio.gather(*(store.append(append(seq)) for seq in (2, 3)), return_exceptions=True)
            assert [type(answer) for answer in answers] == [type(fault)] * 2
        assert await store.append(append(2))


async def test_what_people_wrote_is_in_no_error_of_the_database(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    name, line = "Mara", "between you and me"
    try:
        await store.add_chat("nowhere", "p", 0, name, line, 1)
    except IntegrityError:
        logging.getLogger(__name__).exception("as the server would log it")
    assert "INSERT INTO chat" in caplog.text
    assert [told for told in (name, line) if told in caplog.text] == []


async def test_a_database_of_a_newer_version_is_left_alone_and_named(db: str) -> None:
    settings = Settings(db=db)
    store = open_store(settings.url, settings.node, 5)
    await store.open(lambda *said: None)
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    command = [sys.executable, "-m", "rivertable", "serve", "--no-browser", "--port", "0", "--db", db]
    refused = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=60)
    assert refused.returncode == 2
    assert "was written by a newer version of rivertable" in refused.stderr
    assert "Traceback" not in refused.stderr
