"""The main board drawn for a terminal: locations, terrain tiles, buildings, bonus tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from rivertable.engine.drawing import DIM, NUMBER, WIDE, bold, filled, numbered, side_by_side

from .terminal_words import cost, seat_mark, symbols, terrain_chip, words

if TYPE_CHECKING:
    from .view import LocationView, View


def draw_board(view: View, width: int) -> RenderableType:
    """TR-2.1, TR-3  Locations with their pioneers on the left, tiles in the middle, buildings on the right."""
    wide = width >= WIDE
    columns = [list(_locations(view)), list(_tiles(view)), list(_buildings(view, wide))]
    return side_by_side(columns, gap=3 if wide else 1)


# ---------------------------------------------------------------- locations


def _locations(view: View) -> Iterator[Text]:
    yield bold(words("table-locations"))
    for number, location in enumerate(view.locations, 1):
        yield numbered(number, location_line(view, location, 13))


def location_line(view: View, location: LocationView, pad: int) -> Text:
    """`wood         ×7 1·  +1`: the name padded, supply, the pioneers there and free spots, the extra for the first
    one."""
    supply = view.supply.get(location.location)
    line = Text(filled(words(f"location-{location.location}"), pad))
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
    yield bold(words("table-terrain", deck=view.tile_deck))
    for number, tile in enumerate(view.island, 1):
        line = Text(f"{number} ", NUMBER)
        yield (
            line.append("–", DIM) if tile is None else line.append_text(terrain_chip(tile)).append(f" {symbols(tile)}")
        )


def _buildings(view: View, wide: bool) -> Iterator[Text]:
    yield bold(words("table-buildings", deck=view.building_deck))
    for number, building in enumerate(view.display, 1):
        line = Text(f"{number} ", NUMBER)
        if building is None:
            yield line.append("–", DIM)
        else:
            line.append(filled(building.name, 16 if wide else 15)).append(f" {building.points}", "bold")
            yield line.append(f"{words('table-points_short')} {cost(building)}")
    yield Text()
    yield bold(words("table-tokens"))
    pile = [str(value) for value in view.tokens]
    shown = " ".join(pile if wide or len(pile) < 9 else [*pile[:8], "…"])
    yield Text(shown or "–").append(" " + words("table-zeros", count=view.zeros), DIM)
