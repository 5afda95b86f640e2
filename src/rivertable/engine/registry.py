"""Finds games by name: a game is a folder with a components.toml, in `rivertable/games` or added from elsewhere."""

from __future__ import annotations

from pathlib import Path

from rivertable.engine.components import Header, read_header
from rivertable.engine.errors import OptionError

GAMES_FOLDER = Path(__file__).parent.parent / "games"

_added: dict[str, Path] = {}


def add_game(folder: Path) -> None:
    """Add a game from a folder outside this package; its name is the folder's name."""
    read_header(folder)
    _added[folder.name] = folder


def games() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted({*_added, *(path.parent.name for path in GAMES_FOLDER.glob("*/components.toml"))}))


def folder_of(game: str) -> Path:
    if game not in games():
        raise OptionError(f"there is no game {game!r}; the games are {', '.join(games())}")
    return _added.get(game) or GAMES_FOLDER / game


def header_of(game: str) -> Header:
    return read_header(folder_of(game))
