"""What a person could do, as a bot sees it, with the reason in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rivertable.cli.answers import Answers

if TYPE_CHECKING:
    from rivertable.bots.explaining import Fact, Reasoning
    from rivertable.engine.match import Match


def quick_hint(match: Match, seat: int, answers: Answers, why: str) -> str:
    """The answer of the greedy bot, which needs no preparation, and why it is asked."""
    from rivertable.bots.explaining import greedy_reasonings

    said = explained_hint(match, answers, greedy_reasonings(match, seat)[0])
    return f"{said} A quick look at this turn says so{why}."


def explained_hint(match: Match, answers: Answers, reasoning: Reasoning) -> str:
    """The answer that a bot prefers: why, two facts, the alternative with the difference, and how the match stands."""
    action = next(action for action in answers.legal if action.id == reasoning.line[0])
    sentences = [f"Try {answers.number_of(action)}: {action.label.rstrip('.')}.", match.say(reasoning.why)]
    if reasoning.facts:
        sentences.append("; ".join(_said(match, fact) for fact in reasoning.facts) + ".")
    sentences += [match.say(each) for each in (reasoning.difference, reasoning.outlook) if each is not None]
    return " ".join(sentences)


def _said(match: Match, fact: Fact) -> str:
    text = match.say(fact.text)
    detail = f" ({match.say(fact.detail)})" if fact.detail else ""
    return text[:1].upper() + text[1:] + detail
