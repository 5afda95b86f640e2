"""Codes in the database."""

from __future__ import annotations

from rivertable.server.store import Store, codes


async def _table(store: Store, id: str) -> str:
    await store.create_table(id, "riverside", "{}", True, 0)
    return id


async def test_a_code_is_found_until_it_is_over(store: Store) -> None:
    await codes.add_code(store, "K7QM2P", await _table(store, "t"), now=0, until=10)
    row = await codes.code_of(store, "t", now=9)
    assert row is not None
    assert (row.code, row.until) == ("K7QM2P", 10)
    assert await codes.table_with_code(store, "K7QM2P", now=9) == "t"
    assert await codes.table_with_code(store, "K7QM2P", now=10) is None
    assert await codes.code_of(store, "t", now=10) is None


async def test_a_table_has_one_code_and_a_code_one_table(store: Store) -> None:
    await _table(store, "t")
    await _table(store, "u")
    await codes.add_code(store, "AAAAAA", "t", now=0, until=10)
    await codes.add_code(store, "BBBBBB", "t", now=1, until=11)
    await codes.add_code(store, "AAAAAA", "u", now=1, until=11)
    assert await codes.table_with_code(store, "BBBBBB", now=2) is None
    assert await codes.code_of(store, "u", now=2) is None
    await codes.add_code(store, "AAAAAA", "u", now=10, until=20)  # the first one is over, and deleted
    assert await codes.table_with_code(store, "AAAAAA", now=11) == "u"
