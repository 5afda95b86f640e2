"""Bots that decide in processes of their own, so that a person at the terminal never waits for the compiler: until the
search is compiled a quicker bot stands in, then the bots get stronger by themselves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from threading import Thread
from typing import Any, TypeVar

from rivertable.bots.base import TurnPlan, legal_action
from rivertable.bots.characters import written_character
from rivertable.bots.ismcts import IsmctsBot
from rivertable.bots.jobs import BotJob, GameSpec, Suggestion
from rivertable.bots.levels import LEVELS
from rivertable.bots.pool import Pool
from rivertable.engine.match import Match
from rivertable.engine.seen import Action

T = TypeVar("T")

ADVISER = "hard"  # the level that gives hints


def searches(kind: str) -> bool:
    """True if a bot of this name needs the compiled search."""
    return kind == IsmctsBot.name or kind in LEVELS or written_character(kind) is not None


class BackgroundBots:
    """A pool of one worker for one match, run by an event loop in a thread. Use it as a context."""

    def __init__(self, match: Match) -> None:
        self._match, self._game = match, GameSpec.of(match.config)
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="bots", daemon=True)
        self._pool: Pool | None = None
        self._plans: dict[int, TurnPlan | None] = {}

    def __enter__(self) -> BackgroundBots:
        logging.getLogger("rivertable.bots").setLevel(logging.CRITICAL)  # nothing is written across the drawing
        self._thread.start()
        self._pool = self._run(self._opened())
        return self

    def __exit__(self, *_: object) -> None:
        self._run(self._the_pool.__aexit__())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _opened(self) -> Pool:
        pool = await Pool(1).__aenter__()
        pool.want(self._game)  # compiles, or loads what was compiled before
        return pool

    @property
    def is_ready(self) -> bool:
        """True if the search is compiled."""
        return any(code == self._game.code and each.share == 1 for code, each in self._the_pool.progress.items())

    def choose(self, seat: int, kind: str, seed: int) -> Action:
        """The action of a bot that searches, or of its stand-in."""
        suggestion = self._run(self._the_pool.move(self._job(seat, kind, seed, self._plans.get(seat))))
        self._plans[seat] = suggestion.plan
        return legal_action(self._match, seat, suggestion.action)

    def advise(self, seat: int) -> list[Suggestion]:
        """What the search would do, best first; without chances while it is being compiled."""
        return self._run(self._the_pool.suggest(self._job(seat, ADVISER, 0, None)))

    def _job(self, seat: int, kind: str, seed: int, plan: TurnPlan | None) -> BotJob:
        character, level = written_character(kind) or (None, None if kind == IsmctsBot.name else kind)
        state = self._match.redacted(seat).to_bytes()
        return BotJob(self._game, state, seat, IsmctsBot.name, level, f"{seed:x}", None, plan, character)

    @property
    def _the_pool(self) -> Pool:
        assert self._pool is not None
        return self._pool

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the event loop do something, and wait for its result. Ctrl-C ends the work."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except KeyboardInterrupt:
            future.cancel()
            raise
