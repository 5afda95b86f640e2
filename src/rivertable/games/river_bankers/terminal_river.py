"""Headwaters, river and shoreline, drawn for a terminal."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from rivertable.engine.drawing import DIM, WIDE, dim, grid, headed

from .terminal_words import LETTERS, SPECIES_STYLE, card_words, material_words, words

if TYPE_CHECKING:
    from .view import RiverCardView, View


def draw_headwaters(view: View) -> RenderableType:
    """RB-5.10  The three slots with what a pull costs, the deck beside them."""
    cells = []
    for slot, card in enumerate(view.headwaters):
        cell = dim(words("table-slot", slot=slot + 1, cost=view.pull_costs[slot])).append(" ")
        cells.append(cell.append_text(river_card(view, card) if card else Text("–", style=DIM)))
    table = grid(cells, gap=3)
    if view.river_deck_known:
        names = ", ".join(card_words(card.card) if card else "?" for card in view.river_deck_known)
        table.add_row(Text(words("table-known", cards=names), style="italic"))
    return table


def draw_river(view: View, width: int) -> RenderableType:
    """RB-5.20  The four spaces side by side, each with its rate."""
    table = headed(gap=1, expand=True, header_style="bold blue")
    heading = "table-space" if width >= WIDE else "table-space_short"
    for space, rate in enumerate(view.river_rates):
        table.add_column(words(heading, space=space + 1, rate=rate))
    for row in zip_longest(*view.river):
        table.add_row(*(Text() if card is None else river_card(view, card) for card in row))
    return table


def draw_shoreline(view: View) -> Text:
    text = Text(words("table-shoreline"), style="bold blue").append("  ")
    for k, card in enumerate(view.shoreline):
        text.append(" · " if k else "").append_text(river_card(view, card))
    return text if view.shoreline else text.append("–", style=DIM)


def river_card(view: View, card: RiverCardView) -> Text:
    """`Logjam logs ○3 A2 B1 ▪1`: open icons, workers, blanks."""
    text = Text(card_words(card.card), style="bold").append(" ").append_text(material_words(card.materials))
    if card.rate > 0:
        text.append(f" ○{card.open}", style="" if card.open else DIM)
    for seat, count in enumerate(card.workers):
        if count > 0:
            text.append(f" {LETTERS[seat]}{count}", style=f"bold {SPECIES_STYLE[view.players[seat].species]}")
    if card.blanks > 0:
        text.append(f" ▪{card.blanks}", style=DIM)
    return text
