"""Rules that are written rather than typed: what they call, how they are refused, where their source is kept."""

from __future__ import annotations

import linecache
import traceback
from types import FunctionType
from typing import Any

import pytest

from rivertable.engine.errors import StateError
from rivertable.engine.rule import Mode
from rivertable.engine.written import Names, parameters, plain, written
from tests.engine.conftest import tiny

LINES = ["def third(x):", "    return 1 // (x - THREE)"]


def swim(s: Any, seat: int, far: int) -> str:
    return f"{seat} swims {far} in {s}"


def test_a_call_gives_a_rule_what_its_parameters_ask_for() -> None:
    offered = {"far": "2 * here", "here": "here", "s": "s", "seat": "1"}
    assert Names().call(swim, offered) == "swim(s, 1, 2 * here)"
    assert parameters(swim) == ["s", "seat", "far"]


def test_a_parameter_that_is_not_on_offer_is_named() -> None:
    with pytest.raises(StateError, match="swim asks for seat, far; on offer are s, here"):
        Names().call(swim, {"s": "s", "here": "here"})


def test_two_rules_of_one_name_are_refused() -> None:
    names = Names()
    names.named(swim)
    other = FunctionType(swim.__code__, {})
    with pytest.raises(StateError, match="two rules are called 'swim'"):
        names.named(other)


def test_a_written_rule_runs_and_its_source_can_be_read() -> None:
    names = Names(FAR=3)
    lines = ["def go(s, seat):", f"    return {names.call(swim, {'s': 's', 'seat': 'seat', 'far': 'FAR'})}"]
    go = written(__name__, "go", lines, names)
    assert go("the river", 1) == "1 swims 3 in the river"
    assert linecache.getline(f"<go of {__name__}>", 2).strip() == "return swim(s, seat, FAR)"


def test_a_traceback_shows_the_lines_of_a_written_rule() -> None:
    with pytest.raises(ZeroDivisionError) as error:
        written(tiny(Mode.INTERPRETED).__name__, "third", LINES, {"THREE": 3})(3)
    assert "return 1 // (x - THREE)" in "".join(traceback.format_tb(error.value.__traceback__))


def test_a_compiled_rule_has_its_python_function(tiny_compiled: object) -> None:
    rule = written(tiny(Mode.COMPILED).__name__, "third", LINES, {"THREE": 3})
    assert plain(rule)(4) == 1
    assert plain(rule) is not rule
