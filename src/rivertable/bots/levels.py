"""Levels of play: names people understand, and the settings of the search behind them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.inspect import IntType, StructType, type_info

from rivertable.engine.errors import OptionError

LEVELS = ("easy", "normal", "hard", "expert")

Count = Annotated[int, Meta(ge=0, le=10**9)]
Width = Annotated[int, Meta(ge=1, le=32)]  # the room in `engine/per_game/beam.py`; compiled code does not check it
Branches = Annotated[int, Meta(ge=1, le=64)]
Share = Annotated[float, Meta(ge=0, le=1)]
Amount = Annotated[float, Meta(ge=0)]
Scale = Annotated[float, Meta(gt=0)]


class SearchSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a search; `levels.toml` explains each number. With 0 iterations nothing is searched: a plan is
    drawn at random from those the beam finds, better ones more often, so that the bot errs like a beginner."""

    iterations: Count
    seconds: Amount
    horizon: Count
    root_width: Width
    root_branches: Branches
    width: Width
    branches: Branches
    expand_at: Annotated[int, Meta(ge=1, le=10**9)]
    worlds: Annotated[int, Meta(ge=1, le=100)]
    explore: Amount
    heat: Scale
    swing: Scale
    result: Share


SETTINGS = tuple(SearchSettings.__struct_fields__)


@cache
def _levels() -> dict[str, dict[str, Any]]:
    return tomllib.loads(files(__package__).joinpath("levels.toml").read_text("utf-8"))


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise OptionError(f"there is no level {level!r}; the levels are {', '.join(LEVELS)}")


def settings_of(game: str, level: str, **changes: Any) -> SearchSettings:
    """The settings of a level for a game; `changes` take precedence over `levels.toml`. OptionError if one is out of
    range."""
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
        setting = str(error).partition(" - at `$.")[2].rstrip("`")
        raise OptionError(f"setting {setting!r} is {_accepted_values(setting)}, not {merged[setting]!r}") from None


@cache
def _settings() -> StructType:
    info = type_info(SearchSettings)
    assert isinstance(info, StructType)
    return info


def _accepted_values(setting: str) -> str:
    """The values that a setting accepts, in words."""
    taken: Any = next(field.type for field in _settings().fields if field.name == setting)
    kind = "a whole number" if isinstance(taken, IntType) else "a number"
    if taken.gt is not None:
        return f"{kind} above {taken.gt:g}"
    return f"{kind} from {taken.ge:g}" + (f" to {taken.le:,}" if taken.le is not None else "")
