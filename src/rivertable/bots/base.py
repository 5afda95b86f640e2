"""The contract of a bot."""

from __future__ import annotations

import abc
import hashlib
from typing import Any, ClassVar

import msgspec

from rivertable.engine.errors import IllegalAction, OptionError
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Action, Match
from rivertable.engine.state import ListState


class TurnPlan(msgspec.Struct, frozen=True):
    """What is left of a turn that a bot has planned: its next actions, and the digest of the redacted state in which the
    first of them is due. In any other state the plan is worthless."""

    actions: tuple[int, ...]
    due: str


class Bot(abc.ABC):
    """Chooses actions from what its seat may know. Fresh bots of the same seed choose alike in the same seat; what is left
    to chance differs from seat to seat."""

    name: ClassVar[str]
    settings: ClassVar[tuple[str, ...]] = ("seed",)
    turn_plan: TurnPlan | None = None  # read and replaced by `decide` of bots that plan a turn as a whole

    def choose(self, match: Match, seat: int) -> Action:
        """The action for a seat that is to act. Only the redacted state of the seat leaves the match. IllegalAction if
        the rules refuse what the bot decides."""
        check_to_act(match, seat)
        return legal_action(match, seat, self.decide(match.config, match.redacted(seat), seat))

    def move(self, match: Match, seat: int) -> tuple[Action, Any]:
        """The action with its payload for the game's world; most bots have none."""
        return self.choose(match, seat), None

    @abc.abstractmethod
    def decide(self, config: GameConfig, redacted: ListState, seat: int) -> int:
        """The id of a legal action, found from the redacted state alone."""


def seat_seed(seed: int, seat: int) -> int:
    """The seed of a bot in one seat: two bots of one seed at a table do not take the same chances."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {seat}".encode(), digest_size=16).digest(), "big")


def check_to_act(match: Match, seat: int) -> None:
    """OptionError if the seat has nothing to decide now."""
    if seat not in match.to_act:
        match.redacted(seat)  # says if there is no such seat
        waiting = "the match is over" if match.is_over else f"to act: {', '.join(map(str, match.to_act))}"
        raise OptionError(f"seat {seat} has nothing to decide now ({waiting})")


def legal_action(match: Match, seat: int, id: int) -> Action:
    """The action of that id; IllegalAction if the seat may not take it now, ActionTextError if there is none."""
    if (reason := match.why_not(seat, id)) is not None:
        raise IllegalAction(reason.sentence, reason.code, reason.clause)
    return next(action for action in match.legal(seat) if action.id == id)
