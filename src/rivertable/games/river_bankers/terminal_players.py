"""Players with their tableaus, and the own hand, drawn for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten, wrap
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from rivertable.engine.drawing import DIM, WIDE, Names, bold, dim, grid, headed

from .terminal_words import LETTERS, MATERIAL_STYLE, SPECIES_STYLE, card_words, words

if TYPE_CHECKING:
    from .view import PlayerView, View
from .view_cards import BuiltView, StructureView

WITH_TEXTS = 70  # columns from which on texts are shown
HEADINGS = ("fish", "supply", "hand_count", "points")


def draw_players(view: View, names: Names, width: int) -> RenderableType:
    """A line per player: fish, workers in supply, cards, points on structures and pairs, what is built."""
    table = headed()
    table.add_column("", no_wrap=True, max_width=22 if width >= WIDE else 14, overflow="ellipsis")
    for heading in HEADINGS:
        table.add_column(words(f"table-{heading}"), justify="right", no_wrap=True)
    table.add_column(words("table-built"))
    for player in view.players:
        table.add_row(
            player_name(player, names[player.seat], view, width),
            str(player.fish) + (" ⚑" if player.retired else ""),
            str(player.supply),
            str(player.hand_count),
            f"{player.points}+{player.pairs}",
            built_cards(player.tableau),
        )
    return table


def player_name(player: PlayerView, name: str, view: View, width: int) -> Text:
    mark = "▶" if player.seat == view.active and not view.over else " "
    text = Text(f"{mark}{LETTERS[player.seat]} {name}", style=f"bold {SPECIES_STYLE[player.species]}")
    return text.append(f" {words('species-' + player.species)}", style=DIM) if width >= WIDE else text


def built_cards(cards: Sequence[BuiltView]) -> Text:
    """Cards with points; ★ a once card that is ready, ✗ one that is spent."""
    text = Text()
    for k, card in enumerate(cards):
        mark = "" if not card.once else " ★" if card.ready else " ✗"
        points = "?" if card.variable else str(card.points)
        text.append(", " if k else "").append(
            f"{card_words(card.card)} {points}{mark}", style=DIM if mark == " ✗" else ""
        )
    return text if cards else dim("–")


def draw_hand(hand: Sequence[StructureView], width: int, text_lines: int) -> RenderableType:
    """The own cards: cost, points, and the beginning of the effect; `rules <card>` tells all of it."""
    table = grid()
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right")
    table.add_column()
    costs = [structure_cost(card) for card in hand]
    points = [words("table-vp", points="?" if card.variable else str(card.points)) for card in hand]
    names = [card_words(card.card) for card in hand]
    room = width - max(map(len, names)) - max(map(len, costs)) - max(map(len, points)) - 6
    for card, name, cost, vp in zip(hand, names, costs, points, strict=True):
        effect = _shortened(words(f"text-{card.card}"), room, text_lines) if width >= WITH_TEXTS else ""
        table.add_row(bold(name), cost, vp, dim(effect))
    return table


def _shortened(text: str, room: int, most: int) -> str:
    """As much of a text as fits in a few lines."""
    lines = wrap(text, room)
    if len(lines) <= most:
        return text
    return "\n".join([*lines[: most - 1], shorten(" ".join(lines[most - 1 :]), room, placeholder=" …")])


def structure_cost(card: StructureView) -> Text:
    text = Text(words("table-fish_cost", fish=card.fish))
    for material, count in card.cost.items():
        text.append(" ").append(f"{count} {words('material-' + material)}", style=MATERIAL_STYLE[material])
    return text
