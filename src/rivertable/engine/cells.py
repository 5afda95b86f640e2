"""Small things that rules do with many cells or bits at once, and the machine in an instruction or two."""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import engine_function_compiled_as


@engine_function_compiled_as("copy_cells")
def copy_cells(to: Any, source: Any) -> None:
    """Copy all cells of a row of the state into another row of the same length and type."""
    to[:] = source


@engine_function_compiled_as("lowest_bit")
def lowest_bit(bits: int) -> int:
    """The number of the lowest bit that is set. Before: there is one."""
    return (bits & -bits).bit_length() - 1
