"""How the cells of a state become numbers of an observation. Declared with the state, field by field:

    step: i8 = public(encode=one_hot(14))
    built: i64[SEATS] = public(encode=bits(BUILDINGS))
    active: i8 = public(encode=seat())
    turn: i16[SEATS, TURN] = secret(OWNER, encode=columns({STEP: one_hot(12)}))

A field without a declaration is encoded by its type. Every encoding keeps different values apart: scales are powers of
two, so that a float32 holds each scaled value exactly, and what does not fit into the 24 bits of a float32 is taken
apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rivertable.engine.domains import Domain
from rivertable.engine.errors import StateError

NUMBER, WIDE, ONE_HOT, BITS, SEAT, SEAT_BITS, KNOWN = range(1, 8)  # 0: nothing
LOW_BITS = 12  # a wide number is its lowest bits and the rest


@dataclass(frozen=True)
class Encoding:
    """How one cell is encoded. `size` is how many numbers it becomes, beside one for each player where it is about seats;
    `scale` is what a number is divided by."""

    kind: int
    size: int = 1
    scale: int = 1

    @property
    def is_about_seats(self) -> bool:
        return self.kind in (SEAT, SEAT_BITS)

    def places(self, players: int) -> int:
        """How many numbers a cell becomes in a match of so many players."""
        return self.size + players if self.is_about_seats else self.size


@dataclass(frozen=True)
class Columns:
    """Encodings by place on the last axis of a field whose cells mean different things."""

    at: Mapping[int, Encoding]
    otherwise: Encoding | None = None


Encode = Encoding | Columns


def number(scale: int = 16) -> Encoding:
    """The value itself, divided by `scale`: a power of two, about the largest usual value. For fields of 8 and 16
    bits."""
    if scale < 1 or scale & (scale - 1):
        raise StateError(f"a scale is a power of two, so that no two values become one: not {scale}")
    return Encoding(NUMBER, scale=scale)


def one_hot(values: int | Domain) -> Encoding:
    """One place for each of the values 0, 1, …, of which one is 1; negative values, which stand for none, have no
    place and must be a single one."""
    size = values.size if isinstance(values, Domain) else values
    if size < 1:
        raise StateError(f"one_hot needs one value or more, not {size}")
    return Encoding(ONE_HOT, size)


def bits(count: int) -> Encoding:
    """The lowest `count` bits of a mask, one place each."""
    if not 1 <= count <= 64:
        raise StateError(f"a mask has 1 to 64 bits, not {count}")
    return Encoding(BITS, count)


def seat(more: int = 0) -> Encoding:
    """A seat, counted from the viewer's own; a negative value stands for none. `more`: what follows the seats of the game,
    such as a pile beside the hands."""
    return Encoding(SEAT, more)


def seat_bits() -> Encoding:
    """A mask of seats, counted from the viewer's own, with a last place for watchers."""
    return Encoding(SEAT_BITS, 1)


def columns(at: Mapping[int, Encoding], otherwise: Encoding | None = None) -> Columns:
    """Encodings by place on the last axis; `otherwise` for all other places, without it the one of the field's type."""
    return Columns(at, otherwise)


BY_SIZE = {1: number(16), 2: number(128), 4: Encoding(WIDE, 2), 8: bits(64)}  # by the bytes of a cell
