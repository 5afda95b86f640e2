"""The table drawn for a terminal, from the view alone: rivers, village, cards, the own area in full, the others in short."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from rivertable.engine.drawing import DIM, Names, Numbered, beside, bold, dim, grid, in_columns, rule
from rivertable.engine.secrecy import Viewer

from .tables import FACE_UP, MARKET, SPOTS
from .terminal_rivers import LEFT, draw_rivers, draw_village
from .terminal_words import SEAT_STYLE, chip, chips, short, token, words

if TYPE_CHECKING:
    from .view import AreaView, TileView, View, VillagerView

PANEL = 49  # columns that village, cards and villagers need beside the rivers
CELL = 7  # of a river then
MANY_VILLAGERS = 9  # hardly anybody has more
NUMBERS = {
    "recruit": Numbered(FACE_UP),
    "villager": Numbered(MANY_VILLAGERS, plus=1),
    "spot": Numbered(SPOTS, plus=1),
    "take_market": Numbered(MARKET),
}


def draw(view: View, viewer: Viewer, names: Names, width: int) -> RenderableType:
    """The whole table as the viewer sees it; a spectator sees every area."""
    parts: list[RenderableType] = [rule(table_title(view)), *_board(view, width)]
    first = [area for area in view.areas if area.seat == viewer]
    for area in [*first, *(area for area in view.areas if area.seat != viewer)]:
        parts += _area(view, area, viewer, names, width)
    return Group(*parts)


def _board(view: View, width: int) -> list[RenderableType]:
    """Rivers, village, cards and villagers: side by side where there is room, to save lines."""
    left = LEFT + CELL * len(view.rivers)
    if width - left - 2 < PANEL:
        together = beside([draw_village(view), turn_track(view)])
        goals = beside([beside(goal_parts(view), " "), deck_size(view)])
        return [
            draw_rivers(view, width),
            together,
            market_cards(view),
            goals,
            in_columns(numbered_villagers(view), 2 if width >= 90 else 1),
        ]
    track = beside([turn_track(view), deck_size(view)])
    panel = Group(
        draw_village(view),
        track,
        market_cards(view),
        beside(goal_parts(view), " "),
        in_columns(numbered_villagers(view), 1),
    )
    return [grid([draw_rivers(view, left), panel])]


def _area(view: View, area: AreaView, viewer: Viewer, names: Names, width: int) -> list[RenderableType]:
    """A player's name and supplies, on one line if they fit, and the villagers."""
    title, supplies = player_title(view, area, viewer, names), beside(supply_parts(area))
    villagers = in_columns(
        [own_villager(number, v) for number, v in enumerate(area.villagers, 1)], 2 if width >= 90 else 1
    )
    together = Text.assemble(title, "  ", supplies)
    if together.cell_len <= width:
        return [together, villagers]
    return [rule(title), supplies, villagers]


def table_title(view: View) -> str:
    return words("table-title", round=view.round, rounds=view.rounds, phase=words(f"phase-{view.phase}"))


def turn_track(view: View) -> Text:
    """The turn track, topmost first."""
    line = Text(words("table-track"), style="bold")
    tokens = [seat for seat in view.track if seat is not None]
    for seat in tokens:
        line.append(" ").append(str(seat + 1), style=SEAT_STYLE[seat])
    return line if tokens else line.append(" –")


def market_cards(view: View) -> Text:
    cards = ", ".join(words(f"card-{card or 'none'}") for card in view.market)
    return Text(words("table-market"), style="bold").append(f" {cards}", style="not bold")


def deck_size(view: View) -> Text:
    return dim(words("table-deck", deck=view.deck, discard=sum(view.discard.values())))


def goal_parts(view: View) -> list[Text]:
    """The heading, then each goal: colour, how many pearls it takes, and who has reached it."""
    parts = [bold(words("table-goals"))]
    for goal in view.goals:
        part = chip(goal.colour).append(f"{goal.required}", style="not bold default on default")
        parts.append(part if goal.seat is None else part.append_text(token(goal.seat)))
    return parts


def numbered_villagers(view: View) -> list[Text]:
    """The villagers that can be recruited, by position; empty positions are left out."""
    face_up = enumerate(view.face_up, 1)
    return [bold(f"{number} ").append_text(_tile(tile)) for number, tile in face_up if tile is not None]


def _tile(tile: TileView) -> Text:
    line = Text(f"{tile.name} ")
    line.append_text(beside((chip(kind) for kind in tile.spots), " "))
    bonus = words(f"bonus-{tile.ability}", points=tile.points)
    return line.append(f" {words('table-camp', camp=tile.camp)}; {bonus}", DIM)


def player_title(view: View, area: AreaView, viewer: Viewer, names: Names) -> Text:
    text = Text(f" {area.seat + 1} ", style=SEAT_STYLE[area.seat])
    name = words("table-you") if area.seat == viewer else names[area.seat]
    text.append(f" {name}  ", style="bold").append(words("table-points", points=area.points), style="bold")
    if view.turn is not None and view.turn.seat == area.seat and area.seat != viewer:
        text.append(f"  {words('table-decides')}", DIM)
    return text


def supply_parts(area: AreaView) -> list[Text]:
    """Hand, alpaca and fairies."""
    known = [f"{words(f'card-{card}')}{f'×{n}' if n > 1 else ''}" for card, n in area.hand.items() if n]
    hand = ", ".join(known + ([words("table-hidden", count=area.hidden_cards)] if area.hidden_cards else []))
    cards = Text(words("table-hand", count=area.cards), style="bold").append(f" {hand or '–'}", style="not bold")
    carried = [colour for colour, n in reversed(area.alpaca.items()) for _ in range(n)]
    alpaca = Text(words("table-alpaca", count=len(carried), spots=area.alpaca_spots), style="bold")
    alpaca.append(" ").append_text(chips(carried) if carried else Text("–"))
    fairies = [f"{words(f'fairy-{fairy}')}{f'×{n}' if n > 1 else ''}" for fairy, n in area.fairies.items() if n]
    return [
        cards,
        alpaca,
        Text(words("table-fairies"), style="bold").append(f" {', '.join(fairies) or '–'}", "not bold"),
    ]


def own_villager(number: int, villager: VillagerView) -> Text:
    """`1 Heron Keeper ●wh (wh)(bl)●gr  2/white =4`."""
    line = Text(f"{number} ", style="bold").append(villager.tile.name, style="not bold")
    line.append(" ")
    for spot in villager.spots:
        if spot.pearl is None:
            line.append(f"({short(spot.kind)})")
        else:
            line.append_text(chip(spot.pearl, f"●{short(spot.pearl)} "))
    bonus = words(f"bonus-{villager.tile.ability}", points=villager.tile.points)
    return line.append(f" {bonus}", DIM).append(f" ={villager.bonus}", style="bold")
