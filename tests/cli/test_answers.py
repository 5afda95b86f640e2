"""The answers to a decision: how they are listed, and how a typed text finds one."""

from __future__ import annotations

from typing import Any

import pytest

import rivertable as rt
from rivertable.cli.answers import answers_of, changes, gathered, in_words, refusals
from rivertable.engine.errors import ActionTextError
from tests.cli.conftest import SOLO, Run, lines, sampled

SLOTS = 5  # for terrain tiles, at a table of two


def test_answers_that_count_on_stand_together() -> None:
    answers = [
        (1, "r3_2: pi", "1"),
        (2, "r4_A (1): wh", ""),
        (3, "r4_A (2): wh", ""),
        (4, "r4_A (3): wh", ""),
        (5, "r4_A (4): pi", ""),
    ]
    assert gathered(answers, 3) == [
        ("1", "r3_2: pi", "1"),
        ("2–4", "r4_A (1–3): wh", ""),
        ("5", "r4_A (4): pi", ""),
    ]
    assert [number for number, _, _ in gathered(answers, 9)] == ["1", "2", "3", "4", "5"]


def test_answers_that_change_something_else_stand_alone() -> None:
    assert (
        len(gathered([(1, "village 1", "cards 3 → 1"), (2, "village 2", "cards 3 → 2"), (3, "village 4", "")], 1)) == 3
    )


def test_numbers_that_do_not_count_on_stand_alone() -> None:
    assert len(gathered([(1, "bid 1", ""), (2, "bid 3", ""), (3, "bid 2 of 4", ""), (4, "bid 3 of 6", "")], 1)) == 4


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


def test_the_numbers_of_the_board_are_the_numbers_typed() -> None:
    match = rt.Match("the_river(players=2)", seed=3)
    while match.legal(match.to_act[0])[0].name != "pick_tile" or len(match.legal(match.to_act[0])) == SLOTS:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])  # the first one takes a tile whenever it can
    answers = answers_of(match, match.to_act[0])  # a tile is taken: its number is no answer
    view: Any = match.view(match.to_act[0])
    assert answers.numbers == [number for number, tile in enumerate(view.island, 1) if tile is not None]
    assert answers.find(match, str(answers.numbers[-1])) == answers.legal[-1]


def test_the_number_of_a_refused_piece_means_that_piece() -> None:
    match = rt.Match("stone_layer(players=2)", seed=11)
    while len(match.legal(match.to_act[0])) != 4 or match.legal(match.to_act[0])[0].name != "pick_tile":
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    answers = answers_of(match, seat)
    taken = next(number for number in range(1, 6) if number not in answers.numbers)
    refused = answers.find(match, str(taken))
    assert str(refused) == f"pick_tile({taken})"
    assert match.why_not(seat, refused) is not None
    with pytest.raises(ActionTextError, match="there is no answer 99"):
        answers.find(match, "99")


def test_other_answers_follow_after_the_numbers_of_the_board() -> None:
    match = rt.Match("river_bankers(players=2)", seed=3)
    while match.legal(match.to_act[0])[0].name != "pull":
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    answers = answers_of(match, match.to_act[0])
    pulls = [answers.number_of(action) for action in answers.legal if action.name == "pull"]
    assert pulls == [action.args[0] for action in answers.legal if action.name == "pull"]
    assert min(set(answers.numbers) - set(pulls)) == 4


@pytest.mark.parametrize("game", rt.games())
def test_every_answer_has_a_number_of_its_own(game: str) -> None:
    for match in sampled(game, 3):
        for seat in match.to_act:
            answers = answers_of(match, seat)
            assert len(set(answers.numbers)) == len(answers.legal)


def test_what_may_be_typed_in_words() -> None:
    assert in_words([1, 2, 3, 4]) == "1 to 4"
    assert in_words([2, 7, 8]) == "2, 7 or 8"
    assert in_words([5]) == "5"
    assert in_words([0, 1, 2, 9]) == "0 to 2 or 9"


def test_a_mistyped_answer_is_guessed() -> None:
    match = rt.Match("riverside(players=1)", seed=7)
    with pytest.raises(rt.ActionTextError, match=r"did you mean 5: Take the white die \(3\)\?"):
        answers_of(match, 0).find(match, "take white die")
