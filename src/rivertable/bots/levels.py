"""Levels of play: names people understand, and the settings of the search behind them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from rivertable.engine.errors import OptionError

LEVELS = ("easy", "normal", "hard", "expert")


class SearchSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a search is told; `levels.toml` says what each number means. Without iterations a plan for the own turn is
    drawn from those the beam finds, good ones more often: that is how a beginner errs."""

    iterations: int
    seconds: float
    horizon: int
    root_width: int
    root_branches: int
    width: int
    branches: int
    expand_at: int
    worlds: int
    explore: float
    heat: float
    swing: float
    result: float


SETTINGS = tuple(SearchSettings.__struct_fields__)


@cache
def _levels() -> dict[str, dict[str, Any]]:
    return tomllib.loads(files(__package__).joinpath("levels.toml").read_text("utf-8"))


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise OptionError(f"there is no level {level!r}; the levels are {', '.join(LEVELS)}")


def settings_of(game: str, level: str, **changes: Any) -> SearchSettings:
    """The settings of a level for a game; changed ones go before those of the file."""
    check_level(level)
    common, own = _levels()["common"], _levels().get(game, {})
    merged = {
        key: value
        for table in (common, own, common[level], own.get(level, {}), changes)
        for key, value in table.items()
        if not isinstance(value, dict)
    }
    try:
        return msgspec.convert(merged, SearchSettings)
    except msgspec.ValidationError as error:
        problem, _, setting = str(error).partition(" - at `$.")
        raise OptionError(f"setting {setting.rstrip('`')!r} of the search: {problem}") from None
