"""Games with a world: who tells what happened at a table, a person, the simulation, or the game's own statistics."""

from __future__ import annotations

import functools
from collections.abc import Callable

import msgspec

from rivertable.bots.jobs import GameSpec, PhysicsJob
from rivertable.bots.pool import Pool
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import RivertableError
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.physics import Physics
from rivertable.server.errors import Refusal
from rivertable.server.journal import Moved


@functools.cache
def _opened(world: Callable[[], Physics]) -> Physics:
    return world()


def simulates(config: GameConfig) -> bool:
    """At a table of this game the world is simulated: there is one, and no person tells what real things did."""
    return config.game.physics is not None and not config.game.people_report(config.blank_state())


def physics_of(config: GameConfig) -> Physics | None:
    """The world behind the reports of a table of this game, if it is simulated."""
    if config.game.physics is None or not simulates(config):
        return None
    return _opened(config.game.physics)


def check_physics(config: GameConfig) -> None:
    """Refusal if the world of the game cannot be simulated here."""
    try:
        physics_of(config)
    except RivertableError as error:
        raise Refusal("unavailable", f"this server cannot open such a table: {error}") from None


def check_payload(match: Match, action: int | str, payload: object) -> None:
    """RivertableError if what a player says to the world is not for it."""
    if payload is None:
        return
    world = physics_of(match.config)
    if world is None:
        raise RivertableError(f"moves of {match.config.name} have no payload at this table")
    world.check_payload(match, match.action_id(action), payload)


async def reported(pool: Pool, match: Match, world: Physics) -> Moved:
    """What the world says of what was done, simulated in a worker process; the payloads go into the record."""
    task = msgspec.msgpack.encode(world.task(match))
    settled = await pool.simulate(PhysicsJob(GameSpec.of(match.config), task))
    told = world.reports(match, msgspec.msgpack.decode(settled, type=world.result_type))
    payloads = {place: report.payload for place, report in enumerate(told) if report.payload is not None}
    return Moved(REFEREE_SEAT, [match.game.actions.text(report.action) for report in told], payloads)
