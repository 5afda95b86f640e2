"""The contract of a bot."""

from __future__ import annotations

import abc
import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from rivertable.bots.explaining import Explanation, Reasoning, explained, greedy_reasonings
from rivertable.engine.errors import IllegalAction
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.playing import Choose
from rivertable.engine.seen import Action
from rivertable.engine.state import ListState


class TurnPlan(msgspec.Struct, frozen=True):
    """What is left of a turn that a bot has planned: its next actions, and the digest of the redacted state in which the
    first of them is due. In any other state the plan is worthless."""

    actions: tuple[int, ...]
    due: str


class Bot(abc.ABC):
    """Chooses actions from what its seat may know. New bots with equal seeds make equal choices in the same seat; in
    different seats their random choices differ."""

    name: ClassVar[str]
    settings: ClassVar[tuple[str, ...]] = ("seed",)
    turn_plan: TurnPlan | None = None  # read and replaced by `decide` of bots that plan a turn as a whole

    def choose(self, match: Match, seat: int) -> Action:
        """The bot's action for a seat that is to act; the match stays as it is. The bot is given only the seat's
        redacted state. OptionError if the seat is not to act, IllegalAction if the rules refuse the bot's decision."""
        match.check_to_act(seat)
        return legal_action(match, seat, self.decide(match.config, match.redacted(seat), seat))

    def move(self, match: Match, seat: int) -> tuple[Action, Any]:
        """The bot's action for a seat that is to act, with the payload for the game's physics: None for most bots."""
        return self.choose(match, seat), None

    def explain(self, match: Match, seat: int, about: Action | int | str | None = None) -> Explanation:
        """What the bot would do, and why: the best line, a sentence, two facts, the alternative and the difference. With
        `about`: why not this action? The match stays as it is. OptionError if the seat is not to act, IllegalAction if the
        rules refuse the action."""
        match.check_to_act(seat)
        id = None if about is None else legal_action(match, seat, match.action_id(about)).id
        return explained(match, seat, self.reasonings(match, seat, id)[0])

    def reasonings(self, match: Match, seat: int, about: int | None = None) -> tuple[Reasoning, ...]:
        """The same as messages: why its choice is good, then why other actions are not as good; `about`: one action alone.
        Bots that cannot tell are explained by greedy play."""
        return greedy_reasonings(match, seat, about, self.choose(match, seat).id)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """What only bots that search have is told to who looks for it elsewhere."""
            if name == "analyse":
                raise AttributeError(
                    f"bot {self.name!r} does not search, so it has no chances to tell; ask its explain, or analyse of rt.bot('hard')"
                )
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    @abc.abstractmethod
    def decide(self, config: GameConfig, redacted: ListState, seat: int) -> int:
        """The id of a legal action for the seat. Before: the state is redacted for the seat, which is to act. After:
        the state is unchanged."""


def seat_seed(seed: int, seat: int) -> int:
    """The seed of a bot in one seat, so that two bots with equal seeds at a table do not make the same random
    choices."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {seat}".encode(), digest_size=16).digest(), "big")


def seated(bots: Sequence[Bot] | Mapping[int, Bot]) -> Choose:
    """For `play_out`: each bot decides for the seat of its number."""
    return lambda match, seat: bots[seat].choose(match, seat)


def legal_action(match: Match, seat: int, id: int) -> Action:
    """The action with this id; IllegalAction if the seat may not take it now, ActionTextError if there is no such
    id."""
    seen = match.seen_by(seat)
    if (reason := seen.reason(match.action_id(id))) is not None:
        raise IllegalAction(reason.sentence, reason.code, reason.clause)
    return seen.action(id)
