"""Clients of a node in this process, without a socket."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

from starlette.websockets import WebSocket

from rivertable.server.http.table_setup import new_spec, open_table
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.protocol.bodies import NewSeat, NewTable
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.socket.connection import Connection
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.entries import Sat


class SocketlessClient(Connection):
    """A connection whose messages can be read from `messages`."""

    def __init__(self, node: Node, person: Person | None) -> None:
        super().__init__(node, cast(WebSocket, None), person)
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def send(self, data: bytes) -> None:
        self.messages.put_nowait(json.loads(data))

    async def ask(self, type: str, **fields: Any) -> None:
        await self._receive(json.dumps({"type": type, **fields}))

    def sent(self) -> list[dict[str, Any]]:
        """The messages that are there and were not read."""
        return [self.messages.get_nowait() for _ in range(self.messages.qsize())]

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


async def table_of_two(
    node: Node, clock: ClockSettings | None = None, **settings: Any
) -> tuple[TableSession, SocketlessClient, SocketlessClient]:
    people = [await node.people.new_guest() for _ in range(2)]
    new = NewTable("riverside", [NewSeat("me"), NewSeat("open")], clock=clock, **settings)
    session = await open_table(node, *new_spec(new, people[0]))
    await session.request(lambda _: Sat(1, people[1].id, "The other"), "sit", 1)
    return session, SocketlessClient(node, people[0]), SocketlessClient(node, people[1])


async def tables_of(node: Node, person: Person, count: int) -> list[str]:
    new = NewTable("riverside", [NewSeat("me"), NewSeat("me")])
    return [(await open_table(node, *new_spec(new, person))).id for _ in range(count)]
