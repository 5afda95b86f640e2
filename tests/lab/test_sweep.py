"""sweep: one number at several values."""

from __future__ import annotations

from pathlib import Path

import pytest

from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import load
from rivertable.engine.registry import games
from rivertable.lab.compare import compare
from rivertable.lab.sweep import number_named, numbers_of, read_setting, sweep


def test_a_setting_names_a_number_and_values() -> None:
    number, values = read_setting("the_river", "building.b01.points = 2..8:3")
    assert (number.key, number.value, values) == ("building.b01.points", 2, [5, 8])
    assert read_setting("the_river", "supply.p2.wood=6..8")[1] == [6, 8]


@pytest.mark.parametrize("key", ["building.b01.points", "building.b01.cost.wood", "supply.p2.wood"])
def test_the_overlay_changes_that_number_alone(key: str) -> None:
    number = number_named("the_river", key)
    changed = load("the_river", components=number.overlay(number.value + 1))
    assert changed.overlay is not None
    assert changed.overlay.name == f"{key} = {number.value + 1}"
    assert changed.instance().package != load("the_river").instance().package


@pytest.mark.parametrize("game", games())
def test_every_game_has_numbers_to_sweep_over(game: str) -> None:
    keys = [number.key for number in numbers_of(game)]
    assert len(keys) > 20
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("building.b01.point=2..8", "did you mean building.b01.points?"),
        ("zzz=1..2", "has no number 'zzz' in its components, such as"),
        ("building.b01.points", "write key=from..to"),
        ("building.b01.points=8..2", "write building.b01.points=2..8"),
        ("building.b01.points=2..2", "is 2 as printed; sweep over other values too"),
        ("building.b01.points=1..99", "at most 20 are swept; write a step"),
    ],
)
def test_mistakes_are_answered_with_what_would_be_right(setting: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence.replace("(", r"\(").replace("?", r"\?")):
        read_setting("the_river", setting)


def test_every_step_is_a_comparison_with_the_printed_game(tmp_path: Path) -> None:
    result = sweep("the_river", "building.b01.points=2..8:6", games=12, policy="quick", seed=5, jobs=1, folder=tmp_path)
    overlay = number_named("the_river", "building.b01.points").overlay(8)
    alone = compare("the_river", overlay, games=12, policy="quick", seed=5, jobs=1, folder=tmp_path)
    assert [step.value for step in result.steps] == [8]
    assert result.steps[0].differences == alone.differences
    assert "building.b01.points at 8 in place of 2" in result.sentence
    assert list(tmp_path.rglob("*.npz")) == []
