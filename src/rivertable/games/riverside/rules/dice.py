"""Phase 1, and the choice of dice in phase 2 (RS-5.1 to RS-5.9, RS-6.4, RS-6.6)."""

from __future__ import annotations

from rivertable.engine.chance import roll
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import DICE_ROLLED, DIE_CHOSEN, FIRE_PAID, GREEN_ADDED, SHIP_SAILED
from ..reasons import Reason
from ..state import ADD_GREEN, ADD_WARM, BOAT, DIE, FIRE, GREEN, LEFT, NO_GREEN, State
from ..tables import BOATS, FAN_BASE, FAN_BASE_CROSSES, SIDES, WARM_NIGHT
from .powers import is_usable, use_power


@rule
def roll_dice(s: State) -> None:
    """RS-5.1  Roll the green die, then the five base dice."""
    s.green = roll(s, SIDES)
    for colour in range(BOATS):
        s.dice[colour] = roll(s, SIDES)
    s.temperature = median(s)
    emit(s, DICE_ROLLED, s.dice[0], s.dice[1], s.dice[2], s.dice[3], s.dice[4], s.green, s.temperature)


@rule
def median(s: State) -> int:
    """RS-5.2  The temperature: the third smallest of the five base dice."""
    for value in range(1, SIDES):
        count = 0
        for colour in range(BOATS):
            if s.dice[colour] <= value:
                count += 1
        if count > BOATS // 2:
            return value
    return SIDES


@rule
def is_hot(s: State, colour: int) -> bool:
    """RS-5.3  A base die above the temperature lies in the heating area; all others are free."""
    return s.dice[colour] > s.temperature


@rule
def sail(s: State) -> None:
    """RS-5.4  The ship sails on by the temperature, at most to the anchor."""
    space = s.ship
    s.ship = min(s.ship + s.temperature, s.anchor)
    emit(s, SHIP_SAILED, space, s.ship, s.ship - space)


@rule
def die_cost(s: State, colour: int) -> int:
    """RS-5.8  A hot base die costs its value in fire symbols, a free one nothing."""
    return s.dice[colour] if is_hot(s, colour) else 0


@rule
def fire_cost(s: State, colour: int, green: int) -> int:
    """RS-5.8, RS-10.19  Base die plus green die; RS-6.6, RS-10.5  Warm night waives the green die only."""
    return die_cost(s, colour) + (s.green if green == ADD_GREEN else 0)


@rule
def may_choose_die(s: State, seat: int, colour: int) -> int:
    """RS-5.5  One base die, also one of a full boat (RS-10.3), if its fire symbols can be paid."""
    return OK if die_cost(s, colour) <= s.sheet[seat][FIRE] else Reason.TOO_LITTLE_FIRE


@rule
def may_add_green(s: State, seat: int, green: int) -> int:
    """RS-5.6, RS-5.7  The green die may be added to the base die (RS-10.18), with Warm night if that is usable."""
    if green == NO_GREEN:
        return OK
    if green == ADD_WARM and not is_usable(s, seat, WARM_NIGHT):
        return Reason.POWER_NOT_USABLE
    return OK if fire_cost(s, s.turn[seat][DIE], green) <= s.sheet[seat][FIRE] else Reason.TOO_LITTLE_FIRE


@rule
def dice_value(s: State, colour: int, green: int, fan_base: int) -> int:
    """RS-5.9  Base die, green die if added, and RS-6.4 three more with Fan base."""
    value = s.dice[colour]
    if green != NO_GREEN:
        value += s.green
    return value + (FAN_BASE_CROSSES if fan_base == 1 else 0)


@rule
def take_dice(s: State, seat: int, fan_base: int) -> None:
    """RS-5.8, RS-10.7  Declared together: powers are used, the full cost is crossed out, crosses are to be made."""
    colour, green = s.turn[seat][DIE], s.turn[seat][GREEN]
    emit(s, DIE_CHOSEN, seat, colour, s.dice[colour])
    if green != NO_GREEN:
        emit(s, GREEN_ADDED, seat, s.green)
    if green == ADD_WARM:
        use_power(s, seat, WARM_NIGHT)
    if fan_base == 1:
        use_power(s, seat, FAN_BASE)
    cost = fire_cost(s, colour, green)
    if cost > 0:
        s.sheet[seat][FIRE] -= cost
        emit(s, FIRE_PAID, seat, cost)
    s.turn[seat][BOAT] = colour
    s.turn[seat][LEFT] = dice_value(s, colour, green, fan_base)
