"""What people had seen before a what-if begins: the events that led to its first position, as they are stored with its table."""

from __future__ import annotations

import zlib

import msgspec

from rivertable.engine.errors import RivertableError
from rivertable.engine.events import Event
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.secrecy import Viewer

MOST_EVENTS = 4000  # of the longest matches the last ones are stored: a few dozen kilobytes


class OriginHistory(msgspec.Struct, frozen=True):
    """The events as the viewer saw them from whose knowledge the position was copied, and as a watcher saw them.

    Everybody else at the what-if has a watcher's: what other seats saw in secret does not fit the world that was imagined.
    """

    viewer: Viewer
    seen: list[Event]
    watched: list[Event]

    @classmethod
    def of(cls, match: Match, viewer: Viewer) -> OriginHistory:
        return cls(viewer, match.events(viewer)[-MOST_EVENTS:], match.events(None)[-MOST_EVENTS:])

    def to_bytes(self) -> bytes:
        """As it is stored."""
        return zlib.compress(msgspec.msgpack.encode(self))

    @classmethod
    def from_bytes(cls, stored: bytes) -> OriginHistory:
        return msgspec.msgpack.decode(zlib.decompress(stored), type=cls)

    def by_viewer(self, config: GameConfig) -> dict[Viewer, list[Event]]:
        """The events by viewer. Those that this release has no words for are left out: an older one may have stored them."""
        watched = [event for event in self.watched if _can_be_told(event, config)]
        seen = [event for event in self.seen if _can_be_told(event, config)]
        return {viewer: seen if viewer == self.viewer else watched for viewer in (*range(config.players), None)}


def _can_be_told(event: Event, config: GameConfig) -> bool:
    try:
        config.catalogue.render(event.message)
    except RivertableError:
        return False
    return True
