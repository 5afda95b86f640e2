"""A worker process of the pool: reads jobs from its standard input, writes answers to its standard output."""

from __future__ import annotations

import functools
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from rivertable.bots import BOTS, PHYSICS_BOTS, make_bot
from rivertable.bots.base import Bot
from rivertable.bots.explaining import Reasoning, greedy_reasonings
from rivertable.bots.greedy import near_best
from rivertable.bots.ismcts import IsmctsBot
from rivertable.bots.jobs import Ask, BotJob, GameSpec, PhysicsJob, Reply, Suggestion, read_frame
from rivertable.bots.physics_bot import PhysicsBot
from rivertable.bots.process import answering
from rivertable.bots.readiness import parts_of, prepare, search_part
from rivertable.engine.chance import stream_from
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.rule import Mode
from rivertable.engine.secrecy import viewer_code

FALLBACK = "greedy"  # decides without compiled code when a job has failed
CACHED_BOTS = 200
HARD_LIMIT = 4
NEEDS_NO_COMPILER = ("random", "greedy")
TELL_SECONDS = 0.2  # between two messages of how far compiling is


@functools.lru_cache(CACHED_BOTS)
def bot_of_seat(
    name: str, level: str | None, seed: str, game: str, seat: int, compiled: bool, character: str | None = None
) -> Bot:
    """The bot of a seat, made at its first job and cached, so that it can go on with its plan."""
    mode = Mode.COMPILED if compiled else Mode.INTERPRETED
    offered: dict[str, Any] = {"level": level, "mode": mode, "character": character}
    settings = {**BOTS, **PHYSICS_BOTS}[name].settings
    taken = {key: value for key, value in offered.items() if key in settings and value is not None}
    return make_bot(name, seed=int(seed, 16), **taken)


def decide(job: BotJob, compiled: bool) -> Suggestion:
    """The action of the job's bot, or of one that is quick (`near_best`) if the bot needs compiled code that is not loaded yet, and what is left of
    its plan for the turn. The plan comes with the job, so that whichever worker is asked next goes on with it instead of searching again."""
    config = game_config(job.game)
    redacted = config.game.state.from_bytes(job.state)
    if job.bot in NEEDS_NO_COMPILER:
        bot = bot_of_seat(job.bot, job.level, job.seed, str(config), job.seat, False, job.character)
    elif compiled:
        bot = bot_of_seat(job.bot, job.level, job.seed, str(config), job.seat, True, job.character)
    else:
        bot = near_best(config, int(job.seed, 16), Mode.INTERPRETED, job.character)
    bot.turn_plan = job.plan
    return Suggestion(bot.decide(config, redacted, job.seat), plan=bot.turn_plan)


def suggestion_for(job: BotJob, compiled: bool) -> Suggestion:
    """The decision of the job's bot, with a payload if the bot is one of PHYSICS_BOTS."""
    if job.bot not in PHYSICS_BOTS:
        return decide(job, compiled)
    config = game_config(job.game)
    bot = bot_of_seat(job.bot, job.level, job.seed, str(config), job.seat, False, job.character)
    assert isinstance(bot, PhysicsBot)
    chosen = bot.aim(config, config.game.state.from_bytes(job.state), job.known, job.seat)
    return Suggestion(chosen.action, payload=chosen.payload)


def simulate(job: PhysicsJob) -> bytes:
    """The result of a physics task, as msgpack."""
    config = game_config(job.game)
    assert config.game.physics is not None
    physics = config.game.physics()
    return msgspec.msgpack.encode(physics.simulate(msgspec.msgpack.decode(job.task, type=physics.task_type)))


def suggestions_for(job: BotJob, compiled: bool) -> list[Suggestion]:
    """What the job's bot would do, best first, and why; or the answer about one action or one line. Without compiled code
    greedy play is explained, and lines are not judged."""
    config = game_config(job.game)
    world = config.game.state.from_bytes(job.state)
    config.game.deal_unknown(world, viewer_code(job.seat), stream_from(job.seed))
    match = Match.from_state(config, world)
    if job.judged:
        return judgement(job, match, compiled)
    if job.bot in PHYSICS_BOTS:
        chosen = suggestion_for(job, compiled)
        told = greedy_reasonings(match, job.seat, job.about, chosen.action)
        return [_suggestion(each, chosen.payload if each.line[0] == chosen.action else None) for each in told]
    bot = bot_of_seat(job.bot, job.level, job.seed, "advice", job.seat, True) if compiled else make_bot(FALLBACK)
    return [_suggestion(each) for each in bot.reasonings(match, job.seat, job.about)]


def _suggestion(reasoning: Reasoning, payload: Any = None) -> Suggestion:
    first = reasoning.line[0]
    return Suggestion(first, reasoning.line, reasoning.win, reasoning.expected, payload, reasoning=reasoning)


def judgement(job: BotJob, match: Match, compiled: bool) -> list[Suggestion]:
    """How far the job's line is behind the best one; empty if it is the best, or nobody can tell yet."""
    bot = bot_of_seat(job.bot, job.level, job.seed, "advice", job.seat, True) if compiled else None
    margin = bot.margin(match, job.seat, job.judged) if isinstance(bot, IsmctsBot) else None
    return [Suggestion(margin.best[0], margin.best, points=margin.points, noise=margin.noise)] if margin else []


def game_config(game: GameSpec) -> GameConfig:
    """The game of a spec. Equal specs give the same object, so that bots can reuse their last search."""
    return _decoded_config(msgspec.msgpack.encode(game))


@functools.lru_cache(CACHED_BOTS)
def _decoded_config(game: bytes) -> GameConfig:
    return msgspec.msgpack.decode(game, type=GameSpec).config()


def compile_all(game: GameSpec, tell: Callable[[Reply], None]) -> None:
    """Compile everything of a game, the search first, telling how far that is: then the search can be loaded. The last
    reply says that the rest is done too."""
    search, *others = parts_of(game.config())
    last = 0.0

    def told(done: int, of: int) -> None:
        nonlocal last
        now = time.monotonic()
        if done == of or now - last > TELL_SECONDS:
            tell(Reply(done=done, of=of))
            last = now

    prepare([search], told)
    prepare(others, lambda *_: None)
    tell(Reply(finished=True))


def load_search(game: GameSpec) -> None:
    """Load the compiled search of a game."""
    prepare([search_part(game.config())], lambda *_: None)


def serve(memory_mb: int) -> None:
    """Answer messages until the standard input closes; what a job raises is sent back as an error."""
    tell = answering(HARD_LIMIT * memory_mb)  # the pool replaces a worker that grew beyond the plain number
    while (ask := read_frame(sys.stdin.buffer, Ask)) is not None:
        try:
            if ask.job is not None:
                job, compiled = ask.job, ask.compiled
                tell(Reply(suggestions_for(job, compiled) if ask.suggest else [suggestion_for(job, compiled)]))
            elif ask.simulate is not None:
                tell(Reply(simulated=simulate(ask.simulate)))
            elif ask.compile is not None:
                compile_all(ask.compile, tell)
            elif ask.load is not None:
                load_search(ask.load)
                tell(Reply(finished=True))
        except Exception as error:
            tell(Reply(error=f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    serve(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
