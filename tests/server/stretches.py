"""An event loop that counts how long it works at a stretch, in CPU time of its own thread: a busy machine does not disturb it.

Run as a program it is `rivertable serve` on such a loop; long stretches are in its log (`STRETCH`).
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

LONGEST_SECONDS = 0.05  # that work on the loop may take until others have their turn
STRETCH = "the event loop worked at a stretch for"

Told = Callable[[float, str], None]


@contextmanager
def counted(tell: Told, longest: float = LONGEST_SECONDS) -> Iterator[None]:
    """Meanwhile whatever takes an event loop longer is told: seconds of work, and what it was."""
    handle: Any = asyncio.events.Handle
    honest = handle._run

    def run(self: Any) -> None:
        callback = self._callback
        began = time.thread_time()
        honest(self)
        took = time.thread_time() - began
        if took > longest:
            tell(took, _name(callback))

    handle._run = run
    try:
        yield
    finally:
        handle._run = honest


def _name(callback: Any) -> str:
    """What was called; for a step of a task, the task."""
    tasks = [each for each in gc.get_referents(callback) if isinstance(each, asyncio.Task)]
    return repr(tasks[0] if tasks else callback)


def _logged(seconds: float, what: str) -> None:
    print(f"{STRETCH} {seconds * 1000:.0f} ms: {what}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    from rivertable.cli.main import app

    sys.modules["uvloop"] = None  # type: ignore[assignment]  # its loop cannot be counted; the same work runs on this one
    with counted(_logged):
        app(prog_name="rivertable")
