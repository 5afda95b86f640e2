"""Turns of The River in words."""

from __future__ import annotations

import pytest

from tests.games import telling


@pytest.fixture(scope="module")
def told() -> list[str]:
    return telling.told("the_river", "rules_2_tokens_3_greedy")


def test_each_turn_is_one_sentence_with_a_head_for_each_round(told: list[str]) -> None:
    heads = [line for line in told if line.startswith("Round ")]
    assert heads == [*(f"Round {n}: Mara starts." for n in range(1, 6)), "Round 6: Hedda starts."]
    for line in told:
        assert line.endswith(".")
        assert ".." not in line


@pytest.mark.parametrize(
    "sentence",
    [
        "Mara fetched 2 stone as the first one there.",
        "Mara fetched 1 wood.",
        "Bram built Smokehouse for 1 clay, 1 food: 4 points, took bonus token 6.",
        "Hedda traded 3 wood for 1 food, fetched 1 food.",
        "Mara took the first player pawn.",
        "11 new terrain tiles are laid out. 4 new buildings lie on display.",
    ],
)
def test_a_turn_says_what_was_done_and_what_it_cost(told: list[str], sentence: str) -> None:
    assert sentence in told


def test_the_end_says_why(told: list[str]) -> None:
    assert told[-1].endswith("The game ends: a bonus track is full.")
