"""What every bot does: it decides for a seat that is to act, and only what the rules allow."""

from __future__ import annotations

import pytest

from rivertable.bots import make_bot
from rivertable.bots.base import Bot, seat_seed
from rivertable.engine.errors import ActionTextError, IllegalAction, OptionError
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.state import ListState
from tests.market.market import market

pytestmark = pytest.mark.usefixtures("fish_market")


def test_a_seat_that_is_not_to_act_is_told_so() -> None:
    match = Match("the_river(players=2)", seed=7)
    waiting = 1 - match.to_act[0]
    for bot in (make_bot("random"), make_bot("greedy"), make_bot("steady")):
        with pytest.raises(OptionError, match=f"seat {waiting} has nothing to decide now .to act: {match.to_act[0]}"):
            bot.choose(match, waiting)
        with pytest.raises(OptionError, match="there is no seat 5"):
            bot.choose(match, 5)


class Stubborn(Bot):
    """Always wants the same."""

    def __init__(self, id: int) -> None:
        self.id = id

    def decide(self, config: GameConfig, redacted: ListState, seat: int) -> int:
        return self.id


def test_what_a_bot_may_not_do_is_told_with_its_reason() -> None:
    match = market()
    with pytest.raises(IllegalAction, match="It costs 4"):
        Stubborn(match.action_id("take(2)")).choose(match, 0)
    with pytest.raises(ActionTextError):
        Stubborn(10_000).choose(match, 0)


def test_the_chances_of_seats_differ() -> None:
    seeds = {seat_seed(seed, seat) for seed in range(3) for seat in range(4)}
    assert len(seeds) == 12
    assert seat_seed(1, 2) == seat_seed(1, 2)


def test_most_bots_have_no_payload() -> None:
    match = market()
    first = match.legal(0)[0]
    assert Stubborn(first.id).move(match, 0) == (first, None)
