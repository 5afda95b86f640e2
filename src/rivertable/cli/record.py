"""`rivertable record`: show, replay and verify saved matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from rivertable.cli.app import App
from rivertable.cli.seats import REFEREE, seated
from rivertable.engine.contract import REFEREE_SEAT

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from rivertable.engine.match import Match
    from rivertable.engine.moves import Move, Undo
    from rivertable.engine.record import Record

app = App(no_args_is_help=True, help="Show, replay and verify saved matches.")

FILE = typer.Argument(..., metavar="FILE", help="A record, as saved by `rivertable play`, or the link of a table.")


@app.command(epilog="Examples:\n\n  rivertable record show riverside-1.json")
def show(file: str = FILE) -> None:
    """Print a record: how it began, every move in words, how it ended."""
    from rivertable.cli.console import make_console
    from rivertable.cli.screen import Screen
    from rivertable.engine.record import Record

    console = make_console()
    record = Record.load(file)
    match = replayed(file, record) if record.seed is not None else None
    _print_header(console, record)
    if match is None:
        for line in record.log or []:
            console.print(line, markup=False)
        return
    _print_moves(console, match, _names(record))
    if match.outcome is None:
        console.print("The match is not over.")
    else:
        Screen(console, match, _names(record)).scores()


@app.command(
    epilog="Examples:\n\n  rivertable record replay riverside-1.json\n\n"
    "  rivertable record replay riverside-1.json --at 20 --viewer 0"
)
def replay(
    file: str = FILE,
    at: int | None = typer.Option(None, metavar="N", help="Show the table after move N; 0 is the beginning."),
    viewer: int | None = typer.Option(None, metavar="SEAT", help="Through whose eyes; the first seat is 0."),
    audit: bool = typer.Option(
        False, "--audit", metavar="", help="Simulate what the world did again, and report differences."
    ),
) -> None:
    """Draw the table after a move; on a terminal without --at, step through the match."""
    from rivertable.cli.console import is_interactive, make_console
    from rivertable.engine.errors import OptionError
    from rivertable.engine.record import Record

    if audit and (at is not None or viewer is not None):
        raise OptionError("--audit looks at the whole match through nobody's eyes; leave out --at and --viewer")
    record = Record.load(file)
    match, names = replayed(file, record), _names(record)
    if audit:
        raise typer.Exit(_audit(make_console(), file, record, match))
    last = len(match.log)
    if at is not None and not 0 <= at <= last:
        raise OptionError(f"{file} has {last} moves, so --at is 0 to {last}, not {at}")
    if viewer is not None and not 0 <= viewer < match.players:
        raise OptionError(f"{file} has the seats 0 to {match.players - 1}, so --viewer is not {viewer}")
    console = make_console()
    if at is None and is_interactive():
        _step_through(console, match, viewer, names)
    else:
        _draw(console, match, last if at is None else at, viewer, names)


@app.command(
    epilog="Examples:\n\n  rivertable record verify riverside-1.json\n\n  rivertable record verify http://127.0.0.1:8000/replay/…"
)
def verify(file: str = FILE) -> None:
    """Play a record again and compare everything in it."""
    from rivertable.cli.console import make_console
    from rivertable.engine.record import Record

    record = Record.load(file)
    match = replayed(file, record)
    if match.outcome is None:
        end = "the match is not over"
    else:
        end = f"the outcome is the recorded one ({', '.join(map(str, match.outcome.scores))} points)"
    deal = "the deal is the one committed to before anybody sat down, " if record.deal is not None else ""
    make_console().print(
        f"{file} is sound: {len(record.moves)} moves of {match.config} replayed under rules version "
        f"{record.rules}, the digest fits, {deal}{end}.",
        markup=False,
        soft_wrap=True,
    )


# ---------------------------------------------------------------- parts


def replayed(file: str | Path, record: Record) -> Match:
    """Replay a record; RecordError names the file."""
    from rivertable.engine.errors import RecordError

    try:
        return record.replay()
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None


def _audit(console: Console, file: str, record: Record, match: Match) -> int:
    """Simulate every attempt of a match again and print those that differ. Returns the exit code: 1 if there are
    any."""
    from rivertable.engine.errors import OptionError

    if match.game.physics is None:
        raise OptionError(f"{file} is a match of {record.game}, which has no world to simulate")
    lines = match.game.physics().audit(record)
    different = [line for line in lines if not line.same]
    for line in different:
        console.print(f"move {line.move}: {line.text}", markup=False)
    console.print(
        f"{file}: {len(lines)} attempts simulated again, {len(different)} differ.", markup=False, soft_wrap=True
    )
    return 1 if different else 0


def _names(record: Record) -> dict[int, str]:
    """The names of the players by seat, and that of the referee."""
    seats = record.seats or [f"Player {seat + 1}" for seat in range(record.players)]
    return {seat: player.name for seat, player in enumerate(seated(seats))} | {REFEREE_SEAT: REFEREE}


def _take(match: Match, entry: Move | Undo) -> None:
    from rivertable.engine.moves import Undo

    if isinstance(entry, Undo):
        match.undo(entry.seat, entry.moves, agreed=entry.agreed)
    else:
        match.act(entry.seat, entry.action, entry.payload)


def _print_header(console: Console, record: Record) -> None:
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in record.options.items())
    console.print(f"{record.game}, {record.players} players, {options}, rules version {record.rules}", style="bold")
    console.print(f"seed {record.seed}" if record.seed else f"as {record.viewer} may know it")
    if record.overlay is not None:
        console.print(f"components changed by {record.overlay.name}", markup=False)


def _print_moves(console: Console, played: Match, names: dict[int, str]) -> None:
    """Print every move with its label and with what happened after it."""
    from rich.table import Table
    from rich.text import Text

    from rivertable.cli.screen import Screen
    from rivertable.engine.match import Match

    match = Match(played.config, played.seed)
    screen = Screen(console, match, names)
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, entry in enumerate(played.log, 1):
        viewer = None if entry.seat == REFEREE_SEAT else entry.seat
        label, before = _move_label(match, entry), match.event_count(viewer)
        _take(match, entry)
        news = " ".join(screen.event_lines(match.events(viewer, before)))
        table.add_row(
            Text(f"{number:>4}", style="bright_black"),
            Text(screen.names[entry.seat]),
            Text(label),
            Text(news, style="bright_black"),
        )
    console.print(table)


def _move_label(match: Match, entry: Move | Undo) -> str:
    from rivertable.engine.moves import Undo

    if isinstance(entry, Undo):
        return "Take back the last move" if entry.moves == 1 else f"Take back the last {entry.moves} moves"
    return match.seen_by(entry.seat).action(entry.action).label


def _draw(console: Console, played: Match, at: int, viewer: int | None, names: dict[int, str]) -> None:
    from rivertable.cli.screen import Screen
    from rivertable.engine.match import Match

    match, before, made = Match(played.config, played.seed), 0, ""
    for number, entry in enumerate(played.log[:at], 1):
        before = match.event_count(viewer)
        if number == at and viewer in (None, entry.seat):  # others' moves are not for these eyes
            made = f": {names[entry.seat]}, {_move_label(match, entry)}"
        _take(match, entry)
    screen = Screen(console, match, names)
    screen.table(viewer)
    screen.news(screen.event_lines(match.events(viewer, before)))
    screen.say(f"After move {at} of {len(played.log)}{made}.", "bold")
    if match.is_over:
        screen.scores()


def _step_through(console: Console, played: Match, viewer: int | None, names: dict[int, str]) -> None:
    from rivertable.cli.console import read_line

    at, last = 0, len(played.log)
    while True:
        console.clear()
        _draw(console, played, at, viewer, names)
        try:
            typed = read_line("Enter: next, b: back, a number: that move, q: leave > ").lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if typed.startswith("q"):
            return
        if typed.isdecimal():
            at = min(int(typed), last)
        else:
            at = max(0, at - 1) if typed.startswith("b") else min(last, at + 1)
