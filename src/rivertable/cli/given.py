"""What people write on the command line, made into what the engine takes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rivertable.engine.errors import OptionError

if TYPE_CHECKING:
    from rivertable.engine.loaded import LoadedGame


def game_options(written: list[str] | None) -> dict[str, str]:
    """`--option extension=true` -> {"extension": "true"}."""
    options: dict[str, str] = {}
    for text in written or []:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise OptionError(f"--option {text!r} is not an option; write it as name=value")
        options[name.strip()] = value.strip()
    return options


def load_game(
    name: str, players: int | None = None, option: list[str] | None = None, components: Path | None = None
) -> LoadedGame:
    """The game as the flags describe it."""
    from rivertable.engine.loaded import load

    options = game_options(option)
    for flag in ("players", "components"):
        if flag in options:
            raise OptionError(f"write --{flag} {options[flag]} instead of --option {flag}={options[flag]}")
    return load(name, players=players, components=components, **options)


def seed_of(text: str | None) -> int | str | None:
    """A small whole number, or the 32 hex digits of a record."""
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 20 else text


def at_least_one(flag: str, number: int) -> None:
    if number < 1:
        raise OptionError(f"{flag} is a whole number from 1, not {number}")
