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
        """The value as an argument of a message: a message if it has a name, otherwise the number itself."""
        if self.word == "seat":
            return seat_message(code)
        return say(f"{self.word}-{self.names[code]}") if self.names else self.first + code

    def describe(self) -> str:
        """What may be written here, for error texts."""
        return "|".join(self.names) if self.names else f"{self.first}..{self.first + self.size - 1}"


def names(word: str, values: tuple[str, ...] | list[str]) -> Domain:
    """A domain of named values; their texts are the catalogue's messages `word-value`."""
    return Domain(names=tuple(values), size=len(values), word=word)


def numbers(first: int, last: int) -> Domain:
    """A domain of whole numbers first..last; inside the rules 0 stands for `first`."""
    return Domain(size=last - first + 1, first=first)


def seat_message(seat: int) -> Message:
    """The message that names the person in a seat. `number` counts from 1, as people do."""
    return say("seat", seat=seat, number=seat + 1)


NUMBER = Domain(size=1 << 31)  # any count; the same number inside and outside the rules
SEAT = Domain(size=14, word="seat")
