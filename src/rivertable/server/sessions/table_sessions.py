"""The tables this node has in memory, by id: loaded from their entries when needed, forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from rivertable.server.errors import Refusal
from rivertable.server.ids import is_id
from rivertable.server.protocol.parts import TableInfo
from rivertable.server.readers.overlays import make_ready
from rivertable.server.sessions.table_session import Looker, TableSession
from rivertable.server.store import Store
from rivertable.server.store.base import AWAY, Listed
from rivertable.server.table.access import NO_TABLE
from rivertable.server.table.entries import TableSpec, read_spec
from rivertable.server.table.table import Table, WhatIfClosed
from rivertable.server.views.tables import WhoIsHere, info_for, table_info

log = logging.getLogger(__name__)

UNREADABLE = "this table cannot be read by this version of the server"

Listener = Callable[[TableSession, bool], None]  # gets the session, and whether a request on this node changed it


class TableSessions:
    """The table sessions of this node. Every function in `listeners` is called after every entry of any of them."""

    def __init__(self, store: Store, presence: WhoIsHere, idle_seconds: int) -> None:
        self._store, self._presence, self._idle = store, presence, idle_seconds
        self._sessions: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Task[TableSession | None]] = {}
        self._unreadable: dict[
            str, str
        ] = {}  # tables that cannot be made from their entries, and what people read then
        self.listeners: list[Listener] = []

    def __len__(self) -> int:
        return len(self._sessions)

    def __contains__(self, id: object) -> bool:
        return id in self._sessions

    def all(self) -> list[TableSession]:
        return list(self._sessions.values())

    def loaded(self, id: str) -> TableSession | None:
        """The table, if this node has it in memory."""
        return self._sessions.get(id)

    async def get(self, id: str) -> TableSession:
        """The table, loaded if need be; Refusal if there is none, or it cannot be read."""
        session = self._sessions.get(id)
        if id in self._unreadable:
            raise Refusal("not_found", self._unreadable[id])
        if session is None and is_id(id):
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            session = await asyncio.shield(self._loading[id])
        if session is None:
            raise Refusal("not_found", NO_TABLE)
        session.used = time.monotonic()
        return session

    async def _load(self, id: str) -> TableSession | None:
        row = await self._store.table(id)
        if row is None:
            return None
        try:
            spec = read_spec(row.spec)
            await make_ready(spec.game, spec.overlay, spec.rules)
            session = TableSession(Table(id, spec), self._store, self._presence, row.rematch)
            await session.catch_up()
        except WhatIfClosed as closed:
            log.info("what-if %s was begun by a release whose states this one cannot read; it is closed", id)
            self._unreadable[id] = closed.message
            await self._store.close_table(id)
            raise
        except AWAY:
            raise
        except Exception:  # whatever is wrong with what is stored
            log.exception("table %s cannot be made from its entries; it is left alone", id)
            self._unreadable[id] = UNREADABLE
            raise Refusal("not_found", UNREADABLE) from None
        session.go_on()
        self._add(session)
        await session.catch_up()  # entries announced before the session was found here
        with suppress(msgspec.MsgspecError):  # without its ratings the table can still be shown
            if session.table.status == "over":
                await session.show_ratings()
        return session

    def add(self, id: str, spec: TableSpec) -> TableSession:
        """A session for a table that was just opened on this node."""
        return self._add(TableSession(Table(id, spec), self._store, self._presence, None))

    def _add(self, session: TableSession) -> TableSession:
        session.changed = self._changed
        self._sessions[session.id] = session
        return session

    def _changed(self, session: TableSession, mine: bool) -> None:
        for listener in self.listeners:
            listener(session, mine)

    def block(self, person: str, blocked: str) -> None:
        """Show a person nothing more that another one says."""
        for looker in self._lookers_of(person):
            looker.blocked.add(blocked)

    def unblock(self, person: str, blocked: str) -> None:
        for looker in self._lookers_of(person):
            looker.blocked.discard(blocked)

    def _lookers_of(self, person: str) -> list[Looker]:
        return [looker for session in self.all() for looker in session.lookers if looker.person == person]

    async def listed(self, rows: list[Listed], person: str | None) -> list[TableInfo]:
        """Tables as lists show them to a person. A table that cannot be read is left out, whatever is wrong with it."""
        infos = []
        for row in rows:
            try:
                infos.append(await self._listed(row, person))
            except Refusal:  # it was told in the log when it was read
                continue
            except AWAY:
                raise
            except Exception:
                log.exception("table %s cannot be listed; it is left out", row.id)
        return infos

    async def _listed(self, row: Listed, person: str | None) -> TableInfo:
        """A table in a list. It is loaded only if its stored listing is out of date, or of another version of the server."""
        if row.id not in self._sessions and row.listing is not None:
            with suppress(msgspec.MsgspecError, LookupError):
                listing = msgspec.json.decode(row.listing, type=TableInfo)
                return info_for(listing, self._presence, person, row.rematch)
        session = await self.get(row.id)
        return table_info(session.table, self._presence, person, session.rematch)

    def overlays(self) -> set[tuple[str, str]]:
        """The games and overlays of the tables in memory, by digest."""
        specs = [session.table.spec for session in self.all()]
        return {(spec.game, spec.overlay.digest) for spec in specs if spec.overlay is not None}

    async def forget_idle(self) -> None:
        """Drop tables that nobody has looked at or changed for a while; they can be loaded again."""
        idle = [session for session in self.all() if self._is_idle(session)]
        await self._store_listings(idle)
        for session in idle:
            if self._is_idle(session):
                del self._sessions[session.id]

    def _is_idle(self, session: TableSession) -> bool:
        return not session.lookers and time.monotonic() - session.used > self._idle

    async def close(self) -> None:
        """Store the listings of all tables, so that lists after the next start need not load them."""
        await self._store_listings(self.all())

    async def _store_listings(self, sessions: list[TableSession]) -> None:
        listings = [listing for session in sessions if (listing := session.new_listing()) is not None]
        await self._store.store_listings(listings)
