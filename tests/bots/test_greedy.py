"""The greedy bot: legal, repeatable, blind to what its seat cannot see, and far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.bots import greedy
from rivertable.bots.base import Bot
from rivertable.bots.greedy import GreedyBot
from rivertable.bots.random_bot import RandomBot
from rivertable.engine.chance import stream_from
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.playing import play_out
from rivertable.engine.simulation import simulate
from rivertable.engine.state import ListState
from tests.market.market import market, play, toy

pytestmark = pytest.mark.usefixtures("fish_market")


def played(game: str, seed: int, *bots: Bot) -> Match:
    return play_out(Match(game, seed), lambda match, seat: bots[seat % len(bots)].choose(match, seat))


def moves(seed: int) -> list[tuple[int, int]]:
    match = played("fish_market(players=3)", 2, GreedyBot(seed))
    return [(move.seat, move.action) for move in match.moves]


@pytest.mark.parametrize("seed", range(4))
def test_the_greedy_bot_plays_matches_to_the_end(seed: int) -> None:
    assert played("fish_market(players=4)", seed, GreedyBot()).is_over


def test_the_greedy_bot_repeats_itself_for_a_seed() -> None:
    assert moves(5) == moves(5)


def test_the_greedy_bot_imagines_another_world_in_another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seeds = market(players=3), []

    def watched(seed: int) -> list[int]:
        seeds.append(seed)
        return stream_from(seed)

    monkeypatch.setattr(greedy, "stream_from", watched)
    bot = GreedyBot(5)
    for seat in (0, 1, 2, 0):
        bot.decide(match.config, match.redacted(seat), seat)
    assert len(seeds) == len(set(seeds)) == 3


def test_the_greedy_bot_gets_the_redacted_state_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(market(), "0 draw")
    given: list[tuple[GameConfig, ListState, int]] = []
    decide = GreedyBot.decide

    def watched(bot: GreedyBot, config: GameConfig, redacted: ListState, seat: int) -> int:
        given.append((config, redacted.clone(), seat))
        return decide(bot, config, redacted, seat)

    monkeypatch.setattr(GreedyBot, "decide", watched)
    GreedyBot().choose(match, 1)
    assert given == [(match.config, match.redacted(1), 1)]


def test_the_greedy_bot_chooses_the_same_in_every_world_that_looks_the_same() -> None:
    match = market(players=3)
    choices = set()
    for seed in range(6):
        other = match.clone()
        other._state = match.imagine(0, seed)._state
        choices.add(GreedyBot(1).choose(other, 0))
    assert len(choices) == 1


def test_a_choice_does_not_touch_the_state_it_is_given() -> None:
    match = market()
    redacted = match.redacted(0)
    GreedyBot().decide(match.config, redacted, 0)
    assert redacted == match.redacted(0)


def test_the_greedy_bot_looks_to_the_end_of_its_turn() -> None:
    match = play(market(), "0 draw", "1 draw", "0 bid(0)", "1 bid(0)")
    assert match.legal(0)[0].name == "sell"
    assert GreedyBot().choose(match, 0).name == "sell"  # one coin more than the card is worth


def test_the_greedy_bot_beats_chance_at_the_toy() -> None:
    won = [played("fish_market", seed, *_seated(seed)).outcome for seed in range(20)]
    assert sum(_greedy_won(seed, outcome) for seed, outcome in enumerate(won)) >= 14


def test_the_greedy_bot_beats_chance_at_riverside_by_far() -> None:
    for seed in range(4):
        outcome: Any = played("riverside(players=2)", seed, *_seated(seed)).outcome
        assert outcome.scores[seed % 2] > outcome.scores[1 - seed % 2] + 100


def _seated(seed: int) -> tuple[Bot, Bot]:
    """The greedy bot and a random one; they change seats from match to match."""
    bots = (GreedyBot(seed), RandomBot(seed))
    return bots if seed % 2 == 0 else (bots[1], bots[0])


def _greedy_won(seed: int, outcome: Any) -> bool:
    return outcome.winners == (seed % 2,)


def test_the_greedy_bot_plays_whole_series() -> None:
    series = [simulate(toy(3), games=3, policy=GreedyBot(1).decide, seed=1) for _ in range(2)]
    assert series[0].scores.tolist() == series[1].scores.tolist()


# ---------------------------------------------------------------- what a game may say about the search


def positions_tried(monkeypatch: pytest.MonkeyPatch, **instead: Any) -> int:
    """How many positions greedy expands for a turn of several decisions, with some functions of the search replaced."""
    match = Match("riverside(players=1)", seed=7)
    beam: Any = match.config.instance().per_game("beam")
    tried, promising = [], beam.promising

    def counted(*args: Any) -> int:
        tried.append(args)
        return int(promising(*args))

    monkeypatch.setattr(beam, "promising", counted)
    for name, function in instead.items():
        monkeypatch.setattr(beam, name, function)
    GreedyBot().choose(match, 0)
    return len(tried)


def test_greedy_passes_over_what_is_not_worth_trying(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(market(), "0 draw", "1 draw", "0 bid(0)", "1 bid(0)")
    best, beam = GreedyBot().choose(match, 0), match.config.instance().per_game("beam")
    monkeypatch.setattr(beam, "worth_trying", lambda s, seat, action: action != best.id)
    assert GreedyBot().choose(match, 0) != best


def test_greedy_goes_on_until_its_turn_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    assert positions_tried(monkeypatch) > 1


def test_greedy_stops_where_the_evaluation_looks_through(monkeypatch: pytest.MonkeyPatch) -> None:
    assert positions_tried(monkeypatch, looks_through=lambda s, seat: True) == 1


def test_greedy_stops_at_a_new_round(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10_000))
    assert positions_tried(monkeypatch, rounds=lambda s: next(clock)) == 1
