"""Words and colours of the drawn table. Every colour is also written, so that none is needed to read it."""

from __future__ import annotations

from rich.text import Text

from rivertable.engine.drawing import Words

CHIP = {
    "yellow": "black on yellow3",
    "blue": "bright_white on blue",
    "pink": "black on hot_pink",
    "brown": "bright_white on orange4",
    "white": "black on grey93",
    "stave": "bright_white on grey35",
    "green": "black on green3",
}


words = Words(__file__)


def chip(colour: str, text: str) -> Text:
    """A text on its colour."""
    return Text(text, style=CHIP[colour])


def item_name(colour: str) -> str:
    """A colour of a village, or the stave church in one word."""
    return words("table-stave") if colour == "stave" else words(f"colour-{colour}")


def short_name(colour: str) -> str:
    """Two letters, where there is room for no more."""
    return item_name(colour)[:2]
