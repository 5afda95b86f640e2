"""docs/performance.md: the figures of the last `make bench`, each beside its goal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from scripts.clauses import ROOT

SEARCHED_WITHIN = {"river_bankers": 25, "twelve_rivers": 25}  # CPU-seconds to a first searched move; 12 in other games
GOALS_SET_AT = 494_000  # decisions of hearts a second, on the machine the goals were set on

HEAD = """# Performance

This page is for people who want to know how fast rivertable is, or who change something that must stay fast. It is
measured and written by `make bench`. Each part can also be measured alone; its heading names the command. Figures
depend on the machine, ratios less so. [strength.md](strength.md) says how strong the bots are.
"""

PLAY = """
## Rules, compiling, search: `rivertable bench`

Random play is compared with OpenSpiel's `hearts`, played at random through pyspiel in the same run. Both sides count
decisions of players with more than one choice, over the time of whole matches. They are measured in bursts of the same
length, and the best burst counts. Greedy play is measured in the same way; version 0.1.0 was measured beside the reference
once, so that the ratio to it can be told in every run.

The shares of a search are estimates. Dealing and playing on with the policy are measured alone, from the position that
is searched. A real search begins to play on some decisions later, so the measured time contains these decisions too.
Where they take long, the share of the tree is shown too low, even as 0.
"""

BATCH = """
## Many matches at once: `python benchmarks/batch.py`

`rt.batch` with 1,024 matches of two players on one core: a random legal action for every match, then a step. Beside it
PettingZoo's own agent loop plays the same game at random, in the same run and in turns. Both sides count decisions with
more than one choice, by CPU time; the best burst counts.
"""

ADAPTERS = """
## Adapters: `python benchmarks/adapters.py`

Steps of random play in each project's own loop, by CPU time; the best burst counts. In PettingZoo and Gymnasium a step hands out the
observation and the mask, in OpenSpiel only the legal actions; in Gymnasium the decisions of a random opponent come with it. The rules run
interpreted there: who needs speed takes `rt.batch`. Below, games of the projects themselves. They are far smaller games.
"""

SEARCHES = """
Our search (level expert) against OpenSpiel's own, `open_spiel.python.algorithms.ismcts` with random playouts, on the same game through the adapter:
two players, the same deals from both seats, as much time for every decision. Our search plans a turn and follows its plan, so it searches
less often. A sequential test ends the contest (50 Elo points or none, 5 % error).
"""

REFERENCE = """
## Compiled rules and a program written by hand: `python benchmarks/reference.py`

Random play of Riverside between two, by compiled rules and by a program in C++ that plays the same game with the same
decisions. Both are measured in CPU time, in turn, in bursts of the same length, and the best burst counts.
"""

READINESS = """
## Ready sooner: `python benchmarks/readiness.py`

CPU-seconds of a process of its own: from nothing to a bot's first searched move, while code is compiled and when it is there
already, and to the first match with an overlay that changes numbers in tables. Last, quick play with tables outside
compiled code as a share of its speed with constants, in turns.
"""

SERVER = """
## Table server: `python benchmarks/load.py`

{tables} tables of The River with four people each, so {sockets:,} sockets, on SQLite. The programs that play the people
run on the same machine. An act is done when every seat of the table has its new view.
"""

STONES = """
## Stones: `python scripts/stone_figures.py`

Whole matches between bots of level normal, with two to four players. Times are CPU time of one core.
"""

WEB = """
## Pages: `python benchmarks/pages.py`

The pages are opened in Chromium on the same machine, without a graphics card, as a new visitor would. The lobby is
ready when it lists the five games. A table is ready when its board is drawn, with the stones of Stone Layer, and the
question is asked. Sizes are of the compressed data that is sent.
"""

PLAYBACK = """
## Playback: `python benchmarks/playback.py`

Somebody plays each game against two bots in Chromium, on the same machine, without a graphics card. The first figures are
from a click until a change is drawn: by the clock, and the CPU time of the page in it. The others are of the time in
which turns of the bots are played: how often the page was busy for more than 50 ms at a stretch, and how many frames
came more than 50 ms after the one before. By the clock, whatever else the machine does counts too.
"""


def performance_page() -> str:
    web = [WEB, *_pages(), PLAYBACK, *_playback()]
    parts = [
        HEAD,
        _machine(),
        PLAY,
        *_play(),
        REFERENCE,
        *_reference(),
        BATCH,
        *_batch(),
        ADAPTERS,
        *_adapters(),
        READINESS,
        *_readiness(),
    ]
    parts += [*_server(), STONES, *_stones(), *web]
    return "\n".join(part.rstrip("\n") for part in parts) + "\n"


def _read(name: str) -> Any:
    return json.loads((ROOT / "benchmarks" / f"{name}.json").read_text(encoding="utf-8"))


def _table(*rows: tuple[str, ...]) -> Iterator[str]:
    head, *body = rows
    yield f"\n| {' | '.join(head)} |"
    yield f"|{' --- |' * len(head)}"
    for row in body:
        yield f"| {' | '.join(row)} |"


def _goal(text: str, reached: bool | None) -> str:
    return text + {None: "", True: " (reached)", False: " (missed)"}[reached]


def _rounded(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def _machine() -> str:
    latest = _read("latest")
    machine = latest["machine"]
    reference = next(each["value"] for each in latest["figures"] if each["goal"] == "the reference")
    return (
        f"\nMachine: {machine['cores']} cores, {machine['machine']}, Python {machine['python']}. It plays the reference, "
        f"OpenSpiel's hearts, at {reference / GOALS_SET_AT:.0%} of the\nspeed of the machine on which the goals were set. "
        "[Whole runs](../benchmarks/README.md#whole-runs) lists\nthe goals that were missed in each run."
    )


def _play() -> Iterator[str]:
    rows = [
        (each["name"], f"{_rounded(each['value'])} {each['unit']}", _goal(each["goal"], each["reached"]))
        for each in _read("latest")["figures"]
    ]
    return _table(("figure", "measured", "goal"), *rows)


def _reference() -> Iterator[str]:
    reference = _read("reference")
    speed, decisions, points = (
        reference[name] for name in ("decisions_per_cpu_second", "mean_decisions", "mean_points")
    )
    yield from _table(
        ("figure", "rivertable", "by hand"),
        ("decisions a CPU-second", f"{speed['rivertable']:,}", f"{speed['by_hand']:,}"),
        ("decisions a match, mean", str(decisions["rivertable"]), str(decisions["by_hand"])),
        ("points of a player, mean", str(points["rivertable"]), str(points["by_hand"])),
    )
    ratio = reference["ratio"]
    yield f"\nRatio: {_goal(f'{ratio}, goal at least 0.35', ratio >= 0.35)}. Compiler: {reference['compiler']}."


def _server() -> Iterator[str]:
    load = _read("load")
    steady, flat = load["steady"], load["flat_out"]
    yield SERVER.format(**load)
    yield from _table(
        ("figure", f"{steady['acts_per_second']:.0f} acts a second", "as many as it takes", "goal"),
        ("acts a second", str(steady["acts_per_second"]), str(flat["acts_per_second"]), ""),
        (
            "CPU of the server, ms an act",
            str(steady["server_cpu_ms_per_act"]),
            str(flat["server_cpu_ms_per_act"]),
            _goal("at most 5", steady["server_cpu_ms_per_act"] <= 5),
        ),
        ("from act to view, median ms", str(steady["p50_ms"]), str(flat["p50_ms"]), ""),
        (
            "from act to view, 99th percentile ms",
            str(steady["p99_ms"]),
            str(flat["p99_ms"]),
            _goal("under 150", steady["p99_ms"] < 150),
        ),
    )
    yield (
        f"\nMemory: {load['memory_mb']} MB in all, {load['kb_per_table']} kB a table, {load['kb_per_socket']} kB a socket. "
        f"Acts refused: {load['refused']}."
    )


def _stones() -> Iterator[str]:
    s = _read("stones")
    still, stacks = s["stacks_that_moved_less_than_1_mm"], s["stacks_of_5"]
    lasting, games = s["games_of_15_to_60_turns"], s["games"]
    times = " / ".join(f"{s[f'attempt_ms_{name}']:.0f}" for name in ("mean", "median", "95"))
    return _table(
        ("figure", "measured", "goal"),
        (
            "attempt, four stacks or more standing: mean / median / 95th percentile",
            f"{times} ms",
            _goal("at most 120, by the mean", s["attempt_ms_mean"] <= 120),
        ),
        (
            "film of a collapse: median / largest",
            f"{s['collapse_film_bytes_median']:,} / {s['collapse_film_bytes_largest']:,} bytes",
            _goal("at most 4,000", s["collapse_film_bytes_largest"] <= 4000),
        ),
        (
            "decision of a bot: mean / longest",
            f"{s['decision_s_mean']:.2f} / {s['decision_s_longest']:.1f} s",
            _goal("at most 2", s["decision_s_longest"] <= 2),
        ),
        (
            "stacks of five, built by a bot, within 1 mm for 60 s",
            f"{still} of {stacks}",
            _goal("95 %", still >= 0.95 * stacks),
        ),
        ("games of 15 to 60 turns", f"{lasting} of {games}", _goal("90 %", lasting >= 0.9 * games)),
        (
            "attempts that differ when they are simulated again",
            f"{s['attempts_that_differ']} of {s['attempts_simulated_again']:,}",
            _goal("none", s["attempts_that_differ"] == 0),
        ),
    )


def _batch() -> Iterator[str]:
    rows = [
        (
            each["game"],
            f"{each['actions']} / {each['numbers']:,}",
            _goal(f"{each['masks']:,}", each["masks"] >= 1_000_000),
            _goal(f"{each['observations']:,}", each["observations"] >= 300_000),
            f"{each['pettingzoo_masks']:,} / {each['pettingzoo_observations']:,}",
            f"{each['masks'] / each['pettingzoo_masks']:,.0f} / "
            f"{each['observations'] / each['pettingzoo_observations']:,.0f} times",
            f"{each['compile_cpu_s']} CPU-s",
        )
        for each in _read("batch")
    ]
    head = (
        "game",
        "actions / numbers of an observation",
        "decisions/s with masks (goal: at least 1,000,000)",
        "with observations too (goal: at least 300,000)",
        "PettingZoo: with masks / with observations",
        "ratio",
        "cold compile",
    )
    return _table(head, *rows)


def _adapters() -> Iterator[str]:
    figures = _read("adapters")
    steps: dict[str, int] = figures["steps"]
    kinds, ours = ("pettingzoo", "gymnasium", "openspiel"), [each["game"] for each in _read("batch")]
    rows = [(game, *(f"{steps[f'{kind}/{game}']:,}" for kind in kinds)) for game in ours]
    yield from _table(("game, steps a CPU-second", "PettingZoo", "Gymnasium", "OpenSpiel"), *rows)
    others = [(name, f"{value:,}") for name, value in steps.items() if name.partition("/")[2] not in ours]
    yield from _table(("their own games", "steps a CPU-second"), *others)
    yield SEARCHES.rstrip("\n")
    yield from _table(
        ("game", "seconds a decision", "matches", "won by ours", "ours is", "iterations/s: ours, OpenSpiel's", "ratio"),
        *(_search_row(each) for each in figures["searches"]),
    )


def _search_row(search: dict[str, Any]) -> tuple[str, ...]:
    speed = search["iterations_per_second"]
    ratio = speed["rivertable"] / speed["openspiel"]
    return (
        search["game"],
        f"{search['seconds']:g}",
        str(search["matches"]),
        _goal(f"{search['won']:.0%} ± {search['interval']:.0%}, goal at least 80 %", search["won"] >= 0.8),
        search["verdict"] or "undecided",
        f"{speed['rivertable']:,.0f}, {speed['openspiel']:,.0f}",
        _goal(f"{ratio:,.0f}, goal at least 30", ratio >= 30),
    )


def _readiness() -> Iterator[str]:
    def searched(figures: dict[str, Any]) -> str:
        within = SEARCHED_WITHIN.get(figures["game"], 12)
        return _goal(f"{figures['searched_move']}, goal at most {within}", figures["searched_move"] <= within)

    rows = [
        (
            each["game"],
            searched(each),
            str(each["everything"]),
            _goal(str(each["warm_searched_move"]), each["warm_searched_move"] <= 1.2),
            _goal(str(each["overlay_match"]), each["overlay_match"] <= 1),
            _goal(f"{each['speed_of_constants']:.3f}", each["speed_of_constants"] >= 0.92),
        )
        for each in _read("readiness")
    ]
    head = (
        "game",
        "first searched move, cold",
        "everything compiled",
        "first searched move, warm (goal: at most 1.2)",
        "first match with an overlay (goal: at most 1)",
        "speed of constants (goal: at least 0.92)",
    )
    return _table(head, *rows)


def _pages() -> Iterator[str]:
    rows = [
        (
            each["page"],
            _goal(f"{each['first_paint_ms']} ms", each["first_paint_ms"] < 1000),
            f"{each['ready_ms']} ms",
            _goal(f"{each['script_kb']} kB", each["script_kb"] < 150 if each["page"] == "lobby" else None),
            f"{each['all_kb']} kB",
        )
        for each in _read("pages")
    ]
    head = ("page", "first paint (goal: under 1 s)", "ready", "JavaScript (lobby: under 150 kB)", "all that is sent")
    return _table(head, *rows)


def _playback() -> Iterator[str]:
    rows = [
        (
            each["game"],
            f"{each['reaction_ms']} / {each['slowest_reaction_ms']} ms",
            _goal(
                f"{each['reaction_cpu_ms']} / {each['slowest_reaction_cpu_ms']} ms",
                each["slowest_reaction_cpu_ms"] < 100,
            ),
            f"{each['playback_s']} s",
            _goal(str(each["tasks_over_50_ms_cpu"]), each["tasks_over_50_ms_cpu"] == 0),
            f"{each['longest_task_cpu_ms']} ms",
            f"{each['frames_over_50_ms']} of {each['frames']}",
        )
        for each in _read("playback")
    ]
    head = (
        "game",
        "click to change: median / longest",
        "CPU in it (goal: under 100 ms)",
        "playback",
        "over 50 ms of CPU at a stretch (goal: never)",
        "longest",
        "late frames, by the clock",
    )
    return _table(head, *rows)
