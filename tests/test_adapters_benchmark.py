"""What the benchmark of the adapters measures with: loops that step, and a search of OpenSpiel's that keeps its time."""

from __future__ import annotations

from itertools import islice

import gymnasium
import pyspiel
import pytest

import rivertable as rt
from benchmarks import adapters as benchmark


def test_every_loop_makes_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "BURST_SECONDS", 0.01)
    loops = {name: make() for name, make in benchmark.sides("stone_layer").items()}
    loops["own/cart"] = benchmark.gymnasium_steps(gymnasium.make("CartPole-v1"))
    loops["own/hearts"] = benchmark.openspiel_steps(pyspiel.load_game("hearts"))
    assert [sum(islice(steps, 200)) for steps in loops.values()] == [200] * len(loops)
    assert min(benchmark.best_rates(loops, bursts=1).values()) > 0


@pytest.mark.parametrize("game", benchmark.SEARCHED)
def test_the_search_of_openspiel_decides_from_what_the_seat_knows_and_keeps_its_time(game: str) -> None:
    match = rt.Match(game, seed=3)
    for _ in range(8):
        match.act(match.to_act[0], match.legal_ids(match.to_act[0])[0])
    seat, bot = match.to_act[0], benchmark.OpenSpielBot(match.config, seconds=0.0, seed=5)
    assert bot.choose(match, seat).id in match.legal_ids(seat)
    assert bot.search.simulations == 2  # the fewest that give an answer
    worlds = [match, match.imagine(seat, seed=1)]
    positions = [bot.position(match.config, world.redacted(seat), seat) for world in worlds]
    assert worlds[0].state != worlds[1].state
    assert len({position.information_state_string(seat) for position in positions}) == 1


def test_a_contest_of_the_searches_tells_who_won_and_how_fast_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "OpenSpielBot", lambda config, seconds, seed: rt.bot("random", seed=seed))
    monkeypatch.setattr(benchmark, "ours", lambda seconds, seed: rt.bot("random", seed=seed + 1))
    monkeypatch.setattr(benchmark, "iterations", lambda config, seconds: {"rivertable": 60.0, "openspiel": 2.0})
    figures = benchmark.contest("stone_layer", seconds=0.0, most=4)
    assert figures["matches"] == 4
    assert 0 <= figures["won"] <= 1
    assert figures["verdict"] is None
