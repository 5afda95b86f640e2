"""The components: what the rulebook prints, and what a broken overlay is told (TR-2, TR-11.3)."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rivertable.engine.components import Overlay, load_components
from rivertable.engine.errors import ComponentError
from rivertable.engine.registry import folder_of
from rivertable.games.the_river import GAME
from rivertable.games.the_river.rules.river_board import lay_out_board
from rivertable.games.the_river.tables import (
    COLUMN_SPOTS,
    COST,
    DATA,
    FRAMED,
    LOCATIONS,
    PIONEERS,
    POINTS,
    PRINTED,
    ROW_OF,
    SUPPLY,
    TILE_COPIES,
    TOKEN_SPOTS,
    TOKEN_VALUE,
    TOKENS_IN_PLAY,
    Components,
    _check,
)
from tests.games.the_river.builder import begin, production, random_game, the_river

ROOT = Path(__file__).parents[3]
FOLDER = folder_of("the_river")
RAW = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))


def copies(*terrain: str) -> int:
    return sum(tile.copies for tile in DATA.terrain_tile if tuple(tile.terrain) == terrain)


NO_NUMBERS_OF_THE_BOX = {"game", "example_45"}


def designed(name: str, table: dict[str, Any]) -> Iterator[str]:
    """Tables with values that are designed, by the names that `docs/games/the_river.md` gives them."""
    if table.get("source") == "designed" or "designed_fields" in table:
        yield name
    for key, value in table.items():
        inner = f"{name}.{key}" if name else key
        if isinstance(value, dict):
            yield from designed(inner, value)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for each in value:
                yield from designed(f"location.{each['id']}" if key == "location" else inner, each)


def test_tr_11_3_the_page_of_the_game_names_every_designed_number() -> None:
    page = (ROOT / "docs" / "games" / "the_river.md").read_text(encoding="utf-8")
    lines = page[page.index("| designed | numbers |") : page.index("Designed as well")].splitlines()
    rows = [line.split("|")[1] for line in lines if line.startswith("| `")]
    assert {name for row in rows for name in re.findall(r"`(.+?)`", row)} == {
        *designed("", RAW)
    } - NO_NUMBERS_OF_THE_BOX


def test_tr_1_1_two_to_four_players() -> None:
    assert (GAME.header.players_min, GAME.header.players_max) == (2, 4)


def test_tr_2_1_seven_islands_and_nine_locations() -> None:
    assert RAW["totals"]["islands"] == len({location["island"] for location in RAW["location"]}) == 7
    assert len(LOCATIONS) == 9


def test_tr_2_1_the_side_goes_by_the_number_of_players() -> None:
    wood = {location.id: location.spots for location in DATA.location}["wood"]
    assert (wood.p2, wood.p3, wood.p4) == (1, 2, 2)


def test_tr_2_2_a_river_board_of_twelve_spots_a_boat_and_five_pioneers() -> None:
    s = the_river(players=4).s
    assert all(len(s.tile[seat]) == 12 and s.boat[seat] + s.extra[seat] == PIONEERS == 5 for seat in range(4))


@pytest.mark.parametrize(
    ("terrain", "count"), [("meadow", 17), ("desert", 12), ("mountain", 8), ("badlands", 10), ("forest", 14)]
)
def test_tr_2_3_terrain_tiles(terrain: str, count: int) -> None:
    assert copies(terrain) == count == RAW["totals"][f"{terrain}_tiles"]


def test_tr_2_3_four_mixed_tiles_of_two_terrains_each() -> None:
    assert sum(tile.copies for tile in DATA.terrain_tile if len(tile.terrain) == 2) == 4


def test_tr_2_3_sixty_five_in_all() -> None:
    assert sum(TILE_COPIES) == 65


def test_tr_2_3_no_tile_is_lost_in_a_game() -> None:
    """conserved() counts deck, discards, island, boards and box."""
    out = [0] * 64
    GAME.conserved(random_game(3, 3), out)
    assert out[4] == 65


def test_tr_2_4_thirty_three_buildings_of_2_to_9_points() -> None:
    assert (len(POINTS), min(POINTS), max(POINTS)) == (33, 2, 9)


def test_tr_2_4_every_building_costs_something() -> None:
    assert all(sum(cost) >= 2 for cost in COST)


def test_tr_2_4_every_building_is_somewhere_at_the_end() -> None:
    out = [0] * 64
    GAME.conserved(random_game(3, 3), out)
    assert out[6] == (1 << 33) - 1


def test_tr_2_5_twenty_bonus_tokens() -> None:
    assert Counter(TOKEN_VALUE[4]) == {6: 1, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2, 0: 9}


def test_tr_2_6_resources_in_the_box() -> None:
    assert [RAW["resource_totals"][kind] for kind in ("wood", "stone", "clay", "food")] == [13, 13, 13, 5]


def test_tr_2_6_with_four_players_all_44_are_in_play() -> None:
    assert sum(SUPPLY[4]) == 44


def test_tr_2_7_one_pawn_that_somebody_has() -> None:
    assert {begin(number, 3)[0].pawn for number in range(20)} == {0, 1, 2}


def test_tr_2_8_columns_of_the_winding_course() -> None:
    assert [[spot + 1 for spot in column] for column in COLUMN_SPOTS] == [[1, 8, 9], [2, 7, 10], [3, 6, 11], [4, 5, 12]]


def test_tr_2_8_rows_of_four() -> None:
    assert ROW_OF == (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2)


def test_tr_2_9_framed_spots() -> None:
    assert [spot + 1 for spot in range(12) if FRAMED[spot]] == [5, 8, 10, 12]


@pytest.mark.parametrize("seat", range(4))
def test_tr_2_10_all_printed_symbols_of_an_empty_board_are_visible(seat: int) -> None:
    s = the_river(players=4).turn(0)
    assert (production(s, seat), s.capacity[seat]) == ((1, 1, 1), 5)


def test_tr_2_10_symbols_of_tiles_count() -> None:
    s = the_river().tiles(0, "forest_ww", "badlands_cb").turn(0)
    assert (production(s, 0), s.capacity[0]) == ((2, 1, 2), 6)  # a printed wood is covered


def test_tr_2_11_every_board_has_the_same_symbols_in_its_own_order() -> None:
    assert [Counter(board) for board in PRINTED] == [Counter(PRINTED[0])] * 4
    assert len(set(PRINTED)) == 4


def test_tr_2_11_spot_1_is_blank() -> None:
    assert [board.symbols[0] for board in DATA.river_board.preprint] == [""] * 4


def test_tr_2_11_four_bonus_token_spots_with_two_players() -> None:
    assert TOKEN_SPOTS[2:] == (4, 5, 5)


def test_a_board_laid_out_twice_would_show() -> None:
    s = the_river().s
    lay_out_board(s, 0)
    assert s.capacity[0] == 10


def test_tokens_suffice_for_every_track() -> None:
    assert all(TOKENS_IN_PLAY[players] >= players * TOKEN_SPOTS[players] for players in (2, 3, 4))


@pytest.mark.parametrize("entry", ["terrain_tile", "building", "location", "bonus_token"])
def test_every_entry_says_where_its_numbers_come_from(entry: str) -> None:
    assert {item["source"] for item in RAW[entry]} <= {"rulebook", "public", "designed"}


# ---------------------------------------------------------------- overlays


def check(text: str) -> None:
    _check(load_components(FOLDER, Components, Overlay("mine.toml", text)))


@pytest.mark.parametrize(
    "text",
    [
        "[supply.p2]\nwood = 9",
        "[[river_board.spot]]\nid = 4\nframed = true\n[[river_board.spot]]\nid = 5\nframed = false",
        '[[location]]\nid = "reserve"\nspots = { p2 = 2, p3 = 2, p4 = 3 }',
        "[building_island]\ndisplay = { p2 = 3, p3 = 4, p4 = 4 }",
        "[terrain_island.round_tiles]\np3 = 6",
        '[[building]]\nid = "b01"\nname = "Shed"\npoints = 3',
        '[[terrain_tile]]\nid = "forest_ww"\ncopies = 2\n[[terrain_tile]]\nid = "forest_wb"\ncopies = 5',
    ],
)
def test_tr_11_3_owners_enter_their_own_figures(text: str) -> None:
    check(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[player_colours]\nids = ["black", "blue", "green"]', "player_colours., key 'ids': four different colours"),
        ("[supply.p3]\nfood = 31", r"table \[supply.p3\]: 0..30 of each resource"),
        ("[terrain_island]\nsetup_tiles = { p2 = 4, p3 = 4, p4 = 5 }", "key 'setup_tiles': p2: one more than players"),
        ("[terrain_island.round_tiles]\np4 = 10", "round_tiles.: p4: 1..9 tiles"),
        ("[building_island]\ndisplay = { p2 = 4, p3 = 5, p4 = 4 }", "key 'display': p3: 1..4 cards"),
        ('[[location]]\nid = "market"\nspots = { p2 = 1, p3 = 1, p4 = 1 }\nper_player = -1\n'
         "first_bonus = { p2 = 0, p3 = 0, p4 = 0 }", "location..: ids terrain, wood"),
        ('[[location]]\nid = "wood"\nspots = { p2 = -2, p3 = 1, p4 = 1 }', "wood, key 'spots': -1..60"),
        ('[[location]]\nid = "food"\nper_player = -2', "food, key 'per_player'"),
        ('[[location]]\nid = "clay"\nfirst_bonus = { p2 = 10, p3 = 1, p4 = 1 }', "clay, key 'first_bonus'"),
        ('[[location]]\nid = "terrain"\nper_player = 3', "terrain_claims_per_round': the same as per_player"),
        ("[[river_board.spot]]\nid = 13\nrow = 1\ncolumn = 1\nframed = false", "spots 1 to 12, in order"),
        ("[[river_board.spot]]\nid = 2\ncolumn = 1", "each of three rows and four columns once"),
        ('[[river_board.preprint]]\ncolour = "red"\nsymbols = []', "one board per colour"),
        ('[[river_board.preprint]]\ncolour = "blue"\nsymbols = ["wood"]', "blue, key 'symbols': 12 of"),
        ("[river_board.bonus_spots]\np2 = 6", "p2: 1..5 spots"),
        ("[river_board.bonus_spots]\np2 = 3", "end_tokens': the same as bonus_spots"),
        ("[river_board.bonus_spots]\nextra_pioneer_on_spot = 6", "extra_pioneer_on_spot 0..5"),
        ("[[bonus_token]]\nvalue = 6\ncopies = 20\ncopies_two_player = 4", "p2: a token for every spot"),
        ("[[bonus_token]]\nvalue = 21\ncopies = 20\ncopies_two_player = 20", "values 0..20"),
        ("[totals]\nbonus_tokens = 21", "bonus_token.., key 'copies': 20 in all"),
        ("[totals]\nterrain_tiles = 66", "terrain_tile.., key 'copies': 65 in all"),
        ("[totals]\nbuildings = 32", "33 in all, but .totals. says buildings = 32"),
        ("[totals]\npioneers_on_boat_at_start = 3", "one pioneer more"),
        ("[totals]\npioneers_on_boat_at_start = 0\npioneers_per_player = 1", "1..20 pioneers"),
        ("[limits]\nreserved_buildings = 3", "reserved_buildings': 1 or 2"),
        ("[limits]\nreserve_discount = 2", "reserve_discount': 1"),
        ("[limits]\ntrade_give = 0", "trade_give': 1..9"),
        ("[limits]\ntrade_get_food = 2", "trade_get_food': 1 food"),
        ("[limits]\ntiles_on_board = 11", "tiles_on_board': 12 tiles"),
        ("[scoring.resources]\nper = 0", "key 'per': at least 1"),
        ('[[terrain_tile]]\nid = "forest_ww"\nterrain = []', "forest_ww, key 'terrain': one or two"),
        ('[[terrain_tile]]\nid = "forest_ww"\nterrain = ["sea"]', "key 'terrain': of forest"),
        ('[[terrain_tile]]\nid = "sea"\nterrain = ["forest"]\nproduction = { wood = 1 }\nwarehouses = 0\ncopies = 0\n'
         'effect = "none"', "key 'production': wood, stone and clay"),
        ('[[terrain_tile]]\nid = "forest_ww"\nwarehouses = 7', "0..6 symbols of a kind"),
        ('[[terrain_tile]]\nid = "forest_ww"\neffect = "flood"', "key 'effect': one of none"),
        ('[[terrain_tile]]\nid = "meadow_gain_wood"\nresource = "food"', "key 'resource': wood, stone or clay"),
        ('[[terrain_tile]]\nid = "meadow_count_forest"\ncounted_terrain = "sea"', "key 'counted_terrain'"),
        ('[[terrain_tile]]\nid = "meadow_swap"\nswaps = 21', "points, amounts and swaps are 0..20"),
        ('[[terrain_tile]]\nid = "forest_ww"\ncopies = 61\n[totals]\nterrain_tiles = 123', "at most 120 tiles"),
        ('[[building]]\nid = "b34"\nname = "Inn"\ncost = { wood = 1, stone = 0, clay = 0 }\npoints = 1',
         "34 in all, but .totals. says buildings = 33"),
        ('[[building]]\nid = "b01"\nname = " "', "b01, key 'name': a name to read"),
        ('[[building]]\nid = "b34"\nname = "Inn"\ncost = { wood = 1 }\npoints = 1\n[totals]\nbuildings = 34',
         "b34, key 'cost': wood, stone and clay"),
        ('[[building]]\nid = "b01"\ncost = { wood = 10, stone = 0, clay = 0 }', "0..9 of each"),
        ('[[building]]\nid = "b01"\ncost = { wood = 0, stone = 0, clay = 0 }', "at least one resource"),
        ('[[building]]\nid = "b01"\npoints = 100', "b01, key 'points': 0..99"),
    ],
)  # fmt: skip
def test_a_broken_overlay_is_told_what_would_be_right(text: str, message: str) -> None:
    with pytest.raises(ComponentError, match=message):
        check(text)
