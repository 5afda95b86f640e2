"""Turns arguments of the command line into what the engine takes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rivertable.engine.errors import OptionError

if TYPE_CHECKING:
    from rivertable.engine.game_config import GameConfig


def game_options(written: list[str] | None) -> dict[str, str]:
    """Options from flags: `--option extension=true` -> {"extension": "true"}; OptionError if one is not name=value."""
    options: dict[str, str] = {}
    for text in written or []:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise OptionError(f"--option {text!r} is not an option; write it as name=value")
        options[name.strip()] = value.strip()
    return options


def game_named(written: str) -> str:
    """The name of a game given by its name or its title, in any case: riverside, "The River". Other texts are returned
    unchanged."""
    from rivertable.engine.registry import games, header_of

    text = written.strip().lower()
    if text in games():
        return text
    return next((name for name in games() if header_of(name).name.lower() == text), written)


def load_game(
    name: str, players: int | None = None, option: list[str] | None = None, components: Path | None = None
) -> GameConfig:
    """The game that the flags describe; OptionError or ComponentError says what is wrong with them."""
    from rivertable.engine.game_config import load

    options = game_options(option)
    for flag in ("players", "components"):
        if flag in options:
            raise OptionError(f"write --{flag} {options[flag]} instead of --option {flag}={options[flag]}")
    return load(known_game(name), players=players, components=components, **options)


def known_game(written: str) -> str:
    """`game_named`; if there is no such game, OptionError with the one that was probably meant. A game that resembles nothing
    known is left to what reads it."""
    from rivertable.cli.suggestions import nearest
    from rivertable.engine.registry import games, header_of

    game, known = game_named(written), games()
    if game.partition("(")[0] not in known and (
        guess := nearest(written, [*(header_of(each).name for each in known), *known])
    ):
        raise OptionError(f"there is no game {written!r}; the games are {', '.join(known)}; did you mean {guess}?")
    return game


def seed_of(text: str) -> int:
    """A seed from a text: a whole number of at most 19 digits, or up to 32 hex digits as in a record; OptionError
    otherwise."""
    from rivertable.engine.chance import seed_hex

    return int(seed_hex(int(text) if text.isascii() and text.isdigit() and len(text) < 20 else text), 16)


def writable(file: Path | None) -> None:
    """Raise OptionError if the file cannot be written, before a long run rather than after it. An existing file is not
    changed, and a pipe is not opened."""
    if file is None:
        return
    with _write_errors(file):
        if not file.parent.is_dir():
            raise OptionError(f"{file}: there is no folder {str(file.parent)!r} to write to")
        if file.is_dir():
            raise OptionError(f"{file} is a folder; name a file in it")
        is_new = not file.exists()
        if is_new or file.is_file():
            file.open("a").close()
        if is_new:
            file.unlink()


def write_json(file: Path, data: dict[str, Any]) -> None:
    with _write_errors(file):
        file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


@contextmanager
def _write_errors(file: Path) -> Iterator[None]:
    """Turn errors of writing the file into an OptionError."""
    try:
        yield
    except OSError as error:
        raise OptionError(f"{file}: it cannot be written ({error.strerror})") from None


def components_of(config: GameConfig) -> dict[str, str] | None:
    """The name and digest of the overlay, for files of results; None if there is none."""
    return None if config.overlay is None else {"name": config.overlay.name, "digest": config.overlay.digest}


def title_of(config: GameConfig) -> str:
    """The heading of results: the game, and the overlay if there is one."""
    return str(config) if config.overlay is None else f"{config}, components changed by {config.overlay.name}"


def at_least_one(flag: str, number: int) -> None:
    if number < 1:
        raise OptionError(f"{flag} is a whole number from 1, not {number}")
