"""Tables outside compiled code: arrays like any other, whose numbers the code reads where the process says they are."""

from __future__ import annotations

from typing import Any

import numba
import pytest

from rivertable.engine.outside_tables import TableType, outside_table

typeof: Any = numba.typeof


def test_a_table_is_a_frozen_array_of_64_bits() -> None:
    table = outside_table([[1, 2], [3, 4]], "frozen")
    assert (table.dtype.name, table.tolist()) == ("int64", [[1, 2], [3, 4]])
    with pytest.raises(ValueError, match="read-only"):
        table[0, 0] = 5


def test_the_compiler_sees_a_table_by_its_dimensions() -> None:
    kind = typeof(outside_table([[1, 2], [3, 4]], "seen"))
    assert kind == TableType(2)
    assert (kind.plain.ndim, kind.plain.mutable) == (2, False)


def test_a_part_of_a_table_is_an_ordinary_array() -> None:
    kind = typeof(outside_table([[1, 2], [3, 4]], "parts")[0])
    assert not isinstance(kind, TableType)
    assert kind.ndim == 1


GRID = outside_table([[1, 2, 3], [40, 50, 60]], "test_outside_tables_grid")
ROW = GRID[1]


@numba.njit
def cell(row: int, column: int) -> Any:
    return GRID[row][column] * 1000 + GRID[row, column]


@numba.njit
def shape() -> Any:
    total = 0
    for number in ROW:
        total += number
    return len(GRID), GRID.shape[1], GRID.size, total


def test_compiled_code_reads_a_table_as_any_array() -> None:
    assert [cell(row, column) for row in range(2) for column in (0, 2)] == [1001, 3003, 40040, 60060]
    assert shape() == (2, 3, 6, 150)


def test_compiled_code_does_not_copy_a_table() -> None:
    cell(0, 0)
    (code,) = cell.inspect_llvm().values()
    assert "@test_outside_tables_grid = external" in code
