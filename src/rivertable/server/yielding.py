"""Long work on the event loop, done in pieces so that other tasks run in between."""

from __future__ import annotations

import asyncio
import time

LONGEST_SECONDS = 0.02  # that other tasks wait


class Yielding:
    """Counts the time since other tasks last ran. Await `if_long()` after every small piece of a long piece of work."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    async def if_long(self) -> None:
        """Let other tasks run, if they have waited longer than `LONGEST_SECONDS`."""
        if time.monotonic() - self._began > LONGEST_SECONDS:
            await asyncio.sleep(0)
            self._began = time.monotonic()
