"""A table without a drawing of its own, made from the names in the view, so that a new game can be played at once.

Plain values stand on one line, lists and records below it under their names. A list with something for each player is
headed by their names. Values that actions or events name in the catalogue are called as they are there.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from rivertable.cli.compact import flowed
from rivertable.engine.drawing import Names, Row, Section, bold, dim, headed, labelled, numbered, rule
from rivertable.engine.messages import say

if TYPE_CHECKING:
    from rivertable.engine.match import Match
    from rivertable.engine.secrecy import Viewer

SEATS = ("seat", "player", "current", "current_player", "active", "first_player")  # fields whose number is a seat
MANY = 12  # values in a row are counted if there are more than these
PLAIN = "table"  # the section of plain values
NOTHING = "–"  # not there, or hidden


def spoken(name: str) -> str:
    """A name of the code in words."""
    return name.replace("_", " ")


class PlainDrawing:
    """Draws views of one match for one viewer."""

    def __init__(self, match: Match, viewer: Viewer, names: Names) -> None:
        self._viewer, self._names, self._players = viewer, names, match.players
        self._words = dict(_words(match))

    def draw(self, view: Any, width: int) -> RenderableType:
        """Every part of the table under a line with its name."""
        plain, parts = _fields(view)
        drawn: list[RenderableType] = [*flowed(self._labelled(plain), width)]
        for name, value in parts.items():
            drawn.append(rule(spoken(name)))
            if _are_records(value):
                drawn.append(self._table(value))
            else:
                drawn += [line for row in self._rows(value) for line in flowed(row, width)]
        return Group(*drawn)

    def sections(self, view: Any) -> list[Section]:
        """The same on few lines."""
        plain, parts = _fields(view)
        drawn: list[Section] = [(PLAIN, [self._labelled(plain)])] if plain else []
        for name, value in parts.items():
            first, *others = self._rows(value)
            heading = bold(spoken(name))
            drawn.append((name, [[heading], first, *others] if _are_records(value) else [[heading, *first], *others]))
        return drawn

    def folding(self, view: Any) -> tuple[str, ...]:
        """What stands last is left out first; what cannot be known to matter less stays."""
        return tuple(reversed(_fields(view)[1]))

    # ------------------------------------------------------------ parts

    def _rows(self, value: Any) -> list[Row]:
        """A list or a record as rows."""
        if isinstance(value, dict):
            return [self._labelled(value)]
        if _are_records(value):
            return [[self._heading(value, i), *self._labelled(item)] for i, item in enumerate(value)]
        if not value or len(value) > MANY:
            return [[Text(self._told(value))]]
        return [[numbered(number, self._told(item)) for number, item in enumerate(value, 1)]]

    def _table(self, records: list[dict[str, Any]]) -> RenderableType:
        """Records with a column for each of their fields."""
        fields = list(dict.fromkeys(name for record in records for name in record))
        table = headed()
        table.add_column("")
        for name in fields:
            is_count = all(isinstance(record.get(name), int | None) for record in records)
            table.add_column(spoken(name), justify="right" if is_count and name not in SEATS else "left")
        for i, record in enumerate(records):
            table.add_row(self._heading(records, i), *(self._field(name, record.get(name)) for name in fields))
        return table

    def _heading(self, records: list[Any], i: int) -> Text:
        """The player's name if there is a record for each of them, otherwise the number."""
        if len(records) != self._players:
            return numbered(i + 1)
        return Text(self._names[i], "bold underline" if i == self._viewer else "bold")

    def _labelled(self, record: dict[str, Any]) -> Row:
        return [labelled(spoken(name), self._field(name, value)) for name, value in record.items()] or [dim(NOTHING)]

    # ------------------------------------------------------------ values

    def _field(self, name: str, value: Any) -> str:
        if name in SEATS and isinstance(value, int) and value in self._names:
            return self._names[value]
        return self._told(value)

    def _told(self, value: Any) -> str:
        """A value in words; long lists are counted."""
        if value is None or value in ([], {}):
            return NOTHING
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, dict):
            return ", ".join(f"{self._told(name)} {self._field(name, item)}" for name, item in value.items())
        if isinstance(value, list):
            told = [self._told(item) for item in value]
            if len(told) <= MANY:
                return ("; " if any(isinstance(item, list | dict) for item in value) else ", ").join(told)
            return ", ".join(text if count == 1 else f"{text} ×{count}" for text, count in Counter(told).items())
        return self._words.get(str(value)) or spoken(str(value))


def _fields(view: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The plain values of a view by name, then its lists and records."""
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    plain = {name: value for name, value in fields.items() if not isinstance(value, list | dict)}
    return plain, {name: value for name, value in fields.items() if name not in plain}


def _are_records(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _words(match: Match) -> Iterator[tuple[str, str]]:
    """The values that actions and events name, with their texts."""
    game = match.game
    named = [kind.domains for kind in game.events.kinds] + [block.domains for block in game.actions.blocks]
    for domain in itertools.chain.from_iterable(domains.values() for domains in named):
        for name in domain.names:
            if (id := f"{domain.word}-{name}") in match.config.catalogue:
                yield name, match.say(say(id))
