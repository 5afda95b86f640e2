"""simulate: play many matches, compiled or with a policy in Python, and collect their results."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from rivertable.engine.chance import seed_chance, seed_hex, seed_words, stream_from
from rivertable.engine.contract import REFEREE, REFEREE_SEAT
from rivertable.engine.defaults import NOBODY_FIRST
from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.match import Match
from rivertable.engine.reasons import OK
from rivertable.engine.rule import Mode
from rivertable.engine.secrecy import redact
from rivertable.engine.state import ListState
from rivertable.engine.state_arrays import ints, new_memory, put

Ints = np.ndarray[Any, np.dtype[np.int64]]
Floats = np.ndarray[Any, np.dtype[np.float64]]

Policy = Callable[[GameConfig, ListState, int], int]  # (game, redacted state, seat) -> action id

LENGTH, ROUNDS, END, FIRST_SEAT, FIRST_TOTAL = range(5)  # columns of a result; totals and standings by seat follow
BUILT_IN = {"random": "simulate", "quick": "policy_play", "greedy": "greedy"}  # policy -> module that plays it
CHUNK_SECONDS = 0.25  # how often progress is reported


@dataclass(frozen=True)
class Simulation:
    """Results of a series of matches; row i is the match with the series' seed plus i."""

    game: GameConfig
    seed: str
    scores: Ints  # [match, seat]
    standings: Ints  # [match, seat]: scores with tie-breaks, larger is better
    lengths: Ints  # real decisions per match
    rounds: Ints
    end_reasons: dict[str, int]
    timed_decisions: int  # all but those of the first match, during which code is compiled or loaded
    seconds: float
    first_seats: Ints = field(
        default_factory=lambda: np.empty(0, np.int64)
    )  # who went first in each match, or NOBODY_FIRST

    @property
    def win_shares(self) -> Floats:
        """Per seat, the share of matches won; a shared victory counts for each by its part."""
        shares: Floats = self._won().mean(axis=0)
        return shares

    @property
    def first_wins(self) -> float | None:
        """The share of matches won by whoever went first; None if nobody did."""
        rows = np.flatnonzero(self.first_seats != NOBODY_FIRST)
        return float(self._won()[rows, self.first_seats[rows]].mean()) if len(rows) else None

    def _won(self) -> Floats:
        """By match and seat: 1 for a victory, a part of it for a shared one."""
        won = self.standings == self.standings.max(axis=1, keepdims=True)
        parts: Floats = won / won.sum(axis=1, keepdims=True)
        return parts

    @property
    def steps_per_second(self) -> float:
        """Real decisions per second, forced choices not counted."""
        return self.timed_decisions / self.seconds if self.seconds > 0 else 0.0


def simulate(
    game: GameConfig | str,
    *,
    games: int = 1000,
    policy: str | Policy = "random",
    seed: int | str = 0,
    mode: Mode = Mode.COMPILED,
    progress: Callable[[int], bool | None] | None = None,
    **options: Any,
) -> Simulation:
    """Play `games` matches, calling `progress` with the number played so far; if it returns False the series ends
    there.

    "random", "quick" (the game's cheap policy) and "greedy" play run in `mode`, compiled on first use. A policy given
    as a function is called for every decision; IllegalAction if the rules refuse what it returns. Either way a seat
    decides from what it may know.
    """
    config = game if isinstance(game, GameConfig) else load(game, **options)
    if isinstance(policy, str) and policy not in BUILT_IN:
        raise OptionError(f"there is no policy {policy!r}; it is {', '.join(BUILT_IN)}, or a function that decides")
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise OptionError(f"the number of games is a whole number from 1, not {games!r}")
    series: CompiledSeries | PolicySeries
    if isinstance(policy, str):
        series = CompiledSeries(config, BUILT_IN[policy], seed, mode)
    else:
        series = PolicySeries(config, seed, policy)
    rows: list[Ints] = []
    done, chunk, seconds = 0, 1, 0.0
    while done < games:
        size = min(chunk, games - done)
        began = time.perf_counter()
        rows.append(series.play(done, size))
        took = time.perf_counter() - began
        if done or games == 1:
            seconds += took  # the first match compiles or loads the code
        done += size
        chunk = max(1, min(10 * chunk, int(size * CHUNK_SECONDS / max(took, 1e-6))))
        if progress is not None and progress(done) is False:
            break
    results = np.concatenate(rows)
    reasons = config.game.end_reasons
    return Simulation(
        game=config,
        seed=seed_hex(seed),
        scores=results[:, FIRST_TOTAL : FIRST_TOTAL + config.players],
        standings=results[:, FIRST_TOTAL + config.players :],
        lengths=results[:, LENGTH],
        rounds=results[:, ROUNDS],
        end_reasons={name: int((results[:, END] == code).sum()) for code, name in enumerate(reasons)},
        timed_decisions=int(results[1 if done > 1 else 0 :, LENGTH].sum()),
        seconds=seconds,
        first_seats=results[:, FIRST_SEAT],
    )


class CompiledSeries:
    """Plays matches with a module of per_game/, many in one call."""

    def __init__(self, config: GameConfig, module: str, seed: int | str, mode: Mode) -> None:
        instance = config.instance(mode)
        self.mode = mode
        self.players = config.players
        self.module = instance.per_game(module)
        self.memory = new_memory(instance.game.state, self.module.STATES, self.module.OUT, mode)
        put(self.memory.states, self.module.BLANK, config.blank_state())
        self.key = ints(4, mode)
        self.key[:] = seed_words(seed)

    def play(self, first: int, size: int) -> Ints:
        width = FIRST_TOTAL + 2 * self.players
        results: Any = np.zeros((size, width), np.int64) if self.mode.compiles else [[0] * width for _ in range(size)]
        self.module.simulate(self.memory, self.players, self.key, first, results)
        return np.asarray(results, np.int64)


class PolicySeries:
    """Plays matches with a policy that is called for every decision of every seat, with a redacted state."""

    def __init__(self, config: GameConfig, seed: int | str, policy: Policy) -> None:
        self.config = config
        self.seed = int(seed_hex(seed), 16)
        self.policy = policy

    def play(self, first: int, size: int) -> Ints:
        return np.array([self._match(self.seed + first + i) for i in range(size)], np.int64)

    def _match(self, seed: int) -> list[int]:
        game, forced_choices = self.config.game, self.config.instance().per_game("forced_choices")
        out = [0] * (game.actions.count + len(game.score_categories))
        state = self.config.blank_state()
        seed_chance(state, *seed_words(seed % (1 << 128)))
        game.setup(state, self.config.players)
        first = game.first_seat(state)
        decisions, report_stream = 0, stream_from(seed % (1 << 128))
        while mask := forced_choices.take_forced_choices(state, out):
            if mask & REFEREE:
                game.apply(state, REFEREE_SEAT, game.referee(state, report_stream))
                continue
            seat = (mask & -mask).bit_length() - 1
            game.apply(state, seat, self._decision(state, seat))
            decisions += 1
        totals = [game.score(state, seat, out) for seat in range(self.config.players)]
        standings = [game.standing(state, seat) for seat in range(self.config.players)]
        return [decisions, game.rounds(state), game.end_reason(state), first, *totals, *standings]

    def _decision(self, state: ListState, seat: int) -> int:
        """The policy's action; IllegalAction or ActionTextError if the rules refuse it."""
        game, action = self.config.game, self.policy(self.config, redact(state, seat), seat)
        is_id = isinstance(action, int | np.integer) and 0 <= action < game.actions.count
        if not is_id or game.may(state, seat, int(action)) != OK:
            match = Match.from_state(self.config, state)
            action = match.action_id(action)
            match.act(seat, action)
        return int(action)
