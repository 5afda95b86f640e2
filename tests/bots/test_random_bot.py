"""The random bot: legal, uniform, repeatable, and it sees what its seat sees."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rivertable.bots import BOTS, make_bot, policy_of
from rivertable.bots.base import Bot
from rivertable.bots.physics_bot import PhysicsBot
from rivertable.bots.random_bot import RandomBot
from rivertable.engine.errors import ActionTextError, IllegalAction, OptionError
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.rule import Mode
from rivertable.engine.state import ListState
from tests.toy.market import market, play

pytestmark = pytest.mark.usefixtures("fish_market")


def moves(seed: int, game: str = "fish_market(players=3)") -> list[tuple[int, int]]:
    """What the bot does in every seat of one match."""
    bot, match = RandomBot(seed), Match(game, seed=2)
    while not match.is_over:
        seat = match.to_act[0]
        match.act(seat, bot.choose(match, seat))
    return [(move.seat, move.action) for move in match.moves]


@pytest.mark.parametrize("game", ["fish_market(players=4)", "riverside(players=2)"])
def test_the_random_bot_plays_matches_to_the_end(game: str) -> None:
    assert moves(1, game)


def test_the_random_bot_repeats_itself_for_a_seed() -> None:
    assert moves(5) == moves(5)


def test_the_random_bot_plays_otherwise_for_another_seed() -> None:
    assert moves(5) != moves(6)


def test_two_random_bots_of_one_seed_take_different_chances_in_their_seats() -> None:
    match, bots = Match("riverside(players=2)", seed=2), [RandomBot(5), RandomBot(5)]
    while not match.is_over:
        seat = match.to_act[0]
        match.act(seat, bots[seat].choose(match, seat))
    first, second = ([move.action for move in match.moves if move.seat == seat] for seat in (0, 1))
    assert first != second


def test_the_chances_of_a_seat_do_not_depend_on_what_others_were_asked() -> None:
    match, alone, busy = Match("riverside(players=2)", seed=2), RandomBot(5), RandomBot(5)
    for _ in range(3):
        busy.choose(match, 1)
    assert [alone.choose(match, 0) for _ in range(9)] == [busy.choose(match, 0) for _ in range(9)]


def test_every_legal_action_is_chosen_about_equally_often() -> None:
    match, bot = market(), RandomBot(3)
    chosen = Counter(bot.choose(match, 0) for _ in range(500))
    assert set(chosen) == set(match.legal(0))
    assert min(chosen.values()) > 60


def test_the_random_bot_gets_the_redacted_state_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(market(), "0 draw")
    given: list[tuple[GameConfig, ListState, int]] = []
    decide = RandomBot.decide

    def watched(bot: RandomBot, config: GameConfig, redacted: ListState, seat: int) -> int:
        given.append((config, redacted, seat))
        return decide(bot, config, redacted, seat)

    monkeypatch.setattr(RandomBot, "decide", watched)
    RandomBot().choose(match, 1)
    assert given == [(match.config, match.redacted(1), 1)]


def test_a_choice_does_not_touch_the_match() -> None:
    match = market()
    before = match._state.digest()
    RandomBot().choose(match, 0)
    assert match._state.digest() == before


def test_a_bot_is_made_by_name() -> None:
    assert isinstance(make_bot("random", seed=3), RandomBot)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match=f"the bots are {', '.join(BOTS)}"):
        make_bot("clever")


def test_an_unknown_setting_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match="has no setting 'speed'; its settings are seed"):
        make_bot("random", speed=3)


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
