"""Games with physics: whether a table simulates them, and whether a payload of a move fits."""

from __future__ import annotations

import functools
from collections.abc import Callable

from rivertable.engine.errors import RivertableError
from rivertable.engine.loaded import LoadedGame
from rivertable.engine.match import Match
from rivertable.engine.world import World
from rivertable.server.errors import Refusal


@functools.cache
def _opened(world: Callable[[], World]) -> World:
    """The physics of a game; it holds no state of a match, so all tables share one."""
    return world()


def simulates(loaded: LoadedGame) -> bool:
    """Whether a table of this game simulates its physics: the game has some, and no person reports what real pieces did."""
    return loaded.game.world is not None and not loaded.game.people_report(loaded.blank_state())


def physics_of(loaded: LoadedGame) -> World | None:
    """The physics that a table of this game simulates, if it does."""
    if loaded.game.world is None or not simulates(loaded):
        return None
    return _opened(loaded.game.world)


def check_physics(loaded: LoadedGame) -> None:
    """Refusal if the physics of the game cannot be simulated by this server."""
    try:
        physics_of(loaded)
    except RivertableError as error:
        raise Refusal("unavailable", f"this server cannot open such a table: {error}") from None


def check_payload(match: Match, action: int | str, payload: object) -> None:
    """RivertableError if a player's move may not have this payload; None is always right."""
    if payload is None:
        return
    physics = physics_of(match.loaded)
    if physics is None:
        raise RivertableError(f"moves of {match.loaded.name} have no payload at this table")
    physics.check_payload(match, match.action_id(action), payload)
