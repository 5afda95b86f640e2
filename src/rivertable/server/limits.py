"""Limits on how often clients may ask, and on the work that refused requests make."""

from __future__ import annotations

import ipaddress
import math
import time
from typing import NamedTuple

from rivertable.server.errors import Refusal


class Bucket:
    """A token bucket: allows `burst` takes at once, and `rate` per second on average."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, float(burst)
        self._left, self._at = float(burst), time.monotonic()

    def _fill(self) -> float:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    def take(self, count: int = 1) -> bool:
        """Take one, or so many; False if fewer are left."""
        if self._fill() < count:
            return False
        self._left -= count
        return True

    def charge(self, amount: float) -> None:
        """Take so much, also if less is left: the rest is owed."""
        self._fill()
        self._left -= amount

    def wait(self) -> float:
        """Seconds until nothing is owed."""
        return max(0.0, -self._fill() / self._rate)

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken that has not come back: such a bucket is like a new one."""
        return self._fill() >= self._burst


class Buckets:
    """A bucket for each key. Only full ones are forgotten, so nobody gets a new bucket by using many keys; while there are
    `keys` that are not full, further keys share one bucket."""

    SWEPT = 2  # old keys that are looked at for each new one

    def __init__(self, rate: float, burst: float, keys: int = 10_000) -> None:
        self._rate, self._burst, self._keys = rate, burst, keys
        self._buckets: dict[str, Bucket] = {}
        self._shared = Bucket(rate, burst)

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: str) -> Bucket:
        """The bucket of a key. It is to be used at once, for it may be forgotten."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            return bucket
        self._forget_some()
        if len(self._buckets) >= self._keys:
            return self._shared
        bucket = self._buckets[key] = Bucket(self._rate, self._burst)
        return bucket

    def take(self, key: str, count: int = 1) -> bool:
        """Take one or so many from the bucket of a key; False if fewer are left."""
        return self.of(key).take(count)

    def _forget_some(self) -> None:
        """Look at the next few buckets in turn, and forget those that are full."""
        for key in [key for key, _ in zip(self._buckets, range(self.SWEPT), strict=False)]:
            bucket = self._buckets.pop(key)
            if not bucket.is_full:
                self._buckets[key] = bucket


def network_of(address: str) -> str:
    """What counts together as one address: for IPv6 the network of a household, which has many addresses."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    return address if parsed.version == 4 else str(ipaddress.ip_network((parsed, 64), strict=False))


class Sender(NamedTuple):
    """Who sent a request: a person, if there is a cookie, and the address it came from."""

    person: str | None
    address: str

    @property
    def key(self) -> str:
        """The person, or else the address."""
        return self.person or self.address


class Budgets:
    """What people and addresses may ask for, over all their sockets and HTTP requests together. Whatever is asked counts,
    also what is refused; what makes much work counts as several."""

    def __init__(self, people: Buckets, addresses: Buckets) -> None:
        self._people, self._addresses = people, addresses

    def take(self, sender: Sender, count: int = 1) -> bool:
        """Take so many for the address and for the person, if there is one; False if one of them has fewer left."""
        return self.take_for_address(sender.address, count) and self.take_for_person(sender.person, count)

    def take_for_address(self, address: str, count: int = 1) -> bool:
        return self._addresses.take(network_of(address), count)

    def take_for_person(self, person: str | None, count: int = 1) -> bool:
        return person is None or self._people.take(person, count)


class Allowances:
    """Limits the work on requests that are refused: a person has so many seconds of it in ten minutes, an address five times
    as many."""

    SECONDS = 600
    PEOPLE = 5  # at one address

    def __init__(self, seconds: float) -> None:
        self._people = Buckets(seconds / self.SECONDS, seconds)
        self._addresses = Buckets(self.PEOPLE * seconds / self.SECONDS, self.PEOPLE * seconds)

    def check(self, sender: Sender) -> None:
        """Refusal if the allowance of this sender is spent."""
        wait = max(bucket.wait() for bucket in self._buckets(sender))
        if wait > 0:
            when = "in a minute" if wait <= 60 else f"in {math.ceil(wait / 60)} minutes"
            raise Refusal("too_fast", f"too much of what you sent could not be used; try again {when}")

    def charge(self, sender: Sender, seconds: float) -> None:
        """Count seconds of work on a request that was refused."""
        for bucket in self._buckets(sender):
            bucket.charge(seconds)

    def _buckets(self, sender: Sender) -> list[Bucket]:
        address = self._addresses.of(network_of(sender.address))
        return [address] if sender.person is None else [address, self._people.of(sender.person)]
