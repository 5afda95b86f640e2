"""Questions to readers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from rivertable.server.errors import Refusal
from rivertable.server.limits import Allowances, Sender
from rivertable.server.readers.pool import Readers
from rivertable.server.readers.questions import Played, ShowPosition
from tests.server.at_table import seated

RECORD = (Path(__file__).parents[2] / "games" / "riverside" / "records" / "two_players.json").read_bytes()


MARA, JONAS, NOBODY = Sender("mara", "here"), Sender("jonas", "here"), Sender(None, "there")


def some_readers(size: int = 1, *, seconds: float = 8, refused_seconds: float = 1000) -> Readers:
    return Readers(size, memory_mb=512, seconds=seconds, allowances=Allowances(refused_seconds))


@pytest.fixture
async def readers() -> AsyncIterator[Readers]:
    async with some_readers() as readers:
        yield readers


def position(number: int) -> ShowPosition:
    return ShowPosition("a", number, 0)


async def shown(readers: Readers, number: int, sender: Sender = MARA) -> bytes:
    return await readers.ask(sender, position(number), lambda: RECORD)


async def test_a_what_if_is_refused_before_a_reader_is_told_of_it(readers: Readers) -> None:
    match = seated().playing().imagine(0)
    with pytest.raises(Refusal, match="a what-if has no record"):
        await readers.ask(MARA, ShowPosition("b", 1, 0), partial(Played.of, match))
    assert await shown(readers, 1)
