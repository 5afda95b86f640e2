"""A worker process of the pool: reads jobs from its standard input, writes answers to its standard output.

It ends when its input closes, so that none outlives a server that was killed.
"""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Callable
from typing import Any

from rivertable.bots import BOTS, make_bot
from rivertable.bots.base import Bot
from rivertable.bots.jobs import Ask, BotJob, GameSpec, Reply, frame, read_frame
from rivertable.engine.match import Match
from rivertable.engine.rule import Mode

FALLBACK = "greedy"  # answers at once, interpreted, while code is not compiled
HARD_LIMIT = 4
NEEDS_NO_COMPILER = ("random", "greedy")


def chosen_bot(job: BotJob, compiled: bool) -> Bot:
    """The bot of the job, or the one that needs no compiler until there is compiled code."""
    name = job.bot if compiled or job.bot in NEEDS_NO_COMPILER else FALLBACK
    offered: dict[str, Any] = {"level": job.level, "mode": Mode.COMPILED if compiled else Mode.INTERPRETED}
    taken = {key: value for key, value in offered.items() if key in BOTS[name].settings and value is not None}
    return make_bot(name, seed=int(job.seed, 16), **taken)


def decide(job: BotJob, compiled: bool) -> int:
    loaded = job.game.loaded()
    redacted = loaded.game.state.from_bytes(job.state)
    return chosen_bot(job, compiled).decide(loaded, redacted, job.seat)


def prepare(game: GameSpec, tell: Callable[[Reply], None]) -> None:
    """Compile, or load from the cache, what each bot needs for the game; tells how far it is."""
    loaded = game.loaded()
    match = Match(loaded, 0)
    bots = [name for name in BOTS if "mode" in BOTS[name].settings]
    for done, name in enumerate(bots):
        tell(Reply(done=done, of=len(bots)))
        make_bot(name, mode=Mode.COMPILED).choose(match, match.to_act[0])
    tell(Reply(done=len(bots), of=len(bots)))


def serve(memory_mb: int) -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a stray print does not disturb the answers
    if memory_mb:
        limit = HARD_LIMIT * memory_mb << 20  # the pool replaces a worker that grew beyond the plain number
        resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))

    def tell(reply: Reply) -> None:
        answers.write(frame(reply))
        answers.flush()

    while (ask := read_frame(sys.stdin.buffer, Ask)) is not None:
        try:
            if ask.job is not None:
                tell(Reply(action=decide(ask.job, ask.compiled)))
            elif ask.prepare is not None:
                prepare(ask.prepare, tell)
        except Exception as error:
            tell(Reply(error=f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    serve(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
