"""Compiles every game once, and Riverside bounds-checked too, before the tests start: they then only load the code.

A game's entries are compiled by one process, which then reads each rule once. The longest compile begins first, so that
all cores are done at about the same time.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from rivertable.bots.readiness import batch_parts, parts_of, prepare
from rivertable.engine.conformance.lockstep import play_in_lockstep
from rivertable.engine.conformance.report import Report
from rivertable.engine.game_config import load
from rivertable.engine.registry import folder_of, games
from rivertable.engine.rule import Mode


def warm(game: str, mode: Mode) -> None:
    """What the conformance checks call, and what bots and batches call in the ordinary mode."""
    began, config, report = time.perf_counter(), load(game), Report(game)
    play_in_lockstep(config, 0, [mode], report)
    if report.failures:
        raise SystemExit(f"{game} {mode.value}: {report.failures[0]}")
    if mode is Mode.COMPILED:
        prepare([*parts_of(config), *batch_parts(config)], lambda *_: None)
    took, cpu = time.perf_counter() - began, time.process_time()
    print(f"{game} {mode.value}: ready after {took:.0f} s, {cpu:.0f} of them computing", flush=True)


def rules_in(game: str) -> int:
    """How many rules the game has, which is a fair guess at how long it takes."""
    return sum(path.read_text(encoding="utf-8").count("@rule") for path in folder_of(game).rglob("*.py"))


def main() -> None:
    if len(sys.argv) == 3:
        warm(sys.argv[1], Mode(sys.argv[2]))
        return
    largest_first = sorted(games(), key=rules_in, reverse=True)
    jobs = [*((game, Mode.COMPILED.value) for game in largest_first), ("riverside", Mode.CHECKED.value)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda job: subprocess.run([sys.executable, __file__, *job], check=True), jobs))


if __name__ == "__main__":
    main()
