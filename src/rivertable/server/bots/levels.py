"""Which bot plays at a table, and the levels people choose from."""

from __future__ import annotations

from rivertable.bots.levels import LEVELS
from rivertable.engine.loaded import LoadedGame
from rivertable.server.errors import Refusal
from rivertable.server.protocol.bodies import LevelInfo
from rivertable.server.table.physics import simulates

SEARCH = "ismcts"
WORLD = "steady"  # tries what it does in the game's simulated world
ADVISER = "expert"  # the level that gives hints
EXPLANATIONS = {
    "easy": "for a first game",
    "normal": "plays sensibly",
    "hard": "thinks ahead",
    "expert": "as strong as we can",
}


def bot_for(loaded: LoadedGame) -> str:
    """The bot that plays this game, at whatever level."""
    return WORLD if simulates(loaded) else SEARCH


def checked(level: str | None) -> str:
    if level not in LEVELS:
        raise Refusal("bad_message", f"there is no level {level!r}; the levels are {', '.join(LEVELS)}")
    return level


def level_list() -> list[LevelInfo]:
    return [LevelInfo(level, EXPLANATIONS[level]) for level in LEVELS]
