"""Plays with a game's world: tries what it will do in the simulation before it does it. Elsewhere it plays greedily."""

from __future__ import annotations

from typing import Any

from rivertable.bots.base import check_to_act, legal_action, seat_seed
from rivertable.bots.greedy import GreedyBot
from rivertable.bots.levels import check_level
from rivertable.engine.loaded import LoadedGame
from rivertable.engine.match import Action, Match
from rivertable.engine.state import Twin
from rivertable.engine.world import Report, World


class SteadyBot(GreedyBot):
    """Levels differ in how much is tried and how steady the hand is: easy, normal, hard, expert."""

    name = "steady"
    settings = ("seed", "level")

    def __init__(self, seed: int = 0, level: str = "normal") -> None:
        super().__init__(seed)
        check_level(level)
        self.level = level
        self._world: World | None = None

    def move(self, match: Match, seat: int) -> tuple[Action, Any]:
        if match.game.world is None:
            return super().move(match, seat)
        check_to_act(match, seat)
        chosen = self.aim(match.loaded, match.redacted(seat), self._opened(match.loaded).known(match), seat)
        return legal_action(match, seat, chosen.action), chosen.payload

    def aim(self, loaded: LoadedGame, redacted: Twin, known: Any, seat: int) -> Report:
        """The decision with its payload, from the redacted state and what everybody sees of the world."""
        return self._opened(loaded).choose(redacted, known, seat, self.level, seat_seed(self._seed, seat))

    def _opened(self, loaded: LoadedGame) -> World:
        if self._world is None:
            assert loaded.game.world is not None
            self._world = loaded.game.world()
        return self._world
