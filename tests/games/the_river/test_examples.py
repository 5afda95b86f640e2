"""The worked examples of the specification, same numbers: TR-9."""

from __future__ import annotations

import tomllib

import pytest

from rivertable.engine.registry import folder_of
from rivertable.games.the_river.reasons import Reason
from rivertable.games.the_river.scoring import resource_points
from rivertable.games.the_river.tables import TOKEN_VALUE, VALUED_TOKENS
from tests.games.the_river.builder import (
    TheRiver,
    begin,
    built,
    goods,
    legal,
    play,
    points,
    production,
    settled,
    supply,
    the_river,
    why_not,
)

RAW = tomllib.loads((folder_of("the_river") / "components.toml").read_text(encoding="utf-8"))


def three_clay(players: int) -> TheRiver:
    """Three clay symbols: one printed, two on a tile."""
    position = the_river(players=players).tiles(0, "badlands_cc")
    assert production(position.s, 0)[2] == 3
    return position


# ---------------------------------------------------------------- producing


def test_tr_9_1_first_pioneer_of_four_players_takes_four_clay() -> None:
    assert goods(play(three_clay(4).turn(0), 0, "place(clay)"), 0)["clay"] == 4


@pytest.mark.parametrize(("back", "clay", "stone"), [("clay", 3, 2), ("stone", 4, 1)])
def test_tr_9_1_with_three_empty_warehouses_one_goes_back(back: str, clay: int, stone: int) -> None:
    s = three_clay(4).goods(0, stone=2).turn(0)  # five warehouses, three of them empty
    play(s, 0, "place(clay)", f"return_one({back})")
    assert (goods(s, 0)["clay"], goods(s, 0)["stone"], s.active) == (clay, stone, 1)


def test_tr_9_2_the_second_pioneer_takes_three() -> None:
    assert goods(play(three_clay(4).at("clay", 1).turn(0), 0, "place(clay)"), 0)["clay"] == 3


def test_tr_9_2_with_two_players_the_first_takes_three() -> None:
    assert goods(play(three_clay(2).turn(0), 0, "place(clay)"), 0)["clay"] == 3


def test_tr_9_3_two_clay_on_the_island() -> None:
    assert goods(play(three_clay(3).supply(clay=2).turn(0), 0, "place(clay)"), 0)["clay"] == 2


def test_tr_9_4_without_symbols_only_the_first_pioneer_gets_wood() -> None:
    bare = ("mountain_ss", "mountain_ss")  # the second covers black's printed wood
    s = the_river(players=3).tiles(0, *bare).turn(0)
    assert goods(play(s, 0, "place(wood)"), 0)["wood"] == 1
    second = the_river(players=3).tiles(0, *bare).at("wood", 1).turn(0)
    assert why_not(second, 0, "place(wood)") is Reason.NO_PRODUCTION


def test_tr_9_5_stone_in_place_of_food() -> None:
    s = the_river().supply(food=0, stone=5).turn(0)
    play(s, 0, "place(food)", "pick_substitute(stone)")
    assert (goods(s, 0)["stone"], supply(s)["stone"]) == (1, 4)


# ---------------------------------------------------------------- trading and building


def test_tr_9_6_two_wood_and_one_clay_for_the_last_food() -> None:
    s = the_river().goods(0, wood=2, clay=1).supply(food=1).turn(0)
    before = supply(s)
    play(s, 0, "trade")
    after = {"wood": before["wood"] + 2, "stone": before["stone"], "clay": before["clay"] + 1, "food": 0}
    assert (s.held[0], supply(s)) == (3 - 2, after)


def test_tr_9_6_a_second_trade_needs_food_among_the_three() -> None:
    s = the_river().tiles(0, "desert_bbb").goods(0, wood=5, clay=1).supply(food=1).turn(0)
    play(s, 0, "trade", "trade_pick(wood)")
    assert goods(s, 0) == {"wood": 2, "stone": 0, "clay": 1, "food": 1}
    play(s, 0, "trade")
    assert why_not(s, 0, "trade_pick(food)") is not None  # wood, then wood or clay, then food
    play(s, 0, "trade_pick(clay)")
    assert goods(s, 0) == {"wood": 1, "stone": 0, "clay": 0, "food": 1}


def test_tr_9_6_without_food_held_a_second_trade_is_illegal() -> None:
    s = the_river().goods(0, wood=3).supply(food=0).turn(0)
    assert why_not(s, 0, "trade") is Reason.NO_FOOD_TO_TAKE


def theatre(**held: int) -> TheRiver:
    return the_river().display("b31").tiles(0, "desert_bbb").goods(0, **held)


def test_tr_9_7_the_reserved_theatre() -> None:
    s = theatre(wood=3, stone=1, clay=1, food=1).reserved(0, "b28").turn(0)
    play(s, 0, "place(construct)")
    assert legal(s, 0) == ["pick_discount(wood)", "pick_discount(stone)"]
    assert why_not(s, 0, "pick_discount(clay)") is Reason.STILL_TOO_DEAR
    before = supply(s)
    play(s, 0, "pick_discount(stone)")
    assert (built(s, 0), s.held[0]) == (["b28"], 0)
    paid = {kind: supply(s)[kind] - before[kind] for kind in before}
    assert paid == {"wood": 3, "stone": 1, "clay": 1, "food": 1}


def test_tr_9_7_from_the_display_it_would_be_illegal() -> None:
    s = the_river().display("b28").tiles(0, "desert_bbb").goods(0, wood=3, stone=1, clay=1, food=1).turn(0)
    assert why_not(s, 0, "place(construct)") is Reason.NOTHING_TO_BUILD


@pytest.mark.parametrize(
    ("players", "order"),
    [(2, [6, 5, 4, 3, 2, 1]), (3, [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]), (4, [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1])],
)
def test_tr_9_8_token_order(players: int, order: list[int]) -> None:
    valued = list(TOKEN_VALUE[players][: VALUED_TOKENS[players]])
    assert valued == order
    assert sum(valued) == (21 if players == 2 else 36)


def test_tr_9_8_two_players_have_two_zeros() -> None:
    assert list(TOKEN_VALUE[2][:8]) == [6, 5, 4, 3, 2, 1, 0, 0]


def test_tr_9_9_the_last_pioneer_builds_and_the_extra_one_comes() -> None:
    s = the_river().display("b01").goods(0, wood=2, stone=2).tokens(0, 6).boat(0, 1).boat(1, 1).turn(0)
    play(s, 0, "place(construct)")
    assert (s.boat[0], s.active) == (1, 1)
    assert play(s, 1, "place(wood)").active == 0


def test_tr_9_10_spots_4_and_5_in_one_round() -> None:
    s = the_river().tiles(0, "forest_ww", "forest_ww", "forest_ww").boat(0, 2).boat(1, 0).turn(0)
    play(s, 0, "place(terrain)", "pick_tile(0)", "place(terrain)", "pick_tile(1)")
    assert (settled(s, 0), s.boat[0]) == ([5], 3)


# ---------------------------------------------------------------- scoring


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        (("forest_ww", "forest_wb", "forest_bbb"), 6),
        (("forest_ww", "desert_wb", "desert_sb"), 0),
        (("mixed_forest_mountain", "mountain_ss", "forest_ww"), 2),
        (("desert_wb", "mixed_badlands_desert", "mixed_mountain_badlands"), 2),
        (("meadow_swap", "meadow_gain_wood", ""), 2),
        (("desert_wb", "", ""), 0),
    ],
)
def test_tr_9_11_columns(tiles: tuple[str, str, str], expected: int) -> None:
    """The tiles lie in column 1 (spots 1, 8, 9); the others match nothing."""
    top, middle, bottom = tiles
    fill = ("mountain_sb", "badlands_cb", "desert_sb", "badlands_cb", "desert_cb", "forest_ws")
    board = [top, *fill, middle, bottom] if middle else [top]
    assert points(the_river().tiles(0, *filter(None, board)).turn(0), 0)["columns"] == expected


@pytest.mark.parametrize(
    ("others", "symbols", "expected"),
    [((), 2, 2), (("desert_bbb", "forest_ww"), 3, 3), (("forest_ww", "forest_ww"), 5, 3)],
)
def test_tr_9_12_meadow_production_wood(others: tuple[str, ...], symbols: int, expected: int) -> None:
    s = the_river().tiles(0, "meadow_production_wood", *others).turn(0)
    assert (production(s, 0)[0], points(s, 0)["meadows"]) == (symbols, expected)


@pytest.mark.parametrize(("held", "expected"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_tr_9_13_resources(held: int, expected: int) -> None:
    assert resource_points(held) == expected


def test_tr_9_14_the_45_point_board() -> None:
    example = RAW["example_45"]
    position = (
        the_river(players=3).tiles(2, *example["tiles"]).built(2, "b28", "b22", "b10").goods(2, **example["resources"])
    )
    s = position.display("b01", "b02", "b03", "b05").built(2, "b04").tokens(2, *example["bonus_tokens"]).turn(2)
    assert production(s, 2)[2] == 4
    expected = {"bonus_tokens": 7, "buildings": 23, "columns": 6 + 0 + 2 + 2, "resources": 2, "meadows": 3, "total": 45}
    assert points(s, 2) == expected
    assert example["buildings"] == ["b28", "b22", "b10", "b04"]


def test_tr_9_14_its_partial_sums_are_those_of_the_data() -> None:
    expected = RAW["example_45"]["expected"]
    assert (expected["bonus_tokens"], *expected["columns"], expected["resources"]) == (7, 6, 0, 2, 2, 2)
    assert (expected["meadows"], expected["buildings"], expected["total"]) == (3, 23, 45)


# ---------------------------------------------------------------- placing


def test_tr_9_15_a_covered_warehouse_sends_one_back() -> None:
    s = the_river().tiles(0, "forest_ww", "forest_ww").goods(0, wood=2, stone=3).island("mountain_ss", "forest_wb")
    state = s.turn(0)
    assert state.capacity[0] == 5
    play(state, 0, "place(terrain)", "pick_tile(0)")
    assert (state.capacity[0], legal(state, 0)) == (4, ["return_one(wood)", "return_one(stone)"])


def test_tr_9_16_meadow_gain_stone_with_two_stone_and_one_free_warehouse() -> None:
    s = the_river().goods(0, wood=4).supply(stone=2).island("meadow_gain_stone", "forest_wb").turn(0)
    play(s, 0, "place(terrain)", "pick_tile(0)")
    assert (s.held[0], goods(s, 0)["stone"], legal(s, 0)) == (6, 2, ["return_one(wood)", "return_one(stone)"])
    assert play(s, 0, "return_one(wood)").active == 1


def test_tr_9_17_the_preliminary_turn_of_two() -> None:
    s, _ = begin(5)
    first, second = s.pawn, 1 - s.pawn
    assert (s.active, len(legal(s, second)), s.tile_deck_count) == (second, 3, 62)
    play(s, second, legal(s, second)[0])
    assert (s.active, len(legal(s, first))) == (first, 2)
    play(s, first, legal(s, first)[0])
    assert (s.boxed >= 0, s.tile_deck_count) == (True, 57)
