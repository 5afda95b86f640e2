"""The table as a viewer sees it, with names: map, dice, ship and all sheets, the viewer's own up to the last mark."""

from __future__ import annotations

from typing import Any

import msgspec

from rivertable.engine.secrecy import Viewer

from . import state as at
from .rules.dice import is_hot
from .rules.flow import DECISIONS
from .scoring import achievement_level, boat_points, captain_points, excursion_points, final_score, is_solo_victory
from .state import FILLING, OVER, State
from .tables import (
    BOAT_NAMES,
    BOATS,
    BONUS_BOAT,
    BONUS_SEATS,
    BOXES,
    BOXES_OF,
    COLOURS,
    COLUMNS,
    EXTENSION_OFFSET,
    ITEM_BOAT,
    ITEM_VALUE,
    ITEMS,
    POWER_OF,
    POWERS,
    ROWS,
    ROYAL_SEAT,
    SEATS_IN,
    SOLO_VICTORY,
    STAVE,
    TICKET_POINTS,
    TILE_DOCKS,
    TILE_IDS,
    TILE_PASSAGE,
    TILE_SPACES,
)


class DieView(msgspec.Struct, frozen=True):
    colour: str
    value: int
    hot: bool


class ItemView(msgspec.Struct, frozen=True):
    """A colour of a village (or the stave church) and its value."""

    colour: str
    value: int


class TileView(msgspec.Struct, frozen=True):
    tile: str
    bank: str
    column: int
    spaces: tuple[int, ...]  # route indices
    docks: tuple[int, ...]  # route indices the village is reached from
    passage: int | None  # route index of the passage
    village: tuple[ItemView, ...]
    distance: int  # from the ship


class RowView(msgspec.Struct, frozen=True):
    seats: int
    crossed: int
    royal_seat: int  # 0: none
    ticket_points: int
    ticket: bool
    bonus_colour: str
    bonus_seats: int


class BoatView(msgspec.Struct, frozen=True):
    colour: str
    rows: tuple[RowView, ...]
    power: str
    power_state: str  # "asleep", "ready" or "used"
    tickets: int
    boxes: int
    scores: tuple[int, ...]
    points: int


class StaveView(msgspec.Struct, frozen=True):
    boxes: int
    scores: tuple[int, ...]
    points: int


class SheetView(msgspec.Struct, frozen=True):
    seat: int
    boats: tuple[BoatView, ...]
    stave: StaveView
    fire: int
    plus_ones: int
    captain_points: int
    points: int  # guide boats and captain points; the bonus is settled at the end
    final_score: int | None
    level: int | None  # achievement level, at the end
    solo_victory: bool | None  # at the end of a solo game


class TurnView(msgspec.Struct, frozen=True):
    """The viewer's own turn as far as it is planned."""

    step: str
    die: str | None
    boat: str | None
    crosses_left: int
    range: int | None
    village: int | None  # index into tiles
    asked_colour: str | None


class View(msgspec.Struct, frozen=True):
    players: int
    extension: bool
    round: int
    phase: str  # "filling", "excursions" or "over"
    dice: tuple[DieView, ...]
    green: int
    temperature: int
    ship: int
    anchor: int
    tiles: tuple[TileView, ...]  # north row west to east, then south row west to east
    sheets: tuple[SheetView, ...]
    turn: TurnView | None
    solo_target: int | None  # final points from which on a solo game is won


def build(s: State, viewer: Viewer) -> View:
    """RS-8.1, RS-8.2  All is public but the marks of this phase, which each player sees on their own sheet only."""
    return View(
        players=s.players,
        extension=s.opt_extension == 1,
        round=s.rounds,
        phase={FILLING: "filling", OVER: "over"}.get(s.phase, "excursions"),
        dice=tuple(DieView(COLOURS[c], s.dice[c], is_hot(s, c)) for c in range(BOATS)),
        green=s.green,
        temperature=s.temperature,
        ship=s.ship,
        anchor=s.anchor,
        tiles=tuple(_tile(s, slot) for slot in slots(s)),
        sheets=tuple(_sheet(s, seat, s.sheet[seat] if seat == viewer else s.shown[seat]) for seat in range(s.players)),
        turn=None if viewer is None or s.phase == OVER else _turn(s, s.turn[viewer]),
        solo_target=_solo_target(s) if s.players == 1 else None,
    )


def _solo_target(s: State) -> int:
    """RS-7.8, RS-10.14  Victory is judged by 25 points less with the extension, so that many more are needed."""
    return SOLO_VICTORY - (EXTENSION_OFFSET if s.opt_extension == 1 else 0)


def slots(s: State) -> tuple[int, ...]:
    """The slots that hold a tile: north row, then south row."""
    return (*range(s.columns), *range(COLUMNS, COLUMNS + s.columns))


def _tile(s: State, slot: int) -> TileView:
    tile, first = s.tile_at[slot], s.first_space[slot]
    passage = TILE_PASSAGE[tile]
    return TileView(
        tile=TILE_IDS[tile],
        bank="north" if slot < COLUMNS else "south",
        column=slot % COLUMNS + 1,
        spaces=tuple(range(first, first + TILE_SPACES[tile])),
        docks=tuple(sorted({first + dock - 1 for dock in TILE_DOCKS[tile]})),
        passage=first + passage - 1 if passage else None,
        village=tuple(ItemView(BOAT_NAMES[ITEM_BOAT[tile][i]], ITEM_VALUE[tile][i]) for i in range(ITEMS[tile])),
        distance=s.distance[slot],
    )


def _scores(sheet: Any, boat: int) -> tuple[int, ...]:
    return tuple(sheet[at.SCORE + boat * BOXES + box] for box in range(sheet[at.WRITTEN + boat]))


def _boat(sheet: Any, boat: int) -> BoatView:
    power = POWER_OF[boat]
    used, active = sheet[at.USED + power], sheet[at.ACTIVE + power]
    return BoatView(
        colour=COLOURS[boat],
        rows=tuple(_row(sheet, cell) for cell in range(boat * ROWS, (boat + 1) * ROWS)),
        power=POWERS[power],
        power_state="used" if used else "ready" if active else "asleep",
        tickets=sheet[at.TICKETS + boat],
        boxes=BOXES_OF[boat],
        scores=_scores(sheet, boat),
        points=boat_points(sheet, boat),
    )


def _row(sheet: Any, cell: int) -> RowView:
    return RowView(
        seats=SEATS_IN[cell],
        crossed=sheet[at.CROSSED + cell],
        royal_seat=ROYAL_SEAT[cell],
        ticket_points=TICKET_POINTS[cell],
        ticket=sheet[at.TICKET + cell] == 1,
        bonus_colour=COLOURS[BONUS_BOAT[cell]],
        bonus_seats=BONUS_SEATS[cell],
    )


def _sheet(s: State, seat: int, sheet: Any) -> SheetView:
    boats = tuple(_boat(sheet, boat) for boat in range(BOATS))
    final = final_score(s, seat) if s.phase == OVER else None
    return SheetView(
        seat=seat,
        boats=boats,
        stave=StaveView(BOXES_OF[STAVE], _scores(sheet, STAVE), excursion_points(sheet, STAVE)),
        fire=sheet[at.FIRE],
        plus_ones=sheet[at.PLUS_ONE],
        captain_points=captain_points(sheet),
        points=sum(boat.points for boat in boats) + captain_points(sheet),
        final_score=final,
        level=None if final is None else achievement_level(final, s.opt_extension == 1),
        solo_victory=is_solo_victory(s, seat) if s.phase == OVER and s.players == 1 else None,
    )


def _turn(s: State, turn: Any) -> TurnView:
    step = turn[at.STEP]
    filling = s.phase == FILLING
    scoring = step in (at.GIVE_PRIZE, at.SCORE_COLOUR)
    slot = turn[at.VILLAGE] if scoring else None
    return TurnView(
        step=DECISIONS.name(step),
        die=COLOURS[turn[at.DIE]] if filling and step != at.CHOOSE_DIE else None,
        boat=COLOURS[turn[at.BOAT]] if step == at.CHOOSE_ROW else None,
        crosses_left=turn[at.LEFT],
        range=None if filling else turn[at.REACH],
        village=None if slot is None else slots(s).index(slot),
        asked_colour=BOAT_NAMES[ITEM_BOAT[s.tile_at[slot]][turn[at.ITEM]]] if step == at.SCORE_COLOUR else None,
    )
