"""Reserve and construct: TR-5.12, TR-5.13, TR-5.20 to TR-5.27."""

from __future__ import annotations

import pytest

from rivertable.games.the_river.reasons import Reason
from rivertable.games.the_river.state import BY_TOKENS, NOT_ENDING
from tests.games.the_river.builder import (
    built,
    display,
    goods,
    legal,
    play,
    points,
    reserved,
    supply,
    the_river,
    tokens,
    why_not,
)


def test_tr_5_12_not_a_third_reserved_card() -> None:
    s = the_river(players=3).reserved(0, "b10", "b11").turn(0)
    assert why_not(s, 0, "place(reserve)") is Reason.TWO_RESERVED


def test_tr_5_12_not_from_an_empty_display() -> None:
    assert why_not(the_river().display().turn(0), 0, "place(reserve)") is Reason.NOTHING_ON_DISPLAY


def test_tr_5_12_a_second_card_may_be_reserved() -> None:
    assert why_not(the_river().reserved(0, "b10").turn(0), 0, "place(reserve)") is None


def test_tr_5_13_one_face_up_building_is_taken() -> None:
    s = play(the_river().turn(0), 0, "place(reserve)", "pick_reserve(2)")
    assert (reserved(s, 0), display(s)) == (["b03"], ["b01", "b02", "", "b04"])


def test_tr_5_13_only_the_owner_can_build_it() -> None:
    s = the_river().display("b31").reserved(1, "b01").goods(0, wood=2, stone=2).turn(0)
    assert why_not(s, 0, "place(construct)") is Reason.NOTHING_TO_BUILD


def test_tr_5_13_unbuilt_it_is_worth_nothing() -> None:
    assert points(the_river().reserved(0, "b31", "b32").turn(0), 0)["total"] == 0


def test_tr_5_20_at_least_one_building_can_be_paid() -> None:
    s = the_river().goods(0, wood=2, stone=2, clay=2).tiles(0, "desert_bbb").turn(0)
    play(s, 0, "place(construct)")
    assert legal(s, 0) == ["pick_building(0)", "pick_building(1)", "pick_building(2)"]


def test_tr_5_20_display_or_reserved() -> None:
    s = the_river().goods(0, wood=2, stone=2).reserved(0, "b07").turn(0)
    assert legal(play(s, 0, "place(construct)"), 0) == ["pick_building(0)", "pick_reserved(0)"]


def test_tr_5_20_exactly_one_building_per_pioneer() -> None:
    s = the_river().tiles(0, "desert_bbb").goods(0, wood=2, stone=2, clay=2).turn(0)
    play(s, 0, "place(construct)", "pick_building(0)")
    assert (built(s, 0), s.active) == (["b01"], 1)


def test_tr_5_21_a_reserved_building_costs_one_less() -> None:
    """Cabin: two wood, two stone and a clay; without clay only clay can be dropped."""
    s = the_river().display("b31").goods(0, wood=2, stone=2).reserved(0, "b07").turn(0)
    play(s, 0, "place(construct)")
    assert (built(s, 0), s.held[0]) == (["b07"], 0)


def test_tr_5_21_the_owner_chooses_the_symbol_that_is_dropped() -> None:
    s = the_river().display("b31").goods(0, wood=2, stone=2, clay=1).reserved(0, "b07").turn(0)
    play(s, 0, "place(construct)")
    assert legal(s, 0) == ["pick_discount(wood)", "pick_discount(stone)", "pick_discount(clay)"]
    assert goods(play(s, 0, "pick_discount(stone)"), 0)["stone"] == 1


def test_tr_5_21_only_a_symbol_of_the_cost() -> None:
    s = the_river().display("b31").goods(0, wood=3, stone=3).reserved(0, "b10").turn(0)
    play(s, 0, "place(construct)")
    assert why_not(s, 0, "pick_discount(clay)") is Reason.NOT_IN_COST


def test_tr_5_21_never_for_display_cards() -> None:
    s = the_river().display("b07").goods(0, wood=2, stone=2).turn(0)
    assert why_not(s, 0, "place(construct)") is Reason.NOTHING_TO_BUILD


def test_tr_5_22_resources_go_back_to_their_islands() -> None:
    s = the_river().goods(0, wood=3, stone=2).turn(0)
    play(s, 0, "place(construct)", "pick_building(3)")  # Woodshed: 3 wood, 2 stone
    assert (s.held[0], supply(s)) == (0, {"wood": 7, "stone": 7, "clay": 7, "food": 3})


def test_tr_5_22_food_stands_for_what_is_short() -> None:
    s = the_river().display("b04").goods(0, wood=3, stone=1, food=1).turn(0)
    play(s, 0, "place(construct)")
    assert (built(s, 0), supply(s)["food"]) == (["b04"], 3)


def test_tr_5_22_food_may_stand_for_what_is_held() -> None:
    s = the_river().display("b04").goods(0, wood=3, stone=2, food=2).turn(0)
    play(s, 0, "place(construct)")
    assert legal(s, 0) == ["pay_with_food(wood)", "pay_with_food(stone)", "done"]
    play(s, 0, "pay_with_food(wood)", "pay_with_food(stone)")
    assert goods(s, 0) == {"wood": 1, "stone": 1, "clay": 0, "food": 0}


def test_tr_5_22_no_overpaying() -> None:
    s = the_river().display("b04").tiles(0, "desert_bbb").goods(0, wood=3, stone=2, food=3).turn(0)
    play(s, 0, "place(construct)", "pay_with_food(stone)", "pay_with_food(stone)")
    assert why_not(s, 0, "pay_with_food(stone)") is Reason.NOTHING_TO_REPLACE
    assert why_not(s, 0, "pay_with_food(clay)") is Reason.NOTHING_TO_REPLACE


def test_tr_5_22_no_food_no_question() -> None:
    s = the_river().display("b04").goods(0, wood=3, stone=2).turn(0)
    assert built(play(s, 0, "place(construct)"), 0) == ["b04"]


def test_tr_5_22_food_that_covers_the_shortage_is_spoken_for() -> None:
    """One wood is short: of two food only one is free."""
    s = the_river().display("b04").goods(0, wood=2, stone=2, food=2).turn(0)
    play(s, 0, "place(construct)", "pay_with_food(wood)")
    assert (built(s, 0), goods(s, 0)) == (["b04"], {"wood": 1, "stone": 0, "clay": 0, "food": 0})


def test_tr_5_22_no_more_food_than_held() -> None:
    s = the_river().display("b28").tiles(0, "desert_bbb").goods(0, wood=4, stone=2, clay=1, food=1).turn(0)
    play(s, 0, "place(construct)", "pay_with_food(wood)")
    assert goods(s, 0) == {"wood": 1, "stone": 0, "clay": 0, "food": 0}
    assert why_not(the_river().turn(0), 0, "pay_with_food(wood)") is Reason.NOT_ASKED_NOW


@pytest.mark.parametrize(("food", "legal_now"), [(1, False), (2, True)])
def test_tr_5_23_display_card_shortage_at_most_food(food: int, legal_now: bool) -> None:
    s = the_river().display("b10").goods(0, wood=2, stone=2, food=food).turn(0)  # 3 wood, 3 stone
    assert ("place(construct)" in legal(s, 0)) is legal_now


@pytest.mark.parametrize(("food", "legal_now"), [(0, False), (1, True)])
def test_tr_5_23_reserved_card_one_more(food: int, legal_now: bool) -> None:
    s = the_river().display("b31").reserved(0, "b10").goods(0, wood=2, stone=2, food=food).turn(0)
    assert ("place(construct)" in legal(s, 0)) is legal_now


def test_tr_5_23_a_card_too_dear_is_refused() -> None:
    s = the_river().goods(0, wood=2, stone=2).turn(0)
    s.goods[0][2] = 2  # two cards can be paid now, so it is asked
    assert why_not(play(s, 0, "place(construct)"), 0, "pick_building(3)") is Reason.CANNOT_PAY


def test_tr_5_24_the_card_is_tucked_and_a_token_taken() -> None:
    s = the_river().display("b01").goods(0, wood=2, stone=2).turn(0)
    play(s, 0, "place(construct)")
    assert (built(s, 0), s.building_points[0], tokens(s, 0)) == (["b01"], 2, [6])


def test_tr_5_24_the_next_token_is_worth_less() -> None:
    s = the_river(players=3).display("b01").goods(0, wood=2, stone=2).tokens_taken(3).turn(0)
    assert tokens(play(s, 0, "place(construct)"), 0) == [4]


def test_tr_5_24_zeros_when_the_valued_pile_is_empty() -> None:
    s = the_river(players=3).display("b01").goods(0, wood=2, stone=2).tokens_taken(11).turn(0)
    assert tokens(play(s, 0, "place(construct)"), 0) == [0]


def test_tr_5_25_the_second_token_brings_the_extra_pioneer() -> None:
    s = the_river().display("b01").goods(0, wood=2, stone=2).tokens(0, 6).turn(0)
    play(s, 0, "place(construct)")
    assert (s.boat[0], s.extra[0]) == (4, 0)


@pytest.mark.parametrize("before", [(), (6, 5)])
def test_tr_5_25_the_first_and_the_third_do_not(before: tuple[int, ...]) -> None:
    s = the_river().display("b01").goods(0, wood=2, stone=2).tokens(0, *before).turn(0)
    boat = s.boat[0]
    assert play(s, 0, "place(construct)").boat[0] == boat - 1


def test_tr_5_25_it_can_be_used_in_the_same_round() -> None:
    s = the_river().boat(0, 1).boat(1, 0).display("b01").goods(0, wood=2, stone=2).tokens(0, 6).turn(0)
    play(s, 0, "place(construct)")
    assert (s.rounds, s.active, s.boat[0]) == (1, 0, 1)


def test_tr_5_26_a_full_track_takes_no_token() -> None:
    s = the_river().display("b01").goods(0, wood=2, stone=2).tokens(0, 6, 5, 4, 3).turn(0)
    s.ending = BY_TOKENS
    play(s, 0, "place(construct)")
    assert (built(s, 0), tokens(s, 0), s.tokens_taken) == (["b01"], [6, 5, 4, 3], 4)


@pytest.mark.parametrize(("players", "held"), [(2, (6, 5, 4)), (3, (6, 5, 5, 4))])
def test_tr_5_27_filling_the_track_triggers_the_end(players: int, held: tuple[int, ...]) -> None:
    s = the_river(players=players).display("b01").goods(0, wood=2, stone=2).tokens(0, *held).turn(0)
    assert play(s, 0, "place(construct)").ending == BY_TOKENS


def test_tr_5_27_four_tokens_do_not_with_three_players() -> None:
    s = the_river(players=3).display("b01").goods(0, wood=2, stone=2).tokens(0, 6, 5, 5).turn(0)
    assert play(s, 0, "place(construct)").ending == NOT_ENDING
