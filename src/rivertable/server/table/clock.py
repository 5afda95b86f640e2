"""The clock of a table: a bank of time per seat with an increment per turn, or a fixed time for every turn."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

GRACE_MS = 30_000  # for a person who takes the seat back, or is to decide again, with nothing left


class ClockSettings(msgspec.Struct, forbid_unknown_fields=True):
    """A time bank in seconds with an increment per turn, or (`refill`) so much for every turn. At zero a bot takes over,
    the turn is passed (or played by a bot) where rules allow, or the clock only shows that it is late."""

    bank_seconds: Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 14)]
    increment_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    refill: bool = False
    at_zero: Literal["bot", "pass", "show"] = "bot"


class TableClock:
    """The time left by seat at the moment `at`. Only the times of entries change it, so all nodes agree."""

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self.bank_ms = settings.bank_seconds * 1000
        self.left = [self.bank_ms] * seats
        self.left_then = self.left[:]  # when each seat last finished a turn, before the increment
        self.helped: set[int] = set()  # seats a bot plays for and has decided something for
        self.late = [0] * seats  # how many moves each seat had made when it last decided with nothing left
        self.running: tuple[int, ...] = ()
        self.at = 0

    def copy(self) -> TableClock:
        """A clock that can be changed without changing this one."""
        copy = TableClock(self.settings, 0)
        copy.left, copy.left_then, copy.helped = self.left[:], self.left_then[:], self.helped.copy()
        copy.late, copy.running, copy.at = self.late[:], self.running, self.at
        return copy

    def spend(self, now: int) -> None:
        """Take the time since the last entry from the seats whose clocks run."""
        elapsed = max(0, now - self.at)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - elapsed)
        self.at = max(self.at, now)

    def done(self, seats: Iterable[int]) -> None:
        """These seats have finished their turn; each that finished in time gets the increment."""
        for seat in seats:
            self.left_then[seat] = self.left[seat]
            if seat in self.running and self.left[seat] > 0:
                self.left[seat] += self.settings.increment_seconds * 1000

    def taken_back(self, seats: Iterable[int], was_made: Sequence[int], made: Sequence[int]) -> None:
        """These seats are to decide again after an undo: they have the time that was left when they decided.

        `was_made` and `made` are the moves each seat had made before the undo and after it.
        """
        self.helped -= {seat for seat, (before, now) in enumerate(zip(was_made, made, strict=True)) if now < before}
        self.late = [min(late, now) for late, now in zip(self.late, made, strict=True)]
        for seat in seats:
            self.left[seat] = min(self.left[seat], self.left_then[seat])

    def run_for(self, seats: Iterable[int], to_act: Container[int]) -> None:
        """Run for these seats from now on. With `refill`, every seat that is not to act gets a full bank."""
        self.running = tuple(seats)
        if self.settings.refill:
            self.left = [left if seat in to_act else self.bank_ms for seat, left in enumerate(self.left)]

    def is_late(self, seat: int) -> bool:
        """The seat has no time left, and the settings make that matter."""
        return self.settings.at_zero != "show" and self.left[seat] == 0

    def is_up(self, seat: int) -> bool:
        """The seat has no time left, and no bot has yet decided what the person was too late for."""
        return self.is_late(seat) and seat not in self.helped

    def forgive(self, seat: int) -> None:
        """Give new time to a seat with nothing left, if a bot has decided something for it since: so nobody gets new time
        twice for one decision."""
        if self.left[seat] == 0 and seat in self.helped:
            self._begin_again(seat)

    def agreed(self, seats: Iterable[int]) -> None:
        """Give new time to those of these seats that have none left: all people agreed that they decide again."""
        for seat in seats:
            if self.is_late(seat):
                self._begin_again(seat)

    def _begin_again(self, seat: int) -> None:
        self.left[seat] = self.bank_ms if self.settings.refill else GRACE_MS

    def left_at(self, seat: int, now: int) -> int:
        """Milliseconds the seat has left at a moment after the last entry."""
        return max(0, self.left[seat] - (max(0, now - self.at) if seat in self.running else 0))

    @property
    def time_up(self) -> list[int | None]:
        """When each seat reaches zero; None for a seat whose clock does not run."""
        return [self.at + left if seat in self.running else None for seat, left in enumerate(self.left)]

    @property
    def deadline(self) -> int | None:
        """When the first running seat reaches zero; None if the clock does not run, or only shows the time."""
        if self.settings.at_zero == "show":
            return None
        return min((self.at + self.left[seat] for seat in self.running), default=None)
