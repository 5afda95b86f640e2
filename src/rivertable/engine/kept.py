"""Kept cells: what follows from the rest of a state, kept in it so that rules need not work it out again and again.

    @rule
    def open_rows_of(s: State, seat: int) -> int:
        ...

    @state
    class State:
        sheet: i16[SEATS, SHEET] = secret(OWNER)
        open_rows: i32[SEATS] = kept(open_rows_of, "sheet")

A kept field is declared with the rule that says what is in each of its cells, and with the fields that this rule reads. The
rule takes the state and the cell's place, one number for each axis. Rules that change those fields change the kept cells
as well; the conformance suite compares them with their rule at every step of a match.

Kept cells are in memory only. They are not part of a state's bytes, JSON, digest, layout or observation, so declaring one
changes nothing that is stored or seen. They are as secret as what they follow from: a row that is hidden has hidden kept
cells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import TYPE_CHECKING, Any

from rivertable.engine.errors import StateError
from rivertable.engine.rule import rule
from rivertable.engine.source import run_source

if TYPE_CHECKING:
    from rivertable.engine.state import Field

Rule = Callable[..., Any]
INDENT = "    "


@dataclass(frozen=True)
class KeptCells:
    """The rule that says what is in the cells of a kept field, and the names of the fields it reads."""

    rule: Rule
    of: tuple[str, ...]


def kept(rule: Rule, *of: str) -> Any:
    """Declare the field it is assigned to as kept: `rule(s, …)` is what a cell holds, and follows from the fields `of`."""
    if not of:
        raise StateError("kept() needs the names of the fields that the rule reads")
    return KeptCells(rule, of)


def fill_kept(state: Any) -> None:
    """Work out all kept cells of a state whose other cells were written by hand."""
    state.fill_kept()


def filler(declared: type) -> Rule:
    """A rule of the game, fill_kept(s), that works out all kept cells of the state declared so."""
    state: Any = declared
    return rule(
        _filling(state.KEPT, {field.name: field for field in state.FIELDS}, state.__module__, lambda each: each)
    )


def filling_method(kept: tuple[Field, ...], fields: Mapping[str, Field], module: str) -> Rule:
    """The same for Python code, in every mode."""
    return _filling(kept, fields, module, _interpreted)


def _interpreted(rule: Rule) -> Rule:
    """The Python function of a rule, with those of the rules it calls."""
    function = getattr(rule, "py_func", None)
    if function is None:
        return rule
    named = {name: function.__globals__.get(name) for name in function.__code__.co_names}
    called = {name: _interpreted(each) for name, each in named.items() if hasattr(each, "py_func")}
    return FunctionType(function.__code__, {**function.__globals__, **called}) if called else function


def _filling(
    kept: tuple[Field, ...], fields: Mapping[str, Field], module: str, as_called: Callable[[Rule], Rule]
) -> Rule:
    lines = [line for field in kept for line in _lines(field, fields)]
    rules = {f"_{field.name}": as_called(field.kept.rule) for field in kept if field.kept is not None}
    source = ["def fill_kept(s):", *(lines or [f"{INDENT}pass"])]
    filling: Rule = run_source(f"<fill_kept of {module}>", source, {**rules, "__name__": module})["fill_kept"]
    return filling


def _lines(field: Field, fields: Mapping[str, Field]) -> Iterator[str]:
    """The loops over the cells of a kept field. What follows from a hidden row is hidden."""
    assert field.kept is not None
    index, places = "", "s"
    for axis, size in enumerate(field.shape):
        yield f"{INDENT * (axis + 1)}for i{axis} in range({size}):"
        index += f"[i{axis}]"
        places += f", i{axis}"
    indent = INDENT * (len(field.shape) + 1)
    hidden = " or ".join(_hidden(fields[name]) for name in field.kept.of if fields[name].secret is not None)
    cell, value = f"s.{field.name}{index}", f"_{field.name}({places})"
    if hidden:
        yield f"{indent}if {hidden}:"
        yield f"{indent}{INDENT}{cell} = {field.cells.unknown}"
        yield f"{indent}else:"
        indent += INDENT
    yield f"{indent}{cell} = {value}"


def _hidden(field: Field) -> str:
    """Whether the row of a secret field is UNKNOWN: a row is known or hidden as a whole, so its first cell tells."""
    owner = field.secret is not None and field.secret.to == "owner"
    axes = len(field.shape)
    index = ["[i0]"] + ["[0]"] * (axes - 1) if owner else ["[0]"] * axes
    return f"s.{field.name}{''.join(index)} == {field.cells.unknown}"
