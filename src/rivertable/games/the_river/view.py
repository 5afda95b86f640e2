"""The table as a viewer sees it, with names: main board, all river boards, and the action that is going on."""

from __future__ import annotations

import functools

import msgspec

from rivertable.engine.reasons import OK
from rivertable.engine.secrecy import Viewer

from .rules.buildings import building_at, may_build, shortage
from .rules.cleanup import ending_of
from .rules.flow import DECISIONS
from .rules.river_board import board_of
from .scoring import CATEGORIES, END_REASONS, column_points, score
from .state import NONE, NOT_ENDING, OVER, PAY_WITH_FOOD, PICK_DISCOUNT, SWAP_SECOND, TRADE_PICK, State
from .tables import (
    BASICS,
    BLANK,
    BUILDINGS,
    COLOURS,
    COLUMN_OF,
    COLUMNS,
    COST,
    DATA,
    DISPLAY,
    DISPLAY_SLOTS,
    EXTRA_PIONEER_AT,
    FIRST_BONUS,
    FOOD,
    FRAMED,
    LOCATIONS,
    PER_PLAYER,
    PRINTED,
    RESOURCES,
    ROUND_TILES,
    ROW_OF,
    SETUP_TILES,
    SPOTS,
    SPOTS_AT,
    TILE_IDS,
    TOKEN_SPOTS,
    TOKEN_VALUE,
    TOKENS_IN_PLAY,
    VALUED_TOKENS,
)

SYMBOLS = (*RESOURCES[:BASICS], "warehouse")


class TileView(msgspec.Struct, frozen=True):
    """A terrain tile; the last fields are a meadow's."""

    tile: str
    terrain: tuple[str, ...]
    production: dict[str, int]
    warehouses: int
    effect: str
    resource: str
    counted_terrain: str
    amount: int
    points: int
    points_max: int


class BuildingView(msgspec.Struct, frozen=True):
    building: str
    name: str
    cost: dict[str, int]
    points: int


class PriceView(msgspec.Struct, frozen=True):
    """What a building would take of the viewer beyond what lies in the warehouses."""

    payable: bool
    missing: dict[str, int]  # symbols of the cost that are not held
    with_food: int  # how many of them food stands in for
    short: int  # how many are left after food and the discount of a reserved card


class LocationView(msgspec.Struct, frozen=True):
    location: str
    spots: int | None  # None: no limit
    per_player: int | None  # None: no limit of one's own
    first_bonus: int
    pioneers: tuple[int, ...]  # the seat of every pioneer there


class SpotView(msgspec.Struct, frozen=True):
    spot: int  # from 1, along the course of the river
    row: int
    column: int
    framed: bool
    printed: str  # symbol under a tile, lost if covered; "" is none
    tile: TileView | None
    settled: bool


class PointsView(msgspec.Struct, frozen=True):
    """Points so far; None is covered."""

    bonus_tokens: int | None
    buildings: int | None
    columns: int
    resources: int
    meadows: int
    total: int | None


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    colour: str
    boat: int
    at_work: int
    extra_pioneer: bool  # still on the bonus track
    spots: tuple[SpotView, ...]
    tiles: int
    production: dict[str, int]
    warehouses: int
    goods: dict[str, int]
    held: int
    reserved: tuple[BuildingView | None, ...]
    buildings: tuple[BuildingView | None, ...]
    tokens: tuple[int | None, ...]
    token_spots: int
    claims: int  # terrain tiles claimed this round
    columns: tuple[int, ...]
    points: PointsView


class TurnView(msgspec.Struct, frozen=True):
    """The decision that is open, and what was answered before it."""

    step: str
    seat: int
    traded: dict[str, int] | None
    building: BuildingView | None
    discount: str | None
    with_food: dict[str, int] | None
    swap_spot: int | None
    swaps_left: int


class View(msgspec.Struct, frozen=True):
    players: int
    open_values: bool
    round: int  # 0: the preliminary turn
    over: bool
    ending: str | None  # why this round is the last one
    first_player: int
    supply: dict[str, int]
    island: tuple[TileView | None, ...]
    tile_deck: int
    tile_discards: dict[str, int]
    boxed: str | None  # the tile left over by the preliminary turn
    display: tuple[BuildingView | None, ...]
    prices: tuple[PriceView | None, ...]  # of the display for the viewer; none for a watcher
    reserved_prices: tuple[PriceView | None, ...]  # of what the viewer has reserved
    building_deck: int
    tokens: tuple[int, ...]  # the valued pile, next one first
    zeros: int
    extra_pioneer_spot: int  # the spot of the bonus track that brings the extra pioneer, from 1
    locations: tuple[LocationView, ...]
    seats: tuple[SeatView, ...]
    turn: TurnView | None


def build(s: State, viewer: Viewer) -> View:
    """TR-8.2  All is open but what lies face down. TR-8.1  Of the decks one sees how high they are."""
    tiles = SETUP_TILES[s.players] if s.rounds == 0 else ROUND_TILES[s.players]
    taken, valued = s.tokens_taken, VALUED_TOKENS[s.players]
    ending = ending_of(s)
    return View(
        players=s.players,
        open_values=s.opt_open_values == 1,
        round=s.rounds,
        over=s.step == OVER,
        ending=None if ending == NOT_ENDING else END_REASONS[ending - 1],
        first_player=s.pawn,
        supply=_by_resource(s.supply),
        island=tuple(_tile(kind) for kind in s.island[:tiles]),
        tile_deck=s.tile_deck_count,
        tile_discards={TILE_IDS[kind]: count for kind, count in enumerate(s.tile_discards) if count},
        boxed=None if s.boxed == NONE else TILE_IDS[s.boxed],
        display=tuple(_building(card) for card in s.display[: DISPLAY[s.players]]),
        prices=_prices(s, viewer, 0, DISPLAY[s.players]),
        reserved_prices=() if viewer is None else _prices(s, viewer, DISPLAY_SLOTS, s.reserved_count[viewer]),
        building_deck=s.building_deck_count,
        tokens=tuple(TOKEN_VALUE[s.players][place] for place in range(min(taken, valued), valued)),
        zeros=TOKENS_IN_PLAY[s.players] - max(taken, valued),
        extra_pioneer_spot=EXTRA_PIONEER_AT,
        locations=tuple(_location(s, location) for location in range(len(LOCATIONS))),
        seats=tuple(_seat(s, seat, is_open(s, seat, viewer)) for seat in range(s.players)),
        turn=None if s.step == OVER else _turn(s, is_open(s, s.active, viewer)),
    )


def is_open(s: State, seat: int, viewer: Viewer) -> bool:
    """TR-8.3, TR-8.4  Face-down cards and tokens are their owner's until scoring. TR-11.1  Or open to all by option."""
    return seat == viewer or s.opt_open_values == 1 or s.step == OVER


def _by_resource(counts: list[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, counts, strict=False))


@functools.cache
def _tile(kind: int) -> TileView | None:
    if kind == NONE:
        return None
    tile = DATA.terrain_tile[kind]
    return TileView(
        tile=tile.id,
        terrain=tuple(tile.terrain),
        production=dict(tile.production),
        warehouses=tile.warehouses,
        effect=tile.effect,
        resource=tile.resource,
        counted_terrain=tile.counted_terrain,
        amount=tile.amount_max + tile.amount + tile.swaps,
        points=tile.points_each + tile.points_end,
        points_max=tile.points_max,
    )


@functools.cache
def _building(card: int) -> BuildingView | None:
    if card == NONE:
        return None
    building = DATA.building[card]
    return BuildingView(building.id, building.name, dict(building.cost), building.points)


def _prices(s: State, viewer: Viewer, first: int, count: int) -> tuple[PriceView | None, ...]:
    return () if viewer is None else tuple(_price(s, viewer, choice) for choice in range(first, first + count))


def _price(s: State, seat: int, choice: int) -> PriceView | None:
    """TR-5.21, TR-5.22, TR-5.23  What the seat lacks for a card, and what the discount and food make of it."""
    card = building_at(s, seat, choice)
    if card == NONE:
        return None
    lacking = shortage(s, seat, card) - (1 if choice >= DISPLAY_SLOTS else 0)
    with_food = max(0, min(lacking, s.goods[seat][FOOD]))
    missing = {RESOURCES[basic]: COST[card][basic] - s.goods[seat][basic] for basic in range(BASICS)}
    return PriceView(
        payable=may_build(s, seat, choice) == OK,
        missing={resource: count for resource, count in missing.items() if count > 0},
        with_food=with_food,
        short=max(0, lacking - with_food),
    )


def _location(s: State, location: int) -> LocationView:
    spots, limit = SPOTS_AT[s.players][location], PER_PLAYER[location]
    return LocationView(
        location=LOCATIONS[location],
        spots=None if spots < 0 else spots,
        per_player=None if limit < 0 else limit,
        first_bonus=FIRST_BONUS[s.players][location],
        pioneers=tuple(seat for seat in range(s.players) for _ in range(s.placed[seat][location])),
    )


@functools.cache
def _spot(board: int, spot: int, tile: int, settled: bool) -> SpotView:
    """TR-2.8, TR-2.9  A spot where it lies on the board."""
    printed = PRINTED[board][spot]
    return SpotView(
        spot=spot + 1,
        row=ROW_OF[spot] + 1,
        column=COLUMN_OF[spot] + 1,
        framed=FRAMED[spot] == 1,
        printed="" if printed == BLANK else SYMBOLS[printed],
        tile=_tile(tile),
        settled=settled,
    )


def _spots(s: State, seat: int) -> tuple[SpotView, ...]:
    board, settled = board_of(s, seat), s.settled[seat]
    return tuple(_spot(board, spot, s.tile[seat][spot], settled >> spot & 1 == 1) for spot in range(SPOTS))


def _seat(s: State, seat: int, is_open: bool) -> SeatView:
    built = [card for card in range(BUILDINGS) if s.built[seat] >> card & 1]
    reserved = s.reserved[seat][: s.reserved_count[seat]]
    return SeatView(
        seat=seat,
        colour=COLOURS[seat],
        boat=s.boat[seat],
        at_work=s.used[seat],
        extra_pioneer=s.extra[seat] == 1,
        spots=_spots(s, seat),
        tiles=s.tiles[seat],
        production=_by_resource(s.production[seat]),
        warehouses=s.capacity[seat],
        goods=_by_resource(s.goods[seat]),
        held=s.held[seat],
        reserved=tuple(_building(card) if is_open else None for card in reserved),
        buildings=tuple(_building(card) if is_open else None for card in built),
        tokens=tuple(value if is_open else None for value in s.token[seat][: s.token_count[seat]]),
        token_spots=TOKEN_SPOTS[s.players],
        claims=s.placed[seat][0],
        columns=tuple(column_points(s, seat, column) for column in range(COLUMNS)),
        points=_points(s, seat, is_open),
    )


def _points(s: State, seat: int, is_open: bool) -> PointsView:
    out = [0] * len(CATEGORIES)
    total = score(s, seat, out)
    tokens, buildings, columns, resources, meadows = out
    if not is_open:
        return PointsView(None, None, columns, resources, meadows, None)
    return PointsView(tokens, buildings, columns, resources, meadows, total)


def _turn(s: State, is_open: bool) -> TurnView:
    paying = s.step in (PICK_DISCOUNT, PAY_WITH_FOOD)
    card = building_at(s, s.active, s.chosen) if paying else NONE
    return TurnView(
        step=DECISIONS.name(s.step, "over"),
        seat=s.active,
        traded=_by_resource(s.trade) if s.step == TRADE_PICK else None,
        building=_building(card) if is_open or s.chosen < DISPLAY[s.players] else None,
        discount=RESOURCES[s.discount] if s.step == PAY_WITH_FOOD and s.discount != NONE else None,
        with_food=_by_resource(s.with_food) if s.step == PAY_WITH_FOOD else None,
        swap_spot=s.swap_spot + 1 if s.step == SWAP_SECOND else None,
        swaps_left=s.swaps_left,
    )
