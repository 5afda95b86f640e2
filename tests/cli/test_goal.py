"""The goal card's sentences in the terminal."""

from __future__ import annotations

import pytest

import rivertable as rt
from rivertable.cli.goal import goal_lines, goal_numbers
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from tests.games.stone_layer.test_languages import LANGUAGES, messages


@pytest.mark.parametrize("game", rt.games())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_tells_its_goal_its_end_and_its_points(game: str, players: int) -> None:
    goal, end, points = goal_lines(Match(load(game, players=players), seed=1))
    assert goal.startswith("Goal: ")
    assert points.startswith("Points come from ")
    assert not any(sign in line for line in (goal, end, points) for sign in ("**", "{", "$"))
    assert end.endswith(".")


@pytest.mark.parametrize(
    ("game", "players", "numbers"),
    [
        ("river_bankers", 2, {"finish": 59, "players": 2}),
        ("river_bankers", 4, {"finish": 119, "players": 4}),
        ("the_river", 2, {"tokens": 4, "spots": 12}),
        ("the_river", 3, {"tokens": 5, "spots": 12}),
        ("twelve_rivers", 3, {"rounds": 5, "points": 4}),
        ("riverside", 1, {"players": 1, "target": 300}),
        ("riverside", 2, {"players": 2, "target": 0}),
        ("stone_layer", 2, {"points": 10}),
    ],
)
def test_numbers_are_those_of_the_match(game: str, players: int, numbers: dict[str, int]) -> None:
    assert goal_numbers(Match(load(game, players=players), seed=1)) == numbers


def test_alone_there_is_a_target() -> None:
    assert "Reach 300 points" in goal_lines(Match(load("riverside", players=1), seed=1))[0]


def test_a_game_without_a_goal_card_tells_where_points_come_from(fish_market: None) -> None:
    assert goal_lines(Match(load("fish_market"), seed=1)) == ["Points come from: Coins, Stall, Prizes."]


def test_stone_layer_has_its_goal_in_all_languages() -> None:
    folder = load("stone_layer").game.folder / "goal"
    english = messages(folder, "en")
    assert all(messages(folder, language) == english for language in LANGUAGES)
