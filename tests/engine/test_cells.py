"""Small things done with many cells or bits at once, interpreted; test_machine.py compiles them."""

from __future__ import annotations

import pytest

from rivertable.engine.cells import copy_cells, lowest_bit


def test_all_cells_of_a_row_are_copied_and_the_rows_stay_apart() -> None:
    to, source = [0, 0, 0], [4, 5, 6]
    copy_cells(to, source)
    source[0] = 9
    assert to == [4, 5, 6]


@pytest.mark.parametrize(("bits", "number"), [(1, 0), (2, 1), (0b10100, 2), (1 << 62, 62)])
def test_the_lowest_bit(bits: int, number: int) -> None:
    assert lowest_bit(bits) == number
