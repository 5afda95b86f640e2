"""The console that commands print to, and lines that are read."""

from __future__ import annotations

import io
import os
import subprocess
import sys

import pytest

from rivertable.cli.console import PIPED_WIDTH, WIDEST, make_console, read_line


def test_where_our_signs_are_lacking_something_is_printed_all_the_same() -> None:
    command = [sys.executable, "-m", "rivertable", "rules", "RS-5.8"]
    done = subprocess.run(command, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"5.2 Phase 2 ? choose dice" in done.stdout


@pytest.mark.parametrize(("columns", "width"), [("60", 60), ("100", 100), ("300", WIDEST)])
def test_lines_are_as_long_as_the_terminal_is_wide_but_not_too_long(
    monkeypatch: pytest.MonkeyPatch, columns: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert make_console().width == width


def test_a_pipe_has_a_width_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    assert make_console().width == PIPED_WIDTH


def test_a_line_is_read_without_the_spaces_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("  3 \n"))
    assert read_line("> ") == "3"
    with pytest.raises(EOFError):
        read_line("> ")
