"""The console all commands print to, and the one way to read a line."""

from __future__ import annotations

import contextlib
import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from rich.progress import Progress

INTERRUPTED = 130  # what shells expect after Ctrl-C
PIPED_WIDTH = 100
COMPILING = "compiling the rules for this machine …"
NARROWEST = 80  # the tables are drawn for as many columns
WIDEST = 120  # wider than this, lines are hard to follow


def print_anywhere() -> None:
    """A terminal or pipe that lacks a sign of ours is sent a question mark for it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def make_console() -> Console:
    """Standard output: as wide as the terminal, or 100 columns where there is none."""
    if sys.stdout.isatty() or "COLUMNS" in os.environ:
        console = Console(highlight=False)
        return console if console.width <= WIDEST else Console(highlight=False, width=WIDEST)
    return Console(highlight=False, width=PIPED_WIDTH)


def make_progress() -> Progress:
    """A bar on standard error, so that what is piped on stays clean; on a terminal only, and gone when it is done.
    It moves without a total while rules compile."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    description = TextColumn("{task.description}")
    return Progress(description, *columns, console=console, transient=True, disable=not console.is_terminal)


def is_interactive() -> bool:
    """A person at a terminal, not a pipe."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def read_line(prompt: str) -> str:
    """A line from the keyboard or the pipe; EOFError when there are no more."""
    if is_interactive():
        _allow_editing()
    return input(prompt).strip()


def forget_lines() -> None:
    """What one person typed is not offered to the next."""
    if "readline" in sys.modules:
        import readline

        readline.clear_history()


def _allow_editing() -> None:
    """Arrow keys and history, where the platform has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # input() uses it once it is imported
