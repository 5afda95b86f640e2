"""What a client may ask, without a socket: hints, one at a time, proposals, and answers to what fails."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from rivertable.bots.jobs import BotJob, Hint
from rivertable.server.http.table_setup import new_spec, open_table, unchecked
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.protocol.bodies import NewSeat, NewTable
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.settings import Settings
from rivertable.server.socket import undo
from rivertable.server.socket.connection import Connection
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.entries import Moved, Sat, TimedOut
from rivertable.server.table.proposals import waiting
from rivertable.server.table.table import TOO_FAR


class Client(Connection):
    """What is sent to it can be read from `messages`."""

    def __init__(self, node: Node, person: Person) -> None:
        super().__init__(node, cast(WebSocket, None), person)
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def send(self, data: bytes) -> None:
        self.messages.put_nowait(json.loads(data))

    async def ask(self, type: str, **fields: Any) -> None:
        await self._receive(json.dumps({"type": type, **fields}))

    def until(self, type: str) -> dict[str, Any]:
        """The next message of this type, which is there already; an error nobody waits for fails."""
        while (message := self.messages.get_nowait())["type"] != type:
            assert message["type"] != "error", message
        return message

    async def act(self, session: TableSession) -> None:
        """Take the first legal decision of my seat."""
        assert self.person is not None
        (seat,) = session.table.seats_of(self.person.id)
        seq, action = session.table.view_numbers[seat].seq, session.table.playing().legal(seat)[0].id
        await self.ask("act", table=session.id, seat=seat, seq=seq, actions=[action], request=f"act-{seq}")
        self.until("ack")


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    async with Node(Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0)) as node:
        yield node


async def table_of_two(node: Node, clock: ClockSettings | None = None) -> tuple[TableSession, Client, Client]:
    people = [await node.people.new_guest() for _ in range(2)]
    new = NewTable("riverside", [NewSeat("me"), NewSeat("open")], clock=clock)
    session = await open_table(node, *new_spec(new, people[0]))
    await session.request(lambda _: Sat(1, people[1].id, "The other"), "sit", 1)
    return session, Client(node, people[0]), Client(node, people[1])


async def tables_of(node: Node, person: Person, count: int) -> list[str]:
    new = NewTable("riverside", [NewSeat("me"), NewSeat("me")])
    return [(await open_table(node, *new_spec(new, person))).id for _ in range(count)]


async def test_a_person_has_one_hint_thought_about_at_a_time(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """At however many tables: everybody's bots would wait behind the others."""
    thought = asyncio.Event()

    async def advise(job: BotJob) -> list[Hint]:
        await thought.wait()
        return [Hint(0)]

    monkeypatch.setattr(node.pool, "advise", advise)
    person = await node.people.new_guest()
    one, two = await tables_of(node, person, 2)
    here, there = Client(node, person), Client(node, person)
    await here.ask("hint", table=one, seat=0)
    await there.ask("hint", table=two, seat=0)
    refused = await there.messages.get()
    assert (refused["type"], refused["code"], refused["table"]) == ("error", "too_fast", two)
    thought.set()
    assert (await here.messages.get())["type"] == "hint"
    await there.ask("hint", table=two, seat=0)
    assert (await there.messages.get())["type"] == "hint"


async def test_a_hint_that_cannot_be_found_is_told(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(*_: object) -> list[Hint]:
        raise KeyError("a fault of our own")

    monkeypatch.setattr(node.pool, "advise", advise)
    person = await node.people.new_guest()
    (table,) = await tables_of(node, person, 1)
    client = Client(node, person)
    await client.ask("hint", table=table, seat=0)
    answer = await client.messages.get()
    assert (answer["code"], answer["table"]) == ("unavailable", table)


@pytest.mark.parametrize("what", ["end", "undo"])
@pytest.mark.parametrize("target", [1, 9])
async def test_only_a_bot_is_proposed_for_somebody(node: Node, what: str, target: int) -> None:
    """Who is named by `target` is asked like everybody else, and who does not exist is of no account."""
    session, mara, _ = await table_of_two(node)
    await mara.act(session)
    await mara.ask("propose", table=session.id, seat=0, what=what, target=target, request="p")
    assert mara.until("ack")["request"] == "p"
    (ballot,) = session.table.proposals.open
    assert waiting(ballot, session.table.seat_states) == [1]
    assert session.table.status == "playing"


async def test_a_proposal_is_answered_by_the_number_that_is_shown(node: Node) -> None:
    """Which is not the one it is kept by."""
    session, mara, jonas = await table_of_two(node)
    await mara.act(session)
    await mara.ask("propose", table=session.id, seat=0, what="end", request="p")
    (ballot,) = session.table.proposals.open
    await jonas.ask("vote", table=session.id, seat=1, proposal=ballot.id, agree=True, request="kept")
    assert jonas.until("error")["code"] == "conflict"
    await jonas.ask("join", table=session.id, seat=1)
    (shown,) = jonas.until("view")["proposals"]
    await jonas.ask("vote", table=session.id, seat=1, proposal=shown["id"], agree=True, request="shown")
    jonas.until("ack")
    assert session.table.status == "over"


async def test_a_seat_takes_back_freely_so_many_times(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """By agreement it goes on, and another seat has its own."""
    monkeypatch.setattr(undo, "FREE_UNDOS", 2)
    session, mara, jonas = await table_of_two(node)
    for number in range(2):
        await mara.act(session)
        await mara.ask("undo", table=session.id, seat=0, request=f"undo-{number}")
        mara.until("ack")
    await mara.act(session)
    await mara.ask("undo", table=session.id, seat=0, request="undo")
    refused = mara.until("error")
    assert refused["code"] == "undo_refused"
    assert "2 times in this match" in refused["message"]
    assert "propose" in refused["message"]
    await mara.ask("propose", table=session.id, seat=0, what="undo", request="p")
    await jonas.ask("vote", table=session.id, seat=1, proposal=1, agree=True, request="v")
    jonas.until("ack")
    assert session.table.made(0) == 0
    await jonas.act(session)
    await jonas.ask("undo", table=session.id, seat=1, request="mine")
    jonas.until("ack")


async def test_a_list_ends_where_something_is_revealed(node: Node) -> None:
    session, mara, jonas = await table_of_two(node)
    while 0 in session.table.to_act:
        await mara.act(session)
    match, turn = session.table.playing().clone(), list[str]()
    while match.reveals == session.table.playing().reveals:
        turn.append(str(match.legal(1)[0]))
        match.act(1, turn[-1])
    seq = session.table.view_numbers[1].seq
    await jonas.ask("act", table=session.id, seat=1, seq=seq, actions=[*turn, turn[0]], request="too-far")
    assert jonas.until("error")["message"] == TOO_FAR
    await jonas.ask("act", table=session.id, seat=1, seq=seq, actions=turn, request="a-turn")
    jonas.until("ack")


async def test_who_is_late_waits_for_the_bot(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node.bots, "wake", lambda session: None)
    session, mara, _ = await table_of_two(node, ClockSettings(bank_seconds=60, refill=True))
    deadline = session.table.clock.deadline if session.table.clock else None
    assert deadline is not None
    monkeypatch.setattr("rivertable.server.sessions.table_session.now_ms", lambda: deadline)
    await session.request(functools.partial(unchecked, TimedOut(0)), "late", 0)
    await mara.ask("play_for_me", table=session.id, seat=0, on=False, request="at-once")
    assert "your time is up" in mara.until("error")["message"]
    await session.request(lambda table: Moved(0, [str(table.playing().legal(0)[0])]), "bot", 0)
    await mara.ask("play_for_me", table=session.id, seat=0, on=False, request="then")
    mara.until("ack")
    assert not session.table.seat_states[0].is_bot
