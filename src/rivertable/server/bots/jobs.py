"""What a worker process is asked for a seat: the redacted state, the bot, its level and its seed."""

from __future__ import annotations

import hashlib

import msgspec

from rivertable.bots.jobs import BotJob, GameSpec, WorldJob
from rivertable.bots.pool import Pool
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.match import Match
from rivertable.engine.world import World
from rivertable.server.table.entries import Moved
from rivertable.server.table.physics import physics_of
from rivertable.server.table.table import Table


def bot_job(table: Table, seat: int, bot: str, level: str, planned: Match | None = None) -> BotJob:
    """The question to a bot about the present position, or about the position after a plan. It holds nothing that the seat
    does not know."""
    assert table.match is not None
    state, physics = (planned or table.match).redacted(seat).to_bytes(), physics_of(table.loaded)
    known = physics.known(table.match) if physics else None
    return BotJob(GameSpec.of(table.loaded), state, seat, bot, level, bot_seed(table, str(seat)), known)


def bot_seed(table: Table, purpose: str) -> str:
    """A seed for a bot: the same on every node for this table and purpose, and impossible to guess."""
    return hashlib.blake2b(f"{table.spec.secret} {purpose}".encode(), digest_size=7).hexdigest()


async def simulated_reports(pool: Pool, match: Match, physics: World) -> Moved:
    """The referee's reports on the last move, simulated by a worker process. Their payloads become part of the record."""
    task = msgspec.msgpack.encode(physics.task(match))
    settled = await pool.settle(WorldJob(GameSpec.of(match.loaded), task))
    reports = physics.reports(match, msgspec.msgpack.decode(settled, type=physics.settled_type))
    payloads = {place: report.payload for place, report in enumerate(reports) if report.payload is not None}
    return Moved(REFEREE_SEAT, [match.game.actions.text(report.action) for report in reports], payloads)
