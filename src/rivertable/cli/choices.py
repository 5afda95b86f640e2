"""The answers to a decision: the legal ones by number, the others with their reason, and how a typed text names one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rivertable.engine.errors import ActionTextError

if TYPE_CHECKING:
    from rivertable.engine.match import Action, Candidate, Match
    from rivertable.engine.reasons import Reason


@dataclass(frozen=True)
class Choices:
    """What a seat may do now, and what it may not although it is asked about."""

    legal: list[Action]
    refused: list[Candidate]

    def find(self, match: Match, text: str) -> Action | int:
        """The action a typed text means: a number of the list, an action's text, or just its arguments."""
        if text.isascii() and text.isdigit():
            return self._numbered(int(text))
        actions = [*self.legal, *(candidate.action for candidate in self.refused)]
        spoken = [action for action in actions if _spoken(text) in _names(action)]
        if len(spoken) == 1:
            return spoken[0]
        if "(" in text:
            return match.action_id(text)
        raise ActionTextError(
            f"{text!r} is no answer; type a number from 1 to {len(self.legal)}, "
            f"an action such as {self.legal[0]}, or help"
        )

    def _numbered(self, number: int) -> Action:
        if not 1 <= number <= len(self.legal):
            raise ActionTextError(f"there is no answer {number}; the answers are 1 to {len(self.legal)}")
        return self.legal[number - 1]


def choices_of(match: Match, seat: int) -> Choices:
    legal = match.legal(seat)
    return Choices(legal, [candidate for candidate in match.candidates(seat) if candidate.reason is not None])


def changes(match: Match, seat: int, legal: list[Action]) -> list[list[str]]:
    """Per action what it changes, as texts; what every action would change alike is left out."""
    texts = [
        [f"{match.say(change.what).lower()} {change.before} → {change.after}" for change in match.preview(seat, action)]
        for action in legal
    ]
    shared = set.intersection(*map(set, texts)) if len(texts) > 1 else set()
    return [[text for text in own if text not in shared] for own in texts]


def refusals(match: Match, refused: list[Candidate]) -> dict[str, list[str]]:
    """Why not, in a few words where the catalogue has them -> what that keeps from being legal."""
    grouped: dict[str, list[str]] = {}
    for candidate in refused:
        assert candidate.reason is not None
        grouped.setdefault(_short(match, candidate.reason), []).append(_arguments(match, candidate.action))
    return grouped


def _short(match: Match, reason: Reason) -> str:
    from rivertable.engine.messages import say

    id = f"short-{reason.code}"
    return match.say(say(id)) if id in match.loaded.catalogue else str(reason)


def _arguments(match: Match, action: Action) -> str:
    """`north 2` for village(north,2): the arguments as people say them."""
    from rivertable.engine.messages import Message

    values = match.game.actions.messages(action.id).values()
    said = [match.say(value) if isinstance(value, Message) else str(value) for value in values]
    return " ".join(said) or action.name


def _names(action: Action) -> set[str]:
    arguments = " ".join(map(str, action.args))
    return {_spoken(str(action)), _spoken(action.label), _spoken(arguments)} - {""}


def _spoken(text: str) -> str:
    return " ".join(re.findall(r"[^\s(),_]+", text.lower()))
