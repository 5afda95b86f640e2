"""Hints, with the reason in words."""

from __future__ import annotations

import rivertable as rt
from rivertable.bots.explaining import Fact, Reasoning
from rivertable.cli.answers import answers_of
from rivertable.cli.hints import explained_hint, quick_hint
from rivertable.engine.messages import say


def test_a_quick_hint_says_why_it_is_quick() -> None:
    match = rt.Match("riverside(players=2)", seed=7)
    hint = quick_hint(match, 0, answers_of(match, 0), "; more is being prepared")
    assert hint.startswith("Try ")
    assert hint.endswith("A quick look at this turn says so; more is being prepared.")
    assert "%" not in hint


def test_a_hint_says_why_with_facts_and_the_difference() -> None:
    match = rt.Match("riverside(players=2)", seed=7)
    answers = answers_of(match, 0)
    first, second = answers.legal[:2]
    label = match.game.label(match.redacted(0), 0, second.id)
    reasoning = Reasoning(
        line=(first.id,),
        why=say("hint-why-2", first=say("term-fire-more"), second=say("term-lowest-more")),
        facts=(Fact(say("term-fire"), say("hint-fact-more", points=2)), Fact(say("term-rows"))),
        alternative=(second.id,),
        points=4.2,
        apart=0.1,
        difference=say("hint-better", size="plain", other=label, points=4),
        outlook=say("hint-outlook", how="even"),
    )
    assert explained_hint(match, answers, reasoning) == (
        f"Try 1: {first.label}. This keeps fire for hot dice and raises your lowest boat, which counts twice. "
        f"Fire symbols (worth about 2 points more); Rows begun. "
        f"Better than “{second.label}”, by about 4 points. The match is about even."
    )
