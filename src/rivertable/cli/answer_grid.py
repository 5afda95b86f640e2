"""The question of a decision with its answers, set in columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rivertable.cli.answers import Answers, changes, gathered, in_words, refusals

if TYPE_CHECKING:
    from rivertable.engine.match import Match

DIM = "bright_black"
MANY_ANSWERS = 12  # more than these are set in columns
SOME_ANSWERS = 4  # more than these are gathered where lines are few
MOST_COLUMNS = 4
GAP = 2

Row = tuple[Text, ...]  # number, label, what changes; or number and label, or number and both together


def decision(match: Match, seat: int, answers: Answers, width: int, *, short: bool) -> RenderableType:
    """The question, the legal answers by number with what they change, then the refused ones with the reason. With
    `short` on few lines: answers in columns, without what they change, and the refused ones on one line."""
    question = Text(match.decision(seat), style="bold")
    if not short:
        rows = _rows(match, seat, answers, with_changes=True)
        refused = [
            Padding(Text(f"✗ {', '.join(what)}: {reason}", style=DIM), (0, 0, 0, 2))
            for reason, what in refusals(match, answers.refused).items()
        ]
        return Group("", question, Padding(answer_grid(rows, width), (0, 0, 0, 1)), *refused)
    rows = _rows(match, seat, answers, with_changes=False)
    return Group(question, _in_columns(rows, width), *_refused_line(match, answers, width))


def pages_of(match: Match, seat: int, answers: Answers, width: int, lines: int) -> list[RenderableType]:
    """The decision in parts of at most `lines` lines; the last line of each says which answers it shows."""
    question = match.decision(seat)
    room = max(1, lines - 1 - -(-cell_len(question) // width))
    rows = _rows(match, seat, answers, with_changes=False)
    parts, first = [], 0
    while first < len(rows):
        last = first + 1
        while last < len(rows) and _lines_in_columns(rows[first : last + 1], width) <= room:
            last += 1
        parts.append(rows[first:last])
        first = last
    numbers = in_words(answers.numbers)
    return [
        Group(
            Text(question, style="bold"),
            _in_columns(part, width),
            Text(f"Page {page} of {len(parts)}: type more, or one of {numbers}."[:width], style=DIM),
        )
        for page, part in enumerate(parts, 1)
    ]


def _rows(match: Match, seat: int, answers: Answers, *, with_changes: bool) -> list[Row]:
    previews = changes(match, seat, answers.legal) if with_changes else [[] for _ in answers.legal]
    texts = [
        (number, action.label, " · ".join(changed))
        for number, action, changed in zip(answers.numbers, answers.legal, previews, strict=True)
    ]
    return [
        (Text(number, style="bold cyan"), Text(label), *([Text(changed, style=DIM)] if with_changes else []))
        for number, label, changed in gathered(texts, MANY_ANSWERS if with_changes else SOME_ANSWERS)
    ]


def _refused_line(match: Match, answers: Answers, width: int) -> list[Text]:
    """What is not possible now, on one line that is cut if it is too long."""
    refused = [what for group in refusals(match, answers.refused).values() for what in group]
    if not refused:
        return []
    line = Text(f"✗ not now (type why and its name): {', '.join(refused)}", style=DIM)
    line.truncate(width, overflow="ellipsis")
    return [line]


# ---------------------------------------------------------------- as many columns as fit


def _in_columns(rows: Sequence[Row], width: int) -> Table:
    return _grid([rows[start : start + size] for start, size in _spans(rows, width)])


def _lines_in_columns(rows: Sequence[Row], width: int) -> int:
    """The lines that the rows take in columns; a label wider than a line takes several."""
    spans = _spans(rows, width)
    if len(spans) > 1:
        return spans[0][1]
    room = width - max(cell_len(row[0].plain) for row in rows) - GAP
    return sum(-(-cell_len(row[1].plain) // room) for row in rows)


def _spans(rows: Sequence[Row], width: int) -> list[tuple[int, int]]:
    """(start, size) of each column: as many columns as fit side by side, filled from top to bottom."""
    for columns in range(min(MOST_COLUMNS, len(rows)), 0, -1):
        size = -(-len(rows) // columns)
        spans = [(start, size) for start in range(0, len(rows), size)]
        total = sum(column_width(rows[start : start + size]) + GAP for start, size in spans) - GAP
        if total <= width:
            return spans
    return [(0, len(rows))]


def _grid(columns: Sequence[Sequence[Row]]) -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for column in columns:
        grid.add_column(justify="right")
        for _ in column[0][1:]:
            grid.add_column()
    for line in zip_longest(*columns, fillvalue=(Text(),) * len(columns[0][0])):
        grid.add_row(*(part for row in line for part in row))
    return grid


# ---------------------------------------------------------------- one column or two, with what changes


def answer_grid(rows: Sequence[Row], width: int) -> Table:
    """The answers as a grid of one or two columns, to be read from top to bottom."""
    return _grid(_one_or_two(rows, width))


def _one_or_two(rows: Sequence[Row], width: int) -> list[Sequence[Row]]:
    """The rows in one column, or in two if there are many and they fit side by side."""
    together: list[Row] = [(number, Text("  ").join(rest) if rest[-1] else rest[0]) for number, *rest in rows]
    columns = [rows]
    for parts in (together, rows) if len(rows) > MANY_ANSWERS else ():
        if split := _split(parts, width):
            columns = [parts[:split], parts[split:]]
    return columns


def _split(rows: Sequence[Row], width: int) -> int:
    """The index at which the rows can be split into two columns that fit side by side, as near to the middle as
    possible; 0 if there is none."""
    for split in sorted(range(1, len(rows)), key=lambda split: abs(2 * split - len(rows))):
        if column_width(rows[:split]) + GAP + column_width(rows[split:]) < width:
            return split
    return 0


def column_width(rows: Sequence[Row]) -> int:
    """The width of a column: each part as wide as its widest text, with gaps between them."""
    return sum(max(cell_len(row[part].plain) for row in rows) + GAP for part in range(len(rows[0]))) - GAP
