"""Games with physics: whether a table simulates them, and whether a payload of a move fits."""

from __future__ import annotations

import functools
from collections.abc import Callable

from rivertable.engine.errors import RivertableError
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.physics import Physics
from rivertable.server.errors import Refusal


@functools.lru_cache(32)
def _opened(physics: Callable[[], Physics]) -> Physics:
    """The physics of a game; it holds no state of a match, so all tables share one."""
    return physics()


def simulates(config: GameConfig) -> bool:
    """Whether a table of this game simulates its physics: the game has some, and no person reports what real pieces did."""
    return config.game.physics is not None and not config.game.people_report(config.blank_state())


def physics_of(config: GameConfig) -> Physics | None:
    """The physics that a table of this game simulates, if it does."""
    if config.game.physics is None or not simulates(config):
        return None
    return _opened(config.game.physics)


def check_physics(config: GameConfig) -> None:
    """Refusal if the physics of the game cannot be simulated by this server."""
    try:
        physics_of(config)
    except RivertableError as error:
        raise Refusal("unavailable", f"this server cannot open such a table: {error}") from None


def check_payload(match: Match, action: int | str, payload: object) -> None:
    """RivertableError if a player's move may not have this payload; None is always right."""
    if payload is None:
        return
    physics = physics_of(match.config)
    if physics is None:
        raise RivertableError(f"moves of {match.config.name} have no payload at this table")
    physics.check_payload(match, match.action_id(action), payload)
