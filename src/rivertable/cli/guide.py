"""The guide to a game as text: the sections and words that the browser shows with pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.text import Text

from rivertable.cli.rulebook import with_marks
from rivertable.engine.errors import RivertableError
from rivertable.engine.registry import folder_of


class Said(NamedTuple):
    """What a guide says about one thing: a name, a text and a short note; each may be empty."""

    title: str
    text: str
    note: str


class Guide:
    """The sections of a game's guide, with its words and numbers."""

    def __init__(self, game: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        folder = folder_of(game) / "guide"
        self.sections: list[dict[str, Any]] = json.loads((folder / "guide.json").read_text("utf-8"))["sections"]
        self.numbers: dict[str, int | str] = json.loads((folder / "numbers.json").read_text("utf-8"))
        self._bundle = FluentBundle(["en"], use_isolating=False)
        self._bundle.add_resource(FluentResource((folder / "en.ftl").read_text("utf-8")))

    def say(self, id: str) -> Said:
        message = self._bundle.get_message(id)
        attributes = message.attributes
        return Said(*(self._part(id, each) for each in (message.value, attributes.get("text"), attributes.get("note"))))

    def _part(self, id: str, pattern: Any) -> str:
        if pattern is None:
            return ""
        text, errors = self._bundle.format_pattern(pattern, self.numbers)
        if errors:
            raise RivertableError(f"{id!r} of the guide: {errors[0]}")
        return str(text)


def has_guide(game: str) -> bool:
    return (folder_of(game) / "guide" / "guide.json").is_file()


def guide_lines(game: str) -> Iterator[tuple[str, Text]]:
    """The whole guide, a line for each thing it says, with an empty one before each section; and what stands in front
    of the line."""
    guide = Guide(game)
    for section in guide.sections:
        yield "", Text()
        yield "", Text(guide.say(section["id"]).title, style="bold underline")
        for block in section["blocks"]:
            for number, item in enumerate(block["items"], 1):
                yield _line(guide, block["kind"], item, number)


def _line(guide: Guide, kind: str, item: str, number: int) -> tuple[str, Text]:
    said = guide.say(item)
    if kind == "sum":
        points = guide.numbers[f"sum-{item.removesuffix('-points')}"]
        return "  ·", _joined(f"**{said.title}: {points}**", said.text)
    if kind in ("lead", "text"):
        return "", with_marks(said.title)
    before = f"  {number}." if kind in ("steps", "figure") else "  ·"
    title = said.title if kind == "figure" or not said.title else f"**{said.title}**"
    note = f"({said.note})" if said.note else ""
    return before, _joined(title, " ".join(part for part in (said.text, note) if part))


def _joined(title: str, text: str) -> Text:
    """A title and what it is about, side by side."""
    return with_marks("  ".join(part for part in (title, text) if part))
