"""Connections before there is a request: how many an address has, and how long a request may take to arrive and how long it is.

Programs that open connections and send nothing, or a byte now and then, would otherwise use up the files a process may open.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rivertable.server.limits import Bucket, network_of
from rivertable.server.settings import Settings

WARNINGS_RATE, WARNINGS_BURST = 1 / 60, 10  # of requests that are none
HEADER_BYTES = 32 * 1024  # of a request, its address included
BODY_BYTES = 1024 * 1024  # endpoints refuse less; this is what is read and thrown away at most
STATE = "http_guard"  # the name of the guard in the state of the application, which every connection gets


class HttpGuard:
    """The limits of one process, and the connections that addresses have open; those that became sockets count as such."""

    def __init__(self, settings: Settings) -> None:
        self.header_seconds, self.body_seconds = settings.header_seconds, settings.body_seconds
        self._per_address = settings.connections_per_address
        self._open: Counter[str] = Counter()
        self.log = logging.getLogger("uvicorn.error.requests")
        self.log.filters[:] = [_Seldom()]

    def open(self, network: str) -> bool:
        """Count a connection; False if the address has as many as it may."""
        self._open[network] += 1
        return self._open[network] <= self._per_address

    def close(self, network: str) -> None:
        self._open -= Counter([network])


class _Seldom(logging.Filter):
    """Lets warnings pass now and then: anybody can send what is no request, and the disk is not to fill with it."""

    def __init__(self) -> None:
        super().__init__()
        self._bucket = Bucket(WARNINGS_RATE, WARNINGS_BURST)

    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno > logging.WARNING or self._bucket.take()


class GuardedHttp(HttpToolsProtocol):
    """An HTTP connection that is cut off when a request takes too long to arrive, or is too long."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._guard: HttpGuard = self.app_state[STATE]
        self.logger = self._guard.log
        self._network = ""  # as it is counted; nothing for a proxy, which speaks for many
        self._in_headers, self._bytes = True, 0  # of the request that arrives
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._arriving(self._guard.header_seconds)
        if host in getattr(self.config.loaded_app, "trusted_hosts", ()):
            return
        self._network = network_of(host)
        if not self._guard.open(self._network):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._arriving(self._guard.header_seconds)
        if self._in_headers:
            self._bytes += len(data)
        super().data_received(data)
        if self._in_headers and self._bytes > HEADER_BYTES:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self._in_headers, self._bytes = False, 0
        super().on_headers_complete()
        self._arriving(self._guard.body_seconds)

    def on_body(self, body: bytes) -> None:
        self._bytes += len(body)
        if self._bytes > BODY_BYTES:
            self.transport.abort()
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_headers, self._bytes = True, 0
        self._rest()
        super().on_message_complete()

    def _arriving(self, seconds: float) -> None:
        """What comes next is to be here in so many seconds."""
        self._rest()
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _rest(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        """Cut the connection off; not while an earlier request on it is being answered, for meanwhile nothing is read."""
        if self.cycle is not None and self.flow.read_paused and not self.cycle.response_complete:
            self._arriving(self._guard.body_seconds)
        else:
            self.transport.abort()

    def _leave(self) -> None:
        self._rest()
        if self._network:
            self._guard.close(self._network)
            self._network = ""
