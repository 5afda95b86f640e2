"""Turns of Stone Layer in words."""

from __future__ import annotations

import functools

import pytest

import rivertable as rt
from rivertable.engine.messages import catalogue
from rivertable.games.stone_layer import GAME
from tests.games import telling

played = functools.partial(telling.played, "stone_layer")


def told(record: str, language: str = "en") -> list[str]:
    words = catalogue(GAME.folder, language)
    return [words.render(turn.message, telling.NAMES) for turn in played(record).turns(None)]


@pytest.mark.parametrize("language", ["en", "fi", "sv", "da", "nb"])
@pytest.mark.parametrize("record", ["companion", "two_players", "three_players_alternative", "four_players_norwegian"])
def test_each_turn_is_one_sentence(record: str, language: str) -> None:
    lines = told(record, language)
    turns = sum(event.name == "turn_begun" for event in played(record).events(None))
    assert len(lines) == turns + 2, "the beginning and the end have a line of their own"
    for line in lines:
        assert line.endswith(".")
        assert ".." not in line


@pytest.mark.parametrize(
    "sentence",
    [
        "Mara set a small stone on stack 6, number 4: 2 score tokens, moved the marker to stack 3.",
        "Bram toppled stack 6: 5 points for Mara, moved the marker to stack 5.",
        "Bram let the stone slip, toppled stack 5: 3 points for Mara, 2 score tokens back to Bram, "
        "moved the marker to stack 6.",
        "Mara set a small stone on stack 4, number 5: 3 score tokens, exchanged five points for a five-point token, "
        "moved the marker to stack 6.",
        "Bram toppled stack 3: 10 points for Mara, 9 score tokens back to Bram.",
    ],
)
def test_a_turn_says_what_stands_what_fell_and_who_got_what(sentence: str) -> None:
    assert sentence in told("two_players")


@pytest.mark.parametrize(
    "sentence",
    [
        "Hedda let the stone slip off stack 5, moved the marker to stack 1.",
        "Bram set a small stone on stack 2, number 1, without score tokens (another stone was touched, "
        "it leans on something else), moved the marker to stack 5.",
        "Mara toppled stack 6, set a medium stone on stack 3, number 1, without score tokens, "
        "moved the marker to stack 1.",
        "Bram saw Mara topple stacks 1 and 5: 1 score token back to Mara, tried again, toppled stack 5, "
        "moved the marker to stack 3.",
        "Mara toppled stack 1, saw Bram topple stack 5, tried again, toppled stack 5, moved the marker to stack 1.",
    ],
)
def test_at_a_real_table_the_reports_of_a_turn_are_told_together(sentence: str) -> None:
    assert sentence in told("companion")


def test_the_beginning_says_where_and_who_and_the_end_that_it_is_over() -> None:
    assert told("two_players")[0] == "The location marker is put at stack 1. Mara was at a river last and begins."
    assert told("three_players_alternative")[0].endswith(" and begins. Stones stand on stacks 6, 1, 2 and 3.")
    assert told("two_players")[-1] == "The game is over."


def test_a_turn_that_goes_on_says_how_far_it_is() -> None:
    match = rt.Match("stone_layer(players=2)", seed=5)
    seat = match.to_act[0]

    def last() -> str:
        return match.say(match.turns(None)[-1].message, telling.NAMES)

    assert last() == f"{telling.NAMES[seat]} is in turn."
    match.act(seat, match.legal(seat)[0].id)
    assert last().startswith(f"{telling.NAMES[seat]} took the tile ")


def test_other_languages_have_their_own_words() -> None:
    assert "Bram välte stapel 6: 5 poäng till Mara, flyttade platsmarkören till stapel 5." in told("two_players", "sv")
    assert "Bram kaatoi pinon 6: Mara sai 5 pistettä, siirsi paikkamerkin pinon 5 viereen." in told("two_players", "fi")
