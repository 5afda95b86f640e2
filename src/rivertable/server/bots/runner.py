"""Turns of bots, and questions of people that end by themselves: each is a job that some node carries out, exactly once."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Coroutine
from typing import Any, NamedTuple

import msgspec

from rivertable.bots.base import TurnPlan
from rivertable.bots.jobs import GameSpec, Suggestion
from rivertable.bots.pool import Pool, PoolClosed
from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT, never
from rivertable.engine.draft import Draft
from rivertable.engine.errors import RivertableError
from rivertable.engine.match import Match
from rivertable.server.bots.jobs import bot_job, bot_seed, simulated_reports
from rivertable.server.bots.levels import bot_for
from rivertable.server.errors import Refusal
from rivertable.server.protocol.messages import ErrorMessage
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.sessions.table_sessions import TableSessions
from rivertable.server.store import Store
from rivertable.server.store.base import now_ms
from rivertable.server.table.entries import AnyEntry, Moved
from rivertable.server.table.physics import physics_of, simulates
from rivertable.server.table.table import Table, declining
from rivertable.server.table.taught import scripted

log = logging.getLogger(__name__)

TRIES = 3  # of one decision or one simulation, before the table is left as it is
RETRY_SECONDS = 1.0  # and a second more after every further failure
OWN_FAULT = ("illegal", "bad_message")  # refusals that asking again would not change
BATCH = 20  # jobs taken over at once
PUT_OFF_MS = 600_000  # before a job of a table that cannot be read is tried again
STUCK = "the server cannot work out what happens next; take back your last move, or end the match"


class GivenUp(NamedTuple):
    """Where the decision of a seat was given up: after so many entries of the log of the match, and of the table. It is tried
    again when the match is elsewhere: what people say meanwhile changes nothing."""

    log: int
    seq: int


class BotRunner:
    """Carries out the jobs of this node, and those of nodes that have gone silent.

    An answer to a question that hides whether there is a choice is given at a moment drawn at random (decision 9):
    `draw` and `sleep` are there for tests, which need the same moments again.
    """

    def __init__(
        self, store: Store, sessions: TableSessions, pool: Pool, physics: Pool, pause_ms: int, release_ms: int
    ) -> None:
        self._store, self._sessions = store, sessions
        self._pause, self._release = pause_ms / 1000, release_ms / 1000
        self.draw, self.sleep = random.SystemRandom().uniform, asyncio.sleep
        self._pool, self._physics = pool, physics  # workers that think for bots, and workers that simulate physics
        self._running: dict[tuple[str, int], asyncio.Task[None]] = {}  # by table and seat
        self._plans: dict[tuple[str, int], TurnPlan] = {}  # of running tasks: what is left of a bot's plan for its turn
        self._stuck: dict[tuple[str, int], GivenUp] = {}

    def table_changed(self, session: TableSession, mine: bool) -> None:
        """A table has a new entry. The node where the request was made carries out what bots are to do then."""
        if mine:
            self.wake(session)

    def wake(self, session: TableSession) -> None:
        """Begin the decisions that are to be made at a table, as far as they are not begun."""
        if simulates(session.table.config):
            self._physics.rouse()
        elif any(seat.level for seat in session.table.spec.seats):
            self._pool.want(GameSpec.of(session.table.config))  # at once: there may be minutes until its first decision
        for seat in session.table.jobs:
            key = (session.id, seat)
            if key not in self._running and not self._is_stuck(session.table, seat):
                self._running[key] = asyncio.create_task(self._play(session, seat), name=f"bot {session.id} {seat}")

    async def renew_leases(self) -> None:
        """Renew the leases of the jobs this node works on."""
        await self._store.renew_leases(now_ms(), list(self._running))

    def hold_sessions(self) -> None:
        """Keep the tables in memory for which a bot thinks now."""
        for id in {id for id, _ in self._running}:
            if (session := self._sessions.loaded(id)) is not None:
                session.used = time.monotonic()

    async def take_over(self) -> None:
        """Take over the jobs that no node works on. One that fails here is free again when its lease has run out."""
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
        if given_up is not None and not await self._store.entries(table_id, after=given_up.seq):
            return
        try:
            session = await self._sessions.get(table_id)
            await session.catch_up()
        except (RivertableError, msgspec.MsgspecError):  # it cannot be read here
            await self._store.put_off_job(table_id, seat, now_ms() + PUT_OFF_MS)
            raise
        if given_up is not None and self._is_stuck(session.table, seat):
            self._stuck[table_id, seat] = given_up._replace(seq=session.table.seq)
        elif seat in session.table.jobs:
            self.wake(session)
        else:
            await self._store.drop_job(table_id, seat)

    async def close(self) -> None:
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        await self._store.release_jobs()

    async def _play(self, session: TableSession, seat: int) -> None:
        """Decide for a seat until it has nothing to decide. After `TRIES` failures the seat is left as it is, and the people
        are sent a message: they can take a move back."""
        failures = 0
        try:
            while seat in session.table.jobs and failures < TRIES:
                await self.sleep(self._wait_seconds(session.table, seat) + failures * RETRY_SECONDS)
                asked = _log_length(session.table)
                try:
                    if not await self._decide(session, seat):
                        await asyncio.sleep(0.2)
                    failures = 0
                except PoolClosed:
                    return
                except Exception:
                    failures = failures + 1 if _log_length(session.table) == asked else 0
                    log.exception("table %s: seat %d failed, time %d of %d", session.id, seat, failures, TRIES)
        finally:
            self._running.pop((session.id, seat), None)
            self._plans.pop((session.id, seat), None)
            self._stuck.pop((session.id, seat), None)
        if failures == TRIES:
            self._stuck[session.id, seat] = GivenUp(_log_length(session.table), session.table.seq)
            session.send(ErrorMessage("unavailable", STUCK, table=session.id))

    def trouble(self, session: TableSession) -> ErrorMessage | None:
        """The message to a table where a bot or the physics were given up; None if all goes well."""
        is_stuck = any(self._is_stuck(session.table, seat) for seat in session.table.jobs)
        return ErrorMessage("unavailable", STUCK, table=session.id) if is_stuck else None

    def _is_stuck(self, table: Table, seat: int) -> bool:
        given_up = self._stuck.get((table.id, seat))
        return given_up is not None and given_up.log == _log_length(table)

    def _wait_seconds(self, table: Table, seat: int) -> float:
        """How long a bot waits, so that people can see the last move; the referee does not wait, and a question that hides
        a choice has its own moment."""
        if seat == REFEREE_SEAT or not self._pause or (table.match and table.match.hides_choice(seat)):
            return 0.0
        physics = physics_of(table.config)
        return self._pause + (physics.seconds(table.match) if physics and table.match else 0.0)

    async def _decide(self, session: TableSession, seat: int) -> bool:
        """Make one decision; False if the table had changed meanwhile, so that it was not carried out."""
        table = session.table
        if seat not in table.jobs:
            return True
        assert table.match is not None
        request = request_of(table, seat)
        deciding = self._chosen(table, seat, request)
        is_free = scripted(table, seat) is None  # a script tells nothing by its moment
        hides = is_free and table.match.hides_choice(seat)
        moved = await (self._at_drawn_moment(deciding) if hides else deciding)

        def move(now: Table) -> AnyEntry:
            if seat not in now.jobs or request_of(now, seat) != request:
                raise Refusal("stale", "this was decided otherwise")
            return moved

        try:
            await session.request(move, request, seat if seat != REFEREE_SEAT else None)
        except Refusal as refusal:
            if refusal.code in OWN_FAULT:
                raise
            return False
        return True

    async def _at_drawn_moment(self, deciding: Coroutine[Any, Any, Moved]) -> Moved:
        """What is decided, at the end of a pause drawn at random: how long the decision took is not seen. If the pause was too
        short, at the end of the next one."""
        if not self._release:
            return await deciding
        decision = asyncio.create_task(deciding)
        try:
            await self._drawn_pause()
            while not decision.done():
                await self._drawn_pause()
            return await decision
        finally:
            decision.cancel()

    async def _drawn_pause(self) -> None:
        await self.sleep(self.draw(self._release, 2 * self._release))

    async def _chosen(self, table: Table, seat: int, request: str) -> Moved:
        """What the bot does; for the referee the reports, simulated or by the game's statistics; for a person, whose question
        ends by itself, that they decline."""
        assert table.match is not None
        if seat in table.ending:
            no = declining(table.match, seat)
            assert no is not None
            return Moved(seat, [no])
        if (by_script := scripted(table, seat)) is not None:
            return by_script
        physics, actions = physics_of(table.config), table.config.game.actions
        if seat == REFEREE_SEAT and physics is not None:
            return await simulated_reports(self._physics, table.match, physics)
        if seat == REFEREE_SEAT:
            report = table.match.likely_report(stream_from(bot_seed(table, request)))
            return Moved(seat, [actions.text(report)])
        return await self._bot_move(table, seat)

    async def _bot_move(self, table: Table, seat: int) -> Moved:
        """The bot's decision, with those after it that hide whether there was a choice: all of them are seen together, as those
        of a person are, so nobody sees how long each took."""
        first = await self._suggested(table, seat)
        actions, payloads = [first.action], {} if first.payload is None else {0: first.payload}
        if table.config.game.hides_choice is not never:
            draft = Draft(table.playing(), seat)
            draft.act(first.action)
            while not draft.is_complete and draft.world.hides_choice(seat):
                draft.act((await self._suggested(table, seat, draft.world)).action)
            actions = draft.actions
        return Moved(seat, [table.config.game.actions.text(action) for action in actions], payloads)

    async def _suggested(self, table: Table, seat: int, planned: Match | None = None) -> Suggestion:
        """The bot's next decision. What is left of its plan for the turn is given to whichever worker decides next."""
        key, level = (table.id, seat), table.seat_states[seat].level or table.spec.stand_in
        job = bot_job(table, seat, bot_for(table.config), level, planned, self._plans.pop(key, None))
        suggestion = await self._pool.move(job)
        if suggestion.plan is not None:
            self._plans[key] = suggestion.plan
        return suggestion


def _log_length(table: Table) -> int:
    return len(table.match.log) if table.match is not None else 0


def request_of(table: Table, seat: int) -> str:
    """The request id of a bot's next decision: equal on every node, so that it is carried out once, and the same whether
    somebody has asked for a hint, because the chance of the referee's report comes from it."""
    number = table.seq - table.hints if seat == REFEREE_SEAT else table.view_numbers[seat].seq
    return f"bot {seat} {number}"
