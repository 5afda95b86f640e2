"""Hints: what a strong bot would do with what a seat knows."""

from __future__ import annotations

from rivertable.bots.jobs import Suggestion
from rivertable.bots.pool import Pool
from rivertable.engine.match import Match
from rivertable.server.bots.jobs import bot_job
from rivertable.server.bots.levels import ADVISER_LEVEL, bot_for
from rivertable.server.errors import Refusal
from rivertable.server.table.table import Table


class Adviser:
    """Finds hints, one at a time for a person: a hint costs as much as the longest decision of a bot, and bots of all tables
    wait for the same workers."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._people: set[str] = set()  # with a hint in the making

    async def advise(self, person: str, table: Table, seat: int, planned: Match) -> tuple[str, list[Suggestion]]:
        """The name of the bot and the best actions for the seat, best first, after what it has planned. Refusal if the person
        waits for another hint."""
        if person in self._people:
            raise Refusal("too_fast", "the last hint is still being thought about")
        self._people.add(person)
        try:
            bot = bot_for(table.config)
            return bot, await self._pool.suggest(bot_job(table, seat, bot, ADVISER_LEVEL, planned))
        finally:
            self._people.discard(person)
