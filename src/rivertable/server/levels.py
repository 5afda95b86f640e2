"""Which bot plays for which level at a table: the one place where names people choose become bots."""

from __future__ import annotations

from rivertable.bots import BOTS
from rivertable.server.errors import Refusal
from rivertable.server.http_bodies import LevelInfo

SEARCH = "ismcts"  # plays all levels once it is there
WITHOUT_SEARCH = {"easy": "random", "normal": "greedy", "hard": "greedy", "expert": "greedy"}
EXPLANATIONS = {
    "easy": "for a first game",
    "normal": "plays sensibly",
    "hard": "thinks ahead",
    "expert": "as strong as we can",
}
LEVELS = tuple(EXPLANATIONS)
ADVISER = "expert"  # the level that gives hints


def bot_of(level: str) -> tuple[str, str | None]:
    """The bot's name and the level it is told."""
    return (SEARCH, level) if SEARCH in BOTS else (WITHOUT_SEARCH[level], None)


def checked(level: str | None) -> str:
    if level not in LEVELS:
        raise Refusal("bad_message", f"there is no level {level!r}; the levels are {', '.join(LEVELS)}")
    return level


def level_list() -> list[LevelInfo]:
    return [LevelInfo(name, text) for name, text in EXPLANATIONS.items()]
