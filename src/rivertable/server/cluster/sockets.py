"""The open sockets of this node: how many an address and a person have, and whose they are."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rivertable.server.limits import network_of
from rivertable.server.metrics import Metrics
from rivertable.server.people.people import Person
from rivertable.server.store import Store
from rivertable.server.store.base import now_ms
from rivertable.server.store.sessions import sessions_of


class OpenSocket(Protocol):
    """A socket with the person whose cookie it was opened with."""

    @property
    def person(self) -> Person | None: ...

    def sign_out(self) -> None:
        """Close it: its cookie is no longer valid."""


class Sockets:
    """The open sockets, by address and by person."""

    def __init__(self, store: Store, metrics: Metrics, per_person: int, per_address: int) -> None:
        self._store, self._metrics = store, metrics
        self._per_person, self._per_address = per_person, per_address
        self._by_address: Counter[str] = Counter()
        self._by_person: defaultdict[str | None, set[OpenSocket]] = defaultdict(set)

    def __len__(self) -> int:
        return self._by_address.total()

    def people(self) -> list[str]:
        """The people who have a socket open."""
        return [person for person in self._by_person if person is not None]

    def is_full(self, address: str) -> bool:
        """Whether an address has as many sockets as it may."""
        return self._by_address[network_of(address)] >= self._per_address

    def has_too_many(self, person: Person | None) -> bool:
        """Whether a person has as many sockets as they may; those without a cookie count by their address only."""
        return person is not None and len(self._by_person.get(person.id, ())) >= self._per_person

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """A socket of this address counts while this lasts."""
        network = network_of(address)
        self._by_address[network] += 1
        try:
            yield
        finally:
            self._by_address -= Counter([network])

    @contextmanager
    def opened(self, socket: OpenSocket) -> Iterator[None]:
        """A socket is open, and found by its person, while this lasts."""
        person = socket.person.id if socket.person else None
        sockets = self._by_person[person]
        sockets.add(socket)
        self._metrics.sockets.inc()
        try:
            yield
        finally:
            self._metrics.sockets.dec()
            sockets.discard(socket)
            if not sockets:
                del self._by_person[person]

    async def sign_out(self, person: str) -> None:
        """Close the sockets of a person whose session is over, by the database."""
        if sockets := list(self._by_person.get(person, ())):
            valid = await sessions_of(self._store, person, now_ms())
            for socket in sockets:
                if socket.person is not None and socket.person.session not in valid:
                    socket.sign_out()

    async def sign_out_all(self) -> None:
        """The same for everybody."""
        for person in self.people():
            await self.sign_out(person)
