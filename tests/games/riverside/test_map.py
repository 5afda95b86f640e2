"""Setup, route and distances: RS-3 and RS-5.16."""

from __future__ import annotations

import pytest

from rivertable.engine.chance import scripted, seed_chance, seed_words
from rivertable.games.riverside.reasons import Reason
from rivertable.games.riverside.rules import map as river_map
from rivertable.games.riverside.setup import setup
from rivertable.games.riverside.state import FIRE, NONE, PLUS_ONE, SHEET, State
from rivertable.games.riverside.tables import COLUMNS
from tests.games.riverside.builder import distances, play, riverside, why_not

SHUFFLED = [9, 1, 2, 4, 3, 0, 7, 5, 8, 6]
SHUFFLED_EXTENSION = [9, 1, 11, 2, 4, 3, 0, 7, 5, 10, 8, 6]


def set_up(order: list[int], extension: int = 0, players: int = 2) -> State:
    s = State()
    s.players = players
    s.opt_extension = extension
    with scripted(order, 1, 2, 2, 2, 2, 2):
        setup(s, players)
    return s


def test_rs_3_1_first_five_tiles_are_the_north_row() -> None:
    assert set_up(SHUFFLED).tile_at[:5] == SHUFFLED[:5]


def test_rs_3_1_next_five_tiles_are_the_south_row_from_west_to_east() -> None:
    assert set_up(SHUFFLED).tile_at[COLUMNS : COLUMNS + 5] == SHUFFLED[5:]


def test_rs_3_1_there_is_no_sixth_column_on_the_base_map() -> None:
    s = riverside().ship(15).plus_ones(0, 0).tickets(0, blue=1).phase3()
    assert why_not(s, 0, "village(north,6)") is Reason.NO_SUCH_COLUMN


def test_rs_3_1_the_sixth_column_is_empty_on_the_base_map() -> None:
    s = set_up(SHUFFLED)
    assert (s.tile_at[COLUMNS - 1], s.tile_at[2 * COLUMNS - 1]) == (NONE, NONE)


def test_rs_11_3_extension_has_six_columns() -> None:
    """RS-3.1 says the same."""
    s = set_up(SHUFFLED_EXTENSION, extension=1)
    assert s.tile_at == SHUFFLED_EXTENSION


@pytest.mark.parametrize(("tile", "dock"), [("T10", 1), ("T05", 12), ("T07", 19), ("T08", 30), ("T01", 33)])
def test_rs_3_2_spaces_of_a_tile_ascend_in_both_rows(tile: str, dock: int) -> None:
    """Docks are numbered in sailing order: T08 in the south row has its dock on its third space."""
    assert distances(riverside().ship(dock).phase3(), tile) == [1]


def test_rs_3_3_north_row_is_met_from_west_to_east() -> None:
    assert riverside().phase3().first_space[:5] == [1, 4, 7, 10, 13]


def test_rs_3_3_south_row_is_met_from_east_to_west_after_three_spaces_of_the_bend() -> None:
    assert riverside().phase3().first_space[COLUMNS : COLUMNS + 5] == [31, 28, 25, 22, 19]


@pytest.mark.parametrize(("extension", "anchor"), [(False, 34), (True, 38)])
def test_rs_3_3_index_of_the_anchor(extension: bool, anchor: int) -> None:
    assert riverside(extension=extension).phase3().anchor == anchor


@pytest.mark.parametrize("space", [7, 9])
def test_rs_3_4_neighbours_on_the_route_are_adjacent_both_ways(space: int) -> None:
    assert riverside().ship(8).phase3().steps[space] == 1


def test_rs_3_4_a_passage_is_one_step() -> None:
    """T03.r2 in the north and T06.r2 in the south of column 3."""
    assert riverside().ship(8).phase3().steps[26] == 1


def test_rs_3_4_no_passage_unless_both_tiles_have_one() -> None:
    """X02 (spaces 7 and 8) lies opposite T06 (spaces 29 to 31); the way leads through column 4."""
    assert riverside(extension=True).ship(8).phase3().steps[30] == 5


def test_rs_3_4_a_passage_leads_north_too() -> None:
    assert riverside().ship(26).phase3().steps[8] == 1


def test_rs_3_4_no_passage_if_the_south_tile_has_none() -> None:
    """X02 in the south of column 3 (spaces 30 and 31), T06 in the north (7 to 9)."""
    layout = ("T10 T02 T06 T03 T05 T04", "T01 T08 X02 X01 T09 T07")
    assert riverside(extension=True).layout(*layout).ship(8).phase3().steps[30] > 1


def test_rs_3_4_start_and_anchor_are_not_adjacent() -> None:
    """From the start the anchor is reached through the passage of column 1."""
    assert riverside().ship(0).phase3().steps[34] == 5


def test_rs_3_4_a_village_is_never_passed_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """On tiles with docks on spaces 1 and 6, the village is no short cut from one to the other."""
    monkeypatch.setattr(river_map, "TILE_SPACES", (6,) * 12)
    monkeypatch.setattr(river_map, "TILE_DOCKS", ((1, 6),) * 12)
    monkeypatch.setattr(river_map, "TILE_PASSAGE", (0,) * 12)
    position = riverside().ship(1)
    position.s.steps = [0] * 80
    assert position.phase3().steps[6] == 5


def test_rs_3_4_the_nearer_of_two_docks_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(river_map, "TILE_DOCKS", ((1, 3),) * 12)
    assert distances(riverside().ship(9).phase3(), "T03") == [1]


def test_rs_3_5_the_ship_starts_on_the_first_space() -> None:
    """With a temperature of 2 it has sailed to space 2 when the first decision is open."""
    assert set_up(SHUFFLED).ship == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_rs_3_5_sheets_are_empty_with_all_symbols(seat: int) -> None:
    sheet = [0] * SHEET
    sheet[FIRE], sheet[PLUS_ONE] = 20, 3
    assert set_up(SHUFFLED).sheet[seat] == sheet


def test_rs_3_5_empty_sheets_are_public() -> None:
    s = set_up(SHUFFLED)
    assert s.shown == s.sheet


@pytest.mark.parametrize("players", [1, 3, 6])
def test_rs_3_6_setup_is_the_same_for_every_player_count(players: int) -> None:
    assert set_up(SHUFFLED, players=players).tile_at == set_up(SHUFFLED, players=2).tile_at


@pytest.mark.parametrize("players", [1, 3, 6])
def test_rs_3_6_every_player_has_the_same_sheet(players: int) -> None:
    s = set_up(SHUFFLED, players=players)
    assert all(s.sheet[seat] == s.sheet[0] for seat in range(players))


def test_rs_11_4_one_seed_one_map_and_dice() -> None:
    tables = []
    for _ in range(2):
        s = State()
        s.players = 2
        seed_chance(s, *seed_words(99))
        setup(s, 2)
        tables.append((s.tile_at, s.dice, s.green, s.rng))
    assert tables[0] == tables[1]


def test_rs_11_4_another_seed_another_map() -> None:
    maps = []
    for seed in (1, 2):
        s = State()
        s.players = 2
        seed_chance(s, *seed_words(seed))
        setup(s, 2)
        maps.append(s.tile_at)
    assert maps[0] != maps[1]


def test_rs_5_16_a_ship_on_the_dock_has_distance_1() -> None:
    assert distances(riverside().ship(8).phase3(), "T03") == [1]


def test_rs_5_16_distance_counts_backwards() -> None:
    """T02 docks on space 4."""
    assert distances(riverside().ship(6).phase3(), "T02") == [3]


def test_rs_5_16_distance_counts_through_passages() -> None:
    """From T05.r2 to T09.r2, then into the village."""
    assert distances(riverside().ship(11).phase3(), "T09") == [2]


def test_rs_5_16_all_water_may_be_used() -> None:
    """From T03.r3 back to the passage of column 3, south, and on with the dotted line to T08."""
    assert distances(riverside().ship(9).phase3(), "T08") == [7]


def test_rs_5_16_an_excursion_does_not_move_the_ship() -> None:
    s = riverside().ship(8).plus_ones(0, 0).tickets(0, brown=1).tickets(1, brown=1).phase3()
    assert play(s, 0, "village(north,3)").ship == 8
