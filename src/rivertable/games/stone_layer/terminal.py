"""The table drawn for a terminal, from the view alone: stacks side by side, river, stone tiles, players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rivertable.engine.drawing import DIM, NUMBER, Names, Numbered, bold, dim, grid, rule
from rivertable.engine.secrecy import Viewer

from .tables import SLOTS, STACKS
from .terminal_words import LETTERS, SIZE_STYLE, WIDTHS, seat_mark, stone, words
from .view import START

if TYPE_CHECKING:
    from .view import PlayerView, StackView, TileView, View

NUMBERS = {"pick_tile": Numbered(SLOTS), "pick_source": Numbered(STACKS), "report_fell": Numbered(STACKS)}


def draw(view: View, viewer: Viewer, names: Names, width: int) -> RenderableType:
    """The whole table; everybody sees the same."""
    parts: list[RenderableType] = [rule(table_title(view, names)), _stacks(view), _river(view), _tiles(view)]
    if view.barred and view.step != "over":
        parts.append(Text(words("table-barred"), style="bold yellow"))
    return Group(*parts, rule(words("table-players")), _players(view, viewer, names))


def table_title(view: View, names: Names) -> str:
    if view.step == "over":
        return words("table-over", turn=view.turn)
    if view.step in START:
        return words("table-start")
    return words("table-title", turn=view.turn, name=names[view.current])


def _stacks(view: View) -> Table:
    """Six stacks from the ground up, tokens below, the marker under its stack."""
    highest = max(len(stack.stones) for stack in view.stacks)
    table = Table.grid(expand=True)
    for _ in view.stacks:
        table.add_column(justify="center", ratio=1)
    for level in reversed(range(highest)):
        table.add_row(*(_level(view, stack, level) for stack in view.stacks))
    table.add_row(*(_ground(stack, stack.number == view.marker) for stack in view.stacks))
    table.add_row(*(tokens_at(view, stack) for stack in view.stacks))
    table.add_row(*(next_tokens(stack) for stack in view.stacks))
    return table


def _level(view: View, stack: StackView, level: int) -> Text:
    if level >= len(stack.stones):
        return Text("")
    shown = stack.stones[level]
    return stone(shown.size, LETTERS[shown.size] if view.companion else shown.id)


def _ground(stack: StackView, marked: bool) -> Text:
    if not marked:
        return dim(f"▔▔▔▔ {stack.number} ▔▔▔▔")
    return Text.assemble(("▶", "bold yellow"), (f"▔▔▔ {stack.number} ▔▔▔", "bold"), ("◀", "bold yellow"))


def tokens_at(view: View, stack: StackView) -> Text:
    """`1×3 2×1`: three tokens of player 1, one of player 2."""
    text = Text()
    for player in view.players:
        if count := stack.tokens[player.seat]:
            text.append_text(seat_mark(player.seat, player.colour)).append(f"×{count} ")
    return text if text else dim("·")


def next_tokens(stack: StackView) -> Text:
    return dim(words("table-next", count=stack.next_tokens))


def _river(view: View) -> RenderableType:
    if not view.river:
        return Text(words("table-river_empty"), style="bold")
    text = Text(words("table-river"), style="bold bright_cyan")
    for size in WIDTHS:
        of_size = [shown.id for shown in view.river if shown.size == size]
        text.append(" ").append(f" {LETTERS[size]}×{len(of_size)} ", style=SIZE_STYLE[size])
        text.append("" if view.companion else f" {stone_ranges(of_size)} ", style=DIM)
    return text


def stone_ranges(ids: list[str]) -> str:
    """`s03-s07 s09`: stones in a row joined."""
    parts: list[list[str]] = []
    for id in ids:
        if parts and int(id[1:]) == int(parts[-1][-1][1:]) + 1:
            parts[-1].append(id)
        else:
            parts.append([id])
    return " ".join(part[0] if len(part) == 1 else f"{part[0]}-{part[-1][1:]}" for part in parts)


def _tiles(view: View) -> Text:
    text = Text(words("table-tiles"), style="bold")
    if view.step in START:
        text.append(f"  {words('table-not_yet')}", style=DIM)
    else:
        for number, tile in enumerate(view.tiles, 1):
            text.append(f"  {number} ", style=NUMBER).append_text(sizes_and_steps(tile))
    if view.chosen is not None:
        text.append(f"   {words('table-chosen')} ", style="bold").append_text(sizes_and_steps(view.chosen))
    return text.append(f"\n{words('table-deck', deck=view.deck, used=view.used, bank=view.bank)}", style=DIM)


def sizes_and_steps(tile: TileView | None) -> Text:
    """`S/M +3`: sizes and the marker's steps."""
    if tile is None:
        return dim(words("table-taken"))
    sizes = "/".join(LETTERS[size] for size in tile.sizes)
    return Text(f"{sizes} +{tile.steps}", style="" if tile.playable else "strike bright_black")


def _players(view: View, viewer: Viewer, names: Names) -> RenderableType:
    table = grid(*(_player(view, player, viewer, names[player.seat]) for player in view.players))
    for column in table.columns:
        column.no_wrap = True
    return Align.left(table)


def _player(view: View, player: PlayerView, viewer: Viewer, name: str) -> list[Text]:
    """Points as golden tokens on the way to the goal, then supply and tokens at stacks."""
    coins = Text("●" * player.points, style="yellow")
    return [
        seat_mark(player.seat, player.colour),
        Text(name, style="bold underline" if player.seat == viewer else "bold"),
        coins + dim("·" * max(0, view.points_to_win - player.points)),
        *supplies(player),
    ]


def supplies(player: PlayerView) -> list[Text]:
    """Points, tokens at stacks, tokens in supply, and the large ones."""
    return [
        bold(words("table-points", points=player.points)),
        Text(f"{player.at_stacks} {words('table-at_stacks')}"),
        Text(f"{player.supply} {words('table-supply')}"),
        *([Text(f"{player.fives}×5")] if player.fives else []),
    ]
