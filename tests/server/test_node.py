"""A node in this process, and two that share a PostgreSQL: what they do while nobody asks, and what they tell each other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import select

from rivertable.server.cluster import finishing, presence, sweeping
from rivertable.server.http.table_setup import new_spec, open_rematch, open_table
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.people.ratings import store_result
from rivertable.server.protocol.bodies import NewSeat, NewTable
from rivertable.server.sessions.table_session import Looker, TableSession
from rivertable.server.settings import Settings
from rivertable.server.store import results, schema
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.entries import AnyEntry, Moved, Sat
from rivertable.server.table.table import Table
from tests.server.failing import failing_first

SECONDS = 30

pytestmark = pytest.mark.usefixtures("fish_market")


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    async with Node(Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0)) as node:
        yield node


@pytest.fixture
async def nodes(postgres_db: str) -> AsyncIterator[tuple[Node, Node]]:
    one, two = (Settings(db=postgres_db, bot_workers=0, lease_seconds=0.6, node=name) for name in ("one", "two"))
    async with Node(one) as first, Node(two) as second:
        yield first, second


async def open_market(node: Node, clock: ClockSettings | None = None) -> TableSession:
    """A table of the toy game with two people."""
    people = [await node.people.new_guest() for _ in range(2)]
    spec, sitting = new_spec(NewTable("fish_market", [NewSeat("me"), NewSeat("open")], clock=clock), people[0])
    return await open_table(node, spec, [*sitting, Sat(1, people[1].id, people[1].name)])


def first_choice(table: Table) -> AnyEntry:
    assert table.match is not None
    seat = table.match.to_act[0]
    return Moved(seat, [str(table.match.legal(seat)[0])])


async def play_out(session: TableSession) -> None:
    while session.table.status == "playing":
        await session.request(first_choice, f"move {session.table.seq}", None)


async def until(is_so: Callable[[], Any]) -> None:
    async with asyncio.timeout(SECONDS):
        while not is_so():
            await asyncio.sleep(0.01)


def task_name() -> str:
    task = asyncio.current_task()
    return task.get_name() if task else ""


class Watcher(Looker):
    """Somebody who looks at a table; `views` and `chat` are what was shown."""

    def __init__(self) -> None:
        super().__init__(None, None, self._receive)
        self.views: list[dict[str, Any]] = []
        self.chat: list[str] = []
        self.rematch: str | None = None

    def _receive(self, data: bytes) -> None:
        message = json.loads(data)
        match message["type"]:
            case "view":
                self.views.append(message)
            case "chat":
                self.chat.append(message["text"])
            case "table":
                self.rematch = message["info"]["rematch"]


# ---------------------------------------------------------------- while nobody asks


@pytest.mark.parametrize("work", ["tick", "sweep"])
async def test_a_table_where_something_fails_does_not_stop_the_clocks_of_others(
    node: Node, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, work: str
) -> None:
    await node.background.close()  # it does nothing by itself
    bad, good = [await open_market(node, ClockSettings(bank_seconds=1)) for _ in range(2)]
    time_out, tried = sweeping.time_out, []

    async def time_out_or_fail(session: TableSession) -> None:
        tried.append(session)
        if session is bad:
            raise KeyError("a fault of our own")
        await time_out(session)

    async def both(now: int) -> list[str]:
        return [bad.id, good.id]

    async def take_over() -> None:
        raise OSError("the database is gone")

    monkeypatch.setattr(sweeping, "time_out", time_out_or_fail)
    monkeypatch.setattr(node.store, "overdue", both)
    monkeypatch.setattr(node.bots, "take_over", take_over)
    await asyncio.sleep(1.1)
    await getattr(node.sweeper, work)()
    assert tried == [bad, good]
    assert any(seat_state.is_bot for seat_state in good.table.seat_states)
    assert f"table {bad.id}" in caplog.text


async def test_what_fails_in_the_background_is_logged_at_once(node: Node, caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise KeyError("a fault of our own")

    node.background.spawn(fail())
    await until(lambda: "something in the background failed" in caplog.text)
    assert "a fault of our own" in caplog.text


async def test_a_finished_table_shows_the_ratings_after_it_is_loaded_again(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0)
    async with Node(settings) as node:
        session = await open_market(node)
        await play_out(session)
        await until(lambda: session.ratings)
    async with Node(settings) as node:
        again = await node.sessions.get(session.id)
        assert again.ratings == session.ratings
        assert len(json.loads(again.view(None))["outcome"]["ratings"]) == 2


async def test_a_match_is_counted_when_its_result_is_kept(node: Node) -> None:
    session = await open_market(node)
    await play_out(session)
    await until(lambda: session.ratings)
    await node.finisher.finish(session)  # as a node that comes second
    counted = node.metrics.registry.get_sample_value("rivertable_matches_finished_total", {"game": "fish_market"})
    assert counted == 1


# ---------------------------------------------------------------- two nodes


async def test_a_node_that_is_long_busy_keeps_its_jobs_and_is_known_to_live(
    postgres_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leases are long, so that a machine that stands still for a moment lets none run out, and are renewed often."""
    monkeypatch.setattr(sweeping, "SWEEP_SECONDS", 0.1)
    one, two = (Settings(db=postgres_db, bot_workers=0, lease_seconds=60, node=name) for name in ("one", "two"))
    async with Node(one) as here, Node(two) as there:
        for node in (here, there):
            monkeypatch.setattr(node.pool, "move", lambda job: asyncio.Event().wait())
        monkeypatch.setattr(here.bots, "take_over", lambda: asyncio.Event().wait())
        person = await here.people.new_guest()
        wanted = NewTable("riverside", [NewSeat("me"), NewSeat("bot", level="easy")])
        await open_table(here, *new_spec(wanted, person))
        told = asyncio.Event()
        monkeypatch.setattr(there.presence, "note_alive", lambda node: told.set())
        async with asyncio.timeout(SECONDS):
            await told.wait()
        job = select(schema.jobs.c.node, schema.jobs.c.leased_until)
        first = (await there.store.all(job))[0].leased_until
        async with asyncio.timeout(SECONDS):
            while (await there.store.all(job))[0].leased_until < first + 500:
                await asyncio.sleep(0.1)
        assert [row.node for row in await there.store.all(job)] == ["one"]


class Socket:
    """An open socket of a person, until that person is signed out there."""

    def __init__(self, person: Person) -> None:
        self.person, self.is_open = person, True

    def sign_out(self) -> None:
        self.is_open = False


async def test_a_recovered_name_is_signed_out_elsewhere_though_the_database_fails_once(
    nodes: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = nodes
    person = await here.people.new_guest()
    announce = failing_first(here.store.announce, when=lambda topic, text: topic == "signed_out")
    monkeypatch.setattr(here.store, "announce", announce)
    socket: Any = Socket(person)
    with there.sockets.opened(socket):
        here.announcements.signed_out(person._replace(sessions=person.sessions + 1))
        await until(lambda: not socket.is_open)


async def test_a_recovered_name_nobody_was_told_of_is_looked_up_until_the_database_answers(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await node.people.new_guest()
    await node.store.change_person(person.id, sessions=person.sessions + 1)
    monkeypatch.setattr(node.store, "person", failing_first(node.store.person))
    socket: Any = Socket(person)
    with node.sockets.opened(socket):
        node.announcements.receive("", "everything", "")
        await until(lambda: not socket.is_open)


async def test_ratings_reach_those_who_look_from_another_node(
    nodes: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the result takes to be kept."""
    here, there = nodes

    async def store_late(*result: Any) -> bool:
        await asyncio.sleep(0.5)
        return await store_result(*result)

    async def none(*_: Any) -> list[str]:
        return []

    monkeypatch.setattr(finishing, "store_result", store_late)
    monkeypatch.setattr(results, "unfinished_results", none)  # nobody else keeps it meanwhile
    session, watcher = await open_market(here), Watcher()
    (await there.sessions.get(session.id)).lookers.add(watcher)
    await play_out(session)
    await until(lambda: watcher.views and watcher.views[-1]["outcome"] and watcher.views[-1]["outcome"]["ratings"])


async def test_what_could_not_be_read_is_read_again(nodes: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = nodes
    session = await open_market(here)
    behind = await there.sessions.get(session.id)
    monkeypatch.setattr(there.store, "entries", failing_first(there.store.entries))
    await session.request(first_choice, "move", None)
    await until(lambda: behind.table.seq == session.table.seq)


async def come(node: Node, session: TableSession, person: str, *, announce: bool = True) -> None:
    node.presence.come(session.id, person)
    if announce:
        node.announcements.presence_changed(await node.sessions.get(session.id))


@pytest.mark.parametrize("late", ["one", "two"])
async def test_who_came_and_went_while_the_database_was_not_heard_is_known_afterwards(
    nodes: tuple[Node, Node], postgres_db: str, monkeypatch: pytest.MonkeyPatch, late: str
) -> None:
    """Whichever node hears last: when it asks the other answers, and what the other asked before it answers unasked."""
    here, there = nodes
    one, two = [await open_market(there) for _ in range(2)]
    await come(there, one, "anna")
    await until(lambda: here.presence.is_here(one.id, "anna"))
    there.presence.go(one.id, "anna")  # and nobody hears of it
    await come(there, two, "bert", announce=False)
    connect, failures = asyncpg.connect, [asyncpg.InterfaceError("not yet")] * 2
    listeners = failing_first(connect, *failures, when=lambda **_: task_name() == f"listener of {late}")
    monkeypatch.setattr(asyncpg, "connect", listeners)
    operator = await connect(postgres_db)
    here_only = "datname = current_database() AND query LIKE 'LISTEN%'"
    listening = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {here_only}"
    cut_off = await operator.fetch(listening)
    await operator.close()
    assert len(cut_off) == 2
    await until(lambda: here.presence.is_here(two.id, "bert"))
    await until(lambda: not here.presence.is_here(one.id, "anna"))


async def test_what_was_said_and_arranged_while_the_database_was_not_heard_is_shown_afterwards(
    nodes: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(topic: str, text: str) -> None: ...

    here, there = nodes
    session, watcher = await open_market(there), Watcher()
    seen_here = await here.sessions.get(session.id)
    seen_here.lookers.add(watcher)
    await play_out(session)
    await until(lambda: seen_here.table.status == "over")
    monkeypatch.setattr(there.store, "announce", lost)
    person = await there.people.new_guest()
    await there.announcements.chat_added(
        session, await there.store.add_chat(session.id, person.id, 0, "Anna", "Ahoy", 0)
    )
    again = await open_rematch(there, session, person)
    here.announcements.receive("", "everything", "")
    await until(lambda: watcher.chat == ["Ahoy"] and watcher.rematch == again.id)


async def test_who_is_there_is_told_in_full_though_the_database_fails_once(
    nodes: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = nodes
    session = await open_market(there)
    await come(there, session, "anna", announce=False)
    announce = failing_first(there.store.announce, when=lambda topic, text: topic == "presence")
    monkeypatch.setattr(there.store, "announce", announce)
    here.announcements.receive("", "everything", "")
    await until(lambda: here.presence.is_here(session.id, "anna"))


async def test_people_of_a_node_that_was_silent_are_asked_for(
    nodes: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = nodes
    session = await open_market(there)
    await come(there, session, "anna")
    await until(lambda: here.presence.is_here(session.id, "anna"))
    with monkeypatch.context() as long_after:
        long_after.setattr(presence, "SILENT_SECONDS", -1)
        assert here.presence.forget_silent() == [session.id]
    assert not here.presence.is_here(session.id, "anna")
    await until(lambda: here.presence.is_here(session.id, "anna"))
