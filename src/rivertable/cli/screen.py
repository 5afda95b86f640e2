"""Prints what a person sees: the table as the game draws it, the news, the decision with its answers, the scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rivertable.cli.answers import Answers
from rivertable.cli.console import is_interactive
from rivertable.cli.goal import goal_lines
from rivertable.cli.page import NEWS_LINES, Page, PageMaker
from rivertable.engine.messages import say
from rivertable.engine.turns import TurnSpan, told

if TYPE_CHECKING:
    from rivertable.engine.events import Event
    from rivertable.engine.match import Match
    from rivertable.engine.secrecy import Viewer

CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"  # clears the screen and the lines above it that could be scrolled back to


class Screen:
    """Prints for one viewer at a time."""

    def __init__(self, console: Console, match: Match, names: Mapping[int, str]) -> None:
        self.console = console
        self.match = match
        self.names = names
        self.maker = PageMaker(console, match, names)

    # ------------------------------------------------------------ parts

    def table(self, viewer: Viewer) -> None:
        self.console.print(self.maker.table(viewer))

    def page(self, seat: int, answers: Answers, part: int = 0, spare: int = 0) -> Page:
        """What is shown at a decision: it fits the screen of a terminal and leaves `spare` lines. `part` counts the
        pages of answers, if there are several."""
        return self.maker.page(seat, answers, self.console.height - spare if is_interactive() else None, part)

    def news(self, texts: Sequence[str], most: int = NEWS_LINES) -> None:
        """Print what happened since the viewer last saw the table, in at most so many lines: what happened last, from
        the beginning of a sentence on."""
        told = [list(Text(text, style="italic").wrap(self.console, self.console.width)) for text in texts]
        most = min(most, NEWS_LINES)
        lines = [line for text in told for line in text]
        if len(lines) > most:
            room = max(0, most - 1)
            whole = _last_whole(told, room)
            begun = [] if whole else told[-1][:room]
            note = Text(f"… ({len(lines) - len(whole) - len(begun)} more lines: log)", style="italic")
            lines = [*begun, note, *whole]
        for line in lines:
            self.console.print(line)

    def turn_lines(self, viewer: Viewer, since: int) -> list[str]:
        """What the viewer has seen from event `since` on: a sentence for each turn. A turn of which a part was told before,
        and the viewer's own turn while it lasts, are told step by step. What nobody does is told in sentences in any case."""
        events = self.match.events(viewer, since)
        if not events or self.match.game.tell is None:
            return self.event_lines(events)
        turns = self.match.turns(viewer, since)
        ends = [*(turn.first - since for turn in turns[1:]), len(events)]
        lines: list[str] = []
        for turn, end in zip(turns, ends, strict=True):
            new = events[max(0, turn.first - since) : end]
            is_going_on = turn is turns[-1] and turn.seat is not None and turn.seat == viewer and not self.match.is_over
            text = ""
            if turn.first >= since and not is_going_on:
                text = self.match.say(turn.message, self.names)
            elif turn.seat is None:
                text = self.match.say(told(TurnSpan(None, 0, False), new, self.match.game.tell).message, self.names)
            lines += [text] if text else self.event_lines(new)
        return lines

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

    def goal(self) -> None:
        """Print what the game is about, when it ends and how points come, as far as the game tells."""
        for line in goal_lines(self.match):
            self.say(line)

    def thinking(self) -> AbstractContextManager[Any]:
        """A context in which a terminal shows that bots are deciding."""
        return self.console.status("The bots decide …") if is_interactive() else nullcontext()

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
        if epilogue := self.maker.artist.epilogue(self.names):
            self.console.print(epilogue)
        self._winners(outcome.winners)

    def _winners(self, winners: Sequence[int]) -> None:
        if self.match.players == 1:
            return
        names = " and ".join(self.names[seat] for seat in winners)
        self.say(f"{names} {'wins' if len(winners) == 1 else 'share the victory'}.", "bold green")


def _last_whole(told: Sequence[list[Text]], most: int) -> list[Text]:
    """The last of some wrapped texts, as many as there are lines for; none if not even one has room."""
    shown: list[Text] = []
    for text in reversed(told):
        if len(shown) + len(text) > most:
            break
        shown = [*text, *shown]
    return shown


def _counted(lines: list[str]) -> list[str]:
    """Lines in which repetitions in a row are replaced by one line with their number: `… (×3).`"""
    counted: list[tuple[str, int]] = []
    for line in lines:
        if counted and counted[-1][0] == line:
            counted[-1] = (line, counted[-1][1] + 1)
        else:
            counted.append((line, 1))
    return [line if count == 1 else f"{line.rstrip('.')} (×{count})." for line, count in counted]
