"""Tables this node is busy with: loaded from their entries, changed one request at a time, shown to whoever looks."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, Protocol

import msgspec

from rivertable.engine.errors import RivertableError
from rivertable.engine.secrecy import Viewer
from rivertable.server.cluster.presence import PresenceTracker
from rivertable.server.errors import Refusal
from rivertable.server.people.people import is_id
from rivertable.server.people.ratings import read_result
from rivertable.server.protocol.messages import ChatLine, ErrorMessage, Presence, TableMessage
from rivertable.server.protocol.parts import RatingChange, TableInfo
from rivertable.server.readers.overlays import make_ready
from rivertable.server.store import Store
from rivertable.server.store.base import Listed, now_ms
from rivertable.server.store.writer import Append
from rivertable.server.table.access import is_shown
from rivertable.server.table.entries import AnyEntry, Sat, TableSpec, read_entry, read_spec, written
from rivertable.server.table.table import Table, WhatIfClosed
from rivertable.server.views.positions import encode
from rivertable.server.views.tables import info_for, listing, seat_infos, table_info, view_message
from rivertable.server.yielding import Yielding

log = logging.getLogger(__name__)

LISTING_MS = 10_000  # lists know so late, at most, that a table goes on
UNREADABLE = "this table cannot be read by this version of the server"
RACES = 20  # lost to other nodes, before a request is given up

Make = Callable[[Table], AnyEntry]  # checks the request against the table as it is now


class Frame(NamedTuple):
    """A view kept for watchers who see with a delay; packed, for an hour holds many."""

    at: int
    seq: int
    packed: bytes

    @property
    def data(self) -> bytes:
        return zlib.decompress(self.packed)


class Looker(Protocol):
    """Somebody at the other end of a socket who looks at a table."""

    person: str | None
    viewer: Viewer
    seen: int | None  # the last number shown to this looker

    def send(self, data: bytes) -> None: ...


class TableSession:
    """A table with those who look at it. Requests are carried out one after the other."""

    def __init__(self, table: Table, store: Store, presence: PresenceTracker, rematch: str | None) -> None:
        self.table, self.rematch = table, rematch
        self.lookers: set[Looker] = set()
        self.requests: dict[str, int] = {}  # carried out: the number its seat had then
        self.ratings: list[RatingChange] = []
        self.used = time.monotonic()
        self.changed: Callable[[TableSession, bool], None] = lambda session, mine: None
        self._store, self._presence = store, presence
        self._lock = asyncio.Lock()
        self._last_at = table.spec.created
        self._listed_at = self._listed_seq = 0  # when, and after which entry, the lists were last told of this table
        self._frames: deque[Frame] = deque()  # what watchers see later, if they see with a delay

    @property
    def id(self) -> str:
        return self.table.id

    # ------------------------------------------------------------ changing

    async def request(self, make: Make, request: str, seat: int | None) -> int:
        """Carry out a request once: kept for good when this returns the seat's number. Refusal changes nothing."""
        task = asyncio.create_task(self._carry_out(make, request, seat))
        task.add_done_callback(_told)
        return await asyncio.shield(task)  # whoever asked may leave; what is begun is finished

    async def _carry_out(self, make: Make, request: str, seat: int | None) -> int:
        async with self._lock:
            self.used = time.monotonic()
            for _ in range(RACES):
                if request in self.requests:
                    return self.requests[request]
                entry = make(self.table)
                at = max(now_ms(), self._last_at)
                after = self.table.after(entry, at)
                if await self._keep(after, entry, at, request):
                    self._adopt(after, at, request, seat, mine=True)
                    return self.requests[request]
                await self._catch_up()
        raise Refusal("unavailable", "the table is very busy; try again")

    async def _keep(self, after: Table, entry: AnyEntry, at: int, request: str) -> bool:
        deadline = after.clock.deadline if after.clock else None
        lists_differ = after.status != self.table.status or after.clock is not None
        stale_lists = after.view_numbers[None].at - self._listed_at > LISTING_MS
        append = Append(
            table_id=self.id,
            seq=after.seq,
            request_id=request,
            at=at,
            body=written(entry),
            status=after.status,
            updated=after.view_numbers[None].at,
            deadline=deadline,
            listing=_kept(after) if lists_differ or stale_lists else None,
            bots=after.bots_to_act,
            had_bots=bool(self.table.bots_to_act),
            sitting=entry.person if isinstance(entry, Sat) else None,
        )
        try:
            kept = await self._store.append(append)
            if kept and append.listing is not None:
                self._listed_at, self._listed_seq = append.updated, append.seq
            return kept
        except Exception as error:
            log.error("table %s: an entry was not kept: %s", self.id, type(error).__name__)
            raise Refusal("unavailable", "the request could not be kept; try again") from None

    def unlisted(self) -> tuple[str, int, str] | None:
        """What the lists should know before this table is forgotten, if they do not know it."""
        if self._listed_seq == self.table.seq:
            return None
        self._listed_seq = self.table.seq
        return self.id, self.table.seq, _kept(self.table)

    async def catch_up(self) -> None:
        """Read what other nodes have added."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        entries = await self._store.entries(self.id, after=self.table.seq)
        pause = Yielding()  # a long match is loaded while others go on
        for kept in entries:
            await pause.if_long()
            entry = read_entry(kept.body)
            after = self.table.after(entry, kept.at)
            self._adopt(after, kept.at, kept.request_id, getattr(entry, "seat", None), mine=False)

    def _adopt(self, after: Table, at: int, request: str, seat: int | None, *, mine: bool) -> None:
        before, self.table, self._last_at = self.table, after, at
        numbers = after.view_numbers.get(seat) or after.view_numbers[None]
        self.requests[request] = numbers.seq
        self.show(before)
        self.changed(self, mine)

    async def read_ratings(self) -> bool:
        """What the match has done to the ratings of its players; False if that is not kept, or not yet."""
        result = await read_result(self._store, self.id)
        self.ratings = result.ratings if result is not None else []
        return bool(self.ratings)

    # ------------------------------------------------------------ showing

    def show(self, before: Table) -> None:
        """Send the new view to everybody for whom it differs; equal views are made once."""
        if before.status != self.table.status or before.seat_states != self.table.seat_states:
            self._leave_lost_seats()
            self.show_table()
        self._hold_frame(before)
        made: dict[tuple[Viewer, int | None], bytes] = {}
        for looker in list(self.lookers):
            if self.table.changed_for(before, looker.viewer) and self._sees_now(looker):
                key = (looker.viewer, looker.seen)
                if key not in made:
                    made[key] = self.view(looker.viewer, looker.seen)
                looker.send(made[key])
                looker.seen = self.table.view_numbers[looker.viewer].seq

    def _leave_lost_seats(self) -> None:
        """Whoever has stood up looks on as a watcher: what the next owner of the seat sees is not for them."""
        for looker in self.lookers:
            if looker.viewer is not None and self.table.seat_states[looker.viewer].person != looker.person:
                looker.viewer = looker.seen = None

    def _sees_now(self, looker: Looker) -> bool:
        """At once, and at all: watching may be off, or be late."""
        return is_shown(self.table, looker.person) and not self.is_delayed(looker.viewer)

    def view(self, viewer: Viewer, after: int | None = None) -> bytes:
        message = view_message(self.table, viewer, self._presence, now_ms(), after=after, ratings=self.ratings)
        return encode(message)

    def show_again(self) -> None:
        """Send everybody the view once more: something beside the entries has changed (ratings)."""
        for looker in list(self.lookers):
            if self._sees_now(looker):
                looker.send(self.view(looker.viewer, looker.seen))

    def tell(self, message: ChatLine | ErrorMessage | Presence) -> None:
        """Something everybody at the table should know."""
        data = encode(message)
        for looker in list(self.lookers):
            looker.send(data)

    def show_table(self) -> None:
        for looker in list(self.lookers):
            looker.send(self.table_message(looker.person))

    def table_message(self, person: str | None) -> bytes:
        return encode(TableMessage(self.id, table_info(self.table, self._presence, person, self.rematch)))

    def show_presence(self) -> None:
        seated = {seat_state.person for seat_state in self.table.seat_states if seat_state.person}
        watching = self._presence.watching(self.id, seated)
        self.tell(Presence(self.id, seat_infos(self.table, self._presence), watching))

    # ------------------------------------------------------------ watching with a delay

    def is_delayed(self, viewer: Viewer) -> bool:
        return viewer is None and self.table.spec.watch_delay_seconds > 0 and self.table.status == "playing"

    def _hold_frame(self, before: Table) -> None:
        if self.table.status == "over":
            self._frames.clear()
        elif self.is_delayed(None) and self.table.changed_for(before, None):
            self._frames.append(
                Frame(self._last_at, self.table.view_numbers[None].seq, zlib.compress(self.view(None), 1))
            )

    def delayed_view(self) -> Frame | None:
        """What a watcher sees now: the last view that is old enough; older ones are forgotten."""
        due = now_ms() - self.table.spec.watch_delay_seconds * 1000
        shown = None
        while self._frames and self._frames[0].at <= due:
            shown = self._frames.popleft()
        if shown is not None:
            self._frames.appendleft(shown)
        return shown

    def show_delayed(self) -> None:
        frame = self.delayed_view()
        for looker in list(self.lookers):
            late = self.is_delayed(looker.viewer) and is_shown(self.table, looker.person)
            if frame is not None and late and looker.seen != frame.seq:
                looker.send(frame.data)
                looker.seen = frame.seq


def _told(done: asyncio.Task[int]) -> None:
    """A refusal that nobody waits for any more is no error; anything else is."""
    error = None if done.cancelled() else done.exception()
    if error is not None and not isinstance(error, Refusal):
        log.error("a request failed: %s", type(error).__name__, exc_info=error)


def _kept(table: Table) -> str:
    return msgspec.json.encode(listing(table)).decode()


class TableSessions:
    """The tables of this node by id."""

    def __init__(self, store: Store, presence: PresenceTracker, idle_seconds: int) -> None:
        self._store, self._presence, self._idle = store, presence, idle_seconds
        self._live: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Task[TableSession | None]] = {}
        self._unreadable: dict[
            str, str
        ] = {}  # tables that cannot be made from their entries here, and what people are told
        self.changed: Callable[[TableSession, bool], None] = lambda session, mine: None

    def __len__(self) -> int:
        return len(self._live)

    def all(self) -> list[TableSession]:
        return list(self._live.values())

    def loaded(self, id: str) -> TableSession | None:
        return self._live.get(id)

    async def get(self, id: str) -> TableSession:
        """The table, loaded if need be; Refusal if there is none."""
        session = self._live.get(id)
        if id in self._unreadable:
            raise Refusal("not_found", self._unreadable[id])
        if session is None and is_id(id):
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            session = await asyncio.shield(self._loading[id])
        if session is None:
            raise Refusal("not_found", "there is no such table")
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
        except (RivertableError, msgspec.MsgspecError):
            log.exception("table %s cannot be made from its entries; it is left alone", id)
            self._unreadable[id] = UNREADABLE
            raise Refusal("not_found", UNREADABLE) from None
        self._live[id] = session
        session.changed = self.changed
        await session.catch_up()  # what was announced while nobody here listened
        with suppress(msgspec.MsgspecError):  # a result that cannot be read is missed less than the table
            if session.table.status == "over" and await session.read_ratings():
                session.show_again()
        return session

    def add(self, id: str, spec: TableSpec) -> TableSession:
        """A table that was just opened here."""
        session = self._live[id] = TableSession(Table(id, spec), self._store, self._presence, None)
        session.changed = self.changed
        return session

    async def listed(self, rows: list[Listed], person: str | None) -> list[TableInfo]:
        """Tables as lists show them to a person; one that cannot be shown does not spoil the list."""
        infos = []
        for row in rows:
            with suppress(Refusal):
                infos.append(await self._listed(row, person))
        return infos

    async def _listed(self, row: Listed, person: str | None) -> TableInfo:
        """Loaded only if the lists do not know the table as it is now, or know it in a way that another version of the
        server wrote."""
        if row.id not in self._live and row.listing is not None:
            with suppress(msgspec.ValidationError):
                kept = msgspec.json.decode(row.listing, type=TableInfo)
                return info_for(kept, self._presence, person, row.rematch)
        session = await self.get(row.id)
        return table_info(session.table, self._presence, person, session.rematch)

    async def forget_idle(self) -> None:
        """Drop tables nobody has looked at or changed for a while; they can be loaded again."""
        idle = [
            session for session in self.all() if not session.lookers and time.monotonic() - session.used > self._idle
        ]
        await self._tell_lists(idle)
        for session in idle:
            if not session.lookers and time.monotonic() - session.used > self._idle:
                del self._live[session.id]
        self._presence.remember_who_left(self._live)

    async def close(self) -> None:
        """The lists know every table as it is, so that the next start shows them at once."""
        await self._tell_lists(self.all())

    async def _tell_lists(self, tables: list[TableSession]) -> None:
        await self._store.keep_listings([news for session in tables if (news := session.unlisted()) is not None])
