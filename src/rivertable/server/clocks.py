"""Time at a table: a bank per seat with an increment per turn, or so much for every turn."""

from __future__ import annotations

from rivertable.server.http_bodies import ClockSettings
from rivertable.server.protocol_parts import Clock

GRACE_MS = 30_000  # at least so much is left for somebody who takes the seat back


class TableClock:
    """How much is left by seat at the moment `at`. It is set by the times of the entries, so all nodes agree."""

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self.bank_ms = settings.bank_seconds * 1000
        self.left = [self.bank_ms] * seats
        self.running: tuple[int, ...] = ()
        self.at = 0

    def copy(self) -> TableClock:
        copy = TableClock(self.settings, 0)
        copy.left, copy.running, copy.at = self.left[:], self.running, self.at
        return copy

    def spend(self, now: int) -> None:
        """Take the time since the last entry from those it runs for."""
        elapsed = max(0, now - self.at)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - elapsed)
        self.at = max(self.at, now)

    def run_for(self, seats: tuple[int, ...]) -> None:
        """From now on it runs for these: who is done gets the increment, or everybody a full bank for each turn."""
        for seat in set(self.running) - set(seats):
            self.left[seat] = self.bank_ms if self.settings.refill else self._with_increment(seat)
        self.running = seats

    def _with_increment(self, seat: int) -> int:
        return self.left[seat] + self.settings.increment_seconds * 1000 if self.left[seat] else 0

    def forgive(self, seat: int) -> None:
        self.left[seat] = max(self.left[seat], self.bank_ms if self.settings.refill else GRACE_MS)

    def left_at(self, seat: int, now: int) -> int:
        return max(0, self.left[seat] - (max(0, now - self.at) if seat in self.running else 0))

    @property
    def deadline(self) -> int | None:
        """When the first of those it runs for has nothing left, if that changes anything."""
        if self.settings.at_zero == "show":
            return None
        return min((self.at + self.left[seat] for seat in self.running), default=None)

    def shown(self, now: int) -> Clock:
        return Clock(
            left_ms=[self.left_at(seat, now) for seat in range(len(self.left))],
            running=list(self.running),
            at=now,
            bank_ms=self.bank_ms,
            increment_ms=self.settings.increment_seconds * 1000,
            refill=self.settings.refill,
            at_zero=self.settings.at_zero,
        )
