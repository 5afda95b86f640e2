"""What the machine does in one or two instructions and Numba would make a loop of: the compiled forms of the functions in
`engine/cells.py`. This module imports Numba: only what compiles imports it."""

# Numba's private parts have no types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from typing import Any

import numba
from numba.core import cgutils
from numba.extending import intrinsic

types: Any = numba.types


@intrinsic
def _copy_memory(_context: Any, to: Any, source: Any) -> Any:
    """memcpy of one whole row to another."""
    if any(not isinstance(each, types.Array) or each.ndim != 1 or each.layout != "C" for each in (to, source)):
        return None
    if to.dtype != source.dtype:
        return None

    def written(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        rows = [context.make_array(kind)(context, builder, row) for kind, row in zip(signature.args, args, strict=True)]
        cgutils.raw_memcpy(builder, rows[0].data, rows[1].data, rows[0].nitems, rows[0].itemsize)
        return context.get_dummy_value()

    return types.none(to, source), written


@intrinsic
def _trailing_zeros(_context: Any, bits: Any) -> Any:
    """The number of zeros below the lowest bit that is set."""

    def written(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.true_bit)

    return types.int64(types.int64), written


copy_memory: Any = _copy_memory
trailing_zeros: Any = _trailing_zeros


def copy_cells(to: Any, source: Any) -> None:
    copy_memory(to, source)


def lowest_bit(bits: int) -> int:
    return int(trailing_zeros(bits))
