"""The table drawn for a terminal, from the view alone: main board, the own river board, the others in small."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from rivertable.engine.secrecy import Viewer

from .tables import DISPLAY_SLOTS, LOCATIONS, MAX_RESERVED, SLOTS, SPOTS
from .terminal_board import draw_board
from .terminal_river import draw_others, draw_river
from .terminal_words import DIM, WIDE, words

if TYPE_CHECKING:
    from .view import SeatView, View

Names = Mapping[int, str]


def draw(view: View, viewer: Viewer, names: Names, width: int) -> RenderableType:
    """The whole table as the viewer sees it; a spectator sees every river board in full."""
    parts: list[RenderableType] = [_rule(table_title(view)), draw_board(view, width)]
    for seat in view.seats:
        if viewer is None or seat.seat == viewer:
            parts += [_rule(board_title(view, seat, viewer, names)), draw_river(seat, width)]
    others = [seat for seat in view.seats if viewer is not None and seat.seat != viewer]
    if others:
        parts += [_rule(words("table-others")), draw_others(others, names, view.first_player, width)]
    return Group(*parts, Text(words("table-legend" if width >= WIDE else "table-legend_short"), style=DIM))


def board_title(view: View, seat: SeatView, viewer: Viewer, names: Names) -> str:
    """Whose board, the points so far as far as they are open, and the pawn."""
    title = words("table-your_board") if seat.seat == viewer else words("table-board", name=names[seat.seat])
    open_points = seat.points.columns + seat.points.resources + seat.points.meadows
    if seat.points.total is None:
        title += words("table-open_points", points=open_points)
    else:
        title += words("table-points", points=seat.points.total)
    return title + (words("table-pawn") if seat.seat == view.first_player else "")


def _rule(title: str) -> Rule:
    return Rule(Text(title, style="bold"), align="left", style=DIM, characters="─")


def table_title(view: View) -> str:
    if view.over:
        return words("table-over", round=view.round)
    if view.round == 0:
        return words("table-preliminary")
    spots = view.seats[0].token_spots
    title = words("table-title", round=view.round, tokens=spots)
    return f"{title} {words('table-last_round')}" if view.ending is not None else title


def board_number(name: str, args: tuple[int | str, ...]) -> tuple[int, int] | None:
    """The number drawn beside the piece that an action chooses, and the highest number drawn for such pieces; None for
    other actions."""
    if name in ("pick_tile", "pick_setup_tile"):
        return int(args[0]) + 1, SLOTS
    if name in ("pick_reserve", "pick_building"):
        return int(args[0]) + 1, DISPLAY_SLOTS
    if name == "pick_reserved":
        return DISPLAY_SLOTS + int(args[0]) + 1, DISPLAY_SLOTS + MAX_RESERVED
    if name == "place":
        return LOCATIONS.index(str(args[0])) + 1, len(LOCATIONS)
    if name in ("swap_first", "swap_second"):
        return int(args[0]), SPOTS
    return None
