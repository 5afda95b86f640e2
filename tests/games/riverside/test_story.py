"""Turns of Riverside in words."""

from __future__ import annotations

import functools

import pytest

import rivertable as rt
from tests.games import telling

played, told = functools.partial(telling.played, "riverside"), functools.partial(telling.told, "riverside")


@pytest.mark.parametrize("record", ["six_players_extension", "two_players", "solo_won", "solo_lost"])
def test_each_turn_is_one_sentence_with_a_head_for_each_round(record: str) -> None:
    match = played(record)
    heads = [match.say(turn.message) for turn in match.turns(None) if turn.is_round]
    assert [head.split(".")[0] for head in heads] == [f"Round {n}" for n in range(1, len(heads) + 1)]
    assert heads[-1].endswith(" The ship drops anchor.")
    for viewer in (None, *range(match.players)):
        seen = sorted(turn.seat for turn in match.turns(viewer) if turn.seat is not None)
        assert seen == sorted(turn.seat for turn in match.turns(None) if turn.seat is not None), "own ones come first"
        for line in told(record, viewer):
            assert line.endswith(".")
            assert ".." not in line


def test_the_head_of_a_round_tells_the_dice_and_the_ship() -> None:
    assert told("solo_won")[0] == (
        "Round 1. The dice: yellow 3, blue 3, pink 4, brown 5, white 5, green 3. Temperature 4. "
        "The ship sails 4 to space 4."
    )


@pytest.mark.parametrize(
    "sentence",
    [
        "Mara took the blue 1 with the green 3 for 3 fire, crossed 4 seats in blue row 1, completed blue row 1: ticket 4, "
        "lost a cross in the full brown boat.",
        "Bram took the blue 3, crossed 3 blue seats and 1 pink, completed blue row 3: ticket 2.",
        "Mara took the blue 2, crossed 2 seats in blue row 3, 1 in pink row 1 and 1 in white row 4, "
        "completed blue row 3 (ticket 2) and pink row 1 (ticket 4).",
        "Kai took the white 4, lost 4 crosses in the full white boat.",
        "Mara took the blue 3, crossed 3 seats in blue row 4, activated Prize ticket.",
        "Mara used Prize ticket, visited the village north 1: 50 points for brown.",
        'Bram spent 1 "+1" for range 4.',
        'Kai spent 1 "+1" for range 4, visited the village south 5: 10 points for stave church.',
        'Mara spent 1 "+1" for range 4, visited the village south 6: 14 points for pink and 24 for brown.',
    ],
)
def test_a_turn_says_what_was_done_for_what(sentence: str) -> None:
    assert sentence in told("six_players_extension")


@pytest.mark.parametrize(
    "sentence",
    [
        "Mara took the brown 5 with the green 5 for 5 fire, crossed 12 brown seats, 1 yellow and 1 white, "
        'completed 3 rows: tickets 4, 6 and 2, spent 1 "+1" for range 4.',
        "Mara visited the village south 5: 14 points for blue and 16 for pink.",
        "Mara took the white 3 with the green 4, used Warm night, crossed 5 seats in white row 1 and 4 in row 3, "
        "completed white row 1: ticket 6, activated Early birds.",
        "Mara used Early birds, visited the village south 5: 24 points for pink.",
        "Mara took the brown 4 with the green 4 for 4 fire, crossed 7 seats in brown row 1 and 2 in pink row 3, "
        "completed brown row 1 (ticket 8) and pink row 3 (ticket 2), activated Warm night, "
        "lost 2 crosses in the full brown boat.",
    ],
)
def test_alone_seats_and_excursion_have_a_line_each(sentence: str) -> None:
    assert sentence in told("solo_won")


def test_a_turn_is_told_to_its_owner_at_once_and_to_the_others_when_all_are_done() -> None:
    match, greedy = rt.Match("riverside(players=2)", seed=5), rt.bot("greedy")
    head = telling.lines(match, 1)
    while 0 in match.to_act:
        match.act(0, greedy.choose(match, 0))
    sentence = (
        "Mara took the yellow 2 with the green 3 for 3 fire, crossed 5 seats in yellow row 3 and 2 in row 1, "
        "completed yellow row 3: ticket 6."
    )
    assert telling.lines(match, 0) == [*head, sentence]
    assert telling.lines(match, 1) == telling.lines(match, None) == head
    while match.to_act == (1,):
        match.act(1, greedy.choose(match, 1))
    assert telling.lines(match, 1)[1].startswith("Bram took ")
    assert telling.lines(match, 1)[2] == sentence
    assert telling.lines(match, None)[1] == sentence
