"""What is measured of a search."""

from __future__ import annotations

from itertools import islice
from types import SimpleNamespace

import pytest

from rivertable.cli import bench_search
from rivertable.cli.bench_search import MIDDLE, middle_position, search_figures, seconds_each
from rivertable.engine.game_config import load
from rivertable.engine.registry import games


@pytest.mark.parametrize("game", games())
def test_a_search_is_measured_to_the_end_of_the_game_and_as_expert_plays(game: str) -> None:
    to_the_end, as_expert = islice(search_figures(game, seconds=0.02), 2)
    assert "to the end of the game" in to_the_end.name
    assert "as expert plays" in as_expert.name
    assert min(to_the_end.value, as_expert.value) > 0


def test_the_middle_of_a_game_is_a_real_decision() -> None:
    config = load("riverside", players=2)
    redacted, seat = middle_position(config)
    assert config.game.rounds(redacted) == MIDDLE["riverside"]
    assert config.game.legal(redacted, seat, [0] * config.game.actions.count) > 1


def test_the_best_of_several_runs_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter([0.0, 0.5, 1.0, 4.0, 4.5, 5.0, 6.0, 9.0])  # deadline, look, 3 s, look, 1 s (5 to 6), look
    monkeypatch.setattr(bench_search, "time", SimpleNamespace(perf_counter=lambda: next(now)))
    asked: list[int] = []
    assert seconds_each(asked.append, 8.0) == 1 / 100
    assert asked == [1, 100, 100]
