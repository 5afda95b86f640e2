"""The rivers drawn for a terminal: tops, sections with slots, pearls and fairies, water in between, lake and village."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from rivertable.engine.drawing import DIM, Canvas, beside, bold, dim

from .terminal_words import WATER, camp, chips, token, words

if TYPE_CHECKING:
    from .view import SectionView, View

LEFT = 7  # characters for the row's name
ICON = {"stump": "♣", "statue": "♦"}


class RiverMap:
    """Where every section lies: its x is the middle of the rivers whose water passes it."""

    def __init__(self, view: View, width: int) -> None:
        self.view = view
        self.cell = max(6, min(12, (width - LEFT) // len(view.rivers)))
        self.width = LEFT + self.cell * len(view.rivers)
        self.sections = {section.id: section for section in view.sections}
        self.rows = sorted({section.row for section in view.sections})
        rivers: dict[str, list[int]] = {}
        for river in view.rivers:
            place = river.flows_to
            while place in self.sections:
                rivers.setdefault(place, []).append(self.river_x(river.river))
                place = self.sections[place].flows_to
        self.x = {place: (min(xs) + max(xs)) // 2 for place, xs in rivers.items()}
        self.x["lake"] = (self.river_x(1) + self.river_x(len(view.rivers))) // 2

    def river_x(self, river: int) -> int:
        return LEFT + (river - 1) * self.cell + self.cell // 2 - 1


def draw_rivers(view: View, width: int) -> Text:
    """TW-2.7, TW-2.8  From the tops down to the lake, then the village."""
    river_map = RiverMap(view, width)
    canvas = Canvas(river_map.width)
    _tops(canvas, river_map)
    for row in river_map.rows:
        _row(canvas, river_map, row)
    _lake(canvas, river_map)
    return canvas.text()


def _put_in_the_middle(canvas: Canvas, x: int, y: int, text: Text) -> None:
    canvas.put(max(LEFT, x - (len(text) - 1) // 2), y, text)


def _tops(canvas: Canvas, river_map: RiverMap) -> None:
    y = canvas.line()
    canvas.put(0, y, dim(words("table-top")))
    for river in river_map.view.rivers:
        mark = Text("│", style=WATER) if river.pearl is None else chips([river.pearl])
        _put_in_the_middle(canvas, river_map.river_x(river.river), y, mark)


def _row(canvas: Canvas, river_map: RiverMap, row: int) -> None:
    sections = [section for section in river_map.view.sections if section.row == row]
    y = canvas.line()
    canvas.put(0, y, bold(row_name(sections)))
    for section in sections:
        _put_in_the_middle(canvas, river_map.x[section.id], y, section_slots(section))
    if any(section.pearls or section.fairies for section in sections):
        y = canvas.line()
        for section in sections:
            _put_in_the_middle(canvas, river_map.x[section.id], y, contents(section))
    _water(canvas, river_map, sections)


def row_name(sections: list[SectionView]) -> str:
    """`r2  −2`: the row, and what camping there costs or gives."""
    return f"r{sections[0].row} {camp(sections[0].slots[0].camp):>3}"


def section_slots(section: SectionView) -> Text:
    """`1a[ ]`: the name of a section and its slots."""
    name = section.id.partition("_")[2]
    slots = Text(name.upper() if name.isalpha() else name, style=DIM)
    for slot in section.slots:
        slots.append_text(token(slot.seat))
    return slots


def contents(section: SectionView) -> Text:
    """Pearls trapped at a section, and the fairies at its icon."""
    parts = [chips(section.pearls)] if section.pearls else []
    if section.fairies:
        names = ",".join(words(f"fairy-{fairy}")[:3] for fairy in section.fairies)
        parts.append(Text(f"{ICON[section.icon or 'stump']}{names}", style="bold magenta"))
    return beside(parts, " ") if parts else Text("│", style=WATER)


def _water(canvas: Canvas, river_map: RiverMap, sections: list[SectionView]) -> None:
    """The water below a row: each section joins the others that flow to the same place; straight down needs no line."""
    if all(river_map.x[section.id] == river_map.x[section.flows_to] for section in sections):
        return
    y = canvas.line()
    for target in dict.fromkeys(section.flows_to for section in sections):
        ends = sorted(river_map.x[section.id] for section in sections if section.flows_to == target)
        to = river_map.x[target]
        for x in range(min(*ends, to), max(*ends, to) + 1):
            canvas.put(x, y, "─", WATER)
        for x in ends:
            corner = "│" if x == to else "╰" if x < to else "╯"
            canvas.put(x, y, corner, WATER)
        canvas.put(to, y, "┬" if ends != [to] else "│", WATER)


def _lake(canvas: Canvas, river_map: RiverMap) -> None:
    view, y = river_map.view, canvas.line()
    canvas.put(0, y, lake_name(view))
    _put_in_the_middle(canvas, river_map.x["lake"], y, lake_contents(view))


def lake_name(view: View) -> Text:
    return bold(f"{words('table-lake')} {camp(view.lake.slot.camp)}")


def lake_contents(view: View) -> Text:
    lake = token(view.lake.slot.seat).append(" ")
    return lake.append_text(chips(view.lake.pearls) if view.lake.pearls else Text("~~~", style=WATER))


def draw_village(view: View) -> Text:
    """TW-2.8  Six slots in a line, with what they cost."""
    line = bold(words("table-village"))
    for number, slot in enumerate(view.village, 1):
        line.append(f"  {number}", style=DIM).append_text(token(slot.seat))
        if slot.camp:
            line.append(camp(slot.camp), style=DIM)
    return line
