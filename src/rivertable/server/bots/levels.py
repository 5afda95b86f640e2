"""Which bot plays at a table, and the levels people choose from."""

from __future__ import annotations

from rivertable.engine.game_config import GameConfig
from rivertable.server.table.physics import simulates

SEARCH_BOT = "ismcts"
PHYSICS_BOT = "steady"  # tries its moves in the simulated physics of the game
ADVISER_LEVEL = "expert"  # of hints
JUDGE_LEVEL = "hard"  # of plans that are looked at before they are sent: the answer is wanted soon
EXPLANATIONS = {
    "easy": "for a first game",
    "normal": "plays sensibly",
    "hard": "thinks ahead",
    "expert": "as strong as we can",
}


def bot_for(config: GameConfig) -> str:
    """The name of the bot that plays this game, at every level."""
    return PHYSICS_BOT if simulates(config) else SEARCH_BOT
