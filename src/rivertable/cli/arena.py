"""`rivertable arena`: bots against each other."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from rivertable.cli.completion import complete_bot
from rivertable.cli.lab_run import COMPONENTS, GAME, JOBS, OPTION, RAY, SEED

if TYPE_CHECKING:
    from rich.table import Table

    from rivertable.lab.arena import Arena, Sprt, Standing


def register(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:\n\n  rivertable arena riverside greedy random --games 200\n\n"
        "  rivertable arena riverside expert greedy --players 4 --games 400 --keep expert.jsonl"
    )(arena)


def arena(
    game: str = GAME,
    bots: list[str] = typer.Argument(
        ...,
        metavar="BOTS",
        help="At least two, by name or level; the last fills the seats left over.",
        autocompletion=complete_bot,
    ),
    games: int = typer.Option(200, metavar="N", help="Number of matches, rounded up to whole rotations of the seats."),
    players: int | None = typer.Option(None, metavar="N", help="Number of players; without it as many as bots."),
    seed: str = SEED,
    option: list[str] | None = OPTION,
    components: Path | None = COMPONENTS,
    sprt: float | None = typer.Option(
        None, metavar="ELO", help="Stop when it is decided whether the first is so much stronger."
    ),
    keep: Path | None = typer.Option(None, metavar="FILE", help="Keep results here, and go on from them next time."),
    jobs: int | None = JOBS,
    ray: str | None = RAY,
    json: Path | None = typer.Option(None, metavar="FILE", help="Write the result to this file as JSON."),
) -> None:
    """Let bots play each other: seats rotated, the same chances for all, results with 95 % intervals; Ctrl-C sums up."""
    from rivertable.cli.arguments import at_least_one, load_game, seed_of, writable, write_json
    from rivertable.cli.console import make_console
    from rivertable.engine.errors import OptionError
    from rivertable.lab.arena import Arena, Sprt
    from rivertable.lab.tournament import mode_of

    at_least_one("--games", games)
    writable(json)
    writable(keep)
    if sprt is not None and sprt <= 0:
        raise OptionError(f"--sprt is a number above 0, not {sprt:g}")
    console = make_console()
    config = load_game(game, len(bots) if players is None else players, option, components)
    contest = Arena(config, bots, seed_of(seed), mode_of(bots, games))
    test = None if sprt is None else Sprt(better=sprt)
    verdict = _run(contest, games, sprt=test, keep=keep, jobs=jobs, ray=ray)
    console.print(_table(contest))
    if verdict is None and contest.games < games:
        stopped = f"Stopped after {contest.games:,} of {games:,} matches. The same command goes on from there."
        console.print(stopped, style="bold")
    if test is not None:
        console.print(_told(verdict, bots[0], test))
    if json is not None:
        write_json(json, _as_json(contest))
        console.print(f"Result written to {json}.")


def _told(verdict: str | None, first: str, test: Sprt) -> str:
    verdicts = {
        None: "It is not decided yet whether",
        "stronger": "It is sure that",
        "not stronger": "It is not so that",
    }
    return f"{verdicts[verdict]} {first} is {test.better:g} Elo points stronger (errors of 5 %)."


def _run(contest: Arena, games: int, **settings: Any) -> str | None:
    """Run the contest with a progress bar; returns the verdict of the test. Ctrl-C ends it early, if a group was
    played."""
    from rivertable.cli.console import COMPILING, compiling_on, make_progress
    from rivertable.lab.tournament import run

    with make_progress() as progress:
        task = progress.add_task(COMPILING if contest.mode.compiles else "playing", total=None)

        def tell(arena: Arena) -> None:
            first = arena.standings()[0]
            description = f"{first.name} wins {first.win_rate:.1%}"
            progress.update(task, completed=arena.games, total=games, description=description)

        try:
            with compiling_on(progress, task):
                return run(contest, games, progress=tell, **settings)
        except KeyboardInterrupt:
            if not contest.groups:
                raise
            return None


def _table(contest: Arena) -> Table:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from rivertable.cli.arguments import title_of

    title = Text(f"{title_of(contest.game)}, {contest.games} matches")
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for column in ("bot", "share of wins", "even share", "mean points", "ahead by", "Elo"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for standing in contest.standings():
        table.add_row(*_cells(standing))
    return table


def _cells(standing: Standing) -> tuple[str, ...]:
    return (
        standing.name,
        f"{standing.win_rate:.1%} ± {_within(standing.interval, '.1%')}",
        f"{standing.even_share:.1%}",
        f"{standing.mean_score:.1f}",
        f"{standing.lead:+.1f} ± {_within(standing.lead_interval, '.1f')}",
        "–" if standing.elo is None else f"{round(standing.elo):+d} ± {_within(standing.elo_interval, '.0f')}",
    )


def _within(interval: float | None, form: str) -> str:
    """Half the width of an interval as text; a dash if it is unknown, as after a single group."""
    return "–" if interval is None or not isfinite(interval) else f"{interval:{form}}"


def _as_json(contest: Arena) -> dict[str, Any]:
    from rivertable.cli.arguments import components_of

    bots = [
        {
            "name": each.name,
            "win_rate": each.win_rate,
            "interval": each.interval if isfinite(each.interval) else None,
            "mean_score": each.mean_score,
        }
        for each in contest.standings()
    ]
    return {
        "game": contest.game.name,
        "players": contest.game.players,
        "options": contest.game.options,
        "components": components_of(contest.game),
        "games": contest.games,
        "bots": bots,
    }
