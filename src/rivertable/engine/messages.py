"""Texts: a message id with typed arguments, rendered from one catalogue per language.

The catalogues are Fluent files that the browser reads too: `engine/locales/<language>.ftl` for what all
games share, `games/<game>/locales/<language>.ftl` for a game's own words.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from rivertable.engine.errors import RivertableError

Key = tuple[str, tuple[Any, ...]]

CACHED = 4_000  # rendered texts per game and language: the same labels and log lines are needed many times


class Message(msgspec.Struct, frozen=True):
    """A text before it is translated: an id of the catalogue with its arguments, which are numbers, names that people
    chose, or messages."""

    id: str
    args: dict[str, int | str | Message] = {}

    def __str__(self) -> str:
        return f"{self.id}({', '.join(f'{k}={v}' for k, v in self.args.items())})"


def say(id: str, **args: int | str | Message) -> Message:
    """Message(id, args), short to write: say("colour-brown"), say("undo-free", count=2)."""
    return Message(id, args)


def _key(message: Message) -> Key:
    """The message as something hashable."""
    return message.id, tuple((k, _key(v) if isinstance(v, Message) else v) for k, v in message.args.items())


def _mentions_a_seat(message: Message) -> bool:
    return message.id == "seat" or any(isinstance(v, Message) and _mentions_a_seat(v) for v in message.args.values())


def _message(key: Key) -> Message:
    return Message(key[0], {k: _message(v) if isinstance(v, tuple) else v for k, v in key[1]})


class Catalogue:
    """The texts of one game (or of the engine alone) in one language."""

    def __init__(self, folders: tuple[Path, ...], language: str = "en") -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._cached = functools.lru_cache(CACHED)(lambda key, named: self._render(_message(key), dict(named)))
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            path = folder / f"{language}.ftl"
            if not path.is_file():
                raise RivertableError(f"there is no catalogue {language!r} in {folder.parent.name}")
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)

    def __contains__(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def render(self, message: Message, names: Mapping[int, str] | None = None) -> str:
        """The message as text. `names` are the people at the table by seat; others are called by number."""
        if names is None or not _mentions_a_seat(message):
            return self._cached(_key(message), ())
        return self._cached(_key(message), tuple(names.items()))

    def _render(self, message: Message, names: Mapping[int, str] | None) -> str:
        if message.id == "seat" and names and (seat := message.args.get("seat")) in names:
            return names[seat]  # type: ignore[index]
        if message.id not in self:
            raise RivertableError(f"the {self.language!r} catalogue has no message {message.id!r}")
        args = {key: self._argument(value, names) for key, value in message.args.items()}
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            raise RivertableError(f"message {message.id!r} in {self.language!r} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise RivertableError(f"message {message.id!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def _argument(self, value: Any, names: Mapping[int, str] | None) -> int | str:
        return self.render(value, names) if isinstance(value, Message) else value


ENGINE_LOCALES = Path(__file__).parent / "locales"


@functools.cache
def catalogue(game_folder: Path | None = None, language: str = "en") -> Catalogue:
    """The catalogue of a game, with the engine's texts below its own."""
    folders = (ENGINE_LOCALES,) if game_folder is None else (ENGINE_LOCALES, game_folder / "locales")
    return Catalogue(folders, language)
