"""`rivertable compile`: make the code of bots, series and batches of matches ready, before anybody waits for it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rivertable.cli.completion import complete_game

if TYPE_CHECKING:
    from rivertable.engine.game_config import GameConfig


def register(app: typer.Typer) -> None:
    app.command(
        "compile",
        epilog="Examples:\n\n  rivertable compile\n\n  rivertable compile the_river --components my.toml",
    )(compile_games)


def compile_games(
    game: str | None = typer.Argument(
        None, metavar="GAME", help="The game; without it all games.", autocompletion=complete_game
    ),
    components: Path | None = typer.Option(
        None, metavar="FILE", help="An overlay: your own numbers and cards, as docs/overlays.md shows."
    ),
) -> None:
    """Compile a game for this machine, once, so that bots and simulations start at once; says what is ready already."""
    from rivertable.cli.arguments import load_game
    from rivertable.engine.errors import OptionError
    from rivertable.engine.registry import games

    if game is None and components is not None:
        raise OptionError("--components are those of a game; name it")
    for name in games() if game is None else [game]:
        _compile(load_game(name, None, None, components))


def _compile(config: GameConfig) -> None:
    """Compile what is missing of a game, with a bar, and print what was ready and what is ready now."""
    from rivertable.bots.readiness import batch_parts, parts_of, prepare
    from rivertable.cli.console import make_console, make_progress

    console, title = make_console(), config.game.header.name
    parts = [*parts_of(config), *batch_parts(config)]
    missing = [part for part in parts if not part.is_ready]
    if not missing:
        console.print(f"{title}: all is ready.", markup=False)
        return
    if ready := [part.name for part in parts if part not in missing]:
        console.print(f"{title}: ready already: {', '.join(ready)}.", markup=False)
    with make_progress() as progress:
        task = progress.add_task(f"compiling {title}", total=None)
        prepare(missing, lambda done, of: progress.update(task, completed=done, total=of))
    console.print(f"{title}: compiled: {', '.join(part.name for part in missing)}.", markup=False)
