"""One server process: its database, its live tables, its bots, and what it does while nobody asks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from typing import Any

from rivertable.bots.pool import Pool
from rivertable.server.bot_runner import BotRunner
from rivertable.server.errors import Refusal
from rivertable.server.journal import Entry, TimedOut
from rivertable.server.live import LiveTable, LiveTables
from rivertable.server.metrics import Metrics
from rivertable.server.people import People
from rivertable.server.presence import ALIVE_SECONDS, PresenceBoard
from rivertable.server.protocol import ChatLine
from rivertable.server.ratings import keep_result, read_result
from rivertable.server.security import Buckets
from rivertable.server.settings import Settings
from rivertable.server.store import open_store, results
from rivertable.server.store.base import now_ms
from rivertable.server.table import Table
from rivertable.server.table_view import seat_infos

log = logging.getLogger(__name__)

TICK_SECONDS = 0.5
SWEEP_SECONDS = 5.0


class Node:
    """Everything a request may need. Use as a context: `async with Node(settings) as node`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings.url, settings.node, settings.lease_seconds)
        self.presence = PresenceBoard()
        self.metrics = Metrics()
        self.tables = LiveTables(self.store, self.presence, settings.idle_seconds)
        self.tables.changed = self._table_changed
        self.pool = Pool(
            settings.bot_workers,
            memory_mb=settings.bot_memory_mb,
            seconds=settings.bot_seconds,
            compiles=settings.bot_compile,
        )
        self.worlds = Pool(settings.world_workers, compiles=False, lazy=True)
        self.bots = BotRunner(self.store, self.tables, self.pool, self.worlds, settings.bot_pause_ms)
        self.limits = Buckets(settings.requests_per_second, settings.requests_burst)
        self.people: People
        self.sockets: dict[str, int] = {}  # open ones by address
        self.advised: set[str] = set()  # people a hint is being found for
        self.closing = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._exit = AsyncExitStack()

    async def __aenter__(self) -> Node:
        await self.store.open(self._heard)
        self._exit.push_async_callback(self.store.close)
        self._exit.push_async_callback(self.tables.close)
        self.people = People(self.store, await self.store.setting("cookie_secret", secrets.token_hex(32)))
        await self._exit.enter_async_context(self.pool)
        await self._exit.enter_async_context(self.worlds)
        self._exit.push_async_callback(self.bots.close)
        self._exit.push_async_callback(self._end_tasks)
        for work in (self._tick, self._sweep):
            self.spawn(self._forever(work))
        self.spawn(self._announce("who", "-"))
        return self

    async def __aexit__(self, *_: object) -> None:
        self.closing.set()
        await self._exit.aclose()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background and keep hold of it until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _end_tasks(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------ when a table changes

    def _table_changed(self, live: LiveTable, mine: bool) -> None:
        if mine:
            self.bots.wake(live)
        if live.table.status == "over" and not live.ratings:
            self.spawn(self.finish(live, keep=mine))

    async def finish(self, live: LiveTable, *, keep: bool = True) -> None:
        """Keep the result, rate the players, and tell those who look."""
        if keep:
            finished = max(lookout.at for lookout in live.table.lookouts.values())
            await keep_result(self.store, live.table, seat_infos(live.table, self.presence), finished)
            self.metrics.finished.labels(live.table.spec.game).inc()
        result = await read_result(self.store, live.id)
        if result is not None and result.ratings:
            live.ratings = result.ratings
            live.show_again()

    # ------------------------------------------------------------ other nodes

    def _heard(self, node: str, topic: str, said: str) -> None:
        if topic == "tables":
            for id in said.split(","):
                if (live := self.tables.loaded(id)) is not None:
                    self.spawn(live.catch_up())
        elif topic == "chat":
            table, _, after = said.partition(" ")
            self.spawn(self.show_chat(table, int(after)))
        elif topic == "presence":
            if (live := self.tables.loaded(self.presence.hear(node, said))) is not None:
                live.show_presence()
        elif topic == "rematch":
            table, _, rematch = said.partition(" ")
            if (live := self.tables.loaded(table)) is not None:
                live.rematch = rematch
                live.show_table()
        elif topic in ("who", "alive"):
            if self.presence.alive(node) or topic == "who":
                self.spawn(self._tell_presence())
        elif topic == "everything":
            for live in self.tables.all():
                self.spawn(live.catch_up())

    async def _announce(self, topic: str, text: str) -> None:
        try:
            await self.store.announce(topic, text)
        except Exception as error:
            log.warning("nothing could be announced: %s", type(error).__name__)

    async def _tell_presence(self) -> None:
        for table in self.presence.tables():
            await self._announce("presence", self.presence.announcement(table))

    def presence_changed(self, live: LiveTable) -> None:
        live.show_presence()
        if self.store.kind == "postgresql":
            self.spawn(self._announce("presence", self.presence.announcement(live.id)))

    async def show_chat(self, table: str, after: int) -> None:
        """Send chat lines after a number to everybody at the table."""
        live = self.tables.loaded(table)
        if live is None:
            return
        for row in await self.store.chat(table, after=after):
            live.tell(ChatLine(table, row.id, row.seat, row.name, row.text, row.at))

    async def chat_added(self, table: str, id: int) -> None:
        await self.show_chat(table, id - 1)
        await self._announce("chat", f"{table} {id - 1}")

    async def rematch_set(self, live: LiveTable, rematch: str) -> None:
        live.rematch = rematch
        live.show_table()
        await self._announce("rematch", f"{live.id} {rematch}")

    # ------------------------------------------------------------ while nobody asks

    async def _forever(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception:
                log.exception("%s failed", work.__name__)
                await asyncio.sleep(1)

    async def _tick(self) -> None:
        """Clocks and delayed views of tables people look at."""
        await asyncio.sleep(TICK_SECONDS)
        for live in self.tables.all():
            clock = live.table.clock
            if clock is not None and clock.deadline is not None and clock.deadline <= now_ms():
                await self.time_out(live)
            if live.table.spec.watch_delay_seconds and live.lookers:
                live.show_delayed()

    async def time_out(self, live: LiveTable) -> None:
        clock = live.table.clock
        for seat in clock.running if clock else ():
            if clock is not None and clock.left_at(seat, now_ms()) <= 0:
                with suppress(Refusal):
                    await live.request(_timed_out(seat), f"clock {seat} {live.table.seq}", seat)

    async def _sweep(self) -> None:
        """Jobs and clocks that nobody looks after, results that were not kept, idle tables, silent nodes."""
        began = time.monotonic()
        await self.bots.take_over()
        for id in await self.store.overdue(now_ms()):
            with suppress(Refusal):
                await self.time_out(await self.tables.get(id))
        for id in await results.unfinished_results(self.store):
            with suppress(Refusal):
                live = await self.tables.get(id)
                if live.table.status == "over":
                    await self.finish(live)
        await self.tables.forget_idle()
        if self.store.kind == "postgresql":
            await self._announce("alive", str(ALIVE_SECONDS))
            for id in self.presence.forget_silent():
                if (live_here := self.tables.loaded(id)) is not None:
                    live_here.show_presence()
        pause = min(SWEEP_SECONDS, self.settings.lease_seconds / 3)
        await asyncio.sleep(max(0.1, pause - (time.monotonic() - began)))


def _timed_out(seat: int) -> Callable[[Table], Entry]:
    return lambda table: TimedOut(seat)
