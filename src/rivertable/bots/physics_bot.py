"""The bot for games with physics: it tries its moves in the simulation first. In other games it plays greedily."""

from __future__ import annotations

from typing import Any

from rivertable.bots.base import legal_action, seat_seed
from rivertable.bots.characters import CHARACTERS, TEMPERS
from rivertable.bots.greedy import GreedyBot
from rivertable.bots.levels import check_level
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.physics import NO_LEANINGS, ActionWithPayload, Physics
from rivertable.engine.seen import Action
from rivertable.engine.state import ListState


class PhysicsBot(GreedyBot):
    """At higher levels (easy, normal, hard, expert) it tries more moves and carries them out more steadily."""

    name = "steady"
    settings = ("seed", "level", "character")

    def __init__(self, seed: int = 0, level: str = "normal", character: str | None = None) -> None:
        super().__init__(seed, character=character)
        check_level(level)
        self.level = level
        self._physics: Physics | None = None

    def move(self, match: Match, seat: int) -> tuple[Action, Any]:
        if match.game.physics is None:
            return super().move(match, seat)
        match.check_to_act(seat)
        chosen = self.aim(match.config, match.redacted(seat), self._physics_of(match.config).known(match), seat)
        return legal_action(match, seat, chosen.action), chosen.payload

    def aim(self, config: GameConfig, redacted: ListState, known: Any, seat: int) -> ActionWithPayload:
        """The decision with its payload, from the redacted state and `known`, the result of `Physics.known`."""
        character = CHARACTERS[self.character] if self.character is not None else None
        leanings = {temper: character.leaning(temper) for temper in TEMPERS} if character is not None else NO_LEANINGS
        seed = seat_seed(self._seed, seat)
        return self._physics_of(config).choose(redacted, known, seat, self.level, seed, leanings)

    def _physics_of(self, config: GameConfig) -> Physics:
        if self._physics is None:
            assert config.game.physics is not None
            self._physics = config.game.physics()
        return self._physics
