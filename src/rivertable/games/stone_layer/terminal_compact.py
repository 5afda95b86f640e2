"""The table drawn on few lines: sections of rows, each row in parts that are wrapped between, never inside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from rivertable.engine.drawing import DIM, NUMBER, Names, Row, Section, bold, dim
from rivertable.engine.secrecy import Viewer

from .terminal import next_tokens, sizes_and_steps, stone_ranges, supplies, table_title, tokens_at
from .terminal_words import LETTERS, SIZE_STYLE, seat_mark, words
from .view import START

if TYPE_CHECKING:
    from .view import PlayerView, StackView, View


def folding(view: View) -> tuple[str, ...]:
    """The sections that may be left out where there is no room, the first one first."""
    return ("deck", "river", "players")


def sections(view: View, viewer: Viewer, names: Names, width: int) -> list[Section]:
    """The whole table; everybody sees the same."""
    deck = words("table-deck", deck=view.deck, used=view.used, bank=view.bank)
    barred = [[Text(words("table-barred"), style="bold yellow")]] if view.barred and view.step != "over" else []
    return [
        ("title", [[bold(table_title(view, names))], *barred]),
        ("stacks", [_stack(view, stack) for stack in view.stacks]),
        ("river", [_river(view)]),
        ("tiles", [_tiles(view)]),
        ("deck", [[dim(deck)]]),
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
    parts += [stones] if stack.stones else [dim("–")]
    return [*parts, tokens_at(view, stack), next_tokens(stack)]


def _river(view: View) -> Row:
    if not view.river:
        return [bold(words("table-river_empty"))]
    parts = [Text(words("table-river"), style="bold bright_cyan")]
    for size in LETTERS:
        of_size = [shown.id for shown in view.river if shown.size == size]
        part = Text(f" {LETTERS[size]}×{len(of_size)} ", style=SIZE_STYLE[size])
        parts.append(part if view.companion else part.append_text(Text(f" {stone_ranges(of_size)}", style=DIM)))
    return parts


def _tiles(view: View) -> Row:
    parts = [bold(words("table-tiles"))]
    if view.step in START:
        parts.append(dim(words("table-not_yet")))
    else:
        for number, tile in enumerate(view.tiles, 1):
            parts.append(Text(f"{number} ", NUMBER).append_text(sizes_and_steps(tile)))
    if view.chosen is not None:
        parts.append(bold(f"{words('table-chosen')} ").append_text(sizes_and_steps(view.chosen)))
    return parts


def _player(player: PlayerView, name: str) -> Row:
    return [seat_mark(player.seat, player.colour).append(f" {name}", "bold"), *supplies(player)]
