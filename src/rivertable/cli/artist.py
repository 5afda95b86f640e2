"""Draws the tables of a match: as its game does in `terminal.py`, `terminal_compact.py` and `terminal_cards.py`, and what
a game leaves out from the names in its view."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType

from rivertable.cli.plain_drawing import PlainDrawing, spoken
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.drawing import Names, Numbered, Section
from rivertable.engine.messages import say

if TYPE_CHECKING:
    from rivertable.engine.match import Match
    from rivertable.engine.secrecy import Viewer
    from rivertable.engine.seen import Action


class Artist:
    """Shows a match to a viewer. A game without any drawing gets the plain one, in both its forms."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._terminal = _module(match, "terminal")
        self._compact = _module(match, "terminal_compact")
        self._cards = _module(match, "terminal_cards")
        numbers: Mapping[str, Numbered] = getattr(self._terminal, "NUMBERS", {})
        self._numbers = numbers

    @property
    def has_compact(self) -> bool:
        return self._compact is not None or self._terminal is None

    def draw(self, viewer: Viewer, names: Names, width: int) -> RenderableType:
        """The whole table."""
        view, viewer = self._seen(viewer)
        if self._terminal is None:
            return self._plain(viewer, names).draw(view, width)
        drawn: RenderableType = self._terminal.draw(view, viewer, names, width)
        return drawn

    def sections(self, viewer: Viewer, names: Names, width: int) -> list[Section]:
        """The sections of the compact drawing; none if the game has only the large one."""
        view, viewer = self._seen(viewer)
        if not self.has_compact:
            return []
        if self._compact is None:
            return self._plain(viewer, names).sections(view)
        drawn: list[Section] = self._compact.sections(view, viewer, names, width)
        return [(name, rows) for name, rows in drawn if rows]

    def folding(self, viewer: Viewer, names: Names) -> Sequence[str]:
        """The sections that may be left out where there is no room, the first one first."""
        view, viewer = self._seen(viewer)
        if self._compact is None:
            return self._plain(viewer, names).folding(view)
        folding: Sequence[str] = self._compact.folding(view)
        return folding

    def title_of(self, section: str) -> str:
        """What a section of the compact drawing is called."""
        id = f"section-{section}"
        return self._match.say(say(id)).lower() if id in self._match.config.catalogue else spoken(section)

    def pieces(self, viewer: Viewer, names: Names) -> dict[str, str]:
        """The name of each piece of the game, and all that the viewer may know of it; none if the game describes none."""
        view, viewer = self._seen(viewer)
        pieces: dict[str, str] = {} if self._cards is None else self._cards.pieces(view, viewer, names)
        return pieces

    def epilogue(self, names: Names) -> RenderableType | None:
        """What is said after the points, if the game says something."""
        tell = getattr(self._terminal, "epilogue", None)
        return None if tell is None else tell(self._match.view(None), names)

    def number_of(self, action: Action) -> tuple[int, int] | None:
        """The number drawn beside the piece that an action chooses, and the highest number drawn beside such pieces; None
        for other actions."""
        numbered = self._numbers.get(action.name)
        return None if numbered is None else (numbered.number(action.args[0]), numbered.highest)

    def _seen(self, viewer: Viewer) -> tuple[Any, Viewer]:
        """The view, and for whom it is: the referee sees what everybody sees."""
        viewer = None if viewer == REFEREE_SEAT else viewer
        return self._match.view(viewer), viewer

    def _plain(self, viewer: Viewer, names: Names) -> PlainDrawing:
        return PlainDrawing(self._match, viewer, names)


def _module(match: Match, name: str) -> ModuleType | None:
    """A module of the game that a match is played by; None if the game has none of that name."""
    full = f"{match.config.instance().package}.{name}"
    return importlib.import_module(full) if importlib.util.find_spec(full) else None
