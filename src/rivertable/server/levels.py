"""Which bot plays for which level at a table: the one place where names people choose become bots."""

from __future__ import annotations

from rivertable.bots.levels import LEVELS
from rivertable.server.errors import Refusal
from rivertable.server.http_bodies import LevelInfo

SEARCH = "ismcts"
ADVISER = "expert"  # the level that gives hints
EXPLANATIONS = {
    "easy": "for a first game",
    "normal": "plays sensibly",
    "hard": "thinks ahead",
    "expert": "as strong as we can",
}


def bot_of(level: str) -> tuple[str, str]:
    """The bot's name and the level it is told."""
    return SEARCH, level


def checked(level: str | None) -> str:
    if level not in LEVELS:
        raise Refusal("bad_message", f"there is no level {level!r}; the levels are {', '.join(LEVELS)}")
    return level


def level_list() -> list[LevelInfo]:
    return [LevelInfo(level, EXPLANATIONS[level]) for level in LEVELS]
