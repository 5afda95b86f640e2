"""Greedy play: every seat follows the best plan for its own turn."""

from __future__ import annotations

import pytest

from rivertable.engine.chance import stream_from
from rivertable.engine.instance import instance
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import FIRST_TOTAL, LENGTH
from rivertable.engine.state_arrays import new_memory, put
from tests.engine.per_game.test_policy_play import PLAYERS, series
from tests.market.market import market

pytestmark = pytest.mark.usefixtures("fish_market")


def test_a_series_repeats_itself_and_counts_its_decisions() -> None:
    toy = instance("fish_market")
    results, decisions = series(toy, "greedy", 3)
    assert series(toy, "greedy", 3) == (results, decisions)
    assert decisions == sum(result[LENGTH] for result in results) > 0


def test_greedy_play_scores_more_than_random_play() -> None:
    toy = instance("fish_market")
    points = {
        module: sum(sum(result[FIRST_TOTAL : FIRST_TOTAL + PLAYERS]) for result in series(toy, module, 6)[0])
        for module in ("greedy", "simulate")
    }
    assert points["greedy"] > points["simulate"]


def test_the_chosen_action_begins_the_best_plan() -> None:
    match = market()
    toy = match.config.instance()
    t, beam = toy.per_game("greedy"), toy.per_game("beam")
    world = match.redacted(0)
    match.game.deal_unknown(world, 0, stream_from(1))
    memory = new_memory(toy.game.state, t.STATES, t.OUT, Mode.INTERPRETED)
    put(memory.states, t.ROOT, world)
    action = t.choose(memory, 0)
    assert action in [legal.id for legal in match.legal(0)]
    assert action == memory.out[beam.plan_of(beam.FINISHED) + beam.ACTIONS]
