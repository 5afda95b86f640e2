"""Royal powers and "+1" symbols: RS-6.

From space 8 of layout L1: brown 10 at 1, pink 6 / yellow 8 at 3, white 10, yellow 4 / blue 9 and stave church 2 at 5,
pink 8 / blue 7 at 6.
"""

from __future__ import annotations

import pytest

from rivertable.engine.chance import scripted
from rivertable.engine.messages import Message
from rivertable.games.riverside.actions import ACTIONS
from rivertable.games.riverside.prompts import label
from rivertable.games.riverside.reasons import Reason
from tests.games.riverside.builder import (
    BROWN,
    PINK_YELLOW,
    STAVE,
    WHITE,
    Riverside,
    crosses,
    fire,
    is_active,
    is_used,
    legal,
    near_brown,
    play,
    plus_ones,
    riverside,
    scores,
    tickets,
    why_not,
)

# ---------------------------------------------------------------- all powers


@pytest.mark.parametrize(
    ("colour", "rows", "power"),
    [
        ("yellow", (0, 3, 0, 4), "fan_base"),
        ("blue", (3, 0, 0, 4), "prize_ticket"),
        ("pink", (0, 4, 0, 3), "speed_boat"),
        ("brown", (4, 0, 3, 0), "warm_night"),
        ("white", (3, 0, 4, 0), "early_birds"),
    ],
)
def test_rs_6_1_one_power_per_guide_boat(colour: str, rows: tuple[int, ...], power: str) -> None:
    assert is_active(riverside().crossed(0, colour, *rows).phase2(), 0, power)


def test_rs_6_1_a_used_power_is_crossed_off() -> None:
    s = riverside().power(0, "fan_base").phase2()
    assert is_used(play(s, 0, "choose_die(blue)", "green(no)", "fan_base(yes)"), 0, "fan_base")


def test_rs_6_1_a_power_declined_is_kept() -> None:
    s = riverside().power(0, "fan_base").phase2()
    assert not is_used(play(s, 0, "choose_die(blue)", "green(no)", "fan_base(no)"), 0, "fan_base")


def test_rs_6_1_once_per_game() -> None:
    s = riverside().used(0, "warm_night").phase2()
    assert why_not(play(s, 0, "choose_die(blue)"), 0, "green(warm_night)") is Reason.POWER_NOT_USABLE


def test_rs_6_1_several_powers_in_the_same_round() -> None:
    s = near_brown().power(0, "speed_boat", "prize_ticket").tickets(0, white=1).phase3()
    play(s, 0, "speed_boat(yes)", WHITE, "prize_ticket(white)")
    assert is_used(s, 0, "speed_boat")
    assert is_used(s, 0, "prize_ticket")


def test_rs_6_2_fan_base_is_too_late_in_the_round_of_its_activation() -> None:
    s = riverside().dice(yellow=2, blue=2, pink=2).crossed(0, "yellow", 0, 2, 0, 4).phase2()
    play(s, 0, "choose_die(yellow)", "green(no)", "seat_row(1)")
    assert why_not(s, 0, "fan_base(yes)") is Reason.NOT_ASKED_NOW


def test_rs_6_2_fan_base_is_usable_in_phase_2_of_the_next_round() -> None:
    s = riverside(players=1).crossed(0, "yellow", 0, 2, 0, 4).phase2()
    with scripted(1, 1, 1, 1, 1, 1):
        play(s, 0, "choose_die(yellow)", "green(no)", "seat_row(1)")
    assert legal(play(s, 0, "choose_die(blue)", "green(no)"), 0) == ["fan_base(no)", "fan_base(yes)"]


def test_rs_6_2_a_phase_3_power_is_usable_in_the_round_of_its_activation() -> None:
    """The cross that completes the royal seats of pink; a white ticket makes the far white village worth it."""
    s = riverside(players=1).plus_ones(0, 0).crossed(0, "pink", 0, 4, 0, 2).tickets(0, white=1).phase2()
    play(s, 0, "choose_die(pink)", "green(no)", "seat_row(3)")
    assert legal(s, 0) == ["speed_boat(no)", "speed_boat(yes)"]


def test_rs_6_2_not_usable_before_activation() -> None:
    s = near_brown().tickets(0, white=1).phase3()
    assert legal(s, 0) == []


# ---------------------------------------------------------------- Early birds


def early_bird() -> Riverside:
    return near_brown().power(0, "early_birds").tickets(0, brown=1, yellow=1)


def test_rs_6_3_early_birds_visits_a_second_village() -> None:
    s = play(early_bird().phase3(), 0, BROWN, "early_birds(yes)", PINK_YELLOW)
    assert (scores(s, 0, "brown"), scores(s, 0, "yellow")) == ((10,), (8,))


def test_rs_6_3_in_the_order_of_choice() -> None:
    s = play(early_bird().phase3(), 0, PINK_YELLOW, "early_birds(yes)", BROWN)
    assert (scores(s, 0, "brown"), scores(s, 0, "yellow")) == ((10,), (8,))


def test_rs_6_3_the_second_village_is_a_different_one() -> None:
    """Pink was left unscored in the first visit; the brown village is there to be asked about."""
    s = play(early_bird().tickets(0, pink=1).phase3(), 0, PINK_YELLOW, "score_colour(yes)", "score_colour(no)")
    play(s, 0, "early_birds(yes)")
    assert why_not(s, 0, PINK_YELLOW) is Reason.ALREADY_VISITED


def test_rs_6_3_both_villages_lie_within_the_range() -> None:
    s = play(early_bird().phase3(), 0, BROWN, "early_birds(yes)")
    assert why_not(s, 0, STAVE) is Reason.OUT_OF_RANGE


def test_rs_6_3_the_second_village_is_compared_with_scores_just_written() -> None:
    """Pink 8 at 3 was scored first; pink 6 at 4 is less, so there is nowhere to go."""
    s = near_brown().ship(28).plus_ones(0, 1).power(0, "early_birds").tickets(0, pink=1).tickets(1, pink=1).phase3()
    assert legal(play(s, 0, "plus_one(1)", "village(south,2)"), 0) == []


def test_rs_6_3_in_the_other_order_both_are_scored() -> None:
    s = near_brown().ship(28).plus_ones(0, 1).power(0, "early_birds").tickets(0, pink=1).tickets(1, pink=1).phase3()
    play(s, 0, "plus_one(1)", "village(south,3)", "early_birds(yes)", "village(south,2)")
    assert scores(s, 0, "pink") == (6, 8)


def test_rs_6_3_early_birds_is_used_up_by_the_second_village() -> None:
    s = play(early_bird().phase3(), 0, BROWN, "early_birds(yes)", PINK_YELLOW)
    assert is_used(s, 0, "early_birds")


def test_rs_6_3_early_birds_is_not_used_up_by_the_first_village() -> None:
    s = play(early_bird().phase3(), 0, BROWN, "early_birds(no)")
    assert not is_used(s, 0, "early_birds")


def test_rs_6_3_there_is_no_third_village() -> None:
    """Three are scorable within 4: yellow/blue, brown and the stave church."""
    s = near_brown().ship(11).power(0, "early_birds").plus_ones(0, 1).tickets(0, yellow=1, brown=1).phase3()
    play(s, 0, "plus_one(1)", "village(north,4)", "early_birds(yes)", BROWN)
    assert legal(s, 0) == []


# ---------------------------------------------------------------- Fan base and Warm night


def test_rs_6_4_fan_base_adds_3_to_the_dice_value() -> None:
    s = riverside().power(0, "fan_base").dice(blue=1).phase2()
    play(s, 0, "choose_die(blue)", "green(no)", "fan_base(yes)", *["seat_row(3)"] * 4)
    assert crosses(s, 0, "blue") == (0, 0, 0, 4)


def test_rs_6_4_fan_base_costs_no_fire() -> None:
    s = riverside().power(0, "fan_base").dice(blue=1).phase2()
    assert fire(play(s, 0, "choose_die(blue)", "green(no)", "fan_base(yes)"), 0) == 20


def test_rs_6_4_fan_base_is_declared_with_the_dice() -> None:
    s = play(riverside().power(0, "fan_base").phase2(), 0, "choose_die(blue)", "green(no)", "fan_base(no)")
    assert why_not(s, 0, "fan_base(yes)") is Reason.NOT_ASKED_NOW


def test_rs_6_6_warm_night_adds_the_green_die() -> None:
    s = riverside().power(0, "warm_night").dice(blue=1, green=3).phase2()
    play(s, 0, "choose_die(blue)", "green(warm_night)", *["seat_row(3)"] * 4)
    assert crosses(s, 0, "blue") == (0, 0, 0, 4)


def test_rs_6_6_warm_night_needs_no_fire_symbols() -> None:
    s = riverside().power(0, "warm_night").fire(0, 0).dice(green=6).phase2()
    assert legal(play(s, 0, "choose_die(blue)"), 0) == ["green(no)", "green(warm_night)"]


def test_rs_6_6_warm_night_does_not_pay_a_hot_base_die() -> None:
    s = riverside().power(0, "warm_night").dice(blue=5, green=6).phase2()
    assert fire(play(s, 0, "choose_die(blue)", "green(warm_night)"), 0) == 15


# ---------------------------------------------------------------- Prize ticket


def test_rs_6_5_prize_ticket_counts_one_ticket_more() -> None:
    s = near_brown().power(0, "prize_ticket").tickets(0, brown=2).phase3()
    assert scores(play(s, 0, BROWN, "prize_ticket(brown)"), 0, "brown") == (30,)


def test_rs_6_5_prize_ticket_makes_1_of_0() -> None:
    s = play(near_brown().power(0, "prize_ticket").phase3(), 0, BROWN)
    assert scores(s, 0, "brown") == (10,)


def test_rs_6_5_a_village_only_the_prize_ticket_can_score_says_so() -> None:
    s = near_brown().power(0, "prize_ticket").phase3()
    offers = label(s, 0, ACTIONS.parse(BROWN)).args["offers"]
    assert isinstance(offers, Message)
    assert offers.id == "offers-prize"


def test_rs_6_5_prize_ticket_for_the_stave_church() -> None:
    s = near_brown().ship(11).power(0, "prize_ticket").tickets(0, brown=2, white=1).phase3()
    assert scores(play(s, 0, STAVE, "prize_ticket(stave)"), 0, "stave") == (8,)


def test_rs_6_5_only_to_what_the_chosen_village_shows() -> None:
    s = near_brown().power(0, "prize_ticket").tickets(0, brown=1, white=1).phase3()
    assert why_not(play(s, 0, BROWN), 0, "prize_ticket(white)") is Reason.PRIZE_NOT_SCORABLE


def test_rs_6_5_only_to_one_colour() -> None:
    s = near_brown().power(0, "prize_ticket").tickets(0, pink=1, yellow=1).phase3()
    play(s, 0, PINK_YELLOW, "prize_ticket(pink)", "score_colour(yes)")
    assert (scores(s, 0, "pink"), scores(s, 0, "yellow")) == ((12,), (8,))


def test_rs_6_5_only_to_a_colour_that_can_then_be_scored() -> None:
    s = near_brown().power(0, "prize_ticket").tickets(0, pink=1, yellow=1).scores(0, "pink", 12).phase3()
    assert legal(play(s, 0, PINK_YELLOW), 0) == ["prize_ticket(none)", "prize_ticket(yellow)"]


def test_rs_6_5_no_ticket_is_crossed() -> None:
    s = near_brown().power(0, "prize_ticket").tickets(0, brown=2).phase3()
    assert tickets(play(s, 0, BROWN, "prize_ticket(brown)"), 0, "brown") == 2


def test_rs_6_5_a_colour_s_prize_ticket_does_not_raise_the_stave_church() -> None:
    """Yellow with prize, then the stave church with two real tickets."""
    s = near_brown().ship(11).power(0, "prize_ticket", "early_birds").tickets(0, yellow=2).phase3()
    play(s, 0, "village(north,4)", "prize_ticket(yellow)", "early_birds(yes)", STAVE)
    assert scores(s, 0, "stave") == (4,)


def test_rs_6_5_the_extra_ticket_is_gone_in_the_next_round() -> None:
    """Brown 20 with the prize ticket; in the next round one ticket makes 10 again, which is not more."""
    s = riverside(players=1).ship(8).plus_ones(0, 0).power(0, "prize_ticket").tickets(0, brown=1, yellow=1).phase3()
    play(s, 0, BROWN)
    with scripted(1, 1, 1, 1, 1, 1):
        play(s, 0, "prize_ticket(brown)")
    with scripted(1, 1, 1, 1, 1, 1):
        play(s, 0, "choose_die(blue)", "green(no)", "seat_row(0)")
    assert scores(s, 0, "brown") == (20,)


# ---------------------------------------------------------------- Speed boat and "+1"


def test_rs_6_7_speed_boat_makes_the_range_6() -> None:
    s = play(near_brown().power(0, "speed_boat").tickets(0, pink=1).phase3(), 0, "speed_boat(yes)")
    assert legal(s, 0) == ["village(south,2)", "village(south,3)", "village(south,4)", "village(none)"]


def test_rs_6_7_plus_ones_still_add() -> None:
    """White 9 / blue 4 is 7 away."""
    s = near_brown().plus_ones(0, 1).power(0, "speed_boat").tickets(0, white=1).phase3()
    assert "village(north,5)" in legal(play(s, 0, "speed_boat(yes)", "plus_one(1)"), 0)


def test_rs_6_8_a_plus_one_is_used_once_per_game() -> None:
    s = near_brown().plus_ones(0, 3).tickets(0, white=1).phase3()
    assert plus_ones(play(s, 0, "plus_one(2)", WHITE), 0) == 1


def test_rs_6_8_no_more_plus_ones_than_are_left() -> None:
    """With Speed boat white/blue at 7 asks for one and the stave church at 8 for two; one is left."""
    s = near_brown().plus_ones(0, 1).power(0, "speed_boat").tickets(0, white=1).phase3()
    play(s, 0, "speed_boat(yes)")
    assert why_not(s, 0, "plus_one(2)") is Reason.TOO_FEW_PLUS_ONES


def test_rs_6_8_plus_ones_need_no_activation() -> None:
    s = near_brown().plus_ones(0, 3).tickets(0, white=1).phase3()
    assert legal(s, 0) == ["plus_one(0)", "plus_one(2)"]
