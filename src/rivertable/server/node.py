"""One server process: makes its parts, starts them and stops them."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import AsyncExitStack

from rivertable.bots.pool import Pool
from rivertable.server.background import Background
from rivertable.server.bots.adviser import Adviser
from rivertable.server.bots.runner import BotRunner
from rivertable.server.cluster.announcements import Announcements
from rivertable.server.cluster.finishing import Finisher
from rivertable.server.cluster.health_check import HealthCheck
from rivertable.server.cluster.home_network import HomeNetwork
from rivertable.server.cluster.presence import PresenceTracker
from rivertable.server.cluster.sockets import Sockets
from rivertable.server.cluster.sweeping import Sweeper
from rivertable.server.cluster.visits import Forgetting, Visits
from rivertable.server.limits import Allowances, Bucket, Buckets, Budgets
from rivertable.server.metrics import Metrics
from rivertable.server.people.people import SESSION_MS, People
from rivertable.server.readers.overlays import Overlays
from rivertable.server.readers.pool import Readers
from rivertable.server.sessions.table_codes import TableCodes
from rivertable.server.sessions.table_sessions import TableSessions
from rivertable.server.settings import Settings
from rivertable.server.store import open_store
from rivertable.server.store.base import now_ms

TALK_RATE, TALK_BURST = 0.5, 8  # lines of a person in the chat, at all tables
REPORTS = 5  # of a person or an address in ten minutes


class Node:
    """The parts that endpoints and socket handlers work with. Use as a context: `async with Node(settings) as node`."""

    people: People  # made when the database is open: it holds the secret of the cookies

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.background = Background()
        self.closing = asyncio.Event()
        self.budgets = Budgets(
            Buckets(settings.requests_per_second, settings.requests_burst),
            Buckets(settings.address_requests_per_second, settings.address_requests_burst),
        )
        self.new_guests = Buckets(settings.guests_per_address / 600, settings.guests_per_address)  # in ten minutes
        self.new_tables = Buckets(settings.tables_per_address / 600, settings.tables_per_address)  # in ten minutes
        self.talking = Buckets(TALK_RATE, TALK_BURST)
        self.reporting = Buckets(REPORTS / 600, REPORTS)  # in ten minutes
        self.browser_errors, self.all_browser_errors = Buckets(1 / 60, 10), Bucket(1, 60)
        self.own_data = Budgets(Buckets(1 / 60, 3), Buckets(1 / 10, 20))
        self.problem_reports = Buckets(1 / 3600, 5)
        self.store = open_store(settings.url, settings.node, settings.lease_seconds)
        self.presence = PresenceTracker(settings.away_seconds)
        self.sockets = Sockets(self.store, self.metrics, settings.sockets_per_person, settings.sockets_per_address)
        self.visits = Visits(self.store)
        self.health = HealthCheck(self.store)
        self.sessions = TableSessions(self.store, self.presence, settings.idle_seconds)
        self.codes = TableCodes(self.store, self.sessions)
        self.home = HomeNetwork(settings.home_network, self.sessions)
        self._make_bots()
        self._make_readers()
        self._make_cluster()

    def _make_bots(self) -> None:
        settings = self.settings
        self.pool = Pool(
            settings.bot_workers,
            memory_mb=settings.bot_memory_mb,
            seconds=settings.bot_seconds,
            compiles=settings.bot_compile,
        )
        self.physics_pool = Pool(settings.world_workers, compiles=False, lazy=True)
        pools = (self.pool, self.physics_pool)
        self.bots = BotRunner(self.store, self.sessions, *pools, settings.bot_pause_ms, settings.release_ms)
        self.adviser = Adviser(self.pool)

    def _make_readers(self) -> None:
        settings = self.settings
        self.readers = Readers(
            settings.readers,
            memory_mb=settings.reader_memory_mb,
            seconds=settings.reader_seconds,
            allowances=Allowances(settings.refused_seconds),
        )
        self.overlays = Overlays(self.readers, self.sessions.overlays)

    def _make_cluster(self) -> None:
        parts = (self.store, self.sessions, self.presence)
        self.announcements = Announcements(*parts, self.sockets, self.background)
        self.finisher = Finisher(self.store, self.presence, self.announcements, self.background, self.metrics)
        self.forgetting = Forgetting(self.store, self.sockets, self.visits, self.settings.guest_days)
        self.sweeper = Sweeper(
            *parts,
            self.bots,
            self.announcements,
            self.finisher,
            self.home,
            self.forgetting,
            self.settings.lease_seconds,
        )
        self.sessions.listeners += [self.bots.table_changed, self.finisher.table_changed]

    async def __aenter__(self) -> Node:
        self._exit = AsyncExitStack()
        await self.store.open(self.announcements.receive)
        self._exit.push_async_callback(self.store.close)
        self._exit.push_async_callback(self.health.close)
        self._exit.push_async_callback(self.sessions.close)
        self.people = await self._people()
        await self._exit.enter_async_context(self.pool)
        await self._exit.enter_async_context(self.physics_pool)
        await self._exit.enter_async_context(self.readers)
        self._exit.push_async_callback(self.bots.close)
        self._exit.push_async_callback(self.background.close)
        self._exit.push_async_callback(self.home.close)
        self.sweeper.start(self.background)
        return self

    async def _people(self) -> People:
        """Signed cookies of older releases are taken for as long after the update as a session lasts unused."""
        secret = await self.store.setting("cookie_secret", secrets.token_hex(32))
        return People(self.store, secret, int(await self.store.setting("signed_until", str(now_ms() + SESSION_MS))))

    async def __aexit__(self, *_: object) -> None:
        self.closing.set()
        await self._exit.aclose()
