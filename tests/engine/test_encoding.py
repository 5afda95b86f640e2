"""Encodings refuse what would make two values one number."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from rivertable.engine.domains import names, numbers
from rivertable.engine.encoding import BY_SIZE, Encoding, bits, columns, number, one_hot, seat, seat_bits
from rivertable.engine.errors import StateError


@pytest.mark.parametrize("scale", [0, -2, 3, 10])
def test_a_scale_is_a_power_of_two(scale: int) -> None:
    with pytest.raises(StateError, match=f"a scale is a power of two, .* not {scale}"):
        number(scale)


@pytest.mark.parametrize("kind", [np.int8, np.int16])
def test_every_value_of_a_type_is_another_number(kind: type[np.signedinteger]) -> None:
    limits = np.iinfo(kind)
    values = np.arange(limits.min, limits.max + 1)
    scaled = (values / BY_SIZE[np.dtype(kind).itemsize].scale).astype(np.float32)
    assert len(np.unique(scaled)) == len(values)


def test_a_domain_gives_one_place_for_each_value() -> None:
    assert one_hot(names("colour", ["red", "blue"])) == one_hot(2) == one_hot(numbers(5, 6))


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: one_hot(0), "one_hot needs one value or more, not 0"),
        (lambda: bits(0), "a mask has 1 to 64 bits, not 0"),
        (lambda: bits(65), "a mask has 1 to 64 bits, not 65"),
    ],
)
def test_what_cannot_be_encoded_is_refused(make: Callable[[], Encoding], sentence: str) -> None:
    with pytest.raises(StateError, match=sentence):
        make()


def test_seats_take_a_place_for_each_player() -> None:
    assert (seat().places(3), seat(more=1).places(3), seat_bits().places(3), bits(5).places(3)) == (3, 4, 4, 5)


def test_columns_keep_what_is_said_of_each() -> None:
    declared = columns({1: one_hot(4)}, otherwise=number(2))
    assert (declared.at[1], declared.otherwise) == (one_hot(4), number(2))
