"""Phase 3: range, villages and scores (RS-5.15 to RS-5.22, RS-6.3, RS-6.5, RS-6.7)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.cells import lowest_bit
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from .. import actions
from ..events import RANGE_EXTENDED, SCORE_WRITTEN, VILLAGE_VISITED
from ..reasons import Reason
from ..state import (
    FIRST,
    ITEM,
    NONE,
    PLUS_ONE,
    PRIZE,
    REACH,
    SCORE,
    TAKEN,
    VILLAGE,
    WRITTEN,
    State,
    to_beat_of,
)
from ..tables import (
    BOXES,
    COLUMNS,
    EARLY_BIRDS,
    ITEM_BOAT,
    ITEM_VALUE,
    ITEMS,
    MOST_ITEMS,
    PRIZE_TICKET,
    PRIZE_TICKETS,
    RANGE,
    SPEED_BOAT,
    SPEED_BOAT_RANGE,
)
from .powers import is_usable, use_power

# ---------------------------------------------------------------- what an excursion scores


@rule
def is_scorable(s: State, seat: int, boat: int, points: int) -> bool:
    """RS-5.19  RS-5.19a at least 1 point, RS-5.19b a vacant box (RS-10.15), and RS-5.19c more than the last score on that
    boat (RS-10.17): more than `to_beat`, which is 0 without a score and more than any score without a vacant box."""
    return points > s.to_beat[seat][boat]


@rule
def item_points(s: State, seat: int, slot: int, item: int) -> int:
    """RS-5.18  Value times tickets; RS-6.5 the prize ticket of this round counts as one more."""
    tile = s.tile_at[slot]
    boat = ITEM_BOAT[tile][item]
    prize = PRIZE_TICKETS if s.turn[seat][PRIZE] == boat else 0
    return ITEM_VALUE[tile][item] * (s.tickets[seat][boat] + prize)


@rule
def is_item_scorable(s: State, seat: int, slot: int, item: int) -> bool:
    """RS-5.19  For one colour (or the stave church) of a village."""
    return is_scorable(s, seat, ITEM_BOAT[s.tile_at[slot]][item], item_points(s, seat, slot, item))


@rule
def is_prize_item(s: State, seat: int, slot: int, item: int) -> bool:
    """RS-6.5  What could be scored there if it were given the prize ticket."""
    tile = s.tile_at[slot]
    boat = ITEM_BOAT[tile][item]
    points = ITEM_VALUE[tile][item] * (s.tickets[seat][boat] + PRIZE_TICKETS)
    return is_scorable(s, seat, boat, points)


@rule
def can_score_plainly(s: State, seat: int, slot: int) -> bool:
    """RS-5.19  Some colour of the village is scorable without giving a prize ticket now."""
    for item in range(ITEMS[s.tile_at[slot]]):
        if is_item_scorable(s, seat, slot, item):
            return True
    return False


@rule
def can_score_with_prize(s: State, seat: int, slot: int) -> bool:
    """RS-12.4  A usable prize ticket counts as available for any colour of the village."""
    if is_usable(s, seat, PRIZE_TICKET):
        for item in range(ITEMS[s.tile_at[slot]]):
            if is_prize_item(s, seat, slot, item):
                return True
    return False


@rule
def is_village_scorable(s: State, seat: int, slot: int) -> bool:
    """RS-12.4  Something can be scored in this village, if need be with a prize ticket that is still to be given: while
    there is one, none has been given this round."""
    tile = s.tile_at[slot]
    to_give = PRIZE_TICKETS if is_usable(s, seat, PRIZE_TICKET) else 0
    scorable = False
    for item in range(MOST_ITEMS):
        boat = ITEM_BOAT[tile][item]
        prize = PRIZE_TICKETS if s.turn[seat][PRIZE] == boat else to_give
        scorable |= is_scorable(s, seat, boat, ITEM_VALUE[tile][item] * (s.tickets[seat][boat] + prize))
    return scorable


# ---------------------------------------------------------------- range


@rule
def villages_at(s: State, seat: int, nearest: int, farthest: int) -> int:
    """RS-6.3  The villages at a distance of nearest..farthest, as bits, without the first one visited this round."""
    villages = s.within[farthest]
    if nearest > 0:
        villages &= ~s.within[nearest - 1]
    return villages & ~(1 << s.turn[seat][FIRST]) if s.turn[seat][FIRST] != NONE else villages


@rule
def is_any_scorable(s: State, seat: int, nearest: int, farthest: int) -> bool:
    """RS-10.12  Some scorable village lies at a distance of nearest..farthest."""
    villages = villages_at(s, seat, nearest, farthest)
    while villages != 0:
        if is_village_scorable(s, seat, lowest_bit(villages)):
            return True
        villages &= villages - 1
    return False


@rule
def start_range(s: State, seat: int) -> None:
    """RS-5.17  Range is 3 until tools are declared."""
    s.turn[seat][REACH] = RANGE


@rule
def may_use_speed_boat(s: State, seat: int) -> int:
    """RS-6.7, RS-10.12  Usable, and something scorable lies beyond the range but within what it could become."""
    if not is_usable(s, seat, SPEED_BOAT):
        return Reason.POWER_NOT_USABLE
    reach = s.turn[seat][REACH]
    farthest = reach + SPEED_BOAT_RANGE - RANGE + s.sheet[seat][PLUS_ONE]
    return OK if is_any_scorable(s, seat, reach + 1, farthest) else Reason.SPEED_BOAT_USELESS


@rule
def use_speed_boat(s: State, seat: int) -> None:
    """RS-6.7  Range 6 instead of 3 this round; declared "+1" symbols still add."""
    use_power(s, seat, SPEED_BOAT)
    s.turn[seat][REACH] += SPEED_BOAT_RANGE - RANGE


@rule
def may_use_plus_ones(s: State, seat: int, count: int) -> int:
    """RS-5.17, RS-6.8, RS-10.12  As many as are left, if a scorable village lies exactly that much farther."""
    if count == 0:
        return OK
    if count > s.sheet[seat][PLUS_ONE]:
        return Reason.TOO_FEW_PLUS_ONES
    exactly = s.turn[seat][REACH] + count
    return OK if is_any_scorable(s, seat, exactly, exactly) else Reason.PLUS_ONES_USELESS


@rule
def has_useful_plus_ones(s: State, seat: int) -> bool:
    """RS-10.12  Some number of "+1" symbols would bring a scorable village into range."""
    reach = s.turn[seat][REACH]
    return is_any_scorable(s, seat, reach + 1, reach + s.sheet[seat][PLUS_ONE])


@rule
def use_plus_ones(s: State, seat: int, count: int) -> None:
    """RS-5.17, RS-12.7  Each "+1" symbol adds 1 to this round's range and is spent."""
    if count > 0:
        s.sheet[seat][PLUS_ONE] -= count
        s.turn[seat][REACH] += count
        emit(s, RANGE_EXTENDED, seat, count, s.turn[seat][REACH])


@rule
def extendable_range(s: State, seat: int) -> int:
    """RS-12.8  The range with everything that could still be declared this round (RS-10.13)."""
    speed = SPEED_BOAT_RANGE - RANGE if is_usable(s, seat, SPEED_BOAT) else 0
    return s.turn[seat][REACH] + speed + s.sheet[seat][PLUS_ONE]


# ---------------------------------------------------------------- villages


@rule
def may_visit(s: State, seat: int, slot: int) -> int:
    """RS-5.15, RS-5.17, RS-5.22  A village in range where something can be scored."""
    if s.tile_at[slot] == NONE:
        return Reason.NO_SUCH_COLUMN
    if s.turn[seat][FIRST] == slot:
        return Reason.ALREADY_VISITED
    if s.distance[slot] > s.turn[seat][REACH]:
        return Reason.OUT_OF_RANGE
    return OK if is_village_scorable(s, seat, slot) else Reason.NOTHING_TO_SCORE


@rule
def list_visits(s: State, seat: int, out: Any) -> int:
    """RS-5.15, RS-12.7  The same for all villages, and to stay."""
    n = 0
    villages = villages_at(s, seat, 0, s.turn[seat][REACH])
    while villages != 0:
        slot = lowest_bit(villages)
        out[n] = actions.VILLAGE + slot
        n += is_village_scorable(s, seat, slot)
        villages &= villages - 1
    out[n] = actions.STAY
    return n + 1


@rule
def visit(s: State, seat: int, slot: int) -> None:
    """RS-5.16  The guide boats go there; the ship stays."""
    s.turn[seat][VILLAGE] = slot
    s.turn[seat][ITEM] = 0
    s.turn[seat][TAKEN] = 0
    emit(s, VILLAGE_VISITED, seat, slot // COLUMNS, slot % COLUMNS)


@rule
def item_of_boat(s: State, slot: int, boat: int) -> int:
    """Which colour of a village is the boat's, or NONE."""
    tile = s.tile_at[slot]
    for item in range(ITEMS[tile]):
        if ITEM_BOAT[tile][item] == boat:
            return item
    return NONE


@rule
def may_give_prize(s: State, seat: int, boat: int) -> int:
    """RS-6.5, RS-12.4  To something this village can score with it; to nothing if it can do without."""
    slot = s.turn[seat][VILLAGE]
    if boat == NONE:
        return OK if can_score_plainly(s, seat, slot) else Reason.PRIZE_NEEDED
    item = item_of_boat(s, slot, boat)
    if item == NONE or not is_prize_item(s, seat, slot, item):
        return Reason.PRIZE_NOT_SCORABLE
    return OK


@rule
def give_prize(s: State, seat: int, boat: int) -> None:
    """RS-6.5, RS-10.6, RS-12.6  It counts for that colour all round, and the colour is scored here at once."""
    use_power(s, seat, PRIZE_TICKET)
    s.turn[seat][PRIZE] = boat
    write_score(s, seat, item_of_boat(s, s.turn[seat][VILLAGE], boat))


@rule
def write_score(s: State, seat: int, item: int) -> None:
    """RS-5.21  Into the leftmost vacant box; tickets are not used up. RS-5.20  Other colours stay untouched."""
    slot = s.turn[seat][VILLAGE]
    boat = ITEM_BOAT[s.tile_at[slot]][item]
    points = item_points(s, seat, slot, item)
    s.sheet[seat][SCORE + boat * BOXES + s.sheet[seat][WRITTEN + boat]] = points
    s.sheet[seat][WRITTEN + boat] += 1
    s.to_beat[seat][boat] = to_beat_of(s, seat, boat)
    s.turn[seat][TAKEN] += 1
    emit(s, SCORE_WRITTEN, seat, boat, points)


@rule
def find_item(s: State, seat: int) -> bool:
    """RS-5.20  Go on to the next colour of the village that can be scored; False if there is none. A colour just
    scored with the prize ticket is passed over, because equal points are not more."""
    slot = s.turn[seat][VILLAGE]
    while s.turn[seat][ITEM] < ITEMS[s.tile_at[slot]]:
        if is_item_scorable(s, seat, slot, s.turn[seat][ITEM]):
            return True
        s.turn[seat][ITEM] += 1
    return False


@rule
def may_leave_unscored(s: State, seat: int) -> int:
    """RS-10.8, RS-12.2  A visit scores at least one colour: the last possible one cannot be declined if none was taken."""
    slot = s.turn[seat][VILLAGE]
    if s.turn[seat][TAKEN] > 0:
        return OK
    for item in range(s.turn[seat][ITEM] + 1, ITEMS[s.tile_at[slot]]):
        if is_item_scorable(s, seat, slot, item):
            return OK
    return Reason.MUST_SCORE_ONE


@rule
def can_go_again(s: State, seat: int) -> bool:
    """RS-6.3, RS-12.8  Early birds is usable and another village is scorable within extendable range."""
    return is_usable(s, seat, EARLY_BIRDS) and is_any_scorable(s, seat, 0, extendable_range(s, seat))


@rule
def end_visit(s: State, seat: int) -> bool:
    """RS-6.3  A second village uses up Early birds; after the first, True if the player may go again."""
    if s.turn[seat][FIRST] != NONE:
        use_power(s, seat, EARLY_BIRDS)
        return False
    s.turn[seat][FIRST] = s.turn[seat][VILLAGE]
    return can_go_again(s, seat)
