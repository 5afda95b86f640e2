"""Buildings: reserve, construct, bonus tokens (TR-5.12, TR-5.13, TR-5.20 to TR-5.27)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import BUILDING_BUILT, BUILDING_RESERVED, COST_PAID, PIONEER_JOINED, TOKEN_TAKEN
from ..reasons import Reason
from ..state import BY_TOKENS, NONE, State
from ..tables import (
    BASICS,
    COST,
    DISPLAY_SLOTS,
    EXTRA_PIONEER_AT,
    FOOD,
    MAX_RESERVED,
    POINTS,
    RESERVED_LIMIT,
    TOKEN_SPOTS,
    TOKEN_VALUE,
)
from .resources import food_in_payment, return_goods
from .river_board import trigger_end

# ---------------------------------------------------------------- reserve


@rule
def is_display_empty(s: State) -> bool:
    """TR-10.26  Slots stay empty when the deck is."""
    highest = NONE
    for slot in range(DISPLAY_SLOTS):
        highest = max(highest, s.display[slot])
    return highest == NONE


@rule
def may_reserve(s: State, seat: int) -> int:
    """TR-5.12, TR-10.27  Fewer than two cards reserved, and a card to take."""
    nothing = is_display_empty(s)
    if s.reserved_count[seat] >= RESERVED_LIMIT:
        return Reason.TWO_RESERVED
    return Reason.NOTHING_ON_DISPLAY if nothing else OK


@rule
def reserve(s: State, seat: int, slot: int) -> None:
    """TR-5.13  Take one face-up building; only its owner may build it. TR-4.9  Its slot stays empty until the cleanup."""
    s.reserved[seat][s.reserved_count[seat]] = s.display[slot]
    s.reserved_count[seat] += 1
    emit(s, BUILDING_RESERVED, seat, s.display[slot], slot)
    s.display[slot] = NONE


# ---------------------------------------------------------------- what can be paid


@rule
def building_at(s: State, seat: int, choice: int) -> int:
    """TR-5.20  The card of a display slot (0-3) or reserved by the seat (4-5), or NONE. TR-5.13  Never another's."""
    if choice < DISPLAY_SLOTS:
        return s.display[choice]
    card = choice - DISPLAY_SLOTS
    return s.reserved[seat][card] if card < s.reserved_count[seat] else NONE


@rule
def shortage(s: State, seat: int, building: int) -> int:
    """TR-5.23  Units of the cost that the seat does not hold."""
    short = 0
    for basic in range(BASICS):
        lacking = COST[building][basic] - s.goods[seat][basic]
        if lacking > 0:
            short += lacking
    return short


@rule
def may_build(s: State, seat: int, choice: int) -> int:
    """TR-5.23, TR-5.21  Food covers the shortage; a reserved card costs one less, a display card never."""
    building = building_at(s, seat, choice)
    if building == NONE:
        return Reason.SLOT_EMPTY
    discount = 1 if choice >= DISPLAY_SLOTS else 0
    return OK if shortage(s, seat, building) <= s.goods[seat][FOOD] + discount else Reason.CANNOT_PAY


@rule
def may_construct(s: State, seat: int) -> int:
    """TR-5.20  At least one building on the display or reserved can be paid."""
    for choice in range(DISPLAY_SLOTS + MAX_RESERVED):
        if may_build(s, seat, choice) == OK:
            return OK
    return Reason.NOTHING_TO_BUILD


@rule
def may_drop(s: State, seat: int, basic: int) -> int:
    """TR-5.21, TR-10.15  One cost symbol of choice is dropped, before food. TR-12.3  What is left can be paid."""
    building = building_at(s, seat, s.chosen)
    cost = COST[building][basic]
    if cost == 0:
        return Reason.NOT_IN_COST
    short = shortage(s, seat, building)
    if cost > s.goods[seat][basic]:
        short -= 1
    return OK if short <= s.goods[seat][FOOD] else Reason.STILL_TOO_DEAR


# ---------------------------------------------------------------- paying


@rule
def due(s: State, seat: int, basic: int) -> int:
    """TR-5.21  What the chosen card costs of a resource, less the symbol dropped."""
    cost = COST[building_at(s, seat, s.chosen)][basic]
    return cost - 1 if s.discount == basic else cost


@rule
def cover_shortage(s: State, seat: int) -> None:
    """TR-5.22  Units the seat does not hold are paid with food."""
    for basic in range(BASICS):
        s.with_food[basic] = max(0, due(s, seat, basic) - s.goods[seat][basic])


@rule
def may_pay_with_food(s: State, seat: int, basic: int) -> int:
    """TR-5.22  Each food may stand for one wood, stone or clay; no overpaying."""
    if s.goods[seat][FOOD] <= food_in_payment(s):
        return Reason.NO_FOOD_HELD
    return OK if due(s, seat, basic) > s.with_food[basic] else Reason.NOTHING_TO_REPLACE


@rule
def can_pay_more_with_food(s: State, seat: int) -> bool:
    """TR-5.22  Food is left, and a unit that it can replace."""
    for basic in range(BASICS):
        if may_pay_with_food(s, seat, basic) == OK:
            return True
    return False


@rule
def pay(s: State, seat: int) -> None:
    """TR-5.22, TR-12.10  Resources go back to their islands when everything is answered."""
    food = food_in_payment(s)
    wood, stone, clay = (
        due(s, seat, 0) - s.with_food[0],
        due(s, seat, 1) - s.with_food[1],
        due(s, seat, 2) - s.with_food[2],
    )
    return_goods(s, seat, 0, wood)
    return_goods(s, seat, 1, stone)
    return_goods(s, seat, 2, clay)
    return_goods(s, seat, FOOD, food)
    emit(s, COST_PAID, seat, wood, stone, clay, food)
    for basic in range(BASICS):
        s.with_food[basic] = 0


@rule
def take_card(s: State, seat: int, choice: int) -> None:
    """TR-4.9, TR-12.6  A display slot stays empty; the second reserved card becomes the first."""
    if choice < DISPLAY_SLOTS:
        s.display[choice] = NONE
        return
    for card in range(choice - DISPLAY_SLOTS, MAX_RESERVED - 1):
        s.reserved[seat][card] = s.reserved[seat][card + 1]
    s.reserved[seat][MAX_RESERVED - 1] = NONE
    s.reserved_count[seat] -= 1


@rule
def tuck(s: State, seat: int, building: int) -> None:
    """TR-5.24  The building lies under the board."""
    s.built[seat] |= 1 << building
    s.built_count[seat] += 1
    s.building_points[seat] += POINTS[building]


@rule
def take_token(s: State, seat: int) -> None:
    """TR-5.24, TR-10.17  The top token of the valued pile, or a 0 when that is empty, on the highest free spot.
    TR-5.26, TR-10.16  A full track takes none. TR-5.27  Filling it triggers the end."""
    if s.token_count[seat] >= TOKEN_SPOTS[s.players]:
        return
    value = TOKEN_VALUE[s.players][s.tokens_taken]
    s.tokens_taken += 1
    s.token[seat][s.token_count[seat]] = value
    s.token_count[seat] += 1
    emit(s, TOKEN_TAKEN, seat, value)
    recruit(s, seat)
    if s.token_count[seat] == TOKEN_SPOTS[s.players]:
        trigger_end(s, seat, BY_TOKENS)


@rule
def recruit(s: State, seat: int) -> None:
    """TR-5.25, TR-1.4  The second token sends the extra pioneer to the boat, for the seat's next turn."""
    if s.token_count[seat] == EXTRA_PIONEER_AT and s.extra[seat] == 1:
        s.extra[seat] = 0
        s.boat[seat] += 1
        emit(s, PIONEER_JOINED, seat)


@rule
def construct(s: State, seat: int) -> None:
    """TR-5.20, TR-5.24, TR-12.8  Pay, tuck the card, take a token."""
    building = building_at(s, seat, s.chosen)
    pay(s, seat)
    emit(s, BUILDING_BUILT, seat, building, POINTS[building], s.chosen)
    take_card(s, seat, s.chosen)
    tuck(s, seat, building)
    take_token(s, seat)
