"""How soon compiled code is ready, and what it costs that an overlay may change it: CPU time, so that a busy machine measures alike.

    python benchmarks/readiness.py --output benchmarks/readiness.json

Every figure is of a process of its own. Speeds with tables outside the code and with tables as constants are measured
in turns, in bursts of equal length.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rivertable.engine.registry import games

BURSTS = 25
BURST_SECONDS = 0.4
OVERLAYS = {  # that change tables only
    "riverside": '[[tile]]\nid = "T01"\nvillage = [ { colour = "yellow", value = 55 } ]',
    "the_river": '[[building]]\nid = "b01"\ncost = { wood = 3, stone = 3, clay = 3 }',
    "twelve_rivers": '[[pearl]]\ncolour = "green"\nvalue = 2',
    "river_bankers": "[[structures]]\nid = 1\nvp = 9",
    "stone_layer": '[[stone_tile]]\nid = "t_s_1"\nsteps = 3',
}

SEARCHED_MOVE = """
import sys, time
from rivertable.bots import make_bot
from rivertable.bots.readiness import parts_of, prepare
from rivertable.engine.components import Overlay
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.simulation import simulate
config = load(sys.argv[1], components=Overlay("benchmark", sys.argv[2]) if sys.argv[2] else None)
match = Match(config, 1)
"""
MOVE = "make_bot('ismcts', level='normal', iterations=100).choose(match, match.to_act[0])\nprint(time.process_time())\n"
PLAY = "simulate(config, games=1)\nprint(time.process_time())\n"
REST = "prepare(parts_of(config), lambda *_: None)\nprint(time.process_time())\n"

SPEED = """
import sys, time
import numpy as np
from rivertable.engine import outside_tables
if sys.argv[2] == "constants":
    outside_tables.outside_table = lambda rows, symbol: np.array(rows, np.int64)
from rivertable.engine.game_config import load
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import CompiledSeries
series, size = CompiledSeries(load(sys.argv[1]), "policy_play", 1, Mode.COMPILED), 1
def burst():
    began = time.process_time()
    decisions = series.play(0, size)[:, 0].sum()
    return decisions, time.process_time() - began
burst()
while burst()[1] < float(sys.argv[3]):
    size *= 2
print("ready", flush=True)
for _ in sys.stdin:
    decisions, seconds = burst()
    print(decisions / seconds, flush=True)
"""


def cpu_seconds(source: str, game: str, overlay: str, cache: str) -> list[float]:
    """The numbers that a new process prints."""
    command = [sys.executable, "-c", SEARCHED_MOVE + source, game, overlay]
    environment = {**os.environ, "RIVERTABLE_CACHE": cache}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return [float(line) for line in done.stdout.split()]


def readiness(game: str) -> dict[str, float]:
    """CPU-seconds from nothing to the moments that people wait for."""
    with tempfile.TemporaryDirectory() as cache:
        searched, everything = cpu_seconds(MOVE + REST, game, "", cache)
        warm = min(cpu_seconds(MOVE, game, "", cache)[0] for _ in range(3))
        overlay = min(cpu_seconds(PLAY, game, OVERLAYS[game], cache)[0] for _ in range(3))
    seconds = {
        "searched_move": searched,
        "everything": everything,
        "warm_searched_move": warm,
        "overlay_match": overlay,
    }
    return {name: round(each, 2) for name, each in seconds.items()}


def relative_speed(game: str) -> float:
    """Quick play with tables outside the code, as a share of its speed with constants."""
    with tempfile.TemporaryDirectory() as cache:
        processes = [
            subprocess.Popen(
                [sys.executable, "-c", SPEED, game, tables, str(BURST_SECONDS)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "RIVERTABLE_CACHE": os.path.join(cache, tables)},
                text=True,
            )
            for tables in ("outside", "constants")
        ]
        for each in processes:
            _line(each)
        ratios = []
        for _ in range(BURSTS):
            outside, constants = (float(_line(each, "go\n")) for each in processes)
            ratios.append(outside / constants)
        for each in processes:
            assert each.stdin is not None
            each.stdin.close()
            each.wait()
    return statistics.median(ratios)


def _line(process: subprocess.Popen[str], ask: str = "") -> str:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(ask)
    process.stdin.flush()
    return process.stdout.readline()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--output", type=Path, help="write the figures to this file as JSON")
    parser.add_argument("--games", nargs="*", default=games(), help="the games to measure")
    arguments = parser.parse_args()
    figures: list[dict[str, Any]] = []
    for game in arguments.games:
        figures.append({"game": game, **readiness(game), "speed_of_constants": round(relative_speed(game), 3)})
        print(json.dumps(figures[-1]), flush=True)
    if arguments.output is not None:
        arguments.output.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
