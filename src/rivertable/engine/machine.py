"""What the machine does in one or two instructions and Numba would make a loop of: the compiled forms of the functions in
`engine/cells.py` and `engine/state_arrays.py` that say so. This module imports Numba: only what compiles imports it."""

# Numba's private parts have no types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from typing import Any

import numba
from llvmlite import ir
from numba.core import cgutils
from numba.extending import intrinsic

types: Any = numba.types


def _are_alike(*rows: Any) -> bool:
    """True for types of whole rows with cells of one type."""
    return all(isinstance(each, types.Array) and each.ndim == 1 and each.layout == "C" for each in rows) and (
        len({each.dtype for each in rows}) == 1
    )


def _rows(context: Any, builder: Any, signature: Any, args: Any) -> list[Any]:
    return [context.make_array(kind)(context, builder, row) for kind, row in zip(signature.args, args, strict=True)]


@intrinsic
def _copy_memory(_context: Any, to: Any, source: Any) -> Any:
    """memcpy of one whole row to another."""
    if not _are_alike(to, source):
        return None

    def written(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        to, source = _rows(context, builder, signature, args)
        cgutils.raw_memcpy(builder, to.data, source.data, to.nitems, to.itemsize)
        return context.get_dummy_value()

    return types.none(to, source), written


@intrinsic
def _same_memory(_context: Any, one: Any, other: Any) -> Any:
    """memcmp of two rows of the same length: whether they are equal."""
    if not _are_alike(one, other):
        return None

    def written(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        one, other = _rows(context, builder, signature, args)
        address, word = ir.IntType(8).as_pointer(), one.nitems.type
        kind = ir.FunctionType(ir.IntType(32), [address, address, word])
        memcmp = cgutils.get_or_insert_function(builder.module, kind, "memcmp")
        size = builder.mul(one.nitems, one.itemsize)
        differs = builder.call(memcmp, [builder.bitcast(one.data, address), builder.bitcast(other.data, address), size])
        return builder.icmp_signed("==", differs, ir.Constant(differs.type, 0))

    return types.boolean(one, other), written


@intrinsic
def _trailing_zeros(_context: Any, bits: Any) -> Any:
    """The number of zeros below the lowest bit that is set."""

    def written(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.true_bit)

    return types.int64(types.int64), written


copy_memory: Any = _copy_memory
same_memory: Any = _same_memory
trailing_zeros: Any = _trailing_zeros


def copy_cells(to: Any, source: Any) -> None:
    copy_memory(to, source)


def lowest_bit(bits: int) -> int:
    return int(trailing_zeros(bits))


def same_state(_states: Any, raw: Any, one: int, other: int) -> bool:
    return bool(same_memory(raw[one], raw[other]))
