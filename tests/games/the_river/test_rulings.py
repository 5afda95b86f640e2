"""Rulings: TR-10."""

from __future__ import annotations

import pytest

from rivertable.games.the_river.reasons import Reason
from rivertable.games.the_river.state import BY_TILES, BY_TOKENS, OVER, PICK_SETUP_TILE, TURN
from rivertable.games.the_river.tables import COLUMN_OF, ROW_OF, TILE_IDS
from tests.games.the_river.builder import (
    built,
    display,
    goods,
    island,
    legal,
    play,
    points,
    settled,
    supply,
    the_river,
    tiles,
    tokens,
    why_not,
)


def test_tr_10_1_the_course_winds_row_by_row() -> None:
    course = list(zip(ROW_OF, COLUMN_OF, strict=True))
    assert course == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (1, 2), (1, 1), (1, 0), (2, 0), (2, 1), (2, 2), (2, 3)]


def test_tr_10_2_the_boxed_tile_is_never_reshuffled() -> None:
    s = the_river().boat(0, 1).boat(1, 0).island("forest_ww").deck().turn(0)
    s.boxed = TILE_IDS.index("desert_bbb")
    play(s, 0, "place(wood)")
    assert island(s)[:2] == ["forest_ww", ""]


def test_tr_10_3_immediate_effects_in_the_preliminary_turn() -> None:
    s = the_river().rounds(0).island("meadow_gain_wood", "forest_ww", "desert_wb").turn(1)
    s.step = PICK_SETUP_TILE
    assert goods(play(s, 1, "pick_setup_tile(0)"), 1)["wood"] == 4


def test_tr_10_3_a_swap_of_one_tile_is_none() -> None:
    s = the_river().rounds(0).island("meadow_swap", "forest_ww", "desert_wb").turn(1)
    s.step = PICK_SETUP_TILE
    assert play(s, 1, "pick_setup_tile(0)").active == 0


def test_tr_10_4_only_capacity_counts() -> None:
    """The warehouse on spot 3 is covered, four are left for four resources."""
    s = the_river().tiles(0, "forest_ww", "forest_ww").goods(0, wood=4).island("mountain_ss", "forest_wb").turn(0)
    play(s, 0, "place(terrain)", "pick_tile(0)")
    assert (s.capacity[0], s.held[0], s.active) == (4, 4, 1)


def test_tr_10_5_resources_with_room_are_not_declined() -> None:
    s = play(the_river().tiles(0, "forest_ww").turn(0), 0, "place(wood)")
    assert (goods(s, 0)["wood"], s.active) == (3, 1)


def test_tr_10_6_producing_with_full_warehouses_is_legal() -> None:
    s = the_river().goods(0, stone=5).turn(0)
    play(s, 0, "place(wood)", "return_one(wood)")
    assert goods(s, 0) == {"wood": 0, "stone": 5, "clay": 0, "food": 0}


def test_tr_10_6_the_exchange_is_allowed() -> None:
    s = the_river().goods(0, stone=5).turn(0)
    play(s, 0, "place(wood)", "return_one(stone)")
    assert goods(s, 0) == {"wood": 1, "stone": 4, "clay": 0, "food": 0}


@pytest.mark.parametrize("location", ["wood", "stone", "clay", "food"])
def test_tr_10_7_without_warehouses_nothing_can_be_got(location: str) -> None:
    assert why_not(the_river(players=3).capacity(0, 0).turn(0), 0, f"place({location})") is Reason.NO_WAREHOUSE


def test_tr_10_8_food_among_the_three() -> None:
    s = play(the_river().goods(0, wood=2, food=1).turn(0), 0, "trade")
    assert (goods(s, 0), supply(s)["food"]) == ({"wood": 0, "stone": 0, "clay": 0, "food": 1}, 2)


def test_tr_10_8_three_food_for_one() -> None:
    s = play(the_river().goods(0, food=3).turn(0), 0, "trade")
    assert goods(s, 0)["food"] == 1


def test_tr_10_9_trade_and_then_pass() -> None:
    position = the_river().island().display("b31").goods(0, wood=3)
    position.s.pioneers_at = [0, 1, 1, 1, 1, 1, 0, 1, 1]
    s = play(position.turn(0), 0, "trade", "pass")
    assert (goods(s, 0)["food"], s.boat[0], s.active) == (1, 3, 1)


def test_tr_10_9_a_trade_may_open_a_location() -> None:
    """With a food a building can be paid, and passing is over."""
    position = the_river().island().display("b01").goods(0, wood=5, stone=1).tiles(0, "desert_bbb")
    position.s.pioneers_at = [0, 1, 1, 1, 1, 1, 0, 1, 1]
    s = position.turn(0)
    assert legal(s, 0) == ["pass", "trade"]
    play(s, 0, "trade", "trade_pick(wood)")
    assert legal(s, 0) == ["place(construct)", "trade"]


def test_tr_10_10_the_round_ends_with_idle_pioneers() -> None:
    position = the_river().island().display("b31").boat(0, 1).boat(1, 0)
    position.s.pioneers_at = [0, 1, 1, 1, 1, 1, 0, 1, 1]
    assert play(position.turn(0), 0, "pass").rounds == 2


def test_tr_10_11_the_second_swap_may_be_declined() -> None:
    s = the_river().tiles(0, "forest_ww", "mountain_ss").island("meadow_swap", "desert_wb").turn(0)
    play(s, 0, "place(terrain)", "pick_tile(0)", "swap_first(1)", "swap_second(2)")
    assert "decline" in legal(s, 0)
    assert tiles(play(s, 0, "decline"), 0) == ["mountain_ss", "forest_ww", "meadow_swap"]


def test_tr_10_12_settled_pioneers_stay_with_the_spot() -> None:
    s = the_river().tiles(0, "forest_ww", "forest_ww", "forest_ww", "desert_wb", "desert_sb").settled(0, 5).turn(0)
    play(s, 0, "place(swap)", "swap_first(4)")
    assert (settled(s, 0), tiles(s, 0)[4]) == ([5], "desert_wb")


def test_tr_10_13_one_pioneer_for_each_framed_spot() -> None:
    s = the_river().boat(0, 1).boat(1, 0).turn(0)
    s.to_settle[0] = (1 << 4) | (1 << 7)
    play(s, 0, "place(wood)")
    assert (settled(s, 0), s.boat[0]) == ([5, 8], 2)


def test_tr_10_14_as_many_as_there_are() -> None:
    s = the_river().settled(0, 1, 2, 3).boat(1, 0).turn(0)
    s.to_settle[0] = (1 << 4) | (1 << 7)
    play(s, 0, "place(wood)")
    assert (settled(s, 0), s.boat[0]) == ([1, 2, 3, 5], 0)


def test_tr_10_15_the_discount_applies_before_food() -> None:
    """Ferry Landing, 3 wood and 3 stone: with 2 wood, 3 stone and 1 food, dropping a stone needs the food."""
    s = the_river().display("b31").goods(0, wood=2, stone=3, food=1).tiles(0, "desert_bbb").reserved(0, "b10").turn(0)
    play(s, 0, "place(construct)", "pick_discount(stone)")
    assert goods(s, 0) == {"wood": 0, "stone": 1, "clay": 0, "food": 0}


def test_tr_10_16_building_goes_on_with_a_full_track() -> None:
    s = the_river(players=3).display("b01").goods(0, wood=2, stone=2).tokens(0, 6, 5, 5, 4, 4).turn(0)
    play(s, 0, "place(construct)")
    assert (built(s, 0), len(tokens(s, 0))) == (["b01"], 5)


def test_tr_10_17_a_zero_when_the_valued_pile_is_empty() -> None:
    s = the_river().display("b01").goods(0, wood=2, stone=2).tokens_taken(6).turn(0)
    assert tokens(play(s, 0, "place(construct)"), 0) == [0]


def test_tr_10_18_the_meadow_that_counts_meadows_counts_itself() -> None:
    assert points(the_river().tiles(0, "meadow_count_meadow").turn(0), 0)["meadows"] == 1


FILL = ("mountain_sb", "badlands_cb", "desert_sb", "badlands_cb", "desert_cb", "forest_ws")


def test_tr_10_19_rows_2_and_3_alone_are_worth_nothing() -> None:
    s = the_river().tiles(0, "forest_ww", *FILL, "desert_wb", "desert_bbb").turn(0)
    assert points(s, 0)["columns"] == 0


def test_tr_10_20_three_need_one_terrain_in_common() -> None:
    s = the_river().tiles(0, "forest_ww", *FILL, "mixed_forest_mountain", "mountain_ss").turn(0)
    assert points(s, 0)["columns"] == 2


def test_tr_10_21_income_goes_clockwise_from_the_pawn_holder() -> None:
    """One wood is left: seat 1 has the pawn and gets it."""
    s = the_river().tiles(0, "meadow_income_wood").pawn(1).boat(0, 1).boat(1, 0)
    s.s.tile[1][0] = TILE_IDS.index("meadow_income_wood")
    s.s.tiles[1] = 1
    state = play(s.supply(wood=1).turn(0), 0, "place(stone)")
    assert (goods(state, 0)["wood"], goods(state, 1)["wood"]) == (0, 1)


def test_tr_10_21_a_return_refills_an_island_for_a_later_income() -> None:
    s = the_river().tiles(0, "meadow_income_clay").tiles(1, "meadow_income_wood").goods(0, wood=5).supply(wood=0)
    state = s.boat(0, 1).boat(1, 0).turn(0)
    play(state, 0, "place(first_player)", "return_one(wood)")
    assert (goods(state, 1)["wood"], state.rounds) == (1, 2)


def test_tr_10_22_the_extra_pioneer_on_the_track_is_not_on_the_boat() -> None:
    s = the_river().tiles(0, "meadow_pioneers").turn(0)
    assert (s.extra[0], points(s, 0)["meadows"]) == (1, 4)


def test_tr_10_23_a_second_trigger_makes_no_difference() -> None:
    s = the_river().display("b01").goods(0, wood=2, stone=2).tokens(0, 6, 5, 4).boat(0, 1).boat(1, 0).turn(0)
    s.ending = BY_TILES
    play(s, 0, "place(construct)")
    assert (s.step, s.ending) == (OVER, BY_TILES)


def test_tr_10_24_the_pawn_taken_in_the_last_round_has_no_effect() -> None:
    s = the_river().boat(0, 1).boat(1, 0).turn(0)
    s.ending = BY_TOKENS
    play(s, 0, "place(first_player)")
    assert (s.step, [points(s, seat)["total"] for seat in range(2)]) == (OVER, [0, 0])


def test_tr_10_25_fewer_tiles_when_deck_and_discards_are_empty() -> None:
    s = the_river().boat(0, 1).boat(1, 0).island().deck("forest_ww").turn(0)
    play(s, 0, "place(wood)")
    assert (island(s), s.step) == (["forest_ww"] + [""] * 8, TURN)


def test_tr_10_26_slots_stay_empty_when_the_building_deck_is() -> None:
    s = the_river().boat(0, 1).boat(1, 0).display("b01").building_deck("b33").turn(0)
    play(s, 0, "place(wood)")
    assert display(s) == ["b01", "b33", "", ""]


def test_tr_10_27_no_reserving_from_an_empty_display() -> None:
    assert why_not(the_river().display().turn(0), 0, "place(reserve)") is Reason.NOTHING_ON_DISPLAY
