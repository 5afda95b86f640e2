"""Series of random matches."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.chance import seed_words
from rivertable.engine.instance import Instance
from rivertable.engine.kept import fill_kept
from rivertable.engine.simulation import END, FIRST_TOTAL, LENGTH, ROUNDS, result_width
from rivertable.engine.state_arrays import new_memory, put

PLAYERS = 2


def series(instance: Instance, seed: int | str, first: int, size: int) -> tuple[list[list[int]], int]:
    """The results of some matches of a series, and the number of decisions."""
    module: Any = instance.per_game("simulate")
    results = [[0] * result_width(instance.game, PLAYERS) for _ in range(size)]
    memory = new_memory(instance.game.state, module.STATES, module.OUT, instance.mode)
    blank = instance.game.state()
    fill_kept(blank)
    put(memory.states, module.BLANK, blank)
    decisions = module.simulate(memory, PLAYERS, list(seed_words(seed)), first, results)
    return results, decisions


@pytest.fixture(scope="module")
def three(interpreted: Instance) -> tuple[list[list[int]], int]:
    return series(interpreted, 7, 0, 3)


def test_a_series_repeats_itself(interpreted: Instance, three: tuple[list[list[int]], int]) -> None:
    assert series(interpreted, 7, 0, 3) == three


def test_matches_of_a_series_differ(three: tuple[list[list[int]], int]) -> None:
    results, _ = three
    assert results[0] != results[1]


def test_a_series_may_be_played_in_parts(interpreted: Instance, three: tuple[list[list[int]], int]) -> None:
    results, _ = three
    assert series(interpreted, 7, 2, 1)[0] == results[2:]


def test_match_number_n_is_the_match_of_the_seed_plus_n(
    interpreted: Instance, three: tuple[list[list[int]], int]
) -> None:
    results, _ = three
    assert series(interpreted, 8, 0, 1)[0] == results[1:2]


@pytest.mark.parametrize("digits", [8, 16, 24, 32])
def test_adding_to_a_seed_carries_into_its_next_words(interpreted: Instance, digits: int) -> None:
    carried = (int("f" * digits, 16) + 1) % (1 << 128)
    assert series(interpreted, "f" * digits, 1, 1) == series(interpreted, carried, 0, 1)


def test_decisions_are_counted_over_the_series(three: tuple[list[list[int]], int]) -> None:
    results, decisions = three
    assert sum(result[LENGTH] for result in results) == decisions


def test_every_match_has_decisions(three: tuple[list[list[int]], int]) -> None:
    assert all(result[LENGTH] > 0 for result in three[0])


def test_every_match_has_rounds(three: tuple[list[list[int]], int]) -> None:
    assert all(result[ROUNDS] > 0 for result in three[0])


def test_every_match_ends_for_a_reason_of_the_game(interpreted: Instance, three: tuple[list[list[int]], int]) -> None:
    assert all(0 <= result[END] < len(interpreted.game.end_reasons) for result in three[0])


def test_random_play_scores_something(three: tuple[list[list[int]], int]) -> None:
    assert any(any(result[FIRST_TOTAL:]) for result in three[0])
