"""The table drawn on few lines: sections of rows, each row in parts that are wrapped between, never inside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from rivertable.engine.drawing import Names, Row, Section, bold, dim, shown_in_full, shown_in_short
from rivertable.engine.secrecy import Viewer

from .terminal import dice_parts, sheet_title, table_title
from .terminal_map import NEAR
from .terminal_sheet import boat_heading, boat_in_short, power_line, score_boxes, seat_row
from .terminal_words import CHIP, chip, item_name, words

if TYPE_CHECKING:
    from .view import BoatView, SheetView, TileView, View


def folding(view: View) -> tuple[str, ...]:
    """The sections that may be left out where there is no room, the first one first."""
    return ("others", "powers", "villages") if view.phase == "filling" else ("others", "powers", "dice", "sheet")


def sections(view: View, viewer: Viewer, names: Names, width: int) -> list[Section]:
    """The whole table as the viewer sees it; a spectator sees every sheet in full."""
    drawn: list[Section] = [
        ("title", [[bold(table_title(view))]]),
        (
            "villages",
            [[_village(view, tile) for tile in view.tiles if tile.bank == bank] for bank in ("north", "south")],
        ),
        ("dice", [dice_parts(view, 0)]),
    ]
    for sheet in shown_in_full(view.sheets, viewer):
        heading = [bold(sheet_title(sheet, viewer, names)), *_supplies(sheet)]
        drawn += [("sheet", [heading, *(_boat(boat) for boat in sheet.boats)])]
        drawn += [("powers", [[_power(boat) for boat in sheet.boats]])]
    return [*drawn, ("others", [_other(sheet, names[sheet.seat]) for sheet in shown_in_short(view.sheets, viewer)])]


def _village(view: View, tile: TileView) -> Text:
    """`N1 3! pink 7 brown 8`: its name, the distance from the ship, ! if it is in range, and what it offers."""
    reach = view.turn.range if view.turn is not None and view.turn.range is not None else 0
    near = tile.distance <= reach
    text = bold(words(f"table-{tile.bank}", column=tile.column))
    text.append(f" {words('table-away', distance=tile.distance)}{'!' if near else ''}", NEAR if near else "not bold")
    for item in tile.village:
        text.append(" ", "not bold").append(f"{item_name(item.colour)} {item.value}", CHIP[item.colour])
    return text


def _supplies(sheet: SheetView) -> Row:
    points = words("table-total", points=sheet.points)
    if sheet.final_score is not None:
        points = words("table-final", points=sheet.final_score)
    return [
        Text(f"{words('table-fire')} {sheet.fire}"),
        Text(f"{words('table-plus_ones')}: {sheet.plus_ones}"),
        Text(words("table-captain", points=sheet.captain_points)),
        bold(points),
    ]


def _boat(boat: BoatView) -> Row:
    """`yellow ✓0 =0  1:□□□ 2 1bl  …`: a boat with its rows."""
    rows = enumerate(boat.rows, 1)
    return [
        boat_heading(boat),
        *(dim(f"{number}:").append_text(seat_row(boat, row, False, pad=False)) for number, row in rows),
    ]


def _power(boat: BoatView) -> Text:
    """The power of a boat, and its scores."""
    text = chip(boat.colour, item_name(boat.colour)).append_text(Text(" ")).append_text(power_line(boat))
    return text.append_text(Text(" ")).append_text(score_boxes(boat.scores, len(boat.scores)))


def _other(sheet: SheetView, name: str) -> Row:
    boats = [
        chip(boat.colour, item_name(boat.colour)).append_text(Text(f" {boat_in_short(boat)}")) for boat in sheet.boats
    ]
    return [bold(name), *_supplies(sheet), *boats]
