"""The bot for games with physics."""

from __future__ import annotations

import pytest

from rivertable.bots.greedy import GreedyBot
from rivertable.bots.physics_bot import PhysicsBot
from rivertable.engine.errors import OptionError
from rivertable.engine.match import Match


def test_without_physics_it_plays_greedily_and_has_no_payload() -> None:
    match = Match("riverside(players=2)", seed=4)
    assert PhysicsBot(seed=3).move(match, 0) == (GreedyBot(seed=3).choose(match, 0), None)


def test_with_physics_equal_seeds_make_the_same_move() -> None:
    match = Match("stone_layer(players=2)", seed=7)
    seat = match.to_act[0]
    action, payload = PhysicsBot(seed=1, level="easy").move(match, seat)
    assert match.why_not(seat, action) is None
    assert PhysicsBot(seed=1, level="easy").move(match, seat) == (action, payload)


def test_a_seat_that_is_not_to_act_is_refused() -> None:
    match = Match("stone_layer(players=2)", seed=7)
    with pytest.raises(OptionError, match="has nothing to decide now"):
        PhysicsBot().move(match, 1 - match.to_act[0])


def test_an_unknown_level_is_refused_at_once() -> None:
    with pytest.raises(OptionError, match="there is no level 'clumsy'"):
        PhysicsBot(level="clumsy")
