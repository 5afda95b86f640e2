"""Nodes in this process, and tables of the toy game there, without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from rivertable.server.http.table_setup import new_spec, open_table
from rivertable.server.node import Node
from rivertable.server.protocol.bodies import NewSeat, NewTable
from rivertable.server.sessions.table_session import Looker, TableSession
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.entries import AnyEntry, Moved, Sat
from rivertable.server.table.table import Table

SECONDS = 30


async def open_market(node: Node, clock: ClockSettings | None = None, **settings: Any) -> TableSession:
    """A table of the toy game with two people."""
    people = [await node.people.new_guest() for _ in range(2)]
    new = NewTable("fish_market", [NewSeat("me"), NewSeat("open")], clock=clock, **settings)
    spec, sitting = new_spec(new, people[0])
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


class Watcher(Looker):
    """Somebody who looks at a table; `views` and `chat` are what was shown."""

    def __init__(self) -> None:
        super().__init__(None, None, self._receive)
        self.messages: list[dict[str, Any]] = []
        self.views: list[dict[str, Any]] = []
        self.chat: list[str] = []
        self.rematch: str | None = None

    def _receive(self, data: bytes) -> None:
        message = json.loads(data)
        self.messages.append(message)
        match message["type"]:
            case "view":
                self.views.append(message)
            case "chat":
                self.chat.append(message["text"])
            case "table":
                self.rematch = message["info"]["rematch"]
