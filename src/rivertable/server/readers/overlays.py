"""Component overlays that people bring: tried by a reader first, then loaded beside the event loop.

A table's own process needs the game's modules with the overlay. Executing them cannot be cut into pieces, so it is done in
a thread: Python lets the event loop go on every few milliseconds.
"""

from __future__ import annotations

import asyncio

from rivertable.engine.components import Overlay
from rivertable.engine.loaded import load
from rivertable.engine.registry import games, header_of
from rivertable.server.errors import Refusal
from rivertable.server.readers.pool import Readers
from rivertable.server.readers.questions import TryOverlay
from rivertable.server.security import Sender

MAX_OVERLAYS = 100
OVERLAYS_PER_PERSON = 20


class Overlays:
    """The overlays this process has taken. Each is code in memory for as long as the server runs, so there is a limit, and a
    share of it for a person; one that its game refuses leaves nothing here, and takes no room."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers
        self._taken: dict[tuple[str, str], str] = {}  # who brought them, by game and digest of the overlay

    async def take(self, game: str, overlay: Overlay, sender: Sender) -> None:
        """Load a game with an overlay that somebody brought; RivertableError says what is wrong with it."""
        person = sender.key
        digest = (await self._readers.ask(sender, TryOverlay(game, overlay))).decode()
        if (game, digest) not in self._taken:
            if len(self._taken) >= MAX_OVERLAYS:
                raise Refusal(
                    "unavailable", f"this server has read {MAX_OVERLAYS} component overlays and takes no more"
                )
            if list(self._taken.values()).count(person) >= OVERLAYS_PER_PERSON:
                raise Refusal(
                    "conflict", f"you have brought {OVERLAYS_PER_PERSON} component overlays; the rest is for others"
                )
            self._taken[game, digest] = person
        await make_ready(game, overlay)


async def make_ready(game: str, overlay: Overlay | None, rules: int | None = None) -> None:
    """What is loaded after this is there at once. Games as they are today are loaded when the server starts."""
    if game in games() and (overlay is not None or rules not in (None, header_of(game).rules_version)):
        await asyncio.to_thread(loaded_whole, game, overlay, rules)


def loaded_whole(game: str, overlay: Overlay | None = None, rules: int | None = None) -> None:
    """All of a game that a match will need: its modules, the flow of its decisions and its texts."""
    loaded = load(game, components=overlay, rules=rules)
    loaded.instance().template("flow")
    loaded.catalogue  # noqa: B018  reads them
