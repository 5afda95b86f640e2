"""The components: what the rulebook prints, and what a broken overlay is told (RS-2)."""

from __future__ import annotations

import tomllib

import pytest

from rivertable.engine.components import Overlay, load_components
from rivertable.engine.errors import ComponentError
from rivertable.engine.registry import folder_of
from rivertable.games.riverside.tables import (
    BONUS_SEATS,
    BOXES_OF,
    COLOURS,
    DATA,
    FIRE_SYMBOLS,
    ITEMS,
    PLUS_ONES,
    POWER_OF,
    ROYAL_SEAT,
    SEATS_IN,
    SIDES,
    TICKET_POINTS,
    TILE_IDS,
    TILE_PASSAGE,
    Components,
    Tile,
    _check,
)

FOLDER = folder_of("riverside")
RAW = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))


def colours_of(tile: Tile) -> list[str]:
    return [item.colour for item in tile.village]


def test_rs_2_1_five_base_dice_by_colour() -> None:
    assert COLOURS == ("yellow", "blue", "pink", "brown", "white")


def test_rs_2_1_dice_have_six_sides() -> None:
    assert SIDES == 6


def test_rs_2_1_six_dice_in_all() -> None:
    assert RAW["dice"]["count"] == len(COLOURS) + 1 == 6


@pytest.mark.parametrize(("group", "count"), [("base", 10), ("extension", 2)])
def test_rs_2_2_river_tiles(group: str, count: int) -> None:
    assert sum(tile.set == group for tile in DATA.tile) == count


def test_rs_2_2_fourteen_tiles_in_all() -> None:
    """The river tiles, one west and one east tile."""
    assert RAW["map"]["tile_count_total"] == len(DATA.tile) + 2 == 14


def test_rs_2_3_every_tile_has_spaces_and_a_dock() -> None:
    assert all(tile.route_spaces >= 1 and tile.docks for tile in DATA.tile)


def test_rs_2_3_one_extension_tile_has_no_passage() -> None:
    assert [tile for tile, passage in zip(TILE_IDS, TILE_PASSAGE, strict=True) if passage == 0] == ["X02"]


def test_rs_2_4_one_village_shows_three_colours() -> None:
    """The extension's pink, blue and brown."""
    three = [sorted(colours_of(tile)) for tile in DATA.tile if len(tile.village) == 3]
    assert three == [["blue", "brown", "pink"]]


def test_rs_2_4_a_stave_church_stands_alone() -> None:
    assert all(colours_of(tile) == ["stave"] for tile in DATA.tile if "stave" in colours_of(tile))


def test_rs_2_4_every_other_village_shows_one_to_three_colours() -> None:
    assert set(ITEMS) == {1, 2, 3}


@pytest.mark.parametrize(
    ("village"), [{"yellow": 11}, {"white": 9, "blue": 4}, {"stave": 2}], ids=["yellow", "white/blue", "stave"]
)
def test_rs_2_4_villages_of_the_rulebook_s_examples(village: dict[str, int]) -> None:
    assert village in [{item.colour: item.value for item in tile.village} for tile in DATA.tile]


def test_rs_2_5_five_boats_of_four_rows() -> None:
    """RS-2.5a"""
    assert [len(boat.rows) for boat in DATA.boat] == [4] * 5


def test_rs_2_5_lengths_of_rows() -> None:
    """RS-2.5a"""
    assert set(SEATS_IN) == {3, 4, 5, 7}


def test_rs_2_5_each_boat_has_tickets_of_2_4_6_and_8() -> None:
    """RS-2.5a"""
    assert [sorted(TICKET_POINTS[4 * boat : 4 * boat + 4]) for boat in range(5)] == [[2, 4, 6, 8]] * 5


def test_rs_2_5_bonus_of_1_or_2_seats() -> None:
    """RS-2.5a"""
    assert set(BONUS_SEATS) == {1, 2}


def test_rs_2_5_two_royal_seats_per_boat() -> None:
    """RS-2.5b"""
    assert [sum(seat > 0 for seat in ROYAL_SEAT[4 * boat : 4 * boat + 4]) for boat in range(5)] == [2] * 5


def test_rs_2_5_one_royal_power_per_boat() -> None:
    """RS-2.5b"""
    assert sorted(POWER_OF) == [0, 1, 2, 3, 4]


def test_rs_2_5_five_scoring_boxes_per_boat() -> None:
    """RS-2.5c"""
    assert BOXES_OF == (5,) * 6


def test_rs_2_5_fire_and_plus_one_symbols() -> None:
    """RS-2.5d"""
    assert (FIRE_SYMBOLS, PLUS_ONES) == (20, 3)


# ---------------------------------------------------------------- overlays


def check(text: str) -> None:
    _check(load_components(FOLDER, Components, Overlay("mine.toml", text)))


ROW = '{ seats = 3, ticket_points = 2, bonus_colour = "blue", bonus_seats = 1, royal_seat = 1 }'
PLAIN = ROW.replace("royal_seat = 1", "royal_seat = 0")


def yellow(*rows: str) -> str:
    return f'[[boat]]\ncolour = "yellow"\nrows = [{", ".join(rows)}]'


def village(*colours: str) -> str:
    """Colours added to yellow 11."""
    items = ", ".join(f'{{ colour = "{colour}", value = 5 }}' for colour in colours)
    return f'[[tile]]\nid = "T01"\nvillage = [{items}]'


def test_an_overlay_that_fits_is_taken() -> None:
    check(yellow(ROW, ROW, PLAIN, PLAIN))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[colours]\norder = ["yellow", "blue", "pink", "brown", "brown"]', "five different colours"),
        ('[colours]\norder = ["blue", "yellow", "pink", "brown", "white"]', "one boat per colour, in order"),
        ("[dice]\nsides = 1", "2..100 sides"),
        ("[score_sheet]\nfire_symbols = -1", "0..1000 symbols"),
        ("[score_sheet]\nplus_one_symbols = 21", "0..20 symbols"),
        ("[score_sheet]\nstave_church_scoring_boxes = 0", "1..20 scoring boxes"),
        ('[[royal_power]]\nid = "speed_boat"\namount = 2', "royal_power.. speed_boat: the amount is 3..100"),
        ('[[boat]]\ncolour = "yellow"\nroyal_power = "warm_night"', "royal_power.: each of fan_base"),
        (yellow(ROW, ROW, PLAIN), "boat.. yellow, key 'rows': four rows"),
        (yellow(ROW, PLAIN, PLAIN, PLAIN), "two rows need a royal_seat"),
        (yellow(ROW, ROW, PLAIN, PLAIN.replace("blue", "green")), "bonus_colour 'green' is none of"),
        (yellow(ROW, ROW, PLAIN, PLAIN.replace("seats = 3", "seats = 21")), "1..20 seats and 1 or 2 bonus seats"),
        (yellow(ROW, ROW, PLAIN, PLAIN.replace("bonus_seats = 1", "bonus_seats = 3")), "1 or 2 bonus seats"),
        (yellow(ROW, ROW.replace("royal_seat = 1", "royal_seat = 4"), PLAIN, PLAIN), "royal_seat is a seat of its row"),
        (village("blue", "pink", "white", "brown"), "tile.. T01: 1 to 3 different colours"),
        (village("green"), "colours are of"),
        (village("stave", "blue"), "or stave alone"),
        ('[[tile]]\nid = "T01"\nvillage = [{ colour = "pink", value = 0 }]', "village values are 1..100"),
        ('[[tile]]\nid = "T01"\nroute_spaces = 7', "route_spaces is 1..6"),
        ('[[tile]]\nid = "T01"\ndocks = []', "one or two docks"),
        ('[[tile]]\nid = "T01"\ndocks = [4]', "docks are spaces of the tile"),
        ('[[tile]]\nid = "T01"\npassage_space = 4', "passage_space is a space of the tile"),
        (f"[map.east]\nroute = {['E'] * 41}", "at most 40 spaces"),
        ("[map]\ncolumns_base = 4", "8 tiles with the base map"),
        ("[map]\ncolumns_extension = 5", "10 tiles with the extension map"),
    ],
)
def test_a_broken_overlay_is_told_what_would_be_right(text: str, message: str) -> None:
    with pytest.raises(ComponentError, match=message):
        check(text)
