"""`rivertable lab compare`: what an overlay changes, on the same seeds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rivertable.cli.lab_run import GAME, JOBS, OPTION, OUTPUT, PLAYERS, POLICY, RAY, SEED, games_option
from rivertable.cli.simulate import figures_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from rivertable.lab.results import Comparison, Difference

SHOWN = 12  # things in the terminal; a report has all


def register(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:\n\n  rivertable lab compare the_river --components mine.toml\n\n"
        "  rivertable lab compare the_river --components a.toml b.toml --games 5000 --output report.html"
    )(compare)


def compare(
    game: str = GAME,
    files: list[Path] | None = typer.Argument(
        None, metavar="FILES", help="One overlay or two; --components may stand before."
    ),
    components: list[Path] | None = typer.Option(
        None, metavar="FILE", help="An overlay, against the printed game; or two, one after the other."
    ),
    players: int | None = PLAYERS,
    games: int = games_option(20_000),
    policy: str = POLICY,
    seed: str = SEED,
    option: list[str] | None = OPTION,
    until_clear: bool = typer.Option(
        False, "--until-clear", metavar="", help="Stop as soon as scores or wins of who starts clearly differ."
    ),
    jobs: int | None = JOBS,
    ray: str | None = RAY,
    output: list[Path] | None = OUTPUT,
) -> None:
    """What an overlay changes: the printed game and one overlay, or two overlays, on the same seeds."""
    from rivertable.cli.arguments import game_options, known_game, seed_of
    from rivertable.cli.console import make_console
    from rivertable.cli.lab_run import check_outputs, policy_of, save_all, shown
    from rivertable.engine.errors import OptionError
    from rivertable.lab import compare as measure

    overlays = [*(components or []), *(files or [])]
    if len(overlays) > 2:
        raise OptionError(f"two overlays can be compared, not {len(overlays)}; compare them pair by pair")
    check_outputs(output)
    console = make_console()

    with shown("playing both sides") as progress:
        result = measure(
            known_game(game),
            *overlays,
            players=players,
            games=games,
            policy=policy_of(policy),
            seed=seed_of(seed),
            until_clear=until_clear,
            jobs=jobs,
            ray=ray,
            progress=progress,
            forecast=lambda smallest: console.print(_forecast(games, smallest), markup=False),
            **game_options(option),
        )
    print_comparison(console, result)
    save_all(console, result, output)


def _forecast(games: int, smallest: dict[str, float]) -> str:
    told = ", ".join(f"{name} {size:.3f}" for name, size in list(smallest.items())[:3])
    return f"The smallest changes that {games:,} matches can show: {told}."


def _shown(differences: Sequence[Difference]) -> list[Difference]:
    """What the terminal shows: of things those that changed most clearly, and all the rest; a report has everything."""
    of_things = [each for each in differences if is_of_things(each)]
    clear = sorted((each for each in of_things if each.significant), key=lambda each: each.chance)[:SHOWN]
    return [each for each in differences if each in clear or each not in of_things]


def is_of_things(each: Difference) -> bool:
    from rivertable.lab.compare import BASE

    return each.name not in BASE and not each.name.startswith(("ends: ", "points: "))


def print_comparison(console: Console, result: Comparison) -> None:
    from rich.text import Text

    from rivertable.lab.compare import told

    console.print(Text(result.sentence, style="bold"))
    if result.stopped:
        console.print(f"Clear after {result.run.games:,} of {result.asked:,} matches, so it ended there.")
    table = figures_table("", *result.sides, "difference", "smallest seen", "")
    for each in _shown(result.differences):
        scale = 100 if each.is_share else 1
        unit = " %" if each.is_share else ""
        sides = [f"{scale * value:.2f}{unit}" for value in (each.first, each.second)]
        verdict = "clear" if each.significant else "not seen"
        table.add_row(Text(each.name), *sides, told(each), f"{scale * each.smallest:.2f}{unit}", verdict)
    console.print(table)
