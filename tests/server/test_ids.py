"""Ids of people, tables and records."""

from __future__ import annotations

import pytest

from rivertable.server.ids import is_id, new_id


def test_new_ids_differ_and_are_ids() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(id) == 16 and is_id(id) for id in ids)


@pytest.mark.parametrize("text", ["", "a/b", "a b", "ä", "x" * 33, "a\n", "../x"])
def test_other_texts_are_not_looked_up(text: str) -> None:
    assert not is_id(text)
