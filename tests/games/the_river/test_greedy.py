"""Greedy plays sensibly and clearly beats random."""

from __future__ import annotations

import pytest

import rivertable as rt
from rivertable.bots.base import Bot, seated
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.match import Match
from rivertable.engine.playing import play_out
from rivertable.engine.rule import Mode
from rivertable.games.the_river.evaluation import evaluate
from tests.games.the_river.builder import TheRiver, play, points, random_game, the_river


def winners(config: GameConfig, bots: list[Bot], seed: int) -> tuple[int, ...]:
    match = play_out(Match(config, seed), seated(bots))
    assert match.outcome is not None
    return match.outcome.winners


def share_won(games: int, mode: Mode) -> float:
    """Greedy against random, seats alternated; a shared victory is half a one."""
    config, won = load("the_river", players=2), 0.0
    greedy = rt.bot("greedy", seed=1, mode=mode)
    for number in range(games):
        rival = rt.bot("random", seed=number)
        bots = [greedy, rival] if number % 2 == 0 else [rival, greedy]
        best = winners(config, bots, number)
        won += (number % 2 in best) / len(best)
    return won / games


def test_greedy_beats_random() -> None:
    assert share_won(40, Mode.COMPILED) >= 0.9


@pytest.mark.slow
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert share_won(500, Mode.COMPILED) >= 0.95


def test_greedy_ends_its_games() -> None:
    config = load("the_river", players=2)
    match = Match(config, 3)
    greedy = rt.bot("greedy", seed=1)
    while not match.is_over and match.rounds < 12:
        match.act(match.to_act[0], greedy.choose(match, match.to_act[0]))
    assert match.is_over


def test_at_the_end_the_estimate_is_the_score() -> None:
    s = random_game(2, 3)
    assert [evaluate(s, seat) for seat in range(3)] == [100 * points(s, seat)["total"] for seat in range(3)]


def test_building_is_better_than_keeping_the_resources() -> None:
    def goods() -> TheRiver:
        return the_river().display("b16").tiles(0, "desert_bbb").goods(0, wood=2, stone=2, clay=2)

    assert evaluate(play(goods().turn(0), 0, "place(construct)"), 0) > evaluate(
        play(goods().turn(0), 0, "place(first_player)"), 0
    )


def test_what_does_not_fit_is_worth_nothing() -> None:
    """A turn may end with an income that is still to be returned."""
    full = evaluate(the_river().capacity(0, 4).goods(0, wood=4).turn(0), 0)
    assert evaluate(the_river().capacity(0, 4).goods(0, wood=5).turn(0), 0) == full
    assert evaluate(the_river().capacity(0, 5).goods(0, wood=5).turn(0), 0) > full


def test_a_tile_that_matches_its_column_is_better() -> None:
    """Spot 5 lies below spot 4."""
    four = ("forest_ww", "mountain_ss", "badlands_cc", "desert_wb")
    match_ = the_river().tiles(0, *four, "desert_sb").turn(0)
    other = the_river().tiles(0, *four, "mountain_sb").turn(0)
    assert evaluate(match_, 0) > evaluate(other, 0)
