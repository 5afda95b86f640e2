"""Quick play: the game's cheap policy in every seat."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.chance import seed_words, stream_from
from rivertable.engine.instance import Instance, instance
from rivertable.engine.simulation import LENGTH, result_width
from rivertable.engine.state_arrays import new_memory
from tests.market.market import market

pytestmark = pytest.mark.usefixtures("fish_market")

PLAYERS = 2


def series(game: Instance, module: str, size: int) -> tuple[list[list[int]], int]:
    """The results of some matches of the toy played by a module of per_game/, and the number of decisions."""
    t: Any = game.per_game(module)
    results = [[0] * result_width(game.game, PLAYERS) for _ in range(size)]
    memory = new_memory(game.game.state, t.STATES, t.OUT, game.mode)
    decisions = t.simulate(memory, PLAYERS, list(seed_words(7)), 0, results)
    return results, decisions


def test_a_series_repeats_itself_and_counts_its_decisions() -> None:
    toy = instance("fish_market")
    results, decisions = series(toy, "policy_play", 5)
    assert series(toy, "policy_play", 5) == (results, decisions)
    assert decisions == sum(result[LENGTH] for result in results) > 0


def test_a_match_is_played_to_its_end() -> None:
    match = market()
    state = match.state
    t = match.config.instance().per_game("policy_play")
    decisions = t.play_quickly(state, [0] * t.OUT, stream_from(1))
    assert match.game.to_act(state) == 0
    assert decisions > 0


def test_a_report_of_the_referee_is_no_decision() -> None:
    match = market(weather=True)
    state = match.state
    t = match.config.instance().per_game("policy_play")
    assert not t.step_quickly(state, [0] * t.OUT, stream_from(1), match.game.to_act(state))
    assert state != match.state


def test_the_policy_decides_where_there_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    match = market()
    state, t = match.state, match.config.instance().per_game("policy_play")
    monkeypatch.setattr(t, "policy", lambda s, seat, out, n, stream: out[n - 1])
    assert t.step_quickly(state, [0] * t.OUT, stream_from(1), match.game.to_act(state))
    match.game.apply(match._state, 0, match.legal(0)[-1].id)
    assert state == match.state
