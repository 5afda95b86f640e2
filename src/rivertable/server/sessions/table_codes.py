"""Short codes of open tables, for people who type them on a phone."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import NamedTuple

from rivertable.server.errors import Refusal
from rivertable.server.limits import Bucket, Buckets, network_of
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.sessions.table_sessions import TableSessions
from rivertable.server.store import Store, codes
from rivertable.server.store.base import now_ms

SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none of 0, O, 1, I: they are mistaken for each other
LENGTH = 6
LIVE_MS = 60 * 60 * 1000
DRAWS = 5  # of a code that is not taken: with a thousand million codes the first one is free
TRIES_BURST, TRIES_RATE = 10, 1 / 6  # of one address
ALL_TRIES_BURST, ALL_TRIES_RATE = 60, 2.0  # of everybody together
NO_TABLE = "no table has this code now: it may be mistyped, too old, or the seats are taken; ask for a new one"


class TableCode(NamedTuple):
    """A code, and the moment after which it leads nowhere."""

    code: str
    until: int


class TableCodes:
    """Gives open tables their codes, and finds tables by them. A code is valid while a seat is open, an hour at most."""

    def __init__(self, store: Store, sessions: TableSessions, now: Callable[[], int] = now_ms) -> None:
        self._store, self._sessions, self._now = store, sessions, now
        self._tries = Buckets(TRIES_RATE, TRIES_BURST)
        self._all_tries = Bucket(ALL_TRIES_RATE, ALL_TRIES_BURST)

    async def code_of(self, session: TableSession) -> TableCode:
        """The code of a table; Refusal if no seat is open there."""
        if session.table.status != "open":
            raise Refusal("conflict", "no seat is open at this table")
        for _ in range(DRAWS):
            now = self._now()
            if row := await codes.code_of(self._store, session.id, now):
                return TableCode(row.code, row.until)
            await codes.add_code(self._store, new_code(), session.id, now, now + LIVE_MS)
        raise Refusal("unavailable", "no code could be made; try again")

    async def table_with(self, typed: str, address: str, person: str | None = None) -> TableSession:
        """The table with a code that somebody at an address typed. One Refusal stands for all codes that lead nowhere: wrong
        ones, old ones, and those of tables without an open seat, except for a person who sits there: they come back."""
        if not self._tries.take(network_of(address)) or not self._all_tries.take():
            raise Refusal("too_fast", "too many codes were tried; wait a minute")
        code = plain_code(typed)
        id = await codes.table_with_code(self._store, code, self._now()) if code else None
        session = await self._sessions.get(id) if id is not None else None
        if session is None or (session.table.status != "open" and not session.table.seats_of(person)):
            raise Refusal("not_found", NO_TABLE)
        return session


def new_code() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def plain_code(typed: str) -> str | None:
    """A code as it is stored, from what was typed: small letters, spaces and hyphens are allowed. None if it is no code."""
    text = typed.replace(" ", "").replace("-", "").upper()
    return text if len(text) == LENGTH and all(sign in SIGNS for sign in text) else None
