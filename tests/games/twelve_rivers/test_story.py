"""Turns of 12 Rivers in words."""

from __future__ import annotations

import functools

import pytest

import rivertable as rt
from tests.games import telling

played, told = functools.partial(telling.played, "twelve_rivers"), functools.partial(telling.told, "twelve_rivers")


@pytest.mark.parametrize("record", ["two_players", "three_players", "four_players"])
def test_each_turn_is_one_sentence_with_a_head_for_each_round(record: str) -> None:
    match = played(record)
    heads = [match.say(turn.message) for turn in match.turns(None) if turn.is_round]
    assert [head.split(".")[0] for head in heads] == [f"Round {n}" for n in range(1, 6)]
    for viewer in (None, *range(match.players)):
        for line in told(record, viewer):
            assert line.endswith(".")
            assert ".." not in line
        placed = [line for line in told(record, viewer) if " placed a token " in line]
        assert len(placed) == sum(event.name == "token_placed" for event in match.events(None))


def test_between_turns_it_is_told_what_is_new_and_where_the_pearls_stop() -> None:
    lines = told("four_players")
    assert lines[0] == "The market shows a fishing net card and 2 banner cards."
    assert lines[1] == (
        "Round 1. New pearls: 2 purple, 5 green, 2 pink, a blue and 2 white. New fairies: a mushroom, 2 river and a breeze."
    )
    assert (
        "The pearls are released: 6 to row 4 rivers 1–6, 3 to row 3 rivers 7–9 and 3 to row 4 rivers 7–12."
    ) in lines
    assert lines[-1] == "The last round is over."


@pytest.mark.parametrize(
    "sentence",
    [
        "Hedda placed a token at row 5, slot 1, took a banner card.",
        "Bram placed a token at row 1 river 11, slot 1, for 2 provisions cards and a shamisen card.",
        "Mara placed a token at the village, slot 4, played a pair of banner cards, lifted a token to the top of the track.",
        "Mara placed a token at the lake, slot 1, played a pair of lantern cards, took a river fairy.",
        "Otis collected a pink at row 2 rivers 4–5.",
        "Otis gave a purple in exchange, collected a white at row 4 rivers 1–6, claimed the white goal.",
        "Mara collected 3 green and a white at the lake, recruited Pack Porter, took a fishing net card and 2 lantern cards.",
        "Otis declined to swap.",
        "Bram made a spot wild, stored a pink and a blue.",
        "Otis stored a pink.",
    ],
)
def test_a_turn_says_what_was_done_and_for_what(sentence: str) -> None:
    assert sentence in told("four_players")


def test_a_pair_is_told_before_what_it_brought() -> None:
    assert (
        "Mara placed a token at row 3 rivers 4–6, slot 1, for a fishing net card, took a breeze fairy and a river fairy, "
        "played a pair of lantern cards, took a mushroom fairy."
    ) in told("two_players")
    assert (
        "Mara recruited Badger Smith, took a provisions card, played a pair of shamisen cards, moved the token to slot 4."
    ) in told("two_players")


def test_a_drawn_card_is_named_to_its_owner() -> None:
    drawn = "Bram recruited Lake Fisher, drew a card."
    assert drawn in told("two_players")
    assert drawn in told("two_players", 0)
    assert drawn not in told("two_players", 1)
    assert any(line.startswith("Bram recruited Lake Fisher, drew a ") for line in told("two_players", 1))


def test_stored_pearls_are_told_to_their_owner_at_once_and_to_the_others_when_all_are_done() -> None:
    match, greedy = rt.Match("twelve_rivers(players=3)", seed=7), rt.bot("greedy")
    while len(match.to_act) < 2:
        match.act(match.to_act[0], greedy.choose(match, match.to_act[0]))
    first, *others = match.to_act
    before = {seat: telling.lines(match, seat) for seat in others}
    while first in match.to_act:
        match.act(first, greedy.choose(match, first))
    stored = "stored 3 pink, 2 blue and a green."
    assert telling.lines(match, first)[-1] == f"Hedda recruited Silk Dyer, took a shamisen card, {stored}", (
        "still the same turn to the owner"
    )
    assert {seat: telling.lines(match, seat) for seat in others} == before
    while match.turns(None)[-1].seat is not None:
        match.act(match.to_act[0], greedy.choose(match, match.to_act[0]))
    for viewer in (None, *others):
        assert f"Hedda {stored}" in telling.lines(match, viewer)
