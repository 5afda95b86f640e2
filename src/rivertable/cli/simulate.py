"""`rivertable simulate`: play many matches and sum up their results."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from rivertable.cli.completion import complete_bot, complete_game, complete_option

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from rivertable.engine.game_config import GameConfig
    from rivertable.engine.simulation import Simulation


def register(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:\n\n  rivertable simulate riverside --players 3 --games 100000\n\n"
        "  rivertable simulate riverside --policy greedy --games 1000 --json scores.json"
    )(simulate)


def simulate(
    game: str = typer.Argument(
        ..., metavar="GAME", help="The game; `rivertable games` lists them.", autocompletion=complete_game
    ),
    players: int | None = typer.Option(None, metavar="N", help="Number of players."),
    games: int = typer.Option(1000, metavar="N", help="Number of matches."),
    policy: str = typer.Option(
        "random",
        metavar="BOT",
        help="Who plays all seats: random, quick, greedy; or easy, normal, hard, expert, slowly. One a seat: greedy,random.",
        autocompletion=complete_bot,
    ),
    seed: str = typer.Option("0", metavar="SEED", help="Seed of the series; the same seed gives the same matches."),
    option: list[str] | None = typer.Option(
        None, metavar="NAME=VALUE", help="An option of the game; may be repeated.", autocompletion=complete_option
    ),
    components: Path | None = typer.Option(
        None, metavar="FILE", help="An overlay: your own numbers and cards, as docs/overlays.md shows."
    ),
    json: Path | None = typer.Option(None, metavar="FILE", help="Write the summary to this file as JSON."),
) -> None:
    """Play many matches with compiled rules and sum up scores, wins, rounds and endings; Ctrl-C sums up what is played."""
    from rivertable.bots import policies_of
    from rivertable.cli.arguments import at_least_one, load_game, seed_of, title_of, writable, write_json
    from rivertable.cli.console import make_console

    console = make_console()
    config = load_game(game, players, option, components)
    at_least_one("--games", games)
    writable(json)
    number = seed_of(seed)
    policies = tuple(policy.split(",")) if "," in policy else policy
    policies_of(policies, number)  # raises before anything is compiled if there is no such policy
    simulation = _run(config, games, policies, number)
    summary = summarise(simulation, policy)
    _print_summary(console, title_of(config), summary)
    if summary["games"] < games:
        console.print(f"Stopped after {summary['games']:,} of {games:,} matches.", style="bold")
    if json is not None:
        write_json(json, summary)
        console.print(f"Summary written to {json}.")


def _run(config: GameConfig, games: int, policy: str | tuple[str, ...], seed: int) -> Simulation:
    """Play the series with a progress bar, which starts when the code is compiled. Ctrl-C ends it early, a second
    Ctrl-C at once."""
    import signal

    import rivertable
    from rivertable.cli.console import COMPILING, compiling_on, make_progress

    stopped: list[int] = []
    before = signal.getsignal(signal.SIGINT)

    def stop(number: int, _: object) -> None:
        stopped.append(number)
        signal.signal(signal.SIGINT, before)  # a second press ends it at once

    with make_progress() as progress:
        task = progress.add_task(COMPILING, total=None)

        def tell(done: int) -> bool:
            if not stopped:
                signal.signal(signal.SIGINT, stop)
            progress.update(task, completed=done, total=games, description=f"playing {config.name}")
            return not stopped

        try:
            with compiling_on(progress, task):
                return rivertable.simulate(config, games=games, policy=policy, seed=seed, progress=tell)
        finally:
            signal.signal(signal.SIGINT, before)


def summarise(simulation: Simulation, policy: str) -> dict[str, Any]:
    """The figures of a series as JSON data. A shared victory counts for each winner by its part."""
    from rivertable.cli.arguments import components_of

    scores, shares = simulation.scores, simulation.wins_by_seat
    seats = [
        {**_spread(scores[:, seat]), "wins": share.share, "wins_low": share.low, "wins_high": share.high}
        for seat, share in enumerate(shares)
    ]
    return {
        "game": str(simulation.game),
        "components": components_of(simulation.game),
        "policy": policy,
        "seed": simulation.seed,
        "games": int(scores.shape[0]),
        "seats": seats,
        "turn_order": [share._asdict() for share in simulation.wins_by_turn_order],
        "rounds": _spread(simulation.rounds),
        "decisions": _spread(simulation.lengths),
        "end_reasons": simulation.end_reasons,
        "decisions_per_second": round(simulation.steps_per_second),
        "seconds": round(simulation.seconds, 3),
    }


def _spread(values: Any) -> dict[str, float]:
    import numpy as np

    return {
        "mean": float(values.mean()),
        "sd": float(values.std()),
        "min": int(values.min()),
        "median": float(np.median(values)),
        "max": int(values.max()),
    }


def _print_summary(console: Console, title: str, summary: dict[str, Any]) -> None:
    heading = f"{title}, {summary['games']:,} matches, {summary['policy']} play"
    console.print(heading, style="bold", markup=False)
    console.print(_seat_table(summary))
    if len(summary["turn_order"]) > 1:
        console.print(_turn_order_table(summary))
    console.print(_match_table(summary))
    endings = ", ".join(f"{name} {count:,}" for name, count in summary["end_reasons"].items())
    console.print(f"Endings: {endings}")
    if summary["seconds"]:
        console.print(f"Speed: {summary['decisions_per_second']:,} decisions/s")


def _seat_table(summary: dict[str, Any]) -> Table:
    table = figures_table("scores", "mean", "sd", "min", "median", "max", "share of wins")
    for number, seat in enumerate(summary["seats"], 1):
        share = _share(seat["wins"], seat["wins_low"], seat["wins_high"]) if len(summary["seats"]) > 1 else "–"
        table.add_row(f"Player {number}", *_cells(seat), share)
    return table


def _turn_order_table(summary: dict[str, Any]) -> Table:
    table = figures_table("turn order", "share of wins")
    for place, share in enumerate(summary["turn_order"]):
        table.add_row("goes first" if place == 0 else f"goes as number {place + 1}", _share(**share))
    return table


def _share(share: float, low: float, high: float) -> str:
    """A share with half the width of its 95 % interval."""
    return f"{share:.1%} ± {100 * (high - low) / 2:.1f}"


def _match_table(summary: dict[str, Any]) -> Table:
    table = figures_table("per match", "mean", "sd", "min", "median", "max")
    table.add_row("rounds", *_cells(summary["rounds"]))
    table.add_row("decisions", *_cells(summary["decisions"]))
    return table


def figures_table(first: str, *headings: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(first)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def _cells(spread: dict[str, float]) -> list[str]:
    return [
        f"{spread['mean']:.1f}",
        f"{spread['sd']:.1f}",
        f"{spread['min']:.0f}",
        f"{spread['median']:g}",
        f"{spread['max']:.0f}",
    ]
