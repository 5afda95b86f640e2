"""The numbers of components.toml as frozen tables, in the index orders the rules use."""

from __future__ import annotations

from functools import partial

import msgspec

from rivertable.engine.components import Header, components, require
from rivertable.engine.rule import constants
from rivertable.engine.state import Seats

RESOURCES = ("wood", "stone", "clay", "food")
BASICS = 3  # wood, stone and clay come first
FOOD = 3
KINDS_OF_GOODS = 4
WAREHOUSE = 3  # among printed symbols, after the three production symbols
BLANK = -1

TERRAINS = ("forest", "mountain", "badlands", "desert", "meadow")

LOCATIONS = ("terrain", "wood", "stone", "clay", "food", "reserve", "construct", "first_player", "swap")
LOCATION_COUNT = len(LOCATIONS)
TERRAIN, WOOD, STONE, CLAY, FOOD_ISLAND, RESERVE, CONSTRUCT, FIRST_PLAYER, SWAP = range(LOCATION_COUNT)

EFFECTS = (
    "none",
    "end_points_per_production",
    "immediate_gain",
    "end_points_per_terrain",
    "immediate_swaps",
    "end_points_per_boat_pioneer",
    "end_points_per_bonus_token",
    "cleanup_income",
)
PLAIN, PER_PRODUCTION, GAIN, PER_TERRAIN, SWAPS, PER_PIONEER, PER_TOKEN, INCOME = range(len(EFFECTS))

# Room in the state and in the action space (TR-11.3).
SEATS = Seats(4)
SLOTS = 9
SETUP_SLOTS = 5
DISPLAY_SLOTS = 4
MAX_RESERVED = 2
SPOTS = 12
ROWS, COLUMNS = 3, 4
TRACK = 5

GROUP = 8  # kinds of a deck that the state counts together


class ByPlayers(msgspec.Struct):
    """A number for two, three and four players."""

    p2: int
    p3: int
    p4: int

    @property
    def row(self) -> list[int]:
        return [0, 0, self.p2, self.p3, self.p4]


class Totals(msgspec.Struct):
    """TR-2.3, TR-2.4, TR-2.5, TR-2.6  What lies in the box."""

    terrain_tiles: int
    buildings: int
    bonus_tokens: int
    pioneers_per_player: int
    pioneers_on_boat_at_start: int


class Colours(msgspec.Struct):
    ids: list[str]


class Supply(msgspec.Struct):
    wood: int
    stone: int
    clay: int
    food: int

    @property
    def row(self) -> list[int]:
        return [self.wood, self.stone, self.clay, self.food]


class Supplies(msgspec.Struct):
    p2: Supply
    p3: Supply
    p4: Supply


class TerrainIsland(msgspec.Struct):
    setup_tiles: ByPlayers
    round_tiles: ByPlayers


class BuildingIsland(msgspec.Struct):
    display: ByPlayers


class Location(msgspec.Struct):
    """TR-2.1  A location of the main board; spots and limit per player, -1: none."""

    id: str
    spots: ByPlayers
    per_player: int
    first_bonus: ByPlayers


class Spot(msgspec.Struct):
    """TR-2.8, TR-2.9  A spot of the river board, framed or not."""

    id: int
    row: int
    column: int
    framed: bool


class BonusSpots(msgspec.Struct):
    p2: int
    p3: int
    p4: int
    extra_pioneer_on_spot: int

    @property
    def row(self) -> list[int]:
        return [0, 0, self.p2, self.p3, self.p4]


class Preprint(msgspec.Struct):
    """TR-2.11  The symbols printed on one colour's river board."""

    colour: str
    symbols: list[str]


class RiverBoard(msgspec.Struct):
    spot: list[Spot]
    bonus_spots: BonusSpots
    preprint: list[Preprint]


class BonusToken(msgspec.Struct):
    value: int
    copies: int
    copies_two_player: int


class TerrainTile(msgspec.Struct):
    """TR-2.3  A terrain tile: its terrains, symbols, number of copies, and a meadow's effect."""

    id: str
    terrain: list[str]
    production: dict[str, int]
    warehouses: int
    copies: int
    effect: str
    resource: str = ""
    counted_terrain: str = ""
    points_each: int = 0
    points_max: int = 0
    points_end: int = 0
    amount_max: int = 0
    amount: int = 0
    swaps: int = 0


class Building(msgspec.Struct):
    """TR-2.4  A building: its cost and its points."""

    id: str
    name: str
    cost: dict[str, int]
    points: int


class ResourcePoints(msgspec.Struct):
    per: int
    points: int


class Scoring(msgspec.Struct):
    column_two: int
    column_three: int
    resources: ResourcePoints


class Limits(msgspec.Struct):
    terrain_claims_per_round: int
    reserved_buildings: int
    reserve_discount: int
    trade_give: int
    trade_get_food: int
    tiles_on_board: int
    end_tokens: ByPlayers


class Components(msgspec.Struct):
    game: Header
    totals: Totals
    player_colours: Colours
    supply: Supplies
    terrain_island: TerrainIsland
    building_island: BuildingIsland
    location: list[Location]
    river_board: RiverBoard
    bonus_token: list[BonusToken]
    terrain_tile: list[TerrainTile]
    building: list[Building]
    scoring: Scoring
    limits: Limits


_require = partial(require, "the_river")


def _check(data: Components) -> None:
    """TR-11.3  What the file's types cannot say; a broken overlay is refused here, before any match."""
    _check_box(data)
    _check_main_board(data)
    _check_river_board(data.river_board, data.player_colours.ids)
    _check_tokens(data)
    for tile in data.terrain_tile:
        _check_tile(tile)
    for building in data.building:
        where = f"table [[building]] {building.id}"
        _require(bool(building.name.strip()), f"{where}, key 'name'", "a name to read")
        _require(set(building.cost) == set(RESOURCES[:BASICS]), f"{where}, key 'cost'", "wood, stone and clay")
        _require(all(0 <= cost <= 9 for cost in building.cost.values()), f"{where}, key 'cost'", "0..9 of each")
        _require(sum(building.cost.values()) >= 1, f"{where}, key 'cost'", "at least one resource")
        _require(0 <= building.points <= 99, f"{where}, key 'points'", "0..99 points")


def _check_box(data: Components) -> None:
    colours, totals = data.player_colours.ids, data.totals
    _require(len(set(colours)) == SEATS, "table [player_colours], key 'ids'", "four different colours")
    tiles = sum(tile.copies for tile in data.terrain_tile)
    buildings = len(data.building)
    tokens = sum(token.copies for token in data.bonus_token)
    for where, counted, total, name in (
        ("[[terrain_tile]], key 'copies'", tiles, totals.terrain_tiles, "terrain_tiles"),
        ("[[building]]", buildings, totals.buildings, "buildings"),
        ("[[bonus_token]], key 'copies'", tokens, totals.bonus_tokens, "bonus_tokens"),
    ):
        _require(counted == total, f"table {where}", f"{counted} in all, but [totals] says {name} = {total}")
    _require(tiles <= 120, "table [totals], key 'terrain_tiles'", "at most 120 tiles")
    _require(buildings <= 60, "table [totals], key 'buildings'", "at most 60 cards")
    extra = totals.pioneers_per_player - totals.pioneers_on_boat_at_start
    _require(extra == 1, "table [totals]", "one pioneer more than on the boat at the start")
    _require(1 <= totals.pioneers_on_boat_at_start <= 20, "table [totals]", "1..20 pioneers on the boat at the start")
    limits = data.limits
    _require(limits.reserved_buildings in (1, 2), "table [limits], key 'reserved_buildings'", "1 or 2")
    _require(limits.reserve_discount == 1, "table [limits], key 'reserve_discount'", "1: one symbol is chosen")
    _require(1 <= limits.trade_give <= 9, "table [limits], key 'trade_give'", "1..9 resources")
    _require(limits.trade_get_food == 1, "table [limits], key 'trade_get_food'", "1 food")
    _require(limits.tiles_on_board == SPOTS, "table [limits], key 'tiles_on_board'", f"{SPOTS} tiles")
    _require(data.scoring.resources.per >= 1, "table [scoring.resources], key 'per'", "at least 1")


def _check_main_board(data: Components) -> None:
    for number in (2, 3, 4):
        supply = getattr(data.supply, f"p{number}").row
        _require(all(0 <= goods <= 30 for goods in supply), f"table [supply.p{number}]", "0..30 of each resource")
        island, display = data.terrain_island, data.building_island.display.row[number]
        setup_tiles, tiles = island.setup_tiles.row[number], island.round_tiles.row[number]
        _require(
            setup_tiles == number + 1, "table [terrain_island], key 'setup_tiles'", f"p{number}: one more than players"
        )
        _require(1 <= tiles <= SLOTS, "table [terrain_island.round_tiles]", f"p{number}: 1..{SLOTS} tiles")
        _require(
            1 <= display <= DISPLAY_SLOTS,
            "table [building_island], key 'display'",
            f"p{number}: 1..{DISPLAY_SLOTS} cards",
        )
    _require(
        [spot.id for spot in data.location] == list(LOCATIONS), "table [[location]]", f"ids {', '.join(LOCATIONS)}"
    )
    for location in data.location:
        where = f"table [[location]] {location.id}"
        _require(all(-1 <= n <= 60 for n in location.spots.row), f"{where}, key 'spots'", "-1..60 spots")
        _require(-1 <= location.per_player <= 60, f"{where}, key 'per_player'", "-1..60 pioneers")
        _require(all(0 <= n <= 9 for n in location.first_bonus.row), f"{where}, key 'first_bonus'", "0..9 resources")
    claims = data.limits.terrain_claims_per_round
    _require(
        data.location[TERRAIN].per_player == claims,
        "table [limits], key 'terrain_claims_per_round'",
        "the same as per_player of location terrain",
    )


def _check_river_board(board: RiverBoard, colours: list[str]) -> None:
    where = "table [[river_board.spot]]"
    _require([spot.id for spot in board.spot] == list(range(1, SPOTS + 1)), where, "spots 1 to 12, in order")
    places = {(spot.row, spot.column) for spot in board.spot}
    wanted = {(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)}
    _require(places == wanted, where, "each of three rows and four columns once")
    where = "table [[river_board.preprint]]"
    _require(
        [board.colour for board in board.preprint] == colours, where, f"one board per colour: {', '.join(colours)}"
    )
    known = ("", *RESOURCES[:BASICS], "warehouse")
    for printed in board.preprint:
        right = f"12 of {', '.join(map(repr, known))}"
        fits = len(printed.symbols) == SPOTS and set(printed.symbols) <= set(known)
        _require(fits, f"{where} {printed.colour}, key 'symbols'", right)


def _check_tokens(data: Components) -> None:
    track = data.river_board.bonus_spots
    for number in (2, 3, 4):
        spots = track.row[number]
        _require(1 <= spots <= TRACK, "table [river_board.bonus_spots]", f"p{number}: 1..{TRACK} spots")
        _require(
            data.limits.end_tokens.row[number] == spots, "table [limits], key 'end_tokens'", "the same as bonus_spots"
        )
        tokens = sum(token.copies_two_player if number == 2 else token.copies for token in data.bonus_token)
        _require(tokens >= number * spots, "table [[bonus_token]]", f"p{number}: a token for every spot")
    _require(0 <= track.extra_pioneer_on_spot <= TRACK, "table [river_board.bonus_spots]", "extra_pioneer_on_spot 0..5")
    _require(
        all(0 <= token.value <= 20 and 0 <= token.copies_two_player <= token.copies for token in data.bonus_token),
        "table [[bonus_token]]",
        "values 0..20, and no more copies with two players than there are",
    )


def _check_tile(tile: TerrainTile) -> None:
    where = f"table [[terrain_tile]] {tile.id}"
    _require(1 <= len(set(tile.terrain)) == len(tile.terrain) <= 2, f"{where}, key 'terrain'", "one or two terrains")
    _require(set(tile.terrain) <= set(TERRAINS), f"{where}, key 'terrain'", f"of {', '.join(TERRAINS)}")
    _require(set(tile.production) == set(RESOURCES[:BASICS]), f"{where}, key 'production'", "wood, stone and clay")
    symbols = [*tile.production.values(), tile.warehouses]
    _require(all(0 <= count <= 6 for count in symbols), where, "0..6 symbols of a kind")
    _require(0 <= tile.copies <= 60, f"{where}, key 'copies'", "0..60 copies")
    _require(tile.effect in EFFECTS, f"{where}, key 'effect'", f"one of {', '.join(EFFECTS)}")
    if tile.effect in ("end_points_per_production", "immediate_gain", "cleanup_income"):
        _require(tile.resource in RESOURCES[:BASICS], f"{where}, key 'resource'", "wood, stone or clay")
    if tile.effect == "end_points_per_terrain":
        _require(tile.counted_terrain in TERRAINS, f"{where}, key 'counted_terrain'", f"of {', '.join(TERRAINS)}")
    numbers = (tile.points_each, tile.points_max, tile.points_end, tile.amount_max, tile.amount, tile.swaps)
    _require(all(0 <= number <= 20 for number in numbers), where, "points, amounts and swaps are 0..20")


DATA = components(__name__, Components)
_check(DATA)

COLOURS = tuple(DATA.player_colours.ids)
PIONEERS = DATA.totals.pioneers_per_player
PIONEERS_ON_BOAT = DATA.totals.pioneers_on_boat_at_start

# by number of players; the rows for none and one are not used
SUPPLY = constants([[0] * KINDS_OF_GOODS] * 2 + [DATA.supply.p2.row, DATA.supply.p3.row, DATA.supply.p4.row])
SETUP_TILES = constants(DATA.terrain_island.setup_tiles.row)
ROUND_TILES = constants(DATA.terrain_island.round_tiles.row)
DISPLAY = constants(DATA.building_island.display.row)
SPOTS_AT = constants([[location.spots.row[players] for location in DATA.location] for players in range(SEATS + 1)])
FIRST_BONUS = constants(
    [[location.first_bonus.row[players] for location in DATA.location] for players in range(SEATS + 1)]
)
PER_PLAYER = constants([location.per_player for location in DATA.location])
TOKEN_SPOTS = constants(DATA.river_board.bonus_spots.row)
EXTRA_PIONEER_AT = DATA.river_board.bonus_spots.extra_pioneer_on_spot

# river spots count from 0 inside the rules
_spots = DATA.river_board.spot
FRAMED = constants([int(spot.framed) for spot in _spots])
ROW_OF = constants([spot.row - 1 for spot in _spots])
COLUMN_OF = constants([spot.column - 1 for spot in _spots])
_at = {(spot.row - 1, spot.column - 1): spot.id - 1 for spot in _spots}
COLUMN_SPOTS = constants([[_at[row, column] for row in range(ROWS)] for column in range(COLUMNS)])
_symbols = ("wood", "stone", "clay", "warehouse")
PRINTED = constants([[_symbols.index(x) if x else BLANK for x in board.symbols] for board in DATA.river_board.preprint])

# bonus tokens in the order they are taken (TR-3.5), by number of players
_piles = [
    sorted((t.value for t in DATA.bonus_token for _ in range(t.copies_two_player if two else t.copies)), reverse=True)
    for two in (True, False)
]
_piles_by_players = [[], [], _piles[0], _piles[1], _piles[1]]
TOKENS = max(len(pile) for pile in _piles)
TOKEN_VALUE = constants([pile + [0] * (TOKENS - len(pile)) for pile in _piles_by_players])
TOKENS_IN_PLAY = constants([len(pile) for pile in _piles_by_players])
VALUED_TOKENS = constants([sum(value > 0 for value in pile) for pile in _piles_by_players])

_tiles = DATA.terrain_tile
TILE_IDS = tuple(tile.id for tile in _tiles)
TILES = len(_tiles)  # kinds of tiles
TILE_GROUPS = -(-TILES // GROUP)
TILES_IN_ALL = DATA.totals.terrain_tiles
TILE_COPIES = constants([tile.copies for tile in _tiles])
TILE_TERRAINS = constants([sum(1 << TERRAINS.index(terrain) for terrain in tile.terrain) for tile in _tiles])
TILE_PRODUCTION = constants([[tile.production[basic] for basic in RESOURCES[:BASICS]] for tile in _tiles])
TILE_WAREHOUSES = constants([tile.warehouses for tile in _tiles])
TILE_EFFECT = constants([EFFECTS.index(tile.effect) for tile in _tiles])
TILE_RESOURCE = constants([RESOURCES.index(tile.resource) if tile.resource else 0 for tile in _tiles])
TILE_COUNTED = constants([TERRAINS.index(tile.counted_terrain) if tile.counted_terrain else 0 for tile in _tiles])
TILE_AMOUNT = constants([tile.amount_max + tile.amount + tile.swaps for tile in _tiles])  # of which a tile has one
TILE_POINTS = constants([tile.points_each + tile.points_end for tile in _tiles])  # the same
TILE_POINTS_MAX = constants([tile.points_max for tile in _tiles])

BUILDING_IDS = tuple(building.id for building in DATA.building)
BUILDINGS = len(BUILDING_IDS)
BUILDING_GROUPS = -(-BUILDINGS // GROUP)
COST = constants([[building.cost[basic] for basic in RESOURCES[:BASICS]] for building in DATA.building])
POINTS = constants([building.points for building in DATA.building])

COLUMN_TWO, COLUMN_THREE = DATA.scoring.column_two, DATA.scoring.column_three
RESOURCES_PER, RESOURCES_POINTS = DATA.scoring.resources.per, DATA.scoring.resources.points
RESERVED_LIMIT = DATA.limits.reserved_buildings
TRADE_GIVE = DATA.limits.trade_give

ROUND_CAPS = ("none", "5", "10", "20", "40")  # choices of the option (TR-11.4)
ROUND_CAP = constants([0 if cap == "none" else int(cap) for cap in ROUND_CAPS])
