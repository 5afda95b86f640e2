"""Time at a table: a bank per seat with an increment per turn, or so much for every turn."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from rivertable.server.protocol.bodies import ClockSettings
from rivertable.server.protocol.parts import Clock

GRACE_MS = 30_000  # for somebody who takes the seat back, or is to decide again, with nothing left


class TableClock:
    """How much is left by seat at the moment `at`. It is set by the times of the entries, so all nodes agree."""

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self.bank_ms = settings.bank_seconds * 1000
        self.left = [self.bank_ms] * seats
        self.left_then = self.left[:]  # when each seat was last done, without what it got for that
        self.helped: set[int] = set()  # seats a bot plays for and has decided something for
        self.late = [0] * seats  # how many moves each had made when it last decided with nothing left
        self.running: tuple[int, ...] = ()
        self.at = 0

    def copy(self) -> TableClock:
        copy = TableClock(self.settings, 0)
        copy.left, copy.left_then, copy.helped = self.left[:], self.left_then[:], self.helped.copy()
        copy.late, copy.running, copy.at = self.late[:], self.running, self.at
        return copy

    def spend(self, now: int) -> None:
        """Take the time since the last entry from those it runs for."""
        elapsed = max(0, now - self.at)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - elapsed)
        self.at = max(self.at, now)

    def done(self, seats: Iterable[int]) -> None:
        """These have nothing more to decide: who has decided in time gets the increment."""
        for seat in seats:
            self.left_then[seat] = self.left[seat]
            if seat in self.running and self.left[seat] > 0:
                self.left[seat] += self.settings.increment_seconds * 1000

    def taken_back(self, seats: Iterable[int], was_made: Sequence[int], made: Sequence[int]) -> None:
        """These are to decide again what they had decided: they have what was left then. Every seat had made so many moves,
        and has made so many now."""
        self.helped -= {seat for seat, (before, now) in enumerate(zip(was_made, made, strict=True)) if now < before}
        self.late = [min(late, now) for late, now in zip(self.late, made, strict=True)]
        for seat in seats:
            self.left[seat] = min(self.left[seat], self.left_then[seat])

    def run_for(self, seats: Iterable[int], to_act: Container[int]) -> None:
        """From now on it runs for these. Where every turn has a full bank, those who are not to act have it."""
        self.running = tuple(seats)
        if self.settings.refill:
            self.left = [left if seat in to_act else self.bank_ms for seat, left in enumerate(self.left)]

    def is_late(self, seat: int) -> bool:
        """Nothing is left, and that matters."""
        return self.settings.at_zero != "show" and self.left[seat] == 0

    def is_up(self, seat: int) -> bool:
        """Nothing is left, and a bot has yet to decide what the seat was too late for."""
        return self.is_late(seat) and seat not in self.helped

    def forgive(self, seat: int) -> None:
        """A little for somebody who had nothing left, once a bot has decided something instead: not again and again."""
        if self.left[seat] == 0 and seat in self.helped:
            self._begin_again(seat)

    def agreed(self, seats: Iterable[int]) -> None:
        """The same for those who are to decide again because all have agreed to it."""
        for seat in seats:
            if self.is_late(seat):
                self._begin_again(seat)

    def _begin_again(self, seat: int) -> None:
        self.left[seat] = self.bank_ms if self.settings.refill else GRACE_MS

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
