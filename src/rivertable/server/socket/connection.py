"""One socket's life: what a client sends is checked and carried out, what it looks at is sent to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rivertable.engine.errors import RivertableError
from rivertable.engine.secrecy import Viewer
from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.protocol.messages import VERSION, ClientMessage, ErrorMessage, Welcome
from rivertable.server.security import Bucket
from rivertable.server.socket.handlers import Desk
from rivertable.server.store.base import now_ms
from rivertable.server.views.positions import encode

log = logging.getLogger(__name__)

POLICY, BUSY, GOING_AWAY = 1008, 1013, 1001
PATIENCE = 200  # messages more beyond the limit than within it, after which the socket is closed
GOODBYE_SECONDS = 2  # for a socket to take what it is still sent before it is closed

_decoder = msgspec.json.Decoder(ClientMessage)


class Looking:
    """One socket looking at one table, from one seat or as a watcher."""

    def __init__(self, connection: Connection, person: str | None, viewer: Viewer) -> None:
        self._connection = connection
        self.person, self.viewer = person, viewer
        self.seen: int | None = None

    def send(self, data: bytes) -> None:
        self._connection.send(data)


class Connection:
    """A socket with its queue of unsent messages."""

    def __init__(self, node: Node, socket: WebSocket, person: Person | None) -> None:
        self.node, self.person = node, person
        self.looking: dict[str, Looking] = {}
        self._socket = socket
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(node.settings.queue_messages)
        self._bucket = Bucket(node.settings.messages_per_second, node.settings.messages_burst)
        self._ignored = 0
        self._closing = asyncio.Event()
        self._desk = Desk(self)

    def send(self, data: bytes) -> None:
        """Queue a message; a client that does not read is let go, and may come back."""
        if self._closing.is_set():
            return
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self.node.metrics.slow_sockets.inc()
            self.close(BUSY, at_once=True)

    def close(self, code: int, *, at_once: bool = False) -> None:
        """Say goodbye after what is still queued, or instead of it. What the client sends is not read any more."""
        if not self._closing.is_set():
            self._closing.set()
            while self._queue.full() or (at_once and not self._queue.empty()):
                self._queue.get_nowait()
            self._queue.put_nowait(code)

    def sign_out(self) -> None:
        """Whoever sits there is this person no longer."""
        self.close(POLICY, at_once=True)

    async def run(self) -> None:
        """Until one of the two has gone, or the server lets the client go."""
        with self.node.connected(self):
            await self._socket.accept()
            self.send(encode(Welcome(VERSION, self.person.id if self.person else None, now_ms())))
            writing, reading = asyncio.create_task(self._write()), asyncio.create_task(self._read())
            let_go, node_closing = (asyncio.create_task(e.wait()) for e in (self._closing, self.node.closing))
            tasks = {writing, reading, let_go, node_closing}
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                if self.node.closing.is_set():
                    self.close(GOING_AWAY)
                if self._closing.is_set():
                    reading.cancel()
                    await asyncio.wait({writing}, timeout=GOODBYE_SECONDS)  # it may be one that does not read
            finally:
                self._closing.set()
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                self._desk.leave_all()

    async def _write(self) -> None:
        while True:
            data = await self._queue.get()
            with suppress(RuntimeError, WebSocketDisconnect):
                if isinstance(data, int):
                    await self._socket.close(data)
                    return
                await self._socket.send_text(data.decode())
                continue
            return

    async def _read(self) -> None:
        while True:
            try:
                text = await self._socket.receive_text()
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
            if not self._bucket.take():
                self._ignored += 1
                if self._ignored > PATIENCE:
                    self.close(POLICY)
                elif self._ignored == 1 or self._ignored % 20 == 0:
                    self.refuse(Refusal("too_fast", "too many messages; wait a little"))
                continue
            self._ignored = max(0, self._ignored - 1)
            await self._handle(text)

    async def _handle(self, text: str) -> None:
        if len(text) > self.node.settings.message_bytes:
            self.refuse(Refusal("too_large", f"a message has at most {self.node.settings.message_bytes} bytes"))
            return
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.refuse(Refusal("bad_message", f"the message cannot be read: {error}"))
            return
        self.node.metrics.messages.labels(message.__struct_config__.tag).inc()
        await self.answer(message, lambda: self._desk.carry_out(message))

    async def answer(self, message: ClientMessage, work: Callable[[], Awaitable[None]]) -> None:
        """Carry out what a message asks for; whatever stands in the way is told to the client."""
        try:
            await work()
        except Refusal as refusal:
            self.refuse(refusal, message)
        except RivertableError as error:
            self.refuse(Refusal("bad_message", str(error)), message)
        except Exception:
            log.exception("table %s: a %s failed", message.table, type(message).__name__)
            self.refuse(Refusal("unavailable", "something went wrong here; try again"), message)

    def refuse(self, refusal: Refusal, message: ClientMessage | None = None) -> None:
        self.node.metrics.errors.labels(refusal.code).inc()
        self.send(
            encode(
                ErrorMessage(
                    code=refusal.code,
                    message=refusal.message,
                    clause=refusal.clause,
                    table=message.table if message else None,
                    seat=getattr(message, "seat", None),
                    request=getattr(message, "request", None),
                )
            )
        )
