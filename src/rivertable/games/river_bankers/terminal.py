"""The table drawn for a terminal, from the view alone: track, Headwaters, river, shoreline, players, the own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from rivertable.engine.drawing import DIM, Names, Numbered, bold, grid, rule
from rivertable.engine.secrecy import Viewer

from .tables import MOST_WORKERS, SLOTS
from .terminal_players import draw_hand, draw_players
from .terminal_river import draw_headwaters, draw_river, draw_shoreline
from .terminal_words import LETTERS, SPECIES_STYLE, card_words, words

if TYPE_CHECKING:
    from .view import View

CROWDED = 4  # cards on one space of the river

# Slots of the Headwaters, and how many workers are bid or placed.
NUMBERS = dict.fromkeys(("pull", "slot", "flush_pick"), Numbered(SLOTS)) | dict.fromkeys(
    ("bid", "late_bid", "place"), Numbered(MOST_WORKERS)
)


def draw(view: View, viewer: Viewer, names: Names, width: int) -> RenderableType:
    """The whole table as the viewer sees it."""
    parts: list[RenderableType] = [rule(table_title(view)), _track(view, width)]
    if view.auction is not None:
        parts.append(auction_line(view, names))
    parts += [draw_headwaters(view), draw_river(view, width), draw_shoreline(view)]
    parts += [rule(words("table-players")), draw_players(view, names, width)]
    if viewer is not None and view.players[viewer].hand:
        parts += [rule(words("table-hand")), draw_hand(view.players[viewer].hand, width, 1 if is_crowded(view) else 2)]
    return Group(*parts)


def is_crowded(view: View) -> bool:
    """The river takes so many lines that the hand must do with few."""
    return max(map(len, view.river)) >= CROWDED


def epilogue(view: View, names: Names) -> RenderableType:
    """What everybody built."""
    built = (", ".join(card_words(card.card) for card in player.tableau) for player in view.players)
    return grid(*([bold(names[seat]), Text(cards or words("table-nothing"))] for seat, cards in enumerate(built)))


def table_title(view: View) -> str:
    if view.over:
        return words("table-over")
    deck, pile = view.structure_deck, len(view.discard_pile)
    return words("table-title", turn=view.turn, river=view.river_deck, deck=deck, pile=pile)


def _track(view: View, width: int) -> Text:
    """The fish track as a line up to the finish: a letter per pawn, the line as |. Who is next comes first below."""
    room = width - 2
    top = max(view.finish_line + 6, *(player.fish + 1 for player in view.players))
    cells = ["·"] * room
    styles = [DIM] * room
    line = view.finish_line * (room - 1) // top
    cells[line], styles[line] = "|", "bold"
    for player in sorted(view.players, key=lambda player: -player.order):
        place = player.fish * (room - 1) // top
        cells[place], styles[place] = LETTERS[player.seat], f"bold {SPECIES_STYLE[player.species]}"
    text = Text()
    for cell, style in zip(cells, styles, strict=True):
        text.append(cell, style=style)
    text.append("\n").append(words("table-line", line=view.finish_line), style=DIM)
    for player in sorted(view.players, key=lambda player: player.order):
        space = f"{player.space}+60" if player.laps == 1 else str(player.fish)
        text.append(f"   {LETTERS[player.seat]} {space}", style=SPECIES_STYLE[player.species])
    return text


def auction_line(view: View, names: Names) -> Text:
    auction = view.auction
    assert auction is not None
    lots = " + ".join(card_words(card) for card in auction.lots)
    text = Text(words("table-auction", lot=lots, icons=auction.icons, rate=auction.rate), style="bold yellow")
    text.append("  ").append(words("table-trigger", name=names[auction.trigger]))
    for seat, bid in enumerate(auction.bids):
        if bid is not None:
            text.append(f"   {LETTERS[seat]}: {bid}")
    return text
