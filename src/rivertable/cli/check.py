"""`rivertable check`: run the conformance checks on a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from rivertable.cli.completion import complete_game

if TYPE_CHECKING:
    from rich.console import Console

    from rivertable.engine.conformance import Report

VIEWER_STEPS = 10  # slow samples per match


def register(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:\n\n  rivertable check riverside\n\n  rivertable check riverside --games 1000 --seed 5"
    )(check)


def check(
    game: str = typer.Argument(
        ..., metavar="GAME", help="The game; `rivertable games` lists them.", autocompletion=complete_game
    ),
    games: int = typer.Option(20, metavar="N", help="Number of matches per number of players."),
    seed: str = typer.Option("0", metavar="SEED", help="Seed of the matches; the same seed gives the same matches."),
    players: list[int] | None = typer.Option(None, metavar="N", help="Only this number of players; may be repeated."),
) -> None:
    """Run the conformance checks on random matches; exit code 1 if one fails."""
    from rivertable.cli.arguments import at_least_one, game_named, seed_of
    from rivertable.cli.console import COMPILING, compiling_on, make_console, make_progress
    from rivertable.engine import conformance
    from rivertable.engine.options import check_players
    from rivertable.engine.registry import header_of

    game = game_named(game)
    header = header_of(game)
    at_least_one("--games", games)
    for count in players or []:
        check_players(game, count, header.players_min, header.players_max)
    first = seed_of(seed)
    with make_progress() as progress, compiling_on(progress, task := progress.add_task(COMPILING, total=None)):

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total, description=f"checking {game}")

        report = conformance.check(
            game,
            games=games,
            viewer_steps=games * VIEWER_STEPS,
            seed=first,
            players=players or None,
            progress=tell,
        )
    _print_report(make_console(), report)
    if not report.ok:
        raise typer.Exit(1)


def _print_report(console: Console, report: Report) -> None:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("check")
    table.add_column("steps", justify="right")
    table.add_column("result")
    for name, runs, failures in report.checks:
        table.add_row(name, f"{runs:,}", f"[bold red]✗ {failures} failed[/]" if failures else "[green]✓[/]")
    console.print(table)
    for failure in report.failures:
        console.print(failure, markup=False, style="red")
    console.print("All checks passed." if report.ok else f"{len(report.failures)} failures.")
