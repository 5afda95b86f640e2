"""The contract of a bot."""

from __future__ import annotations

import abc
from typing import Any, ClassVar

from rivertable.engine.loaded import LoadedGame
from rivertable.engine.match import Action, Match
from rivertable.engine.state import Twin


class Bot(abc.ABC):
    """Chooses actions from what its seat may know. Fresh bots of the same seed choose alike."""

    name: ClassVar[str]
    settings: ClassVar[tuple[str, ...]] = ("seed",)

    def choose(self, match: Match, seat: int) -> Action:
        """The action for a seat that is to act. Only the redacted state of the seat leaves the match."""
        chosen = self.decide(match.loaded, match.redacted(seat), seat)
        return next(action for action in match.legal(seat) if action.id == chosen)

    def move(self, match: Match, seat: int) -> tuple[Action, Any]:
        """The action with its payload for the game's world; most bots have none."""
        return self.choose(match, seat), None

    @abc.abstractmethod
    def decide(self, loaded: LoadedGame, redacted: Twin, seat: int) -> int:
        """The id of a legal action, found from the redacted state alone."""
