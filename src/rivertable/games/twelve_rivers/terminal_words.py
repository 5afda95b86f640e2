"""Words and colours of the drawn table. Every colour is also written, so that none is needed to read it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from rivertable.engine.drawing import Words, beside

CHIP = {
    "green": "black on green3",
    "blue": "bright_white on blue",
    "pink": "black on hot_pink",
    "purple": "bright_white on purple",
    "white": "black on grey93",
    "rainbow": "black on yellow3",
}
SEAT_STYLE = ("bold bright_white on blue", "bold bright_white on red", "bold black on yellow3", "bold black on green3")
WATER = "bright_blue"


words = Words(__file__)


def short(kind: str) -> str:
    """A colour in two letters, or the rainbow."""
    return words(f"kind-{kind}")


def chip(kind: str, text: str | None = None) -> Text:
    return Text(short(kind) if text is None else text, style=CHIP[kind])


def chips(kinds: Iterable[str]) -> Text:
    """Pearls, equal ones counted."""
    counts = Counter(kinds)  # in the order in which they came
    parts = [chip(kind, short(kind) + (f"×{count}" if count > 1 else "")) for kind, count in counts.items()]
    return beside(parts, " ")


def token(seat: int | None) -> Text:
    """A slot: the number of the player whose token is in it, or empty."""
    return Text("[ ]") if seat is None else Text(f"[{seat + 1}]", style=SEAT_STYLE[seat])


def camp(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "−")
