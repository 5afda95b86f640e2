"""`rivertable games`: what can be played."""

from __future__ import annotations

import typer


def register(app: typer.Typer) -> None:
    app.command(epilog="Examples:\n\n  rivertable games\n\n  rivertable play riverside")(games)


def games() -> None:
    """List the games with their players, designers and options."""
    from rich import box
    from rich.table import Table

    from rivertable.cli.console import make_console
    from rivertable.engine import registry
    from rivertable.engine.loaded import load

    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("game", "players", "designers", "publisher", "year", "options"):
        least = {"designers": 9, "publisher": 14}.get(heading)
        table.add_column(heading, no_wrap=heading not in ("designers", "publisher"), min_width=least)
    for name in registry.games():
        header, game = registry.header_of(name), load(name).game
        options = [f"{option.name}={_values(option.choices)}" for option in game.options]
        players = f"{header.players_min}–{header.players_max}"
        table.add_row(
            name, players, ", ".join(header.designers), header.publisher, str(header.year or ""), "\n".join(options)
        )
    make_console().print(table)


def _values(choices: tuple[str, ...]) -> str:
    return "|".join(choices or ("true", "false"))
