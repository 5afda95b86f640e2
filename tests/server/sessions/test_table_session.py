"""A table in memory: requests once and in order, and views for those who look."""

from __future__ import annotations

import pytest

from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.store.writer import Append
from rivertable.server.table.entries import AnyEntry
from rivertable.server.table.table import Table
from tests.server.failing import failing_first
from tests.server.nodes import Watcher, first_choice, open_market

pytestmark = pytest.mark.usefixtures("fish_market")


async def test_a_request_that_comes_again_is_answered_with_its_number(node: Node) -> None:
    session = await open_market(node)
    first = await session.request(first_choice, "move", 0)
    seq = session.table.seq
    assert await session.request(first_choice, "move", 0) == first
    assert session.table.seq == seq


async def test_a_refused_request_changes_nothing_and_shows_nothing(node: Node) -> None:
    session, watcher = await open_market(node), Watcher()
    session.lookers.add(watcher)

    def refuse(table: Table) -> AnyEntry:
        raise Refusal("not_to_act", "no")

    before = session.table
    with pytest.raises(Refusal):
        await session.request(refuse, "move", 0)
    assert session.table is before
    assert watcher.messages == []


async def test_an_entry_that_cannot_be_stored_is_refused_and_may_be_sent_again(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await open_market(node)
    before = session.table
    monkeypatch.setattr(node.store, "append", failing_first(node.store.append))
    with pytest.raises(Refusal, match="could not be kept; try again"):
        await session.request(first_choice, "move", 0)
    assert session.table is before
    await session.request(first_choice, "move", 0)
    assert session.table.seq == before.seq + 1


async def test_who_looks_is_sent_views_and_knows_the_last_number(node: Node) -> None:
    session, watcher = await open_market(node), Watcher()
    session.lookers.add(watcher)
    session.show_to(watcher, None)
    await session.request(first_choice, "move", 0)
    assert [view["seq"] for view in watcher.views] == sorted({view["seq"] for view in watcher.views})
    assert watcher.seen == watcher.views[-1]["seq"] == session.table.view_numbers[None].seq


async def test_a_race_lost_to_another_node_is_tried_again_on_the_newer_table(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other has written the entry of this number first."""
    session = await open_market(node)
    append, lost = node.store.append, list[Append]()

    async def lose_once(entry: Append) -> bool:
        if not lost:
            lost.append(entry)
            other = Append(**{**{name: getattr(entry, name) for name in FIELDS}, "request_id": "other"})
            assert await append(other)
        return await append(entry)

    monkeypatch.setattr(node.store, "append", lose_once)
    seq = session.table.seq
    await session.request(first_choice, "mine", 0)
    assert [row.request_id for row in await node.store.entries(session.id, after=seq)] == ["other", "mine"]


FIELDS = ("table_id", "seq", "at", "body", "status", "updated")
