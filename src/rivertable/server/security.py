"""What keeps strangers out: origins, headers, limits on rate and size."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from typing import NamedTuple

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rivertable.server.errors import Refusal

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self' ws: wss:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class SecurityHeaders:
    """Adds the headers every answer carries; what the API answers is not to be kept by caches."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)


def is_own_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """A browser says where a request comes from; other programs say nothing and carry no cookies of others."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    host = headers.get("host", "")
    return origin.rstrip("/") in allowed or origin.split("://", 1)[-1].lower() == host.lower()


class Bucket:
    """So many at once, so many per second on average."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, float(burst)
        self._left, self._at = float(burst), time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket per key; the least used are forgotten."""

    def __init__(self, rate: float, burst: int, keys: int = 10_000) -> None:
        self._rate, self._burst, self._keys = rate, burst, keys
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.setdefault(key, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        return bucket.take()


class Sender(NamedTuple):
    """Who sent something: a person, if known, and the address it came from."""

    person: str | None
    address: str

    @property
    def key(self) -> str:
        return self.person or self.address


class Allowances:
    """So many seconds of work may be spent in vain on what somebody sends, until ten minutes have made up for it; several
    people at one address have more."""

    MINUTES = 10
    PEOPLE = 5  # at one address
    KEYS = 10_000

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when they were counted

    def check(self, sender: Sender) -> None:
        """Refusal if too much of what they sent was refused."""
        wait = max(self._wait(key, most) for key, most in self._keys(sender))
        if wait > 0:
            when = "in a minute" if wait <= 60 else f"in {math.ceil(wait / 60)} minutes"
            raise Refusal("too_fast", f"too much of what you sent could not be used; try again {when}")

    def charge(self, sender: Sender, seconds: float) -> None:
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
        """Seconds until there is something left of the allowance."""
        return max(0.0, (self._owed(key, most) - most) * 60 * self.MINUTES / most)
