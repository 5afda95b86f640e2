"""Questions, labels, refusals and previews as people read them."""

from __future__ import annotations

import pytest

from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.games.the_river.state import State
from tests.games.the_river.builder import play, the_river


def at_table(s: State) -> Match:
    match = Match(load("the_river", players=s.players), 1)
    match._state = s  # type: ignore[assignment]
    return match


def label(s: State, text: str) -> str:
    match = at_table(s)
    return next(action.label for action in match.legal(s.active) if str(action) == text)


def refusal(s: State, text: str) -> str:
    reason = at_table(s).why_not(s.active, text)
    assert reason is not None
    return str(reason)


def changes(s: State, text: str) -> dict[str, tuple[int, int]]:
    match = at_table(s)
    return {match.say(change.what): (change.before, change.after) for change in match.preview(s.active, text)}


def test_the_question_names_what_a_tile_covers() -> None:
    s = play(the_river().tiles(0, "forest_ww", "desert_wb", "desert_sb", "forest_wb").turn(0), 0, "place(terrain)")
    text = "Take a terrain tile for spot 5, framed: a pioneer will settle, covers a warehouse."
    assert at_table(s).decision(0) == text


def test_others_are_told_who_decides() -> None:
    assert at_table(the_river().turn(0)).decision(1) == "Player 1 is to decide."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("place(wood)", "Wood: take 2"),
        ("place(food)", "Food: take 1"),
        ("place(construct)", "Construct a building (2 can be paid)"),
        ("trade", "Trade 3 resources for 1 food"),
    ],
)
def test_labels_of_a_turn(text: str, said: str) -> None:
    s = the_river(players=3).goods(0, wood=3, stone=2).turn(0)
    assert label(s, text) == said


def test_labels_of_cards_tell_points_and_cost() -> None:
    s = play(the_river(players=3).goods(0, wood=3, stone=2).turn(0), 0, "place(construct)")
    assert label(s, "pick_building(3)") == "Woodshed: 3 points for 3 wood, 2 stone"


def test_labels_of_tiles_tell_what_is_printed() -> None:
    s = play(the_river().island("mixed_desert_forest", "meadow_production_clay").turn(0), 0, "place(terrain)")
    assert label(s, "pick_tile(0)") == "desert+forest (2 warehouses)"
    assert label(s, "pick_tile(1)") == "meadow (produces clay; 1 point per clay symbol, at most 3)"


def test_labels_of_payments_tell_what_is_paid() -> None:
    s = play(the_river().display("b04").goods(0, wood=3, stone=2, food=1).turn(0), 0, "place(construct)")
    assert label(s, "pay_with_food(wood)") == "Food for one wood: pay 2 wood, 2 stone, 1 food"
    assert label(s, "done") == "Pay 3 wood, 2 stone"


def test_labels_of_a_trade_count_what_is_left() -> None:
    s = play(the_river().goods(0, wood=3, stone=2).turn(0), 0, "trade", "trade_pick(wood)")
    assert label(s, "trade_pick(wood)") == "Give 1 wood (of 1)"


def test_a_refusal_names_its_clause() -> None:
    s = the_river(players=3).reserved(0, "b10", "b11").turn(0)
    assert refusal(s, "place(reserve)") == "You already hold two reserved buildings. (TR-5.12)"


def test_a_card_too_dear_tells_what_is_missing() -> None:
    s = play(the_river().tiles(0, "desert_bbb").goods(0, wood=2, stone=2, clay=2).turn(0), 0, "place(construct)")
    text = "Woodshed costs 3 wood, 2 stone: you are 1 short and have 0 food. (TR-5.23)"
    assert refusal(s, "pick_building(3)") == text


def test_a_preview_of_producing() -> None:
    assert changes(the_river().goods(0, wood=1).turn(0), "place(wood)") == {"wood": (1, 2)}


def test_a_preview_of_a_tile_shows_symbols_and_column() -> None:
    s = the_river().tiles(0, "forest_ww", "mountain_ss", "badlands_cc", "desert_wb").island("desert_sb", "forest_wb")
    state = play(s.turn(0), 0, "place(terrain)")
    assert changes(state, "pick_tile(0)") == {"stone symbols": (2, 3), "column points": (0, 2), "points in all": (0, 2)}


def test_a_preview_of_building_shows_payment_points_and_token() -> None:
    s = play(the_river().goods(0, wood=3, stone=2).turn(0), 0, "place(construct)")
    expected = {"wood": (3, 0), "stone": (2, 0), "token points": (0, 6), "building points": (0, 3)}
    assert changes(s, "pick_building(3)") == {**expected, "resource points": (1, 0), "points in all": (1, 9)}


def test_a_preview_of_a_reserved_card_leaves_open_what_is_paid() -> None:
    s = the_river().goods(0, wood=2, stone=2, clay=1).reserved(0, "b07").tokens(0, 6).turn(0)
    state = play(s, 0, "place(construct)")
    told = {"token points": (6, 11), "building points": (0, 4), "reserved buildings": (1, 0), "extra pioneers": (0, 1)}
    assert changes(state, "pick_reserved(0)") == told


def test_unless_only_one_symbol_can_be_dropped() -> None:
    s = the_river().goods(0, wood=2, stone=2).reserved(0, "b07").tokens(0, 6).turn(0)
    told = changes(play(s, 0, "place(construct)"), "pick_reserved(0)")
    assert (told["wood"], told["stone"], told["points in all"]) == ((2, 0), (2, 0), (7, 15))


def test_a_preview_of_reserving_and_of_the_first_player_pawn() -> None:
    s = play(the_river().turn(0), 0, "place(reserve)")
    assert changes(s, "pick_reserve(1)") == {"reserved buildings": (0, 1)}
    assert changes(the_river().pawn(1).turn(0), "place(first_player)") == {"first player pawn": (0, 1)}


def test_a_preview_in_the_cleanup_reveals_nothing() -> None:
    s = the_river().tiles(0, "meadow_income_wood").goods(0, stone=5).boat(0, 1).boat(1, 0).turn(0)
    assert changes(play(s, 0, "place(first_player)"), "return_one(stone)") == {"stone": (5, 4)}


def test_tr_7_4_a_preview_promises_no_points_for_what_must_be_returned() -> None:
    s = the_river().goods(0, stone=5).turn(0)
    assert (s.capacity[0], changes(s, "place(wood)")) == (5, {"wood": (0, 1)})


def test_tr_6_7_a_preview_takes_no_point_for_a_pioneer_that_comes_back() -> None:
    s = the_river().tiles(0, "meadow_pioneers").turn(0)
    assert "meadow points" not in changes(s, "place(first_player)")


def test_a_swap_previews_its_columns() -> None:
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
    s = play(the_river().tiles(0, *row, "mountain_sb").turn(0), 0, "place(swap)", "swap_first(7)")
    assert changes(s, "swap_second(8)") == {"column points": (0, 2), "points in all": (0, 2)}
