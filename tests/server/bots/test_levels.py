"""Which bot plays at a table, and what people read about levels."""

from __future__ import annotations

import pytest

from rivertable.bots.levels import LEVELS
from rivertable.engine.game_config import load
from rivertable.server.bots.levels import ADVISER_LEVEL, EXPLANATIONS, PHYSICS_BOT, SEARCH_BOT, bot_for


@pytest.mark.parametrize(
    ("game", "options", "bot"),
    [
        ("riverside", {}, SEARCH_BOT),
        ("stone_layer", {}, PHYSICS_BOT),
        ("stone_layer", {"mode": "companion"}, SEARCH_BOT),
    ],
)
def test_simulated_stones_are_placed_by_the_bot_that_tries_them(game: str, options: dict[str, str], bot: str) -> None:
    assert bot_for(load(game, players=2, **options)) == bot


def test_every_level_is_explained() -> None:
    assert tuple(EXPLANATIONS) == LEVELS
    assert ADVISER_LEVEL in LEVELS
