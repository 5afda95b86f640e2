"""`rivertable games`: list the games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rivertable.engine.components import Header
    from rivertable.engine.options import Option

NOT_NAMED = "unknown"  # what component files say where the rulebook names nobody


def register(app: typer.Typer) -> None:
    app.command(epilog="Examples:\n\n  rivertable games\n\n  rivertable play riverside")(games)


def games() -> None:
    """List the games with their players, designers and options."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from rivertable.cli.console import make_console
    from rivertable.engine import registry
    from rivertable.engine.game_config import load

    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("game", no_wrap=True)
    table.add_column("players", no_wrap=True)
    table.add_column("about, and options")
    for name in registry.games():
        header, game = registry.header_of(name), load(name).game
        about = Text(_about(header))
        for option in game.options:
            about.append(f"\n{option.name}={_values(option)}", style="bright_black")
        table.add_row(name, f"{header.players_min}–{header.players_max}", about)
    console = make_console()
    console.print(table)
    console.print("An option has its first value unless you say otherwise: --option extension=true")


def _about(header: Header) -> str:
    """`Riverside (2021) by Åsmund Svensson, Eilif Svensson; Chilifox Games`; unknown parts are left out."""
    designers = [designer for designer in header.designers if designer != NOT_NAMED]
    year = f" ({header.year})" if header.year else ""
    by = f" by {', '.join(designers)}" if designers else ""
    return f"{header.name}{year}{by}" + (f"; {header.publisher}" if header.publisher != NOT_NAMED else "")


def _values(option: Option) -> str:
    """The values of an option, separated by `|`, the default first."""
    default = str(option.default).lower()
    return "|".join([default, *(choice for choice in option.choices or ("false", "true") if choice != default)])
