"""The table drawn on few lines: sections of rows, each row in parts that are wrapped between, never inside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from rivertable.engine.drawing import (
    DIM,
    NUMBER,
    Names,
    Row,
    Section,
    bold,
    dim,
    numbered,
    padded,
    shown_in_full,
    shown_in_short,
)
from rivertable.engine.secrecy import Viewer

from .tables import DISPLAY_SLOTS
from .terminal import board_title, table_title
from .terminal_board import location_line
from .terminal_river import arrow, belonging_parts, spot_number
from .terminal_words import LETTERS, cost, goods, seat_mark, symbols, terrain_chip, words

if TYPE_CHECKING:
    from .view import BuildingView, SeatView, SpotView, TileView, View

LETTERS_OF_TERRAIN = 2  # in a narrow cell
WIDE_CELL = 19  # columns that whole words need


def folding(view: View) -> tuple[str, ...]:
    """The sections that may be left out where there is no room, the first one first."""
    return ("others", "tokens", "goods") if view.round else ("others", "tokens", "locations", "buildings", "goods")


def sections(view: View, viewer: Viewer, names: Names, width: int) -> list[Section]:
    """The whole table as the viewer sees it; a spectator sees every river board."""
    pile = " ".join(map(str, view.tokens)) or "–"
    tokens = Text(f"{words('table-tokens')}: {pile} ").append(words("table-zeros", count=view.zeros), DIM)
    drawn: list[Section] = [
        ("title", [[bold(table_title(view))]]),
        ("tokens", [[tokens]]),
        ("locations", [_locations(view)]),
        ("tiles", [_tiles(view)]),
        ("buildings", [_buildings(view)]),
    ]
    for seat in shown_in_full(view.seats, viewer):
        drawn.append(("board", _board(view, seat, viewer, names, width)))
        drawn.append(("goods", [[*belonging_parts(seat), *_reserved(seat)]]))
    return [*drawn, ("others", [_other(view, seat, names) for seat in shown_in_short(view.seats, viewer)])]


def _locations(view: View) -> Row:
    return [numbered(number, location_line(view, location, 0)) for number, location in enumerate(view.locations, 1)]


def _tiles(view: View) -> Row:
    return [bold(words("section-tiles")), *(_tile(n, tile) for n, tile in enumerate(view.island, 1) if tile)]


def _tile(number: int, tile: TileView) -> Text:
    return Text(f"{number} ", NUMBER).append_text(terrain_chip(tile)).append(f" {symbols(tile)}", "")


def _buildings(view: View) -> Row:
    cards = [_building(number, card) for number, card in enumerate(view.display, 1) if card]
    return [bold(words("section-buildings")), *cards]


def _building(number: int, card: BuildingView) -> Text:
    line = Text(f"{number} ", NUMBER).append(f"{card.name} ", "").append(f"{card.points}", "bold")
    return line.append(f"{words('table-points_short')} {cost(card).replace(' ', '')}", "")


def _reserved(seat: SeatView) -> Row:
    """The reserved cards, numbered on from the buildings of the main board."""
    cards = enumerate(seat.reserved, DISPLAY_SLOTS + 1)
    shown = [Text(f"{n} ?", NUMBER) if card is None else _building(n, card) for n, card in cards]
    return [dim(words("table-reserved")), *shown] if shown else []


def _board(view: View, seat: SeatView, viewer: Viewer, names: Names, width: int) -> list[Row]:
    """The twelve spots on three lines, along the course of the river."""
    cell = min(20, width // 4)
    points = words("table-columns", points=" ".join(map(str, seat.columns)))
    rows: list[Row] = [[bold(board_title(view, seat, viewer, names)), dim(points)]]
    for row in sorted({spot.row for spot in seat.spots}):
        spots = sorted((spot for spot in seat.spots if spot.row == row), key=lambda spot: spot.column)
        rows.append([Text().join(_cell(seat, spot, cell) for spot in spots)])
    return rows


def _cell(seat: SeatView, spot: SpotView, cell: int) -> Text:
    text = Text(arrow(spot), "bright_blue").append_text(spot_number(seat, spot)).append(" ", "")
    if spot.tile is not None:
        letters = 99 if cell >= WIDE_CELL else LETTERS_OF_TERRAIN
        text.append_text(terrain_chip(spot.tile, letters)).append(f" {symbols(spot.tile)}", "")
    else:
        is_next = spot.spot == seat.tiles + 1
        text.append(f"{words('table-next')} " if is_next else "", NUMBER)
        text.append(f"({LETTERS[spot.printed]})" if spot.printed else "", DIM)
    return padded(text, cell)


def _other(view: View, seat: SeatView, names: Names) -> Row:
    """`2 Ben: 4 tiles, 2w 0s 0c 1f (3 of 5), …`"""
    name = seat_mark(seat.seat, seat.colour).append(f" {names[seat.seat]}", "bold")
    name.append(" ♟" if seat.seat == view.first_player else "", "bold")
    track = words("table-small_track", tokens=len(seat.tokens), of=seat.token_spots, built=len(seat.buildings))
    return [
        name,
        Text(words("table-tiles_laid", count=seat.tiles)),
        Text(f"{goods(seat.goods)} {words('table-room', held=seat.held, of=seat.warehouses)}"),
        Text(words("table-small_production", goods=goods(seat.production), boat=seat.boat)),
        Text(f"{track} {words('table-small_reserved', count=len(seat.reserved))}"),
    ]
