"""The answers to a decision: legal ones by number, others with the reason against them, and finding one by a typed
text."""

from __future__ import annotations

import importlib
import importlib.util
import re
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any

from rivertable.cli.suggestions import nearest
from rivertable.engine.errors import ActionTextError

if TYPE_CHECKING:
    from rivertable.engine.match import Match
    from rivertable.engine.reasons import Reason
    from rivertable.engine.seen import Action, Candidate


@dataclass(frozen=True)
class Answers:
    """The legal actions of a seat, the number that each is chosen by, and the candidates that are refused now."""

    legal: list[Action]
    refused: list[Candidate]
    numbers: list[int]

    def number_of(self, action: Action) -> int:
        return self.numbers[self.legal.index(action)]

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
        raise ActionTextError(f"{text!r} is no answer; {self._suggestion(text)}type {in_words(self.numbers)}, or help")

    def _numbered(self, number: int) -> Action:
        if number not in self.numbers:
            raise ActionTextError(f"there is no answer {number}; type {in_words(self.numbers)}")
        return self.legal[self.numbers.index(number)]

    def _suggestion(self, text: str) -> str:
        """`did you mean 3: Take the white die (3)? `, or nothing if no answer resembles the text."""
        labels = {_plain_words(action.label): action for action in self.legal}
        near = nearest(_plain_words(text), labels)
        return f"did you mean {self.number_of(labels[near])}: {labels[near].label}? " if near else ""


def in_words(numbers: list[int]) -> str:
    """`1 to 4, 7 or 9`: what may be typed; consecutive numbers become a range."""
    ranges: list[list[int]] = []
    for number in sorted(numbers):
        if ranges and number == ranges[-1][-1] + 1:
            ranges[-1].append(number)
        else:
            ranges.append([number])
    texts: list[str] = []
    for part in ranges:
        texts += [f"{part[0]} to {part[-1]}"] if len(part) > 2 else map(str, part)
    return " or ".join([", ".join(texts[:-1]), texts[-1]]) if len(texts) > 1 else texts[0]


def answers_of(match: Match, seat: int) -> Answers:
    from rivertable.engine.seen import Candidate

    seen = match.seen_by(seat)
    legal = [seen.action(id) for id in seen.legal]
    refused = [Candidate(seen.action(id), seen.reason(id)) for id in seen.refused]
    return Answers(legal, refused, _numbers(match, legal))


def _numbers(match: Match, legal: list[Action]) -> list[int]:
    """The number of each action: the one drawn on the board beside what it chooses; other actions follow after the
    numbers of the board."""
    board_number = getattr(artist_of(match), "board_number", lambda name, args: None)
    drawn = [board_number(action.name, action.args) for action in legal]
    own = [number for number, _ in filter(None, drawn)]
    if len(set(own)) < len(own):
        return [*range(1, len(legal) + 1)]
    free = count(1 + max((max(each) for each in filter(None, drawn)), default=0))
    return [next(free) if each is None else each[0] for each in drawn]


def artist_of(match: Match) -> Any:
    """The module that draws the game for a terminal: its own, or one that draws any game plainly."""
    name = f"{match.config.instance().package}.terminal"
    return importlib.import_module(name if importlib.util.find_spec(name) else "rivertable.cli.plain_table")


def changes(match: Match, seat: int, legal: list[Action]) -> list[list[str]]:
    """For each action the texts of what it changes; changes that all actions share are left out."""
    seen = match.seen_by(seat)
    texts = [
        [f"{seen.say(change.what).lower()} {change.before} → {change.after}" for change in seen.preview(action.id)]
        for action in legal
    ]
    shared = set.intersection(*map(set, texts)) if len(texts) > 1 else set()
    return [[text for text in own if text not in shared] for own in texts]


def gathered(answers: list[tuple[int, str, str]], most: int) -> list[tuple[str, str, str]]:
    """(number, label, change) of each answer. If there are more than `most`, consecutive answers that differ only in
    numbers that count up become one line: `15–17`, `r4_A (1–3)`."""
    rows = [(number, number, label, label, changed) for number, label, changed in answers]
    groups: list[tuple[int, int, str, str, str]] = []
    for row in rows:
        _, last, start, end, changed = groups[-1] if groups else row
        counts_on = groups and row[0] == last + 1 and _counts_on(start, end, row[2])
        if counts_on and len(rows) > most and changed == row[4]:
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
    numbers, which all count up by one."""
    at = _differing(end, label)
    if not at or any(place % 2 == 0 for place in at) or _differing(start, label) != at:
        return False
    return all(int(_parts(label)[place]) == int(_parts(end)[place]) + 1 for place in at)


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
