"""Which games' code a pool compiles, how much of it is done, and when to give up code that makes workers die."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from dataclasses import dataclass

from rivertable.bots.jobs import GameSpec

log = logging.getLogger(__name__)

PAUSES = (
    1.0,
    10.0,
    60.0,
)  # seconds before the next attempts after a process died of a game's code; then it is given up
PART_SECONDS = 20.0  # in which most of a part is compiled on a usual machine
OVERLAYS = 4  # of a game whose code is compiled and loaded in every worker, at most
OVERLAY_SECONDS = 600.0  # an overlay nobody has played with for so long makes room for another

Code = tuple[str, str]
AS_PRINTED = ""  # the second half of the code of a game whose components are not changed


@dataclass
class CompileProgress:
    """How much of a game's code is compiled, and how often processes died when they compiled or loaded it."""

    game: GameSpec
    asked: float = 0.0  # when a bot last had a job of this game
    done: int = 0
    of: int = 1
    failed: bool = False
    deaths: int = 0
    again_at: float = 0.0  # the time of the next attempt after a death
    part_since: float = 0.0  # when the present part was begun

    @property
    def share(self) -> float:
        return self.done / self.of if self.of else 1.0

    def reached(self, done: int, of: int, now: float) -> None:
        """Note how many parts are done; the next one begins now."""
        if (done, of) != (self.done, self.of) or not self.part_since:
            self.part_since = now
        self.done, self.of = done, of

    def estimate(self, now: float) -> float:
        """How far it is, 0 to 1, for people: what is done, and a share of the present part that grows with time, ever more
        slowly, because nobody knows how long this machine takes. It is 1 only when all is done."""
        if self.share == 1:
            return 1.0
        passed = max(0.0, now - self.part_since) if self.part_since else 0.0
        return min(0.99, (self.done + 1 - math.exp(-passed / PART_SECONDS)) / self.of)

    def died(self, now: float) -> None:
        """Count that a worker died of this code; several that die within one pause count once. After the last pause the
        code has `failed`."""
        if now >= self.again_at and not self.failed:
            self.failed = self.deaths == len(PAUSES)
            self.again_at = now + (0 if self.failed else PAUSES[self.deaths])
            self.deaths += 1


def make_room(progress: dict[Code, CompileProgress], game: GameSpec) -> bool:
    """True if the code of this game may be compiled: always for a game as printed; for an overlay if the game has fewer
    than OVERLAYS, or an unused one can be removed from `progress`, which is done then."""
    overlays = [each for (name, digest), each in progress.items() if name == game.name and digest]
    if game.overlay is None or len(overlays) < OVERLAYS:
        return True
    oldest = min(overlays, key=lambda each: each.asked)
    if time.monotonic() - oldest.asked < OVERLAY_SECONDS:
        return False
    del progress[oldest.game.code]
    return True


async def pause_after(error: Exception, loading: CompileProgress | None) -> None:
    """Wait before the next attempt, after a worker could not be started (`loading` is None) or died loading a game's
    code."""
    if loading is None:
        log.warning("no bot worker could be started to load compiled code: %s", error)
        await asyncio.sleep(PAUSES[0])
        return
    loading.died(time.monotonic())
    log.warning("a worker died when it loaded compiled code of %s: %s", loading.game.name, error)
    if loading.failed:
        log.warning("compiled code of %s is given up; its bots play interpreted", loading.game.name)
    await asyncio.sleep(max(0.0, loading.again_at - time.monotonic()))
