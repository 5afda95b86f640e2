"""When people were last here, stored to the hour; and guests who have not come back for long are forgotten."""

from __future__ import annotations

import time

from rivertable.engine.registry import games
from rivertable.server.cluster.sockets import Sockets
from rivertable.server.store import Store
from rivertable.server.store.base import now_ms
from rivertable.server.store.expiring import forget_guests

AGAIN_SECONDS = 3600.0  # from one time that a person's visit is stored to the next
DAY_MS = 24 * 3600 * 1000
REMEMBERED = 50_000  # people; beyond them some visits are stored more often


class Visits:
    """Collects who is here, and stores it now and then."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._stored: dict[str, float] = {}
        self._due: set[str] = set()

    def note(self, person: str) -> None:
        """The person has asked for something, or has a socket."""
        if time.monotonic() - self._stored.get(person, -AGAIN_SECONDS) >= AGAIN_SECONDS:
            self._due.add(person)

    async def store(self) -> None:
        """Store what was noted since the last time."""
        due, self._due = sorted(self._due), set()
        if len(self._stored) + len(due) > REMEMBERED:
            self._stored.clear()
        await self._store.people_seen(due, now_ms())
        self._stored.update(dict.fromkeys(due, time.monotonic()))


class Forgetting:
    """Forgets guests who were not here for so many days, with what is theirs."""

    def __init__(self, store: Store, sockets: Sockets, visits: Visits, days: int) -> None:
        self._store, self._sockets, self._visits, self._away_ms = store, sockets, visits, days * DAY_MS

    async def sweep(self) -> None:
        """Store who is here now, and forget a few of those who have been away too long."""
        for person in self._sockets.people():
            self._visits.note(person)
        await self._visits.store()
        await forget_guests(self._store, now_ms() - self._away_ms, games())
