"""Rules that the engine writes for a game."""

from __future__ import annotations

import traceback

import pytest

from rivertable.engine.rule import Mode
from rivertable.engine.written import plain, written
from tests.engine.conftest import tiny

LINES = ["def third(x):", "    return 1 // (x - THREE)"]


def test_a_written_rule_reads_the_names_it_is_given() -> None:
    assert written(tiny(Mode.INTERPRETED).__name__, "third", LINES, {"THREE": 3})(5) == 0


def test_a_traceback_shows_its_lines() -> None:
    with pytest.raises(ZeroDivisionError) as error:
        written(tiny(Mode.INTERPRETED).__name__, "third", LINES, {"THREE": 3})(3)
    assert "return 1 // (x - THREE)" in "".join(traceback.format_tb(error.value.__traceback__))


def test_a_compiled_rule_has_its_python_function(tiny_compiled: object) -> None:
    rule = written(tiny(Mode.COMPILED).__name__, "third", LINES, {"THREE": 3})
    assert plain(rule)(4) == 1
    assert plain(rule) is not rule
