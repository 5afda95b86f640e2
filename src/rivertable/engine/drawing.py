"""The parts that all games draw their tables for a terminal with.

A drawing is made of styled texts. Widths are counted in the cells that a text takes on the screen, which are more than
its characters where somebody's name is written in wide ones. A game's `terminal.py` keeps only what is its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

from rich.cells import set_cell_size
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rivertable.engine.messages import Message, catalogue
from rivertable.engine.secrecy import Viewer

Names = Mapping[int, str]  # of the people at the table, by seat
Row = list[Text]  # parts of a row: it is broken between them
Section = tuple[str, list[Row]]  # its name, with the text section-<name> in the catalogue, and its rows

DIM = "bright_black"
NUMBER = "bold cyan"  # what is typed to choose a piece
WIDE = 96  # from this width on there is room for more words

_CONSOLE = Console()  # only to ask texts for the styles of their characters


class Words:
    """The texts of a game's catalogue: `words("table-title", round=3)`. Arguments that are None are left out."""

    def __init__(self, file: str) -> None:
        self._folder = Path(file).parent

    def __call__(self, id: str, **args: int | str | Message | None) -> str:
        return self.said(Message(id, {key: value for key, value in args.items() if value is not None}))

    def said(self, message: Message) -> str:
        return catalogue(self._folder).render(message)


# ---------------------------------------------------------------- texts


def bold(text: str) -> Text:
    return Text(text, "bold")


def dim(text: str) -> Text:
    return Text(text, DIM)


def numbered(number: int, about: Text | str = "") -> Text:
    """`3 forest`: a piece after the number that is typed to choose it."""
    return Text(f"{number} ", NUMBER).append_text(Text(about) if isinstance(about, str) else about)


def labelled(label: str, text: str | Text, pad: int = 0) -> Text:
    """`goods    3w`: what something is called, filled up to `pad` cells, and what there is of it."""
    line = Text(f"{filled(label, pad)} ", DIM)
    return line.append_text(text) if isinstance(text, Text) else line.append(text, "")


def filled(text: str, cells: int) -> str:
    """A text with spaces up to a number of cells; a longer one stays as it is."""
    return text + " " * (cells - Text(text).cell_len)


def cut(text: str, cells: int) -> str:
    """A text with as many of its characters as have room."""
    return text if Text(text).cell_len <= cells else set_cell_size(text, max(0, cells))


def padded(text: Text, cells: int) -> Text:
    """A text that takes exactly so many cells, the last of them empty."""
    text.truncate(cells - 1)
    text.append(" " * (cells - text.cell_len))
    return text


def beside(parts: Iterable[Text], gap: str = "   ") -> Text:
    """Texts on one line."""
    return Text(gap).join(parts)


def below(lines: Iterable[Text]) -> Text:
    """Texts on a line each."""
    return Text("\n").join(lines)


# ---------------------------------------------------------------- panels and columns


def rule(title: str | Text) -> Rule:
    """The line with a title above a part of the table."""
    return Rule(bold(title) if isinstance(title, str) else title, align="left", style=DIM, characters="─")


def grid(*rows: Iterable[Any], gap: int = 2) -> Table:
    """Columns as wide as what is in them."""
    table = Table.grid(padding=(0, gap, 0, 0))
    for row in rows:
        table.add_row(*row)
    return table


def side_by_side(columns: Sequence[Sequence[Text]], gap: int) -> Table:
    """Columns of different heights, read from top to bottom."""
    height = max(map(len, columns))
    return grid(*([column[i] if i < len(column) else Text() for column in columns] for i in range(height)), gap=gap)


def in_columns(cells: Sequence[Text], count: int) -> Table:
    """Texts in columns, read from left to right."""
    return grid(*(cells[start : start + count] for start in range(0, len(cells), count)))


def headed(*, gap: int = 2, **options: Any) -> Table:
    """A table with a dim heading over each column and no lines."""
    return Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, **{"header_style": DIM, **options})


# ---------------------------------------------------------------- places


class Canvas:
    """Lines of characters, each with a style, written to at any place; what lies outside is left out."""

    def __init__(self, width: int, height: int = 0) -> None:
        self.width = width
        self._lines: list[list[tuple[str, str]]] = []
        for _ in range(height):
            self.line()

    def line(self) -> int:
        """Add a line below the others; its y."""
        self._lines.append([(" ", "")] * self.width)
        return len(self._lines) - 1

    def put(self, x: int, y: int, text: str | Text, style: str = "") -> None:
        for i, cell in enumerate(_cells(text, style)):
            if 0 <= x + i < self.width:
                self._lines[y][x + i] = cell

    def text(self) -> Text:
        return below(Text.assemble(*line) for line in self._lines)


def _cells(text: str | Text, style: str) -> list[tuple[str, str]]:
    """Each character with its style."""
    if isinstance(text, str):
        return [(character, style) for character in text]
    return [(character, str(text.get_style_at_offset(_CONSOLE, i))) for i, character in enumerate(text.plain)]


# ---------------------------------------------------------------- people


class Seated(Protocol):
    """What a view shows of a seat."""

    @property
    def seat(self) -> int: ...


S = TypeVar("S", bound=Seated)


def shown_in_full(seats: Sequence[S], viewer: Viewer) -> list[S]:
    """The viewer's own part of the table; a spectator is shown everybody's."""
    return [each for each in seats if viewer is None or each.seat == viewer]


def shown_in_short(seats: Sequence[S], viewer: Viewer) -> list[S]:
    """The parts of the others."""
    return [each for each in seats if viewer is not None and each.seat != viewer]


# ---------------------------------------------------------------- what may be chosen


@dataclass(frozen=True)
class Numbered:
    """Numbers drawn beside the pieces that an action chooses with its first argument: `plus` the argument, or plus its
    place in `names`. They are typed to choose the action."""

    highest: int  # number drawn beside such a piece
    plus: int = 0
    names: Sequence[str] = ()

    def number(self, argument: int | str) -> int:
        return self.plus + (self.names.index(str(argument)) if self.names else int(argument))
