"""The main board drawn for a terminal: locations, terrain tiles, buildings, bonus tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .terminal_words import DIM, NUMBER, WIDE, cost, seat_mark, symbols, terrain_chip, words

if TYPE_CHECKING:
    from .view import LocationView, View


def draw_board(view: View, width: int) -> RenderableType:
    """TR-2.1, TR-3  Locations with their pioneers on the left, tiles in the middle, buildings on the right."""
    wide = width >= WIDE
    grid = Table.grid(padding=(0, 3 if wide else 1, 0, 0))
    columns = [list(_locations(view)), list(_tiles(view)), list(_buildings(view, wide))]
    height = max(map(len, columns))
    for row in range(height):
        grid.add_row(*(column[row] if row < len(column) else Text() for column in columns))
    return Group(grid)


# ---------------------------------------------------------------- locations


def _locations(view: View) -> Iterator[Text]:
    yield Text(words("table-locations"), style="bold")
    for number, location in enumerate(view.locations, 1):
        yield Text(f"{number} ", NUMBER).append_text(location_line(view, location, 13))


def location_line(view: View, location: LocationView, pad: int) -> Text:
    """`wood         ×7 1·  +1`: the name padded, supply, the pioneers there and free spots, the extra for the first
    one."""
    supply = view.supply.get(location.location)
    line = Text(f"{words(f'location-{location.location}'):<{pad}}")
    if pad:
        line.append(f"{'' if supply is None else f'×{supply}':<4}")
    else:
        line.append(" " if supply is None else f" ×{supply} ")
    for seat in location.pioneers:
        line.append_text(seat_mark(seat, view.seats[seat].colour))
    if location.spots is not None:
        line.append("·" * (location.spots - len(location.pioneers)), DIM)
    elif location.per_player is not None and not location.pioneers:
        line.append(words("table-per_player", count=location.per_player), DIM)
    elif not location.pioneers:
        line.append("…", DIM)
    if location.first_bonus and not location.pioneers:
        line.append(f" +{location.first_bonus}", "bold")
    return line


# ---------------------------------------------------------------- tiles and buildings


def _tiles(view: View) -> Iterator[Text]:
    yield Text(words("table-terrain", deck=view.tile_deck), style="bold")
    for number, tile in enumerate(view.island, 1):
        line = Text(f"{number} ", NUMBER)
        yield (
            line.append("–", DIM) if tile is None else line.append_text(terrain_chip(tile)).append(f" {symbols(tile)}")
        )


def _buildings(view: View, wide: bool) -> Iterator[Text]:
    yield Text(words("table-buildings", deck=view.building_deck), style="bold")
    for number, building in enumerate(view.display, 1):
        line = Text(f"{number} ", NUMBER)
        if building is None:
            yield line.append("–", DIM)
        else:
            line.append(f"{building.name:<{16 if wide else 15}}").append(f" {building.points}", "bold")
            yield line.append(f"{words('table-points_short')} {cost(building)}")
    yield Text()
    yield Text(words("table-tokens"), style="bold")
    pile = [str(value) for value in view.tokens]
    shown = " ".join(pile if wide or len(pile) < 9 else [*pile[:8], "…"])
    yield Text(shown or "–").append(" " + words("table-zeros", count=view.zeros), DIM)
