"""Domains: the typed arguments of actions and events, as ints inside and as names outside."""

from __future__ import annotations

from dataclasses import dataclass

from rivertable.engine.messages import Message, say

Value = int | str


@dataclass(frozen=True)
class Domain:
    """`size` values. Inside the rules 0..size-1; outside a name, or a number counted from `first`.

    `word` is the prefix of the catalogue messages that name the values: `colour-brown` for word "colour".
    """

    names: tuple[str, ...] = ()
    size: int = 0
    first: int = 0
    word: str = ""

    def value(self, code: int) -> Value:
        return self.names[code] if self.names else self.first + code

    def code(self, text: str) -> int | None:
        """The int behind a text, or None if the text names no value."""
        if self.names:
            return self.names.index(text) if text in self.names else None
        if not text.removeprefix("-").isdecimal() or str(int(text)) != text:
            return None
        code = int(text) - self.first
        return code if 0 <= code < self.size else None

    def message(self, code: int) -> Message | int:
        """How the value is said: a message for a name, the number itself otherwise."""
        if self.word == "seat":
            return seat_message(code)
        return say(f"{self.word}-{self.names[code]}") if self.names else self.first + code

    def describe(self) -> str:
        """What may be written here, for error texts."""
        return "|".join(self.names) if self.names else f"{self.first}..{self.first + self.size - 1}"


def names(word: str, values: tuple[str, ...] | list[str]) -> Domain:
    """Named values; the catalogue says them as `word-value`."""
    return Domain(names=tuple(values), size=len(values), word=word)


def numbers(first: int, last: int) -> Domain:
    """Whole numbers first..last; inside the rules 0 stands for `first`."""
    return Domain(size=last - first + 1, first=first)


def seat_message(seat: int) -> Message:
    """The person in a seat; people count seats from 1."""
    return say("seat", seat=seat, number=seat + 1)


NUMBER = Domain(size=1 << 31)  # any count, as it is
SEAT = Domain(size=14, word="seat")
