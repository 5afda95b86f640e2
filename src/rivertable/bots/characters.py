"""The characters that bots sit down as: a name, and a temper that decides between moves that are about equally good."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from importlib.resources import files
from random import Random
from typing import Annotated

import msgspec
from msgspec import Meta

from rivertable.bots.levels import LEVELS
from rivertable.engine.errors import OptionError

TEMPERS = ("builds_early", "takes_risks", "gets_in_your_way", "saves_up")
USUAL_LEVEL = "normal"  # of a character named without a level
EVEN = 3  # dots of a temper that leans neither way

Dots = Annotated[int, Meta(ge=1, le=5)]


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody a bot can be. `characters.toml` holds all of them; each temper has 1 to 5 dots."""

    name: str
    builds_early: Dots
    takes_risks: Dots
    gets_in_your_way: Dots
    saves_up: Dots

    @property
    def tempers(self) -> dict[str, int]:
        """The dots by temper, in the order of TEMPERS."""
        return {temper: getattr(self, temper) for temper in TEMPERS}

    def leaning(self, temper: str) -> float:
        """How much the character likes what the temper is about, -1 (not at all) to 1."""
        return float(getattr(self, temper) - EVEN) / (EVEN - 1)


CHARACTERS: dict[str, Character] = msgspec.convert(
    tomllib.loads(files(__package__).joinpath("characters.toml").read_text("utf-8")), dict[str, Character]
)


def check_character(character: str) -> None:
    """Raise OptionError if there is no such character; the message names those there are."""
    if character not in CHARACTERS:
        raise OptionError(f"there is no character {character!r}; the characters are {', '.join(CHARACTERS)}")


def written_character(text: str) -> tuple[str, str] | None:
    """Character and level of a text such as `hedda:hard` or `hedda`; None if it is about something else. OptionError
    if one of the two does not exist."""
    character, colon, level = text.partition(":")
    if character not in CHARACTERS and not colon:
        return None
    check_character(character)
    if colon and level not in LEVELS:
        raise OptionError(f"there is no level {level!r}; write {character}:{' or '.join(LEVELS)}")
    return character, level or USUAL_LEVEL


def free_character(taken: Collection[str], chance: Random) -> str:
    """A character that is not taken, drawn at random; any of them once all are."""
    free = [character for character in CHARACTERS if character not in taken]
    return chance.choice(free or list(CHARACTERS))
