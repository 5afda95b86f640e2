"""Claiming terrain tiles: TR-5.1 to TR-5.6."""

from __future__ import annotations

import pytest

from rivertable.games.the_river.reasons import Reason
from rivertable.games.the_river.state import BY_TILES, NOT_ENDING, TURN
from tests.games.the_river.builder import goods, island, legal, play, production, supply, the_river, tiles, why_not

ELEVEN = (
    ("forest_ww", "forest_ww", "forest_ww", "forest_wb", "forest_wb", "forest_wb", "forest_bbb", "forest_bbb")
    + ("desert_bbb", "desert_bbb", "desert_bbb")
)  # fmt: skip


def test_tr_5_1_not_with_twelve_tiles() -> None:
    s = the_river().tiles(0, *ELEVEN, "mountain_ss").turn(0)
    assert why_not(s, 0, "place(terrain)") is Reason.BOARD_FULL


def test_tr_5_1_not_a_third_time_in_a_round() -> None:
    s = the_river().at("terrain", 0, 0).turn(0)
    assert why_not(s, 0, "place(terrain)") is Reason.LIMIT_REACHED


def test_tr_5_1_others_pioneers_do_not_count() -> None:
    assert why_not(the_river().at("terrain", 1, 1, 0).turn(0), 0, "place(terrain)") is None


def test_tr_5_1_not_without_a_face_up_tile() -> None:
    assert why_not(the_river().island().turn(0), 0, "place(terrain)") is Reason.NO_TILES_LEFT


def test_tr_5_2_any_face_up_tile() -> None:
    s = play(the_river().island("forest_ww", "", "desert_bbb").turn(0), 0, "place(terrain)")
    assert legal(s, 0) == ["pick_tile(0)", "pick_tile(2)"]


def test_tr_5_2_it_goes_on_the_lowest_numbered_empty_spot() -> None:
    s = the_river().tiles(0, "forest_ww", "forest_wb").turn(0)
    play(s, 0, "place(terrain)", "pick_tile(4)")
    assert tiles(s, 0) == ["forest_ww", "forest_wb", "desert_sb"]


def test_tr_5_2_the_slot_is_empty_then() -> None:
    assert island(play(the_river().turn(0), 0, "place(terrain)", "pick_tile(1)"))[1] == ""


def test_tr_5_3_printed_symbols_under_the_tile_are_lost() -> None:
    """Spot 2 of black shows wood."""
    s = the_river().tiles(0, "forest_bbb").island("mountain_ss", "desert_bbb").turn(0)
    assert production(play(s, 0, "place(terrain)", "pick_tile(0)"), 0) == (0, 3, 1)


def test_tr_5_3_a_printed_warehouse_is_lost_too() -> None:
    """Spot 3 of black is a warehouse."""
    s = the_river().tiles(0, "forest_ww", "forest_ww").island("mountain_ss", "desert_bbb").turn(0)
    assert play(s, 0, "place(terrain)", "pick_tile(0)").capacity[0] == 4


def test_tr_5_3_the_tiles_symbols_count_at_once() -> None:
    s = the_river().island("desert_bbb", "forest_ww").turn(0)
    assert play(s, 0, "place(terrain)", "pick_tile(0)").capacity[0] == 8


def test_tr_5_4_resources_move_to_any_free_warehouse() -> None:
    """The covered warehouse was full, but the tile brings three."""
    s = the_river().tiles(0, "forest_ww", "forest_ww").goods(0, wood=5).island("desert_bbb", "forest_ww").turn(0)
    play(s, 0, "place(terrain)", "pick_tile(0)")
    assert (s.held[0], s.active) == (5, 1)


def test_tr_5_4_what_does_not_fit_is_returned_by_choice() -> None:
    s = the_river().tiles(0, "forest_ww", "forest_ww").goods(0, wood=4, clay=1).island("mountain_ss", "forest_wb")
    state = play(s.turn(0), 0, "place(terrain)", "pick_tile(0)")
    assert legal(state, 0) == ["return_one(wood)", "return_one(clay)"]
    play(state, 0, "return_one(clay)")
    assert (goods(state, 0)["clay"], supply(state)["clay"], state.active) == (0, 7, 1)


def test_tr_5_5_an_immediate_effect_comes_after_the_return() -> None:
    """Capacity falls to 4: one wood goes back before four stone come."""
    s = the_river().tiles(0, "forest_ww", "forest_ww").goods(0, wood=5).island("meadow_gain_stone", "forest_wb").turn(0)
    play(s, 0, "place(terrain)", "pick_tile(0)")
    assert (supply(s)["wood"], s.held[0]) == (3, 8)


def test_tr_5_6_a_framed_spot_has_no_effect_until_the_cleanup() -> None:
    s = the_river().tiles(0, *ELEVEN[:4]).turn(0)
    play(s, 0, "place(terrain)", "pick_tile(0)")
    assert (s.settled[0], s.to_settle[0], s.boat[0]) == (0, 1 << 4, 3)


def test_tr_5_6_the_twelfth_tile_triggers_the_end() -> None:
    s = the_river().tiles(0, *ELEVEN).turn(0)
    play(s, 0, "place(terrain)", "pick_tile(0)")
    assert s.ending == BY_TILES


def test_tr_5_6_the_eleventh_does_not() -> None:
    s = the_river().tiles(0, *ELEVEN[:10]).turn(0)
    play(s, 0, "place(terrain)", "pick_tile(0)")
    assert s.ending == NOT_ENDING


@pytest.mark.parametrize("slot", range(5))
def test_a_plain_tile_ends_the_turn(slot: int) -> None:
    s = play(the_river().turn(0), 0, "place(terrain)", f"pick_tile({slot})")
    assert (s.step, s.active) == (TURN, 1)
