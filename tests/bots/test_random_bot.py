"""The random bot: legal, uniform, repeatable, and it sees what its seat sees."""

from __future__ import annotations

from collections import Counter

import pytest

from rivertable.bots.base import seated
from rivertable.bots.random_bot import RandomBot
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.playing import play_out
from rivertable.engine.state import ListState
from tests.market.market import market, play

pytestmark = pytest.mark.usefixtures("fish_market")


def moves(seed: int, game: str = "fish_market(players=3)") -> list[tuple[int, int]]:
    """What the bot does in every seat of one match."""
    match = play_out(Match(game, seed=2), RandomBot(seed).choose)
    return [(move.seat, move.action) for move in match.moves]


@pytest.mark.parametrize("game", ["fish_market(players=4)", "riverside(players=2)"])
def test_the_random_bot_plays_matches_to_the_end(game: str) -> None:
    assert moves(1, game)


def test_the_random_bot_repeats_itself_for_a_seed() -> None:
    assert moves(5) == moves(5)


def test_the_random_bot_plays_otherwise_for_another_seed() -> None:
    assert moves(5) != moves(6)


def test_two_random_bots_of_one_seed_take_different_chances_in_their_seats() -> None:
    bots = [RandomBot(5), RandomBot(5)]
    match = play_out(Match("riverside(players=2)", seed=2), seated(bots))
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
