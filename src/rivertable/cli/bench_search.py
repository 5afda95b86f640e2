"""Measures the search: iterations a second in the middle of a game, and how long its parts and decisions take."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import msgspec

from rivertable.bots import make_bot
from rivertable.bots.levels import settings_of
from rivertable.bots.search_runner import Search
from rivertable.cli.bench_figure import Figure
from rivertable.engine.chance import STREAM_WORDS
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.match import Action, Match
from rivertable.engine.playing import playing
from rivertable.engine.rule import Mode
from rivertable.engine.state import ListState
from rivertable.engine.state_arrays import ints, put, state_array

TO_THE_END = 10**9  # decisions of quick play
MIDDLE = {"riverside": 5, "the_river": 3, "twelve_rivers": 3}  # the round that is measured; other games: by moves
MIDDLE_MOVE = 60
RIVERSIDE_GOAL = 15_000


def search_figures(game: str, seconds: float) -> Iterator[Figure]:
    config = load(game, players=2)
    redacted, seat = middle_position(config)
    whole = iterations_per_second(config, redacted, seat, seconds, horizon=TO_THE_END)
    goal = RIVERSIDE_GOAL if game == "riverside" else None
    goal_text = "" if goal is None else f"at least {goal:,}"
    where = f"round {MIDDLE[game]}" if game in MIDDLE else f"move {MIDDLE_MOVE}"
    name = f"{game}, search to the end of the game, 2 players, {where}"
    yield Figure(name, whole, "iterations/s", goal_text, None if goal is None else whole >= goal)
    yield Figure(
        f"{game}, search as expert plays",
        iterations_per_second(config, redacted, seat, seconds),
        "iterations/s",
        "",
        None,
    )
    dealing, playing = seconds_per_part(config, redacted, seat, seconds)
    for part, share in (
        ("dealing", dealing * whole),
        ("playing on", (playing - dealing) * whole),
        ("tree and plans", 1 - playing * whole),
    ):
        yield Figure(f"{game}, share of {part} in it", 100 * min(max(0.0, share), 1.0), "%", "", None)


def decision_figures(game: str) -> Iterator[Figure]:
    """The longest decisions and turns in one match between the levels expert and normal."""
    match = Match(load(game, players=2), 1)
    bots = [make_bot("ismcts", level=level, seed=1, mode=Mode.COMPILED) for level in ("expert", "normal")]
    decisions: list[list[float]] = [[0.0], [0.0]]
    turns: list[list[float]] = [[0.0], [0.0]]
    before = REFEREE_SEAT

    def timed(match: Match, seat: int) -> Action:
        began = time.perf_counter()
        action = bots[seat].choose(match, seat)
        decisions[seat].append(time.perf_counter() - began)
        turns[seat][-1] += decisions[seat][-1]
        return action

    for seat in playing(match, timed, 1):
        if seat != before:
            turns[seat].append(0.0)
        before = seat
    for name, longest, most in (
        ("expert, longest decision", max(decisions[0]), 3.0),
        ("expert, longest turn", max(turns[0]), 10.0),
        ("normal, longest decision", max(decisions[1]), 0.5),
    ):
        yield Figure(f"{game}, {name}", longest, "s", f"at most {most:g}", longest <= most)


def middle_position(config: GameConfig) -> tuple[ListState, int]:
    """(redacted state, seat to act) in the middle of a game played by the greedy bot."""
    match, bot = Match(config, 1), make_bot("greedy", seed=1, mode=Mode.COMPILED)
    seats = playing(match, bot.choose, 1)
    seat = next(seat for seat in seats if not _is_before_the_middle(match) and len(match.legal(seat)) > 1)
    return match.redacted(seat), seat


def _is_before_the_middle(match: Match) -> bool:
    middle = MIDDLE.get(match.config.name)
    return len(match.moves) < MIDDLE_MOVE if middle is None else match.rounds < middle


def iterations_per_second(config: GameConfig, redacted: ListState, seat: int, seconds: float, **changes: int) -> float:
    settings = settings_of(config.name, "expert", **changes, iterations=1_000_000, seconds=seconds)
    Search(config, msgspec.structs.replace(settings, iterations=1), Mode.COMPILED).run(redacted, seat, 1)  # compiled
    found = Search(config, settings, Mode.COMPILED).run(redacted, seat, 1)
    return found.iterations / found.seconds


def seconds_per_part(config: GameConfig, redacted: ListState, seat: int, seconds: float) -> tuple[float, float]:
    """The seconds of dealing one world, and of dealing one and playing on in it to the end."""
    instance = config.instance(Mode.COMPILED)
    search, parts = instance.per_game("search"), instance.per_game("search_parts")
    states, out, stream = (
        state_array(instance.game.state, search.STATES, Mode.COMPILED),
        ints(search.OUT, Mode.COMPILED),
        ints(STREAM_WORDS, Mode.COMPILED),
    )
    put(states, search.KNOWN, redacted)
    dealing = seconds_each(lambda times: parts.deal(states, stream, seat, times), seconds / 4)
    playing = seconds_each(lambda times: parts.deal_and_play(states, out, stream, seat, TO_THE_END, times), seconds / 4)
    return dealing, playing


def seconds_each(work: Callable[[int], None], seconds: float) -> float:
    work(1)  # compiled
    times, best = 100, float("inf")
    deadline = time.perf_counter() + seconds
    while time.perf_counter() < deadline:
        began = time.perf_counter()
        work(times)
        best = min(best, (time.perf_counter() - began) / times)
    return best
