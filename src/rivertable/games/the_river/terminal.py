"""The table drawn for a terminal, from the view alone: main board, the own river board, the others in small."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType

from rivertable.engine.drawing import WIDE, Names, Numbered, dim, rule, shown_in_full, shown_in_short
from rivertable.engine.secrecy import Viewer

from .tables import DISPLAY_SLOTS, LOCATIONS, MAX_RESERVED, SLOTS, SPOTS
from .terminal_board import draw_board
from .terminal_river import draw_others, draw_river
from .terminal_words import words

if TYPE_CHECKING:
    from .view import SeatView, View

# Tiles and buildings, the reserved cards counted on from the buildings; locations; spots of the own river board.
NUMBERS = {
    "pick_tile": Numbered(SLOTS, plus=1),
    "pick_setup_tile": Numbered(SLOTS, plus=1),
    "pick_reserve": Numbered(DISPLAY_SLOTS, plus=1),
    "pick_building": Numbered(DISPLAY_SLOTS, plus=1),
    "pick_reserved": Numbered(DISPLAY_SLOTS + MAX_RESERVED, plus=DISPLAY_SLOTS + 1),
    "place": Numbered(len(LOCATIONS), plus=1, names=LOCATIONS),
    "swap_first": Numbered(SPOTS),
    "swap_second": Numbered(SPOTS),
}


def draw(view: View, viewer: Viewer, names: Names, width: int) -> RenderableType:
    """The whole table as the viewer sees it; a spectator sees every river board in full."""
    parts: list[RenderableType] = [rule(table_title(view)), draw_board(view, width)]
    for seat in shown_in_full(view.seats, viewer):
        parts += [rule(board_title(view, seat, viewer, names)), draw_river(seat, width)]
    if others := shown_in_short(view.seats, viewer):
        parts += [rule(words("table-others")), draw_others(others, names, view.first_player, width)]
    return Group(*parts, dim(words("table-legend" if width >= WIDE else "table-legend_short")))


def board_title(view: View, seat: SeatView, viewer: Viewer, names: Names) -> str:
    """Whose board, the points so far as far as they are open, and the pawn."""
    title = words("table-your_board") if seat.seat == viewer else words("table-board", name=names[seat.seat])
    open_points = seat.points.columns + seat.points.resources + seat.points.meadows
    if seat.points.total is None:
        title += words("table-open_points", points=open_points)
    else:
        title += words("table-points", points=seat.points.total)
    return title + (words("table-pawn") if seat.seat == view.first_player else "")


def table_title(view: View) -> str:
    if view.over:
        return words("table-over", round=view.round)
    if view.round == 0:
        return words("table-preliminary")
    spots = view.seats[0].token_spots
    title = words("table-title", round=view.round, tokens=spots)
    return f"{title} {words('table-last_round')}" if view.ending is not None else title
