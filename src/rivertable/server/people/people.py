"""People: guests with a session in their browser, and names that are kept with a passphrase and recovered with a key."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Row

from rivertable.server.errors import Refusal
from rivertable.server.ids import new_id
from rivertable.server.limits import Buckets, network_of
from rivertable.server.names import clean_name, folded, look, unlike
from rivertable.server.store import Store
from rivertable.server.store.base import now_ms
from rivertable.server.store.sessions import (
    add_session,
    end_sessions,
    extend_session,
    person_of_session,
)

COOKIE = "rivertable"
DAY_MS = 24 * 60 * 60 * 1000
SESSION_MS = 90 * DAY_MS  # a session ends when it was not used for so long
COOKIE_SECONDS = SESSION_MS // 1000
SESSIONS = 30  # of a person, in as many browsers
LONGEST_COOKIE = 200
# Fish are the levels of bots, so no guest is called like one of them.
GUEST_NAMES = ("Heron", "Otter", "Kingfisher", "Wagtail", "Dipper", "Beaver", "Swan", "Salmon", "Plover", "Crane")
KEPT = "this name is kept already; its recovery key gives it another passphrase"
TRIES_RATE, TRIES_BURST = 1 / 6, 10  # of passphrases and recovery keys for one name from one address
ADDRESS_TRIES_RATE, ADDRESS_TRIES_BURST = 1 / 2, 40  # from one address for all names

hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)  # OWASP's smaller setting: servers are shared
_NOBODY = hasher.hash("nobody has this passphrase")


class Person(NamedTuple):
    """A person. `kept`: the name has a passphrase. `session` is the digest of the cookie they came with; `is_ageing`: that
    session is to be renewed."""

    id: str
    name: str
    kept: bool
    session: str = ""
    is_ageing: bool = False


class People:
    """Finds people by cookie or by kept name, and changes their names. Signed cookies of older releases are taken until
    `signed_until`, and renewed as sessions."""

    def __init__(self, store: Store, secret: str, signed_until: int) -> None:
        self._store, self._signed_until = store, signed_until
        self._signer = URLSafeSerializer(secret, salt="person", signer_kwargs={"digest_method": hashlib.sha256})
        self._tries = Buckets(TRIES_RATE, TRIES_BURST)
        self._address_tries = Buckets(ADDRESS_TRIES_RATE, ADDRESS_TRIES_BURST)
        self._hashing = asyncio.Semaphore(2)  # passphrases are slow to check on purpose: not too many at once

    # ------------------------------------------------------------ sessions

    async def new_cookie(self, person: Person) -> str:
        """Sign a person in: the cookie of a new session."""
        cookie, now = secrets.token_urlsafe(24), now_ms()
        await add_session(self._store, _digest(cookie), person.id, now + SESSION_MS, now, SESSIONS)
        return cookie

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """The person behind a cookie; None if it is missing, forged, too old or signed out."""
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        if "." in cookie:
            return await self._by_signed_cookie(cookie)
        digest, now = _digest(cookie), now_ms()
        row = await person_of_session(self._store, digest, now)
        return None if row is None else _person(row, digest, is_ageing=row.until - now < SESSION_MS // 2)

    async def _by_signed_cookie(self, cookie: str) -> Person | None:
        try:
            id, version = self._signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        row = await self._store.person(str(id)) if now_ms() < self._signed_until else None
        return _person(row, "", is_ageing=True) if row is not None and row.sessions == version else None

    async def renewed(self, person: Person, cookie: str) -> str:
        """The cookie of a session that goes on for longer: the same one, or a new one for a signed cookie."""
        if not person.session:
            return await self.new_cookie(person)
        await extend_session(self._store, person.session, now_ms() + SESSION_MS)
        return cookie

    async def sign_out(self, person: Person, *, everywhere: bool = False) -> None:
        """End the session that the person came with, or all of theirs."""
        await end_sessions(self._store, person.id, None if everywhere else person.session)

    # ------------------------------------------------------------ names

    async def new_guest(self) -> Person:
        name = f"{secrets.choice(GUEST_NAMES)} {secrets.randbelow(900) + 100}"
        person = Person(new_id(), name, False)
        await self._store.add_person(person.id, name, now_ms())
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name; a passphrase stays. For a guest this never tells whether somebody has kept the name: where
        it is shown to others it is unlike kept ones (`shown_name`)."""
        name = clean_name(name)
        kept = {"kept_name": folded(name), "look": look(name)} if person.kept else {}
        if not await self._store.change_person(person.id, name=name, **kept):
            raise Refusal("conflict", f"the name {name!r} is kept by somebody else; choose another")
        return person._replace(name=name)

    async def shown_name(self, person: Person, name: str) -> str:
        """A name under which somebody appears: with a number if it looks like a name that somebody else has kept."""
        names, shown = [], name
        while await self._store.is_like_kept(look(shown), person.id):
            names.append(shown)
            shown = unlike(name, names)
        return shown

    async def keep(self, person: Person, passphrase: str) -> str:
        """Keep the name with a passphrase, and return the recovery key, which is shown once. Refusal if the name is kept already:
        it gets another passphrase by the recovery key alone, so nobody takes it over at a browser left open."""
        if person.kept:
            raise Refusal("conflict", KEPT)
        key = secrets.token_urlsafe(18)
        values = {"passphrase_hash": await self._hash(passphrase), "recovery_hash": _digest(key)}
        names = {"kept_name": folded(person.name), "look": look(person.name)}
        if await self._store.keep_person(person.id, **names, **values):
            return key
        row = await self._store.person(person.id)
        if row is not None and row.passphrase_hash is not None:  # asked twice at the same time
            raise Refusal("conflict", KEPT)
        raise Refusal("conflict", f"a name like {person.name!r} is kept by somebody else; choose another first")

    async def check_own(self, person: Person, passphrase: str | None, address: str) -> None:
        """Refusal unless it is the person who asks: of a kept name with its passphrase, not just somebody at their browser."""
        if person.kept:
            await self.sign_in(person.name, passphrase or "", address)

    async def sign_in(self, name: str, passphrase: str, address: str) -> Person:
        """The person with a kept name, by its passphrase; Refusal if it is wrong, or too many were tried."""
        row = await self._owner(name, address)
        right = await self._is_right(row.passphrase_hash if row is not None else _NOBODY, passphrase)
        if row is None or not right:
            raise Refusal("forbidden", "this name and passphrase do not belong together")
        return _person(row)

    async def recover(self, name: str, key: str, passphrase: str, address: str) -> tuple[Person, str]:
        """Give a kept name a new passphrase, by its recovery key, and a new recovery key, which is shown once. All sessions of
        that person are over then."""
        row, new = await self._owner(name, address), secrets.token_urlsafe(18)
        right = hmac.compare_digest(row.recovery_hash if row is not None else _digest(""), _digest(key))
        values = {"passphrase_hash": await self._hash(passphrase), "recovery_hash": _digest(new)}
        if row is None or not right or not await self._store.recover_person(row.id, row.recovery_hash, **values):
            raise Refusal("forbidden", "this name and recovery key do not belong together")
        await end_sessions(self._store, row.id)
        return _person(row), new

    async def _owner(self, name: str, address: str) -> Row[Any] | None:
        """The row of the person who has kept a name; Refusal if too many passphrases were tried for it from this address. Tries
        from elsewhere do not lock anybody out."""
        name, network = folded(clean_name(name)), network_of(address)
        if not self._address_tries.take(network) or not self._tries.take(f"{network} {name}"):
            raise Refusal("too_fast", "too many tries; wait a minute")
        return await self._store.person_called(name)

    async def _hash(self, passphrase: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(hasher.hash, passphrase)

    async def _is_right(self, hashed: str, passphrase: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(hasher.verify, hashed, passphrase)
            except (Argon2Error, InvalidHashError):
                return False


def _person(row: Row[Any], session: str = "", *, is_ageing: bool = False) -> Person:
    return Person(row.id, row.name, row.passphrase_hash is not None, session, is_ageing)


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
