"""Tile effects: TR-6."""

from __future__ import annotations

import pytest

from rivertable.games.the_river.state import TURN
from tests.games.the_river.builder import (
    TheRiver,
    goods,
    legal,
    play,
    points,
    production,
    supply,
    the_river,
    tiles,
)


def claiming(tile: str, *before: str) -> TheRiver:
    """Seat 0 is about to claim this tile from slot 0."""
    return the_river().tiles(0, *before).island(tile, "desert_wb")


CLAIM = ("place(terrain)", "pick_tile(0)")


def test_tr_6_1_symbols_count_while_the_tile_lies_there() -> None:
    s = play(claiming("forest_wb").turn(0), 0, *CLAIM)
    assert (production(s, 0), s.capacity[0]) == ((2, 1, 1), 6)


def test_tr_6_2_is_also_a_production_symbol() -> None:
    assert production(play(claiming("meadow_production_clay").turn(0), 0, *CLAIM), 0) == (1, 1, 2)


def test_tr_6_2_a_point_per_visible_symbol_itself_included() -> None:
    s = the_river().tiles(0, "meadow_production_clay").turn(0)
    assert points(s, 0)["meadows"] == 2  # one printed


def test_tr_6_2_at_most_three() -> None:
    s = the_river().tiles(0, "meadow_production_clay", "badlands_cc", "badlands_cc").turn(0)
    assert points(s, 0)["meadows"] == 3


@pytest.mark.parametrize("resource", ["wood", "stone", "clay"])
def test_tr_6_3_four_of_the_resource_at_once(resource: str) -> None:
    s = play(claiming(f"meadow_gain_{resource}").turn(0), 0, *CLAIM)
    assert (goods(s, 0)[resource], supply(s)[resource]) == (4, 3)


def test_tr_6_3_all_the_island_holds_if_fewer() -> None:
    assert goods(play(claiming("meadow_gain_wood").supply(wood=2).turn(0), 0, *CLAIM), 0)["wood"] == 2


def test_tr_6_3_nothing_to_take_is_still_legal() -> None:
    s = play(claiming("meadow_gain_wood").supply(wood=0).turn(0), 0, *CLAIM)
    assert (tiles(s, 0), s.held[0], s.active) == (["meadow_gain_wood"], 0, 1)


def test_tr_6_3_overflow_is_returned() -> None:
    s = play(claiming("meadow_gain_wood").goods(0, stone=3).turn(0), 0, *CLAIM)
    assert (s.held[0], legal(s, 0)) == (7, ["return_one(wood)", "return_one(stone)"])


def test_tr_6_3_once() -> None:
    s = the_river().tiles(0, "meadow_gain_wood").boat(0, 1).boat(1, 0).turn(0)
    assert goods(play(s, 0, "place(stone)"), 0)["wood"] == 0


def test_tr_6_4_a_point_per_tile_of_the_terrain() -> None:
    s = the_river().tiles(0, "meadow_count_forest", "forest_ww", "desert_wb", "forest_wb").turn(0)
    assert points(s, 0)["meadows"] == 2


def test_tr_6_4_mixed_tiles_count_for_both() -> None:
    s = the_river().tiles(0, "meadow_count_forest", "meadow_count_desert", "mixed_desert_forest").turn(0)
    assert points(s, 0)["meadows"] == 2


def test_tr_6_4_the_meadow_version_counts_itself() -> None:
    assert points(the_river().tiles(0, "meadow_count_meadow", "meadow_swap").turn(0), 0)["meadows"] == 2


def test_tr_6_5_a_two_colour_tile_is_both_terrains() -> None:
    """Column 1: forest, then forest+mountain on spot 8, then mountain on 9 shares none with all."""
    fill = ("mountain_sb", "badlands_cb", "desert_wb", "badlands_cb", "desert_sb", "forest_wb")
    s = the_river().tiles(0, "forest_ww", *fill, "mixed_forest_mountain").turn(0)
    assert points(s, 0)["columns"] == 2


def test_tr_6_6_up_to_two_swaps() -> None:
    s = play(claiming("meadow_swap", "forest_ww", "mountain_ss").turn(0), 0, *CLAIM)
    assert legal(s, 0) == ["swap_first(1)", "swap_first(2)", "decline"]
    play(s, 0, "swap_first(1)", "swap_second(2)", "swap_first(2)")  # the second of that is spot 3
    assert (tiles(s, 0), s.active) == (["mountain_ss", "meadow_swap", "forest_ww"], 1)


def test_tr_6_6_it_may_move_itself() -> None:
    s = play(claiming("meadow_swap", "forest_ww", "mountain_ss").turn(0), 0, *CLAIM)
    play(s, 0, "swap_first(1)", "swap_second(3)", "decline")
    assert tiles(s, 0) == ["meadow_swap", "mountain_ss", "forest_ww"]


def test_tr_6_6_declining_the_first_gives_up_both() -> None:
    s = play(claiming("meadow_swap", "forest_ww", "mountain_ss").turn(0), 0, *CLAIM, "decline")
    assert (s.step, s.active) == (TURN, 1)


def test_tr_6_6_needs_two_tiles() -> None:
    s = play(claiming("meadow_swap").turn(0), 0, *CLAIM)
    assert (s.step, s.active) == (TURN, 1)


def test_tr_6_6_uses_no_pioneer_and_no_swap_spot() -> None:
    s = play(claiming("meadow_swap", "forest_ww", "mountain_ss").turn(0), 0, *CLAIM, "swap_first(1)", "swap_second(2)")
    assert (s.boat[0], s.pioneers_at[8]) == (3, 0)


def test_tr_6_7_a_point_per_pioneer_on_the_boat() -> None:
    s = the_river().tiles(0, "meadow_pioneers").turn(0)
    assert points(s, 0)["meadows"] == s.boat[0] == 4


def test_tr_6_7_pioneers_at_work_come_back_before_the_boat_is_counted() -> None:
    s = the_river().tiles(0, "meadow_pioneers").turn(0)
    before = points(s, 0)["meadows"]
    assert points(play(s, 0, "place(wood)"), 0)["meadows"] == before


def test_tr_6_7_a_pioneer_who_will_settle_does_not_count() -> None:
    s = the_river().tiles(0, "meadow_pioneers").turn(0)
    before = points(s, 0)["meadows"]
    s.to_settle[0] |= 1 << 4
    s.used[0] += 1
    s.boat[0] -= 1
    assert points(s, 0)["meadows"] == before - 1


def test_tr_6_7_settled_and_extra_pioneers_do_not_count() -> None:
    s = the_river().tiles(0, "meadow_pioneers").settled(0, 5).turn(0)
    assert (s.extra[0], points(s, 0)["meadows"]) == (1, 3)


@pytest.mark.parametrize("resource", ["wood", "stone", "clay"])
def test_tr_6_8_one_resource_in_every_cleanup(resource: str) -> None:
    other = "stone" if resource != "stone" else "clay"
    s = the_river().tiles(0, f"meadow_income_{resource}").boat(0, 1).boat(1, 0).turn(0)
    assert goods(play(s, 0, f"place({other})"), 0)[resource] == 1


def test_tr_6_8_nothing_from_an_empty_island() -> None:
    s = the_river().tiles(0, "meadow_income_wood").supply(wood=0).boat(0, 1).boat(1, 0).turn(0)
    assert goods(play(s, 0, "place(stone)"), 0)["wood"] == 0


def test_tr_6_8_overflow_is_returned_in_the_cleanup() -> None:
    s = the_river().tiles(1, "meadow_income_wood").goods(1, stone=5).boat(0, 1).boat(1, 0).turn(0)
    play(s, 0, "place(clay)")
    assert (s.active, s.rounds, legal(s, 1)) == (1, 1, ["return_one(wood)", "return_one(stone)"])
    play(s, 1, "return_one(stone)")
    assert (s.rounds, s.step, goods(s, 1)["wood"]) == (2, TURN, 1)


def test_tr_6_8_it_is_no_production_symbol() -> None:
    assert production(the_river().tiles(0, "meadow_income_wood").turn(0), 0) == (1, 1, 1)


def test_tr_6_8_two_points_at_the_end() -> None:
    assert points(the_river().tiles(0, "meadow_income_wood", "meadow_income_clay").turn(0), 0)["meadows"] == 4


def test_tr_6_9_a_point_per_bonus_token_zeros_included() -> None:
    s = the_river(players=3).tiles(0, "meadow_tokens").tokens(0, 1, 0, 0).turn(0)
    assert points(s, 0)["meadows"] == 3


def test_tr_6_10_meadow_is_a_terrain_like_the_others() -> None:
    """Column 4: spots 4 and 5."""
    s = the_river().tiles(0, "forest_ww", "mountain_ss", "badlands_cc", "meadow_swap", "meadow_gain_wood").turn(0)
    assert points(s, 0)["columns"] == 2
