"""Limits on how often clients may ask, and on the work that refused requests make."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from typing import NamedTuple

from rivertable.server.errors import Refusal


class Bucket:
    """A token bucket: allows `burst` takes at once, and `rate` per second on average."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, float(burst)
        self._left, self._at = float(burst), time.monotonic()

    def take(self) -> bool:
        """Take one; False if none is left."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each key; beyond `keys` of them, those used longest ago are forgotten."""

    def __init__(self, rate: float, burst: int, keys: int = 10_000) -> None:
        self._rate, self._burst, self._keys = rate, burst, keys
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one from the bucket of a key; False if none is left."""
        bucket = self._buckets.setdefault(key, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        return bucket.take()


class Sender(NamedTuple):
    """Who sent a request: a person, if there is a cookie, and the address it came from."""

    person: str | None
    address: str

    @property
    def key(self) -> str:
        """The person, or else the address."""
        return self.person or self.address


class Allowances:
    """Limits the work on requests that are refused: a person has so many seconds of it in ten minutes, an address five times
    as many."""

    MINUTES = 10
    PEOPLE = 5  # at one address
    KEYS = 10_000

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when they were counted

    def check(self, sender: Sender) -> None:
        """Refusal if the allowance of this sender is spent."""
        wait = max(self._wait(key, most) for key, most in self._keys(sender))
        if wait > 0:
            when = "in a minute" if wait <= 60 else f"in {math.ceil(wait / 60)} minutes"
            raise Refusal("too_fast", f"too much of what you sent could not be used; try again {when}")

    def charge(self, sender: Sender, seconds: float) -> None:
        """Count seconds of work on a request that was refused."""
        for key, most in self._keys(sender):
            self._spent[key] = self._owed(key, most) + seconds, time.monotonic()
            self._spent.move_to_end(key)
            if len(self._spent) > self.KEYS:
                self._spent.popitem(last=False)

    def _keys(self, sender: Sender) -> list[tuple[str, float]]:
        keys = [(f"at {sender.address}", self.PEOPLE * self._seconds)]
        return keys if sender.person is None else [*keys, (sender.person, self._seconds)]

    def _owed(self, key: str, most: float) -> float:
        spent, at = self._spent.get(key, (0.0, 0.0))
        return max(0.0, spent - (time.monotonic() - at) * most / (60 * self.MINUTES))

    def _wait(self, key: str, most: float) -> float:
        """Seconds until the allowance of a key has something left."""
        return max(0.0, (self._owed(key, most) - most) * 60 * self.MINUTES / most)
