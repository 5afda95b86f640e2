"""What `rivertable bench` measures in compiled code; how long it takes is not looked at here."""

from __future__ import annotations

from itertools import islice

import pytest

from rivertable.cli.bench_search import search_figures
from rivertable.engine.registry import games


@pytest.mark.parametrize("game", games())
def test_a_search_is_measured_to_the_end_of_the_game_and_as_expert_plays(game: str) -> None:
    to_the_end, as_expert = islice(search_figures(game, seconds=0.02), 2)
    assert "to the end of the game" in to_the_end.name
    assert "as expert plays" in as_expert.name
    assert min(to_the_end.value, as_expert.value) > 0
