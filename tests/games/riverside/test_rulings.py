"""Rulings where the printed rules are silent: RS-10.

From space 8 of layout L1: brown 10 at 1, pink 6 / yellow 8 at 3, white 10, yellow 4 / blue 9 and stave church 2 at 5,
pink 8 / blue 7 at 6, white 9 / blue 4 at 7, stave church 2 at 8, yellow 11 and brown 8 / pink 7 at 9.
"""

from __future__ import annotations

import pytest

from rivertable.games.riverside.actions import ACTIONS
from rivertable.games.riverside.reasons import Reason
from rivertable.games.riverside.rules.dice import fire_cost
from rivertable.games.riverside.rules.flow import apply
from rivertable.games.riverside.scoring import captain_bonus, solo_score
from rivertable.games.riverside.state import ADD_GREEN
from tests.games.riverside.builder import (
    Riverside,
    crosses,
    distances,
    fire,
    legal,
    play,
    plus_ones,
    riverside,
    scores,
    why_not,
)

BROWN, PINK_YELLOW, WHITE, STAVE = "village(north,3)", "village(south,3)", "village(north,2)", "village(south,4)"
TAKE_YELLOW = ("choose_die(yellow)", "green(no)")
ROWS = ["seat_row(0)", "seat_row(1)", "seat_row(2)", "seat_row(3)"]


def near_brown() -> Riverside:
    """The second player keeps phase 3 open."""
    return riverside().ship(8).plus_ones(0, 0).plus_ones(1, 0).tickets(1, brown=1)


def test_rs_10_2_the_outcome_of_phase_3_does_not_depend_on_the_order() -> None:
    results = []
    for order in ((0, 1), (1, 0)):
        s = near_brown().tickets(0, yellow=1).phase3()
        for seat in order:
            play(s, seat, (PINK_YELLOW, BROWN)[seat])
        results.append(s)
    assert results[0] == results[1]


def test_rs_10_2_marks_are_not_shown_before_all_are_done() -> None:
    s = play(near_brown().tickets(0, brown=1).phase3(), 0, BROWN)
    assert s.shown[0] != s.sheet[0]


def test_rs_10_3_a_die_must_be_chosen_also_when_its_boat_is_full() -> None:
    s = riverside().crossed(0, "yellow", 3, 4, 5, 7).used(0, "fan_base").phase2()
    assert [text.partition("(")[0] for text in legal(s, 0)] == ["choose_die"] * 5


def test_rs_10_4_crosses_are_mandatory_while_seats_are_open() -> None:
    s = riverside().dice(yellow=2, blue=2, pink=2).phase2()
    assert legal(play(s, 0, *TAKE_YELLOW, "seat_row(0)"), 0) == ROWS


def test_rs_10_5_warm_night_waives_the_green_die_only() -> None:
    s = riverside().dice(yellow=6, green=5).power(0, "warm_night").phase2()
    assert fire(play(s, 0, "choose_die(yellow)", "green(warm_night)"), 0) == 14


def test_rs_10_6_prize_ticket_counts_for_both_scorings_of_the_colour() -> None:
    """Pink 6 and pink 8 with one ticket and the prize."""
    s = near_brown().ship(28).plus_ones(0, 1).power(0, "early_birds", "prize_ticket").tickets(0, pink=1).phase3()
    play(s, 0, "plus_one(1)", PINK_YELLOW, "prize_ticket(pink)", "early_birds(yes)", "village(south,2)")
    assert scores(s, 0, "pink") == (12, 16)


@pytest.mark.parametrize("late", ["fan_base(yes)", "green(warm_night)"])
def test_rs_10_7_powers_are_declared_before_the_first_cross(late: str) -> None:
    s = riverside().dice(blue=2).power(0, "fan_base", "warm_night").phase2()
    play(s, 0, "choose_die(blue)", "green(no)", "fan_base(no)", "seat_row(0)")
    assert why_not(s, 0, late) is Reason.NOT_ASKED_NOW


def test_rs_10_8_the_last_possible_colour_cannot_be_declined_if_none_was_taken() -> None:
    s = near_brown().tickets(0, yellow=1, pink=1).phase3()
    assert scores(play(s, 0, PINK_YELLOW, "score_colour(no)"), 0, "pink") == (6,)


def test_rs_10_8_declining_everything_is_refused() -> None:
    s = near_brown().tickets(0, yellow=1).phase3()
    apply(s, 0, ACTIONS.parse(PINK_YELLOW))
    assert why_not(s, 0, "score_colour(no)") is Reason.MUST_SCORE_ONE


def test_rs_10_8_a_score_of_0_is_never_written() -> None:
    """Pink without a ticket is not asked about."""
    s = play(near_brown().tickets(0, yellow=1).phase3(), 0, PINK_YELLOW)
    assert scores(s, 0, "pink") == ()


def test_rs_10_9_no_bonus_before_all_dice_crosses_are_made() -> None:
    """The top row is complete after the first of two crosses."""
    s = riverside().dice(yellow=2, blue=2, pink=2).crossed(0, "yellow", 2, 0, 0, 0).phase2()
    play(s, 0, *TAKE_YELLOW, "seat_row(0)", "seat_row(1)")
    assert crosses(s, 0, "yellow") == (3, 1, 0, 0)


def test_rs_10_10_two_bonus_seats_may_go_to_different_rows() -> None:
    s = riverside().crossed(0, "yellow", 0, 0, 0, 6).phase2()
    play(s, 0, *TAKE_YELLOW, "seat_row(3)", "seat_row(0)", "seat_row(1)")
    assert crosses(s, 0, "white") == (1, 1, 0, 0)


def test_rs_10_10_both_bonus_seats_are_on_the_same_boat() -> None:
    s = riverside().crossed(0, "yellow", 0, 0, 0, 6).phase2()
    play(s, 0, *TAKE_YELLOW, "seat_row(3)", "seat_row(0)", "seat_row(1)")
    assert [crosses(s, 0, colour) for colour in ("blue", "pink", "brown")] == [(0, 0, 0, 0)] * 3


def test_rs_10_11_against_the_dotted_line_is_as_far_as_along_it() -> None:
    """Brown T03 docks on space 8."""
    assert distances(riverside().ship(6).phase3(), "T03") == distances(riverside().ship(10).phase3(), "T03") == [3]


# ---------------------------------------------------------------- range tools


def test_rs_10_12_plus_ones_only_to_a_scorable_village_exactly_that_far() -> None:
    """White 10 and the stave church lie at 5."""
    assert legal(near_brown().plus_ones(0, 3).tickets(0, white=1).phase3(), 0) == ["plus_one(0)", "plus_one(2)"]


def test_rs_10_12_useless_plus_ones_are_refused() -> None:
    s = near_brown().plus_ones(0, 3).tickets(0, white=1).phase3()
    assert why_not(s, 0, "plus_one(1)") is Reason.PLUS_ONES_USELESS


def brown_only() -> Riverside:
    """One brown ticket; the stave churches would give no more than they did."""
    return near_brown().tickets(0, brown=1).scores(0, "stave", 2).power(0, "speed_boat")


def test_rs_10_12_speed_boat_is_not_offered_if_it_brings_nothing_into_range() -> None:
    """The only farther village with something to score is brown 8 / pink 7 at 9."""
    assert legal(brown_only().phase3(), 0) == [BROWN, "village(none)"]


@pytest.mark.parametrize("symbols", [0, 3])
def test_rs_10_12_a_village_at_the_edge_of_the_range_asks_for_no_tool(symbols: int) -> None:
    """Yellow 8 at 3 is more than 7; the only farther village with more is yellow 11 at 9, beyond 3 + 3."""
    position = near_brown().plus_ones(0, symbols).tickets(0, yellow=1).scores(0, "yellow", 7).scores(0, "stave", 2)
    s = position.power(0, *(["speed_boat"] if symbols == 0 else [])).phase3()
    assert legal(s, 0) == [PINK_YELLOW, "village(none)"]


def test_rs_10_12_speed_boat_is_offered_if_it_helps_together_with_plus_ones() -> None:
    assert legal(brown_only().plus_ones(0, 3).phase3(), 0) == ["speed_boat(no)", "speed_boat(yes)"]


def test_rs_10_12_plus_ones_count_from_the_current_range() -> None:
    """With Speed boat the village at 9 needs three."""
    s = play(brown_only().plus_ones(0, 3).phase3(), 0, "speed_boat(yes)")
    assert legal(s, 0) == ["plus_one(0)", "plus_one(3)"]


def test_rs_10_12_what_is_declared_is_spent() -> None:
    s = near_brown().plus_ones(0, 3).tickets(0, white=1).phase3()
    assert plus_ones(play(s, 0, "plus_one(2)", "village(none)"), 0) == 1


def test_rs_10_13_plus_ones_may_be_added_before_the_second_village() -> None:
    s = near_brown().plus_ones(0, 2).power(0, "early_birds").tickets(0, brown=1, white=1).phase3()
    play(s, 0, "plus_one(0)", BROWN, "early_birds(yes)", "plus_one(2)", WHITE)
    assert scores(s, 0, "white") == (10,)


def test_rs_10_13_speed_boat_may_be_added_before_the_second_village() -> None:
    s = near_brown().power(0, "early_birds", "speed_boat").tickets(0, brown=1, white=1).phase3()
    play(s, 0, "speed_boat(no)", BROWN, "early_birds(yes)", "speed_boat(yes)", WHITE)
    assert scores(s, 0, "white") == (10,)


def test_rs_10_13_the_extended_range_holds_for_the_second_village() -> None:
    s = near_brown().plus_ones(0, 2).power(0, "early_birds").tickets(0, white=1).phase3()
    play(s, 0, "plus_one(2)", WHITE, "early_birds(yes)", STAVE)
    assert scores(s, 0, "stave") == (2,)


def test_rs_10_13_speed_boat_adds_to_plus_ones_declared_before() -> None:
    """Two "+1" for white at 5, then Speed boat: 8 reaches the stave church T10."""
    s = near_brown().plus_ones(0, 2).power(0, "early_birds", "speed_boat").tickets(0, white=1).phase3()
    play(s, 0, "speed_boat(no)", "plus_one(2)", WHITE, "early_birds(yes)", "speed_boat(yes)")
    assert "village(north,1)" in legal(s, 0)


# ---------------------------------------------------------------- scoring


def test_rs_10_14_the_deduction_also_applies_to_the_solo_victory() -> None:
    """A solo player without points: -15 captain bonus and -25."""
    assert solo_score(riverside(1, extension=True).over(), 0) == -40


def test_rs_10_15_a_boat_with_full_scoring_boxes_can_no_longer_be_scored() -> None:
    s = near_brown().ship(11).tickets(0, white=2).scores(0, "stave", 1, 2, 3, 3, 3).phase3()
    assert legal(s, 0) == []


def test_rs_10_16_two_players_on_equal_captain_points_get_both() -> None:
    s = riverside().scores(0, "stave", 8).scores(1, "stave", 8).over()
    assert [captain_bonus(s, seat) for seat in range(2)] == [0, 0]


def test_rs_10_17_two_colours_are_judged_against_their_own_boats() -> None:
    """Yellow 8 is not more than 9, but pink 6 is more than 5."""
    s = near_brown().tickets(0, yellow=1, pink=1).scores(0, "yellow", 9).scores(0, "pink", 5).phase3()
    play(s, 0, PINK_YELLOW)
    assert (scores(s, 0, "yellow"), scores(s, 0, "pink")) == ((9,), (5, 6))


def test_rs_10_17_scoring_both_colours_is_one_excursion() -> None:
    s = near_brown().tickets(0, yellow=1, pink=1, brown=1).phase3()
    assert legal(play(s, 0, PINK_YELLOW, "score_colour(yes)", "score_colour(yes)"), 0) == []


# ---------------------------------------------------------------- dice and powers


def test_rs_10_18_the_green_die_s_seats_go_to_the_boat_of_the_base_die() -> None:
    s = riverside().dice(yellow=1, green=2).phase2()
    play(s, 0, "choose_die(yellow)", "green(add)", *["seat_row(3)"] * 3)
    assert crosses(s, 0, "yellow") == (0, 0, 0, 3)


def test_rs_10_19_costs_of_a_hot_die_and_the_green_die_are_added() -> None:
    assert fire_cost(riverside().dice(yellow=6, green=5).phase2(), 0, ADD_GREEN) == 11


def test_rs_10_19_both_must_be_affordable() -> None:
    """Ten symbols pay for the hot 6 or for the green 5, not for both."""
    s = riverside().dice(yellow=6, green=5).fire(0, 10).power(0, "warm_night").phase2()
    assert why_not(play(s, 0, "choose_die(yellow)"), 0, "green(add)") is Reason.TOO_LITTLE_FIRE


def test_rs_10_20_a_phase_3_power_may_be_used_in_the_round_of_its_activation() -> None:
    """The cross on blue's bottom row activates Prize ticket, which makes brown 10 of nothing."""
    s = riverside(players=1).ship(8).plus_ones(0, 0).crossed(0, "blue", 3, 0, 0, 3).phase2()
    play(s, 0, "choose_die(blue)", "green(no)", "seat_row(3)")
    assert BROWN in legal(s, 0)
