"""The floor: every legal action is as good as another."""

from __future__ import annotations

import random

from rivertable.bots.base import Bot
from rivertable.engine.loaded import LoadedGame
from rivertable.engine.state import Twin


class RandomBot(Bot):
    """Uniform over the legal actions."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def decide(self, loaded: LoadedGame, redacted: Twin, seat: int) -> int:
        out = [0] * loaded.game.actions.count
        return out[self._random.randrange(loaded.game.legal(redacted, seat, out))]
