"""The time of day that tables live by. It goes on evenly when somebody sets the clock of the machine."""

from __future__ import annotations

import time
from collections.abc import Callable

FOLLOW = 0.05  # so much quicker or slower it goes until it agrees with the clock of the machine again
NO_TIME_MS = 24 * 60 * 60 * 1000  # a difference beyond a day: the machine did not know the time before


def wall_ms() -> int:
    """The clock of the machine, which may jump."""
    return time.time_ns() // 1_000_000


def elapsed_ms() -> int:
    """Time that only goes on; where the system counts it, also while the machine sleeps."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return (time.monotonic_ns() if clock is None else time.clock_gettime_ns(clock)) // 1_000_000


class SteadyTime:
    """Begins with the clock of the machine, and follows it slowly where that jumps."""

    def __init__(self, wall: Callable[[], int] = wall_ms, elapsed: Callable[[], int] = elapsed_ms) -> None:
        self._wall, self._elapsed = wall, elapsed
        self._now, self._at = float(wall()), elapsed()

    def now_ms(self) -> int:
        """Milliseconds since 1970; it never goes back, unless the clock of the machine was wrong by more than a day."""
        at, wall = self._elapsed(), self._wall()
        passed = at - self._at
        gap = wall - (self._now + passed)
        most = FOLLOW * passed
        self._now += passed + (gap if abs(gap) > NO_TIME_MS else max(-most, min(most, gap)))
        self._at = at
        return int(self._now)
