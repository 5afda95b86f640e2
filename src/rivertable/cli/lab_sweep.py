"""`rivertable lab sweep`: one number of a game at several values."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rivertable.cli.lab_run import GAME, JOBS, OPTION, OUTPUT, PLAYERS, POLICY, RAY, SEED, games_option
from rivertable.cli.simulate import figures_table

if TYPE_CHECKING:
    from rich.console import Console

    from rivertable.lab.results import Sweep


def register(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:\n\n  rivertable lab sweep the_river building.b01.points=2..8\n\n"
        "  rivertable lab sweep the_river supply.p2.wood=5..9:2 --games 2000 --output report.html"
    )(sweep)


def sweep(
    game: str = GAME,
    setting: str = typer.Argument(
        ..., metavar="KEY=FROM..TO", help="A number of the components and the values to try."
    ),
    players: int | None = PLAYERS,
    games: int = games_option(5_000),
    policy: str = POLICY,
    seed: str = SEED,
    option: list[str] | None = OPTION,
    jobs: int | None = JOBS,
    ray: str | None = RAY,
    output: list[Path] | None = OUTPUT,
) -> None:
    """What another value of one number changes: each against the printed game, on the same seeds."""
    from rivertable.cli.arguments import game_options, known_game, seed_of
    from rivertable.cli.console import make_console
    from rivertable.cli.lab_run import check_outputs, policy_of, save_all, shown
    from rivertable.lab import sweep as measure

    check_outputs(output)
    with shown("playing every value") as progress:
        result = measure(
            known_game(game),
            setting,
            players=players,
            games=games,
            policy=policy_of(policy),
            seed=seed_of(seed),
            jobs=jobs,
            ray=ray,
            progress=progress,
            **game_options(option),
        )
    console = make_console()
    print_sweep(console, result)
    save_all(console, result, output)


def print_sweep(console: Console, result: Sweep) -> None:
    from rich.text import Text

    from rivertable.lab.compare import BASE, told

    console.print(Text(result.sentence, style="bold"))
    names = [each.name for each in result.steps[0].differences if each.name in BASE]
    table = figures_table(result.key, *names)
    for step in result.steps:
        by_name = {each.name: each for each in step.differences}
        cells = [
            f"{told(by_name[name])}{' *' if by_name[name].significant else ''}" if name in by_name else "–"
            for name in names
        ]
        table.add_row(f"{step.value:g}", *cells)
    console.print(table)
    console.print(f"Printed: {result.printed:g}. A star marks what is more than chance.", markup=False)
