"""Royal powers: activation and use (RS-5.14, RS-6.1, RS-6.2)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from ..events import POWER_ACTIVATED, POWER_USED
from ..state import ACTIVE, CROSSED, USED, State
from ..tables import POWER_OF, ROWS, ROYAL_SEAT


@rule
def is_usable(s: State, seat: int, power: int) -> bool:
    """RS-6.2, RS-10.20  Activated in an earlier phase and not yet used. A phase-2 power is asked for before the first
    cross of its phase, so an activation by those crosses comes too late by itself."""
    return s.sheet[seat][ACTIVE + power] == 1 and s.sheet[seat][USED + power] == 0


@rule
def use_power(s: State, seat: int, power: int) -> None:
    """RS-6.1  Once per game: its used box is crossed."""
    s.sheet[seat][USED + power] = 1
    emit(s, POWER_USED, seat, power)


@rule
def royal_seats_crossed(s: State, seat: int, boat: int) -> bool:
    """RS-5.14  Both royal seats of the boat are crossed."""
    for row in range(boat * ROWS, (boat + 1) * ROWS):
        if s.sheet[seat][CROSSED + row] < ROYAL_SEAT[row]:
            return False
    return True


@rule
def activate_power(s: State, seat: int, boat: int) -> None:
    """RS-5.14  Activated at once and by itself, whether by dice or by bonus."""
    power = POWER_OF[boat]
    if s.sheet[seat][ACTIVE + power] == 0 and royal_seats_crossed(s, seat, boat):
        s.sheet[seat][ACTIVE + power] = 1
        emit(s, POWER_ACTIVATED, seat, power)
