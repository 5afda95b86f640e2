"""simulate: play many matches, compiled or with a policy in Python, and collect their results."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from rivertable.engine.chance import seed_chance, seed_hex, seed_words, stream_from
from rivertable.engine.contract import REFEREE, REFEREE_SEAT, Game
from rivertable.engine.defaults import NOBODY_FIRST
from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import GameConfig, config_of
from rivertable.engine.match import Match
from rivertable.engine.reasons import OK
from rivertable.engine.rule import Mode
from rivertable.engine.secrecy import redact
from rivertable.engine.state import ListState
from rivertable.engine.state_arrays import int_rows, ints, new_memory, put
from rivertable.engine.whole_numbers import count_from_one

if TYPE_CHECKING:
    from rivertable.engine.record import Record

Ints = np.ndarray[Any, np.dtype[np.int64]]
Rows = np.ndarray[Any, np.dtype[np.void]]

Policy = Callable[[GameConfig, ListState, int], int]  # (game, redacted state, seat) -> action id
Keep = Literal["matches", "decisions", "records"]
KEEPS = ("matches", "decisions", "records")

LENGTH, ROUNDS, END, FIRST, FIRST_TOTAL = 0, 1, 2, 3, 4  # columns of a result; `result_width` says what follows
MATCH, SEAT, ACTION, CHOICES, LOGGED = 0, 1, 2, 3, 4  # columns of a list of decisions, and how many there are
BUILT_IN = {"random": "simulate", "quick": "policy_play", "greedy": "greedy"}  # policy -> module that plays it
RANDOM, QUICK, GREEDY = range(3)  # built-in policies by number, in that order
CHUNK_SECONDS = 0.25  # how often progress is reported
DECISIONS_A_MATCH = 256  # room in a list of decisions at first
SURE = 1.96  # standard errors on each side of a share in a 95 % interval

DECISION = np.dtype([("match", "i8"), ("number", "i4"), ("seat", "i1"), ("action", "i4"), ("choices", "i4")])


class WinShare(NamedTuple):
    """The share of matches won, a shared victory counted by its part, and the ends of its 95 % interval."""

    share: float
    low: float
    high: float


@dataclass(frozen=True, eq=False)
class Simulation:
    """Results of a series of matches; row i is the match with the series' seed plus i. Two are equal if the same matches came
    out the same, however long they took."""

    game: GameConfig
    seed: str
    scores: Ints  # [match, seat]
    standings: Ints  # [match, seat]: scores with tie-breaks, larger is better
    points: Ints  # [match, seat, category]: what a score is made of, by the game's score_categories
    lengths: Ints  # real decisions per match
    rounds: Ints
    first_seats: Ints  # the seat that went first; NOBODY_FIRST (-1) where all begin at once
    endings: Ints  # indices into the game's end_reasons
    decisions: Rows | None  # every decision of every match, with keep="decisions" or "records"
    records: tuple[Record, ...] | None  # with keep="records"
    timed_decisions: int  # all but those of the first match, during which code is compiled or loaded
    seconds: float

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Simulation):
            return NotImplemented
        kept = self.decisions is not None, self.records is not None
        if (self.game, self.seed, *kept) != (
            other.game,
            other.seed,
            other.decisions is not None,
            other.records is not None,
        ):
            return False
        same_decisions = self.decisions is None or np.array_equal(self.decisions, other.decisions)  # type: ignore[arg-type]  # both or neither
        return np.array_equal(self.matches, other.matches) and same_decisions

    def __hash__(self) -> int:
        return hash((self.game, self.seed, self.scores.tobytes()))

    @property
    def end_reasons(self) -> dict[str, int]:
        """How many matches ended in each way."""
        reasons = self.game.game.end_reasons
        return {name: int((self.endings == code).sum()) for code, name in enumerate(reasons)}

    @property
    def win_shares(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        """Per seat, the share of matches won; a shared victory counts for each by its part."""
        shares: np.ndarray[Any, np.dtype[np.float64]] = self._won.mean(axis=0)
        return shares

    @property
    def wins_by_seat(self) -> tuple[WinShare, ...]:
        """Per seat, the share of matches won with its interval."""
        return tuple(win_share(won) for won in self._won.T)

    @property
    def wins_by_turn_order(self) -> tuple[WinShare, ...]:
        """The same for who went first, second, …; empty for a game in which all begin at once."""
        if (self.first_seats == NOBODY_FIRST).any():
            return ()
        turns = np.arange(self.game.players)
        order = (self.first_seats[:, None] + turns) % self.game.players
        return tuple(win_share(won) for won in np.take_along_axis(self._won, order, axis=1).T)

    @property
    def _won(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        won = self.standings == self.standings.max(axis=1, keepdims=True)
        shares: np.ndarray[Any, np.dtype[np.float64]] = won / won.sum(axis=1, keepdims=True)
        return shares

    @property
    def matches(self) -> Rows:
        """One row for each match, with names for the columns; `score`, `standing` and `won` have a place for each seat."""
        players = self.game.players
        by_seat = [("score", "i8", (players,)), ("standing", "i8", (players,)), ("won", "f8", (players,))]
        names = ["match", "first", "decisions", "rounds", "ending"]
        table = np.zeros(len(self.lengths), [*((name, "i8") for name in names), *by_seat])
        columns = (np.arange(len(self.lengths)), self.first_seats, self.lengths, self.rounds, self.endings)
        for name, column in zip(names, columns, strict=True):
            table[name] = column
        table["score"], table["standing"], table["won"] = self.scores, self.standings, self._won
        return table

    @property
    def steps_per_second(self) -> float:
        """Real decisions per second, forced choices not counted."""
        return self.timed_decisions / self.seconds if self.seconds > 0 else 0.0


def result_width(game: Game, players: int) -> int:
    """How many columns a result has: those above, totals by seat, standings by seat, points by seat and category."""
    return FIRST_TOTAL + (2 + len(game.score_categories)) * players


def win_share(won: Any) -> WinShare:
    """The mean with its interval after Wilson, which stays between 0 and 1 and is right for few matches too."""
    n, share = len(won), min(1.0, float(won.mean()))
    weight = SURE * SURE / n
    centre = (share + weight / 2) / (1 + weight)
    reach = SURE / (1 + weight) * math.sqrt(share * (1 - share) / n + weight / (4 * n))
    return WinShare(share, max(0.0, centre - reach), min(1.0, centre + reach))


def simulate(
    game: GameConfig | str,
    *,
    games: int = 1000,
    policy: str | Policy | Sequence[str | Policy] = "random",
    seed: int | str = 0,
    mode: Mode = Mode.COMPILED,
    keep: Keep = "matches",
    progress: Callable[[int], bool | None] | None = None,
    **options: Any,
) -> Simulation:
    """Play `games` matches, calling `progress` with the number played so far; if it returns False the series ends
    there.

    "random", "quick" (the game's cheap policy) and "greedy" play run in `mode`, compiled on first use. A policy given
    as a function is called for every decision; IllegalAction if the rules refuse what it returns. Either way a seat
    decides from what it may know. Several policies are one for each seat: all built-in, or all functions. `keep` is how
    much of each match the result holds.
    """
    config = config_of(game, **options)
    policies = _policies(policy, config)
    games = count_from_one("the number of games", games)
    if keep not in KEEPS:
        raise OptionError(f"keep is {', '.join(KEEPS[:-1])} or {KEEPS[-1]}, not {keep!r}")
    series = _series(config, policies, seed, mode, keep != "matches")
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
    decisions = None if keep == "matches" else _decisions(series.logs)
    return Simulation(
        game=config,
        seed=seed_hex(seed),
        scores=results[:, FIRST_TOTAL : FIRST_TOTAL + config.players],
        standings=results[:, FIRST_TOTAL + config.players : FIRST_TOTAL + 2 * config.players],
        points=results[:, FIRST_TOTAL + 2 * config.players :].reshape(done, config.players, -1),
        lengths=results[:, LENGTH],
        rounds=results[:, ROUNDS],
        first_seats=results[:, FIRST],
        endings=results[:, END],
        decisions=decisions,
        records=tuple(_records(config, seed, done, decisions)) if keep == "records" and decisions is not None else None,
        timed_decisions=int(results[1 if done > 1 else 0 :, LENGTH].sum()),
        seconds=seconds,
    )


def _policies(policy: str | Policy | Sequence[str | Policy], config: GameConfig) -> tuple[str | Policy, ...]:
    """One policy for all seats, or one for each."""
    policies = (policy,) if isinstance(policy, str) or callable(policy) else tuple(policy)
    if len(policies) not in (1, config.players):
        raise OptionError(f"give one policy for all seats or {config.players}, one for each, not {len(policies)}")
    for each in policies:
        if isinstance(each, str) and each not in BUILT_IN:
            raise OptionError(f"there is no policy {each!r}; it is {', '.join(BUILT_IN)}, or a function that decides")
    if len({isinstance(each, str) for each in policies}) > 1:
        raise OptionError("the policies of the seats are all names of built-in ones or all functions")
    return policies


def _series(
    config: GameConfig, policies: tuple[str | Policy, ...], seed: int | str, mode: Mode, logs: bool
) -> CompiledSeries | SeatSeries | PolicySeries:
    names = [each for each in policies if isinstance(each, str)]
    if not names:
        return PolicySeries(config, seed, policies, logs)  # type: ignore[arg-type]  # all functions
    if len(set(names)) == 1 and not logs:
        return CompiledSeries(config, BUILT_IN[names[0]], seed, mode)
    return SeatSeries(config, names, seed, mode, logs)


class CompiledSeries:
    """Plays matches with a module of per_game/, many in one call."""

    logs: list[Ints] | None = None

    def __init__(self, config: GameConfig, module: str, seed: int | str, mode: Mode) -> None:
        instance = config.instance(mode)
        self.mode = mode
        self.players, self.width = config.players, result_width(config.game, config.players)
        self.module = instance.per_game(module)
        self.memory = new_memory(instance.game.state, self.module.STATES, self.module.OUT, mode)
        put(self.memory.states, self.module.BLANK, config.blank_state())
        self.key = ints(4, mode)
        self.key[:] = seed_words(seed)

    def play(self, first: int, size: int) -> Ints:
        results = int_rows(size, self.width, self.mode)
        self._play(first, results)
        return np.asarray(results, np.int64)

    def _play(self, first: int, results: Any) -> None:
        simulate, arguments = self.call(first, results)
        simulate(*arguments)

    def call(self, first: int, results: Any) -> tuple[Any, tuple[Any, ...]]:
        """The entry that plays matches, one for each row of results, and its arguments."""
        return self.module.simulate, (self.memory, self.players, self.key, first, results)

    @property
    def empty(self) -> Any:
        """Results of no match, as the entry takes them."""
        return int_rows(0, self.width, self.mode)


class SeatSeries(CompiledSeries):
    """The same with a built-in policy for each seat, and with lists of all decisions if they are wanted."""

    def __init__(self, config: GameConfig, names: list[str], seed: int | str, mode: Mode, logs: bool) -> None:
        super().__init__(config, "seat_play", seed, mode)
        self.policies = ints(self.players, mode)
        self.policies[:] = [list(BUILT_IN).index(name) for name in (names * self.players)[: self.players]]
        self.logs = [] if logs else None

    def _play(self, first: int, results: Any) -> None:
        room = len(results) * DECISIONS_A_MATCH if self.logs is not None else 0
        while True:
            log = int_rows(room, LOGGED, self.mode)
            simulate, arguments = self.call(first, results, log)
            count = simulate(*arguments)
            if self.logs is None:
                return
            if count <= room:
                self.logs.append(np.asarray(log, np.int64)[:count])
                return
            room = count  # the same matches again, with room for all decisions

    def call(self, first: int, results: Any, log: Any = None) -> tuple[Any, tuple[Any, ...]]:
        """The same; `log` has room for decisions."""
        log = int_rows(0, LOGGED, self.mode) if log is None else log
        return self.module.simulate, (self.memory, self.players, self.key, first, self.policies, results, log)


class PolicySeries:
    """Plays matches with policies that are called for every decision, with a redacted state: one for all seats, or one
    for each."""

    def __init__(self, config: GameConfig, seed: int | str, policies: Sequence[Policy], logs: bool = False) -> None:
        self.config = config
        self.seed = int(seed_hex(seed), 16)
        self.policies = (*policies,) * (config.players // len(policies))
        self.logs: list[Ints] | None = [] if logs else None

    def play(self, first: int, size: int) -> Ints:
        return np.array([self._match(first + i) for i in range(size)], np.int64)

    def _match(self, number: int) -> list[int]:
        game, forced_choices = self.config.game, self.config.instance().per_game("forced_choices")
        seed = (self.seed + number) % (1 << 128)
        out = [0] * (game.actions.count + len(game.score_categories))
        state = self.config.blank_state()
        seed_chance(state, *seed_words(seed))
        game.setup(state, self.config.players)
        first, report_stream, log = game.first_seat(state), stream_from(seed), []
        while mask := forced_choices.take_forced_choices(state, out):
            seat = REFEREE_SEAT if mask & REFEREE else (mask & -mask).bit_length() - 1
            if seat == REFEREE_SEAT:
                choices, action = 0, int(game.referee(state, report_stream))
            else:
                choices = 0 if self.logs is None else game.legal(state, seat, out)
                action = self._decision(state, seat)
            log.append((number, seat, action, choices))
            game.apply(state, seat, action)
        if self.logs is not None:
            self.logs.append(np.array(log, np.int64).reshape(-1, LOGGED))
        decisions = sum(row[SEAT] != REFEREE_SEAT for row in log)
        totals, points = [], []
        for seat in range(self.config.players):
            totals.append(game.score(state, seat, out))
            points += out[: len(game.score_categories)]
        standings = [game.standing(state, seat) for seat in range(self.config.players)]
        return [decisions, game.rounds(state), game.end_reason(state), first, *totals, *standings, *points]

    def _decision(self, state: ListState, seat: int) -> int:
        """The policy's action; IllegalAction or ActionTextError if the rules refuse it."""
        game, action = self.config.game, self.policies[seat](self.config, redact(state, seat), seat)
        is_id = isinstance(action, int | np.integer) and 0 <= action < game.actions.count
        if not is_id or game.may(state, seat, int(action)) != OK:
            match = Match.from_state(self.config, state)
            action = match.action_id(action)
            match.act(seat, action)
        return int(action)


# ---------------------------------------------------------------- what is kept


def _decisions(logs: list[Ints] | None) -> Rows:
    """The lists of decisions as one table, numbered within each match."""
    log = np.concatenate(logs or [np.zeros((0, LOGGED), np.int64)])
    table = np.zeros(len(log), DECISION)
    for name, column in (("match", MATCH), ("seat", SEAT), ("action", ACTION), ("choices", CHOICES)):
        table[name] = log[:, column]
    _, firsts, counts = np.unique(log[:, MATCH], return_index=True, return_counts=True)
    table["number"] = np.arange(len(log)) - np.repeat(firsts, counts)
    return table


def _records(config: GameConfig, seed: int | str, games: int, decisions: Rows) -> Iterator[Record]:
    """The record of each match, made by playing its decisions again."""
    number, ends = int(seed_hex(seed), 16), np.searchsorted(decisions["match"], np.arange(games + 1))
    for i in range(games):
        match = Match(config, f"{(number + i) % (1 << 128):x}")
        for row in decisions[ends[i] : ends[i + 1]]:
            match.act(int(row["seat"]), int(row["action"]))
        yield match.record()
