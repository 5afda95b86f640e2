"""Source that the engine writes and runs."""

from __future__ import annotations

import inspect
import traceback

import pytest

from rivertable.engine.source import run_source

LINES = ["def third(x):", "    return 1 // (x - three)"]


def test_what_the_lines_define_is_in_the_scope() -> None:
    assert run_source("<third of a test>", LINES, {"three": 3})["third"](4) == 1


def test_the_lines_can_be_read_again() -> None:
    third = run_source("<third of a test>", LINES, {"three": 3})["third"]
    assert inspect.getsource(third) == "\n".join(LINES) + "\n"
    with pytest.raises(ZeroDivisionError) as error:
        third(3)
    assert LINES[1].strip() in "".join(traceback.format_tb(error.value.__traceback__))
