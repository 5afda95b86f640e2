"""Games in OpenSpiel: its own checks, its algorithms, what players are shown, and what mistakes are answered with."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, ismcts, mcts, outcome_sampling_mccfr

import rivertable as rt
import rivertable.adapters.openspiel as adapter
from tests.adapters.worlds import EVERY, player_counts

GAMES = rt.games()


def loaded(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"rivertable_{game}", parameters)


def dealt(game: str, **parameters: Any) -> Any:
    state = loaded(game, **{"seed": 1, **parameters}).new_initial_state()
    state.apply_action(0)
    return state


def positions(game: str, decisions: int = 60, every: int = EVERY, **parameters: Any) -> Any:
    """A state that goes on, looked at every few decisions."""
    state, random = dealt(game, **parameters), Random(2)
    for number in range(decisions):
        if state.is_terminal():
            return
        if number % every == 0:
            yield state
        state.apply_action(random.choice(state.legal_actions()))


def shown(state: Any, player: int) -> tuple[Any, ...]:
    """All that a player is shown."""
    texts = state.observation_string(player), state.information_state_string(player)
    return *texts, tuple(state.observation_tensor(player)), tuple(state.information_state_tensor(player))


# ---------------------------------------------------------------- OpenSpiel's own check and algorithms


@pytest.mark.parametrize("game", GAMES)
def test_the_check_of_openspiel_passes(game: str) -> None:
    pyspiel.random_sim_test(loaded(game, seed=1), num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(loaded(game, deals=3), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), player_counts())
def test_it_passes_with_every_number_of_players(game: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(game, players=players), num_sims=5, serialize=False, verbose=False)
    pyspiel.random_sim_test(loaded(game, players=players, deals=3), num_sims=5, serialize=True, verbose=False)
    searched(game, players, simulations=50)
    outcome_sampling_mccfr.OutcomeSamplingSolver(loaded(game, players=players)).iteration()


def searched(game: str, players: int, simulations: int) -> int:
    """The decision of OpenSpiel's search in the middle of a match."""
    state, random = dealt(game, players=players), np.random.RandomState(1)
    for _ in range(9):
        state.apply_action(state.legal_actions()[0])
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    action = int(ismcts.ISMCTSBot(state.get_game(), evaluator, 1.0, simulations, random_state=random).step(state))
    assert action in state.legal_actions()
    return action


@pytest.mark.parametrize("game", GAMES)
def test_its_search_plays_and_its_regret_minimiser_iterates(game: str) -> None:
    searched(game, players=2, simulations=6)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded(game, seed=1))
    solver.iteration()
    assert solver._infostates


TINY = """
[[fish]]
id = "vendace"
count = 1
[[fish]]
id = "perch"
count = 1
[[fish]]
id = "pike"
count = 1
"""


def test_regret_minimising_converges_on_a_tiny_game(lantern_fishing: None, tmp_path: Path) -> None:
    adapter.register("lantern_fishing")
    overlay = tmp_path / "tiny.toml"
    overlay.write_text(TINY)
    tiny = loaded("lantern_fishing", components=str(overlay), deals=12)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(tiny)
    np.random.seed(1)
    nash_conv: Any = exploitability.nash_conv  # without more arguments it returns a number
    solver.iteration()
    before = nash_conv(tiny, solver.average_policy())
    for _ in range(600):
        solver.iteration()
    assert before > 0.1
    assert nash_conv(tiny, solver.average_policy()) < 0.02


# ---------------------------------------------------------------- states


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_copied_and_kept_whole(game: str) -> None:
    for state in positions(game, decisions=24, players=3):
        again = state.get_game().deserialize_state(state.serialize())
        for other in (state.clone(), again, pickle.loads(pickle.dumps(state))):
            assert str(other) == str(state)
            assert all(shown(other, player) == shown(state, player) for player in range(3))
            other.apply_action(other.legal_actions()[0])
            assert str(other) != str(state)


def test_the_deals_of_a_game_follow_from_its_seed() -> None:
    one, other = (loaded("the_river", seed=9) for _ in range(2))
    deals = []
    for game in (one, one, other, other):
        state = game.new_initial_state()
        assert state.chance_outcomes() == [(0, 1.0)]
        state.apply_action(0)
        deals.append(str(state))
    assert deals[:2] == deals[2:]
    assert deals[0] != deals[1]


def test_a_game_of_few_deals_has_an_outcome_for_each() -> None:
    state = loaded("the_river", deals=4, seed=20).new_initial_state()
    assert state.chance_outcomes() == [(outcome, 0.25) for outcome in range(4)]
    state.apply_action(3)
    assert state.match.state == rt.Match("the_river", seed=23).state


def test_returns_are_the_results_of_the_match() -> None:
    state, random = dealt("riverside", players=3), Random(1)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0, 0.0]
        state.apply_action(random.choice(state.legal_actions()))
    ranks = state.match.ranks
    assert sum(state.returns()) == 0
    assert state.returns()[ranks.index(1)] == max(state.returns()) > 0


def test_the_options_of_a_game_are_parameters() -> None:
    assert loaded("riverside", players=4, extension=True).config.options["extension"] is True
    assert loaded("stone_layer", points_to_win=15).config.options["points_to_win"] == "15"
    assert loaded("riverside", players=1).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert loaded("riverside", players=2).get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


# ---------------------------------------------------------------- what players are shown


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_world_shows_the_player_the_same(game: str) -> None:
    random = Random(3)
    differing = 0
    for state in positions(game, players=3):
        for player in range(3):
            world = state.resample_from_infostate(player, random.random)
            assert shown(world, player) == shown(state, player)
            differing += str(world) != str(state)
        asked = state.current_player()
        world = state.resample_from_infostate(asked, random.random)
        assert world.current_player() == asked
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []
    assert differing > 0


@pytest.mark.parametrize("game", ["riverside", "twelve_rivers", "river_bankers"])
def test_what_another_player_chose_in_secret_shows_nobody_else(game: str) -> None:
    secrets = 0
    for state in positions(game, decisions=120, every=1, players=3):
        asked = state.current_player()
        worlds = [state.child(action) for action in state.legal_actions()[:3] if len(state.match.to_act) > 1]
        if len(worlds) > 1 and {world.match.reveals for world in worlds} == {state.match.reveals}:
            secrets += 1
            for player in {0, 1, 2} - {asked}:
                assert len({shown(world, player) for world in worlds}) == 1
            assert len({shown(world, asked) for world in worlds}) == len(worlds)
    assert secrets > 0


def test_what_others_were_told_does_not_come_into_a_resampled_world() -> None:
    """In two matches that differ only in a hand, the searching player finds the same in the same world."""
    state = next(position for position in positions("twelve_rivers", players=2))
    hidden = state.resample_from_infostate(0, lambda: 0.5)
    worlds = [each.resample_from_infostate(0, lambda: 0.25) for each in (state, hidden)]
    assert [shown(world, 1) for world in worlds[:1]] == [shown(world, 1) for world in worlds[1:]]


def test_with_perfect_recall_a_player_remembers_what_a_position_does_not_show() -> None:
    """Two ways to the same position: information states tell them apart, observations do not."""
    state = dealt("the_river")
    other = copy.deepcopy(state.deal)
    other.act(state.current_player(), state.legal_actions()[0])
    other.play = state.deal.play.clone()  # the same position again, with what was done remembered
    again = adapter.RiverState(state.get_game(), other)
    player = state.current_player()
    assert again.observation_string(player) == state.observation_string(player)
    assert again.information_state_string(player) != state.information_state_string(player)
    assert again.information_state_tensor(player) != state.information_state_tensor(player)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_knows_is_a_position_that_can_be_searched(game: str) -> None:
    for state in positions(game, decisions=40, players=3):
        asked = state.current_player()
        known = rt.Match.from_state(state.match.config, state.match.redacted(asked))
        alone = adapter.RiverState.at(state.get_game(), known, asked)
        assert alone.current_player() == asked
        assert alone.legal_actions() == state.legal_actions()
        assert alone.observation_string(asked) == state.observation_string(asked)
        world = alone.resample_from_infostate(asked, lambda: 0.5)
        assert shown(world, asked) == shown(alone, asked)
        world.apply_action(world.legal_actions()[0])


# ---------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("game", "parameters", "sentence"),
    [
        ("the_river", {"players": 7}, "the_river takes 2 to 4 players, not 7"),
        ("the_river", {"deals": -1}, "deals is how many matches chance may deal"),
        ("the_river", {"preprint": "odd"}, "preprint"),
        ("the_river", {"components": "nowhere.toml"}, "nowhere.toml"),
    ],
)
def test_a_mistake_is_answered_with_what_would_be_right(game: str, parameters: dict[str, Any], sentence: str) -> None:
    with pytest.raises(rt.RivertableError, match=sentence):
        loaded(game, **parameters)


def test_a_refused_action_says_why_and_changes_nothing() -> None:
    state = dealt("the_river")
    before = state.match.state
    refused = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    with pytest.raises(rt.IllegalAction):
        state.apply_action(refused)
    assert state.match.state == before


def test_before_the_deal_there_is_nothing_to_resample() -> None:
    with pytest.raises(rt.OptionError, match="apply the action of the chance node first"):
        loaded("the_river").new_initial_state().resample_from_infostate(0, lambda: 0.5)


def test_a_program_that_has_loaded_a_game_ends_well() -> None:
    program = "import pyspiel, rivertable.adapters.openspiel; print(pyspiel.load_game('rivertable_riverside'))"
    settings = {**os.environ, "PYTHONWARNINGS": "error"}
    done = subprocess.run([sys.executable, "-c", program], env=settings, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("rivertable_riverside(")
