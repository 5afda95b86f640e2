"""What a client may ask, without a socket: hints, one at a time, and answers to what fails."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from rivertable.bots.jobs import Hint
from rivertable.engine.match import Match
from rivertable.server.connection import Connection
from rivertable.server.http_bodies import NewSeat, NewTable
from rivertable.server.node import Node
from rivertable.server.opening import open_table, opened_spec
from rivertable.server.people import Person
from rivertable.server.settings import Settings
from rivertable.server.table import Table


class Client(Connection):
    """What is sent to it can be read from `messages`."""

    def __init__(self, node: Node, person: Person) -> None:
        super().__init__(node, cast(WebSocket, None), person)
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def send(self, data: bytes) -> None:
        self.messages.put_nowait(json.loads(data))

    async def ask(self, type: str, **fields: Any) -> None:
        await self._handle(json.dumps({"type": type, **fields}))


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    async with Node(Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0)) as node:
        yield node


async def tables_of(node: Node, person: Person, count: int) -> list[str]:
    new = NewTable("riverside", [NewSeat("me"), NewSeat("me")])
    return [(await open_table(node, *opened_spec(new, person))).id for _ in range(count)]


async def test_a_person_has_one_hint_thought_about_at_a_time(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """At however many tables: everybody's bots would wait behind the others."""
    thought = asyncio.Event()

    async def advice(table: Table, seat: int, planned: Match) -> tuple[str, list[Hint]]:
        await thought.wait()
        return "ismcts", [Hint(planned.legal(seat)[0].id)]

    monkeypatch.setattr(node.bots, "advice", advice)
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
    async def advice(*_: object) -> tuple[str, list[Hint]]:
        raise KeyError("a fault of our own")

    monkeypatch.setattr(node.bots, "advice", advice)
    person = await node.people.new_guest()
    (table,) = await tables_of(node, person, 1)
    client = Client(node, person)
    await client.ask("hint", table=table, seat=0)
    answer = await client.messages.get()
    assert (answer["code"], answer["table"]) == ("unavailable", table)
