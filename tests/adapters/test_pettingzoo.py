"""Games in PettingZoo: its own checks, what agents are shown, and what mistakes are answered with."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import rivertable as rt
from rivertable.adapters.pettingzoo import ParallelSeatsEnv, SeatsEnv, env, parallel_env
from tests.adapters.worlds import player_counts, with_worlds

GAMES = rt.games()


def choose(made: SeatsEnv, agent: str, chance: random.Random) -> int:
    return chance.choice(made.infos[agent]["action_mask"].nonzero()[0].tolist())


def play_out(made: SeatsEnv, seed: int) -> dict[str, float]:
    """The sum of the rewards that each agent got in a match of random actions."""
    made.reset(seed=seed)
    total, chance = dict.fromkeys(made.agents, 0.0), random.Random(seed)
    for agent in made.agent_iter():
        _, reward, ended, _, _ = made.last()
        total[agent] += reward
        made.step(None if ended else choose(made, agent, chance))
    return total


# ---------------------------------------------------------------- PettingZoo's own checks


@pytest.mark.parametrize("game", GAMES)
def test_the_checks_of_pettingzoo_pass(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, players=3), num_cycles=60)
    seed_test(lambda: env(game), num_cycles=20)
    drawing: Any = partial(env, game)  # called with render_mode=, whatever its annotation says
    render_test(drawing)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), player_counts())
def test_they_pass_with_every_number_of_players(game: str, players: int) -> None:
    api_test(env(game, players=players), num_cycles=1000)
    seed_test(lambda: env(game, players=players), num_cycles=500)
    parallel_api_test(parallel_env(game, players=players))
    parallel_seed_test(lambda: parallel_env(game, players=players))


def test_the_checks_of_pettingzoo_pass_for_all_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(parallel_env("riverside", players=3))
    parallel_seed_test(lambda: parallel_env("riverside", players=3))
    assert "Passed Parallel API test" in capsys.readouterr().out


# ---------------------------------------------------------------- one after the other


@pytest.mark.parametrize("game", GAMES)
def test_a_match_ends_with_the_results_of_its_seats(game: str) -> None:
    made = env(game, players=3)
    total = play_out(made, seed=5)
    ranks = made.match.ranks
    first, last = f"seat_{ranks.index(min(ranks))}", f"seat_{ranks.index(max(ranks))}"
    assert sum(total.values()) == pytest.approx(0)
    assert total[first] == max(total.values()) > total[last] == min(total.values())
    record = made.match.record()
    assert record.replay().points == made.match.points


@pytest.mark.parametrize(
    "game",
    [
        "stone_layer(mode=companion)",
        "riverside(extension=true)",
        "river_bankers(confluence=true)",
        "the_river(players=4)",
    ],
)
def test_options_are_played_with(game: str) -> None:
    made = env(game)
    assert sum(play_out(made, seed=8).values()) == pytest.approx(0)
    assert made.config == rt.load(game)


def test_a_seed_deals_as_a_match_does_and_the_next_deal_follows_from_it() -> None:
    one, other = env("the_river"), env("the_river")
    for made in (one, other):
        made.reset(seed=7)
    assert one.match.state == rt.Match("the_river", seed=7).state
    for made in (one, other):
        made.reset()
    assert one.match.seed == other.match.seed != rt.Match("the_river", seed=7).seed


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_is_shown_the_same_in_every_world_it_cannot_tell_apart(game: str) -> None:
    one, other = env(game, players=3, render_mode="ansi"), env(game, players=3, render_mode="ansi")
    looks = 0
    for play, seat, world in with_worlds(game, 3):
        one._played, other._played = play, world
        agent = f"seat_{seat}"
        assert np.array_equal(one.observe(agent), other.observe(agent))
        assert np.array_equal(one._info(agent)["action_mask"], other._info(agent)["action_mask"])
        assert one.render() == other.render()
        looks += play.match.state != world.match.state
    assert looks > 0


@pytest.mark.parametrize("game", ["the_river", "riverside"])
def test_only_the_agent_that_is_asked_may_do_something(game: str) -> None:
    made, chance = env(game, players=3), random.Random(1)
    made.reset(seed=1)
    for _ in range(12):
        asked = made.agent_selection
        assert [agent for agent, info in made.infos.items() if info["action_mask"].any()] == [asked]
        info, mask = made.infos[asked], made.infos[asked]["action_mask"].copy()
        made.step(choose(made, asked, chance))
        assert np.array_equal(info["action_mask"], mask)  # what was handed out stays as it was


# ---------------------------------------------------------------- all at once


def all_at_once(made: ParallelSeatsEnv, seed: int) -> tuple[int, dict[str, float]]:
    """How often somebody was idle in a match of random actions, and the rewards at its end."""
    _, infos = made.reset(seed=seed)
    chance, idle = random.Random(seed), 0
    rewards: dict[str, float] = {}
    while made.agents:
        actions = {agent: chance.choice(infos[agent]["action_mask"].nonzero()[0].tolist()) for agent in made.agents}
        idle += sum(action == made.no_op for action in actions.values())
        _, rewards, _, _, infos = made.step(actions)
    return idle, rewards


def test_all_seats_of_riverside_act_at_once_and_who_is_done_waits() -> None:
    made = parallel_env("riverside", players=3)
    idle, rewards = all_at_once(made, seed=2)
    assert idle > 0
    assert made.match.is_over
    assert sum(rewards.values()) == pytest.approx(0)


def test_any_game_can_be_played_all_at_once() -> None:
    made = parallel_env("the_river")
    idle, _ = all_at_once(made, seed=2)
    assert made.match.is_over
    assert idle > 0


def test_alone_all_at_once_is_one_agent() -> None:
    made = parallel_env("riverside", players=1)
    _, rewards = all_at_once(made, seed=2)
    assert list(rewards) == ["seat_0"]


# ---------------------------------------------------------------- mistakes


def illegal_action(made: SeatsEnv) -> int:
    return int((made.infos[made.agent_selection]["action_mask"] == 0).nonzero()[0][0])


def test_an_action_that_the_rules_refuse_loses_the_match_and_is_told_why() -> None:
    made = env("the_river", players=3)
    made.reset(seed=1)
    agent, action = made.agent_selection, illegal_action(made)
    reason = made.match.why_not(int(agent[-1]), action)
    made.step(action)
    assert reason is not None
    assert made.infos[agent]["refused"] == reason.sentence
    assert made.rewards == {each: -1.0 if each == agent else 0.0 for each in made.agents}
    assert all(made.terminations.values())


def test_it_is_raised_if_that_is_wanted() -> None:
    made = env("the_river", illegal="raise")
    made.reset(seed=1)
    before = made.match.state
    with pytest.raises(rt.IllegalAction):
        made.step(illegal_action(made))
    assert made.match.state == before


def test_who_is_asked_cannot_wait_all_at_once() -> None:
    made = parallel_env("riverside")
    made.reset(seed=1)
    _, rewards, ended, _, infos = made.step(dict.fromkeys(made.agents, made.no_op))
    assert set(rewards.values()) == {-1.0}
    assert all(ended.values())
    assert infos["seat_0"]["refused"] == "seat_0 is asked, and no_op is for agents that are not."


def calls(made: SeatsEnv, both: ParallelSeatsEnv) -> dict[str, Any]:
    return {
        "call reset() first": lambda: made.step(0),
        'render_mode is None, "ansi" for a text or "human" for print, not \'rgb\'': lambda: env(
            "riverside", render_mode="rgb"
        ),
        'illegal is "lose" or "raise", not \'skip\'': lambda: env("riverside", illegal="skip"),
        "there is no agent 'player_0'; the agents are seat_0, seat_1": lambda: made.observation_space("player_0"),
        "a seed is a whole number from 0, not -1": lambda: made.reset(seed=-1),
        "the environment has no match yet": lambda: both.step({}),
        "riverside takes 1 to 6 players, not 9": lambda: env("riverside", players=9),
    }


@pytest.mark.parametrize("sentence", calls(env("riverside"), parallel_env("riverside")))
def test_a_mistake_is_answered_with_what_would_be_right(sentence: str) -> None:
    call = calls(env("riverside"), parallel_env("riverside"))[sentence]
    with pytest.raises(rt.OptionError) as raised:
        call()
    assert sentence in str(raised.value)


def test_mistakes_while_a_match_goes_on_are_answered_too() -> None:
    made, both = env("riverside"), parallel_env("riverside")
    made.reset(seed=1)
    both.reset(seed=1)
    with pytest.raises(rt.ActionTextError, match="actions are numbered"):
        made.step(10_000)
    with pytest.raises(rt.OptionError, match=r'make the environment with render_mode="ansi"'):
        made.render()
    with pytest.raises(rt.OptionError, match="seat_1 took none"):
        both.step({"seat_0": 0})
    made.step(illegal_action(made))
    with pytest.raises(rt.OptionError, match=r"its last step is step\(None\)"):
        made.step(0)
    made.step(None)
    made.step(None)
    with pytest.raises(rt.OptionError, match=r"call reset\(\) for the next one"):
        made.step(None)
