"""One socket: reads and writes messages within limits, and closes. Handlers know what messages mean."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rivertable.engine.decoding import in_words
from rivertable.engine.errors import RivertableError
from rivertable.server.errors import Refusal
from rivertable.server.limits import Sender
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.protocol.messages import VERSION, ClientMessage, ErrorMessage, Welcome
from rivertable.server.socket.client import Client
from rivertable.server.socket.handlers import COUNTS, SLOW, handle
from rivertable.server.socket.join import leave_all
from rivertable.server.store.base import now_ms

log = logging.getLogger(__name__)

POLICY, BUSY, GOING_AWAY = 1008, 1013, 1001  # codes of a closed socket
PATIENCE = 200  # messages more beyond the limit than within it, after which the socket is closed
GOODBYE_SECONDS = 2  # for a socket to take what it is still sent before it is closed

_decoder = msgspec.json.Decoder(ClientMessage)


class Connection:
    """A socket with its queue of unsent messages, and the client at its other end."""

    def __init__(self, node: Node, socket: WebSocket, person: Person | None, address: str = "-") -> None:
        self.client = Client(person, self.send)
        self._node, self._socket, self._sender = node, socket, Sender(self.client.id, address)
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(node.settings.queue_messages)
        self._unsent = 0  # bytes
        self._ignored = 0
        self._closing = asyncio.Event()

    @property
    def person(self) -> Person | None:
        return self.client.person

    @property
    def is_closing(self) -> bool:
        return self._closing.is_set()

    def send(self, data: bytes) -> None:
        """Queue a message. A client that does not read is disconnected, and may come back."""
        if self._closing.is_set():
            return
        if self._queue.full() or (self._unsent and self._unsent + len(data) > self._node.settings.queue_bytes):
            self._node.metrics.slow_sockets.inc()
            self.close(BUSY, at_once=True)
            return
        self._unsent += len(data)
        self._queue.put_nowait(data)

    def close(self, code: int, *, at_once: bool = False) -> None:
        """Close the socket after the queued messages, or (`at_once`) instead of them. Nothing more is read."""
        if not self._closing.is_set():
            self._closing.set()
            while self._queue.full() or (at_once and not self._queue.empty()):
                self._queue.get_nowait()
            self._queue.put_nowait(code)

    def sign_out(self) -> None:
        """Close the socket at once: the cookie it was opened with is no longer valid."""
        self.close(POLICY, at_once=True)

    async def run(self) -> None:
        """Read and write until the client has gone, or the server closes the socket."""
        with self._node.sockets.opened(self):
            await self._socket.accept()
            self.client.send(Welcome(VERSION, self.client.id, now_ms()))
            writing, reading = asyncio.create_task(self._write()), asyncio.create_task(self._read())
            closing, node_closing = (asyncio.create_task(e.wait()) for e in (self._closing, self._node.closing))
            tasks = {writing, reading, closing, node_closing}
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                if self._node.closing.is_set():
                    self.close(GOING_AWAY)
                if self._closing.is_set():
                    reading.cancel()
                    await asyncio.wait({writing}, timeout=GOODBYE_SECONDS)  # it may be one that does not read
            finally:
                self._closing.set()
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                leave_all(self._node, self.client)

    async def _write(self) -> None:
        while True:
            data = await self._queue.get()
            with suppress(RuntimeError, WebSocketDisconnect):
                if isinstance(data, int):
                    await self._socket.close(data)
                    return
                await self._socket.send_text(data.decode())
                self._unsent -= len(data)
                continue
            return

    async def _read(self) -> None:
        while True:
            try:
                text = await self._socket.receive_text()
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
            if not self._node.budgets.take(self._sender):
                self._ignored += 1
                if self._ignored > PATIENCE:
                    self.close(POLICY)
                elif self._ignored == 1 or self._ignored % 20 == 0:
                    self._refuse(Refusal("too_fast", "too many messages; wait a little"))
                continue
            self._ignored = max(0, self._ignored - 1)
            await self._receive(text)

    async def _receive(self, text: str) -> None:
        """Decode a message and carry it out; one that takes long is carried out in the background."""
        most = self._node.settings.message_bytes
        if len(text) > most:
            self._refuse(Refusal("too_large", f"a message has at most {most} bytes"))
            return
        try:
            message = _decoder.decode(text)
        except msgspec.ValidationError as error:
            self._refuse(Refusal("bad_message", in_words(error, "the message")))
            return
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._refuse(Refusal("bad_message", f"the message cannot be read: {error}"))
            return
        more = COUNTS.get(type(message), 1) - 1
        if more and not self._node.budgets.take(self._sender, more):
            self._refuse(Refusal("too_fast", "too many messages; wait a little"), message)
            return
        self._node.metrics.messages.labels(message.__struct_config__.tag).inc()
        if isinstance(message, SLOW):
            self._node.background.spawn(self.carry_out(message))
        else:
            await self.carry_out(message)

    async def carry_out(self, message: ClientMessage) -> None:
        """Carry out a message; what goes wrong is sent to the client as an `error`."""
        try:
            await handle(self._node, self.client, message)
        except Refusal as refusal:
            self._refuse(refusal, message)
        except RivertableError as error:
            self._refuse(Refusal("bad_message", str(error)), message)
        except Exception:
            log.exception("table %s: a %s failed", message.table, type(message).__name__)
            self._refuse(Refusal("unavailable", "something went wrong here; try again"), message)

    def _refuse(self, refusal: Refusal, message: ClientMessage | None = None) -> None:
        self._node.metrics.errors.labels(refusal.code).inc()
        self.client.send(
            ErrorMessage(
                code=refusal.code,
                message=refusal.message,
                clause=refusal.clause,
                table=message.table if message else None,
                seat=getattr(message, "seat", None),
                request=getattr(message, "request", None),
            )
        )
