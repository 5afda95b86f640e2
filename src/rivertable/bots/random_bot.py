"""The random bot: the weakest opponent, against which others are measured."""

from __future__ import annotations

import random

from rivertable.bots.base import Bot, seat_seed
from rivertable.engine.game_config import GameConfig
from rivertable.engine.state import ListState


class RandomBot(Bot):
    """Chooses every legal action with the same chance."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._chances: dict[int, random.Random] = {}  # by seat

    def decide(self, config: GameConfig, redacted: ListState, seat: int) -> int:
        if seat not in self._chances:
            self._chances[seat] = random.Random(seat_seed(self._seed, seat))
        out = [0] * config.game.actions.count
        return out[self._chances[seat].randrange(config.game.legal(redacted, seat, out))]
