"""Levels of play are data: every game has all of them, and mistakes are named."""

from __future__ import annotations

from typing import Any

import pytest

import rivertable as rt
from rivertable.bots.ismcts import IsmctsBot
from rivertable.bots.levels import LEVELS, _levels, settings_of
from rivertable.engine.errors import OptionError
from rivertable.engine.registry import games


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", games())
def test_every_game_has_every_level(game: str, level: str) -> None:
    assert settings_of(game, level).seconds > 0


def test_the_file_names_games_and_levels_only() -> None:
    assert set(_levels()) <= {"common", *games()}
    for table in _levels().values():
        assert {key for key, value in table.items() if isinstance(value, dict)} <= set(LEVELS)


@pytest.mark.parametrize("game", games())
def test_each_level_searches_more_than_the_one_below(game: str) -> None:
    iterations = [settings_of(game, level).iterations for level in LEVELS]
    assert iterations == sorted(set(iterations))


@pytest.mark.parametrize("game", games())
def test_nobody_waits_long(game: str) -> None:
    assert settings_of(game, "normal").seconds <= 0.5
    assert settings_of(game, "expert").seconds <= 3


def test_a_beginner_does_not_search() -> None:
    assert settings_of("riverside", "easy").iterations == 0


def test_changes_go_before_the_file() -> None:
    assert settings_of("riverside", "easy", iterations=7).iterations == 7


def test_an_unknown_level_is_named_with_the_right_ones() -> None:
    with pytest.raises(OptionError, match=r"no level 'grim'; the levels are easy, normal, hard, expert"):
        settings_of("riverside", "grim")


@pytest.mark.parametrize(
    ("setting", "value", "right"),
    [
        ("iterations", "many", "a whole number from 0 to 1,000,000,000, not 'many'"),
        ("iterations", -5, "a whole number from 0 to 1,000,000,000, not -5"),
        ("root_width", 64, "a whole number from 1 to 32, not 64"),  # compiled code would write beyond its room
        ("root_branches", 65, "a whole number from 1 to 64, not 65"),
        ("worlds", 0, "a whole number from 1 to 100, not 0"),
        ("seconds", -1, "a number from 0, not -1"),
        ("heat", 0, "a number above 0, not 0"),
        ("result", 2.5, "a number from 0 to 1, not 2.5"),
    ],
)
def test_a_setting_out_of_its_range_is_refused_with_the_range(setting: str, value: object, right: str) -> None:
    with pytest.raises(OptionError, match=f"^setting '{setting}' is {right}$"):
        rt.bot("hard", **dict[str, Any]({setting: value}))


def test_the_beam_has_room_for_every_setting() -> None:
    beam = rt.load("riverside").instance().per_game("beam")
    assert settings_of("riverside", "hard", root_width=beam.WIDTH, width=beam.WIDTH).width == beam.WIDTH
    assert settings_of("riverside", "hard", root_branches=beam.ENDS, branches=beam.ENDS).branches == beam.ENDS
    with pytest.raises(OptionError):
        settings_of("riverside", "hard", width=beam.WIDTH + 1)
    with pytest.raises(OptionError):
        settings_of("riverside", "hard", branches=beam.ENDS + 1)


def test_a_level_is_the_name_of_a_bot() -> None:
    bot = rt.bot("easy", seed=3)
    assert isinstance(bot, IsmctsBot)
    assert bot.level == "easy"
    with pytest.raises(OptionError, match="the bots are random, greedy, ismcts, easy, normal, hard, expert"):
        rt.bot("clever")


def test_levels_are_checked_at_once() -> None:
    with pytest.raises(OptionError, match="there is no level 'god'; the levels are easy"):
        rt.bot("steady", level="god")
    with pytest.raises(OptionError, match="the level is given twice: hard and easy"):
        rt.bot("hard", level="easy")
