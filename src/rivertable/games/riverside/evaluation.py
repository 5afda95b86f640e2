"""A quick estimate of the final score, in hundredths of a point, from what the seat knows.

Points on the sheet, what half-filled rows and unused symbols are likely to become, and one excursion for each round
that is probably left, at the place where the ship will probably be. The weights were found by self-play.
"""

from __future__ import annotations

from rivertable.engine.rule import rule

from .rules.powers import is_usable
from .scoring import boat_points, excursion_points, solo_bonus
from .state import CROSSED, FILLING, FIRE, LEFT, OVER, PLUS_ONE, TICKET, State
from .tables import (
    BOATS,
    BONUS_SEATS,
    COLUMNS,
    ITEM_BOAT,
    ITEM_VALUE,
    ITEMS,
    ROWS,
    SEATS_IN,
    SLOTS,
    STAVE,
    TICKET_POINTS,
    TILE_DOCKS,
    TILE_PASSAGE,
)

POINT = 100
STRIDE = 289  # hundredths of a space the ship sails in a round
ROW_VALUE = 555  # a finished row beyond its points: tickets multiply excursions
CROSS_VALUE = 149
FIRE_VALUE = 182
PLUS_ONE_VALUE = 600
POWER_VALUE = 373
GROWTH = 15  # tickets a boat gains per round, in hundredths
EXCURSION_SHARE = 29  # per cent of a forecast excursion that comes true
LOWEST_SHARE = 51
NEVER = 99


@rule
def near(s: State, space: int, slot: int) -> int:
    """About how far a village is from a space of the route: along the water, or through its own column's passage."""
    tile = s.tile_at[slot]
    if tile < 0:
        return NEVER
    dock = s.first_space[slot] + TILE_DOCKS[tile][0] - 1
    direct = abs(space - dock)
    other = slot + COLUMNS if slot < COLUMNS else slot - COLUMNS
    if TILE_PASSAGE[tile] > 0 and TILE_PASSAGE[s.tile_at[other]] > 0:
        here = s.first_space[slot] + TILE_PASSAGE[tile] - 1
        there = s.first_space[other] + TILE_PASSAGE[s.tile_at[other]] - 1
        direct = min(direct, abs(space - there) + 1 + abs(here - dock))
    return direct + 1


@rule
def full_rows(s: State, seat: int, boat: int) -> int:
    """Tickets of a boat, those still pending included; for the stave church of all boats."""
    full, count = ~s.open_rows[seat], 0
    if boat == STAVE:
        for row in range(BOATS * ROWS):
            count += (full >> row) & 1
    else:
        for row in range(ROWS):
            count += (full >> (boat * ROWS + row)) & 1
    return count


@rule
def forecast_visit(s: State, seat: int, slot: int, later: int) -> int:
    """Points (hundredths) a visit may write `later` rounds from now."""
    tile = s.tile_at[slot]
    total = 0
    for item in range(ITEMS[tile]):
        boat = ITEM_BOAT[tile][item]
        growth = GROWTH * later * (BOATS if boat == STAVE else 1)
        points = ITEM_VALUE[tile][item] * (full_rows(s, seat, boat) * POINT + growth)
        if points > s.to_beat[seat][boat] * POINT:
            total += points
    return total


@rule
def forecast_round(s: State, seat: int, later: int) -> int:
    """The best excursion of a later round, where the ship will probably be then."""
    space = s.ship + (STRIDE * later + 50) // 100
    if space >= s.anchor:
        return 0
    best = 0
    for slot in range(SLOTS):
        distance = s.distance[slot] if later == 0 and s.tile_at[slot] >= 0 else near(s, space, slot)
        if distance <= 3:
            best = max(best, forecast_visit(s, seat, slot, later))
    return best


@rule
def rounds_left(s: State) -> int:
    """Full rounds that are probably still to come after this one."""
    return (s.anchor - s.ship) * 100 // STRIDE


@rule
def rows_outlook(s: State, seat: int, left: int) -> int:
    """What rows are worth beyond the excursions forecast with them: tickets pending, and tickets to come by how far
    their rows are filled. A ticket is worth the more the more rounds are left."""
    total = 0
    for cell in range(BOATS * ROWS):
        crossed, seats = s.sheet[seat][CROSSED + cell], SEATS_IN[cell]
        ticket = ROW_VALUE * left // 10
        if s.sheet[seat][TICKET + cell] == 1:
            total += ticket
        else:
            worth = TICKET_POINTS[cell] * POINT + BONUS_SEATS[cell] * CROSS_VALUE + ticket
            total += worth * crossed * crossed // (seats * seats)
    return total


@rule
def evaluate(s: State, seat: int) -> int:
    """The estimate; at the end of the game simply the points."""
    sheet = s.sheet[seat]
    total = excursion_points(sheet, STAVE) * POINT
    lowest = 1 << 30
    for boat in range(BOATS):
        points = boat_points(sheet, boat) * POINT
        total += points
        lowest = min(lowest, points)
    if s.phase == OVER:
        return total + lowest + POINT * solo_bonus(excursion_points(sheet, STAVE) + lowest // POINT)
    left = rounds_left(s)
    total += lowest * LOWEST_SHARE // 100
    total += rows_outlook(s, seat, left) + s.turn[seat][LEFT] * CROSS_VALUE
    total += min(sheet[FIRE], 5 * left) * FIRE_VALUE + sheet[PLUS_ONE] * PLUS_ONE_VALUE
    for power in range(BOATS):
        if is_usable(s, seat, power):
            total += POWER_VALUE
    for later in range(0 if s.phase == FILLING else 1, left + 1):
        total += forecast_round(s, seat, later) * EXCURSION_SHARE // 100
    return total
