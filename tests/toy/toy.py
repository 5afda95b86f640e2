"""The game that newcomers copy, and how a game outside the package becomes one of the games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rivertable.engine import registry

TOY = Path(__file__).parent / "lantern_fishing"


@contextmanager
def added(folder: Path) -> Iterator[None]:
    """The game in this folder is one of the games while this is open."""
    registry.add_game(folder)
    try:
        yield
    finally:
        registry._added.pop(folder.name)
