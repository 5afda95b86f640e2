"""Telling that something is being compiled, to whoever waits for it.

Compiling an entry takes seconds, once for a machine. Its progress is counted in functions: how many there are is known
before, and each is compiled once. Whoever wants to be told opens `watching`; otherwise it is logged, and on a
terminal a bar moves.
"""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

log = logging.getLogger("rivertable")

SECONDS_A_FUNCTION = 0.05  # on a machine of 2020 that does nothing else


@dataclass(frozen=True)
class Compiling:
    """How far the compiling of an entry of a game is. The last one of an entry has `done == of`."""

    game: str
    entry: str
    done: int
    of: int

    @property
    def sentence(self) -> str:
        return f"compiling {self.game}, about {max(1, round(self.of * SECONDS_A_FUNCTION))} s, once"


Watch = Callable[[Compiling], None]

_watches: list[Watch] = []
_now: list[Compiling] = []  # what is being compiled: at most one, since Numba compiles in one thread at a time


@contextmanager
def watching(watch: Watch) -> Iterator[None]:
    """From now on `watch` is called whenever compiling begins, goes on or ends, in the thread that compiles."""
    _watches.append(watch)
    try:
        yield
    finally:
        _watches.remove(watch)


@contextmanager
def compiling(game: str, entry: str, functions: int) -> Iterator[None]:
    """Tell that an entry is compiled meanwhile, which has at most so many functions to compile. Python's garbage collector
    rests: of what a compiler makes little is garbage, and looking for it is a tenth of the work."""
    _now.append(Compiling(game, entry, 0, max(1, functions)))
    collects = gc.isenabled()
    gc.disable()
    with _shown() if not _watches else _nothing():
        try:
            _tell()
            yield
        finally:
            if collects:
                gc.enable()
            _now[-1] = replace(_now[-1], done=_now[-1].of)
            _tell()
            _now.pop()


def function_begins() -> None:
    """The compiler begins with a further function."""
    if _now:
        _now[-1] = replace(_now[-1], done=min(_now[-1].done + 1, _now[-1].of - 1))
        _tell()


def _tell() -> None:
    for watch in _watches:
        watch(_now[-1])


@contextmanager
def _nothing() -> Iterator[None]:
    yield


@contextmanager
def _shown() -> Iterator[None]:
    """Log that compiling begins, and let a bar move on the terminal if standard error is one."""
    log.info("%s", _now[-1].sentence)
    if not sys.stderr.isatty():
        yield
        return
    with compile_bar() as watch, watching(watch):
        yield


@contextmanager
def compile_bar() -> Iterator[Watch]:
    """A watch that moves a bar on standard error, which disappears in the end."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns: Any = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        tasks: dict[tuple[str, str], Any] = {}

        def watch(now: Compiling) -> None:
            key = (now.game, now.entry)
            if key not in tasks:
                tasks[key] = progress.add_task(now.sentence, total=now.of)
            progress.update(tasks[key], completed=now.done)

        yield watch
