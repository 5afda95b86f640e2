"""A lesson as it is written: `games/<game>/lesson/lesson.toml` with its texts in `lesson/<language>.ftl`.

`docs/lessons.md` says how to write one.
"""

from __future__ import annotations

import functools
import hashlib
import json
import tomllib
from typing import Any, Literal

import msgspec

from rivertable.engine.components import merge, older_numbers
from rivertable.engine.errors import RivertableError
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.messages import ENGINE_LOCALES, Catalogue
from rivertable.engine.registry import folder_of, games

LEARNER = 0  # the seat of the person who learns


class LessonError(RivertableError):
    """A lesson that cannot be read, or does not fit its game any more."""


class OthersMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What another seat does by the script; `referee` reports what happened outside the rules."""

    seat: int | Literal["referee"]
    do: tuple[str, ...]
    payload: Any = None  # of the last action


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what is pointed at, what the learner does, and what the others do then.

    Without `do` the learner reads on. With `free` the learner decides so many times whatever they like.
    """

    id: str
    at: str | None = None
    shows: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    payload: Any = None  # of the last action, where physics needs to know how it is done
    others: tuple[OthersMove, ...] = ()
    free: int = 0
    args: dict[str, str] = {}


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson. `rules` and `components` say which numbers and rules it was written for."""

    game: str
    rules: int
    components: str
    seed: str
    players: int
    steps: tuple[Step, ...]
    options: dict[str, bool | str] = {}
    minutes: int = 4
    level: str = "easy"
    opening: tuple[OthersMove, ...] = ()  # what the others do before the first step

    def config(self) -> GameConfig:
        """The game as the lesson plays it, by the rules it was written for."""
        return load(self.game, players=self.players, components=None, rules=self.rules, **self.options)

    @property
    def digest(self) -> str:
        """What identifies the course of the lesson: one that was begun is not gone on with if it was changed since."""
        return hashlib.blake2b(msgspec.json.encode(self), digest_size=8).hexdigest()


def has_lesson(game: str) -> bool:
    """Whether there is a lesson for a game."""
    return (folder_of(game) / "lesson" / "lesson.toml").is_file()


def taught_games() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(game for game in games() if has_lesson(game))


@functools.lru_cache(32)
def read_lesson(game: str) -> Lesson:
    """The lesson of a game; LessonError says what is wrong with it."""
    path = folder_of(game) / "lesson" / "lesson.toml"
    if not path.is_file():
        raise LessonError(f"there is no lesson for {game}")
    return lesson_from(game, path.read_text(encoding="utf-8"))


def lesson_from(game: str, text: str) -> Lesson:
    """A lesson from the text of its file."""
    try:
        lesson = msgspec.convert({"game": game, **tomllib.loads(text)}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{game}/lesson.toml: {error}") from None
    ids = [step.id for step in lesson.steps]
    if not ids or len(set(ids)) < len(ids):
        raise LessonError(f"{game}/lesson.toml: every step needs an id of its own")
    if any(step.free and (step.do or step.others) for step in lesson.steps):
        raise LessonError(f"{game}/lesson.toml: a free step has no do and no others")
    return lesson


@functools.lru_cache(32)
def lesson_catalogue(game: str, language: str = "en") -> Catalogue:
    """The texts of a lesson, above those of its game."""
    folder = folder_of(game)
    return Catalogue((ENGINE_LOCALES, folder / "locales", folder / "lesson"), language)


def numbers_of(game: str, rules: int) -> dict[str, Any]:
    """The components of a game as its version of the rules has them, without comments."""
    folder = folder_of(game)
    own = tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))
    older = older_numbers(folder, rules)
    numbers = merge(own, tomllib.loads(older.text), older.name) if older is not None else own
    return {key: value for key, value in numbers.items() if key != "game"}


def components_digest(game: str, rules: int) -> str:
    """What a lesson writes as `components`: it differs when a number or a card of that version differs."""
    canonical = json.dumps(numbers_of(game, rules), sort_keys=True, default=str)
    return hashlib.blake2b(canonical.encode(), digest_size=8).hexdigest()
