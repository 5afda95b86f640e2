"""The compiled forms of engine/cells.py do what the interpreted ones do."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest

from rivertable.engine import cells, machine

lowest_bit: Any = numba.njit(machine.lowest_bit)
copy_cells: Any = numba.njit(machine.copy_cells)
same_state: Any = numba.njit(machine.same_state)


@pytest.mark.parametrize("bits", [1, 2, 0b10100, 1 << 40, 1 << 62])
def test_the_lowest_bit(bits: int) -> None:
    assert lowest_bit(bits) == cells.lowest_bit(bits)


@pytest.mark.parametrize("length", [1, 3, 93])
def test_all_cells_of_a_row_are_copied_and_no_others(length: int) -> None:
    rows = np.arange(3 * length, dtype=np.int16).reshape(3, length)
    before = rows.copy()
    copy_cells(rows[1], rows[2])
    assert rows[1].tolist() == before[2].tolist()
    assert rows[0].tolist() == before[0].tolist()
    assert rows[2].tolist() == before[2].tolist()


def test_rows_of_different_types_are_refused() -> None:
    with pytest.raises(numba.TypingError):
        copy_cells(np.zeros(3, np.int16), np.zeros(3, np.int8))


@pytest.mark.parametrize("place", [0, 7, 92])
def test_states_that_differ_in_one_byte_are_not_the_same(place: int) -> None:
    raw = np.tile(np.arange(93, dtype=np.uint8), (3, 1))
    raw[2, place] += 1
    assert same_state(None, raw, 0, 1)
    assert not same_state(None, raw, 0, 2)
    assert not same_state(None, raw, 2, 1)
