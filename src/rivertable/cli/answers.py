"""The answers to a decision: legal ones by number, others with the reason against them, and finding one by a typed
text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rivertable.engine.errors import ActionTextError

if TYPE_CHECKING:
    from rivertable.engine.match import Action, Candidate, Match
    from rivertable.engine.reasons import Reason


@dataclass(frozen=True)
class Answers:
    """The legal actions of a seat, and the candidates that are refused now."""

    legal: list[Action]
    refused: list[Candidate]

    def find(self, match: Match, text: str) -> Action | int:
        """The action meant by a typed text: a number of the list, an action's text or label, or just its arguments.
        ActionTextError if it means none."""
        if text.isascii() and text.isdigit():
            return self._numbered(int(text))
        actions = [*self.legal, *(candidate.action for candidate in self.refused)]
        matching = [action for action in actions if _plain_words(text) in _names(action)]
        if len(matching) == 1:
            return matching[0]
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


def answers_of(match: Match, seat: int) -> Answers:
    legal = match.legal(seat)
    return Answers(legal, [candidate for candidate in match.candidates(seat) if candidate.reason is not None])


def changes(match: Match, seat: int, legal: list[Action]) -> list[list[str]]:
    """For each action the texts of what it changes; changes that all actions share are left out."""
    texts = [
        [f"{match.say(change.what).lower()} {change.before} → {change.after}" for change in match.preview(seat, action)]
        for action in legal
    ]
    shared = set.intersection(*map(set, texts)) if len(texts) > 1 else set()
    return [[text for text in own if text not in shared] for own in texts]


def gathered(answers: list[tuple[str, str]], most: int) -> list[tuple[str, str, str]]:
    """(number, label, change) of each answer. If there are more than `most`, consecutive answers that differ only in a
    number that counts up become one line: `15–17`, `r4_A (1–3)`."""
    rows = [(number, number, label, label, changed) for number, (label, changed) in enumerate(answers, 1)]
    groups: list[tuple[int, int, str, str, str]] = []
    for row in rows:
        _, last, start, end, changed = groups[-1] if groups else row
        if groups and len(rows) > most and changed == row[4] and _counts_on(start, end, row[2]):
            groups[-1] = (groups[-1][0], last + 1, start, row[2], changed)
        else:
            groups.append(row)
    return [
        (str(first) if first == last else f"{first}–{last}", _span(start, end), changed)
        for first, last, start, end, changed in groups
    ]


def _parts(label: str) -> list[str]:
    """A label cut at its numbers: words at even indices, numbers at odd ones."""
    return re.split(r"(\d+)", label)


def _differing(one: str, other: str) -> list[int]:
    """The indices of the parts in which two labels differ; [0] if they have different numbers of parts."""
    parts, others = _parts(one), _parts(other)
    return [i for i, part in enumerate(parts) if part != others[i]] if len(parts) == len(others) else [0]


def _counts_on(start: str, end: str, label: str) -> bool:
    """True if the label comes next after `end` in a range that begins with `start`: all three differ in the same
    number."""
    at = _differing(end, label)
    if len(at) != 1 or at[0] % 2 == 0 or _differing(start, label) != at:
        return False
    return int(_parts(label)[at[0]]) == int(_parts(end)[at[0]]) + 1


def _span(start: str, end: str) -> str:
    """`r4_A (1–3)` for the labels from `r4_A (1)` to `r4_A (3)`."""
    parts, last = _parts(start), _parts(end)
    for i in _differing(start, end):
        parts[i] += f"–{last[i]}"
    return "".join(parts)


def refusals(match: Match, refused: list[Candidate]) -> dict[str, list[str]]:
    """The refused actions, grouped by the reason against them, which is a short text if the catalogue has one."""
    grouped: dict[str, list[str]] = {}
    for candidate in refused:
        assert candidate.reason is not None
        grouped.setdefault(_short(match, candidate.reason), []).append(_arguments(match, candidate.action))
    return grouped


def _short(match: Match, reason: Reason) -> str:
    from rivertable.engine.messages import say

    id = f"short-{reason.code}"
    return match.say(say(id)) if id in match.config.catalogue else str(reason)


def _arguments(match: Match, action: Action) -> str:
    """An action's arguments in words: `north 2` for village(north,2). An action without arguments gives its name."""
    from rivertable.engine.messages import Message

    values = match.game.actions.messages(action.id).values()
    words = [match.say(value) if isinstance(value, Message) else str(value) for value in values]
    return " ".join(words) or action.name


def _names(action: Action) -> set[str]:
    arguments = " ".join(map(str, action.args))
    return {_plain_words(str(action)), _plain_words(action.label), _plain_words(arguments)} - {""}


def _plain_words(text: str) -> str:
    return " ".join(re.findall(r"[^\s(),_]+", text.lower()))
