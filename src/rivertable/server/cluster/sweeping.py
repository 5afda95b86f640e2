"""What a node does by itself, again and again: heartbeats, clocks, and what other nodes have left behind."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

from rivertable.server.background import Background
from rivertable.server.bots.runner import BotRunner
from rivertable.server.cluster.announcements import Announcements
from rivertable.server.cluster.finishing import Finisher
from rivertable.server.cluster.home_network import HomeNetwork
from rivertable.server.cluster.presence import PresenceTracker
from rivertable.server.cluster.visits import Forgetting
from rivertable.server.errors import Refusal
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.sessions.table_sessions import TableSessions
from rivertable.server.store import Store, results
from rivertable.server.store.base import now_ms
from rivertable.server.table.entries import TimedOut
from rivertable.server.table.table import Table

log = logging.getLogger(__name__)

TICK_SECONDS = 0.5
SWEEP_SECONDS = 5.0


class Sweeper:
    """Three loops: `heartbeat`, `tick` and `sweep`. Each waits for nothing that another does."""

    def __init__(
        self,
        store: Store,
        sessions: TableSessions,
        presence: PresenceTracker,
        bots: BotRunner,
        announcements: Announcements,
        finisher: Finisher,
        home: HomeNetwork,
        forgetting: Forgetting,
        lease_seconds: float,
    ) -> None:
        self._store, self._sessions, self._presence, self._bots = store, sessions, presence, bots
        self._announcements, self._finisher, self._home = announcements, finisher, home
        self._forgetting = forgetting
        self._pause = min(SWEEP_SECONDS, lease_seconds / 3)

    def start(self, background: Background) -> None:
        """Run the loops in the background until it is closed."""
        for work in (self.heartbeat, self.tick, self.sweep):
            background.spawn(_forever(work))

    async def heartbeat(self) -> None:
        """Renew the leases of this node's bot jobs, announce that it is alive, and forget nodes that are not."""
        began = time.monotonic()
        with _logged("renewing leases"):
            await self._bots.renew_leases()
        if self._store.kind == "postgresql":
            await self._announcements.announce("alive", "-")
            for table in self._presence.forget_silent():
                self._announcements.show_presence(table)
        await self._rest(began)

    async def tick(self) -> None:
        """Time out clocks of tables in memory, and show views that watchers see with a delay."""
        await asyncio.sleep(TICK_SECONDS)
        for session in self._sessions.all():
            with _logged(f"table {session.id}: its clock or its delayed view"):
                clock = session.table.clock
                if clock is not None and clock.deadline is not None and clock.deadline <= session.now():
                    await time_out(session)
                if session.table.spec.watch_delay_seconds and session.lookers:
                    session.show_delayed()

    async def sweep(self) -> None:
        """Take over bot jobs, clocks and results that no node looks after, and forget idle tables. A failure at one of them
        is logged, and the others go on."""
        began = time.monotonic()
        with _logged("taking over bots"):
            await self._bots.take_over()
        with _logged("looking for clocks"):
            for id in await self._store.overdue(now_ms()):
                with _logged(f"table {id}: its clock"), suppress(Refusal):
                    await time_out(await self._sessions.get(id))
        with _logged("looking for results"):
            for id in await results.unfinished_results(self._store):
                with _logged(f"table {id}: its result"), suppress(Refusal):
                    session = await self._sessions.get(id)
                    if session.table.status == "over":
                        await self._finisher.finish(session)
        with _logged("forgetting idle tables"):
            self._bots.hold_sessions()
            await self._sessions.forget_idle()
            self._presence.forget_other_tables(self._sessions)
        with _logged("forgetting guests"):
            await self._forgetting.sweep()
        with _logged("looking after the home network"):
            await self._home.sweep()
        with _logged("looking for a newer release"):
            if await self._store.is_left_behind():
                log.error(
                    "a newer version of rivertable uses the database now: this node ends; start it with that version"
                )
                end_process()
        await self._rest(began)

    async def _rest(self, began: float) -> None:
        await asyncio.sleep(max(0.1, self._pause - (time.monotonic() - began)))


def end_process() -> None:
    """Close the node in good order, and all others that were started with it, as if somebody had asked for it."""
    parent = multiprocessing.parent_process()
    if parent is None or parent.pid is None:
        signal.raise_signal(signal.SIGTERM)
    else:
        os.kill(parent.pid, signal.SIGTERM)


async def time_out(session: TableSession) -> None:
    """Time out the seats of a table whose clocks are at zero."""
    clock = session.table.clock
    for seat in clock.running if clock else ():
        if clock is not None and clock.left_at(seat, session.now()) <= 0:
            with suppress(Refusal):
                await session.request(partial(_timed_out, seat), f"clock {seat} {session.table.seq}", seat)


def _timed_out(seat: int, _: Table) -> TimedOut:
    return TimedOut(seat)


async def _forever(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Exception:
            log.exception("%s failed", work.__name__)
            await asyncio.sleep(1)


@contextmanager
def _logged(what: str) -> Iterator[None]:
    """Log what fails in here, and go on after it."""
    try:
        yield
    except Exception:
        log.exception("%s failed", what)
