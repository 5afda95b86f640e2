"""Which games' code a pool compiles, how far it is, and what becomes of code that workers die of."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass

from rivertable.bots.jobs import GameSpec

log = logging.getLogger(__name__)

PAUSES = (1.0, 10.0, 60.0)  # seconds, after a process died compiling or loading a game's code; then it is given up
OVERLAYS = 4  # of a game, whose code is compiled and kept in every worker
OVERLAY_SECONDS = 600.0  # unasked for so long, an overlay makes room for another

Code = tuple[str, str]


@dataclass
class CompileProgress:
    """How much of a game's code is compiled, and how often processes died when they compiled or loaded it."""

    game: GameSpec
    asked: float = 0.0  # when a bot last played it
    done: int = 0
    of: int = 1
    failed: bool = False
    deaths: int = 0
    again_at: float = 0.0  # when it is tried again after a death

    @property
    def share(self) -> float:
        return self.done / self.of if self.of else 1.0

    def died(self, now: float) -> None:
        """Several workers that die together count as one."""
        if now >= self.again_at and not self.failed:
            self.failed = self.deaths == len(PAUSES)
            self.again_at = now + (0 if self.failed else PAUSES[self.deaths])
            self.deaths += 1


def make_room(progress: dict[Code, CompileProgress], game: GameSpec) -> bool:
    """Whether one more code may be compiled: a game as printed always, an overlay while there are few, or in the place of
    one that nobody plays with any more."""
    overlays = [each for (name, digest), each in progress.items() if name == game.name and digest]
    if game.overlay is None or len(overlays) < OVERLAYS:
        return True
    oldest = min(overlays, key=lambda each: each.asked)
    if time.monotonic() - oldest.asked < OVERLAY_SECONDS:
        return False
    del progress[oldest.game.code]
    return True


async def pause_after(error: Exception, loading: CompileProgress | None) -> None:
    """A new worker could not be started, or died when it loaded a game's code: that is tried again a little later."""
    if loading is None:
        log.warning("no bot worker could be started to load compiled code: %s", error)
        await asyncio.sleep(PAUSES[0])
        return
    loading.died(time.monotonic())
    log.warning("a worker died when it loaded compiled code of %s: %s", loading.game.name, error)
    if loading.failed:
        log.warning("compiled code of %s is given up; its bots play interpreted", loading.game.name)
    await asyncio.sleep(max(0.0, loading.again_at - time.monotonic()))
