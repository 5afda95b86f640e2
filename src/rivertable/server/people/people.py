"""People: guests with a signed cookie, and names that are kept with a passphrase and recovered with a key."""

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
from rivertable.server.limits import Buckets
from rivertable.server.names import clean_name, folded
from rivertable.server.store import Store
from rivertable.server.store.base import now_ms

COOKIE = "rivertable"
COOKIE_SECONDS = 60 * 60 * 24 * 365
# Fish are the levels of bots, so no guest is called like one of them.
GUEST_NAMES = ("Heron", "Otter", "Kingfisher", "Wagtail", "Dipper", "Beaver", "Swan", "Salmon", "Plover", "Crane")
KEPT = "this name is kept already; its recovery key gives it another passphrase"

hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)  # OWASP's smaller setting: servers are shared
_NOBODY = hasher.hash("nobody has this passphrase")


class Person(NamedTuple):
    """A person. `kept`: the name has a passphrase. A cookie is valid while it has the person's `cookie_version`."""

    id: str
    name: str
    kept: bool
    cookie_version: int


class People:
    """Finds people by cookie or by kept name, and changes their names."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._signer = URLSafeSerializer(secret, salt="person", signer_kwargs={"digest_method": hashlib.sha256})
        self._tries = Buckets(rate=1 / 6, burst=10)  # of passphrases and recovery keys, per name
        self._hashing = asyncio.Semaphore(2)  # passphrases are slow to check on purpose: not too many at once

    def cookie_of(self, person: Person) -> str:
        return str(self._signer.dumps([person.id, person.cookie_version]))

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """The person behind a cookie; None if it is missing, forged or signed out."""
        try:
            id, version = self._signer.loads(cookie or "")
        except (BadSignature, ValueError, TypeError):
            return None
        row = await self._store.person(str(id))
        return _person(row) if row is not None and row.sessions == version else None

    async def new_guest(self) -> Person:
        name = f"{secrets.choice(GUEST_NAMES)} {secrets.randbelow(900) + 100}"
        person = Person(new_id(), name, False, 0)
        await self._store.add_person(person.id, name, now_ms())
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name; a passphrase stays. Refusal if somebody else has kept that name."""
        name = clean_name(name)
        owner = await self._store.person_called(folded(name))
        if owner is not None and owner.id != person.id:
            raise Refusal("conflict", f"the name {name!r} is kept by somebody else; sign in or choose another")
        kept = {"kept_name": folded(name)} if person.kept else {}
        if not await self._store.change_person(person.id, name=name, **kept):
            raise Refusal("conflict", f"the name {name!r} is kept by somebody else; sign in or choose another")
        return person._replace(name=name)

    async def keep(self, person: Person, passphrase: str) -> str:
        """Keep the name with a passphrase, and return the recovery key, which is shown once. Refusal if the name is kept already:
        it gets another passphrase by the recovery key alone, so nobody takes it over at a browser left open."""
        if person.kept:
            raise Refusal("conflict", KEPT)
        key = secrets.token_urlsafe(18)
        values = {"passphrase_hash": await self._hash(passphrase), "recovery_hash": _digest(key)}
        if await self._store.keep_person(person.id, kept_name=folded(person.name), **values):
            return key
        row = await self._store.person(person.id)
        if row is not None and _person(row).kept:  # asked twice at the same time
            raise Refusal("conflict", KEPT)
        raise Refusal("conflict", f"the name {person.name!r} is kept by somebody else; choose another first")

    async def sign_in(self, name: str, passphrase: str) -> Person:
        """The person with a kept name, by its passphrase; Refusal if it is wrong, or too many were tried."""
        row = await self._owner(name)
        right = await self._is_right(row.passphrase_hash if row is not None else _NOBODY, passphrase)
        if row is None or not right:
            raise Refusal("forbidden", "this name and passphrase do not belong together")
        return _person(row)

    async def recover(self, name: str, key: str, passphrase: str) -> Person:
        """Give a kept name a new passphrase, by its recovery key. All cookies of that person are void then."""
        row = await self._owner(name)
        right = hmac.compare_digest(row.recovery_hash if row is not None else _digest(""), _digest(key))
        if row is None or not right:
            raise Refusal("forbidden", "this name and recovery key do not belong together")
        version = row.sessions + 1
        await self._store.change_person(row.id, passphrase_hash=await self._hash(passphrase), sessions=version)
        return _person(row)._replace(cookie_version=version)

    async def _owner(self, name: str) -> Row[Any] | None:
        """The row of the person who has kept a name; Refusal if too many passphrases were tried for it."""
        name = folded(clean_name(name))
        if not self._tries.take(name):
            raise Refusal("too_fast", "too many tries for this name; wait a minute")
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


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.passphrase_hash is not None, row.sessions)


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
