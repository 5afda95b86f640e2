"""Long work beside everything else that waits for the one event loop."""

from __future__ import annotations

import asyncio
import time

LONGEST_SECONDS = 0.02  # that others wait


class Yielding:
    """To be awaited after every little piece of long work: others have their turn once that took long enough."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    async def if_long(self) -> None:
        if time.monotonic() - self._began > LONGEST_SECONDS:
            await asyncio.sleep(0)
            self._began = time.monotonic()
