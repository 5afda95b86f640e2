"""Tables of numbers that compiled code reads from memory outside it, so that an overlay can change them and nothing is
compiled.

Numba copies a global array into the machine code. A `Table` is known there by its shape and a name only, an external
symbol, and the process that loads the code says where it lies. LLVM is told that nobody writes to it, so that it
may read a number once and keep it, as it may with a copy. Beside the shape a table is an array like any other.

This module imports Numba: only what compiles imports it.
"""

# Numba has no types.
# mypy: disable-error-code="no-untyped-call, no-untyped-def, untyped-decorator"

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numba
import numpy as np
from llvmlite import binding, ir
from numba.core.datamodel.models import ArrayModel
from numba.core.imputils import lower_cast, lower_constant
from numba.extending import register_model, typeof_impl

types: Any = numba.types

_kept: list[Table] = []  # for as long as the process lives: machine code knows their addresses


class Table(np.ndarray[Any, np.dtype[np.int64]]):
    """A frozen array of int64 with the name that compiled code knows it by. A part of it has no name, and is copied into
    the code as other arrays are."""

    symbol: str | None = None


def outside_table(rows: Sequence[Any], symbol: str) -> Table:
    """A table of these numbers, for code that is loaded from now on. A second table of the same name takes the place of the
    first; code that is there already keeps the first."""
    table = np.array(rows, np.int64, order="C").view(Table)
    table.flags.writeable = False
    table.symbol = symbol
    _kept.append(table)
    binding.add_symbol(symbol, table.ctypes.data)
    return table


class TableType(types.Array):  # type: ignore[misc]
    """How the compiler sees a Table."""

    def __init__(self, ndim: int) -> None:
        super().__init__(types.int64, ndim, "C", readonly=True, name=f"table({ndim}d)")

    @property
    def plain(self) -> Any:
        """An array that nobody may write to: what rules see that are given the table or a row of it."""
        return types.Array(types.int64, self.ndim, "C", readonly=True)

    def copy(self, dtype: Any = None, ndim: Any = None, layout: Any = None, readonly: Any = None) -> Any:
        if readonly and (dtype, ndim, layout) == (None, None, None):
            return self
        return self.plain.copy(dtype, ndim, layout, readonly)


register_model(TableType)(ArrayModel)


@typeof_impl.register(Table)
def _typeof(table: Table, context: Any) -> Any:
    if table.symbol is None:
        return numba.typeof(np.asarray(table))
    return TableType(table.ndim)


@lower_constant(TableType)
def _lower(context: Any, builder: Any, kind: Any, table: Table) -> Any:
    """The array structure that compiled code works with; its numbers are behind the symbol."""
    numbers = builder.module.globals.get(table.symbol)
    if numbers is None:
        numbers = ir.GlobalVariable(builder.module, ir.ArrayType(ir.IntType(64), table.size), table.symbol)
        numbers.linkage = "external"
        numbers.global_constant = True
    array = context.make_array(kind)(context, builder)
    word = context.get_value_type(types.intp)
    context.populate_array(
        array,
        data=builder.bitcast(numbers, array.data.type),
        shape=ir.Constant(ir.ArrayType(word, table.ndim), list(table.shape)),
        strides=ir.Constant(ir.ArrayType(word, table.ndim), list(table.strides)),
        itemsize=context.get_constant(types.intp, table.itemsize),
        parent=None,
        meminfo=None,
    )
    return array._getvalue()


@lower_cast(TableType, types.Array)
def _as_plain_array(context: Any, builder: Any, kind: Any, plain: Any, table: Any) -> Any:
    """A table that is handed on to a rule which takes any array that nobody may write to: they are built alike."""
    return table
