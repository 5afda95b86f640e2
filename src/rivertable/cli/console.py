"""The console that all commands print to, and reading lines from the keyboard."""

from __future__ import annotations

import contextlib
import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.progress import Progress, TaskID

INTERRUPTED = 130  # what shells expect after Ctrl-C
PIPED_WIDTH = 100
COMPILING = "compiling the rules for this machine …"
NARROWEST = 80  # columns that the drawings of tables need
WIDEST = 120  # wider than this, lines are hard to follow


def print_anywhere() -> None:
    """Print a question mark for characters that the terminal or pipe cannot show, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def make_console() -> Console:
    """A console on standard output: as wide as the terminal, at most WIDEST, or PIPED_WIDTH if there is none."""
    if sys.stdout.isatty() or "COLUMNS" in os.environ:
        console = Console(highlight=False)
        return console if console.width <= WIDEST else Console(highlight=False, width=WIDEST)
    return Console(highlight=False, width=PIPED_WIDTH)


def make_progress() -> Progress:
    """A progress bar on standard error, so that piped output stays clean. It is shown on a terminal only and disappears
    when it is done. A task without a total, such as compiling, just moves."""
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


@contextlib.contextmanager
def compiling_on(progress: Progress, task: TaskID) -> Iterator[None]:
    """Show on a task of a progress bar how far compiling is, whenever something is compiled."""
    from rivertable.engine.compile_watch import watching

    with watching(lambda now: progress.update(task, description=now.sentence, completed=now.done, total=now.of)):
        yield


def is_interactive() -> bool:
    """True if input and output are a terminal, not a pipe or file."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def read_line(prompt: str) -> str:
    """A line from the keyboard or the pipe; EOFError when there are no more."""
    if is_interactive():
        _allow_editing()
    return input(prompt).strip()


def forget_lines() -> None:
    """Clear the history of typed lines, so that the next person at the keyboard does not see them."""
    if "readline" in sys.modules:
        import readline

        readline.clear_history()


def _allow_editing() -> None:
    """Switch on arrow keys and history for input(), where the platform has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # input() uses it once it is imported
