"""Lets devices of the home network in while somebody at this computer wants it: a second door of the running server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from rivertable.server.errors import Refusal
from rivertable.server.home_address import OFF, home_address
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.sessions.table_sessions import TableSessions

QUIET_SECONDS = 600  # after the end, or without anybody at the table
NO_ADDRESS = (
    "this computer has no address that other devices in the house can reach; is it in a Wi-Fi or cable network?"
)


class Door(Protocol):
    """A listening socket that the server has opened while it runs."""

    address: str
    port: int

    def close(self) -> None:
        """Listen no longer, and end the connections that came in this way."""


OpenDoor = Callable[[str], Awaitable[Door]]


class HomeNetwork:
    """Whether the home network is let in, and for which tables. When the last of them is done the door is closed again."""

    def __init__(self, setting: str, sessions: TableSessions, now: Callable[[], float] = time.monotonic) -> None:
        self._setting, self._sessions, self._now = setting, sessions, now
        self._open_door: OpenDoor | None = None
        self._door: Door | None = None
        self._tables: dict[str, float | None] = {}  # with the moment at which it was found over or empty
        self._lock = asyncio.Lock()

    def serve_with(self, open_door: OpenDoor) -> None:
        """From now on it can be switched on: this server runs for the people at this computer, and can open another door."""
        if self._setting != OFF:
            self._open_door = open_door

    @property
    def is_possible(self) -> bool:
        return self._open_door is not None

    @property
    def is_found(self) -> bool:
        """The computer has an address that other devices can reach."""
        return home_address(self._setting) is not None

    @property
    def host(self) -> str | None:
        """What devices of the home network call this server, while they are let in: `192.168.1.23:8000`."""
        return f"{self._door.address}:{self._door.port}" if self._door else None

    async def open(self, table: str) -> None:
        """Let the home network in for a table; Refusal if that is not possible."""
        async with self._lock:
            if self._open_door is None:
                raise Refusal("forbidden", "this server cannot be opened to the home network")
            if self._door is None:
                address = home_address(self._setting)
                if address is None:
                    raise Refusal("conflict", NO_ADDRESS)
                self._door = await self._open_door(address)
            self._tables[table] = None

    async def close(self) -> None:
        """Shut the home network out."""
        async with self._lock:
            self._close()

    def _close(self) -> None:
        door, self._door = self._door, None
        self._tables.clear()
        if door is not None:
            door.close()

    async def sweep(self) -> None:
        """Close the door when no table needs it any more."""
        async with self._lock:
            for id in list(self._tables):
                self._look_at(id)
            if not self._tables:
                self._close()

    def _look_at(self, id: str) -> None:
        """Forget a table that does not need the door any more; its rematch counts in its place."""
        session = self._sessions.loaded(id)
        if session is not None and session.rematch is not None and session.rematch not in self._tables:
            if self._sessions.loaded(session.rematch) is not None:
                self._tables[session.rematch] = None
        if session is None or self._is_done(session):
            del self._tables[id]

    def _is_done(self, session: TableSession) -> bool:
        """Whether a table is over or left by everybody. Those who are still there after the end have a while for the result,
        and those who went away in the middle have as long to come back."""
        if session.table.status != "over" and session.lookers:
            self._tables[session.id] = None
            return False
        since = self._tables[session.id]
        if since is None:
            since = self._tables[session.id] = self._now()
        is_left = session.table.status == "over" or not any(state.person for state in session.table.seat_states)
        return (is_left and not session.lookers) or self._now() - since >= QUIET_SECONDS


class HomeDoor:
    """Requests that come in by the door of the home network must call the server by its address there. So a page of another
    site cannot reach it under a name that was made to point here."""

    def __init__(self, app: ASGIApp, home: HomeNetwork) -> None:
        self._app, self._home = app, home

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or self._is_welcome(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await PlainTextResponse("this server has another address", 421)(scope, receive, send)

    def _is_welcome(self, scope: Scope) -> bool:
        host, end = self._home.host, scope.get("server")
        if host is None or end is None or f"{end[0]}:{end[1]}" != host:
            return True
        return Headers(scope=scope).getlist("host") == [host]
