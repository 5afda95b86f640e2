"""What becomes of a table where a bot or the world fails, and fails again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from rivertable.bots.jobs import BotJob, GameSpec, PhysicsJob, Suggestion
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import RivertableError
from rivertable.server.bots import runner as bot_runner
from rivertable.server.http.table_setup import new_spec, open_table, unchecked
from rivertable.server.node import Node
from rivertable.server.protocol.bodies import NewSeat, NewTable
from rivertable.server.sessions.table_session import Looker, TableSession
from rivertable.server.settings import Settings
from rivertable.server.store import schema
from rivertable.server.store.base import now_ms
from rivertable.server.table.entries import AnyEntry, Handed, Moved, Undone
from rivertable.server.table.table import Table
from tests.server.failing import failing_first
from tests.server.moments import WITHOUT, dealt, of_person, rivers_table, use_clock
from tests.server.nodes import until

SECONDS = 30


class Watcher(Looker):
    """Somebody who looks at a table; `heard` are the errors sent."""

    def __init__(self) -> None:
        super().__init__(None, None, self._receive)
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def _receive(self, data: bytes) -> None:
        message = json.loads(data)
        if message["type"] == "error":
            self.heard.put_nowait(message)


@pytest.fixture
async def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Node]:
    monkeypatch.setattr(bot_runner, "RETRY_SECONDS", 0.0)
    settings = Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0, bot_pause_ms=0, lease_seconds=0.1)
    async with Node(settings) as node:
        yield node


async def stone_table(node: Node) -> TableSession:
    """Two seats of one person."""
    person = await node.people.new_guest()
    spec, sitting = new_spec(NewTable("stone_layer", [NewSeat("me"), NewSeat("me")]), person)
    return await open_table(node, spec, sitting)


async def release(session: TableSession, name: str) -> None:
    """The first choice each time, until a stone is let go."""

    def move(table: Table) -> AnyEntry:
        assert table.match is not None
        seat = table.match.to_act[0]
        return Moved(seat, [str(table.match.legal(seat)[0])])

    while REFEREE_SEAT not in session.table.to_act:
        await session.request(move, f"{name} {session.table.seq}", None)


async def left_over_tables(node: Node, monkeypatch: pytest.MonkeyPatch, count: int) -> list[TableSession]:
    """A bot is to act at each of them, and nobody works on it."""
    person = await node.people.new_guest()
    with monkeypatch.context() as asleep:
        asleep.setattr(node.bots, "wake", lambda session: None)
        spec = new_spec(NewTable("riverside", [NewSeat("me"), NewSeat("bot", level="easy")]), person)
        return [await open_table(node, *spec) for _ in range(count)]


async def test_a_world_that_keeps_failing_is_left_alone_until_the_table_changes(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def fail(job: PhysicsJob) -> bytes:
        asked.append(session.table.seq)
        raise RivertableError("the world of stone_layer could not be simulated")

    monkeypatch.setattr(node.physics_pool, "simulate", fail)
    session, watcher = await stone_table(node), Watcher()
    session.lookers.add(watcher)
    await release(session, "first")
    async with asyncio.timeout(SECONDS):
        told = await watcher.heard.get()
    assert (told["code"], told["table"]) == ("unavailable", session.id)
    assert len(asked) == bot_runner.TRIES
    for _ in range(3):
        await node.bots.take_over()  # its job is free to be taken, again and again
    assert node.bots.trouble(session) is not None
    assert len(asked) == bot_runner.TRIES
    del node.sessions._sessions[session.id]
    await asyncio.sleep(0.3)  # its job has been free meanwhile
    assert node.sessions.loaded(session.id) is None, "what is stuck is not even loaded"
    node.sessions._sessions[session.id] = session
    for to_bot in (True, False):  # what people do meanwhile changes nothing
        await session.request(partial(unchecked, Handed(0, to_bot)), f"hand {to_bot}", 0)
        node.bots.wake(session)
    assert node.bots.trouble(session) is not None
    assert len(asked) == bot_runner.TRIES

    assert session.table.match is not None
    seat = session.table.match.moves[-1].seat
    await session.request(lambda table: Undone(seat, 1), "back", seat)
    assert node.bots.trouble(session) is None
    monkeypatch.undo()
    monkeypatch.setattr(bot_runner, "RETRY_SECONDS", 0.0)
    await release(session, "second")
    async with asyncio.timeout(SECONDS):
        while REFEREE_SEAT in session.table.to_act:
            await asyncio.sleep(0.01)
    assert watcher.heard.empty()


async def test_two_bots_of_one_level_do_not_play_alike_before_they_can_search(node: Node) -> None:
    """A person takes the first choice each time; the node has no compiler."""
    person = await node.people.new_guest()
    seats = [NewSeat("me"), NewSeat("bot", level="normal"), NewSeat("bot", level="normal")]
    spec, sitting = new_spec(NewTable("riverside", seats), person)
    session = await open_table(node, msgspec.structs.replace(spec, secret="5" * 32), sitting)

    def move(table: Table) -> AnyEntry:
        assert table.match is not None
        return Moved(0, [str(table.match.legal(0)[0])])

    alike = True
    while alike:
        match = session.table.match
        assert match is None or not match.is_over
        if match is not None and 0 in match.to_act:
            await session.request(move, f"me {session.table.seq}", 0)
        await asyncio.sleep(0.01)
        moves = () if match is None else match.moves
        first, second = ([move.action for move in moves if move.seat == seat] for seat in (1, 2))
        alike = all(one == other for one, other in zip(first, second, strict=False))


async def test_jobs_nobody_works_on_are_played_however_busy_the_node_is(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two were left over; when they are taken up the database fails for the first."""
    monkeypatch.setattr(node.physics_pool, "simulate", lambda job: asyncio.Event().wait())
    busy = await stone_table(node)
    await release(busy, "first")
    left_over = await left_over_tables(node, monkeypatch, 2)
    monkeypatch.setattr(node.sessions, "get", failing_first(node.sessions.get))
    async with asyncio.timeout(SECONDS):
        while any(session.table.bots_to_act for session in left_over):
            await asyncio.sleep(0.01)
    assert REFEREE_SEAT in busy.table.to_act, "the other bot is busy all the time"


async def test_all_free_jobs_are_taken_over_in_one_round_and_those_of_unreadable_tables_put_off(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    await node.background.close()  # it does nothing by itself
    monkeypatch.setattr(bot_runner, "BATCH", 2)
    monkeypatch.setattr(node.pool, "move", lambda job: asyncio.Event().wait())
    broken, *good = await left_over_tables(node, monkeypatch, 6)
    del node.sessions._sessions[broken.id]
    async with node.store.engine.begin() as connection:
        no_entry = update(schema.entries).where(schema.entries.c.table_id == broken.id).values(body="{}")
        await connection.execute(no_entry)
    await asyncio.sleep(0.2)
    await node.bots.take_over()
    assert {id for id, _ in node.bots._running} == {session.id for session in good}
    (row,) = await node.store.all(select(schema.jobs).where(schema.jobs.c.table_id == broken.id))
    assert row.leased_until > now_ms() + bot_runner.PUT_OFF_MS - 60_000


async def test_a_table_whose_bot_is_thinking_is_not_idle(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    await node.background.close()
    monkeypatch.setattr(node.pool, "move", lambda job: asyncio.Event().wait())
    (session,) = await left_over_tables(node, monkeypatch, 1)
    node.bots.wake(session)
    session.used -= 1_000_000
    await node.sweeper.sweep()
    assert node.sessions.loaded(session.id) is session


async def test_a_bot_goes_on_with_its_plan_whichever_worker_is_asked(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[tuple[BotJob, Suggestion]] = []
    move = node.pool.move

    async def noted(job: BotJob) -> Suggestion:
        suggestion = await move(job)
        jobs.append((job, suggestion))
        return suggestion

    monkeypatch.setattr(node.pool, "move", noted)
    person = await node.people.new_guest()
    spec = new_spec(NewTable("riverside", [NewSeat("me"), NewSeat("bot", level="hard")]), person)
    session = await open_table(node, *spec)
    async with asyncio.timeout(SECONDS):
        while session.table.bots_to_act:
            await asyncio.sleep(0.01)
    assert [job.plan for job, _ in jobs] == [None, *(suggestion.plan for _, suggestion in jobs[:-1])]
    assert sum(job.plan is not None for job, _ in jobs) >= 1
    assert not node.bots._plans


async def ending_table(node: Node) -> TableSession:
    """A person has drawn a card, and the turn is to end by itself."""
    people = [await node.people.new_guest() for _ in range(2)]
    session = await rivers_table(node, people, dealt(WITHOUT))
    moved = Moved(0, ["place(r5,1)", "draw_deck"], ends=True)
    await session.request(lambda _: moved, "a turn", 0)
    assert session.table.jobs == (0,)
    return session


async def test_what_ends_by_itself_ends_after_a_restart_too(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0, lease_seconds=0.1)
    async with Node(settings) as node:
        use_clock(node)  # it stands still until the node is closed
        id = (await ending_table(node)).id
    async with Node(settings) as node:
        clock = use_clock(node)
        await until(lambda: clock.asleep)  # the job is taken over
        session = await node.sessions.get(id)
        assert session.table.to_act == (0,)
        await clock.turn_on(session, 6.0)
        assert session.table.to_act == (1,)


async def test_what_ends_by_itself_is_taken_over_from_a_node_that_died(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = use_clock(node)
    with monkeypatch.context() as dead:
        dead.setattr(node.bots, "wake", lambda session: None)
        session = await ending_table(node)
    await until(lambda: clock.asleep)
    await clock.turn_on(session, 6.0)
    assert session.table.to_act == (1,)


async def test_who_answers_in_time_is_not_answered_for(node: Node) -> None:
    clock = use_clock(node)
    session = await ending_table(node)
    await clock.turn_on(session, 1.0)
    await session.request(lambda _: Moved(0, ["done"]), "myself", 0)
    await clock.turn_on(session, 60.0)
    assert session.table.match is not None
    assert len(session.table.match.moves) == 3
    assert (session.table.to_act, clock.asleep) == ((1,), 0)


async def test_a_person_who_asked_for_nothing_is_waited_for(node: Node) -> None:
    clock = use_clock(node)
    people = [await node.people.new_guest() for _ in range(2)]
    session = await rivers_table(node, people, dealt(WITHOUT))
    client = of_person(node, session, people[0])
    await client.ask(
        "act",
        table=session.id,
        seat=0,
        seq=session.table.view_numbers[0].seq,
        actions=["place(r5,1)", "draw_deck"],
        request="a-turn",
    )
    client.until("ack")
    assert (session.table.jobs, clock.asleep) == ((), 0)


async def test_the_search_is_wanted_when_a_table_with_a_bot_is_opened(node: Node) -> None:
    """Before its first decision, which may be minutes later."""
    person = await node.people.new_guest()
    wanted: list[GameSpec] = []
    node.pool.want = wanted.append  # type: ignore[method-assign,assignment]
    for other in (NewSeat("me"), NewSeat("bot", level="hard")):
        spec, sitting = new_spec(NewTable("the_river", [NewSeat("me"), other]), person)
        await open_table(node, spec, sitting)
    assert {game.name for game in wanted} == {"the_river"}
    assert len(wanted) == 1
