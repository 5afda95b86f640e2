"""Hints: what a strong bot would do with what a seat knows."""

from __future__ import annotations

import msgspec

from rivertable.bots.jobs import Suggestion
from rivertable.bots.pool import Pool
from rivertable.engine.match import Match
from rivertable.server.bots.jobs import bot_job
from rivertable.server.bots.levels import ADVISER_LEVEL, JUDGE_LEVEL, SEARCH_BOT, bot_for
from rivertable.server.errors import Refusal
from rivertable.server.table.table import Table


class Adviser:
    """Finds hints, one at a time for a person: a hint costs as much as the longest decision of a bot, and bots of all tables
    wait for the same workers. Beside it one plan of each person is judged at a time, when nothing else waits."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._people: set[str] = set()  # with a hint in the making
        self._judged: set[str] = set()  # with a plan that is being judged

    async def advise(
        self, person: str, table: Table, seat: int, planned: Match, about: int | None = None
    ) -> tuple[str, list[Suggestion]]:
        """The name of the bot and the best actions for the seat, best first, after what it has planned; or what the bot thinks
        of one action. Refusal if the person waits for another hint."""
        if person in self._people:
            raise Refusal("too_fast", "the last hint is still being thought about")
        self._people.add(person)
        try:
            bot = bot_for(table.config)
            job = bot_job(table, seat, bot, ADVISER_LEVEL, planned)
            return bot, await self._pool.suggest(msgspec.structs.replace(job, about=about))
        finally:
            self._people.discard(person)

    async def judge(self, person: str, table: Table, seat: int, line: tuple[int, ...]) -> Suggestion | None:
        """How far a plan for the turn is behind the best one; None if it is the best, nobody can tell yet, or another plan of
        this person is being judged."""
        if person in self._judged:
            return None
        self._judged.add(person)
        try:
            job = bot_job(table, seat, SEARCH_BOT, JUDGE_LEVEL)
            found = await self._pool.judge(msgspec.structs.replace(job, known=None, judged=line))
            return found[0] if found else None
        finally:
            self._judged.discard(person)
