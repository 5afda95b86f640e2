"""Round and turn flow: TR-4 and TR-1.2, TR-1.4."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.chance import scripted
from rivertable.engine.game_config import load
from rivertable.engine.kept import fill_kept
from rivertable.engine.match import Match
from rivertable.games.the_river.reasons import Reason
from rivertable.games.the_river.state import BY_TOKENS, OVER, TURN, State
from rivertable.games.the_river.view import View
from tests.games.the_river.builder import (
    NEWEST,
    TheRiver,
    display,
    goods,
    island,
    legal,
    play,
    random_game,
    settled,
    supply,
    the_river,
    told,
    why_not,
)


def last_pioneer(players: int = 2, rules: int = NEWEST) -> TheRiver:
    """One pioneer is left on seat 0's boat, all others are at work."""
    position = the_river(players=players, rules=rules).boat(0, 1)
    for seat in range(1, players):
        position.boat(seat, 0)
    return position


def nowhere(players: int = 2) -> TheRiver:
    """No location is legal for seat 0: every spot is taken, nothing can be built, no tile is left."""
    position = the_river(players=players).island().display("b31", "b32", "b33", "b28")
    position.s.pioneers_at = [0, 1, 1, 1, 1, 1, 0, 1, 1]
    return position


# ---------------------------------------------------------------- order of play


@pytest.mark.parametrize("number", range(5))
def test_tr_1_1_a_game_takes_some_rounds(number: int) -> None:
    assert 3 <= random_game(number).rounds <= 40


def test_tr_1_2_a_pioneer_goes_from_boat_to_location_and_acts_at_once() -> None:
    s = play(the_river().turn(0), 0, "place(wood)")
    assert (s.boat[0], s.used[0], s.pioneers_at[1], goods(s, 0)["wood"]) == (3, 1, 1, 1)


def test_tr_1_2_a_cleanup_follows_when_all_boats_are_empty() -> None:
    assert play(last_pioneer().turn(0), 0, "place(wood)").boat == [4, 4, 0, 0]


def test_tr_1_4_progress_costs_pioneers() -> None:
    """Spot 5 is framed."""
    s = last_pioneer().tiles(0, "forest_ww", "forest_ww", "forest_ww", "forest_wb").turn(0)
    play(s, 0, "place(terrain)", "pick_tile(0)")
    assert (s.boat[0], settled(s, 0)) == (3, [5])


def test_tr_4_1_clockwise() -> None:
    s = the_river(players=3).turn(1)
    order = []
    for _ in range(5):
        order.append(s.active)
        play(s, s.active, "place(construct)" if "place(construct)" in legal(s, s.active) else legal(s, s.active)[0])
        while s.step != TURN:
            play(s, s.active, legal(s, s.active)[0])
    assert order == [1, 2, 0, 1, 2]


def test_tr_4_1_taking_the_pawn_does_not_change_this_rounds_order() -> None:
    s = the_river(players=3).pawn(0).turn(0)
    play(s, 0, "place(wood)")
    play(s, 1, "place(first_player)")
    assert (s.active, s.pawn) == (2, 1)


def test_tr_4_1_the_pawn_holder_starts_the_next_round() -> None:
    s = last_pioneer(3).pawn(2).turn(0)
    assert play(s, 0, "place(wood)").active == 2


def test_tr_4_1_nobody_else_may_act() -> None:
    assert why_not(the_river().turn(0), 1, "place(wood)") is Reason.NOT_YOUR_TURN


def test_tr_4_2_an_empty_boat_is_skipped() -> None:
    s = the_river(players=3).boat(1, 0).turn(0)
    assert play(s, 0, "place(wood)").active == 2


def test_tr_4_2_several_turns_in_a_row() -> None:
    s = the_river(players=3).boat(1, 0).boat(2, 0).turn(0)
    assert play(s, 0, "place(wood)").active == 0


def test_tr_4_2_a_skipped_player_may_not_trade() -> None:
    s = the_river(players=3).boat(1, 0).goods(1, wood=3).turn(0)
    play(s, 0, "place(wood)")
    assert why_not(s, 1, "trade") is Reason.NOT_YOUR_TURN


def test_tr_4_2_the_round_ends_when_every_boat_is_empty() -> None:
    assert play(last_pioneer().turn(0), 0, "place(wood)").rounds == 2


# ---------------------------------------------------------------- a turn


def test_tr_4_3_trade_comes_before_the_pioneer() -> None:
    s = the_river().goods(0, wood=3).turn(0)
    play(s, 0, "trade")  # three wood: no choice
    assert (s.active, s.step, goods(s, 0)["food"]) == (0, TURN, 1)


def test_tr_4_3_no_trade_within_a_locations_action() -> None:
    s = play(the_river().goods(0, wood=4).turn(0), 0, "place(terrain)")
    assert why_not(s, 0, "trade") is Reason.NOT_ASKED_NOW


def test_tr_4_3_the_action_is_done_completely_before_the_turn_passes() -> None:
    assert play(the_river().turn(0), 0, "place(terrain)").active == 0


def test_tr_4_4_three_resources_for_one_food() -> None:
    s = play(the_river().goods(0, wood=2, stone=1).turn(0), 0, "trade")
    assert (goods(s, 0), supply(s)) == (
        {"wood": 0, "stone": 0, "clay": 0, "food": 1},
        {"wood": 7, "stone": 7, "clay": 7, "food": 2},
    )


def test_tr_4_4_any_three_are_picked_one_by_one() -> None:
    s = the_river().goods(0, wood=2, stone=1, clay=1).turn(0)
    play(s, 0, "trade", "trade_pick(stone)")  # the first can only be wood, the third only clay
    assert goods(s, 0) == {"wood": 1, "stone": 0, "clay": 0, "food": 1}


def test_tr_4_4_not_with_two_resources() -> None:
    assert why_not(the_river().goods(0, wood=2).turn(0), 0, "trade") is Reason.TOO_FEW_GOODS


def test_tr_4_4_not_without_food() -> None:
    assert why_not(the_river().supply(food=0).goods(0, wood=3).turn(0), 0, "trade") is Reason.NO_FOOD_TO_TAKE


def test_tr_4_4_as_often_as_wanted() -> None:
    s = the_river().tiles(0, "desert_bbb").goods(0, wood=6).turn(0)
    assert goods(play(s, 0, "trade", "trade", "trade_pick(wood)"), 0) == {"wood": 0, "stone": 0, "clay": 0, "food": 2}


def test_tr_4_5_a_location_needs_a_free_spot() -> None:
    assert why_not(the_river().at("wood", 1).turn(0), 0, "place(wood)") is Reason.SPOTS_TAKEN


@pytest.mark.parametrize("location", ["wood", "stone", "clay", "food", "reserve", "first_player", "swap"])
def test_tr_4_5_one_spot_each_with_two_players(location: str) -> None:
    s = the_river().tiles(0, "forest_ww", "forest_ww").at(location, 1).turn(0)
    assert why_not(s, 0, f"place({location})") is Reason.SPOTS_TAKEN


@pytest.mark.parametrize("location", ["wood", "stone", "clay", "food", "reserve", "swap"])
def test_tr_4_5_two_spots_each_with_three_players(location: str) -> None:
    s = the_river(players=3).tiles(0, "forest_ww", "mountain_sc").at(location, 1).turn(0)
    assert why_not(s, 0, f"place({location})") is None
    s.pioneers_at[["terrain", "wood", "stone", "clay", "food", "reserve", "construct", "", "swap"].index(location)] = 2
    fill_kept(s)
    assert why_not(s, 0, f"place({location})") is Reason.SPOTS_TAKEN


def test_tr_4_5_both_spots_may_be_ones_own() -> None:
    assert why_not(the_river(players=3).at("wood", 0).turn(0), 0, "place(wood)") is None


def test_tr_4_5_construct_is_unlimited() -> None:
    s = the_river().goods(0, wood=2, stone=2).at("construct", 1, 1, 1).turn(0)
    assert why_not(s, 0, "place(construct)") is None


def test_tr_4_5_an_impossible_action_may_not_be_chosen() -> None:
    assert why_not(the_river().turn(0), 0, "place(construct)") is Reason.NOTHING_TO_BUILD


def test_tr_4_6_with_no_legal_location_the_player_passes() -> None:
    assert legal(nowhere().turn(0), 0) == ["pass"]


def test_tr_4_6_a_pass_lays_the_pioneer_aside_for_this_round() -> None:
    s = play(nowhere().turn(0), 0, "pass")
    assert (s.boat[0], s.used[0], s.active) == (3, 1, 1)


def test_tr_4_6_the_idle_pioneer_returns_in_the_cleanup() -> None:
    assert play(nowhere().boat(0, 1).boat(1, 0).turn(0), 0, "pass").boat[0] == 4


def test_tr_4_6_a_possible_trade_is_offered_next_to_the_pass() -> None:
    assert legal(nowhere().goods(0, wood=3).turn(0), 0) == ["pass", "trade"]


def test_tr_4_6_no_pass_with_a_legal_location() -> None:
    assert why_not(the_river().turn(0), 0, "pass") is Reason.MUST_PLACE


# ---------------------------------------------------------------- cleanup


CLEANUP = ("tiles_discarded", "tile_revealed", "building_revealed", "pioneer_settled", "income_taken", "round_begun")


def full_cleanup(rules: int) -> list[str]:
    """The kinds of events of a cleanup in which every step does something, each where it first happens."""
    position = last_pioneer(rules=rules).tiles(0, "meadow_income_clay", "forest_ww", "forest_ww", "forest_wb")
    s = position.display("", "b02", "b03", "b04").turn(0)
    names = [name for name, _ in told(s, 0, "place(terrain)", "pick_tile(0)")]
    return [name for name in dict.fromkeys(names) if name in CLEANUP]


def test_tr_4_7_terrain_buildings_pioneers_income() -> None:
    assert full_cleanup(NEWEST) == [*CLEANUP]


def test_tr_4_7_in_version_1_of_the_rules_terrain_and_buildings_came_last() -> None:
    names = ["pioneer_settled", "income_taken", "tiles_discarded", "tile_revealed", "building_revealed", "round_begun"]
    assert full_cleanup(1) == names


def test_tr_4_7_settle_then_return_the_others() -> None:
    s = last_pioneer().tiles(0, "forest_ww", "forest_ww", "forest_ww", "forest_wb").turn(0)
    play(s, 0, "place(terrain)", "pick_tile(0)")
    assert (s.boat, settled(s, 0)) == ([3, 4, 0, 0], [5])


def test_tr_4_7_locations_are_free_again() -> None:
    s = play(last_pioneer().turn(0), 0, "place(wood)")
    assert (s.pioneers_at, s.placed[0]) == ([0] * 9, [0] * 9)


def forced_return(rules: int = NEWEST) -> Match:
    """Seat 0 sends the last pioneer of the round; the income of seat 1 does not fit."""
    position = last_pioneer(rules=rules).tiles(1, "meadow_income_wood").goods(1, stone=5)
    state: Any = position.display("", "b02", "b03", "b04").turn(0)
    match = Match.from_state(load("the_river", rules=rules), state)
    match.act(0, "place(clay)")
    assert (match.to_act, [str(action) for action in match.legal(1)]) == (
        (1,),
        ["return_one(wood)", "return_one(stone)"],
    )
    return match


def test_tr_4_7_who_returns_something_sees_the_new_tiles_and_buildings() -> None:
    match = forced_return()
    view = match.view(1)
    assert isinstance(view, View)
    assert view.round == 1  # the cleanup belongs to the round that ends
    assert (sum(view.tile_discards.values()), all(view.island), all(view.display)) == (5, True, True)
    before = (view.island, view.display)
    match.act(1, "return_one(stone)")
    view = match.view(1)
    assert isinstance(view, View)
    assert (view.round, view.island, view.display) == (2, *before)


def test_tr_4_7_in_version_1_of_the_rules_they_were_not_seen_yet() -> None:
    view: Any = forced_return(rules=1).view(1)
    assert (view.tile_discards, view.display[0]) == ({}, None)


def test_tr_4_7_what_came_before_the_new_tiles_is_not_free_to_take_back() -> None:
    """The last pioneer of the round made others see the new tiles; a return shows nothing."""
    match = forced_return()
    assert match.free_undos() == (0, 0)
    match.act(1, "return_one(stone)")
    assert match.free_undos() == (0, 1)
    match.undo(1)
    assert (match.to_act, match.rounds) == ((1,), 1)


def test_tr_4_7_in_version_1_of_the_rules_a_return_showed_the_new_tiles() -> None:
    match = forced_return(rules=1)
    assert match.free_undos() == (1, 0)
    match.act(1, "return_one(stone)")
    assert match.free_undos() == (0, 0)


def test_tr_4_7_tiles_left_are_discarded_and_new_ones_revealed() -> None:
    s = play(last_pioneer().turn(0), 0, "place(wood)")
    assert sum(s.tile_discards) == 5
    assert sum(tile != "" for tile in island(s)) == 5


def test_tr_4_7_the_discards_become_the_new_deck() -> None:
    s = last_pioneer().deck("forest_ww", "forest_ww").discards("desert_bbb").turn(0)
    play(s, 0, "place(wood)")
    assert sum(tile != "" for tile in island(s)) == 5
    assert (s.tile_deck_count, sum(s.tile_discards)) == (3, 0)  # 2 + 1 + 5 discarded, 5 revealed


def test_tr_4_7_what_is_in_the_deck_is_revealed_before_the_discards() -> None:
    s = play(last_pioneer().deck("forest_ww", "forest_ww").turn(0), 0, "place(wood)")
    assert island(s)[:2] == ["forest_ww", "forest_ww"]


def test_tr_4_7_cards_on_display_stay_and_empty_slots_are_filled() -> None:
    s = last_pioneer().goods(0, wood=2, stone=2).turn(0)
    play(s, 0, "place(construct)")
    assert display(s)[1:] == ["b02", "b03", "b04"]
    assert display(s)[0] not in ("", "b01")


def test_tr_4_7_the_draws_are_uniform_over_what_is_left() -> None:
    """Scripted: the fourth of the cards left, in the order of the data."""
    s = last_pioneer().goods(0, wood=2, stone=2).turn(0)
    with scripted(0, 0, 0, 0, 0, 3):
        play(s, 0, "place(construct)")
    assert display(s)[0] == "b08"


def test_tr_4_8_the_last_cleanup_settles_returns_and_gives_income() -> None:
    s = last_pioneer().tiles(0, "meadow_income_clay", "forest_ww", "forest_ww", "forest_ww").turn(0)
    s.ending = BY_TOKENS
    play(s, 0, "place(terrain)", "pick_tile(0)")
    assert (s.step, settled(s, 0), s.boat[0], goods(s, 0)["clay"]) == (OVER, [5], 3, 1)


def test_tr_4_8_terrain_and_buildings_are_left_as_they_are() -> None:
    s = last_pioneer().goods(0, wood=2, stone=2).turn(0)
    s.ending = BY_TOKENS
    before = island(s)
    play(s, 0, "place(construct)")
    assert (island(s), display(s)) == (before, ["", "b02", "b03", "b04"])


def test_tr_4_8_what_an_income_forces_is_asked_in_the_last_cleanup_too() -> None:
    s = last_pioneer().tiles(1, "meadow_income_wood").goods(1, stone=5).turn(0)
    s.ending = BY_TOKENS
    before = island(s)
    play(s, 0, "place(clay)")
    assert legal(s, 1) == ["return_one(wood)", "return_one(stone)"]
    play(s, 1, "return_one(wood)")
    assert (s.step, island(s)) == (OVER, before)


def test_tr_4_9_no_refill_during_a_round() -> None:
    s = the_river().goods(0, wood=2, stone=2).turn(0)
    play(s, 0, "place(construct)")
    play(s, 1, "place(terrain)", "pick_tile(2)")
    assert (display(s)[0], island(s)[2]) == ("", "")


def test_rounds_go_on_without_anything_left_over_from_a_turn() -> None:
    s: State = play(last_pioneer().turn(0), 0, "place(wood)")
    assert (s.trade, s.with_food, s.swaps_left, s.step) == ([0] * 4, [0] * 3, 0, TURN)
