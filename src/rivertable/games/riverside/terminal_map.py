"""The river drawn for a terminal: north row, east bend, south row; villages, docks, passages and the ship."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from rivertable.engine.drawing import DIM, Canvas, below

from .terminal_words import CHIP, item_name, short_name, words

if TYPE_CHECKING:
    from .view import TileView, View

WEST, EAST = 9, 6  # characters left and right of the tiles
WATER, PASSAGE, SHIP, NEAR = "bright_blue", "bright_cyan", "bold bright_white on red", "bold green"

Place = tuple[int, int]  # x, y


class RiverMap:
    """Where everything lies: x by column and space, y by row of the drawing."""

    def __init__(self, view: View, width: int) -> None:
        self.view = view
        self.columns = max(tile.column for tile in view.tiles)
        self.cell = max(8, min(16, (width - WEST - EAST) // self.columns))
        north, south = (
            max(len(tile.village) for tile in view.tiles if tile.bank == bank) for bank in ("north", "south")
        )
        self.north_dock, self.north, self.middle = north, north + 1, north + 2
        self.south, self.south_dock, self.south_village = north + 3, north + 4, north + 5
        self.width = WEST + self.columns * self.cell + EAST
        self.height = self.south_village + south
        self.east = WEST + self.columns * self.cell
        self.places = self._places()

    def _places(self) -> dict[int, Place]:
        """Route index -> place, from start to anchor."""
        places = {0: (WEST - 2, self.north), self.view.anchor: (WEST - 2, self.south)}
        for tile in self.view.tiles:
            spaces = tile.spaces if tile.bank == "north" else tile.spaces[::-1]  # the south row is sailed westwards
            left = WEST + (tile.column - 1) * self.cell
            for i, space in enumerate(spaces):
                y = self.north if tile.bank == "north" else self.south
                places[space] = (left + (2 * i + 1) * self.cell // (2 * len(spaces)), y)
        bend = [space for space in range(self.view.anchor) if space not in places]
        for i, space in enumerate(bend):
            y = self.north if i == 0 else self.south if i == len(bend) - 1 else self.middle
            places[space] = (self.east + (3 if y == self.middle else 1), y)
        return places

    @property
    def ship_glyph(self) -> str:
        y = self.places[self.view.ship][1]
        return "▶" if y == self.north else "▼" if y == self.middle else "◀"


def draw_map(view: View, width: int) -> Text:
    """RS-3.3, RS-3.4  The route with its docks and passages, and each village with its distance."""
    river = RiverMap(view, width)
    canvas = Canvas(river.width, river.height)
    _water(canvas, river)
    for tile in view.tiles:
        _village(canvas, river, tile)
        _docks(canvas, river, tile)
    _passages(canvas, river)
    x, y = river.places[view.ship]
    canvas.put(x - 1, y, f"[{river.ship_glyph}]", SHIP)
    legend = Text.assemble((f"[{river.ship_glyph}]", SHIP), (f" {words('table-map_legend')}", DIM))
    return below([canvas.text(), legend])


def _water(canvas: Canvas, river: RiverMap) -> None:
    for y, corner in ((river.north, "╮"), (river.south, "╯")):
        canvas.put(WEST - 2, y, "─" * (river.east + 3 - WEST + 2), WATER)
        canvas.put(river.east + 3, y, corner, WATER)
    for x, y in river.places.values():
        canvas.put(x, y, "○", WATER)
    canvas.put(1, river.north, words("table-start"))
    canvas.put(0, river.south, words("table-anchor"))
    canvas.put(*river.places[river.view.anchor], "◎", "bold")


def _village(canvas: Canvas, river: RiverMap, tile: TileView) -> None:
    x = WEST + (tile.column - 1) * river.cell
    top = river.north_dock - len(tile.village) if tile.bank == "north" else river.south_village  # beside the water
    name = words(f"table-{tile.bank}", column=tile.column)
    canvas.put(x, top, name, "bold")
    for i, item in enumerate(tile.village):
        canvas.put(x + len(name) + 1, top + i, _item(item.colour, item.value, river.cell), CHIP[item.colour])


def _item(colour: str, value: int, cell: int) -> str:
    if cell < 13:
        return f"{short_name(colour)} {value}"
    text = f"{item_name(colour)} {value}"
    return f" {text} " if cell >= 15 else text


def _docks(canvas: Canvas, river: RiverMap, tile: TileView) -> None:
    y = river.north_dock if tile.bank == "north" else river.south_dock
    turn = river.view.turn
    reach = turn.range if turn is not None and turn.range is not None else 0
    near = tile.distance <= reach
    for dock in tile.docks:
        x = river.places[dock][0]
        canvas.put(x, y, "│", WATER)
        canvas.put(x + 1, y, f"{tile.distance}{'!' if near else ''}", NEAR if near else "")


def _passages(canvas: Canvas, river: RiverMap) -> None:
    """RS-3.4  A passage joins the rows where both tiles of a column have one."""
    ends = {(tile.bank, tile.column): tile.passage for tile in river.view.tiles}
    for column in range(1, river.columns + 1):
        north, south = ends["north", column], ends["south", column]
        if north is None or south is None:
            continue
        above, below = river.places[north][0], river.places[south][0]
        if above == below:
            canvas.put(above, river.middle, "┆", PASSAGE)
        else:
            left, right = ("╰", "╮") if above < below else ("╭", "╯")
            line = "┄" * (abs(above - below) - 1)
            canvas.put(min(above, below), river.middle, left + line + right, PASSAGE)
