"""What people say is kept for a while, and nobody has to hear everybody."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from rivertable.server.store import Store, schema, talk


async def a_table(store: Store) -> None:
    for person in ("mara", "jonas"):
        await store.add_person(person, person.title(), 0)
    await store.create_table("t", "riverside", "{}", True, 0, host="mara")


async def test_only_the_last_lines_of_a_table_are_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "KEPT", 5)
    monkeypatch.setattr(talk, "SWEPT", 4)
    await a_table(store)
    for number in range(12):
        last = await talk.add_line(store, "t", "mara", 0, "Mara", f"line {number}", number)
    assert [row.text for row in await store.chat("t")] == [f"line {number}" for number in range(7, 12)]
    found = await talk.line(store, "t", last)
    assert found is not None
    assert found.text == "line 11"
    assert await talk.line(store, "another", last) is None


async def test_who_is_blocked_is_known_by_the_name_that_was_read(store: Store) -> None:
    await a_table(store)
    for _ in range(2):
        await talk.block(store, "mara", "jonas", "Jonas")
    assert await talk.blocked_by(store, "mara") == {"jonas": "Jonas"}
    assert await talk.has_blocked(store, "mara", "jonas")
    assert not await talk.has_blocked(store, "jonas", "mara")
    await talk.unblock(store, "mara", "jonas")
    assert await talk.blocked_by(store, "mara") == {}


async def test_a_reported_line_is_kept_as_it_was_said(store: Store) -> None:
    await a_table(store)
    id = await talk.add_line(store, "t", "jonas", 1, "Jonas", "go away", 3)
    line = await talk.line(store, "t", id)
    assert line is not None
    await talk.report(store, "mara", line, "rude", 9)
    (row,) = await store.all(select(schema.reports))
    assert (row.reporter_id, row.reported_id, row.text, row.why) == ("mara", "jonas", "go away", "rude")
