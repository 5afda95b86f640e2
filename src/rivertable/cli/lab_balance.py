"""`rivertable lab balance`: who wins, how matches end, and what every card, tile and place is worth."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rivertable.cli.lab_run import COMPONENTS, GAME, JOBS, OPTION, OUTPUT, PLAYERS, POLICY, RAY, SEED, games_option
from rivertable.cli.simulate import figures_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console
    from rich.table import Table

    from rivertable.lab.figures import Figure
    from rivertable.lab.results import Balance, Taking

SHOWN = 12  # things in the terminal; a report has all


def register(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:\n\n  rivertable lab balance the_river --output report.html\n\n"
        "  rivertable lab balance riverside --players 3 --games 5000 --components my.toml"
    )(balance)


def balance(
    game: str = GAME,
    players: int | None = PLAYERS,
    games: int = games_option(20_000),
    policy: str = POLICY,
    seed: str = SEED,
    option: list[str] | None = OPTION,
    components: Path | None = COMPONENTS,
    ladder: bool = typer.Option(True, help="Also measure how much better play wins."),
    jobs: int | None = JOBS,
    ray: str | None = RAY,
    output: list[Path] | None = OUTPUT,
) -> None:
    """Who wins, how matches end, where points come from, and what every card, tile and place is worth."""
    from rivertable.cli.arguments import load_game, seed_of
    from rivertable.cli.console import make_console
    from rivertable.cli.lab_run import check_outputs, policy_of, save_all, shown
    from rivertable.lab import balance as measure

    config = load_game(game, players, option, components)
    check_outputs(output)
    with shown(f"playing {config.name}") as progress:
        result = measure(
            config,
            games=games,
            policy=policy_of(policy),
            seed=seed_of(seed),
            ladder=ladder,
            jobs=jobs,
            ray=ray,
            progress=progress,
        )
    console = make_console()
    print_balance(console, result)
    save_all(console, result, output)


def print_balance(console: Console, result: Balance) -> None:
    """The most important figures; a report has all."""
    from rich.text import Text

    console.print(Text(result.sentence, style="bold"))
    console.print(Text(f"{result.run.game}, {result.run.games:,} matches, {', '.join(result.run.policy)} play"))
    if result.turn_order:
        console.print(_shares("turn order", [(each.name, each.figure) for each in result.turn_order]))
    console.print(_shares("matches end because", [(each.name, each.figure) for each in result.endings]))
    console.print(_points(result))
    clear = [each for each in (*result.things, *result.openings) if each.clear]
    clear.sort(key=lambda each: -abs(each.effect.value))
    if clear:
        console.print(_things(clear[:SHOWN]))
    if result.ladder:
        rungs = [(f"{each.better} against {each.worse}", each.wins) for each in result.ladder]
        console.print(_shares("better play", rungs))


def _shares(heading: str, rows: Sequence[tuple[str, Figure]]) -> Table:
    table = figures_table(heading, "share")
    for name, figure in rows:
        table.add_row(name, f"{figure.value:.1%} ± {100 * figure.reach:.1f}")
    return table


def _points(result: Balance) -> Table:
    from rivertable.lab.compare import amount

    table = figures_table("points from", "winners", "others", "winners ahead by")
    for each in result.points:
        lead = f"{amount(each.lead.value, 1)} ± {each.lead.reach:.1f}"
        table.add_row(each.name, f"{each.winners:.1f}", f"{each.others:.1f}", lead)
    return table


def _things(things: Sequence[Taking]) -> Table:
    from rivertable.lab.compare import amount

    table = figures_table("what clearly matters", "", "taken by", "wins of 100 it adds")
    table.columns[1].justify = "left"
    for each in things:
        effect = f"{amount(100 * each.effect.value, 1)} ± {100 * each.effect.reach:.1f}"
        table.add_row(each.action, each.told, f"{each.taken:.0%}", effect)
    return table
