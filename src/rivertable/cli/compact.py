"""Lays out the sections of a compact drawing: rows are wrapped between their parts, and sections fold where there is no
room for all."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from rivertable.engine.match import Match

Row = list[Text]
Section = tuple[str, list[Row]]  # its name, with the text section-<name> in the catalogue, and its rows

GAP = "  "  # between the parts of a row, and before what is wrapped
_CONSOLE = Console()  # only to break texts at words


def compact_artist_of(match: Match) -> Any:
    """The module of the game that draws on few lines; None if it has none."""
    name = f"{match.config.instance().package}.terminal_compact"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def lines_of(sections: list[Section], folded: Collection[str], width: int) -> list[Text]:
    """The sections as lines of at most `width` columns, without those that are folded."""
    rows = [row for name, rows in sections if name not in folded for row in rows]
    return [line for row in rows for line in flowed(row, width)]


def flowed(row: Row, width: int) -> list[Text]:
    """A row as lines: broken between parts, and inside a part only if it is wider than a line."""
    lines: list[Text] = []
    for part in _pieces(row, width):
        if lines and lines[-1].cell_len + len(GAP) + part.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], GAP, part)
        else:
            lines.append(Text.assemble(GAP, part) if lines else part)
    return lines


def _pieces(row: Row, width: int) -> Iterator[Text]:
    """The parts of a row, too wide ones broken at words."""
    room = width - len(GAP)
    for part in row:
        if part.cell_len <= room or (len(row) == 1 and part.cell_len <= width):
            yield part
        else:
            yield from part.wrap(_CONSOLE, room)
