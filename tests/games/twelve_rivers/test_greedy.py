"""Greedy play and the evaluation it goes by."""

from __future__ import annotations

import pytest

import rivertable as rt
from rivertable.bots.base import seated
from rivertable.engine.playing import play_out
from rivertable.engine.rule import Mode
from rivertable.games.twelve_rivers.evaluation import evaluate
from tests.games.twelve_rivers.builder import points, random_game, rivers


def greedy_wins(games: int, mode: Mode) -> float:
    """Share of two-player games that greedy wins against random, in both seats."""
    wins = 0
    for number in range(games):
        match, seat = rt.Match("twelve_rivers(players=2)", seed=number), number % 2
        bots = {seat: rt.bot("greedy", seed=number, mode=mode), 1 - seat: rt.bot("random", seed=number)}
        play_out(match, seated(bots))
        assert match.outcome is not None
        wins += match.outcome.winners == (seat,)
    return wins / games


def test_greedy_beats_random() -> None:
    assert greedy_wins(40, Mode.COMPILED) >= 0.9


@pytest.mark.slow
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert greedy_wins(500, Mode.COMPILED) >= 0.95


@pytest.mark.parametrize("number", range(3))
def test_at_the_end_the_evaluation_is_the_score(number: int) -> None:
    s = random_game(number)
    assert [evaluate(s, seat) for seat in (0, 1)] == [100 * points(s, seat)["total"] for seat in (0, 1)]


def test_the_evaluation_leaves_the_state_as_it_was() -> None:
    s = (
        rivers()
        .tops("white", "blue", "green", "pink")
        .token(0, "r3_1")
        .token(1, "r2_2a")
        .token(0, "lake")
        .track(1, 0)
        .turn(0)
    )
    before = s.clone()  # type: ignore[attr-defined]
    evaluate(s, 0)
    assert s == before
