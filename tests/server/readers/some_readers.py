"""Readers with a record to ask about."""

from __future__ import annotations

from pathlib import Path

from rivertable.server.limits import Allowances, Sender
from rivertable.server.readers.pool import Readers
from rivertable.server.readers.questions import ShowPosition

RECORD = (Path(__file__).parents[2] / "games" / "riverside" / "records" / "two_players.json").read_bytes()
MARA = Sender("mara", "here")


def some_readers(size: int = 1, *, seconds: float = 8, refused_seconds: float = 1000) -> Readers:
    return Readers(size, memory_mb=512, seconds=seconds, allowances=Allowances(refused_seconds))


def position(number: int) -> ShowPosition:
    return ShowPosition("a", number, 0)


async def shown(readers: Readers, number: int, sender: Sender = MARA) -> bytes:
    """The position of the record after so many moves."""
    return await readers.ask(sender, position(number), lambda: RECORD)
