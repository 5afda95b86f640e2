"""Play with a policy for each seat, and the list of decisions."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.chance import seed_words
from rivertable.engine.instance import instance
from rivertable.engine.simulation import (
    CHOICES,
    GREEDY,
    LENGTH,
    LOGGED,
    MATCH,
    QUICK,
    RANDOM,
    SEAT,
    result_width,
)
from rivertable.engine.state_arrays import new_memory

pytestmark = pytest.mark.usefixtures("fish_market")

PLAYERS = 2


def series(policies: list[int], size: int, room: int) -> tuple[list[list[int]], list[list[int]], int]:
    """Results, decisions and their number of some matches of the toy."""
    toy = instance("fish_market")
    t: Any = toy.per_game("seat_play")
    results = [[0] * result_width(toy.game, PLAYERS) for _ in range(size)]
    log = [[0] * LOGGED for _ in range(room)]
    memory = new_memory(toy.game.state, t.STATES, t.OUT, toy.mode)
    count = t.simulate(memory, PLAYERS, list(seed_words(7)), 0, policies, results, log)
    return results, log, count


@pytest.mark.parametrize(("kind", "module"), [(RANDOM, "simulate"), (QUICK, "policy_play"), (GREEDY, "greedy")])
def test_one_policy_for_all_plays_as_its_own_module(kind: int, module: str) -> None:
    toy = instance("fish_market")
    t: Any = toy.per_game(module)
    results = [[0] * result_width(toy.game, PLAYERS) for _ in range(4)]
    memory = new_memory(toy.game.state, t.STATES, t.OUT, toy.mode)
    t.simulate(memory, PLAYERS, list(seed_words(7)), 0, results)
    assert series([kind] * PLAYERS, 4, 0)[0] == results


def test_every_decision_is_listed_with_its_match_and_choices() -> None:
    results, log, count = series([RANDOM, GREEDY], 3, 1000)
    made = log[:count]
    assert [sum(row[MATCH] == match for row in made) for match in range(3)] == [row[LENGTH] for row in results]
    assert {row[SEAT] for row in made} == {0, 1}
    assert all(row[CHOICES] > 0 for row in made)


def test_a_list_that_is_too_short_changes_nothing_and_is_told() -> None:
    results, log, count = series([QUICK, RANDOM], 3, 1000)
    short = series([QUICK, RANDOM], 3, 5)
    assert (short[0], short[1], short[2]) == (results, log[:5], count)
