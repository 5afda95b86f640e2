"""Prints what a person sees: the table as the game draws it, the news, the decision with its answers, the scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from rich import box
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rivertable.cli.answers import Answers, artist_of, changes, gathered, refusals
from rivertable.cli.console import is_interactive
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.messages import say

if TYPE_CHECKING:
    from rivertable.engine.events import Event
    from rivertable.engine.match import Match
    from rivertable.engine.secrecy import Viewer

DIM = "bright_black"
NEWS_LINES = 12
FEWEST_NEWS = 3
MANY_ANSWERS = 12  # more than these are set in columns
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"  # clears the screen and the lines above it that could be scrolled back to


class Screen:
    """Prints for one viewer at a time."""

    def __init__(self, console: Console, match: Match, names: Mapping[int, str]) -> None:
        self.console = console
        self.match = match
        self.names = names
        self._artist = artist_of(match)

    # ------------------------------------------------------------ parts

    def table(self, viewer: Viewer) -> None:
        self.console.print(self._table(viewer))

    def _table(self, viewer: Viewer) -> RenderableType:
        viewer = None if viewer == REFEREE_SEAT else viewer  # the referee sees what everybody sees
        drawn: RenderableType = self._artist.draw(self.match.view(viewer), viewer, self.names, self.console.width)
        return drawn

    def decision(self, seat: int, answers: Answers) -> None:
        """Print the question, the legal answers by number with what they change, then the refused ones with the
        reason."""
        self.console.print(self._decision(seat, answers, self._is_low(seat, answers)))

    def _is_low(self, seat: int, answers: Answers) -> bool:
        """True if the terminal has too few lines for the table, some news and one answer on each line."""
        whole = Group(self._table(seat), self._decision(seat, answers, False))
        return is_interactive() and self._rows(whole) + FEWEST_NEWS >= self.console.height

    def _rows(self, drawn: RenderableType) -> int:
        return len(self.console.render_lines(drawn, pad=False))

    def _decision(self, seat: int, answers: Answers, low: bool) -> Group:
        """The decision as it is printed. With `low`, what answers change is left out if many answers then fit in two
        columns."""
        previews = changes(self.match, seat, answers.legal)
        texts = [
            (number, action.label, " · ".join(changed))
            for number, action, changed in zip(answers.numbers, answers.legal, previews, strict=True)
        ]
        rows: list[Row] = [
            (Text(number, style="bold cyan"), Text(label), Text(changed, style=DIM))
            for number, label, changed in gathered(texts, MANY_ANSWERS)
        ]
        if low and len(_columns(rows, self.console.width)) == 1:
            plain: list[Row] = [row[:2] for row in rows]
            rows = plain if len(_columns(plain, self.console.width)) == 2 else rows
        refused = [
            Padding(Text(f"✗ {', '.join(what)}: {reason}", style=DIM), (0, 0, 0, 2))
            for reason, what in refusals(self.match, answers.refused).items()
        ]
        question = Text(self.match.decision(seat), style="bold")
        return Group("", question, Padding(_answer_grid(rows, self.console.width), (0, 0, 0, 1)), *refused)

    def news(self, events: Sequence[Event], most: int = NEWS_LINES) -> None:
        """Print what happened since the viewer last saw the table: the last `most` lines of it."""
        lines = [
            line
            for text in self.event_lines(events)
            for line in Text(text, style="italic").wrap(self.console, self.console.width)
        ]
        most = min(most, NEWS_LINES)
        if len(lines) > most:
            left_out = Text(f"… ({len(lines) - most + 1} more lines: log)", style="italic")
            lines = [left_out, *lines[len(lines) - most + 1 :]]
        for line in lines:
            self.console.print(line)

    def room_for_news(self, seat: int, answers: Answers) -> int:
        """How many lines of the terminal are left for news beside the table, the decision and the typed line; at least
        FEWEST_NEWS."""
        if not is_interactive():
            return NEWS_LINES
        shown = Group(self._table(seat), self._decision(seat, answers, self._is_low(seat, answers)))
        return min(NEWS_LINES, max(FEWEST_NEWS, self.console.height - self._rows(shown) - 1))

    def event_lines(self, events: Sequence[Event]) -> list[str]:
        """Events as lines of text: repeated ones are counted, and consecutive ones of the same player joined."""
        lines: list[list[str]] = []
        last_seat: int | str | None = None
        for event in events:
            line, seat = self.match.say(event.message, self.names), event.args.get("seat")
            if not line:
                continue
            if lines and seat == last_seat:
                lines[-1].append(line)
            else:
                lines.append([line])
            last_seat = seat
        return [self._joined(group) for group in lines]

    def _joined(self, lines: list[str]) -> str:
        """Several sentences as one line; if all begin with the same player's name it is written once."""
        sentences = _counted(lines)
        name = next(
            (f"{name} " for name in self.names.values() if all(line.startswith(f"{name} ") for line in sentences)), ""
        )
        if not name:
            return " ".join(sentences)
        return name + "; ".join(line[len(name) :].rstrip(".") for line in sentences) + "."

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style=style))

    def thinking(self, *, compiles: bool = False) -> AbstractContextManager[Any]:
        """A context in which a terminal shows that bots are deciding."""
        why = " (for the first search the rules are compiled; that takes up to a minute, once)" if compiles else ""
        return self.console.status(f"The bots decide …{why}") if is_interactive() else nullcontext()

    # ------------------------------------------------------------ whole screens

    def clear(self, *, secret: bool = False) -> None:
        """Clear a terminal's screen; with `secret` also the lines that could be scrolled back to. In a pipe print an
        empty line."""
        if not is_interactive():
            self.console.print()
        elif secret:
            self.console.file.write(CLEAR_ALL)
            self.console.file.flush()
        else:
            self.console.clear()

    def scores(self) -> None:
        """Print how the match ended, the points by category, and who won. Before: the match is over."""
        outcome = self.match.outcome
        assert outcome is not None
        self.say(f"The game is over: {self.match.say(say(f'end-{outcome.reason}'))}.", "bold")
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column("points")
        for seat in range(self.match.players):
            table.add_column(Text(self.names[seat]), justify="right")
        for category in self.match.game.score_categories:
            points = [str(breakdown[category]) for breakdown in outcome.breakdown]
            table.add_row(self.match.say(say(f"score-{category}")), *points)
        table.add_section()
        table.add_row("Total", *map(str, outcome.scores), style="bold")
        self.console.print(table)
        if hasattr(self._artist, "epilogue"):
            self.console.print(self._artist.epilogue(self.match.view(None), self.names))
        self._winners(outcome.winners)

    def _winners(self, winners: Sequence[int]) -> None:
        if self.match.players == 1:
            return
        names = " and ".join(self.names[seat] for seat in winners)
        self.say(f"{names} {'wins' if len(winners) == 1 else 'share the victory'}.", "bold green")


Row = tuple[Text, ...]  # number, label, what changes; or number and label, or number and both together


def _columns(rows: Sequence[Row], width: int) -> list[Sequence[Row]]:
    """The rows in one column, or in two if there are many and they fit side by side."""
    together: list[Row] = [(number, Text("  ").join(rest) if rest[-1] else rest[0]) for number, *rest in rows]
    columns = [rows]
    for parts in (together, rows) if len(rows) > MANY_ANSWERS else ():
        if split := _split(parts, width):
            columns = [parts[:split], parts[split:]]
    return columns


def _answer_grid(rows: Sequence[Row], width: int) -> Table:
    """The answers as a grid of one or two columns, to be read from top to bottom."""
    columns = _columns(rows, width)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for column in columns:
        grid.add_column(justify="right")
        for _ in column[0][1:]:
            grid.add_column()
    for line in zip_longest(*columns, fillvalue=(Text(),) * len(columns[0][0])):
        grid.add_row(*(part for row in line for part in row))
    return grid


def _split(rows: Sequence[Row], width: int) -> int:
    """The index at which the rows can be split into two columns that fit side by side, as near to the middle as
    possible; 0 if there is none."""
    for split in sorted(range(1, len(rows)), key=lambda split: abs(2 * split - len(rows))):
        if _width(rows[:split]) + 2 + _width(rows[split:]) < width:
            return split
    return 0


def _width(rows: Sequence[Row]) -> int:
    """The width of a column: each part as wide as its widest text, with gaps between them."""
    return sum(max(cell_len(row[part].plain) for row in rows) + 2 for part in range(len(rows[0]))) - 2


def _counted(lines: list[str]) -> list[str]:
    """Lines in which repetitions in a row are replaced by one line with their number: `… (×3).`"""
    counted: list[tuple[str, int]] = []
    for line in lines:
        if counted and counted[-1][0] == line:
            counted[-1] = (line, counted[-1][1] + 1)
        else:
            counted.append((line, 1))
    return [line if count == 1 else f"{line.rstrip('.')} (×{count})." for line, count in counted]
