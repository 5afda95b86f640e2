"""One socket: its limits, and how it is closed."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rivertable.server.limits import Bucket
from rivertable.server.node import Node
from rivertable.server.socket.connection import PATIENCE, POLICY, Connection
from tests.server.client import Visitor
from tests.server.process import running


class Chatterbox:
    """The other end of a socket: sends so many messages and hangs up. `code` says that it was closed from here."""

    def __init__(self, messages: int) -> None:
        self.left, self.code = messages, 0

    async def accept(self) -> None:
        pass

    async def receive_text(self) -> str:
        await asyncio.sleep(0)
        if self.left == 0:
            raise WebSocketDisconnect
        self.left -= 1
        return '{"type":"leave","table":"x"}'

    async def send_text(self, text: str) -> None:
        pass

    async def close(self, code: int) -> None:
        self.code = code


class EveryNth:
    """A limit that lets one of so many through."""

    def __init__(self, n: int) -> None:
        self._n, self._asked = n, count(1)

    def take(self) -> bool:
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
    connection = Connection(node, cast(WebSocket, client), None)
    connection._bucket = cast(Bucket, EveryNth(n))
    async with asyncio.timeout(60):
        await connection.run()
    assert client.code == code
    assert (client.left > 0) == (code == POLICY)


async def test_too_many_messages_are_refused_and_the_socket_closed_at_last(tmp_path: Path) -> None:
    limits = {"messages_burst": 5, "messages_per_second": 0.001, "requests_burst": 8, "requests_per_second": 0.1}
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
            statuses = [(await visitor.http.get("/api/games")).status_code for _ in range(12)]
            assert statuses[-1] == 429


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
