"""What a person could do, as a bot sees it, with the reason in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rivertable.cli.answers import Answers

if TYPE_CHECKING:
    from rivertable.bots.jobs import Suggestion
    from rivertable.engine.match import Action, Match

AHEAD, BEHIND = 0.6, 0.4  # chances to win, per rival of equal strength at a table of two
CLOSE = 0.5  # points that make no difference in words


def quick_hint(match: Match, seat: int, answers: Answers, why: str) -> str:
    """The answer of the greedy bot, which needs no preparation, and why it is asked."""
    import rivertable

    action = rivertable.bot("greedy").choose(match, seat)
    return f"{_answer(answers, action)} A quick look at this turn says so{why}."


def searched_hint(match: Match, answers: Answers, suggestions: list[Suggestion]) -> str:
    """The answer that the search prefers, with the points and the place it expects."""
    best = suggestions[0]
    sentences = [_answer(answers, _action(answers, best.action)), _outlook(match, best)]
    other = next((each for each in suggestions[1:] if each.action != best.action), None)
    if other is not None and best.points is not None and other.points is not None:
        sentences.append(_compared(answers, best.points - other.points, _action(answers, other.action)))
    return " ".join(sentences)


def _action(answers: Answers, id: int) -> Action:
    return next(action for action in answers.legal if action.id == id)


def _answer(answers: Answers, action: Action) -> str:
    return f"Try {answers.number_of(action)}: {action.label.rstrip('.')}."


def _outlook(match: Match, best: Suggestion) -> str:
    points = f"I expect about {round(best.points or 0)} points for you at the end"
    if best.win_chance is None:
        return f"{points}."
    even = 1 / match.players
    if best.win_chance > even + (AHEAD - 0.5) * 2 * even:
        return f"{points}, and that you are ahead."
    if best.win_chance < even - (0.5 - BEHIND) * 2 * even:
        return f"{points}, and that somebody else is ahead."
    return f"{points}, in a close game."


def _compared(answers: Answers, more: float, other: Action) -> str:
    if abs(more) < CLOSE:
        return f"{answers.number_of(other)} is about as good."
    if more < 0:
        return f"{answers.number_of(other)} may bring more points, but wins less often."
    return f"That is about {max(1, round(more))} more than with {answers.number_of(other)}: {other.label.rstrip('.')}."
