"""The table drawn on few lines: sections of rows, each row in parts that are wrapped between, never inside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from rivertable.engine.drawing import Names, Row, Section, bold, dim, shown_in_full, shown_in_short
from rivertable.engine.secrecy import Viewer

from .terminal import (
    deck_size,
    goal_parts,
    market_cards,
    numbered_villagers,
    own_villager,
    player_title,
    supply_parts,
    table_title,
    turn_track,
)
from .terminal_rivers import RiverMap, contents, draw_village, lake_contents, lake_name, row_name, section_slots
from .terminal_words import SEAT_STYLE, WATER, chips, words

if TYPE_CHECKING:
    from .view import AreaView, SectionView, View

AT_THE_RIVERS = ("exploration", "rivers", "lake")  # phases in which the rivers matter most


def folding(view: View) -> tuple[str, ...]:
    """The sections that may be left out where there is no room, the first one first."""
    if view.phase in AT_THE_RIVERS:
        return ("others", "goals", "villagers", "market", "area")
    return ("others", "goals", "rivers", "market")


def sections(view: View, viewer: Viewer, names: Names, width: int) -> list[Section]:
    """The whole table as the viewer sees it; a spectator sees every area."""
    return [
        ("title", [[bold(table_title(view)), turn_track(view), deck_size(view)]]),
        ("rivers", _rivers(view, width)),
        ("village", [[draw_village(view)]]),
        ("market", [[market_cards(view)]]),
        ("goals", [goal_parts(view)]),
        ("villagers", [[bold(words("section-villagers")), *numbered_villagers(view)]]),
        *(("area", _area(view, area, viewer, names)) for area in shown_in_full(view.areas, viewer)),
        ("others", [_other(view, area, names) for area in shown_in_short(view.areas, viewer)]),
    ]


def _rivers(view: View, width: int) -> list[Row]:
    """The tops, every row of sections and the lake, each in its place above the water it flows to."""
    places = RiverMap(view, width)
    top = [(places.river_x(river.river), _top(river.pearl)) for river in view.rivers]
    rows = [_placed(dim(words("table-top")), top, width)]
    for row in places.rows:
        of_row = [section for section in view.sections if section.row == row]
        cells = [(places.x[section.id], _section(section)) for section in of_row]
        rows.append(_placed(bold(row_name(of_row)), cells, width))
    return [*rows, _placed(lake_name(view), [(places.x["lake"], lake_contents(view))], width)]


def _top(pearl: str | None) -> Text:
    return Text("│", style=WATER) if pearl is None else chips([pearl])


def _section(section: SectionView) -> Text:
    slots = section_slots(section)
    return slots.append_text(contents(section)) if section.pearls or section.fairies else slots


def _placed(name: Text, cells: list[tuple[int, Text]], width: int) -> Row:
    """A line with each cell's middle at its place, or as near as those before it and the width allow. If they do not
    fit on one line they are the parts of a row."""
    left = width - sum(len(cell) + 1 for _, cell in cells)
    if left < len(name):
        return [name, *(cell for _, cell in cells)]
    line = name
    for x, cell in cells:
        left += len(cell) + 1
        start = min(max(len(line) + 1, x - (len(cell) - 1) // 2), left - len(cell))
        line.append(" " * max(1, start - len(line)), "").append_text(cell)
    return [line]


def _area(view: View, area: AreaView, viewer: Viewer, names: Names) -> list[Row]:
    return [
        [player_title(view, area, viewer, names), *supply_parts(area)],
        [own_villager(number, villager) for number, villager in enumerate(area.villagers, 1)],
    ]


def _other(view: View, area: AreaView, names: Names) -> Row:
    """Name, points and supplies; of the villagers their number and what they score."""
    villagers = words(
        "table-villagers_in_short", count=len(area.villagers), points=sum(each.bonus for each in area.villagers)
    )
    name = Text(f" {area.seat + 1} ", style=SEAT_STYLE[area.seat]).append(f" {names[area.seat]} ", "bold")
    name.append(words("table-points", points=area.points), "bold")
    return [name, *supply_parts(area), Text(villagers)]
