"""One socket: its limits, and how it is closed."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from contextlib import suppress
from itertools import count, cycle
from pathlib import Path
from typing import cast

import httpx
import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rivertable.server.cluster.presence import TOLD_SECONDS
from rivertable.server.limits import Budgets, Sender
from rivertable.server.node import Node
from rivertable.server.protocol.messages import Draft, Join
from rivertable.server.socket.connection import PATIENCE, POLICY, Connection
from rivertable.server.socket.handlers import COUNTS
from tests.server.at_socket import table_of_two
from tests.server.client import Visitor
from tests.server.process import running


class Chatterbox:
    """The other end of a socket: sends so many messages, these in turn, and hangs up. `code` says that it was closed from
    here."""

    def __init__(self, messages: int, *texts: str) -> None:
        self.left, self.code = messages, 0
        self._texts = cycle(texts or ('{"type":"leave","table":"x"}',))

    async def accept(self) -> None:
        pass

    async def receive_text(self) -> str:
        await asyncio.sleep(0)
        if self.left == 0:
            raise WebSocketDisconnect
        self.left -= 1
        return next(self._texts)

    async def send_text(self, text: str) -> None:
        pass

    async def close(self, code: int) -> None:
        self.code = code


class EveryNth:
    """A limit that lets one of so many through."""

    def __init__(self, n: int) -> None:
        self._n, self._asked = n, count(1)

    def take(self, sender: Sender, count: int = 1) -> bool:
        return next(self._asked) % self._n == 0


async def metric(visitor: Visitor, name: str) -> float:
    metrics = (await visitor.http.get("/metrics")).text
    line = next(line for line in metrics.splitlines() if line.startswith(f"{name} "))
    return float(line.split()[1])


@pytest.mark.parametrize(("n", "code"), [(10, POLICY), (2, 0)])
async def test_a_socket_far_beyond_its_limit_is_closed_though_some_messages_get_through(
    node: Node, n: int, code: int
) -> None:
    client = Chatterbox(5 * PATIENCE)
    node.budgets = cast(Budgets, EveryNth(n))
    connection = Connection(node, cast(WebSocket, client), None)
    async with asyncio.timeout(60):
        await connection.run()
    assert client.code == code
    assert (client.left > 0) == (code == POLICY)


async def test_too_many_messages_are_refused_and_the_socket_closed_at_last(tmp_path: Path) -> None:
    limits = {"requests_burst": 8, "requests_per_second": 0.001}
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0, **limits) as server:
        async with Visitor(server.url) as visitor:
            await visitor.dial()
            for _ in range(300):
                await visitor.send("leave", table="x")
            codes = []
            with suppress(ConnectionClosed):
                while True:
                    codes.append((await visitor.receive())["code"])
            assert visitor.socket.close_code == 1008
            assert set(codes) == {"too_fast"}
            assert (await visitor.http.get("/api/games")).status_code == 429, "HTTP counts against the same budget"
            async with httpx.AsyncClient(base_url=server.url) as somebody_else:
                assert (await somebody_else.get("/api/games")).status_code == 200


async def test_sixty_sockets_of_one_guest_have_the_budget_of_one(node: Node) -> None:
    """Each of them comes to a table and leaves it, again and again; who plays there is told now and then."""
    session, mara, _ = await table_of_two(node)
    await mara.ask("join", table=session.id, seat=0)
    guest = await node.people.new_guest()
    toggling = [f'{{"type":"{what}","table":"{session.id}"}}' for what in ("join", "leave")]
    began = time.monotonic()
    crowd = [Connection(node, cast(WebSocket, Chatterbox(30, *toggling)), guest) for _ in range(60)]
    await asyncio.gather(*[connection.run() for connection in crowd])
    await asyncio.sleep(2 * TOLD_SECONDS)  # what is still to be told
    took, settings = time.monotonic() - began, node.settings
    handled = sum(node.metrics.messages.labels(what)._value.get() for what in ("join", "leave")) - 1
    leaves = 1 / COUNTS[Join]  # of what is handled; a message that is refused counts as well
    most = settings.requests_burst + took * settings.requests_per_second + 1
    assert leaves * settings.requests_burst <= handled <= most
    told = [message for message in mara.sent() if message["type"] == "presence"]
    assert len(told) <= 2 + took / TOLD_SECONDS
    assert told[-1]["watching"] == 0, "the last change is told"


async def test_unsent_bytes_are_bounded_as_messages_are(node: Node) -> None:
    """One message may be longer than the bound; it is what comes after it that does not wait for ever."""
    most = node.settings.queue_bytes
    connection = Connection(node, cast(WebSocket, Chatterbox(0)), None)
    closing = []
    for size in (2 * most, 1):
        connection.send(b"x" * size)
        closing.append(connection.is_closing)
    assert closing == [False, True]
    assert connection._queue.qsize() == 1, "what was unsent is dropped"


async def test_a_socket_that_does_not_read_is_let_go(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0, queue_messages=4) as server:
        async with Visitor(server.url) as visitor:
            table = (await visitor.open_table("me", "easy"))["id"]
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.connect(("127.0.0.1", server.port))
            headers = {"Cookie": visitor.cookie}
            lazy = await connect(f"ws://127.0.0.1:{server.port}/ws", sock=narrow, additional_headers=headers)
            try:
                lazy.transport.pause_reading()
                for _ in range(1000):
                    await lazy.send(json.dumps({"type": "join", "table": table, "seat": 0}))
                async with asyncio.timeout(60):
                    while await metric(visitor, "rivertable_slow_sockets_total") < 1:
                        await asyncio.sleep(0.1)
                async with asyncio.timeout(15):  # far less than a ping that is not answered needs
                    while await metric(visitor, "rivertable_sockets") > 0:
                        await asyncio.sleep(0.1)
            finally:
                lazy.transport.abort()
                await lazy.wait_closed()


async def test_plans_count_as_several_messages(node: Node) -> None:
    """They are worked out in the server process itself."""
    session, *people = await table_of_two(node)
    seat, most = session.table.to_act[0], node.settings.requests_burst
    for _ in range(most):
        await people[seat].ask("draft", table=session.id, seat=seat, actions=[])
    sent = [message["type"] for message in people[seat].sent()]
    assert sent.count("drafted") + sent.count("error") == most
    assert sent.count("drafted") <= most / (COUNTS[Draft] - 1) + 5
