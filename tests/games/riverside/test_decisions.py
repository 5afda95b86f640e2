"""The decision list: RS-12.

From space 8 of layout L1: brown 10 at 1, pink 6 / yellow 8 at 3, white 10, yellow 4 / blue 9 and stave church 2 at 5,
pink 8 / blue 7 at 6, white 9 / blue 4 at 7, stave church 2 at 8, yellow 11 and brown 8 / pink 7 at 9.
"""

from __future__ import annotations

import pytest

from rivertable.games.riverside.actions import ACTIONS
from rivertable.games.riverside.reasons import Reason
from rivertable.games.riverside.rules.flow import apply, may
from rivertable.games.riverside.rules.flow import legal as legal_ids
from rivertable.games.riverside.state import FILLING, State
from tests.games.riverside.builder import (
    BROWN,
    PINK_YELLOW,
    STAVE,
    WHITE,
    Riverside,
    crosses,
    is_used,
    legal,
    near_brown,
    play,
    plus_ones,
    riverside,
    scores,
    settle,
    why_not,
)


def far_yellow() -> Riverside:
    """All that can be scored is yellow 11 at 9."""
    return near_brown().tickets(0, yellow=1).scores(0, "yellow", 8).scores(0, "stave", 2)


# ---------------------------------------------------------------- RS-12.9 texts and ids


def test_rs_12_9_sixty_four_actions() -> None:
    assert ACTIONS.count == 64


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("choose_die(yellow)", 0),
        ("choose_die(white)", 4),
        ("green(no)", 5),
        ("green(add)", 6),
        ("green(warm_night)", 7),
        ("fan_base(no)", 8),
        ("fan_base(yes)", 9),
        ("seat_row(0)", 10),
        ("seat_row(3)", 13),
        ("resolve_row(yellow,0)", 14),
        ("resolve_row(yellow,3)", 17),
        ("resolve_row(white,3)", 33),
        ("speed_boat(no)", 34),
        ("speed_boat(yes)", 35),
        ("plus_one(0)", 36),
        ("plus_one(3)", 39),
        ("village(north,1)", 40),
        ("village(north,6)", 45),
        ("village(south,1)", 46),
        ("village(south,2)", 47),
        ("village(none)", 52),
        ("prize_ticket(none)", 53),
        ("prize_ticket(yellow)", 54),
        ("prize_ticket(white)", 58),
        ("prize_ticket(stave)", 59),
        ("score_colour(no)", 60),
        ("score_colour(yes)", 61),
        ("early_birds(no)", 62),
        ("early_birds(yes)", 63),
    ],
)
def test_rs_12_9_texts_and_ids(text: str, action: int) -> None:
    assert (ACTIONS.parse(text), ACTIONS.text(action)) == (action, text)


def test_rs_12_9_rows_count_from_top_to_bottom() -> None:
    """The bottom row of yellow is the long one."""
    s = riverside().phase2()
    assert crosses(play(s, 0, "choose_die(yellow)", "green(no)", "seat_row(3)"), 0, "yellow") == (0, 0, 0, 1)


# ---------------------------------------------------------------- what is asked


def test_rs_12_1_a_single_legal_choice_is_taken_by_the_engine() -> None:
    """One row of yellow is open: its crosses are not asked."""
    s = riverside().dice(yellow=2, blue=2, pink=2).crossed(0, "yellow", 3, 4, 5, 3).phase2()
    assert crosses(play(s, 0, "choose_die(yellow)", "green(no)"), 0, "yellow") == (3, 4, 5, 5)


def test_rs_12_1_the_green_die_is_not_asked_if_it_cannot_be_paid() -> None:
    s = play(riverside().fire(0, 0).phase2(), 0, "choose_die(yellow)")
    assert legal(s, 0)[0] == "seat_row(0)"


def test_rs_12_1_what_is_legal_is_what_may_be_done() -> None:
    s = settle(near_brown().plus_ones(0, 3).tickets(0, white=1).phase3())
    out = [0] * ACTIONS.count
    listed = out[: legal_ids(s, 0, out)]
    assert listed == [action for action in range(ACTIONS.count) if may(s, 0, action) == 0]


def test_rs_12_2_a_single_colour_needs_no_question() -> None:
    s = near_brown().tickets(0, brown=1).phase3()
    assert legal(play(s, 0, BROWN), 0) == []


def test_rs_12_2_a_stave_church_needs_no_question() -> None:
    s = near_brown().ship(11).tickets(0, brown=1).phase3()
    assert scores(play(s, 0, STAVE), 0, "stave") == (2,)


def asked(s: State, *texts: str) -> list[str]:
    """The names of the decisions seat 0 is asked while it plays these actions."""
    names = []
    for text in texts:
        settle(s)
        names.append(legal(s, 0)[0].partition("(")[0])
        play(s, 0, text)
    return names


def test_rs_12_3_order_of_decisions_in_phase_2() -> None:
    s = riverside().power(0, "fan_base").dice(blue=1).crossed(0, "blue", 3, 0, 2, 0).phase2()
    turn = [
        "choose_die(blue)",
        "green(add)",
        "fan_base(no)",
        "seat_row(0)",
        "seat_row(2)",
        "resolve_row(blue,2)",
        "seat_row(0)",
    ]
    names = ["choose_die", "green", "fan_base", "seat_row", "seat_row", "resolve_row", "seat_row"]
    assert asked(s, *turn) == names


def test_rs_12_3_order_of_decisions_in_phase_3() -> None:
    powers = ("speed_boat", "prize_ticket", "early_birds")
    s = near_brown().plus_ones(0, 3).power(0, *powers).tickets(0, yellow=1, pink=1, brown=1).phase3()
    turn = [
        "speed_boat(no)",
        "plus_one(0)",
        PINK_YELLOW,
        "prize_ticket(none)",
        "score_colour(yes)",
        "score_colour(yes)",
    ]
    turn += ["early_birds(yes)", "speed_boat(no)", "plus_one(0)", BROWN, "prize_ticket(none)"]
    names = ["speed_boat", "plus_one", "village", "prize_ticket", "score_colour", "score_colour"]
    names += ["early_birds", "speed_boat", "plus_one", "village", "prize_ticket"]
    assert asked(s, *turn) == names


def test_rs_12_3_another_decision_is_refused() -> None:
    s = near_brown().tickets(0, brown=1).phase3()
    assert why_not(s, 0, "early_birds(yes)") is Reason.NOT_ASKED_NOW


# ---------------------------------------------------------------- scorable villages and the prize ticket


def test_rs_12_4_a_usable_prize_ticket_makes_a_village_scorable() -> None:
    assert BROWN in legal(near_brown().power(0, "prize_ticket").phase3(), 0)


def test_rs_12_4_a_used_prize_ticket_does_not() -> None:
    assert legal(near_brown().used(0, "prize_ticket").phase3(), 0) == []


def test_rs_12_4_no_village_scores_without_the_prize_it_needs() -> None:
    s = near_brown().power(0, "prize_ticket").phase3()
    apply(s, 0, ACTIONS.parse(PINK_YELLOW))
    assert legal(s, 0) == ["prize_ticket(yellow)", "prize_ticket(pink)"]


def test_rs_12_4_declining_a_needed_prize_ticket_is_refused() -> None:
    s = near_brown().power(0, "prize_ticket").phase3()
    apply(s, 0, ACTIONS.parse(PINK_YELLOW))
    assert why_not(s, 0, "prize_ticket(none)") is Reason.PRIZE_NEEDED


def test_rs_12_4_a_prize_ticket_given_counts_for_its_colour_only() -> None:
    """Brown has it: pink and yellow have no tickets, so there is no second village."""
    s = near_brown().power(0, "prize_ticket", "early_birds").phase3()
    assert legal(play(s, 0, BROWN), 0) == []


def test_rs_12_4_a_prize_ticket_kept_counts_for_the_second_village() -> None:
    s = near_brown().power(0, "prize_ticket", "early_birds").tickets(0, brown=1).phase3()
    play(s, 0, BROWN, "prize_ticket(none)", "early_birds(yes)", PINK_YELLOW, "prize_ticket(pink)")
    assert scores(s, 0, "pink") == (6,)


def test_rs_12_6_the_colour_with_the_prize_ticket_is_scored_without_a_question() -> None:
    """Only yellow is still asked."""
    s = near_brown().power(0, "prize_ticket").tickets(0, yellow=1, pink=1).phase3()
    play(s, 0, PINK_YELLOW, "prize_ticket(pink)")
    assert (scores(s, 0, "pink"), legal(s, 0)) == ((12,), ["score_colour(no)", "score_colour(yes)"])


def test_rs_12_6_it_satisfies_at_least_one() -> None:
    s = near_brown().power(0, "prize_ticket").tickets(0, yellow=1, pink=1).phase3()
    play(s, 0, PINK_YELLOW, "prize_ticket(pink)", "score_colour(no)")
    assert scores(s, 0, "yellow") == ()


def test_rs_12_6_in_a_second_village_its_colour_may_be_left_unscored() -> None:
    """Pink 6 with the prize, then pink 8 / blue 7: blue is scored, pink is not."""
    position = near_brown().ship(28).plus_ones(0, 1).power(0, "early_birds", "prize_ticket").tickets(0, blue=1)
    s = position.phase3()
    play(s, 0, "plus_one(1)", PINK_YELLOW, "prize_ticket(pink)", "early_birds(yes)", "village(south,2)")
    play(s, 0, "score_colour(yes)", "score_colour(no)")
    assert (scores(s, 0, "pink"), scores(s, 0, "blue")) == ((6,), (7,))


def test_rs_12_6_once_given_it_is_not_asked_again() -> None:
    s = near_brown().power(0, "prize_ticket", "early_birds").tickets(0, brown=1, yellow=1).phase3()
    play(s, 0, BROWN, "prize_ticket(brown)", "early_birds(yes)", PINK_YELLOW)
    assert legal(s, 0) == []


# ---------------------------------------------------------------- nothing in range, tools spent


def test_rs_12_5_nothing_in_range_and_no_tool_asks_nothing() -> None:
    assert legal(far_yellow().phase3(), 0) == []


def test_rs_12_5_nothing_in_range_after_the_tools_ends_the_phase() -> None:
    s = far_yellow().plus_ones(0, 3).power(0, "speed_boat").phase3()
    assert legal(play(s, 0, "speed_boat(yes)", "plus_one(0)"), 0) == []


def test_rs_12_7_speed_boat_declared_in_vain_stays_spent() -> None:
    """RS-12.5"""
    s = far_yellow().plus_ones(0, 3).power(0, "speed_boat").phase3()
    assert is_used(play(s, 0, "speed_boat(yes)", "plus_one(0)"), 0, "speed_boat")


def test_rs_12_7_plus_ones_stay_spent_without_an_excursion() -> None:
    s = near_brown().plus_ones(0, 3).tickets(0, white=1).phase3()
    assert plus_ones(play(s, 0, "plus_one(2)", "village(none)"), 0) == 1


def test_rs_12_7_early_birds_is_kept_if_the_second_village_is_declined() -> None:
    """RS-12.8"""
    s = near_brown().power(0, "early_birds").tickets(0, brown=1, yellow=1).phase3()
    play(s, 0, BROWN, "early_birds(yes)", "village(none)")
    assert not is_used(s, 0, "early_birds")


def test_rs_12_7_the_prize_ticket_is_kept_if_it_is_not_given() -> None:
    s = near_brown().power(0, "prize_ticket").tickets(0, brown=1).phase3()
    assert not is_used(play(s, 0, BROWN, "prize_ticket(none)"), 0, "prize_ticket")


@pytest.mark.parametrize(
    ("symbols", "power", "offered"),
    [(0, "fan_base", False), (1, "fan_base", False), (2, "fan_base", True), (0, "speed_boat", True)],
)
def test_rs_12_8_early_birds_within_the_extendable_range(symbols: int, power: str, offered: bool) -> None:
    """After brown at 1, the nearest village with something to score is the stave church at 5."""
    s = near_brown().plus_ones(0, symbols).power(0, "early_birds", power).tickets(0, brown=1).phase3()
    s = settle(s)
    for text in ("speed_boat(no)", "plus_one(0)"):
        if text in legal(s, 0):
            play(s, 0, text)
    assert ("early_birds(yes)" in legal(play(s, 0, BROWN), 0)) is offered


def test_rs_12_8_a_speed_boat_already_used_extends_no_further() -> None:
    """Range 6 of 6: yellow 11 at 9 needs three more."""
    position = far_yellow().power(0, "early_birds", "speed_boat").tickets(0, white=1).plus_ones(0, 2)
    s = play(position.scores(0, "stave", 4).phase3(), 0, "speed_boat(yes)", "plus_one(0)", WHITE)
    assert legal(s, 0) == []


def test_rs_12_8_early_birds_is_not_asked_without_another_village() -> None:
    s = near_brown().power(0, "early_birds").tickets(0, brown=1).phase3()
    assert legal(play(s, 0, BROWN), 0) == []


def test_rs_12_5_a_solo_player_with_nothing_to_score_goes_on_to_the_next_round() -> None:
    s = riverside(players=1).phase2()
    play(s, 0, "choose_die(blue)", "green(no)", "seat_row(0)")
    assert (s.phase, s.rounds) == (FILLING, 2)
