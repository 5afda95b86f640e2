"""Whose code is compiled and kept, and when it is given up."""

from __future__ import annotations

import pytest

from rivertable.bots import compile_progress as progress_module
from rivertable.bots.compile_progress import OVERLAYS, PAUSES, CompileProgress
from rivertable.bots.jobs import GameSpec
from rivertable.bots.pool import Pool
from rivertable.engine.components import Overlay
from rivertable.engine.registry import header_of


def riverside(overlay: int | None = None) -> GameSpec:
    changed = None if overlay is None else Overlay(f"{overlay}.toml", f"number = {overlay}")
    return GameSpec("riverside", 2, {}, changed, 1)


def test_progress_moves_while_a_part_is_compiled_and_is_whole_only_at_the_end() -> None:
    progress = CompileProgress(riverside())
    assert progress.estimate(100.0) == 0.0
    progress.reached(0, 2, 100.0)
    seen = [progress.estimate(at) for at in (100.0, 105.0, 130.0, 10_000.0)]
    assert seen == sorted(set(seen))
    assert seen[-1] <= 0.5
    progress.reached(1, 2, 200.0)
    assert 0.5 <= progress.estimate(200.0) < progress.estimate(230.0) < 1
    progress.reached(2, 2, 300.0)
    assert progress.estimate(300.0) == 1.0


async def test_so_many_overlays_of_a_game_are_compiled_and_an_unused_one_makes_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = Pool(1)
    for number in range(OVERLAYS + 2):
        pool.want(riverside(number))
    pool.want(riverside())
    pool.want(GameSpec("the_river", 2, {}, Overlay("a.toml", "number = 1"), header_of("the_river").rules_version))
    taken = [riverside(number).code for number in range(OVERLAYS)]
    assert list(pool.progress) == [*taken, ("riverside", ""), ("the_river", Overlay("a.toml", "number = 1").digest)]
    pool.want(riverside(0))  # it is played again, so the second is now the one longest unused
    monkeypatch.setattr(progress_module, "OVERLAY_SECONDS", 0.0)
    pool.want(riverside(OVERLAYS))
    assert riverside(0).code in pool.progress
    assert riverside(1).code not in pool.progress
    assert riverside(OVERLAYS).code in pool.progress


def test_code_is_given_up_when_workers_die_of_it_again_and_again() -> None:
    progress, now, waits = CompileProgress(riverside()), 100.0, []
    while not progress.failed:
        progress.died(now)
        progress.died(now)  # another worker at the same time
        waits.append(progress.again_at - now)
        now = progress.again_at
    assert waits == [*PAUSES, 0.0]
