"""compare: pairs of matches with the same seed, and an early end."""

from __future__ import annotations

import math
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rivertable.engine.components import Overlay, new_overlay
from rivertable.engine.errors import ComponentError, OptionError
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import SURE, simulate
from rivertable.lab.compare import ADDS, SCORE, WIN_OF_FIRST, amount, compare

compare_module = import_module("rivertable.lab.compare")  # the package has the function by that name
GAMES = 40
RICH = new_overlay("rich.toml", "[supply.p2]\nwood = 9\n")
COLUMNS = "points: Columns"


def points(value: int) -> Overlay:
    """All buildings are worth so much."""
    text = "".join(f'[[building]]\nid = "b{number:02}"\npoints = {value}\n' for number in range(1, 34))
    return new_overlay(f"all{value}.toml", text)


def small(*overlays: Any, games: int = GAMES, **settings: Any) -> Any:
    return compare("the_river", *overlays, games=games, policy="random", seed=5, jobs=1, **settings)


@pytest.fixture(autouse=True)
def own_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVERTABLE_CACHE", str(tmp_path))


def test_differences_are_those_of_pairs_with_the_same_seed() -> None:
    result = small(points(9))
    sides = [
        simulate("the_river", games=GAMES, policy="random", seed=5, mode=Mode.INTERPRETED, components=each)
        for each in (None, points(9))
    ]
    change = sides[1].scores.mean(axis=1) - sides[0].scores.mean(axis=1)
    reach = SURE * change.std(ddof=1) / math.sqrt(GAMES)
    assert result.difference[SCORE] == pytest.approx(change.mean())
    assert result.interval[SCORE] == pytest.approx((change.mean() - reach, change.mean() + reach))
    assert result.sides == ("as printed", "all9.toml")
    alone = SURE * math.sqrt(sum(np.var(side.scores.mean(axis=1), ddof=1) for side in sides) / GAMES)
    assert reach < alone  # which is what pairs are for


def test_what_changed_is_significant_and_what_did_not_is_not() -> None:
    """Random play does not look at points: dear buildings change what they bring, and nothing of how it is played."""
    result = small(points(9))
    assert result.significant["points: Buildings"]
    assert not result.significant["rounds"]
    assert result.difference["rounds"] == result.difference[COLUMNS] == 0
    assert set(result.quantities) == set(result.significant) == set(result.interval)
    assert result.sentence.startswith("With all9.toml: score of a seat +")


def test_what_taking_adds_is_told_where_it_clearly_changed() -> None:
    """Random play takes the same on both sides. Where buildings decide everything, points of tiles win nothing any more."""
    result = small(points(40), games=150)
    adds = [each for each in result.differences if each.name.startswith(ADDS)]
    assert adds
    for each in adds:
        assert each.significant
        assert each.is_share
        assert each.change.value == pytest.approx(each.second - each.first)
        assert each.name.removeprefix(ADDS).startswith(("pick tile: ", "place: ", "build"))
    assert not any(each.startswith(ADDS) for each in small(RICH).quantities)


def test_two_overlays_are_compared_with_each_other() -> None:
    result = small(points(5), points(6))
    assert result.sides == ("all5.toml", "all6.toml")
    assert "all6.toml in place of all5.toml" in result.sentence
    assert [each["name"] for each in result.run.components] == ["all5.toml", "all6.toml"]
    assert result.difference["points: Buildings"] > 0


def test_the_smallest_difference_is_said_before_the_run() -> None:
    said: list[dict[str, float]] = []
    told: list[tuple[int, int]] = []
    result = small(points(9), forecast=said.append, progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (2 * GAMES, 2 * GAMES)  # what was played for the forecast is a part of the run
    assert said[0][SCORE] == pytest.approx(next(each for each in result.differences if each.name == SCORE).smallest)


def test_it_ends_early_when_it_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare_module, "FIRST_LOOK", 10)
    early = small(points(20), until_clear=True)
    assert (early.stopped, early.run.games, early.asked) == (True, 10, GAMES)
    small_change = small(RICH, until_clear=True)
    assert (small_change.stopped, small_change.run.games) == (False, GAMES)
    plain = small(RICH)
    assert early.significant[SCORE]
    wide = small_change.interval["rounds"][1] - small_change.interval["rounds"][0]
    assert wide > plain.interval["rounds"][1] - plain.interval["rounds"][0]  # looking often has its price


def test_looking_often_does_not_find_what_is_not_there() -> None:
    """The rule by which a run ends early, on differences that are chance alone: wrong in 5 of 100 runs at most."""
    chance, wrong, runs, games = np.random.default_rng(2), 0, 400, 4_000
    looks = list(compare_module._looks(games, True))
    sure = compare_module.sure_after(len(looks), 2)
    nothing = np.zeros(games)
    for _ in range(runs):
        one, two = chance.normal(0, 1, games), chance.normal(0, 1, games)
        both = {SCORE: (nothing, one), WIN_OF_FIRST: (nothing, two)}
        wrong += any(
            compare_module._is_clear({name: (a[:look], b[:look]) for name, (a, b) in both.items()}, sure)
            for look in looks
        )
    assert looks == [500, 1000, 2000, 4000]
    assert 0 < wrong / runs <= 0.05


def test_what_cannot_be_compared_is_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="name one overlay"):
        small()
    with pytest.raises(OptionError, match="both sides are the same game"):
        small(RICH, new_overlay("other.toml", "[supply.p2]\nwood = 9\n"))
    with pytest.raises(ComponentError, match="cannot be read as a component file"):
        small(tmp_path / "none.toml")


def test_numbers_are_written_with_their_sign() -> None:
    assert (amount(0.5), amount(-1.25, 1), amount(-0.001)) == ("+0.50", "−1.2", "+0.00")
