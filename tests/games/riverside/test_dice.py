"""Rolling, sailing and choosing dice: RS-5.1 to RS-5.9."""

from __future__ import annotations

from itertools import product

import pytest

from rivertable.engine.chance import scripted
from rivertable.engine.events import collected
from rivertable.games.riverside.events import FIRE_PAID
from rivertable.games.riverside.reasons import Reason
from rivertable.games.riverside.rules.dice import dice_value, fire_cost, is_hot, median, roll_dice, sail
from rivertable.games.riverside.state import ADD_GREEN, ADD_WARM, BOAT, LEFT, NO_GREEN, State
from tests.games.riverside.builder import fire, is_used, legal, play, riverside, why_not

YELLOW, BLUE, PINK, BROWN, WHITE = range(5)


def rolled(*base: int) -> State:
    yellow, blue, pink, brown, white = base
    return riverside().dice(yellow=yellow, blue=blue, pink=pink, brown=brown, white=white).phase2()


def hot(s: State) -> list[int]:
    return [colour for colour in range(5) if is_hot(s, colour)]


def test_rs_5_1_the_green_die_is_rolled_first() -> None:
    s = State()
    with scripted(6, 1, 2, 3, 4, 5):
        roll_dice(s)
    assert s.green == 6


def test_rs_5_1_base_dice_are_rolled_in_colour_order() -> None:
    s = State()
    with scripted(6, 1, 2, 3, 4, 5):
        roll_dice(s)
    assert s.dice == [1, 2, 3, 4, 5]


def test_rs_5_1_the_green_die_is_always_hot() -> None:
    """Far below the temperature it still costs its value."""
    s = riverside().dice(yellow=6, blue=6, pink=6, brown=6, white=6, green=1).phase2()
    assert fire_cost(s, YELLOW, ADD_GREEN) == 1


def test_rs_5_2_temperature_is_the_third_smallest_base_die() -> None:
    assert all(median(rolled(*base)) == sorted(base)[2] for base in product((1, 3, 4, 6), repeat=5))


def test_rs_5_2_the_green_die_is_not_part_of_the_median() -> None:
    s = State()
    with scripted(6, 1, 1, 2, 6, 6):
        roll_dice(s)
    assert s.temperature == 2


def test_rs_5_3_base_dice_above_the_temperature_are_hot() -> None:
    assert hot(rolled(1, 2, 3, 4, 5)) == [BROWN, WHITE]


def test_rs_5_3_a_die_equal_to_the_temperature_is_free() -> None:
    assert hot(rolled(2, 4, 4, 6, 3)) == [BROWN]


def test_rs_5_3_three_equal_highest_dice_are_free() -> None:
    assert hot(rolled(5, 1, 5, 2, 5)) == []


def test_rs_5_3_at_least_three_base_dice_are_always_free() -> None:
    s = State()
    for base in product(range(1, 7), repeat=5):
        s.dice = list(base)
        s.temperature = median(s)
        assert len(hot(s)) <= 2


def test_rs_5_4_the_ship_sails_by_the_temperature() -> None:
    s = riverside().ship(8).dice(yellow=4, blue=4, pink=4).phase2()
    sail(s)
    assert s.ship == 12


def test_rs_5_4_the_ship_stops_on_the_anchor() -> None:
    s = riverside().ship(33).dice(yellow=4, blue=4, pink=4).phase2()
    sail(s)
    assert s.ship == 34


def test_rs_5_5_any_free_base_die_may_be_chosen() -> None:
    colours = ("yellow", "blue", "pink", "brown", "white")
    assert legal(rolled(3, 3, 3, 3, 3), 0) == [f"choose_die({colour})" for colour in colours]


def test_rs_5_5_only_one_base_die() -> None:
    s = play(rolled(3, 3, 3, 3, 3), 0, "choose_die(blue)")
    assert why_not(s, 0, "choose_die(yellow)") is Reason.NOT_ASKED_NOW


def test_rs_5_5_several_players_may_choose_the_same_die() -> None:
    s = play(rolled(3, 3, 3, 3, 3), 0, "choose_die(blue)")
    assert "choose_die(blue)" in legal(s, 1)


def test_rs_5_6_the_green_die_may_be_added_or_not() -> None:
    s = play(riverside().phase2(), 0, "choose_die(blue)")
    assert legal(s, 0) == ["green(no)", "green(add)"]


def test_rs_5_6_no_green_die_without_a_base_die() -> None:
    assert why_not(riverside().phase2(), 0, "green(add)") is Reason.NOT_ASKED_NOW


def test_rs_5_7_warm_night_is_part_of_the_choice_if_usable() -> None:
    s = play(riverside().power(0, "warm_night").phase2(), 0, "choose_die(blue)")
    assert legal(s, 0) == ["green(no)", "green(add)", "green(warm_night)"]


def test_rs_5_7_fan_base_is_part_of_the_choice_if_usable() -> None:
    s = play(riverside().power(0, "fan_base").phase2(), 0, "choose_die(blue)", "green(no)")
    assert legal(s, 0) == ["fan_base(no)", "fan_base(yes)"]


def test_rs_5_7_powers_are_not_offered_when_not_activated() -> None:
    s = play(riverside().phase2(), 0, "choose_die(blue)")
    assert why_not(s, 0, "green(warm_night)") is Reason.POWER_NOT_USABLE


def test_rs_5_8_a_free_die_costs_nothing() -> None:
    assert fire_cost(rolled(2, 4, 4, 6, 3), BLUE, NO_GREEN) == 0


def test_rs_5_8_a_free_die_is_not_told_as_paid() -> None:
    with collected() as events:
        play(rolled(2, 4, 4, 6, 3), 0, "choose_die(blue)", "green(no)")
    assert FIRE_PAID not in [kind for kind, _ in events]


def test_rs_5_8_hot_die_costs_its_value() -> None:
    assert fire(play(rolled(2, 4, 4, 6, 3), 0, "choose_die(brown)", "green(no)"), 0) == 14


def test_rs_5_8_green_die_costs_its_value_if_added() -> None:
    s = riverside().dice(yellow=3, blue=3, pink=3, green=5).phase2()
    assert fire(play(s, 0, "choose_die(yellow)", "green(add)"), 0) == 15


def test_rs_5_8_green_die_with_warm_night_costs_nothing() -> None:
    s = riverside().dice(yellow=3, blue=3, pink=3, green=5).power(0, "warm_night").phase2()
    assert fire(play(s, 0, "choose_die(yellow)", "green(warm_night)"), 0) == 20


def test_rs_5_8_a_hot_die_needs_enough_fire_symbols() -> None:
    s = riverside().dice(yellow=2, blue=4, pink=4, brown=6, white=3).fire(0, 5).phase2()
    assert why_not(s, 0, "choose_die(brown)") is Reason.TOO_LITTLE_FIRE


def test_rs_5_8_exactly_enough_fire_symbols_will_do() -> None:
    s = riverside().dice(yellow=2, blue=4, pink=4, brown=6, white=3).fire(0, 6).phase2()
    assert why_not(s, 0, "choose_die(brown)") is None


def test_rs_5_8_the_green_die_needs_enough_fire_symbols() -> None:
    s = riverside().dice(green=3).fire(0, 2).power(0, "warm_night").phase2()
    assert why_not(play(s, 0, "choose_die(blue)"), 0, "green(add)") is Reason.TOO_LITTLE_FIRE


def test_rs_5_8_the_full_cost_is_crossed_out_even_if_seats_are_lost() -> None:
    s = riverside().dice(brown=6).crossed(0, "brown", 7, 5, 4, 2).used(0, "warm_night").phase2()
    assert fire(play(s, 0, "choose_die(brown)", "green(no)"), 0) == 14


@pytest.mark.parametrize(
    ("green", "fan_base", "value"),
    [(NO_GREEN, 0, 4), (ADD_GREEN, 0, 6), (ADD_WARM, 0, 6), (NO_GREEN, 1, 7), (ADD_GREEN, 1, 9)],
)
def test_rs_5_9_dice_value(green: int, fan_base: int, value: int) -> None:
    assert dice_value(riverside().dice(blue=4, green=2).phase2(), BLUE, green, fan_base) == value


def test_rs_5_9_the_dice_value_is_to_be_crossed_on_the_boat_of_the_die() -> None:
    s = riverside().dice(blue=4, green=2).phase2()
    play(s, 0, "choose_die(blue)", "green(add)")
    assert (s.turn[0][BOAT], s.turn[0][LEFT]) == (BLUE, 6)


def test_rs_5_7_both_powers_may_be_declared_together() -> None:
    s = riverside().power(0, "fan_base", "warm_night").phase2()
    play(s, 0, "choose_die(blue)", "green(warm_night)", "fan_base(yes)")
    assert is_used(s, 0, "fan_base")
    assert is_used(s, 0, "warm_night")
