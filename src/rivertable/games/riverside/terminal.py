"""The table drawn for a terminal, from the view alone: map, dice, the own sheet in full, the others in a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from rivertable.engine.drawing import WIDE, Names, Numbered, beside, bold, rule, shown_in_full, shown_in_short
from rivertable.engine.secrecy import Viewer

from .tables import PLUS_ONES, ROWS
from .terminal_map import draw_map
from .terminal_sheet import draw_others, draw_sheet
from .terminal_words import CHIP, chip, words

if TYPE_CHECKING:
    from .view import DieView, SheetView, View

NUMBERS = {"seat_row": Numbered(ROWS, plus=1), "plus_one": Numbered(PLUS_ONES)}


def draw(view: View, viewer: Viewer, names: Names, width: int) -> RenderableType:
    """The whole table as the viewer sees it; a spectator sees every sheet in full."""
    parts: list[RenderableType] = [
        rule(table_title(view)),
        draw_map(view, width),
        beside(dice_parts(view, width)),
    ]
    for sheet in shown_in_full(view.sheets, viewer):
        parts += [rule(sheet_title(sheet, viewer, names)), draw_sheet(sheet, width)]
    if others := shown_in_short(view.sheets, viewer):
        parts += [rule(words("table-others")), draw_others(others, names)]
    return Group(*parts)


def epilogue(view: View, names: Names) -> RenderableType:
    """RS-7.7, RS-7.8  What the captain says to everybody's final score, and whether a solo game is won."""
    won = {True: words("table-solo-won"), False: words("table-solo-lost"), None: ""}
    lines = [
        words("table-level", name=names[sheet.seat], points=sheet.final_score, level=words(f"level-{sheet.level}"))
        + won[sheet.solo_victory]
        for sheet in view.sheets
        if sheet.final_score is not None
    ]
    return Text("\n".join(lines))


def sheet_title(sheet: SheetView, viewer: Viewer, names: Names) -> str:
    return words("table-your_sheet") if sheet.seat == viewer else words("table-sheet", name=names[sheet.seat])


def table_title(view: View) -> str:
    if view.phase == "over":
        title = words("table-over", round=view.round)
    else:
        title = words("table-title", round=view.round, ship=view.ship, anchor=view.anchor)
    return title + (words("table-extension") if view.extension else "")


def dice_parts(view: View, width: int) -> list[Text]:
    """RS-5.3  The free dice, then the heating area with the green die, then the temperature."""
    size = "" if width >= WIDE else "_short"
    free = bold(words("table-free"))
    free.append_text(_row_of_dice([die for die in view.dice if not die.hot]))
    hot = Text(words(f"table-hot{size}"), style="bold red")
    hot.append_text(_row_of_dice([die for die in view.dice if die.hot]))
    hot.append(" ").append(f" {words('table-green')} {view.green} ", style=CHIP["green"])
    return [free, hot, bold(words(f"table-temperature{size}", value=view.temperature))]


def _row_of_dice(dice: list[DieView]) -> Text:
    line = Text()
    for die in dice:
        line.append(" ").append_text(chip(die.colour, f" {words(f'colour-{die.colour}')} {die.value} "))
    return line
