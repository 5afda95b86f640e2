"""The cheap policy: what a seat would sensibly do next, found without trying anything out.

Crosses go where they finish rows, dice are weighed by the rows they would fill, and villages by the points they write.
The stream makes the values a little uncertain, so that games played on by it differ.
"""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import pick
from rivertable.engine.rule import rule

from . import actions
from .evaluation import CROSS_VALUE, FIRE_VALUE, PLUS_ONE_VALUE, POINT, POWER_VALUE, rounds_left
from .rules.dice import dice_value, fire_cost
from .rules.excursions import item_points
from .state import (
    ADD_GREEN,
    BOAT,
    CHOOSE_DIE,
    CHOOSE_EARLY_BIRDS,
    CHOOSE_FAN_BASE,
    CHOOSE_GREEN,
    CHOOSE_PLUS_ONE,
    CHOOSE_ROW,
    CHOOSE_SPEED_BOAT,
    CHOOSE_VILLAGE,
    CROSSED,
    DIE,
    FIRE,
    FIRST,
    GIVE_PRIZE,
    GREEN,
    LEFT,
    NO_GREEN,
    NONE,
    PLUS_ONE,
    REACH,
    STEP,
    VILLAGE,
    State,
)
from .tables import (
    BONUS_SEATS,
    ITEM_BOAT,
    ITEM_VALUE,
    ITEMS,
    PRIZE_TICKETS,
    RANGE,
    ROWS,
    SEATS_IN,
    SLOTS,
    SPEED_BOAT_RANGE,
    TICKET_POINTS,
)

TICKET_VALUE = 50  # a ticket, per round left
DOUBT = 60  # by how much a value may seem larger than it is


# ---------------------------------------------------------------- crosses


@rule
def row_value(cell: int, left: int) -> int:
    """What a finished row brings in all."""
    return TICKET_POINTS[cell] * POINT + BONUS_SEATS[cell] * CROSS_VALUE + TICKET_VALUE * left


@rule
def cross_rate(cell: int, crossed: int, crosses: int, left: int) -> int:
    """What a cross in this row is worth when so many can be made: rows that will be finished come first."""
    seats = SEATS_IN[cell]
    made = min(crosses, seats - crossed)
    after = crossed + made
    return row_value(cell, left) * (after * after - crossed * crossed) // (seats * seats * made)


@rule
def best_cell(s: State, seat: int, boat: int, crosses: int, left: int, filled: int) -> int:
    """The row of a boat where crosses are worth the most, NONE if all rows are full. `filled` are rows, as bits, taken
    to be full."""
    best, best_rate = NONE, 0
    for cell in range(boat * ROWS, (boat + 1) * ROWS):
        crossed = s.sheet[seat][CROSSED + cell]
        if crossed < SEATS_IN[cell] and (filled >> cell) & 1 == 0:
            rate = cross_rate(cell, crossed, crosses, left)
            if rate > best_rate:
                best, best_rate = cell, rate
    return best


@rule
def fill_value(s: State, seat: int, boat: int, crosses: int, left: int) -> int:
    """What so many crosses on a boat are worth, row after row."""
    value, filled = 0, 0
    while crosses > 0:
        cell = best_cell(s, seat, boat, crosses, left, filled)
        if cell == NONE:
            return value
        crossed = s.sheet[seat][CROSSED + cell]
        made = min(crosses, SEATS_IN[cell] - crossed)
        value += cross_rate(cell, crossed, crosses, left) * made
        filled |= 1 << cell
        crosses -= made
    return value


@rule
def fire_price(s: State, seat: int, fire: int, left: int) -> int:
    """What fire symbols are worth keeping: those that will never be needed cost nothing."""
    spare = max(0, s.sheet[seat][FIRE] - 4 * left)
    return max(0, fire - spare) * FIRE_VALUE


@rule
def dice_worth(s: State, seat: int, boat: int, green: int, left: int) -> int:
    """What a base die is worth, with or without the green one, less its fire symbols."""
    crosses = dice_value(s, boat, green, 0)
    return fill_value(s, seat, boat, crosses, left) - fire_price(s, seat, fire_cost(s, boat, green), left)


@rule
def choose_die(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """The base die worth the most, alone or with the green one if that can be paid."""
    left = rounds_left(s)
    best, best_value = 0, -(1 << 30)
    for k in range(n):
        boat = out[k] - actions.DIE
        value = dice_worth(s, seat, boat, NO_GREEN, left)
        if fire_cost(s, boat, ADD_GREEN) <= s.sheet[seat][FIRE]:
            value = max(value, dice_worth(s, seat, boat, ADD_GREEN, left))
        value += pick(stream, DOUBT)
        if value > best_value:
            best, best_value = k, value
    return out[best]


@rule
def choose_green(s: State, seat: int, out: Any, n: int) -> int:
    """With, without, or with Warm night, whichever is worth the most."""
    left, boat = rounds_left(s), s.turn[seat][DIE]
    best, best_value = 0, -(1 << 30)
    for k in range(n):
        green = out[k] - actions.GREEN
        value = dice_worth(s, seat, boat, green, left)
        if green > ADD_GREEN and left > 1:
            value -= POWER_VALUE
        if value > best_value:
            best, best_value = k, value
    return out[best]


@rule
def choose_fan_base(s: State, seat: int) -> int:
    """If the three crosses more are worth more than the power later."""
    left, boat, green = rounds_left(s), s.turn[seat][DIE], s.turn[seat][GREEN]
    plain = fill_value(s, seat, boat, dice_value(s, boat, green, 0), left)
    more = fill_value(s, seat, boat, dice_value(s, boat, green, 1), left) - plain
    return actions.FAN_BASE + (1 if more > (POWER_VALUE if left > 1 else 0) else 0)


@rule
def choose_row(s: State, seat: int) -> int:
    """The row where crosses are worth the most."""
    boat = s.turn[seat][BOAT]
    return actions.SEAT_ROW + best_cell(s, seat, boat, s.turn[seat][LEFT], rounds_left(s), 0) - boat * ROWS


# ---------------------------------------------------------------- excursions


@rule
def visit_value(s: State, seat: int, slot: int) -> int:
    """Points a visit would write."""
    tile = s.tile_at[slot]
    total = 0
    for item in range(ITEMS[tile]):
        boat = ITEM_BOAT[tile][item]
        points = item_points(s, seat, slot, item)
        if points > s.to_beat[seat][boat]:
            total += points
    return total * POINT


@rule
def best_visit(s: State, seat: int, reach: int) -> int:
    """Points of the best village in reach that was not visited this round."""
    best = 0
    for slot in range(SLOTS):
        if s.tile_at[slot] != NONE and s.distance[slot] <= reach and slot != s.turn[seat][FIRST]:
            best = max(best, visit_value(s, seat, slot))
    return best


@rule
def choose_village(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """Where the most is written; nobody stays away from points."""
    best, best_value = 0, -1
    for k in range(n):
        slot = out[k] - actions.VILLAGE
        value = visit_value(s, seat, slot) + pick(stream, DOUBT) if slot < SLOTS else 0
        if value > best_value:
            best, best_value = k, value
    return out[best]


@rule
def choose_speed_boat(s: State, seat: int) -> int:
    """If what lies beyond the range is worth more than the power later."""
    reach = s.turn[seat][REACH]
    more = best_visit(s, seat, reach + SPEED_BOAT_RANGE - RANGE) - best_visit(s, seat, reach)
    return actions.SPEED_BOAT + (1 if more > (POWER_VALUE if rounds_left(s) > 0 else 0) else 0)


@rule
def choose_plus_ones(s: State, seat: int, out: Any, n: int) -> int:
    """As many as pay; towards the end they are worth less."""
    reach = s.turn[seat][REACH]
    price = min(PLUS_ONE_VALUE, rounds_left(s) * 2 * POINT * (3 - min(2, s.sheet[seat][PLUS_ONE] // 2)))
    best, best_value = 0, -(1 << 30)
    for k in range(n):
        count = out[k] - actions.PLUS_ONE
        value = best_visit(s, seat, reach + count) - count * price
        if value > best_value:
            best, best_value = k, value
    return out[best]


@rule
def choose_prize(s: State, seat: int, out: Any, n: int) -> int:
    """To the colour of the highest value; kept if that is little and rounds are left."""
    tile = s.tile_at[s.turn[seat][VILLAGE]]
    best, best_value = 0, POWER_VALUE if rounds_left(s) > 1 else 0
    for k in range(n):
        boat = out[k] - actions.PRIZE - 1
        for item in range(ITEMS[tile]):
            if ITEM_BOAT[tile][item] == boat and ITEM_VALUE[tile][item] * PRIZE_TICKETS * POINT > best_value:
                best, best_value = k, ITEM_VALUE[tile][item] * PRIZE_TICKETS * POINT
    return out[best]


@rule
def choose_early_birds(s: State, seat: int) -> int:
    """If the second village writes more than the power is worth later."""
    pays = best_visit(s, seat, s.turn[seat][REACH]) > (POWER_VALUE if rounds_left(s) > 0 else 0)
    return actions.EARLY_BIRDS + (1 if pays else 0)


# ---------------------------------------------------------------- every decision


@rule
def policy(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """One of the n legal actions in `out`."""
    step = s.turn[seat][STEP]
    if step == CHOOSE_ROW:
        return choose_row(s, seat)
    if step == CHOOSE_DIE:
        return choose_die(s, seat, out, n, stream)
    if step == CHOOSE_GREEN:
        return choose_green(s, seat, out, n)
    if step == CHOOSE_FAN_BASE:
        return choose_fan_base(s, seat)
    if step == CHOOSE_VILLAGE:
        return choose_village(s, seat, out, n, stream)
    if step == CHOOSE_SPEED_BOAT:
        return choose_speed_boat(s, seat)
    if step == CHOOSE_PLUS_ONE:
        return choose_plus_ones(s, seat, out, n)
    if step == GIVE_PRIZE:
        return choose_prize(s, seat, out, n)
    if step == CHOOSE_EARLY_BIRDS:
        return choose_early_birds(s, seat)
    return out[n - 1]
