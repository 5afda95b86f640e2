"""What environments share: bounds that hold for what is observed and are no wider than a field, and drawings."""

from __future__ import annotations

import numpy as np
import pytest

import rivertable as rt
from rivertable.adapters.play import bounds, drawn
from tests.adapters.worlds import positions


@pytest.mark.parametrize("game", rt.games())
def test_every_observation_lies_within_the_bounds(game: str) -> None:
    low, high = bounds(rt.load(game, players=3).observation_layout)
    assert np.isfinite(low).all()
    assert (low < high).all()
    for play in positions(game, 3):
        for viewer in (0, 1, 2):
            seen = play.match.observation(viewer)
            assert ((low <= seen) & (seen <= high)).all()


def test_a_place_for_one_of_several_values_lies_between_0_and_1() -> None:
    layout = rt.load("the_river").observation_layout
    low, high = bounds(layout)
    for name in ("viewer", "asked", "decision", "built"):
        assert set(layout[name].of(low).ravel()) == {0.0}
        assert set(layout[name].of(high).ravel()) == {1.0}


def test_a_table_is_drawn_as_in_the_terminal_and_one_without_a_drawing_tells_its_view(lantern_fishing: None) -> None:
    river, lanterns = (rt.Match(game, seed=1) for game in ("the_river", "lantern_fishing"))
    assert "seat 0" in drawn(river, None)
    assert f"{lanterns.view(0)}\n" == drawn(lanterns, 0)
