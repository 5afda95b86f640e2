"""The table of a game that draws nothing for a terminal: every field of its view, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from rivertable.engine.secrecy import Viewer
from rivertable.engine.state import MAX_SEATS

UNKNOWN = "?"


def draw(view: msgspec.Struct, viewer: Viewer, names: Mapping[int, str], width: int) -> RenderableType:
    """A line for each field, and one for each player's part of it."""
    return Group(*map(Text, _lines(view, names)))


def _lines(view: msgspec.Struct, names: Mapping[int, str]) -> Iterator[str]:
    seats = sum(seat < MAX_SEATS for seat in names)  # the others report what happened
    for field, value in msgspec.structs.asdict(view).items():
        name = field.replace("_", " ")
        if _has_parts(value) and len(value) == seats:
            yield f"{name}:"
            yield from (f"  {names[seat]}: {_spoken(part)}" for seat, part in enumerate(value))
        else:
            yield f"{name}: {_spoken(value)}"


def _has_parts(value: Any) -> bool:
    return isinstance(value, tuple | list) and any(isinstance(part, tuple | list | msgspec.Struct) for part in value)


def _spoken(value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        parts = msgspec.structs.asdict(value).items()
        return "; ".join(f"{name.replace('_', ' ')} {_spoken(part)}" for name, part in parts)
    if isinstance(value, tuple | list):
        return (" | " if _has_parts(value) else ", ").join(map(_spoken, value)) or "-"
    return UNKNOWN if value is None else str(value).replace("_", " ")
