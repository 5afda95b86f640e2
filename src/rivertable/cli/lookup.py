"""Looks up a piece of the game by its name: a card, tile, villager, fairy, village, structure, building or location."""

from __future__ import annotations

from collections.abc import Mapping

from rivertable.cli.suggestions import did_you_mean
from rivertable.engine.errors import OptionError

MANY = 6  # more pieces than these are only listed by name


def looked_up(pieces: Mapping[str, str], wanted: str) -> list[str]:
    """A line for each piece of that name, in any case; without one, for each piece whose name contains the words.
    OptionError with a guess if there is none."""
    if not pieces:
        raise OptionError("this game describes its pieces only in the rules: type rules and a word")
    text = wanted.strip().lower()
    found = [name for name in pieces if name.lower() == text] or [name for name in pieces if text in name.lower()]
    if not found:
        raise OptionError(
            f"there is nothing called {wanted!r}{did_you_mean(wanted, pieces) or '; card alone lists all'}"
        )
    if len(found) > MANY:
        return [f"Several are called so: {' · '.join(found)}"]
    return [f"{name[:1].upper()}{name[1:]}: {pieces[name]}" for name in found]
