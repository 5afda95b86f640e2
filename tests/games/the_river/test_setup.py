"""Setup and the preliminary turn: TR-3."""

from __future__ import annotations

import pytest

from rivertable.games.the_river.state import NONE, PICK_SETUP_TILE, TURN, State
from rivertable.games.the_river.tables import COLOURS, DISPLAY_SLOTS, TILES_IN_ALL
from tests.games.the_river.builder import (
    begin,
    display,
    goods,
    island,
    legal,
    play,
    production,
    supply,
    the_river,
    tiles,
    tokens,
)


def preliminary(players: int = 2, pawn: int = 0, *tiles: str) -> State:
    """The preliminary turn is about to begin, with these tiles face up."""
    s = the_river(players=players).pawn(pawn).rounds(0).island(*tiles).turn(0)
    s.step = PICK_SETUP_TILE
    s.active = (pawn - 1) % players
    return s


THREE = ("forest_ww", "mountain_ss", "badlands_cc")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tr_3_1_four_pioneers_on_the_boat_and_one_on_the_track(players: int) -> None:
    s, _ = begin(1, players)
    assert [(s.boat[seat], s.extra[seat]) for seat in range(players)] == [(4, 1)] * players


def test_tr_3_1_the_colour_goes_by_seat() -> None:
    """Blue's second spot shows stone, green's clay; the third spot of all is a warehouse."""
    assert COLOURS == ("black", "blue", "green", "yellow")
    s = the_river(players=4).tiles(1, "forest_ww", "forest_ww").tiles(2, "meadow_swap", "meadow_tokens").turn(0)
    assert (production(s, 1), production(s, 2)) == ((5, 0, 1), (1, 1, 0))


@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 4), (4, 5)])
def test_tr_3_2_players_plus_one_tiles_are_revealed(players: int, count: int) -> None:
    s, _ = begin(1, players)
    assert sum(tile != "" for tile in island(s)) == count
    assert s.tile_deck_count == TILES_IN_ALL - count


def test_tr_3_2_different_seeds_reveal_different_tiles() -> None:
    assert len({tuple(island(begin(number)[0])) for number in range(10)}) > 5


def test_tr_3_3_four_buildings_are_revealed() -> None:
    s, _ = begin(1, 3)
    assert NONE not in s.display[:DISPLAY_SLOTS]
    assert s.building_deck_count == 33 - 4


def test_tr_3_3_no_building_is_revealed_twice() -> None:
    assert all(len(set(display(begin(number)[0]))) == 4 for number in range(20))


@pytest.mark.parametrize(("players", "amounts"), [(2, (7, 7, 7, 3)), (3, (10, 10, 10, 4)), (4, (13, 13, 13, 5))])
def test_tr_3_4_supplies(players: int, amounts: tuple[int, ...]) -> None:
    s = the_river(players=players).turn(0)
    assert tuple(supply(s).values()) == amounts


def test_tr_3_5_all_tokens_are_in_their_piles() -> None:
    s, _ = begin(1, 4)
    assert s.tokens_taken == 0
    assert [tokens(s, seat) for seat in range(4)] == [[]] * 4


def test_tr_3_5_the_six_is_on_top() -> None:
    s = the_river().goods(0, wood=2, stone=2).turn(0)
    assert tokens(play(s, 0, "place(construct)"), 0) == [6]


def test_tr_3_6_players_start_with_no_resources() -> None:
    s, _ = begin(1, 4)
    assert s.held == [0, 0, 0, 0]


def test_tr_3_6_the_first_player_is_drawn_fairly() -> None:
    drawn = [begin(number, 4)[0].pawn for number in range(400)]
    assert all(70 <= drawn.count(seat) <= 130 for seat in range(4))


def test_tr_3_7_counterclockwise_and_the_first_player_last() -> None:
    s, _ = begin(2, 4)
    order = []
    while s.step == PICK_SETUP_TILE:
        order.append(s.active)
        play(s, s.active, legal(s, s.active)[0])
    first = s.pawn
    assert order == [(first - 1) % 4, (first - 2) % 4, (first - 3) % 4, first]


def test_tr_3_7_each_tile_goes_on_spot_1() -> None:
    s = play(preliminary(2, 0, *THREE), 1, "pick_setup_tile(2)")
    assert tiles(s, 1) == ["badlands_cc"]


def test_tr_3_7_the_tile_left_over_goes_to_the_box() -> None:
    s = preliminary(2, 0, *THREE)
    play(play(s, 1, "pick_setup_tile(2)"), 0, "pick_setup_tile(0)")
    assert s.boxed == 7  # mountain_ss
    assert sum(s.tile_discards) == 0


def test_tr_3_8_an_immediate_effect_happens_in_the_preliminary_turn() -> None:
    s = preliminary(2, 0, "meadow_gain_clay", *THREE[:2])
    assert goods(play(s, 1, "pick_setup_tile(0)"), 1)["clay"] == 4


def test_tr_3_8_symbols_of_the_tile_count_at_once() -> None:
    s = preliminary(2, 0, *THREE)
    assert production(play(s, 1, "pick_setup_tile(0)"), 1) == (3, 1, 1)


@pytest.mark.parametrize(("players", "count"), [(2, 5), (3, 7), (4, 9)])
def test_tr_3_9_tiles_of_round_1(players: int, count: int) -> None:
    s, _ = begin(1, players)
    while s.rounds == 0:
        play(s, s.active, legal(s, s.active)[0])
    assert sum(tile != "" for tile in island(s)) == count


def test_tr_3_9_the_first_player_starts_round_1() -> None:
    s = preliminary(3, 1, *THREE, "desert_wb")
    for seat in (0, 2, 1):
        play(s, seat, legal(s, seat)[0])
    assert (s.rounds, s.step, s.active) == (1, TURN, 1)
