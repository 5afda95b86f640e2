"""Why not: a code in the rules, a sentence and a clause outside.

    class Reason(ReasonCode):
        NO_FIRE = "RS-5.8"

`may_…` rules return OK (0) or such a code. Its sentence is the catalogue's message `reason-no_fire`.
"""

from __future__ import annotations

import enum

import msgspec

OK = 0


class ReasonCode(enum.IntEnum):
    """Numbered from 1 in the order of declaration; the value given is the clause."""

    clause: str

    @classmethod
    def of(cls, code: int) -> ReasonCode:
        """The reason behind a code that rules returned."""
        return cls(code)  # type: ignore[arg-type]  # by value, which is the number; the declaration gives the clause

    def __new__(cls, clause: str) -> ReasonCode:
        number = len(cls.__members__) + 1
        code = int.__new__(cls, number)
        code._value_ = number
        code.clause = clause
        return code

    @property
    def message_id(self) -> str:
        return f"reason-{self.name.lower()}"


class Reason(msgspec.Struct, frozen=True):
    """A refusal as people read it."""

    code: str
    sentence: str
    clause: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})"
