"""Points by category, the winner, achievement levels (RS-7)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import rule

from .state import SCORE, TICKET, WRITTEN, State
from .tables import (
    BOATS,
    BOXES,
    CAPTAIN_LEAST,
    CAPTAIN_MOST,
    COLOURS,
    EXTENSION_OFFSET,
    LEVELS,
    ROWS,
    SOLO_CAPTAIN,
    SOLO_VICTORY,
    STAVE,
    TICKET_POINTS,
)

CATEGORIES = (*COLOURS, "stave", "lowest_boat", "captain_bonus")
END_REASONS = ("anchor",)  # RS-7.1  There is one way to end: the ship has reached the anchor.


@rule
def ticket_points(sheet: Any, boat: int) -> int:
    """RS-7.2  Points printed on the crossed tickets of a boat."""
    points = 0
    for row in range(boat * ROWS, (boat + 1) * ROWS):
        points += sheet[TICKET + row] * TICKET_POINTS[row]
    return points


@rule
def excursion_points(sheet: Any, boat: int) -> int:
    """RS-7.2, RS-7.3  All scores written on a boat, the stave church's included."""
    points = 0
    for box in range(sheet[WRITTEN + boat]):
        points += sheet[SCORE + boat * BOXES + box]
    return points


@rule
def boat_points(sheet: Any, boat: int) -> int:
    """RS-7.2  Guide boat points: tickets and excursions."""
    return ticket_points(sheet, boat) + excursion_points(sheet, boat)


@rule
def lowest_boat_points(sheet: Any) -> int:
    """RS-7.3  The lowest of the five guide boat points."""
    lowest = boat_points(sheet, 0)
    for boat in range(1, BOATS):
        lowest = min(lowest, boat_points(sheet, boat))
    return lowest


@rule
def captain_points(sheet: Any) -> int:
    """RS-7.3  Stave church scores and the lowest guide boat points."""
    return excursion_points(sheet, STAVE) + lowest_boat_points(sheet)


@rule
def solo_bonus(captain: int) -> int:
    """RS-7.4  Solo: +15 from 50 captain points on, otherwise -15."""
    return CAPTAIN_MOST if captain >= SOLO_CAPTAIN else CAPTAIN_LEAST


@rule
def captain_bonus(s: State, seat: int) -> int:
    """RS-7.4, RS-10.16  +15 for the most and -15 for the least captain points; whoever ties has it in full, and both
    can meet in one player."""
    mine = captain_points(s.shown[seat])
    if s.players == 1:
        return solo_bonus(mine)
    most, least = 1, 1
    for other in range(s.players):
        theirs = captain_points(s.shown[other])
        if theirs > mine:
            most = 0
        elif theirs < mine:
            least = 0
    return most * CAPTAIN_MOST + least * CAPTAIN_LEAST


@rule
def score(s: State, seat: int, out: Any) -> int:
    """RS-7.5  Five guide boats, captain points (stave church and lowest boat again) and captain bonus."""
    sheet = s.shown[seat]
    total = 0
    for boat in range(BOATS):
        out[boat] = boat_points(sheet, boat)
        total += out[boat]
    out[STAVE] = excursion_points(sheet, STAVE)
    out[STAVE + 1] = lowest_boat_points(sheet)
    out[STAVE + 2] = captain_bonus(s, seat)
    return total + out[STAVE] + out[STAVE + 1] + out[STAVE + 2]


@rule
def final_score(s: State, seat: int) -> int:
    """RS-7.5  The lowest boat counts twice."""
    sheet = s.shown[seat]
    total = captain_points(sheet) + captain_bonus(s, seat)
    for boat in range(BOATS):
        total += boat_points(sheet, boat)
    return total


@rule
def standing(s: State, seat: int) -> int:
    """RS-1.5, RS-7.6  Highest final score; tie: more captain points; still tied: shared."""
    return final_score(s, seat) * 10_000 + captain_points(s.shown[seat])


@rule
def solo_score(s: State, seat: int) -> int:
    """RS-7.8, RS-10.14  The score the solo victory is judged by: 25 less with the extension."""
    return final_score(s, seat) + (EXTENSION_OFFSET if s.opt_extension == 1 else 0)


@rule
def is_solo_victory(s: State, seat: int) -> bool:
    """RS-7.8  A solo game is won from 300 points on."""
    return solo_score(s, seat) >= SOLO_VICTORY


@rule
def utility(s: State, seat: int) -> float:
    """RS-7.6  Share of opponents beaten, from -1 to 1. RS-11.1  Solo: 0 at the score that counts as victory."""
    if s.players == 1:
        return max(-1.0, min(1.0, (solo_score(s, seat) - SOLO_VICTORY) / 200.0))
    beaten = 0
    for other in range(s.players):
        if standing(s, other) < standing(s, seat):
            beaten += 1
        elif standing(s, other) > standing(s, seat):
            beaten -= 1
    return beaten / (s.players - 1.0)


def achievement_level(points: int, extension: bool) -> int:
    """RS-7.7  Level 0..9; with the extension 25 points are taken off first. Level 0 has no lower bound."""
    points += EXTENSION_OFFSET if extension else 0
    return sum(points >= threshold for threshold in LEVELS[1:])
