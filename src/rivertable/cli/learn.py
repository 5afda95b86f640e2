"""`rivertable learn`: the lesson of a game in the terminal."""

from __future__ import annotations

import typer

from rivertable.cli.completion import complete_game


def register(app: typer.Typer) -> None:
    app.command(epilog='Examples:\n\n  rivertable learn the_river\n\n  rivertable learn "The River"')(learn)


def learn(
    game: str = typer.Argument(..., metavar="GAME", help="The game to learn.", autocompletion=complete_game),
) -> None:
    """Learn a game by playing its first turns, step by step, with somebody who explains."""
    from rivertable.cli.arguments import known_game
    from rivertable.cli.console import make_console
    from rivertable.cli.lesson_session import LessonSession
    from rivertable.engine.lessons.lesson import read_lesson

    raise typer.Exit(LessonSession(read_lesson(known_game(game)), make_console()).run())
