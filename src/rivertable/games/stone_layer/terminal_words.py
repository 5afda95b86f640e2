"""Words and colours of the drawn table. Every colour is also written, so that none is needed to read it."""

from __future__ import annotations

from rich.text import Text

from rivertable.engine.drawing import Words

SIZE_STYLE = {"small": "black on dark_orange", "medium": "black on dark_cyan", "large": "bright_white on magenta"}
SEAT_STYLE = {
    "red": "bold red",
    "blue": "bold bright_blue",
    "green": "bold green",
    "purple": "bold bright_magenta",
}
LETTERS = {"small": "S", "medium": "M", "large": "L"}
WIDTHS = {"small": 4, "medium": 7, "large": 10}  # of a stone as it is drawn

words = Words(__file__)


def seat_mark(seat: int, colour: str) -> Text:
    """A player's token: the number of the seat in its colour."""
    return Text(str(seat + 1), style=SEAT_STYLE.get(colour, "bold"))


def stone(size: str, text: str = "") -> Text:
    """A stone as wide as its size, with its name on it."""
    return Text(f"{text or LETTERS[size]:^{WIDTHS[size]}}", style=SIZE_STYLE[size])
