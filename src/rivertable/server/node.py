"""One server process: its database, its tables, its bots, and what it does while nobody asks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from rivertable.bots.pool import Pool
from rivertable.engine.errors import RivertableError
from rivertable.server.bots.runner import BotRunner
from rivertable.server.cluster.presence import PresenceTracker
from rivertable.server.errors import Refusal
from rivertable.server.metrics import Metrics
from rivertable.server.people.people import People, Person
from rivertable.server.people.ratings import keep_result
from rivertable.server.protocol.messages import ChatLine
from rivertable.server.readers.overlays import Overlays
from rivertable.server.readers.pool import Readers
from rivertable.server.security import Allowances, Buckets
from rivertable.server.sessions.table_sessions import TableSession, TableSessions
from rivertable.server.settings import Settings
from rivertable.server.store import open_store, results
from rivertable.server.store.base import now_ms
from rivertable.server.table.entries import AnyEntry, TimedOut
from rivertable.server.table.table import Table
from rivertable.server.views.tables import seat_infos

if TYPE_CHECKING:
    from rivertable.server.socket.connection import Connection

log = logging.getLogger(__name__)

TICK_SECONDS = 0.5
SWEEP_SECONDS = 5.0
CATCH_UP_PAUSES = (0.5, 1, 2, 4)  # seconds; when the database is away for longer, so are its announcements
ALL_NODES = "-"


class Node:
    """Everything a request may need. Use as a context: `async with Node(settings) as node`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings.url, settings.node, settings.lease_seconds)
        self.presence = PresenceTracker(settings.away_seconds)
        self.metrics = Metrics()
        self.sessions = TableSessions(self.store, self.presence, settings.idle_seconds)
        self.sessions.changed = self._table_changed
        self.pool = Pool(
            settings.bot_workers,
            memory_mb=settings.bot_memory_mb,
            seconds=settings.bot_seconds,
            compiles=settings.bot_compile,
        )
        self.worlds = Pool(settings.world_workers, compiles=False, lazy=True)
        self.bots = BotRunner(self.store, self.sessions, self.pool, self.worlds, settings.bot_pause_ms)
        self.readers = Readers(
            settings.readers,
            memory_mb=settings.reader_memory_mb,
            seconds=settings.reader_seconds,
            allowances=Allowances(settings.refused_seconds),
        )
        self.overlays = Overlays(self.readers)
        self.limits = Buckets(settings.requests_per_second, settings.requests_burst)
        self.people: People
        self.sockets: dict[str, int] = {}  # open ones by address
        self._connections: defaultdict[str | None, set[Connection]] = defaultdict(set)  # by person
        self.advised: set[str] = set()  # people a hint is being found for
        self.closing = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._telling = asyncio.Lock()
        self._exit = AsyncExitStack()

    async def __aenter__(self) -> Node:
        await self.store.open(self._heard)
        self._exit.push_async_callback(self.store.close)
        self._exit.push_async_callback(self.sessions.close)
        self.people = People(self.store, await self.store.setting("cookie_secret", secrets.token_hex(32)))
        await self._exit.enter_async_context(self.pool)
        await self._exit.enter_async_context(self.worlds)
        await self._exit.enter_async_context(self.readers)
        self._exit.push_async_callback(self.bots.close)
        self._exit.push_async_callback(self._end_tasks)
        for work in (self._beat, self._tick, self._sweep):
            self.spawn(self._forever(work))
        return self

    async def __aexit__(self, *_: object) -> None:
        self.closing.set()
        await self._exit.aclose()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background and keep hold of it until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something in the background failed", exc_info=error)

    async def _end_tasks(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------ when a table changes

    def _table_changed(self, session: TableSession, mine: bool) -> None:
        if mine:
            self.bots.wake(session)
        if session.table.status == "over" and not session.ratings:
            self.spawn(self.finish(session, keep=mine))

    async def finish(self, session: TableSession, *, keep: bool = True) -> None:
        """Keep the result, rate the players, and tell those who look."""
        if keep:
            finished = max(numbers.at for numbers in session.table.view_numbers.values())
            if await keep_result(self.store, session.table, seat_infos(session.table, self.presence), finished):
                self.metrics.finished.labels(session.table.spec.game).inc()
            await self._announce("result", session.id)
        await self.show_ratings(session)

    async def show_ratings(self, session: TableSession) -> None:
        if await session.read_ratings():
            session.show_again()

    # ------------------------------------------------------------ open sockets

    @contextmanager
    def connected(self, connection: Connection) -> Iterator[None]:
        """While this lasts a socket is open, and found by its person."""
        person = connection.person.id if connection.person else None
        sockets = self._connections[person]
        sockets.add(connection)
        self.metrics.sockets.inc()
        try:
            yield
        finally:
            self.metrics.sockets.dec()
            sockets.discard(connection)
            if not sockets:
                del self._connections[person]

    async def sign_out(self, person: Person) -> None:
        """Close the sockets of whoever signed in as this person before the person's present sessions, on every node."""
        self._hang_up(person.id, person.sessions)
        self._announce_surely("signed_out", f"{person.id} {person.sessions}")

    def _hang_up(self, id: str, sessions: int) -> None:
        for connection in self._connections.get(id, ()):
            if connection.person is not None and connection.person.sessions < sessions:
                connection.sign_out()

    async def _hang_up_missed(self) -> None:
        for id in [id for id in self._connections if id is not None]:
            if (row := await self.store.person(id)) is not None:
                self._hang_up(id, row.sessions)

    # ------------------------------------------------------------ other nodes

    def _heard(self, node: str, topic: str, said: str) -> None:
        if topic == "everything":
            self._missed_something()
            return
        if self.presence.alive(node):  # new, or forgotten while it was silent: its people are not known here
            self._announce_surely("who", node)
        table, _, rest = said.partition(" ")
        session = self.sessions.loaded(table)
        match topic:
            case "tables":
                for id in said.split(","):
                    if (grown := self.sessions.loaded(id)) is not None:
                        self.spawn(self._catch_up(grown))
            case "result" if session is not None:
                self.spawn(self.show_ratings(session))
            case "chat":
                self.spawn(self.show_chat(table, int(rest)))
            case "presence":
                self.presence.hear(node, said)
                self._show_presence(table)
            case "rematch" if session is not None:
                session.rematch = rest
                session.show_table()
            case "who" if said in (ALL_NODES, self.settings.node):
                self._tell_presence_surely()
            case "told":
                for id in self.presence.told(node):
                    self._show_presence(id)
            case "signed_out":
                person, _, sessions = said.partition(" ")
                self._hang_up(person, int(sessions))

    def _missed_something(self) -> None:
        """Nothing was heard for a while: what others did meanwhile is read or asked for, and what they may have asked is
        answered."""
        for session in self.sessions.all():
            self.spawn(
                self._again_and_again(f"table {session.id}: reading it again", partial(self._read_again, session))
            )
        self.presence.doubt()
        self._announce_surely("who", ALL_NODES)
        self._tell_presence_surely()
        self.spawn(self._again_and_again("closing sockets of recovered names", self._hang_up_missed))

    async def _read_again(self, session: TableSession) -> None:
        """Whatever another node may have announced about a table."""
        await session.catch_up()
        row = await self.store.table(session.id)
        if row is not None and row.rematch != session.rematch:
            session.rematch = row.rematch
            session.show_table()
        if session.table.status == "over" and not session.ratings:
            await self.show_ratings(session)
        if session.lookers:
            await self.show_chat(session.id, 0)  # a line that was shown before is known by its id

    async def _catch_up(self, session: TableSession) -> None:
        """Read what other nodes have added to a table."""
        await self._again_and_again(f"table {session.id}: reading what was added", session.catch_up)

    def _announce_surely(self, topic: str, text: str) -> None:
        """In the background: what the others hear of by nothing else."""
        self.spawn(self._again_and_again(f"announcing {topic}", partial(self.store.announce, topic, text)))

    async def _again_and_again(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        """Where the database does not answer, again a little later."""
        for pause in (*CATCH_UP_PAUSES, None):
            try:
                await work()
                return
            except Exception as error:
                if pause is None or isinstance(error, RivertableError):  # the latter would come again
                    raise
                log.warning("%s failed, and is tried again: %s", what, type(error).__name__)
                await asyncio.sleep(pause)

    async def _announce(self, topic: str, text: str) -> None:
        try:
            await self.store.announce(topic, text)
        except Exception as error:
            log.warning("nothing could be announced: %s", type(error).__name__)

    def _tell_presence_surely(self) -> None:
        self.spawn(self._again_and_again("telling who is here", self._tell_presence))

    async def _tell_presence(self) -> None:
        """All of this node's people. Whoever was not named by the end of it counts as gone, so no word of it may be lost."""
        for table in self.presence.tables():
            await self._announce_presence(table)
        await self.store.announce("told", "-")

    async def _announce_presence(self, table: str) -> None:
        async with self._telling:  # one after the other, so that the last word is the newest
            await self.store.announce("presence", self.presence.announcement(table))

    def presence_changed(self, session: TableSession) -> None:
        session.show_presence()
        if self.store.kind == "postgresql":
            announcing = partial(self._announce_presence, session.id)
            self.spawn(self._again_and_again("announcing presence", announcing))

    def _show_presence(self, table: str) -> None:
        if (session := self.sessions.loaded(table)) is not None:
            session.show_presence()

    async def show_chat(self, table: str, after: int) -> None:
        """Send chat lines after a number to everybody at the table."""
        session = self.sessions.loaded(table)
        if session is None:
            return
        for row in await self.store.chat(table, after=after):
            session.tell(ChatLine(table, row.id, row.seat, row.name, row.text, row.at))

    async def chat_added(self, table: str, id: int) -> None:
        await self.show_chat(table, id - 1)
        await self._announce("chat", f"{table} {id - 1}")

    async def rematch_set(self, session: TableSession, rematch: str) -> None:
        session.rematch = rematch
        session.show_table()
        await self._announce("rematch", f"{session.id} {rematch}")

    # ------------------------------------------------------------ while nobody asks

    async def _forever(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception:
                log.exception("%s failed", work.__name__)
                await asyncio.sleep(1)

    async def _beat(self) -> None:
        """That this node lives and which others do. It waits for nothing else, so that no lease runs out meanwhile."""
        began = time.monotonic()
        with _logged("renewing leases"):
            await self.bots.renew_leases()
        if self.store.kind == "postgresql":
            await self._announce("alive", "-")
            for id in self.presence.forget_silent():
                self._show_presence(id)
        await self._rest(began)

    async def _rest(self, began: float) -> None:
        pause = min(SWEEP_SECONDS, self.settings.lease_seconds / 3)
        await asyncio.sleep(max(0.1, pause - (time.monotonic() - began)))

    async def _tick(self) -> None:
        """Clocks and delayed views of tables people look at."""
        await asyncio.sleep(TICK_SECONDS)
        for session in self.sessions.all():
            with _logged(f"table {session.id}: its clock or its delayed view"):
                clock = session.table.clock
                if clock is not None and clock.deadline is not None and clock.deadline <= now_ms():
                    await self.time_out(session)
                if session.table.spec.watch_delay_seconds and session.lookers:
                    session.show_delayed()

    async def time_out(self, session: TableSession) -> None:
        clock = session.table.clock
        for seat in clock.running if clock else ():
            if clock is not None and clock.left_at(seat, now_ms()) <= 0:
                with suppress(Refusal):
                    await session.request(_timed_out(seat), f"clock {seat} {session.table.seq}", seat)

    async def _sweep(self) -> None:
        """Jobs and clocks that nobody looks after, results that were not kept, idle tables. What fails at one of them does
        not keep the others waiting."""
        began = time.monotonic()
        with _logged("taking over bots"):
            await self.bots.take_over()
        with _logged("looking for clocks"):
            for id in await self.store.overdue(now_ms()):
                with _logged(f"table {id}: its clock"), suppress(Refusal):
                    await self.time_out(await self.sessions.get(id))
        with _logged("looking for results"):
            for id in await results.unfinished_results(self.store):
                with _logged(f"table {id}: its result"), suppress(Refusal):
                    session = await self.sessions.get(id)
                    if session.table.status == "over":
                        await self.finish(session)
        with _logged("forgetting idle tables"):
            self.bots.hold_tables()
            await self.sessions.forget_idle()
        await self._rest(began)


@contextmanager
def _logged(what: str) -> Iterator[None]:
    """What goes wrong is logged, and the rest goes on."""
    try:
        yield
    except Exception:
        log.exception("%s failed", what)


def _timed_out(seat: int) -> Callable[[Table], AnyEntry]:
    return lambda table: TimedOut(seat)
