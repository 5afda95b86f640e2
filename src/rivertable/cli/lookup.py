"""Looks up a piece of the game by its name: a card, tile, villager, fairy, village, structure, building or location."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from typing import TYPE_CHECKING

from rivertable.cli.suggestions import did_you_mean
from rivertable.engine.errors import OptionError

if TYPE_CHECKING:
    from rivertable.engine.match import Match
    from rivertable.engine.secrecy import Viewer

MANY = 6  # more pieces than these are only listed by name


def pieces_of(match: Match, viewer: Viewer, names: Mapping[int, str]) -> dict[str, str]:
    """The name of each piece of the game, and all that the viewer may know of it; none if the game describes none."""
    module = f"{match.config.instance().package}.terminal_cards"
    if importlib.util.find_spec(module) is None:
        return {}
    pieces: dict[str, str] = importlib.import_module(module).pieces(match.view(viewer), viewer, names)
    return pieces


def looked_up(pieces: Mapping[str, str], wanted: str) -> list[str]:
    """A line for each piece of that name, in any case; without one, for each piece whose name contains the words.
    OptionError with a guess if there is none."""
    text = wanted.strip().lower()
    found = [name for name in pieces if name.lower() == text] or [name for name in pieces if text in name.lower()]
    if not found:
        raise OptionError(
            f"there is nothing called {wanted!r}{did_you_mean(wanted, pieces) or '; card alone lists all'}"
        )
    if len(found) > MANY:
        return [f"Several are called so: {', '.join(found)}."]
    return [f"{name[:1].upper()}{name[1:]}: {pieces[name]}" for name in found]
