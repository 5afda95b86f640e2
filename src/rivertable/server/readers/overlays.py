"""Component overlays that people upload: a reader tries them, then the server loads them in a thread.

The server process needs the game's modules with the overlay. Executing them cannot be cut into pieces, so it is done in a
thread: Python switches to the event loop every few milliseconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple

from rivertable.engine.components import Overlay
from rivertable.engine.game_config import load
from rivertable.engine.instance import forget
from rivertable.engine.registry import games, header_of
from rivertable.server.errors import Refusal
from rivertable.server.limits import Sender, network_of
from rivertable.server.readers.pool import Readers
from rivertable.server.readers.questions import TryOverlay

MAX_OVERLAYS = 100
OVERLAYS_PER_PERSON, OVERLAYS_PER_ADDRESS = 20, 40
UNUSED_SECONDS = 60.0  # time for somebody to open a table with an overlay that was just taken

Used = tuple[str, str]  # a game, and the digest of an overlay


class Taken(NamedTuple):
    """Who has brought an overlay, and when it was last asked for."""

    sender: Sender
    asked: float


class Overlays:
    """The overlays this process has loaded. Each is code in memory, so their number is limited: in all, for one person and for
    an address. Those that no table in memory uses make room for others. An overlay that its game refuses does not count."""

    def __init__(self, readers: Readers, in_use: Callable[[], set[Used]]) -> None:
        self._readers, self._in_use = readers, in_use
        self._taken: dict[Used, Taken] = {}  # those asked for last at the end

    async def take(self, game: str, overlay: Overlay, sender: Sender) -> None:
        """Load a game with an uploaded overlay; RivertableError says what is wrong with it."""
        digest = (await self._readers.ask(sender, TryOverlay(game, overlay))).decode()
        before = self._taken.pop((game, digest), None)
        if before is None:
            self._make_room(sender)
        self._taken[game, digest] = Taken(before.sender if before else sender, time.monotonic())
        await make_ready(game, overlay)

    def _make_room(self, sender: Sender) -> None:
        """Forget what is not used, where there is no room for one more; Refusal if there is none even so."""
        network = network_of(sender.address)
        limits: list[tuple[int, Callable[[Taken], bool], Refusal]] = [
            (
                OVERLAYS_PER_PERSON,
                lambda taken: taken.sender.key == sender.key,
                Refusal(
                    "conflict",
                    f"{OVERLAYS_PER_PERSON} of your component overlays are in use; finish some of those tables first",
                ),
            ),
            (
                OVERLAYS_PER_ADDRESS,
                lambda taken: network_of(taken.sender.address) == network,
                Refusal(
                    "conflict",
                    f"{OVERLAYS_PER_ADDRESS} component overlays from where you are are in use; try again later",
                ),
            ),
            (
                MAX_OVERLAYS,
                lambda taken: True,
                Refusal("unavailable", f"{MAX_OVERLAYS} component overlays are in use, and there is no room for more"),
            ),
        ]
        for most, counts, refusal in limits:
            self._forget_down_to(most - 1, counts)
            if sum(map(counts, self._taken.values())) >= most:
                raise refusal

    def _forget_down_to(self, most: int, counts: Callable[[Taken], bool]) -> None:
        """Forget the overlays asked for longest ago that are not used, until so many of these are left."""
        counted = [each for each, taken in self._taken.items() if counts(taken)]
        too_many = len(counted) - most
        if too_many <= 0:
            return
        used = self._in_use()
        latest = time.monotonic() - UNUSED_SECONDS
        unused = [each for each in counted if each not in used and self._taken[each].asked <= latest]
        for game, digest in unused[:too_many]:
            del self._taken[game, digest]
            forget(game, digest)


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
