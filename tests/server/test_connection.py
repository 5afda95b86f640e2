"""One socket's limits, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from rivertable.server.limits import Bucket
from rivertable.server.node import Node
from rivertable.server.settings import Settings
from rivertable.server.socket.connection import PATIENCE, POLICY, Connection


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    async with Node(Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0)) as node:
        yield node


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
