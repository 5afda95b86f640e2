"""Lays out the sections of a compact drawing: rows are wrapped between their parts, and sections fold where there is no
room for all."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich.console import Console
from rich.text import Text

from rivertable.engine.drawing import Row, Section

GAP = "  "  # between the parts of a row, and before what is wrapped
_CONSOLE = Console()  # only to break texts at words


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
