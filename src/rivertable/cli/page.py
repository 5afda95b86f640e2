"""Chooses how a table and its question are drawn, so that both stand on the same screen: widely where there is room for
it, otherwise compactly; then sections of the table fold, and at last the answers are shown page by page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.console import Console, Group, RenderableType
from rich.text import Text

from rivertable.cli.answer_grid import DIM, decision, pages_of
from rivertable.cli.answers import Answers
from rivertable.cli.artist import Artist
from rivertable.cli.compact import lines_of
from rivertable.cli.console import NARROWEST
from rivertable.engine.drawing import Section

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rivertable.engine.match import Match
    from rivertable.engine.secrecy import Viewer

LAYOUTS = ("auto", "compact", "wide")
NEWS_LINES = 12
FEWEST_NEWS = 3  # lines, beside a wide drawing
FEWEST_COMPACT_NEWS = 2
FEWEST_ANSWER_LINES = 4


@dataclass(frozen=True)
class Page:
    """What stands on the screen at a decision, and how many lines are left for news."""

    table: RenderableType
    decision: RenderableType
    news: int


class PageMaker:
    """Makes the pages of one match. `height` is None where there is no screen to fill, as in a pipe."""

    def __init__(self, console: Console, match: Match, names: Mapping[int, str]) -> None:
        self.layout = "auto"
        self.artist = Artist(match)
        self._console, self._match, self._names = console, match, names

    def table(self, viewer: Viewer) -> RenderableType:
        """The whole table, without regard to the height of the screen."""
        if self._is_wide_enough:
            return self._wide(viewer)
        return Group(*lines_of(self.sections(viewer), (), self._console.width))

    def page(self, seat: int, answers: Answers, height: int | None, part: int = 0) -> Page:
        """The page for a decision. `part` counts the pages of answers, if there are several."""
        match, width = self._match, self._console.width
        full = decision(match, seat, answers, width, short=False)
        if height is None:
            return Page(self.table(seat), full, NEWS_LINES)
        short = decision(match, seat, answers, width, short=True)
        room = height - 1  # the last line is typed on
        for table, question, news in self._choices(seat, full, short):
            left = room - self._rows(table) - self._rows(question)
            if left >= news:
                return Page(table, question, min(NEWS_LINES, left))
        if self.layout == "wide" and self._is_wide_enough:
            return Page(self._wide(seat), short, FEWEST_NEWS)
        table = self._folded(seat, self._folding(seat))
        left = room - self._rows(table)
        if (news := left - self._rows(short)) >= 0:
            return Page(table, short, news)
        parts = pages_of(match, seat, answers, width, max(FEWEST_ANSWER_LINES, left))
        return Page(table, parts[part % len(parts)], 0)

    def fitting(self, viewer: Viewer, height: int | None) -> RenderableType:
        """The table as it shows most in so many lines; whole where there is no screen to fill."""
        if height is None:
            return self.table(viewer)
        folding = self._folding(viewer)
        ways = [self._folded(viewer, folded) for folded in _ways_to_fold(folding)]
        tables = [self._wide(viewer), *ways] if self._is_wide_enough else ways
        return next((table for table in tables if self._rows(table) <= height), self._folded(viewer, folding))

    def sections(self, viewer: Viewer) -> list[Section]:
        """The sections of the compact drawing; none if the game has no such drawing."""
        return self.artist.sections(viewer, self._names, self._console.width)

    # ------------------------------------------------------------ ways to draw

    def _choices(
        self, seat: int, full: RenderableType, short: RenderableType
    ) -> Iterator[tuple[RenderableType, RenderableType, int]]:
        """Tables, decisions and the lines of news they need, what shows most first."""
        if self.layout != "compact" and self._is_wide_enough:
            wide = self._wide(seat)
            yield wide, full, FEWEST_NEWS
            yield wide, short, FEWEST_NEWS
        if self.layout != "wide":
            for folded in _ways_to_fold(self._folding(seat)):
                table = self._folded(seat, folded)
                yield table, full, FEWEST_COMPACT_NEWS
                yield table, short, FEWEST_COMPACT_NEWS

    def _folding(self, viewer: Viewer) -> Sequence[str]:
        drawn = {name for name, _ in self.sections(viewer)}
        return [name for name in self.artist.folding(viewer, self._names) if name in drawn]

    def _folded(self, viewer: Viewer, folded: Sequence[str]) -> RenderableType:
        """The compact table without some of its sections, which are named below it."""
        sections = self.sections(viewer)
        if not sections:
            return self._wide(viewer)
        lines = lines_of(sections, folded, self._console.width)
        if folded:
            lines.append(self._note_of(folded))
        return Group(*lines)

    def _note_of(self, folded: Sequence[str]) -> Text:
        """What is not shown, on one line."""
        missing, width = ", ".join(map(self.artist.title_of, folded)), self._console.width
        notes = [Text(f"Not shown ({how}): {missing}", style=DIM) for how in ("type view", "view")]
        note = next((note for note in notes if note.cell_len <= width), notes[-1])
        note.truncate(width, overflow="ellipsis")
        return note

    def _wide(self, viewer: Viewer) -> RenderableType:
        return self.artist.draw(viewer, self._names, self._console.width)

    @property
    def _is_wide_enough(self) -> bool:
        return self._console.width >= NARROWEST or not self.artist.has_compact

    def _rows(self, drawn: RenderableType) -> int:
        return len(self._console.render_lines(drawn, pad=False))


def _ways_to_fold(folding: Sequence[str]) -> Iterator[Sequence[str]]:
    """The sections to leave out: none, the first, the first two and so on; each time one of them is tried back first,
    because it may be short enough."""
    yield ()
    for count in range(1, len(folding) + 1):
        for back in reversed(folding[: count - 1]):
            yield [name for name in folding[:count] if name != back]
        yield folding[:count]
