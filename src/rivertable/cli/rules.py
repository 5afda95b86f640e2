"""`rivertable rules`: look something up in a game's rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from rivertable.cli.completion import complete_game

if TYPE_CHECKING:
    from rich.console import Console


def register(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:\n\n  rivertable rules riverside\n\n  rivertable rules riverside fire\n\n  rivertable rules RS-5.8"
    )(rules)


def rules(
    words: list[str] | None = typer.Argument(
        None,
        metavar="GAME WORDS",
        help="A game, and what to look for: words, RS-5.8, or RS-5.",
        autocompletion=complete_game,
    ),
    reference: bool = typer.Option(
        False, "--reference", metavar="", help="The contents of the exact rules instead of the guide."
    ),
) -> None:
    """Read the guide to a game, or find clauses of the exact rules by word or number."""
    from rivertable.cli.arguments import game_named
    from rivertable.cli.console import make_console
    from rivertable.cli.guide import has_guide
    from rivertable.engine.registry import games, header_of

    given = words or []
    game = game_named(given.pop(0)) if given and game_named(given[0]) in games() else None
    wanted = " ".join(given)
    console = make_console()
    if game and not wanted and not reference and has_guide(game):
        print_guide(console, game)
        return
    if not wanted:
        for name in [game] if game else games():
            print_contents(console, name)
        return
    if game is None:
        game = _game_that_has(wanted)
        console.print(f"The rules of {header_of(game).name}", style="bold")
    print_clauses(console, game, wanted)


def _game_that_has(wanted: str) -> str:
    """The first game whose rules contain the words; OptionError if there is none."""
    from rivertable.cli.rulebook import find_clauses
    from rivertable.cli.suggestions import did_you_mean
    from rivertable.engine.errors import OptionError
    from rivertable.engine.registry import games

    for game in games():
        if find_clauses(game, wanted):
            return game
    guess = did_you_mean(wanted.split()[0], games())
    raise OptionError(f"{wanted!r} is no game and in no game's rules; the games are {', '.join(games())}{guess}")


def print_guide(console: Console, game: str) -> None:
    """Print the guide to a game, and where its exact rules are found."""
    from rich.table import Table

    from rivertable.cli.guide import guide_lines
    from rivertable.engine.registry import header_of

    console.print(header_of(game).name, style="bold")
    for before, line in guide_lines(game):
        row = Table.grid(padding=(0, 1))
        row.add_row(before, line)
        console.print(row if before else line)
    console.print(f"\nThe exact rules: rivertable rules {game} --reference, or rivertable rules {game} WORDS")


def print_contents(console: Console, game: str) -> None:
    from rich.table import Table
    from rich.text import Text

    from rivertable.cli.rulebook import contents
    from rivertable.engine.registry import header_of

    table = Table(
        box=None,
        title=Text(f"The rules of {header_of(game).name}", style="bold"),
        title_justify="left",
        show_header=False,
    )
    for heading, span in contents(game):
        table.add_row(Text(heading), Text(span, style="cyan"))
    console.print(table)


def print_clauses(console: Console, game: str, wanted: str) -> None:
    """Print the clauses found, under their headings; OptionError with a suggestion if there are none."""
    from rich.padding import Padding
    from rich.text import Text

    from rivertable.cli.rulebook import find_clauses, nothing_found, shown
    from rivertable.engine.errors import OptionError

    found = find_clauses(game, wanted)
    if not found:
        raise OptionError(nothing_found(game, wanted))
    heading = None
    for clause in found:
        if clause.heading != heading:
            heading = clause.heading
            console.print(Text(heading, style="bold underline"))
        console.print(Padding(shown(clause, wanted), (0, 0, 0, 2)))
