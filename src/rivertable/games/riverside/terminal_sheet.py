"""Score sheets drawn for a terminal: one in full, or many in a line each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from rivertable.engine.drawing import DIM, WIDE, Names, bold, dim, grid, headed

from .terminal_words import chip, item_name, short_name, words

if TYPE_CHECKING:
    from .view import BoatView, RowView, SheetView

POWER_GLYPH = {"asleep": "☾", "ready": "★", "used": "✗"}
POWER_STYLE = {"asleep": "", "ready": "bold green", "used": DIM}
ROYAL = "bold magenta"


def draw_sheet(sheet: SheetView, width: int) -> RenderableType:
    """RS-2.5  Five boats side by side, then stave church, fire and "+1" symbols."""
    wide = width >= WIDE
    boats = grid(*_rows(sheet, wide), gap=2 if wide else 1)
    legend = words("table-sheet_legend", bonus="+2wh") if wide else words("table-sheet_legend_short", bonus="2wh")
    return Group(boats, _captain_line(sheet), _supplies_line(sheet), dim(legend))


def _rows(sheet: SheetView, wide: bool) -> Iterable[list[Text]]:
    boats = sheet.boats

    def line(label: str, cells: Iterable[Text]) -> list[Text]:
        return [dim(label if wide else label[-1:]), *cells]

    yield line(" ", (boat_heading(boat) for boat in boats))
    for number in range(len(boats[0].rows)):
        yield line(words("table-row", number=number + 1), (seat_row(boat, boat.rows[number], wide) for boat in boats))
    yield line(words("table-power") if wide else " ", (power_line(boat) for boat in boats))
    yield line(words("table-scores") if wide else " ", (score_boxes(boat.scores, boat.boxes) for boat in boats))


def boat_heading(boat: BoatView) -> Text:
    """`yellow ✓2 = 38`: the boat, its tickets, its points."""
    text = chip(boat.colour, f" {item_name(boat.colour)} ")
    return text.append_text(bold(f" ✓{boat.tickets} ={boat.points}"))


def seat_row(boat: BoatView, row: RowView, wide: bool, *, pad: bool = True) -> Text:
    """`☒☒□◇□□□ ✓8 +2wh`: seats, ticket, bonus."""
    text = Text()
    for seat in range(1, row.seats + 1):
        crossed, royal = seat <= row.crossed, seat == row.royal_seat
        text.append(("◈" if crossed else "◇") if royal else ("☒" if crossed else "□"), style=ROYAL if royal else "")
    text.append(" " * (max(other.seats for other in boat.rows) - row.seats + 1 if pad else 1))
    text.append(
        f"✓{row.ticket_points} " if row.ticket else f" {row.ticket_points} ", style="bold" if row.ticket else ""
    )
    bonus = f"{'+' if wide else ''}{row.bonus_seats}{short_name(row.bonus_colour)}"
    return text.append_text(dim(bonus) if row.ticket else chip(row.bonus_colour, bonus))


def power_line(boat: BoatView) -> Text:
    name = f"{POWER_GLYPH[boat.power_state]} {words(f'power-{boat.power}')}"
    return Text(name, style=POWER_STYLE[boat.power_state])


def score_boxes(scores: Sequence[int], boxes: int) -> Text:
    """Written scores, then the vacant boxes."""
    return Text(" ".join([*map(str, scores), *["__"] * (boxes - len(scores))]))


def _captain_line(sheet: SheetView) -> Text:
    line = Text().append_text(chip("stave", f" {words('table-stave_scores')} ")).append(" ")
    line.append_text(score_boxes(sheet.stave.scores, sheet.stave.boxes)).append(
        f"  ={sheet.stave.points}", style="bold"
    )
    line.append("   ").append(words("table-captain", points=sheet.captain_points))
    line.append("   ")
    if sheet.final_score is None:
        return line.append(words("table-total", points=sheet.points), style="bold")
    return line.append(words("table-final", points=sheet.final_score), style="bold")


def _supplies_line(sheet: SheetView) -> Text:
    """The symbols left, fire in fives."""
    fives = [min(5, sheet.fire - first) for first in range(0, sheet.fire, 5)]
    line = Text(f"{words('table-fire')} {sheet.fire} ", style="bold")
    line.append(" ".join("▮" * count for count in fives), style="red")
    line.append(f"   {words('table-plus_ones')}: {sheet.plus_ones} ", style="bold")
    return line.append("▮" * sheet.plus_ones, style="cyan")


# ---------------------------------------------------------------- many sheets


def draw_others(sheets: Sequence[SheetView], names: Names) -> RenderableType:
    """A line per sheet: points, supplies, and per boat tickets, last score and a power ready to use."""
    table = headed()
    table.add_column(words("table-player"), no_wrap=True, overflow="ellipsis", max_width=14)
    for heading in ("table-points", "table-fire", "table-plus_ones"):
        table.add_column(words(heading).lower(), justify="right")
    for boat in sheets[0].boats:
        table.add_column(chip(boat.colour, item_name(boat.colour)))
    table.add_column(chip("stave", item_name("stave")))
    for sheet in sheets:
        points = sheet.points if sheet.final_score is None else sheet.final_score
        supplies = (str(points), str(sheet.fire), str(sheet.plus_ones))
        boats = (boat_in_short(boat) for boat in sheet.boats)
        table.add_row(names[sheet.seat], *supplies, *boats, _last(sheet.stave.scores))
    return table


def boat_in_short(boat: BoatView) -> str:
    return f"✓{boat.tickets} {_last(boat.scores)}{' ★' if boat.power_state == 'ready' else ''}"


def _last(scores: Sequence[int]) -> str:
    return str(scores[-1]) if scores else "–"
