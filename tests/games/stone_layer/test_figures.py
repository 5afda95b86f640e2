"""Figures the world keeps: a small sample here, the whole with RIVERTABLE_LONG=1 (`make test-long`); how quick it is: `make bench`."""

from __future__ import annotations

import os
from random import Random

import numpy as np
import pytest

from rivertable.games.stone_layer.physics.trials import build_stack, trials
from scripts.stone_figures import Played, play, stability

LONG = os.environ.get("RIVERTABLE_LONG") == "1"


@pytest.fixture(scope="module")
def played() -> Played:
    """Whole games with RIVERTABLE_LONG; otherwise the first turns of one."""
    return play(20) if LONG else play(1, first=1, turns=14)


def test_the_film_of_a_collapse_is_at_most_4_kb(played: Played) -> None:
    assert all(size <= 4096 for size in played.films)


def test_sl_6_24_every_attempt_simulated_again_agrees(played: Played) -> None:
    assert played.simulated_again > 0
    assert played.different == 0


def test_a_stack_of_five_stays_within_a_millimetre() -> None:
    moved = stability(40, 5, 60) if LONG else stability(2, 5, 10)
    assert sum(each < 1 for each in moved) >= 0.95 * len(moved)


@pytest.mark.slow
def test_full_games_take_15_to_60_turns(played: Played) -> None:
    turns = (played if LONG else play(20, audit=False)).turns
    assert sum(15 <= each <= 60 for each in turns) >= 0.9 * len(turns)


@pytest.mark.slow
def test_mostly_safe_to_the_third_stone_and_risky_from_the_fifth() -> None:
    random = Random(8)
    pool = [stack for stack in (build_stack(5, random) for _ in range(12)) if stack is not None]
    found = list(trials(pool, [3, 5, 6], ["normal"], 100, random))
    stood = {height: np.mean([t.ended == "stood" for t in found if t.height == height]) for height in (3, 5, 6)}
    assert stood[3] >= 0.9
    assert stood[5] <= 0.93
    assert stood[6] <= 0.85
