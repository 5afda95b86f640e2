"""Phase 3: RS-5.15 to RS-5.22.

From space 8 of layout L1: brown 10 at 1, pink 6 / yellow 8 at 3, white 10, yellow 4 / blue 9 and stave church 2 at 5.
"""

from __future__ import annotations

import pytest

from rivertable.engine.chance import scripted
from rivertable.games.riverside.reasons import Reason
from tests.games.riverside.builder import (
    BROWN,
    PINK_YELLOW,
    STAVE,
    WHITE,
    crosses,
    legal,
    near_brown,
    play,
    plus_ones,
    riverside,
    scores,
    tickets,
    why_not,
)


def test_rs_5_15_a_village_or_none() -> None:
    assert legal(near_brown().tickets(0, brown=1).phase3(), 0) == [BROWN, "village(none)"]


def test_rs_5_15_one_village_only() -> None:
    s = near_brown().tickets(0, brown=1, yellow=1).phase3()
    assert legal(play(s, 0, BROWN), 0) == []


def test_rs_5_15_nobody_has_to_go() -> None:
    s = near_brown().tickets(0, brown=1).phase3()
    assert scores(play(s, 0, "village(none)"), 0, "brown") == ()


def test_rs_5_17_range_is_3() -> None:
    assert PINK_YELLOW in legal(near_brown().tickets(0, yellow=1).phase3(), 0)


def test_rs_5_17_a_village_beyond_the_range_cannot_be_chosen() -> None:
    s = near_brown().tickets(0, brown=1, white=1).phase3()
    assert why_not(s, 0, WHITE) is Reason.OUT_OF_RANGE


def test_rs_5_17_each_plus_one_adds_1_to_the_range() -> None:
    s = near_brown().plus_ones(0, 3).tickets(0, white=1).phase3()
    assert WHITE in legal(play(s, 0, "plus_one(2)"), 0)


def test_rs_5_17_plus_ones_are_crossed_out() -> None:
    s = near_brown().plus_ones(0, 3).tickets(0, white=1).phase3()
    assert plus_ones(play(s, 0, "plus_one(2)"), 0) == 1


def test_rs_5_17_all_remaining_plus_ones_may_be_used_at_once() -> None:
    """Pink/blue T08 is 6 away; no other village has something for a single pink ticket at 4 or 5 but the stave church."""
    s = near_brown().plus_ones(0, 3).tickets(0, pink=1).phase3()
    assert "village(south,2)" in legal(play(s, 0, "plus_one(3)"), 0)


def test_rs_5_17_plus_ones_last_one_round() -> None:
    """Ship on 9 in the next round: the stave church T09 is again beyond range 3, and no symbol is left."""
    s = riverside(players=1).ship(8).plus_ones(0, 2).tickets(0, white=1, brown=1).phase3()
    play(s, 0, "plus_one(2)")
    with scripted(1, 1, 1, 1, 1, 1):
        play(s, 0, WHITE)
    play(s, 0, "choose_die(yellow)", "green(no)", "seat_row(0)")
    assert legal(s, 0) == [BROWN, "village(none)"]


@pytest.mark.parametrize(("brown_tickets", "points"), [(1, 10), (2, 20)])
def test_rs_5_18_value_times_tickets_of_the_colour(brown_tickets: int, points: int) -> None:
    s = near_brown().tickets(0, brown=brown_tickets, pink=2).phase3()
    assert scores(play(s, 0, BROWN), 0, "brown") == (points,)


def test_rs_5_18_stave_church_counts_the_tickets_of_all_boats() -> None:
    s = near_brown().ship(11).tickets(0, yellow=1, blue=2, pink=1, brown=1, white=2).phase3()
    assert scores(play(s, 0, STAVE), 0, "stave") == (14,)


def test_rs_5_19_a_score_of_0_is_not_written() -> None:
    """RS-5.19a"""
    s = near_brown().tickets(0, yellow=1).phase3()
    assert why_not(s, 0, BROWN) is Reason.NOTHING_TO_SCORE


def test_rs_5_19_a_vacant_scoring_box_is_needed() -> None:
    """RS-5.19b"""
    s = near_brown().tickets(0, brown=2, yellow=1).scores(0, "brown", 1, 2, 3, 4, 5).phase3()
    assert why_not(s, 0, BROWN) is Reason.NOTHING_TO_SCORE


def test_rs_5_19_the_last_box_may_be_written() -> None:
    """RS-5.19b"""
    s = near_brown().tickets(0, brown=2).scores(0, "brown", 1, 2, 3, 4).phase3()
    assert scores(play(s, 0, BROWN), 0, "brown") == (1, 2, 3, 4, 20)


@pytest.mark.parametrize(("last", "scorable"), [(19, True), (20, False), (21, False)])
def test_rs_5_19_more_than_the_last_score_of_that_boat(last: int, scorable: bool) -> None:
    """RS-5.19c"""
    s = near_brown().tickets(0, brown=2, yellow=1).scores(0, "brown", last).phase3()
    assert (BROWN in legal(s, 0)) is scorable


def test_rs_5_19_a_first_score_is_not_compared_with_another_boat() -> None:
    """RS-5.19c  Pink, the boat before brown, has all its boxes written."""
    s = near_brown().tickets(0, brown=1).scores(0, "pink", 10, 20, 30, 40, 50).phase3()
    assert scores(play(s, 0, BROWN), 0, "brown") == (10,)


def test_rs_5_19_the_last_score_counts_not_the_first() -> None:
    """RS-5.19c"""
    s = near_brown().tickets(0, brown=2, yellow=1).scores(0, "brown", 10, 30).phase3()
    assert BROWN not in legal(s, 0)


@pytest.mark.parametrize(
    ("answers", "yellow", "pink"), [("yes yes", (8,), (6,)), ("yes no", (8,), ()), ("no", (), (6,))]
)
def test_rs_5_20_any_non_empty_subset_of_two_colours(answers: str, yellow: tuple[int], pink: tuple[int]) -> None:
    s = near_brown().tickets(0, yellow=1, pink=1).phase3()
    play(s, 0, PINK_YELLOW, *(f"score_colour({answer})" for answer in answers.split()))
    assert (scores(s, 0, "yellow"), scores(s, 0, "pink")) == (yellow, pink)


@pytest.mark.parametrize(
    ("answers", "written"),
    [("yes yes yes", [(3,), (4,), (3,)]), ("yes no yes", [(3,), (), (3,)]), ("no no", [(), (), (3,)])],
)
def test_rs_11_3_three_colours_any_subset(answers: str, written: list[tuple[int, ...]]) -> None:
    """RS-5.20  The extension's pink 4 / blue 3 / brown 3, asked in colour order: blue, pink, brown."""
    s = riverside(extension=True).ship(28).plus_ones(0, 0).tickets(0, blue=1, pink=1, brown=1).phase3()
    play(s, 0, "village(south,4)", *(f"score_colour({answer})" for answer in answers.split()))
    assert [scores(s, 0, colour) for colour in ("blue", "pink", "brown")] == written


def test_rs_5_20_an_unscored_colour_can_be_scored_later() -> None:
    """The village is 2 away, and 1 in the next round."""
    s = riverside(players=1).ship(24).plus_ones(0, 0).tickets(0, yellow=1, pink=1).phase3()
    play(s, 0, PINK_YELLOW, "score_colour(yes)")
    with scripted(1, 1, 1, 1, 1, 1):
        play(s, 0, "score_colour(no)")
    play(s, 0, "choose_die(blue)", "green(no)", "seat_row(0)")
    assert scores(play(s, 0, PINK_YELLOW), 0, "pink") == (6,)


def test_rs_5_21_the_same_village_may_be_visited_again_in_a_later_round() -> None:
    """The brown row completed in between makes 20 of 10."""
    s = riverside(players=1).ship(8).plus_ones(0, 0).crossed(0, "brown", 7, 4, 0, 0).phase3()
    with scripted(1, 1, 1, 1, 1, 1):
        play(s, 0, BROWN)
    play(s, 0, "choose_die(brown)", "green(no)", "seat_row(1)", "seat_row(3)", "seat_row(3)")
    with scripted(1, 1, 1, 1, 1, 1):
        play(s, 0, BROWN)
    assert scores(s, 0, "brown") == (10, 20)


def test_rs_5_21_scores_are_written_from_the_left() -> None:
    s = near_brown().tickets(0, brown=2).scores(0, "brown", 8, 16).phase3()
    assert scores(play(s, 0, BROWN), 0, "brown") == (8, 16, 20)


def test_rs_5_21_tickets_are_not_used_up() -> None:
    s = near_brown().tickets(0, brown=2).phase3()
    assert tickets(play(s, 0, BROWN), 0, "brown") == 2


def test_rs_5_21_an_excursion_leaves_the_seats_as_they_are() -> None:
    s = near_brown().tickets(0, brown=2).phase3()
    assert crosses(play(s, 0, BROWN), 0, "brown") == (7, 5, 0, 0)


def test_rs_5_21_ticket_points_do_not_enter_the_score() -> None:
    """Top brown ticket 8; village 10."""
    s = near_brown().tickets(0, brown=1).phase3()
    assert scores(play(s, 0, BROWN), 0, "brown") == (10,)


def test_rs_5_22_a_player_who_would_score_nothing_does_not_go() -> None:
    assert legal(near_brown().phase3(), 0) == []


def test_rs_5_22_a_village_without_a_score_cannot_be_visited() -> None:
    s = near_brown().tickets(0, yellow=1).phase3()
    assert BROWN not in legal(s, 0)
