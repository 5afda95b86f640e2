"""What the builders of positions share: the blank table, the finished position, and names for cells.

A game's own `builder.py` adds the words of its rulebook:

    class Riverside(Position[State]):
        def ship(self, space: int) -> Self: ...
        def phase2(self) -> State: ...
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic

from rivertable.engine.chance import seed_chance, seed_words
from rivertable.engine.kept import fill_kept
from tests.games.playing import Playing, State


class Position(Generic[State]):
    """A position under construction, first without anything on the table; draws and shuffles go by seed 1.

    Each method that says what is on the table returns the position itself; one that names whose decision it is finishes
    it: it takes the state from `_finished` and lets the rules open that decision.
    """

    def __init__(self, playing: Playing[State, Any], players: int, **options: bool | str) -> None:
        self._playing = playing
        self.s: State = playing.blank(players, **options)
        seed_chance(self.s, *seed_words(1))

    def _lay_rest(self) -> None:
        """What follows from what was said, such as the rest of a deck."""

    def _finished(self) -> State:
        """Everything lies on the table. Cells that a game keeps beside those they follow from are filled here, once."""
        self._lay_rest()
        fill_kept(self.s)
        return self.s


# ---------------------------------------------------------------- cells by name


def add_named(cells: Any, names: Sequence[str], counts: Mapping[str, int]) -> None:
    """Add to the cells that have these names."""
    for name, count in counts.items():
        cells[names.index(name)] += count


def set_named(cells: Any, names: Sequence[str], counts: Mapping[str, int]) -> None:
    """Set the cells that have these names; the others keep theirs."""
    for name, count in counts.items():
        cells[names.index(name)] = count
