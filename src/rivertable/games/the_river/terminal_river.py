"""River boards drawn for a terminal: the own one as it lies, the others in small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from rivertable.engine.drawing import DIM, NUMBER, WIDE, Names, below, cut, grid, labelled, padded

from .tables import DISPLAY_SLOTS
from .terminal_words import LETTERS, TERRAIN_STYLE, cost, goods, seat_mark, symbols, terrain_chip, words

if TYPE_CHECKING:
    from .view import BuildingView, SeatView, SpotView

FRAMED = "bold red"
NEXT = "bold cyan"
LABEL = 8  # letters of the longest name of what a player has


def draw_river(seat: SeatView, width: int) -> RenderableType:
    """TR-2.8  Twelve spots in three rows, the course winding from left to right and back, beside what the player has."""
    wide = width >= WIDE
    cell = 16 if wide else 12
    return grid([_board(seat, cell), _belongings(seat, width - 4 * cell - 3)], gap=2 if wide else 1)


def _board(seat: SeatView, cell: int) -> Text:
    lines: list[Text] = []
    rows = sorted({spot.row for spot in seat.spots})
    for row in rows:
        spots = sorted((spot for spot in seat.spots if spot.row == row), key=lambda spot: spot.column)
        lines.append(Text().join(padded(_heading(seat, spot), cell) for spot in spots))
        lines.append(Text().join(padded(_content(spot, cell), cell) for spot in spots))
    points = (Text(words("table-column", points=points), "bold" if points else DIM) for points in seat.columns)
    lines.append(Text().join(padded(text, cell) for text in points))
    return below(lines)


def _heading(seat: SeatView, spot: SpotView) -> Text:
    """`→ 5▣ forest`: the number, a frame, a settled pioneer, the terrain. The arrow is the way of the river."""
    heading = Text(arrow(spot), "bright_blue").append_text(spot_number(seat, spot)).append(" ")
    if spot.tile is not None:
        return heading.append_text(terrain_chip(spot.tile))
    return heading.append(words("table-next") if spot.spot == seat.tiles + 1 else "", NEXT)


def spot_number(seat: SeatView, spot: SpotView) -> Text:
    """`5▣` or `5●`: the number, and a frame or a settled pioneer."""
    number = Text(f"{spot.spot}", NEXT if spot.spot == seat.tiles + 1 else DIM)
    if spot.settled:
        return number.append("●", "bold")
    return number.append("▣" if spot.framed else "", FRAMED)


def arrow(spot: SpotView) -> str:
    if spot.row % 2 == 1:
        return "→" if spot.column < 4 else "↓"
    return "←" if spot.column > 1 else "↓"


def _content(spot: SpotView, cell: int) -> Text:
    if spot.tile is not None:
        return Text(f"  {symbols(spot.tile)}"[: cell - 1])
    return Text(f"  ({LETTERS[spot.printed]})" if spot.printed else "", DIM)


def belonging_parts(seat: SeatView, pad: int = 0) -> list[Text]:
    """Boat, resources, production, tokens, points of the buildings, each after its padded name."""
    return [
        _pioneers(seat, pad),
        labelled(
            words("table-goods"), f"{goods(seat.goods)} {words('table-room', held=seat.held, of=seat.warehouses)}", pad
        ),
        labelled(words("table-production"), goods(seat.production), pad),
        labelled(words("table-track"), _track(seat), pad),
        labelled(words("table-built"), " ".join(map(_built, seat.buildings)) or "–", pad),
    ]


def _built(card: BuildingView | None) -> str:
    return "?" if card is None else str(card.points)


def _belongings(seat: SeatView, room: int) -> Text:
    """What the player has, and the reserved cards, a line each."""
    lines = [
        *belonging_parts(seat, LABEL),
        *(_reserved_line(number, card) for number, card in enumerate(seat.reserved, DISPLAY_SLOTS + 1)),
        *([] if seat.reserved else [labelled(words("table-reserved"), "–", LABEL)]),
    ]
    for line in lines:
        line.truncate(room, overflow="ellipsis")
    return below(lines)


def _pioneers(seat: SeatView, pad: int) -> Text:
    """`●●● and 1 at work`."""
    line = labelled(words("table-boat"), "", pad).append("●" * seat.boat or "–", "bold")
    return line.append(f" {words('table-at_work', count=seat.at_work)}")


def _track(seat: SeatView) -> str:
    """`6 4 · ·`, the extra pioneer on the second spot."""
    track = ["?" if value is None else str(value) for value in seat.tokens]
    track += ["·"] * (seat.token_spots - len(track))
    if seat.extra_pioneer:
        track[1] = f"{track[1] if len(seat.tokens) > 1 else ''}+1"
    return " ".join(track)


def _reserved_line(number: int, card: BuildingView | None) -> Text:
    """`reserved 5 Pottery 1w1s2c`: numbered on from the buildings of the main board."""
    line = labelled(words("table-reserved"), "", LABEL).append(f"{number} ", NUMBER)
    return line.append("?" if card is None else f"{card.name} {cost(card).replace(' ', '')}", "")


# ---------------------------------------------------------------- the others


def draw_others(seats: Sequence[SeatView], names: Names, first: int, width: int) -> RenderableType:
    """A small board for each: three rows of four tiles, and what everybody can see beside it."""
    room = (width - 4) // max(len(seats), 1)
    boards = (_small(seat, names[seat.seat], seat.seat == first, room) for seat in seats)
    return grid(boards, gap=1 if len(seats) > 2 else 4)


def _small(seat: SeatView, name: str, is_first: bool, room: int) -> Text:
    head = seat_mark(seat.seat, seat.colour).append(cut(f" {name}", room - 4), "bold")
    head.append(" ♟" if is_first else "", "bold")
    lines = [head]
    for row in sorted({spot.row for spot in seat.spots}):
        spots = sorted((spot for spot in seat.spots if spot.row == row), key=lambda spot: spot.column)
        lines.append(Text().join(_code(seat, spot) for spot in spots))
    track = words("table-small_track", tokens=len(seat.tokens), of=seat.token_spots, built=len(seat.buildings))
    lines += [
        Text(f"{goods(seat.goods)} {words('table-room', held=seat.held, of=seat.warehouses)}"),
        Text(words("table-small_production", goods=goods(seat.production), boat=seat.boat)),
        Text(f"{track} {words('table-small_reserved', count=len(seat.reserved))}"),
    ]
    return below(lines)


def _code(seat: SeatView, spot: SpotView) -> Text:
    """Two letters of the terrain and the symbols, six characters wide, after a settled pioneer; an empty spot shows what is printed."""
    if spot.tile is None:
        return padded(Text(f"({LETTERS[spot.printed]})" if spot.printed else "·", DIM), 6)
    code = Text("●" if spot.settled else "", "bold")
    for terrain in spot.tile.terrain:
        code.append(words(f"terrain-{terrain}")[: 2 if len(spot.tile.terrain) == 1 else 1], TERRAIN_STYLE[terrain])
    letters = "".join(LETTERS[basic] * count for basic, count in spot.tile.production.items())
    warehouses = f"{spot.tile.warehouses}⌂" if spot.tile.warehouses > 1 else "⌂" * spot.tile.warehouses
    code.append(letters + warehouses + ("*" if spot.tile.effect != "none" else ""))
    return padded(code, 6)
