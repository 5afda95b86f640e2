"""The table drawn on few lines: sections of rows, each row in parts that are wrapped between, never inside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.text import Text

from rivertable.engine.secrecy import Viewer

from .terminal import sizes_and_steps, stone_ranges, table_title, tokens_at
from .terminal_words import DIM, LETTERS, SIZE_STYLE, seat_mark, words
from .view import START

if TYPE_CHECKING:
    from .view import PlayerView, StackView, View

Row = list[Text]
Section = tuple[str, list[Row]]


def folding(view: View) -> tuple[str, ...]:
    """The sections that may be left out where there is no room, the first one first."""
    return ("deck", "river", "players")


def sections(view: View, viewer: Viewer, names: Mapping[int, str], width: int) -> list[Section]:
    """The whole table; everybody sees the same."""
    deck = words("table-deck", deck=view.deck, used=view.used, bank=view.bank)
    barred = [[Text(words("table-barred"), style="bold yellow")]] if view.barred and view.step != "over" else []
    return [
        ("title", [[Text(table_title(view, names), style="bold")], *barred]),
        ("stacks", [_stack(view, stack) for stack in view.stacks]),
        ("river", [_river(view)]),
        ("tiles", [_tiles(view)]),
        ("deck", [[Text(deck, style=DIM)]]),
        ("players", [_player(player, names[player.seat]) for player in view.players]),
    ]


def _stack(view: View, stack: StackView) -> Row:
    """`▶ 1  m03 s04  2×1 3×1  next +1`: the stones from the ground up, the tokens there."""
    marked = stack.number == view.marker
    parts = [Text(f"{'▶' if marked else ' '} {stack.number}", style="bold yellow" if marked else "bold")]
    stones = Text()
    for shown in stack.stones:
        name = LETTERS[shown.size] if view.companion else shown.id
        stones.append(" " if stones else "").append(f" {name} ", style=SIZE_STYLE[shown.size])
    parts += [stones] if stack.stones else [Text("–", style=DIM)]
    return [*parts, tokens_at(view, stack), Text(words("table-next", count=stack.next_tokens), style=DIM)]


def _river(view: View) -> Row:
    if not view.river:
        return [Text(words("table-river_empty"), style="bold")]
    parts = [Text(words("table-river"), style="bold bright_cyan")]
    for size in LETTERS:
        of_size = [shown.id for shown in view.river if shown.size == size]
        part = Text(f" {LETTERS[size]}×{len(of_size)} ", style=SIZE_STYLE[size])
        parts.append(part if view.companion else part.append_text(Text(f" {stone_ranges(of_size)}", style=DIM)))
    return parts


def _tiles(view: View) -> Row:
    parts = [Text(words("table-tiles"), style="bold")]
    if view.step in START:
        parts.append(Text(words("table-not_yet"), style=DIM))
    else:
        for number, tile in enumerate(view.tiles, 1):
            parts.append(Text(f"{number} ", style="bold cyan").append_text(sizes_and_steps(tile)))
    if view.chosen is not None:
        parts.append(Text(f"{words('table-chosen')} ", style="bold").append_text(sizes_and_steps(view.chosen)))
    return parts


def _player(player: PlayerView, name: str) -> Row:
    return [
        seat_mark(player.seat, player.colour).append(f" {name}", "bold"),
        Text(f"{player.points} {words('table-points')}", style="bold"),
        Text(f"{player.at_stacks} {words('table-at_stacks')}"),
        Text(f"{player.supply} {words('table-supply')}"),
        *([Text(f"{player.fives}×5")] if player.fives else []),
    ]
