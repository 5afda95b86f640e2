"""What the adapters for environments share: a match that asks one seat after another, what a seat is shown, and how the
table is drawn."""

from __future__ import annotations

import importlib
import importlib.util
from io import StringIO
from typing import Any

import numpy as np
from rich.console import Console

from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.encoding import LOW_BITS, NUMBER, WIDE
from rivertable.engine.errors import OptionError
from rivertable.engine.match import Action, Match
from rivertable.engine.observation import AT, COUNT, KIND, PARAMETER, PLACES, WIDTH, WIDTHS, ObservationLayout
from rivertable.engine.secrecy import Viewer

Floats = np.ndarray[Any, np.dtype[np.float32]]
Mask = np.ndarray[Any, np.dtype[np.int8]]

ILLEGAL = ("lose", "raise")  # what may become of an action that the rules refuse
RENDER_MODES = ("ansi", "human")
WIDTH_OF_DRAWINGS = 100


class Play:
    """A match in which nobody but seats is asked: what happens outside the rules is reported by the game's statistics, and
    of several seats that decide simultaneously the one with the lowest number is asked until it is done."""

    def __init__(self, match: Match, first: int | None = None) -> None:
        """`first` is the seat that is asked before all others, as long as it is to act."""
        self.match, self._first = match, first
        self._reports = stream_from(match.seed or 0)
        self._report()

    @property
    def seat(self) -> int | None:
        """The seat that is asked; None when the match is over."""
        asked = self.match.to_act
        return self._first if self._first in asked else min(asked, default=None)

    def clone(self) -> Play:
        """An independent copy."""
        copy = object.__new__(Play)
        copy.match, copy._first, copy._reports = self.match.clone(), self._first, self._reports[:]
        return copy

    def imagined(self, seat: int, seed: int) -> Play:
        """The match in a random world that fits all the seat knows. Others who have chosen in secret choose again there,
        after the seat has chosen."""
        return Play(self.match.imagine(seat, seed), first=seat)

    def act(self, seat: int, action: Action | int | str) -> None:
        """Take a decision for a seat, and make the reports that are needed then."""
        self.match.act(seat, action)
        self._report()

    def _report(self) -> None:
        while REFEREE_SEAT in self.match.to_act:
            self.match.act(REFEREE_SEAT, self.match.likely_report(self._reports))

    def result(self, seat: int) -> float:
        """How the match ended for a seat, from -1 for the last to 1 for the first place; 0 while it goes on."""
        return float(self.match.game.utility(self.match.state, seat)) if self.match.is_over else 0.0

    def mask(self, seat: int) -> Mask:
        """1 for each action that the seat may take now; all 0 if it is not to act."""
        return self.match.legal_mask(seat).astype(np.int8)


def check_illegal(illegal: str) -> None:
    """Raise OptionError unless this is something that may become of an action the rules refuse."""
    if illegal not in ILLEGAL:
        raise OptionError(f'illegal is "lose" or "raise", not {illegal!r}')


def check_render_mode(mode: str | None) -> None:
    """Raise OptionError if tables cannot be shown in this way."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f'render_mode is None, "ansi" for a text or "human" for print, not {mode!r}')


# ---------------------------------------------------------------- bounds


def bounds(layout: ObservationLayout) -> tuple[Floats, Floats]:
    """The least and the greatest value of every number of an observation, as its field can hold them."""
    low, high = np.zeros(layout.size, np.float32), np.ones(layout.size, np.float32)
    for run in layout.plans.reshape(-1, layout.plans.shape[-1]):
        cell, at = np.iinfo(WIDTHS[run[WIDTH]]), slice(run[AT], run[AT] + run[COUNT] * run[PLACES])
        if run[KIND] == NUMBER:
            low[at], high[at] = int(cell.min) / run[PARAMETER], int(cell.max) / run[PARAMETER]
        elif run[KIND] == WIDE:
            low[at] = [0.0, (int(cell.min) >> LOW_BITS) / 256] * run[COUNT]
            high[at] = [((1 << LOW_BITS) - 1) / 256, (int(cell.max) >> LOW_BITS) / 256] * run[COUNT]
    return low, high


# ---------------------------------------------------------------- drawing


def drawn(match: Match, viewer: Viewer) -> str:
    """The table as the terminal draws it for a viewer, without colours; a game without a drawing tells its view."""
    name = f"{match.config.instance().package}.terminal"
    view: Any = match.view(viewer)
    if importlib.util.find_spec(name) is None:
        return f"{view}\n"
    console = Console(file=StringIO(), width=WIDTH_OF_DRAWINGS, color_system=None, highlight=False)
    names = match.names or {seat: f"seat {seat}" for seat in range(match.players)}
    console.print(importlib.import_module(name).draw(view, viewer, names, WIDTH_OF_DRAWINGS))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]  # the StringIO above
    return text


def shown(match: Match, viewer: Viewer, mode: str | None) -> str | None:
    """What `render` of an environment does: the drawing as a text, or printed."""
    if mode is None:
        raise OptionError('nothing is drawn without a render mode; make the environment with render_mode="ansi"')
    text = drawn(match, viewer)
    if mode == "ansi":
        return text
    print(text)
    return None
