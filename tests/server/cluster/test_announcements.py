"""Two nodes that share a PostgreSQL: what they announce to each other, and what they do after a lost connection."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest

from rivertable.server.cluster import finishing, presence
from rivertable.server.http.table_setup import open_rematch
from rivertable.server.node import Node
from rivertable.server.people.ratings import store_result
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.store import results
from tests.server.failing import failing_first
from tests.server.nodes import Watcher, first_choice, open_market, play_out, until

pytestmark = pytest.mark.usefixtures("fish_market")


def task_name() -> str:
    task = asyncio.current_task()
    return task.get_name() if task else ""


async def come(node: Node, session: TableSession, person: str, *, announce: bool = True) -> None:
    node.presence.come(session.id, person)
    if announce:
        node.announcements.presence_changed(await node.sessions.get(session.id))


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
    session, watcher = await open_market(here, rated=True), Watcher()
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
