"""What a shell offers when Tab is pressed: names of games, bots, options of games and saved files."""

from __future__ import annotations

import typer

NO_BOTS = "none"


def complete_game(incomplete: str) -> list[str]:
    from rivertable.engine.registry import games

    return [name for name in games() if name.startswith(incomplete.lower())]


def complete_bot(incomplete: str) -> list[str]:
    from rivertable.bots import BOTS
    from rivertable.bots.characters import CHARACTERS
    from rivertable.bots.levels import LEVELS

    written = [f"{character}:{level}" for character in CHARACTERS for level in LEVELS]
    return [name for name in (*BOTS, *LEVELS, NO_BOTS, *written) if name.startswith(incomplete)]


def complete_option(context: typer.Context, incomplete: str) -> list[str]:
    """`extension=true` and the like, of the game that was typed before, or of all games if that cannot be told."""
    from rivertable.cli.arguments import game_named
    from rivertable.engine.game_config import load
    from rivertable.engine.registry import games

    name = game_named(str(context.params.get("game") or ""))
    options = [option for each in games() if name in (each, "") for option in load(each).game.options]
    written = [f"{option.name}={value}" for option in options for value in option.choices or ("false", "true")]
    return [text for text in dict.fromkeys(written) if text.startswith(incomplete)]
