"""Plays with a game's world: tries what it will do in the simulation before it does it. Elsewhere it plays greedily."""

from __future__ import annotations

from typing import Any

from rivertable.bots.greedy import GreedyBot
from rivertable.engine.match import Action, Match
from rivertable.engine.world import World


class SteadyBot(GreedyBot):
    """Levels differ in how much is tried and how steady the hand is: easy, normal, hard, expert."""

    name = "steady"
    settings = ("seed", "level")

    def __init__(self, seed: int = 0, level: str = "normal") -> None:
        super().__init__(seed)
        self.seed = seed
        self.level = level
        self._world: World | None = None

    def move(self, match: Match, seat: int) -> tuple[Action, Any]:
        if match.game.world is None:
            return super().move(match, seat)
        self._world = self._world or match.game.world()
        chosen = self._world.choose(match, seat, self.level, self.seed)
        return next(action for action in match.legal(seat) if action.id == chosen.action), chosen.payload
