"""The table drawn for a terminal, from the view alone: track, Headwaters, river, shoreline, players, the own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rivertable.engine.secrecy import Viewer

from .tables import MOST_WORKERS, SLOTS
from .terminal_players import draw_hand, draw_players
from .terminal_river import draw_headwaters, draw_river, draw_shoreline
from .terminal_words import DIM, LETTERS, SPECIES_STYLE, card_words, words

if TYPE_CHECKING:
    from .view import View

Names = Mapping[int, str]
CROWDED = 4  # cards on one space of the river


def draw(view: View, viewer: Viewer, names: Names, width: int) -> RenderableType:
    """The whole table as the viewer sees it."""
    parts: list[RenderableType] = [_rule(table_title(view)), _track(view, width)]
    if view.auction is not None:
        parts.append(auction_line(view, names))
    parts += [draw_headwaters(view), draw_river(view, width), draw_shoreline(view)]
    parts += [_rule(words("table-players")), draw_players(view, names, width)]
    if viewer is not None and view.players[viewer].hand:
        parts += [_rule(words("table-hand")), draw_hand(view.players[viewer].hand, width, 1 if is_crowded(view) else 2)]
    return Group(*parts)


def is_crowded(view: View) -> bool:
    """The river takes so many lines that the hand must do with few."""
    return max(map(len, view.river)) >= CROWDED


def epilogue(view: View, names: Names) -> RenderableType:
    """What everybody built."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for player in view.players:
        built = ", ".join(card_words(card.card) for card in player.tableau)
        table.add_row(Text(names[player.seat], style="bold"), Text(built or words("table-nothing")))
    return table


def _rule(title: str) -> Rule:
    return Rule(Text(title, style="bold"), align="left", style=DIM, characters="─")


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


def board_number(name: str, args: tuple[int | str, ...]) -> tuple[int, int] | None:
    """The number drawn at the slot that an action chooses, or the number of workers in it, and the highest such number;
    None for other actions."""
    if name in ("pull", "slot", "flush_pick"):
        return int(args[0]), SLOTS
    if name in ("bid", "late_bid", "place"):
        return int(args[0]), MOST_WORKERS
    return None
