"""Filling seats: crosses, tickets and bonus seats (RS-5.10 to RS-5.14)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import CROSSES_LOST, SEAT_CROSSED, TICKET_CROSSED
from ..reasons import Reason
from ..state import BOAT, CROSSED, LEFT, TICKET, TICKETS, State
from ..tables import BONUS_BOAT, BONUS_SEATS, ROWS, ROYAL_SEAT, SEATS_IN, STAVE, TICKET_POINTS
from .powers import activate_power

ALL_ROWS = (1 << ROWS) - 1  # of a boat, as bits


@rule
def is_row_full(s: State, seat: int, row: int) -> bool:
    """RS-1.3  All seats of the row are crossed."""
    return (s.open_rows[seat] >> row) & 1 == 0


@rule
def is_boat_full(s: State, seat: int, boat: int) -> bool:
    """RS-5.11  No open seat is left on the boat."""
    return (s.open_rows[seat] >> boat * ROWS) & ALL_ROWS == 0


@rule
def is_pending(s: State, seat: int, row: int) -> bool:
    """RS-5.12  Completed, but its ticket is not crossed yet."""
    return (s.pending_rows[seat] >> row) & 1 == 1


@rule
def has_pending_row(s: State, seat: int) -> bool:
    """RS-5.12  Some completed row waits for its ticket."""
    return s.pending_rows[seat] != 0


@rule
def may_cross(s: State, seat: int, row: int) -> int:
    """RS-5.10  Any unfinished row of the boat being filled."""
    return Reason.ROW_FULL if is_row_full(s, seat, s.turn[seat][BOAT] * ROWS + row) else OK


@rule
def cross_seat(s: State, seat: int, row: int) -> None:
    """RS-5.10, RS-10.10  Cross the leftmost open seat of a row; RS-5.14 a royal seat may activate the power."""
    boat = s.turn[seat][BOAT]
    cell = boat * ROWS + row
    s.sheet[seat][CROSSED + cell] += 1
    s.turn[seat][LEFT] -= 1
    emit(s, SEAT_CROSSED, seat, boat, row)
    if s.sheet[seat][CROSSED + cell] == SEATS_IN[cell]:
        s.open_rows[seat] &= ~(1 << cell)
        s.pending_rows[seat] |= 1 << cell
    if s.sheet[seat][CROSSED + cell] == ROYAL_SEAT[cell]:
        activate_power(s, seat, boat)


@rule
def lose_crosses(s: State, seat: int) -> None:
    """RS-5.11, RS-10.4  Crosses are lost only when the boat is full."""
    if s.turn[seat][LEFT] > 0 and is_boat_full(s, seat, s.turn[seat][BOAT]):
        emit(s, CROSSES_LOST, seat, s.turn[seat][BOAT], s.turn[seat][LEFT])
        s.turn[seat][LEFT] = 0


@rule
def may_resolve(s: State, seat: int, row: int) -> int:
    """RS-5.12  A pending row, in the player's order."""
    return OK if is_pending(s, seat, row) else Reason.ROW_NOT_PENDING


@rule
def resolve_row(s: State, seat: int, row: int) -> None:
    """RS-5.12, RS-5.13  Cross the ticket, then the bonus seats are to be crossed on the bonus boat."""
    s.sheet[seat][TICKET + row] = 1
    s.sheet[seat][TICKETS + row // ROWS] += 1
    s.pending_rows[seat] &= ~(1 << row)
    s.tickets[seat][row // ROWS] += 1
    s.tickets[seat][STAVE] += 1
    emit(s, TICKET_CROSSED, seat, row // ROWS, row % ROWS, TICKET_POINTS[row])
    s.turn[seat][BOAT] = BONUS_BOAT[row]
    s.turn[seat][LEFT] = BONUS_SEATS[row]
