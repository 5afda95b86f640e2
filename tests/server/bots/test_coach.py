"""When a plan is clearly bad: by points, and by more than noise."""

from __future__ import annotations

import pytest

from rivertable.bots.jobs import Suggestion
from rivertable.engine.registry import games
from rivertable.server.bots.coach import NOISE, POINTS, USUAL_POINTS, is_clearly_bad


def test_every_game_has_a_threshold() -> None:
    assert {*POINTS} == {*games()}


@pytest.mark.parametrize("game", [*POINTS, "another"])
def test_a_plan_is_told_for_points_beyond_noise(game: str) -> None:
    least = POINTS.get(game, USUAL_POINTS)
    assert is_clearly_bad(game, Suggestion(0, points=least, noise=least / NOISE))
    assert not is_clearly_bad(game, Suggestion(0, points=least - 0.1, noise=0.0))
    assert not is_clearly_bad(game, Suggestion(0, points=least, noise=least / NOISE + 0.1))
    assert not is_clearly_bad(game, Suggestion(0))
