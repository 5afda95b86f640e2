"""A table in memory: changed by one request after the other, and shown to the clients who look at it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Row

from rivertable.engine.secrecy import Viewer
from rivertable.server.errors import Refusal
from rivertable.server.limits import Bucket
from rivertable.server.people.ratings import read_result
from rivertable.server.protocol.messages import ChatLine, ErrorMessage, Presence, TableMessage, encode
from rivertable.server.protocol.parts import RatingChange, SeatInfo
from rivertable.server.sessions.delayed_views import DelayedView, DelayedViews
from rivertable.server.store import Store
from rivertable.server.store.base import now_ms
from rivertable.server.store.writer import Append
from rivertable.server.table.access import is_shown
from rivertable.server.table.entries import AnyEntry, Hinted, Sat, read_entry, read_spec, written
from rivertable.server.table.table import Table
from rivertable.server.views.tables import WhoIsHere, listing, seat_infos, table_info, view_message
from rivertable.server.yielding import Yielding

log = logging.getLogger(__name__)

LISTING_MS = 10_000  # how old the listing of a table may become while it is played
CHANGES_BURST, CHANGES_RATE = 8, 1 / 3
RACES = 20  # lost to other nodes, before a request is given up

Make = Callable[[Table], AnyEntry]  # makes the entry of a request; Refusal if the table does not allow it


class Looker:
    """A client who looks at a table, from a seat or (None) as a watcher. `seen` is the number of the last view sent."""

    def __init__(self, person: str | None, viewer: Viewer, send: Callable[[bytes], None]) -> None:
        self.person, self.viewer, self.send = person, viewer, send
        self.seen: int | None = None
        self.blocked: set[str] = set()  # people whose lines are not shown


class TableSession:
    """A table with the clients who look at it."""

    def __init__(self, table: Table, store: Store, presence: WhoIsHere, rematch: str | None) -> None:
        self.table, self.rematch = table, rematch
        self.lookers: set[Looker] = set()
        self.requests: dict[str, int] = {}  # carried out: the number of the seat's view after each
        self.ratings: list[RatingChange] = []
        self.changing = Bucket(CHANGES_RATE, CHANGES_BURST)  # of how the table is played, before the match
        self.used = time.monotonic()
        self.changed: Callable[[TableSession, bool], None] = lambda session, mine: None
        self._store, self._presence = store, presence
        self._lock = asyncio.Lock()
        self._last_at = table.spec.created
        self._ahead = 0  # milliseconds: entries were stored while a machine's clock was wrong
        self._listed_at = self._listed_seq = 0  # when, and after which entry, the listing was last stored
        self._delayed = DelayedViews()

    @property
    def id(self) -> str:
        return self.table.id

    def now(self) -> int:
        """The time by which this table goes."""
        return now_ms() + self._ahead

    def go_on(self) -> None:
        """Go on from the last entry, although it lies in the future by today's clock: else the table's clock would stand still
        until then."""
        self._ahead = max(0, self._last_at - now_ms())

    # ------------------------------------------------------------ changing

    async def request(self, make: Make, request: str, seat: int | None) -> int:
        """Carry out a request once, and return the number of the seat's view when the entry is stored. Refusal: nothing has
        changed.

        `request` is the id of the request; one that was carried out before is not carried out again.
        """
        task = asyncio.create_task(self._carry_out(make, request, seat))
        task.add_done_callback(_log_failure)
        return await asyncio.shield(task)  # the client may leave; what is begun is finished

    async def _carry_out(self, make: Make, request: str, seat: int | None) -> int:
        async with self._lock:
            self.used = time.monotonic()
            for _ in range(RACES):
                if request in self.requests:
                    return self.requests[request]
                entry = make(self.table)
                at = max(self.now(), self._last_at)
                after = self.table.after(entry, at)
                if await self._store_entry(after, entry, at, request):
                    self._adopt(after, at, request, seat, mine=not isinstance(entry, Hinted))
                    return self.requests[request]
                await self._catch_up()
        raise Refusal("unavailable", "the table is very busy; try again")

    async def _store_entry(self, after: Table, entry: AnyEntry, at: int, request: str) -> bool:
        """True when the entry is stored; False if another node has stored one of this number first. A hint leaves lists and
        the jobs of bots as they are."""
        is_seen = not isinstance(entry, Hinted)
        deadline = after.clock.deadline if after.clock else None
        lists_differ = after.status != self.table.status or after.clock is not None or after.match is None
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
            listing=_listing_text(after) if is_seen and (lists_differ or stale_lists) else None,
            host=after.host,
            seats=len(after.seats),
            free=sum(seat_state.is_open for seat_state in after.seat_states),
            jobs=after.jobs if is_seen else (),
            had_jobs=is_seen and bool(self.table.jobs),
            sitting=entry.person if isinstance(entry, Sat) else None,
        )
        try:
            is_stored = await self._store.append(append)
        except Exception as error:
            log.error("table %s: an entry was not stored: %s", self.id, type(error).__name__)
            raise Refusal("unavailable", "the request could not be kept; try again") from None
        if is_stored and append.listing is not None:
            self._listed_at, self._listed_seq = append.updated, append.seq
        return is_stored

    def new_listing(self) -> tuple[str, int, str] | None:
        """The listing to be stored before this table is forgotten (id, number of the last entry, text); None if the stored
        one is up to date. It counts as stored from now on."""
        if self._listed_seq == self.table.seq:
            return None
        self._listed_seq = self.table.seq
        return self.id, self.table.seq, _listing_text(self.table)

    async def catch_up(self) -> None:
        """Read the entries that other nodes have added."""
        async with self._lock:
            await self._catch_up()

    async def read_anew(self) -> None:
        """Read the whole table again, for what was stored of it was rewritten; everybody is shown it as it is now."""
        async with self._lock:
            row = await self._store.table(self.id)
            if row is None:
                return
            table, yielding = Table(self.id, read_spec(row.spec)), Yielding()
            for each in await self._store.entries(self.id):
                await yielding.if_long()
                table = table.after(read_entry(each.body), each.at, replayed=True)
            self.table, self._listed_seq = table, 0
            self._leave_lost_seats()
            self.show_table()
            for looker in list(self.lookers):
                if self._sees_now(looker):
                    self.show_to(looker, None)

    async def _catch_up(self) -> None:
        rows = await self._store.entries(self.id, after=self.table.seq)
        yielding = Yielding()  # a long match is loaded while others go on
        for row in rows:
            await yielding.if_long()
            entry = read_entry(row.body)
            after = self.table.after(entry, row.at, replayed=True)
            self._adopt(after, row.at, row.request_id, getattr(entry, "seat", None), mine=False)

    def _adopt(self, after: Table, at: int, request: str, seat: int | None, *, mine: bool) -> None:
        """Go on with the table after an entry. With one that a request on this node has added (`mine`) this node carries out
        what follows from it; nothing follows from a hint."""
        before, self.table, self._last_at = self.table, after, at
        numbers = after.view_numbers.get(seat) or after.view_numbers[None]
        self.requests[request] = numbers.seq
        self.show(before)
        self.changed(self, mine)

    def set_rematch(self, rematch: str | None) -> None:
        """The table where the people meet again; everybody here is shown it."""
        if rematch != self.rematch:
            self.rematch = rematch
            self.show_table()

    async def read_ratings(self) -> bool:
        """Read how the match has changed the ratings of its players; False if no change is stored (yet)."""
        result = await read_result(self._store, self.id)
        self.ratings = result.ratings if result is not None else []
        return bool(self.ratings)

    # ------------------------------------------------------------ showing

    def show(self, before: Table) -> None:
        """Send the new view to every client for whom it differs; equal views are made once."""
        was, now = ((table.status, table.spec, table.seat_states) for table in (before, self.table))
        if was != now:
            self._leave_lost_seats()
            self.show_table()
        self._delay_view(before)
        made: dict[tuple[Viewer, int | None], bytes] = {}
        seats = seat_infos(self.table, self._presence)
        for looker in list(self.lookers):
            if self.table.changed_for(before, looker.viewer) and self._sees_now(looker):
                key = (looker.viewer, looker.seen)
                if key not in made:
                    made[key] = self.view(looker.viewer, looker.seen, seats)
                looker.send(made[key])
                looker.seen = self.table.view_numbers[looker.viewer].seq

    def _leave_lost_seats(self) -> None:
        """A person who has stood up, or whose seat has another number now, looks on as a watcher: the view of that seat belongs
        to its next owner."""
        for looker in self.lookers:
            if looker.viewer is not None and looker.viewer not in self.table.seats_of(looker.person):
                looker.viewer = looker.seen = None

    def _sees_now(self, looker: Looker) -> bool:
        """Whether the client may see the match, and at once: watching may be off, or come with a delay."""
        return is_shown(self.table, looker.person) and not self.is_delayed(looker.viewer)

    def view(self, viewer: Viewer, after: int | None = None, seats: list[SeatInfo] | None = None) -> bytes:
        """The view of a viewer as it is sent, with events since number `after`; `seats` if they are made already."""
        return encode(
            view_message(self.table, viewer, self._presence, self.now(), after=after, ratings=self.ratings, seats=seats)
        )

    def show_to(self, looker: Looker, after: int | None) -> None:
        """Send a client who has just joined the view it may see now, if there is one."""
        if self.is_delayed(looker.viewer):
            delayed = self.delayed_view()
            looker.seen = delayed.seq if delayed else None
            if delayed is not None:
                looker.send(delayed.data)
            return
        looker.send(self.view(looker.viewer, after))
        looker.seen = self.table.view_numbers[looker.viewer].seq

    async def show_ratings(self) -> None:
        """Send everybody the view once more, with the new ratings, if they are stored."""
        if await self.read_ratings():
            for looker in list(self.lookers):
                if self._sees_now(looker):
                    looker.send(self.view(looker.viewer, looker.seen))

    def send(self, message: ChatLine | ErrorMessage | Presence) -> None:
        """Send a message to every client at the table."""
        data = encode(message)
        for looker in list(self.lookers):
            looker.send(data)

    def show_table(self) -> None:
        """Send every client who sits where, and how the table is set."""
        for looker in list(self.lookers):
            looker.send(self.table_message(looker.person))

    def table_message(self, person: str | None) -> bytes:
        """Who sits where and how the table is set, for one person."""
        return encode(TableMessage(self.id, table_info(self.table, self._presence, person, self.rematch)))

    def show_presence(self) -> None:
        """Send every client who is here."""
        seated = {seat_state.person for seat_state in self.table.seat_states if seat_state.person}
        watching = self._presence.watching(self.id, seated)
        self.send(Presence(self.id, seat_infos(self.table, self._presence), watching))

    async def show_chat_to(self, looker: Looker) -> None:
        """Send a client the last lines of the chat, without those of people they do not want to hear."""
        for row in await self._store.chat(self.id):
            if row.person_id not in looker.blocked:
                looker.send(_chat_line(row))

    async def show_chat(self, after: int) -> None:
        """Send every client the lines of the chat after a number. Clients know lines by their number, so a line may be sent
        twice."""
        for row in await self._store.chat(self.id, after=after):
            line = _chat_line(row)
            for looker in list(self.lookers):
                if row.person_id not in looker.blocked:
                    looker.send(line)

    # ------------------------------------------------------------ watching with a delay

    def is_delayed(self, viewer: Viewer) -> bool:
        """Whether this viewer sees the match with a delay."""
        return viewer is None and self.table.spec.watch_delay_seconds > 0 and self.table.status == "playing"

    def _delay_view(self, before: Table) -> None:
        if self.table.status == "over":
            self._delayed.clear()
        elif self.is_delayed(None) and self.table.changed_for(before, None):
            self._delayed.add(self._last_at, self.table.view_numbers[None].seq, self.view(None))

    def delayed_view(self) -> DelayedView | None:
        """What a watcher with a delay sees now: the last view that is old enough."""
        return self._delayed.last_until(self.now() - self.table.spec.watch_delay_seconds * 1000)

    def show_delayed(self) -> None:
        """Send watchers with a delay the view they may see by now."""
        delayed = self.delayed_view()
        for looker in list(self.lookers):
            late = self.is_delayed(looker.viewer) and is_shown(self.table, looker.person)
            if delayed is not None and late and looker.seen != delayed.seq:
                looker.send(delayed.data)
                looker.seen = delayed.seq


def _log_failure(done: asyncio.Task[int]) -> None:
    """Log what failed, except a refusal: that is an answer, even if nobody waits for it any more."""
    error = None if done.cancelled() else done.exception()
    if error is not None and not isinstance(error, Refusal):
        log.error("a request failed: %s", type(error).__name__, exc_info=error)


def _chat_line(row: Row[Any]) -> bytes:
    return encode(ChatLine(row.table_id, row.id, row.seat, row.name, row.text, row.at))


def _listing_text(table: Table) -> str:
    return msgspec.json.encode(listing(table)).decode()
