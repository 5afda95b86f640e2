"""First player pawn and swapping tiles: TR-5.30 to TR-5.32."""

from __future__ import annotations

from rivertable.games.the_river.reasons import Reason
from tests.games.the_river.builder import (
    goods,
    legal,
    play,
    points,
    production,
    settled,
    the_river,
    tiles,
    told,
    why_not,
)

THREE = ("forest_ww", "mountain_ss", "badlands_cc")


def test_tr_5_30_take_the_pawn() -> None:
    assert play(the_river(players=3).pawn(2).turn(0), 0, "place(first_player)").pawn == 0


def test_tr_5_30_even_if_one_holds_it() -> None:
    assert play(the_river().pawn(0).turn(0), 0, "place(first_player)").pawn == 0


def test_tr_5_30_only_if_the_spot_is_free() -> None:
    s = the_river(players=4).at("first_player", 1).turn(0)
    assert why_not(s, 0, "place(first_player)") is Reason.SPOTS_TAKEN


def test_tr_5_30_if_nobody_goes_there_it_stays() -> None:
    s = the_river(players=3).pawn(2).boat(0, 1).boat(1, 0).boat(2, 0).turn(0)
    assert play(s, 0, "place(wood)").pawn == 2


def test_tr_5_31_two_tiles_are_needed() -> None:
    assert why_not(the_river().tiles(0, "forest_ww").turn(0), 0, "place(swap)") is Reason.TOO_FEW_TILES
    assert why_not(the_river().tiles(0, "forest_ww", "forest_ww").turn(0), 0, "place(swap)") is None


def test_tr_5_32_two_tiles_change_places() -> None:
    s = the_river().tiles(0, *THREE).turn(0)
    play(s, 0, "place(swap)", "swap_first(1)", "swap_second(3)")
    assert (tiles(s, 0), s.active) == (["badlands_cc", "mountain_ss", "forest_ww"], 1)


def test_tr_5_32_like_tiles_may_be_swapped() -> None:
    s = the_river().tiles(0, "forest_ww", "forest_ww", "desert_bbb").turn(0)
    play(s, 0, "place(swap)", "swap_first(1)", "swap_second(2)")
    assert tiles(s, 0) == ["forest_ww", "forest_ww", "desert_bbb"]


def test_tr_5_32_symbols_capacity_and_resources_stay() -> None:
    s = the_river().tiles(0, "desert_bbb", *THREE).goods(0, wood=6).turn(0)
    before = (production(s, 0), s.capacity[0], goods(s, 0))
    play(s, 0, "place(swap)", "swap_first(1)", "swap_second(4)")
    assert (production(s, 0), s.capacity[0], goods(s, 0)) == before


def test_tr_5_32_immediate_effects_do_not_happen_again() -> None:
    s = the_river().tiles(0, "meadow_gain_wood", "meadow_swap", "forest_ww").turn(0)
    play(s, 0, "place(swap)", "swap_first(1)", "swap_second(2)")
    assert (s.held[0], s.active) == (0, 1)


def test_tr_5_32_settled_pioneers_stay_on_their_spots() -> None:
    s = the_river().tiles(0, *THREE, "forest_wb", "desert_wb").settled(0, 5).turn(0)
    play(s, 0, "place(swap)", "swap_first(1)", "swap_second(5)")
    assert settled(s, 0) == [5]


def test_tr_5_32_no_way_to_decline() -> None:
    s = play(the_river().tiles(0, *THREE).turn(0), 0, "place(swap)")
    assert why_not(s, 0, "decline") is Reason.SWAP_IS_DUE


def test_tr_5_32_an_empty_spot_cannot_be_swapped() -> None:
    s = play(the_river().tiles(0, *THREE).turn(0), 0, "place(swap)")
    assert why_not(s, 0, "swap_first(4)") is Reason.NO_TILE_THERE
    assert why_not(play(s, 0, "swap_first(1)"), 0, "swap_second(4)") is Reason.NO_TILE_THERE


def test_tr_5_32_a_swap_can_complete_a_column() -> None:
    """Column 1 is spots 1, 8 and 9."""
    row = (
        "forest_ww",
        "mountain_ss",
        "badlands_cc",
        "desert_wb",
        "badlands_cb",
        "desert_sb",
        "forest_wb",
        "badlands_cb",
    )
    s = the_river().tiles(0, *row).turn(0)
    before = points(s, 0)["columns"]
    play(s, 0, "place(swap)", "swap_first(7)")  # with the last one, spot 8
    assert (before, points(s, 0)["columns"]) == (0, 2)


def test_a_swap_is_told() -> None:
    s = the_river().tiles(0, *THREE).turn(0)
    assert ("tiles_swapped", (0, 0, 2)) in told(s, 0, "place(swap)", "swap_first(1)", "swap_second(3)")


def test_a_swap_of_two_tiles_needs_no_question() -> None:
    s = play(the_river().tiles(0, *THREE[:2]).turn(0), 0, "place(swap)")
    assert (tiles(s, 0), "place(wood)" in legal(s, 1)) == (["mountain_ss", "forest_ww"], True)
