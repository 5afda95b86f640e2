"""Measures all figures of docs/performance.md in one run, and compares them with their goals."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from rich import box
from rich.table import Table

from rivertable.cli.arguments import write_json
from rivertable.cli.bench_figure import Figure
from rivertable.cli.bench_search import decision_figures, search_figures
from rivertable.cli.console import make_console
from rivertable.engine.errors import OptionError
from rivertable.engine.registry import games
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import Simulation, simulate


@dataclass(frozen=True)
class Goals:
    """The goals of a game's figures."""

    hearts: float = 12  # compiled random play against OpenSpiel's hearts, at least
    compile_cpu: float | None = None  # CPU-seconds of a cold compile of simulate, at most
    warm_start: float = 1  # CPU-seconds until a compiled worker has played its first match, at most
    greedy_solo: float | None = None  # mean points of greedy solo play, at least
    whole_games: dict[str, float] | None = None  # four-player games a second by policy, at least


GOALS = {
    "riverside": Goals(hearts=15, compile_cpu=20, greedy_solo=280),
    "the_river": Goals(hearts=15),
    "twelve_rivers": Goals(hearts=12),
    "river_bankers": Goals(hearts=12, compile_cpu=90, warm_start=1.5, whole_games={"quick": 3000, "greedy": 150}),
}

# Greedy matches of version 0.1.0 between two, by game: how many in the time that hearts takes for a million decisions.
GREEDY_AT_0_1_0 = {
    "river_bankers": 3723,
    "riverside": 345,
    "stone_layer": 1280,
    "the_river": 1960,
    "twelve_rivers": 142,
}


def run(file: Path | None, quick: bool) -> None:
    """Measure everything and print a table; `quick` uses short runs whose figures are only roughly right."""
    console = make_console()
    open_spiel()
    figures: list[Figure] = []
    for figure in measure(1.0 if quick else 4.0, 100 if quick else 1000):
        figures.append(figure)
        console.print(f"[dim]{figure.name}: {figure.value:,.2f} {figure.unit}[/dim]")
    console.print(as_table(figures))
    if file is not None:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
        data = {"machine": machine, "figures": [asdict(figure) for figure in figures]}
        write_json(file, data)
        console.print(f"Figures written to {file}.")
    if any(figure.reached is False for figure in figures):
        raise SystemExit(1)


def as_table(figures: list[Figure]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("figure", "measured", "goal", ""):
        table.add_column(column, justify="right" if column == "measured" else "left")
    for figure in figures:
        mark = {None: "", True: "[green]reached[/green]", False: "[red]missed[/red]"}[figure.reached]
        table.add_row(figure.name, f"{figure.value:,.2f} {figure.unit}", figure.goal, mark)
    return table


def measure(seconds: float, greedy_games: int) -> Iterator[Figure]:
    yield from start_figures()
    (hearts,) = best_in_turns(seconds, hearts_play())
    yield Figure("OpenSpiel hearts, random play through pyspiel", hearts, "decisions/s", "the reference", None)
    for game in games():
        goals = GOALS.get(game, Goals())
        yield from compile_figures(game, goals)
        speed, reference = best_in_turns(2 * seconds, random_play(game, Mode.COMPILED), hearts_play())
        ratio = speed / reference
        yield Figure(f"{game}, compiled random play, 2 players", speed, "decisions/s", "", None)
        yield Figure(
            f"{game}, the same against hearts", ratio, "times", f"at least {goals.hearts}", ratio >= goals.hearts
        )
        micros = 1e6 / best_in_turns(seconds, random_play(game, Mode.INTERPRETED))[0]
        yield Figure(f"{game}, interpreted rules", micros, "us a decision", "at most 25", micros <= 25)
        if goals.greedy_solo is not None:
            yield greedy_figure(game, greedy_games, goals.greedy_solo)
        yield from greedy_speed_figures(game, seconds)
        for policy in ("quick", "greedy"):
            yield whole_games_figure(game, policy, seconds, (goals.whole_games or {}).get(policy))
        yield from search_figures(game, seconds)
        yield from decision_figures(game)


# ---------------------------------------------------------------- play


BURST = 0.005  # seconds, about what 50 games of hearts take: noise favours neither
LONG_BURST = 0.5  # seconds: enough games that none is the best because they happened to be short
TURN = 0.25  # seconds


def best_in_turns(seconds: float, *sides: Iterator[float]) -> list[float]:
    """The best rate of each side. Sides take turns, so that other work of the machine disturbs all alike."""
    best = [0.0] * len(sides)
    deadline = time.perf_counter() + seconds
    while time.perf_counter() < deadline:
        for side, rates in enumerate(sides):
            end = time.perf_counter() + TURN
            while time.perf_counter() < end:
                best[side] = max(best[side], next(rates))
    return best


def random_play(game: str, mode: Mode) -> Iterator[float]:
    """Real decisions a second of random play between two, on one core, burst by burst."""
    return (played.steps_per_second for played in bursts(BURST, game=game, mode=mode, players=2))


def greedy_speed_figures(game: str, seconds: float) -> Iterator[Figure]:
    """Greedy matches a second between two, on one core, and how that compares with 0.1.0."""
    speed, reference = best_in_turns(2 * seconds, greedy_play(game), hearts_play())
    yield Figure(f"{game}, greedy play, 2 players", speed, "games/s", "", None)
    if game in GREEDY_AT_0_1_0:
        ratio = 1e6 * speed / reference / GREEDY_AT_0_1_0[game]
        yield Figure(f"{game}, the same against 0.1.0", ratio, "times", "at least 2", ratio >= 2)


def greedy_play(game: str) -> Iterator[float]:
    """Greedy matches a second between two, burst by burst; the first match of a burst is not timed."""
    played = bursts(LONG_BURST, game=game, policy="greedy", players=2)
    return ((len(each.lengths) - 1) / each.seconds for each in played)


def whole_games_figure(game: str, policy: str, seconds: float, goal: float | None) -> Figure:
    """Whole four-player games a second, on one core."""
    played = bursts(LONG_BURST, game=game, policy=policy, players=4)
    rates = ((len(each.lengths) - 1) / each.seconds for each in played)  # the first game of a burst is not timed
    (rate,) = best_in_turns(seconds, rates)
    goal_text, reached = ("", None) if goal is None else (f"at least {goal:,.0f}", rate >= goal)
    return Figure(f"{game}, {policy} play, 4 players", rate, "games/s", goal_text, reached)


def bursts(length: float, **play: Any) -> Iterator[Simulation]:
    """Endless simulations of about `length` seconds each. The number of games in one is found by trials before this
    returns, which also compile the code."""
    games, took = 2, 0.0
    while took < length / 2:
        games *= 2
        took = simulate(games=games, **play).seconds
    return (simulate(games=games, seed=seed, **play) for seed in count(1))


def open_spiel() -> Any:
    """OpenSpiel's Python module; OptionError if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        sentence = "bench compares with OpenSpiel: install it with `pip install open_spiel`, or use `make bench`"
        raise OptionError(sentence) from None
    return pyspiel


def hearts_play() -> Iterator[float]:
    """Decisions a second of random play of OpenSpiel's hearts, burst by burst; forced choices are not counted."""
    pyspiel = open_spiel()
    game, random = pyspiel.load_game("hearts"), Random(1)
    while True:
        decisions = 0
        began = time.perf_counter()
        for _ in range(50):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                decisions += len(legal) > 1 and not state.is_chance_node()
                state.apply_action(legal[int(random.random() * len(legal))])
        yield decisions / (time.perf_counter() - began)


def greedy_figure(game: str, count: int, goal: float) -> Figure:
    result = simulate(game, players=1, games=count, policy="greedy", seed=1)
    mean = float(result.scores.mean())
    return Figure(f"{game}, greedy, solo, mean of {count}", mean, "points", f"at least {goal}", mean >= goal)


# ---------------------------------------------------------------- starting and compiling

LEGAL = "import rivertable as rt; rt.Match('riverside(players=2)', seed=1).legal(0)"

BEGIN = """
import sys, time
sys.modules["scipy"] = None  # comes with the reference only, and would be loaded with numba
from rivertable.engine.simulation import simulate
"""

SIMULATE = """
simulate({game!r}, games=1)
"""

COUNT_RULES = """
prefix = "rivertable.games." + {game!r} + "@compiled"
compiled = {{id(f) for name, module in list(sys.modules.items()) if name.startswith(prefix)
            for f in vars(module).values() if getattr(f, "signatures", None)}}
print(len(compiled) + 1)
"""

OTHER_PLAY = """
simulate({game!r}, games=1, policy="quick")
simulate({game!r}, games=1, policy="greedy")
"""

SEARCH = """
from rivertable.bots import make_bot
from rivertable.engine.match import Match
from rivertable.engine.rule import Mode
match = Match({game!r}, 0)
make_bot("ismcts", mode=Mode.COMPILED, iterations=1).choose(match, match.to_act[0])
"""


def start_figures() -> Iterator[Figure]:
    took = best_of(3, lambda: wall_seconds(LEGAL, {}))
    yield Figure("first legal moves of a fresh process", took, "s", "at most 0.5", took <= 0.5)


def compile_figures(game: str, goals: Goals) -> Iterator[Figure]:
    """CPU time of compiling from nothing, in a new process and cache each time, and of starting with the compiled
    code."""
    with tempfile.TemporaryDirectory() as cache:
        (functions,), cpu = cpu_seconds(SIMULATE + COUNT_RULES, game, cache)
        name, most = f"{game}, cold compile of simulate", goals.compile_cpu
        goal_text = "" if most is None else f"at most {most}"
        yield Figure(name, cpu, "CPU-s", goal_text, None if most is None else cpu <= most)
        each = cpu / functions
        name = f"{game}, the same per rule function ({functions:.0f})"
        yield Figure(name, each, "CPU-s", "at most 0.35", each <= 0.35)
        warm = best_of(3, lambda: cpu_seconds(SIMULATE, game, cache)[1])
        name, goal_text = f"{game}, warm start of a compiled worker", f"at most {goals.warm_start}"
        yield Figure(name, warm, "CPU-s", goal_text, warm <= goals.warm_start)
    for what, source in (
        ("search", SEARCH),
        ("simulate, quick and greedy play and search in one process", SIMULATE + OTHER_PLAY + SEARCH),
    ):
        with tempfile.TemporaryDirectory() as cache:
            yield Figure(f"{game}, cold compile of {what}", cpu_seconds(source, game, cache)[1], "CPU-s", "", None)


def cpu_seconds(source: str, game: str, cache: str) -> tuple[list[float], float]:
    """The numbers that a new process prints, and the CPU time it took in all."""
    text = python((BEGIN + source).format(game=game) + "print(time.process_time())", {"RIVERTABLE_CACHE": cache})
    *printed, cpu = map(float, text.split())
    return printed, cpu


def python(source: str, environment: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, "-c", source], env={**os.environ, **environment}, check=True, capture_output=True, text=True
    )
    return done.stdout


def wall_seconds(source: str, environment: dict[str, str]) -> float:
    began = time.perf_counter()
    python(source, environment)
    return time.perf_counter() - began


def best_of(times: int, measure_once: Callable[[], float]) -> float:
    return min(measure_once() for _ in range(times))
