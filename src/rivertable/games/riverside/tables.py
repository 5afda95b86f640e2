"""The numbers of components.toml as frozen tables, in the index orders the rules use."""

from __future__ import annotations

from functools import partial

import msgspec

from rivertable.engine.components import Header, components, require
from rivertable.engine.rule import constants

POWERS = ("fan_base", "prize_ticket", "speed_boat", "warm_night", "early_birds")
FAN_BASE, PRIZE_TICKET, SPEED_BOAT, WARM_NIGHT, EARLY_BIRDS = range(5)


class Colours(msgspec.Struct):
    order: list[str]


class Dice(msgspec.Struct):
    """RS-2.1  One base die per colour and the green die, all alike."""

    sides: int


class ScoreSheet(msgspec.Struct):
    """RS-2.5  The same for all: RS-2.5c scoring boxes, RS-2.5d fire and "+1" symbols, and the boats."""

    fire_symbols: int
    plus_one_symbols: int
    guide_boat_scoring_boxes: int
    stave_church_scoring_boxes: int


class Row(msgspec.Struct):
    """RS-2.5a  Seats, a ticket and its bonus; RS-2.5b royal_seat counts from 1, 0 is none."""

    seats: int
    ticket_points: int
    bonus_colour: str
    bonus_seats: int
    royal_seat: int


class Boat(msgspec.Struct):
    """RS-2.5a  A guide boat of four rows; RS-2.5b its royal power."""

    colour: str
    royal_power: str
    rows: list[Row]


class RoyalPower(msgspec.Struct):
    id: str
    amount: int = 0


class East(msgspec.Struct):
    route: list[str]


class Map(msgspec.Struct):
    columns_base: int
    columns_extension: int
    range: int
    east: East


class VillageItem(msgspec.Struct):
    """RS-2.4  A colour of a village, or its stave church, and the value."""

    colour: str
    value: int


class Tile(msgspec.Struct):
    """RS-2.3  A river tile: spaces of the route, one village with its docks, a passage (0: none)."""

    id: str
    set: str
    route_spaces: int
    village: list[VillageItem]
    docks: list[int]
    passage_space: int


class Scoring(msgspec.Struct):
    captain_most: int
    captain_least: int
    solo_captain_threshold: int
    solo_victory_score: int
    extension_achievement_offset: int


class Achievements(msgspec.Struct):
    thresholds: list[int]


class Components(msgspec.Struct):
    game: Header
    colours: Colours
    dice: Dice
    score_sheet: ScoreSheet
    boat: list[Boat]
    royal_power: list[RoyalPower]
    map: Map
    tile: list[Tile]
    scoring: Scoring
    achievements: Achievements


_require = partial(require, "riverside")


def _check(data: Components) -> None:
    """What the file's types cannot say; a broken overlay is refused here, before any match."""
    colours = data.colours.order
    _require(len(set(colours)) == 5, "table [colours], key 'order'", "five different colours are needed")
    _require([b.colour for b in data.boat] == colours, "table [[boat]]", f"one boat per colour, in order {colours}")
    _require(
        sorted(b.royal_power for b in data.boat) == sorted(POWERS),
        "table [[boat]], key 'royal_power'",
        f"each of {', '.join(POWERS)} once",
    )
    sheet = data.score_sheet
    _require(2 <= data.dice.sides <= 100, "table [dice], key 'sides'", "2..100 sides")
    _require(0 <= sheet.fire_symbols <= 1000, "table [score_sheet], key 'fire_symbols'", "0..1000 symbols")
    _require(0 <= sheet.plus_one_symbols <= 20, "table [score_sheet], key 'plus_one_symbols'", "0..20 symbols")
    for boxes in (sheet.guide_boat_scoring_boxes, sheet.stave_church_scoring_boxes):
        _require(1 <= boxes <= 20, "table [score_sheet]", "1..20 scoring boxes per boat")
    for power in data.royal_power:
        least = data.map.range if power.id == "speed_boat" else 0
        _require(least <= power.amount <= 100, f"table [[royal_power]] {power.id}", f"the amount is {least}..100")
    for boat in data.boat:
        where = f"table [[boat]] {boat.colour}, key 'rows'"
        _require(len(boat.rows) == 4, where, "four rows are needed")
        _require(sum(row.royal_seat > 0 for row in boat.rows) == 2, where, "two rows need a royal_seat")
        for row in boat.rows:
            _require(row.bonus_colour in colours, where, f"bonus_colour {row.bonus_colour!r} is none of {colours}")
            _require(1 <= row.seats <= 20 and row.bonus_seats in (1, 2), where, "1..20 seats and 1 or 2 bonus seats")
            _require(0 <= row.royal_seat <= row.seats, where, "royal_seat is a seat of its row, or 0")
    for tile in data.tile:
        where = f"table [[tile]] {tile.id}"
        items = [item.colour for item in tile.village]
        _require(1 <= len(items) <= 3 and len(set(items)) == len(items), where, "1 to 3 different colours")
        _require(items == ["stave"] or set(items) <= set(colours), where, f"colours are of {colours}, or stave alone")
        _require(all(1 <= item.value <= 100 for item in tile.village), where, "village values are 1..100")
        _require(1 <= tile.route_spaces <= 6, where, "route_spaces is 1..6")
        _require(len(tile.docks) in (1, 2), where, "one or two docks")
        _require(all(1 <= dock <= tile.route_spaces for dock in tile.docks), where, "docks are spaces of the tile")
        _require(0 <= tile.passage_space <= tile.route_spaces, where, "passage_space is a space of the tile, or 0")
    _require(len(data.map.east.route) <= 40, "table [map.east], key 'route'", "at most 40 spaces")
    for name, columns in (("base", data.map.columns_base), ("extension", data.map.columns_extension)):
        tiles = [t for t in data.tile if name == "extension" or t.set == "base"]
        _require(len(tiles) == 2 * columns <= 12, "table [[tile]]", f"{2 * columns} tiles with the {name} map")


DATA = components(__name__, Components)
_check(DATA)

COLOURS = tuple(DATA.colours.order)
BOATS = len(COLOURS)
STAVE = BOATS  # the sixth boat: no seats, only scores
BOAT_NAMES = (*COLOURS, "stave")
ROWS = 4

SIDES = DATA.dice.sides
FIRE_SYMBOLS = DATA.score_sheet.fire_symbols
PLUS_ONES = DATA.score_sheet.plus_one_symbols
_guide, _stave = DATA.score_sheet.guide_boat_scoring_boxes, DATA.score_sheet.stave_church_scoring_boxes
BOXES = max(_guide, _stave)
BOXES_OF = constants([_guide] * BOATS + [_stave])

# one entry per row of seats, index boat * ROWS + row
_rows = [row for boat in DATA.boat for row in boat.rows]
SEATS_IN = constants([row.seats for row in _rows])
TICKET_POINTS = constants([row.ticket_points for row in _rows])
BONUS_BOAT = constants([COLOURS.index(row.bonus_colour) for row in _rows])
BONUS_SEATS = constants([row.bonus_seats for row in _rows])
ROYAL_SEAT = constants([row.royal_seat for row in _rows])
POWER_OF = constants([POWERS.index(boat.royal_power) for boat in DATA.boat])

_amounts = {power.id: power.amount for power in DATA.royal_power}
FAN_BASE_CROSSES = _amounts["fan_base"]
PRIZE_TICKETS = _amounts["prize_ticket"]
RANGE = DATA.map.range
SPEED_BOAT_RANGE = _amounts["speed_boat"]
FARTHEST = SPEED_BOAT_RANGE + PLUS_ONES  # no village farther away than that can be visited

COLUMNS_BASE, COLUMNS_EXTENSION = DATA.map.columns_base, DATA.map.columns_extension
COLUMNS = 6  # room in the state and in the action space
SLOTS = 2 * COLUMNS  # north row 0..5, south row 6..11
TILES = len(DATA.tile)
TILE_IDS = tuple(tile.id for tile in DATA.tile)
TILE_IN_BASE = constants([int(tile.set == "base") for tile in DATA.tile])
TILE_SPACES = constants([tile.route_spaces for tile in DATA.tile])
TILE_PASSAGE = constants([tile.passage_space for tile in DATA.tile])
TILE_DOCKS = constants([[tile.docks[0], tile.docks[-1]] for tile in DATA.tile])
EAST_SPACES = len(DATA.map.east.route)
ROUTE = 2 + EAST_SPACES + sum(tile.route_spaces for tile in DATA.tile)  # the longest route

_items = [sorted((BOAT_NAMES.index(i.colour), i.value) for i in tile.village) for tile in DATA.tile]
ITEMS = constants([len(items) for items in _items])
MOST_ITEMS = max(len(items) for items in _items)  # a village with fewer has others of value 0
ITEM_BOAT = constants([[boat for boat, _ in items] + [0] * (MOST_ITEMS - len(items)) for items in _items])
ITEM_VALUE = constants([[value for _, value in items] + [0] * (MOST_ITEMS - len(items)) for items in _items])

CAPTAIN_MOST, CAPTAIN_LEAST = DATA.scoring.captain_most, DATA.scoring.captain_least
SOLO_CAPTAIN = DATA.scoring.solo_captain_threshold
SOLO_VICTORY = DATA.scoring.solo_victory_score
EXTENSION_OFFSET = DATA.scoring.extension_achievement_offset
LEVELS = tuple(DATA.achievements.thresholds)
