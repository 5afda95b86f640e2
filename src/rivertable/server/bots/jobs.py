"""What a worker process is asked for a seat: the redacted state, the bot, its level and its seed."""

from __future__ import annotations

import hashlib

import msgspec

from rivertable.bots.base import TurnPlan
from rivertable.bots.jobs import BotJob, GameSpec, PhysicsJob
from rivertable.bots.pool import Pool
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.match import Match
from rivertable.engine.physics import Physics
from rivertable.server.table.entries import Moved
from rivertable.server.table.physics import physics_of
from rivertable.server.table.table import Table


def bot_job(
    table: Table, seat: int, bot: str, level: str, planned: Match | None = None, plan: TurnPlan | None = None
) -> BotJob:
    """The question to a bot about the present position, or about the `planned` position of a person who asks for a
    hint. `plan` is what is left of the bot's own plan for the turn. The job holds nothing that the seat does not know."""
    assert table.match is not None
    state, physics = (planned or table.match).redacted(seat).to_bytes(), physics_of(table.config)
    known = physics.known(table.match) if physics else None
    seed, character = bot_seed(table, str(seat)), table.seat_states[seat].character
    return BotJob(GameSpec.of(table.config), state, seat, bot, level, seed, known, plan, character)


def bot_seed(table: Table, purpose: str) -> str:
    """A seed for a bot: the same on every node for this table and purpose, and impossible to guess."""
    return hashlib.blake2b(f"{table.spec.secret} {purpose}".encode(), digest_size=7).hexdigest()


async def simulated_reports(pool: Pool, match: Match, physics: Physics) -> Moved:
    """The referee's reports on the last move, simulated by a worker process. Their payloads become part of the record."""
    task = msgspec.msgpack.encode(physics.task(match))
    result = await pool.simulate(PhysicsJob(GameSpec.of(match.config), task))
    reports = physics.reports(match, msgspec.msgpack.decode(result, type=physics.result_type))
    payloads = {place: report.payload for place, report in enumerate(reports) if report.payload is not None}
    return Moved(REFEREE_SEAT, [match.game.actions.text(report.action) for report in reports], payloads)
