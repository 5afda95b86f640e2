"""Bots by name, with their settings, and as policies of a series."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.bots import BOTS, make_bot, policies_of, policy_of
from rivertable.bots.physics_bot import PhysicsBot
from rivertable.bots.random_bot import RandomBot
from rivertable.engine.errors import OptionError
from rivertable.engine.match import Match
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import simulate
from tests.bots.test_base import Stubborn

pytestmark = pytest.mark.usefixtures("fish_market")


def test_a_bot_is_made_by_name() -> None:
    assert isinstance(make_bot("random", seed=3), RandomBot)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match=f"the bots are {', '.join(BOTS)}"):
        make_bot("clever")


def test_an_unknown_setting_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match="has no setting 'speed'; its settings are seed"):
        make_bot("random", speed=3)


def test_a_bot_plays_whole_series_itself_or_by_name() -> None:
    bot = make_bot("greedy", seed=1)
    assert policy_of(bot, seed=5) == bot.decide
    assert policy_of(Stubborn(0), seed=5) is not None


def test_a_bot_by_name_runs_in_the_mode_of_the_series() -> None:
    for mode in (Mode.INTERPRETED, Mode.COMPILED):
        decide: Any = policy_of("hard", seed=1, mode=mode)
        assert decide.__self__._mode is mode


@pytest.mark.parametrize("policy", ["steady", PhysicsBot()])
def test_a_bot_that_needs_a_world_plays_no_series(policy: Any) -> None:
    with pytest.raises(OptionError, match=r"'steady' plays with a simulated world, and here .*; take random, greedy"):
        policy_of(policy, seed=1)


def test_seeds_and_modes_are_checked_at_once() -> None:
    with pytest.raises(OptionError, match="a seed is a whole number from 0"):
        make_bot("random", seed="lucky")
    with pytest.raises(OptionError, match="the mode is compiled or interpreted, not 'fast'"):
        make_bot("greedy", mode="fast")
    make_bot("greedy", mode="interpreted").choose(Match("riverside", seed=1), 0)


def test_random_play_is_built_into_simulations() -> None:
    assert policy_of("random", seed=1) == "random"


@pytest.mark.parametrize("policy", [5, None, (5, "random"), ("random", "clever")])
def test_what_is_no_policy_is_refused_for_one_seat_and_for_several(policy: Any) -> None:
    with pytest.raises(OptionError, match="there is no policy"):
        policies_of(policy, seed=1)


def test_built_in_policies_of_all_seats_stay_names() -> None:
    assert policies_of("random", seed=1) == "random"
    assert policies_of(["random", "quick"], seed=1) == ("random", "quick")


@pytest.mark.parametrize("name", ["random", "quick", "greedy"])
def test_built_in_play_is_called_where_another_seat_has_a_bot(name: str) -> None:
    policies = policies_of((RandomBot(3), name), seed=1, mode=Mode.INTERPRETED)
    assert len(simulate("fish_market", games=2, policy=policies).scores) == 2
