"""Short questions to ask of a position of any game, and moves made in it: what the builders of the games share."""

from __future__ import annotations

from enum import IntEnum
from typing import Generic, TypeVar

from rivertable.engine.instance import instance

State = TypeVar("State")
Reason = TypeVar("Reason", bound=IntEnum)


class Playing(Generic[State, Reason]):
    """A game by its name, whose states are of that type and whose refusals have those reasons."""

    def __init__(self, game: str, state: type[State], reasons: type[Reason]) -> None:
        self._instance, self._reasons = instance(game), reasons
        self._game, self._actions = self._instance.game, self._instance.game.actions

    def legal(self, s: State, seat: int) -> list[str]:
        """The texts of what a seat may do now."""
        out = [0] * self._actions.count
        return [self._actions.text(action) for action in out[: self._game.legal(s, seat, out)]]

    def why_not(self, s: State, seat: int, text: str) -> Reason | None:
        """Why an action is refused, or None."""
        code = self._game.may(s, seat, self._actions.parse(text))
        return next((reason for reason in self._reasons if reason == code), None)

    def settle(self, s: State) -> State:
        """Take the forced choices, as a match does."""
        self._instance.per_game("forced_choices").take_forced_choices(s, [0] * self._actions.count)
        return s

    def play(self, s: State, seat: int, *texts: str) -> State:
        """Legal actions of one seat, one after the other, with the forced choices in between."""
        self.settle(s)
        for text in texts:
            self.act(s, seat, text)
            self.settle(s)
        return s

    def act(self, s: State, seat: int, text: str) -> None:
        """One legal action, and nothing after it."""
        assert text in self.legal(s, seat), f"{text} is not among {self.legal(s, seat)}"
        self._game.apply(s, seat, self._actions.parse(text))
