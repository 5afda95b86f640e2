"""The answers to a decision: how they are listed, and how a typed text finds one."""

from __future__ import annotations

import pytest

import rivertable as rt
from rivertable.cli.answers import answers_of, changes, gathered, refusals
from tests.cli.conftest import SOLO, Run, lines


def test_answers_that_count_on_stand_together() -> None:
    answers = [
        ("r3_2: pi", "1"),
        ("r4_A (1): wh", ""),
        ("r4_A (2): wh", ""),
        ("r4_A (3): wh", ""),
        ("r4_A (4): pi", ""),
    ]
    assert gathered(answers, 3) == [
        ("1", "r3_2: pi", "1"),
        ("2–4", "r4_A (1–3): wh", ""),
        ("5", "r4_A (4): pi", ""),
    ]
    assert [number for number, _, _ in gathered(answers, 9)] == ["1", "2", "3", "4", "5"]


def test_answers_that_change_something_else_stand_alone() -> None:
    assert len(gathered([("village 1", "cards 3 → 1"), ("village 2", "cards 3 → 2"), ("village 4", "")], 1)) == 3


def test_numbers_that_do_not_count_on_stand_alone() -> None:
    assert len(gathered([("bid 1", ""), ("bid 3", ""), ("bid 2 of 4", ""), ("bid 3 of 5", "")], 1)) == 4


def test_answers_show_what_they_change(run: Run) -> None:
    shown = run(*SOLO).stdout
    assert "Choose a base die. You have 20 fire symbols." in shown
    assert "2  Take the hot blue die (5) for 5 fire  fire symbols 20 → 15" in shown


def test_refused_answers_have_their_reason(run: Run) -> None:
    assert "✗ Warm night: power not ready" in run(*SOLO, typed=lines("1")).stdout


@pytest.mark.parametrize("text", ["5", "choose_die(white)", "white", "Choose_Die( white )", "Take the white die (3)"])
def test_an_answer_by_number_text_or_word(run: Run, text: str) -> None:
    assert "Add the green die (6) to your white die?" in run(*SOLO, typed=lines(text)).stdout


def test_a_text_that_means_no_answer_is_refused() -> None:
    match = rt.Match("riverside(players=1)", seed=7)
    answers = answers_of(match, 0)
    assert answers.find(match, "2") == match.legal(0)[1]
    for text, sentence in (
        ("9", "there is no answer 9"),
        ("dance", "'dance' is no answer"),
        ("dance(now)", "no action"),
    ):
        with pytest.raises(rt.ActionTextError, match=sentence):
            answers.find(match, text)


def test_changes_that_all_answers_share_are_left_out() -> None:
    match = rt.Match("riverside(players=1)", seed=7)
    texts = changes(match, 0, match.legal(0))
    assert any(texts)
    assert set.intersection(*map(set, texts)) == set()


def test_refused_actions_are_grouped_by_their_reason() -> None:
    match = rt.Match("riverside(players=1)", seed=7)
    match.act(0, "choose_die(white)")
    refused = answers_of(match, 0).refused
    grouped = refusals(match, refused)
    assert sum(len(actions) for actions in grouped.values()) == len(refused) > 0
    assert "power not ready" in grouped
