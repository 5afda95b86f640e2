"""Games in Gymnasium: its own check, what the seat is shown, who plays the others, and what mistakes are answered with."""

from __future__ import annotations

import copy
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import rivertable as rt
from rivertable.adapters.gymnasium import SeatEnv
from tests.adapters.worlds import player_counts, with_worlds

GAMES = rt.games()


def made_by_name(game: str, **settings: Any) -> Any:
    return gymnasium.make(f"rivertable/{game}-v{rt.load(game).rules}", **settings).unwrapped


def play_out(env: SeatEnv, seed: int | None) -> float:
    _, info = env.reset(seed=seed)
    chance, reward, ended = random.Random(seed), 0.0, False
    while not ended:
        legal = info["action_mask"].nonzero()[0].tolist()
        assert legal
        _, reward, ended, cut, info = env.step(chance.choice(legal))
        assert not cut
    return reward


@pytest.mark.parametrize("game", GAMES)
def test_the_check_of_gymnasium_passes(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made_by_name(game, bots="quick"))
    check_env(SeatEnv(game, seat=1, bots="quick"))
    assert capsys.readouterr().out  # what was drawn for people


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), player_counts())
def test_it_passes_with_every_number_of_players(game: str, players: int) -> None:
    for seat in range(players):
        env = made_by_name(game, players=players, seat=seat, bots="greedy")
        check_env(env)
        assert -1 <= play_out(env, seed=seat) <= 1


@pytest.mark.parametrize("game", GAMES)
def test_the_reward_is_the_result_of_the_seat(game: str) -> None:
    env = SeatEnv(game, players=2, seat=1, bots="random")
    rewards = [play_out(env, seed) for seed in (4, None, None)]
    assert rewards[-1] == env.match.game.utility(env.match.state, 1)
    assert set(rewards) <= {-1.0, 0.0, 1.0}


def test_bots_decide_for_the_others_each_its_own_seat() -> None:
    seats: list[int] = []

    def watched(config: rt.GameConfig, redacted: Any, seat: int) -> int:
        seats.append(seat)
        out = [0] * config.game.actions.count
        config.game.legal(redacted, seat, out)
        return out[0]

    env = SeatEnv("the_river", players=4, seat=2, bots=("random", watched, rt.bot("random", seed=1)))
    play_out(env, seed=1)
    assert set(seats) == {1}
    assert {move.seat for move in env.match.moves} == {0, 1, 2, 3}


def test_a_seed_gives_the_same_match_again_bots_and_all() -> None:
    env = SeatEnv("river_bankers", players=3, bots=("random", "quick"), interpreted=True)
    play_out(env, seed=3)
    moves = env.match.moves
    play_out(env, seed=3)
    assert env.match.moves == moves
    env.reset(seed=3)
    assert env.match.record().seed == rt.Match("river_bankers", seed=3).seed


@pytest.mark.parametrize("game", GAMES)
def test_the_seat_is_shown_the_same_in_every_world_it_cannot_tell_apart(game: str) -> None:
    looks, envs = 0, [SeatEnv(game, players=3, seat=seat, bots="random", render_mode="ansi") for seat in (0, 1, 2)]
    for play, seat, world in with_worlds(game, 3):
        one, other = envs[seat], copy.copy(envs[seat])
        one._played, other._played = play, world
        assert np.array_equal(one._shown()[0], other._shown()[0])
        assert np.array_equal(one.action_masks(), other.action_masks())
        assert one.render() == other.render()
        looks += play.match.state != world.match.state
    assert looks > 0


def test_alone_there_are_no_bots() -> None:
    assert -1 <= play_out(SeatEnv("riverside", players=1), seed=2) <= 1


def test_an_action_that_the_rules_refuse_loses_the_match_and_is_told_why() -> None:
    env = SeatEnv("the_river", bots="random")
    _, info = env.reset(seed=1)
    action = int((info["action_mask"] == 0).nonzero()[0][0])
    reason = env.match.why_not(0, action)
    assert reason is not None
    _, reward, ended, _, info = env.step(action)
    assert (reward, ended, info["refused"]) == (-1.0, True, reason.sentence)
    assert not info["action_mask"].any()
    with pytest.raises(rt.OptionError, match=r"call reset\(\) for the next one"):
        env.step(action)


def test_it_is_raised_if_that_is_wanted() -> None:
    env = SeatEnv("the_river", bots="random", illegal="raise")
    _, info = env.reset(seed=1)
    before = env.match.state
    with pytest.raises(rt.IllegalAction):
        env.step(int((info["action_mask"] == 0).nonzero()[0][0]))
    assert env.match.state == before


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seat": 2}, "there is no seat 2; the seats are 0 to 1"),
        ({"bots": "greedily"}, "there is no policy 'greedily'"),
        ({"bots": ("random", "random")}, "bots is one for all other seats or 1, one for each, not 2"),
        ({"bots": lambda: 0}, r"write it as policy\(game, state, seat\)"),
        ({"bots": 7}, "there is no policy 7"),
        ({"render_mode": "rgb"}, "render_mode is None"),
        ({"illegal": None}, 'illegal is "lose" or "raise", not None'),
        ({"fast": True}, "riverside has no option 'fast'"),
    ],
)
def test_a_mistake_is_answered_with_what_would_be_right(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(rt.OptionError, match=sentence):
        SeatEnv("riverside", **settings)


def test_a_match_begins_with_reset_and_an_action_is_a_number() -> None:
    env = SeatEnv("riverside", bots="random")
    with pytest.raises(rt.OptionError, match=r"call reset\(\) first"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(rt.ActionTextError, match="an action is an Action, its id or its text"):
        env.step(0.5)
