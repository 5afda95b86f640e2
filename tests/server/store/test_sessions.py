"""Who is signed in where: sessions end, are revoked, and are not collected without end."""

from __future__ import annotations

from rivertable.server.store import Store
from rivertable.server.store.sessions import (
    add_session,
    end_sessions,
    extend_session,
    person_of_session,
    sessions_of,
)

MOST = 3


async def signed_in(store: Store, person: str, *digests: str, until: int = 100) -> None:
    await store.add_person(person, person.title(), 0)
    for place, digest in enumerate(digests):
        await add_session(store, digest, person, until + place, now=0, most=MOST)


async def test_a_session_is_known_until_it_is_over(store: Store) -> None:
    await signed_in(store, "mara", "a")
    row = await person_of_session(store, "a", now=99)
    assert row is not None
    assert (row.id, row.until) == ("mara", 100)
    assert await person_of_session(store, "a", now=100) is None
    await extend_session(store, "a", 200)
    assert await person_of_session(store, "a", now=150) is not None


async def test_of_too_many_sessions_those_that_end_first_are_over(store: Store) -> None:
    await signed_in(store, "mara", "a", "b", "c", "d")
    assert await sessions_of(store, "mara", now=0) == {"b", "c", "d"}


async def test_sessions_that_are_over_are_deleted_with_the_next_one(store: Store) -> None:
    await signed_in(store, "mara", "a")
    await store.add_person("jonas", "Jonas", 0)
    await add_session(store, "b", "jonas", 500, now=300, most=MOST)
    assert await person_of_session(store, "a", now=0) is None


async def test_one_session_ends_or_all_of_a_person(store: Store) -> None:
    await signed_in(store, "mara", "a", "b", "c")
    await signed_in(store, "jonas", "d")
    await end_sessions(store, "mara", "a")
    assert await sessions_of(store, "mara", now=0) == {"b", "c"}
    await end_sessions(store, "mara", "d")  # of somebody else
    await end_sessions(store, "mara")
    assert await sessions_of(store, "mara", now=0) == set()
    assert await sessions_of(store, "jonas", now=0) == {"d"}
