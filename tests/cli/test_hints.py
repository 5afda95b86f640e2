"""Hints, with the reason in words."""

from __future__ import annotations

import pytest

import rivertable as rt
from rivertable.bots.jobs import Suggestion
from rivertable.cli.answers import answers_of
from rivertable.cli.hints import quick_hint, searched_hint


def test_a_quick_hint_says_why_it_is_quick() -> None:
    match = rt.Match("riverside(players=2)", seed=7)
    hint = quick_hint(match, 0, answers_of(match, 0), "; more is being prepared")
    assert hint.startswith("Try ")
    assert hint.endswith("A quick look at this turn says so; more is being prepared.")


@pytest.mark.parametrize(("chance", "words"), [(0.9, "you are ahead"), (0.5, "a close game"), (0.1, "else is ahead")])
def test_a_searched_hint_tells_points_and_place_without_percentages(chance: float, words: str) -> None:
    match = rt.Match("riverside(players=2)", seed=7)
    answers = answers_of(match, 0)
    first, second = answers.legal[:2]
    suggestions = [Suggestion(first.id, (), chance, 201.4), Suggestion(second.id, (), 0.4, 197.2)]
    hint = searched_hint(match, answers, suggestions)
    assert hint.startswith(f"Try 1: {first.label}. I expect about 201 points for you at the end")
    assert words in hint
    assert f"That is about 4 more than with 2: {second.label}." in hint
    assert "%" not in hint


def test_a_solo_game_has_nobody_ahead() -> None:
    match = rt.Match("riverside(players=1)", seed=7)
    answers = answers_of(match, 0)
    assert searched_hint(match, answers, [Suggestion(answers.legal[0].id, (), None, 99.7)]).endswith(
        "100 points for you at the end."
    )
