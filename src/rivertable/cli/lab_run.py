"""What the commands of the lab share: their flags, the progress bar, going on after Ctrl-C, and where results go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from rivertable.cli.completion import complete_bot, complete_game, complete_option
from rivertable.cli.console import COMPILING, INTERRUPTED, compiling_on, make_progress

if TYPE_CHECKING:
    from rich.console import Console

    from rivertable.lab.results import Balance, Comparison, Sweep

GAME: Any = typer.Argument(
    ..., metavar="GAME", help="The game; `rivertable games` lists them.", autocompletion=complete_game
)
PLAYERS: Any = typer.Option(None, metavar="N", help="Number of players.")
POLICY: Any = typer.Option(
    "greedy",
    metavar="BOT",
    help="Who plays all seats: random, quick, greedy; or easy to expert, slowly. One a seat: greedy,random.",
    autocompletion=complete_bot,
)
SEED: Any = typer.Option("0", metavar="SEED", help="Seed of the matches; the same seed gives the same matches.")
OPTION: Any = typer.Option(
    None, metavar="NAME=VALUE", help="An option of the game; may be repeated.", autocompletion=complete_option
)
COMPONENTS: Any = typer.Option(
    None, metavar="FILE", help="An overlay: your own numbers and cards, as docs/overlays.md shows."
)
JOBS: Any = typer.Option(None, metavar="N", help="Processes; all cores without it. The result is the same.")
RAY: Any = typer.Option(
    None, metavar="ADDRESS", help="A Ray cluster of many machines plays: its host:port, or `local` to begin one here."
)
OUTPUT: Any = typer.Option(
    None, metavar="FILE", help="Write a report (.html), all figures (.json) or a table (.parquet); may be repeated."
)


def games_option(games: int) -> Any:
    return typer.Option(games, metavar="N", help="Number of matches on each side.")


def policy_of(written: str) -> str | tuple[str, ...]:
    """One way to play for all seats, or one for each, with commas between."""
    return tuple(written.split(",")) if "," in written else written


def check_outputs(files: list[Path] | None) -> None:
    """Raise OptionError if a result cannot be written there, before a long run rather than after it."""
    from rivertable.cli.arguments import writable
    from rivertable.lab.results import check_output

    for file in files or []:
        check_output(file)
        writable(file)


def save_all(console: Console, result: Balance | Comparison | Sweep, files: list[Path] | None) -> None:
    for file in files or []:
        result.save(file)
        console.print(f"Written to {file}.", markup=False)


@contextmanager
def shown(what: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar for a run. Ctrl-C ends it with a sentence that says how to go on."""
    done_so_far = [0, 0]
    with make_progress() as progress:
        task = progress.add_task(COMPILING, total=None)

        def tell(done: int, total: int) -> None:
            done_so_far[:] = done, total
            progress.update(task, completed=done, total=total, description=what)

        try:
            with compiling_on(progress, task):
                yield tell
        except KeyboardInterrupt:
            done, total = done_so_far
            progress.stop()
            typer.echo(f"Stopped after {done:,} of {total:,} matches. The same command goes on from there.", err=True)
            raise typer.Exit(INTERRUPTED) from None
