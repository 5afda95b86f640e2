"""Bots at tables: every decision a bot owes is a job that some node carries out, exactly once."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time

import msgspec

from rivertable.bots.jobs import BotJob, GameSpec, Hint
from rivertable.bots.pool import Pool, PoolClosed
from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import RivertableError
from rivertable.engine.match import Match
from rivertable.server.bots.levels import ADVISER, bot_for
from rivertable.server.errors import Refusal
from rivertable.server.protocol.messages import ErrorMessage
from rivertable.server.sessions.table_sessions import TableSession, TableSessions
from rivertable.server.store import Store
from rivertable.server.store.base import now_ms
from rivertable.server.table.entries import AnyEntry, Moved
from rivertable.server.table.physics import physics_of, reported, simulates
from rivertable.server.table.table import Table

log = logging.getLogger(__name__)

TRIES = 3  # of one decision, or of one attempt in the world, before the table is left as it is
RETRY_SECONDS = 1.0  # and a second more after every further failure
OWN_FAULT = ("illegal", "bad_message")  # refusals that asking again would not change
BATCH = 20  # jobs taken over at once
PUT_OFF_MS = 600_000  # before a job of a table that cannot be read is looked at again
STUCK = "the server cannot work out what happens next; take back your last move, or end the match"


class BotRunner:
    """Carries out the bot jobs of this node, and those of nodes that have gone silent."""

    def __init__(self, store: Store, tables: TableSessions, pool: Pool, worlds: Pool, pause_ms: int) -> None:
        self._store, self._tables, self._pause = store, tables, pause_ms / 1000
        self._pool, self._worlds = pool, worlds  # who thinks for bots, and who simulates
        self._running: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._stuck: dict[tuple[str, int], int] = {}  # given up, and the number of the table's last entry then

    def wake(self, session: TableSession) -> None:
        """The table has changed: begin what bots now owe there."""
        if simulates(session.table.loaded):
            self._worlds.rouse()
        for seat in session.table.bots_to_act:
            key = (session.id, seat)
            if key not in self._running and self._stuck.get(key) != session.table.seq:
                self._running[key] = asyncio.create_task(self._play(session, seat), name=f"bot {session.id} {seat}")

    async def renew_leases(self) -> None:
        """What is being decided here stays this node's."""
        await self._store.renew_leases(now_ms(), list(self._running))

    def hold_tables(self) -> None:
        """A table where something is being decided here is not idle."""
        for id in {id for id, _ in self._running}:
            if (session := self._tables.loaded(id)) is not None:
                session.used = time.monotonic()

    async def take_over(self) -> None:
        """Take jobs nobody works on. What cannot be taken up now is free again when its lease has run out."""
        seen: set[tuple[str, int]] = set()
        batch = [("", 0)] * BATCH
        while len(batch) == BATCH:  # there may be more
            batch = [job for job in await self._store.lease_jobs(now_ms(), BATCH) if job not in seen]
            seen.update(batch)
            for table_id, seat in batch:
                try:
                    await self._take_up(table_id, seat)
                except Refusal:
                    continue
                except Exception:
                    log.exception("table %s: the bot of seat %d was not taken over", table_id, seat)

    async def _take_up(self, table_id: str, seat: int) -> None:
        given_up = self._stuck.get((table_id, seat))
        if given_up is not None and not await self._store.entries(table_id, after=given_up):
            return
        try:
            session = await self._tables.get(table_id)
            await session.catch_up()
        except (RivertableError, msgspec.MsgspecError):  # it cannot be read here
            await self._store.put_off_job(table_id, seat, now_ms() + PUT_OFF_MS)
            raise
        if seat in session.table.bots_to_act:
            self.wake(session)
        else:
            await self._store.drop_job(table_id, seat)

    async def close(self) -> None:
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        await self._store.release_jobs()

    async def _play(self, session: TableSession, seat: int) -> None:
        """Decide for a seat until it is no longer asked. What fails again and again is left, and the people are told:
        they can take a move back."""
        failures = 0
        try:
            while seat in session.table.bots_to_act and failures < TRIES:
                await asyncio.sleep(self._patience(session.table, seat) + failures * RETRY_SECONDS)
                asked = session.table.seq
                try:
                    if not await self._decide(session, seat):
                        await asyncio.sleep(0.2)
                    failures = 0
                except PoolClosed:
                    return
                except Exception:
                    failures = failures + 1 if session.table.seq == asked else 0
                    log.exception("table %s: seat %d failed, time %d of %d", session.id, seat, failures, TRIES)
        finally:
            self._running.pop((session.id, seat), None)
            self._stuck.pop((session.id, seat), None)
        if failures == TRIES:
            self._stuck[session.id, seat] = session.table.seq
            session.tell(ErrorMessage("unavailable", STUCK, table=session.id))

    def trouble(self, session: TableSession) -> ErrorMessage | None:
        """What to tell people at a table where a bot or the world cannot go on."""
        is_stuck = any(self._stuck.get((session.id, seat)) == session.table.seq for seat in session.table.bots_to_act)
        return ErrorMessage("unavailable", STUCK, table=session.id) if is_stuck else None

    def _patience(self, table: Table, seat: int) -> float:
        """People first see what became of the last move; the world itself does not wait."""
        if seat == REFEREE_SEAT or not self._pause:
            return 0.0
        world = physics_of(table.loaded)
        return self._pause + (world.seconds(table.match) if world and table.match else 0.0)

    async def _decide(self, session: TableSession, seat: int) -> bool:
        table = session.table
        if seat not in table.bots_to_act:
            return True
        request = request_of(table, seat)
        moved = await self._chosen(table, seat, request)

        def move(now: Table) -> AnyEntry:
            if seat not in now.bots_to_act or request_of(now, seat) != request:
                raise Refusal("stale", "this was decided otherwise")
            return moved

        try:
            await session.request(move, request, seat if seat != REFEREE_SEAT else None)
        except Refusal as refusal:
            if refusal.code in OWN_FAULT:
                raise
            return False
        return True

    async def _chosen(self, table: Table, seat: int, request: str) -> Moved:
        """What the bot does, or what the world reports: simulated, or by the game's statistics."""
        assert table.match is not None
        world, actions = physics_of(table.loaded), table.loaded.game.actions
        if seat == REFEREE_SEAT and world is not None:
            return await reported(self._worlds, table.match, world)
        if seat == REFEREE_SEAT:
            report = table.match.likely_report(stream_from(_seed(table, request)))
            return Moved(seat, [actions.text(report)])
        level = table.seat_states[seat].level or table.spec.stand_in
        hint = await self._pool.move(_job(table, seat, bot_for(table.loaded), level))
        return Moved(seat, [actions.text(hint.action)], {} if hint.payload is None else {0: hint.payload})

    async def advice(self, table: Table, seat: int, planned: Match) -> tuple[str, list[Hint]]:
        """What a strong bot would do with what the seat knows and plans: its name and the best actions."""
        bot = bot_for(table.loaded)
        return bot, await self._pool.advise(_job(table, seat, bot, ADVISER, planned))


def _job(table: Table, seat: int, bot: str, level: str, planned: Match | None = None) -> BotJob:
    assert table.match is not None
    state, world = (planned or table.match).redacted(seat).to_bytes(), physics_of(table.loaded)
    known = world.known(table.match) if world else None
    return BotJob(GameSpec.of(table.loaded), state, seat, bot, level, _seed(table, str(seat)), known)


def _seed(table: Table, purpose: str) -> str:
    """Chance for a bot: of this table and purpose, the same on every node, and nobody's to guess."""
    return hashlib.blake2b(f"{table.spec.secret} {purpose}".encode(), digest_size=7).hexdigest()


def request_of(table: Table, seat: int) -> str:
    """The request id of a bot's next decision: the same on every node, so that it is carried out once."""
    number = table.seq if seat == REFEREE_SEAT else table.view_numbers[seat].seq
    return f"bot {seat} {number}"
