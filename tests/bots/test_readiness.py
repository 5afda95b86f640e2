"""What is compiled for a game, all by one process, the search first."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path

import pytest

from rivertable.bots import make_bot
from rivertable.bots.readiness import BackgroundCompile, batch_parts, parts_of, prepare
from rivertable.engine.batch import Batch
from rivertable.engine.compile_watch import Compiling, watching
from rivertable.engine.components import Overlay
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.match import Match
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import BUILT_IN, simulate

FRESH = iter(range(50, 90))  # numbers that no other test has compiled


@pytest.fixture
def unready(fish_market: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GameConfig:
    """The toy game with numbers of its own, in an empty cache."""
    monkeypatch.setenv("RIVERTABLE_CACHE", str(tmp_path))
    return load("fish_market", components=Overlay(f"{tmp_path.name}.toml", f"[market]\nprize_points = {next(FRESH)}"))


def test_everything_is_compiled_once_and_the_search_first(unready: GameConfig) -> None:
    parts, steps = parts_of(unready), list[tuple[int, int]]()
    assert [part.is_ready for part in parts] == [False] * 5
    assert parts[0].name == "search"
    prepare(parts, lambda done, of: steps.append((done, of)))
    assert [part.is_ready for part in parts] == [True] * 5
    done = [step[0] for step in steps]
    assert done == sorted(done)
    assert steps[0][0] == 0
    assert steps[-1][0] == steps[-1][1] > 20
    assert all(before < of for before, of in steps[:-1])


def test_nothing_has_to_be_compiled_afterwards(unready: GameConfig) -> None:
    prepare(parts_of(unready), lambda *_: None)
    told: list[Compiling] = []
    match = Match(unready, 1)
    with watching(told.append):
        for name in ("ismcts", "greedy"):
            make_bot(name, mode=Mode.COMPILED).choose(match, match.to_act[0])
        for policy in BUILT_IN:
            simulate(unready, games=2, policy=policy)
    assert told == []


def test_a_batch_waits_for_nothing_once_its_parts_are_compiled(unready: GameConfig) -> None:
    prepare(batch_parts(unready), lambda *_: None)
    told: list[Compiling] = []
    with watching(told.append):
        batch = Batch(unready, 3, threads=2)
        batch.step(batch.sample())
    assert told == []


def test_what_is_ready_is_told_at_once(unready: GameConfig) -> None:
    prepare(parts_of(unready), lambda *_: None)
    steps: list[tuple[int, int]] = []
    prepare(parts_of(unready), lambda done, of: steps.append((done, of)))
    assert steps == [(1, 1)]


async def over(background: BackgroundCompile) -> None:
    async with asyncio.timeout(300):
        while not background.is_over:
            await asyncio.sleep(0.05)


async def test_a_process_compiles_in_the_background(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "rivertable")
    await over(BackgroundCompile(load("riverside")))
    assert all(part.is_ready for part in parts_of(load("riverside")))
    assert caplog.messages[0].startswith("compiling riverside in the background")
    assert "failed" not in caplog.text


async def test_a_process_that_dies_is_told(caplog: pytest.LogCaptureFixture) -> None:
    background = BackgroundCompile(load("riverside"))
    os.kill(background._process.pid, 9)
    await over(background)
    assert "compiling riverside in the background failed" in caplog.text
