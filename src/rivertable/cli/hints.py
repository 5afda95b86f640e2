"""What a person could do, as a bot sees it, with the reason in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rivertable.cli.answers import Answers

if TYPE_CHECKING:
    from rivertable.bots.explaining import Fact, Reasoning
    from rivertable.engine.match import Action, Match


def quick_hint(match: Match, seat: int, answers: Answers, why: str) -> str:
    """The answer of the greedy bot, which needs no preparation, and why it is asked."""
    from rivertable.bots.explaining import greedy_reasonings

    said = explained_hint(match, answers, greedy_reasonings(match, seat)[0])
    return f"{said} A quick look at this turn says so{why}."


def explained_answer(match: Match, seat: int, answers: Answers, action: Action | int) -> str:
    """What speaks for or against an answer that is offered, as the greedy bot sees it."""
    from rivertable.bots.explaining import greedy_reasonings

    id = action if isinstance(action, int) else action.id
    (told,) = greedy_reasonings(match, seat, about=id)
    chosen = next(each for each in answers.legal if each.id == id)
    return _told(match, f"{answers.number_of(chosen)}: {chosen.label.rstrip('.')}.", told)


def explained_hint(match: Match, answers: Answers, reasoning: Reasoning) -> str:
    """The answer that a bot prefers: why, two facts, the alternative with the difference, and how the match stands."""
    action = next(action for action in answers.legal if action.id == reasoning.line[0])
    return _told(match, f"Try {answers.number_of(action)}: {action.label.rstrip('.')}.", reasoning)


def _told(match: Match, answer: str, reasoning: Reasoning) -> str:
    sentences = [answer, match.say(reasoning.why)]
    if reasoning.facts:
        sentences.append("; ".join(_said(match, fact) for fact in reasoning.facts) + ".")
    sentences += [match.say(each) for each in (reasoning.difference, reasoning.outlook) if each is not None]
    return " ".join(sentences)


def _said(match: Match, fact: Fact) -> str:
    text = match.say(fact.text)
    detail = f" ({match.say(fact.detail)})" if fact.detail else ""
    return text[:1].upper() + text[1:] + detail
