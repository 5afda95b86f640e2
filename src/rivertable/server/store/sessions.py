"""Who is signed in where, until when: the digests of the secrets in cookies."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, delete, insert, select, update

from rivertable.server.store import schema
from rivertable.server.store.base import Store

S = schema.sessions


async def add_session(store: Store, digest: str, person: str, until: int, now: int, most: int) -> None:
    """Sign a person in. Sessions that are over are deleted, and of the person's more than `most` those that end first."""
    newest = select(S.c.digest).where(S.c.person_id == person).order_by(S.c.until.desc(), S.c.digest).limit(most)
    async with store.engine.begin() as connection:
        await connection.execute(delete(S).where(S.c.until <= now))
        await connection.execute(insert(S).values(digest=digest, person_id=person, until=until))
        await connection.execute(delete(S).where(S.c.person_id == person, S.c.digest.not_in(newest)))


async def person_of_session(store: Store, digest: str, now: int) -> Row[Any] | None:
    """The row of the person who is signed in, with `until`; None if the session is over or unknown."""
    query = select(schema.people, S.c.until).join(S, S.c.person_id == schema.people.c.id)
    return await store.first(query.where(S.c.digest == digest, S.c.until > now))


async def extend_session(store: Store, digest: str, until: int) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(update(S).where(S.c.digest == digest).values(until=until))


async def end_sessions(store: Store, person: str, digest: str | None = None) -> None:
    """End one session of a person, or all of them. Signed cookies of older releases are void then as well."""
    p = schema.people
    mine = [S.c.person_id == person] if digest is None else [S.c.person_id == person, S.c.digest == digest]
    async with store.engine.begin() as connection:
        await connection.execute(delete(S).where(*mine))
        await connection.execute(update(p).where(p.c.id == person).values(sessions=p.c.sessions + 1))


async def sessions_of(store: Store, person: str, now: int) -> set[str]:
    """The digests of a person's sessions."""
    rows = await store.all(select(S.c.digest).where(S.c.person_id == person, S.c.until > now))
    return {row.digest for row in rows}
