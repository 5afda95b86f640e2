"""Component overlays that people upload: a reader tries them, then the server loads them in a thread.

The server process needs the game's modules with the overlay. Executing them cannot be cut into pieces, so it is done in a
thread: Python switches to the event loop every few milliseconds.
"""

from __future__ import annotations

import asyncio

from rivertable.engine.components import Overlay
from rivertable.engine.game_config import load
from rivertable.engine.registry import games, header_of
from rivertable.server.errors import Refusal
from rivertable.server.limits import Sender
from rivertable.server.readers.pool import Readers
from rivertable.server.readers.questions import TryOverlay

MAX_OVERLAYS = 100
OVERLAYS_PER_PERSON = 20


class Overlays:
    """The overlays this process has loaded. Each is code in memory for as long as the server runs, so their number is limited,
    in all and for one person. An overlay that its game refuses does not count."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers
        self._taken: dict[tuple[str, str], str] = {}  # the person who uploaded each, by game and digest of the overlay

    async def take(self, game: str, overlay: Overlay, sender: Sender) -> None:
        """Load a game with an uploaded overlay; RivertableError says what is wrong with it."""
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
    """Load a game in a thread, so that loading it afterwards takes no time. Games without an overlay and by their newest rules
    are loaded when the server starts."""
    if game in games() and (overlay is not None or rules not in (None, header_of(game).rules_version)):
        await asyncio.to_thread(loaded_whole, game, overlay, rules)


def loaded_whole(game: str, overlay: Overlay | None = None, rules: int | None = None) -> None:
    """Load all of a game that a match needs: its modules, the flow of its decisions and its texts."""
    config = load(game, components=overlay, rules=rules)
    config.instance().per_game("forced_choices")
    config.catalogue  # noqa: B018  reads them
