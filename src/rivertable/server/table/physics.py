"""Games with a world: who tells what happened at a table, a person, the simulation, or the game's own statistics."""

from __future__ import annotations

import functools
from collections.abc import Callable

import msgspec

from rivertable.bots.jobs import GameSpec, WorldJob
from rivertable.bots.pool import Pool
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import RivertableError
from rivertable.engine.loaded import LoadedGame
from rivertable.engine.match import Match
from rivertable.engine.world import World
from rivertable.server.errors import Refusal
from rivertable.server.table.entries import Moved


@functools.cache
def _opened(world: Callable[[], World]) -> World:
    return world()


def simulates(loaded: LoadedGame) -> bool:
    """At a table of this game the world is simulated: there is one, and no person tells what real things did."""
    return loaded.game.world is not None and not loaded.game.people_report(loaded.blank_state())


def physics_of(loaded: LoadedGame) -> World | None:
    """The world behind the reports of a table of this game, if it is simulated."""
    if loaded.game.world is None or not simulates(loaded):
        return None
    return _opened(loaded.game.world)


def check_physics(loaded: LoadedGame) -> None:
    """Refusal if the world of the game cannot be simulated here."""
    try:
        physics_of(loaded)
    except RivertableError as error:
        raise Refusal("unavailable", f"this server cannot open such a table: {error}") from None


def check_payload(match: Match, action: int | str, payload: object) -> None:
    """RivertableError if what a player says to the world is not for it."""
    if payload is None:
        return
    world = physics_of(match.loaded)
    if world is None:
        raise RivertableError(f"moves of {match.loaded.name} have no payload at this table")
    world.check_payload(match, match.action_id(action), payload)


async def reported(pool: Pool, match: Match, world: World) -> Moved:
    """What the world says of what was done, simulated in a worker process; the payloads go into the record."""
    task = msgspec.msgpack.encode(world.task(match))
    settled = await pool.settle(WorldJob(GameSpec.of(match.loaded), task))
    told = world.reports(match, msgspec.msgpack.decode(settled, type=world.settled_type))
    payloads = {place: report.payload for place, report in enumerate(told) if report.payload is not None}
    return Moved(REFEREE_SEAT, [match.game.actions.text(report.action) for report in told], payloads)
