"""Views for watchers who see a table with a delay."""

from __future__ import annotations

import zlib
from collections import deque
from typing import NamedTuple


class DelayedView(NamedTuple):
    """A watcher's view, the moment it was made, and its number. It is compressed, for an hour of them is much."""

    at: int
    seq: int
    packed: bytes

    @property
    def data(self) -> bytes:
        """The message as it is sent."""
        return zlib.decompress(self.packed)


class DelayedViews:
    """The views of a table that watchers have yet to see, oldest first."""

    def __init__(self) -> None:
        self._views: deque[DelayedView] = deque()

    def add(self, at: int, seq: int, data: bytes) -> None:
        """Store the view that watchers will see later."""
        self._views.append(DelayedView(at, seq, zlib.compress(data, 1)))

    def clear(self) -> None:
        """Forget all views: the match is over, and everybody sees its end."""
        self._views.clear()

    def last_until(self, at: int) -> DelayedView | None:
        """The last view made at this moment or before; older ones are forgotten."""
        shown = None
        while self._views and self._views[0].at <= at:
            shown = self._views.popleft()
        if shown is not None:
            self._views.appendleft(shown)
        return shown
