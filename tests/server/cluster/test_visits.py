"""Who is here is stored now and then, and guests who stay away are forgotten."""

from __future__ import annotations

import pytest

from rivertable.server.cluster import visits
from rivertable.server.cluster.visits import DAY_MS, Visits
from rivertable.server.node import Node
from rivertable.server.store.base import now_ms


async def seen(node: Node, person: str) -> int | None:
    """When the person was last here; None if they are forgotten."""
    row = await node.store.person(person)
    return None if row is None else int(row.seen)


async def last_here(node: Node, person: str, at: int) -> None:
    await node.store.change_person(person, seen=at)


async def test_a_visit_is_stored_once_an_hour(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    await node.background.close()  # it does nothing by itself
    guest = await node.people.new_guest()
    mine = Visits(node.store)
    await last_here(node, guest.id, 1)
    mine.note(guest.id)
    await mine.store()
    assert (await seen(node, guest.id) or 0) > 1
    await last_here(node, guest.id, 1)
    mine.note(guest.id)
    await mine.store()
    assert await seen(node, guest.id) == 1
    monkeypatch.setattr(visits, "AGAIN_SECONDS", 0)
    mine.note(guest.id)
    await mine.store()
    assert (await seen(node, guest.id) or 0) > 1


async def test_who_stays_away_for_the_days_that_are_set_is_forgotten(node: Node) -> None:
    await node.background.close()  # it does nothing by itself
    here, away = [await node.people.new_guest() for _ in range(2)]
    limit = now_ms() - node.settings.guest_days * DAY_MS
    await last_here(node, here.id, limit + DAY_MS)
    await last_here(node, away.id, limit - DAY_MS)
    await node.forgetting.sweep()
    assert await seen(node, here.id) is not None
    assert await seen(node, away.id) is None
