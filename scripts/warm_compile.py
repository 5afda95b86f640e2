"""Compiles every game once, and Riverside bounds-checked too, before the tests start: they then only load the code."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from rivertable.engine.conformance.lockstep import play_in_lockstep
from rivertable.engine.conformance.report import Report
from rivertable.engine.loaded import load
from rivertable.engine.match import Match
from rivertable.engine.registry import games
from rivertable.engine.rule import Mode


def warm(game: str, mode: Mode) -> None:
    began = time.perf_counter()
    loaded = load(game)
    play_in_lockstep(loaded, 0, [mode], Report(game))
    if mode is Mode.COMPILED:
        from rivertable.bots import make_bot

        match = Match(loaded, 0)
        for bot in ("greedy", "ismcts"):
            make_bot(bot, mode=mode).choose(match, match.to_act[0])
    print(f"{game} {mode.value}: ready after {time.perf_counter() - began:.0f} s", flush=True)


def main() -> None:
    if len(sys.argv) == 3:
        warm(sys.argv[1], Mode(sys.argv[2]))
        return
    jobs = [*((game, Mode.COMPILED.value) for game in games()), ("riverside", Mode.CHECKED.value)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda job: subprocess.run([sys.executable, __file__, *job], check=True), jobs))


if __name__ == "__main__":
    main()
