"""Produce and food: TR-5.7 to TR-5.11."""

from __future__ import annotations

import pytest

from rivertable.games.the_river.reasons import Reason
from tests.games.the_river.builder import goods, legal, play, supply, the_river, why_not


@pytest.mark.parametrize("resource", ["wood", "stone", "clay"])
def test_tr_5_7_as_many_as_visible_symbols(resource: str) -> None:
    s = the_river().tiles(0, "forest_ww", "forest_ws", "forest_wc").turn(0)
    expected = {"wood": 4, "stone": 2, "clay": 2}[resource]  # the printed wood is covered
    assert goods(play(s, 0, f"place({resource})"), 0)[resource] == expected


@pytest.mark.parametrize(("players", "amount"), [(2, 1), (3, 2), (4, 2)])
def test_tr_5_7_one_more_for_the_first_pioneer_with_three_and_four_players(players: int, amount: int) -> None:
    assert goods(play(the_river(players=players).turn(0), 0, "place(clay)"), 0)["clay"] == amount


def test_tr_5_7_the_second_pioneer_has_no_extra() -> None:
    assert goods(play(the_river(players=3).at("clay", 1).turn(0), 0, "place(clay)"), 0)["clay"] == 1


def test_tr_5_7_first_of_any_player() -> None:
    """One's own pioneer there counts too."""
    assert goods(play(the_river(players=3).at("clay", 0).turn(0), 0, "place(clay)"), 0)["clay"] == 1


def test_tr_5_7_never_more_than_the_island_holds() -> None:
    s = the_river(players=3).tiles(0, "forest_ww").supply(wood=2).turn(0)
    play(s, 0, "place(wood)")
    assert (goods(s, 0)["wood"], supply(s)["wood"]) == (2, 0)


def test_tr_5_7_an_empty_island_gives_nothing() -> None:
    assert why_not(the_river().supply(wood=0).turn(0), 0, "place(wood)") is Reason.ISLAND_EMPTY


def test_tr_5_8_the_amount_is_at_least_one() -> None:
    """Two players have no extra, and black's printed wood is covered."""
    s = the_river().tiles(0, "mountain_ss", "mountain_ss").turn(0)
    assert why_not(s, 0, "place(wood)") is Reason.NO_PRODUCTION


def test_tr_5_8_capacity_is_at_least_one() -> None:
    assert why_not(the_river().capacity(0, 0).turn(0), 0, "place(wood)") is Reason.NO_WAREHOUSE


def test_tr_5_9_the_whole_amount_is_taken_and_the_excess_returned() -> None:
    s = the_river().tiles(0, "forest_ww").capacity(0, 2).goods(0, stone=1).turn(0)
    play(s, 0, "place(wood)")
    assert (s.held[0], legal(s, 0)) == (4, ["return_one(wood)", "return_one(stone)"])


def test_tr_5_9_new_or_old_may_go_back() -> None:
    s = the_river().tiles(0, "forest_ww").capacity(0, 3).goods(0, stone=1).turn(0)
    play(s, 0, "place(wood)", "return_one(stone)")
    assert (goods(s, 0), supply(s)["stone"]) == ({"wood": 3, "stone": 0, "clay": 0, "food": 0}, 7)


def test_tr_5_9_no_return_with_room_enough() -> None:
    assert play(the_river().tiles(0, "forest_ww").turn(0), 0, "place(wood)").active == 1


def test_tr_5_9_only_what_is_held_goes_back() -> None:
    s = play(the_river().tiles(0, "forest_ww").capacity(0, 2).goods(0, stone=1).turn(0), 0, "place(wood)")
    assert why_not(s, 0, "return_one(food)") is Reason.NOT_HELD


def test_tr_5_10_one_food_without_any_symbol() -> None:
    s = play(the_river(players=3).turn(0), 0, "place(food)")
    assert (goods(s, 0)["food"], supply(s)["food"]) == (1, 3)


def test_tr_5_10_another_resource_if_no_food_is_left() -> None:
    s = play(the_river().supply(food=0, wood=0).turn(0), 0, "place(food)")
    assert legal(s, 0) == ["pick_substitute(stone)", "pick_substitute(clay)"]
    assert goods(play(s, 0, "pick_substitute(clay)"), 0)["clay"] == 1


def test_tr_5_10_an_empty_island_is_no_substitute() -> None:
    s = play(the_river().supply(food=0, wood=0).turn(0), 0, "place(food)")
    assert why_not(s, 0, "pick_substitute(wood)") is Reason.ISLAND_EMPTY


def test_tr_5_11_a_resource_of_any_kind_must_be_left() -> None:
    s = the_river().supply(wood=0, stone=0, clay=0, food=0).turn(0)
    assert why_not(s, 0, "place(food)") is Reason.ISLANDS_EMPTY


def test_tr_5_11_capacity_is_at_least_one() -> None:
    assert why_not(the_river().capacity(0, 0).turn(0), 0, "place(food)") is Reason.NO_WAREHOUSE


def test_tr_5_11_overflow_is_returned() -> None:
    s = play(the_river().goods(0, wood=5).turn(0), 0, "place(food)")
    assert legal(s, 0) == ["return_one(wood)", "return_one(food)"]
