"""What is asked, of all or of one player (TW-8.4, TW-12)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import part, rule

from ..state import DONE, MOVING, NONE, SOURCE, STEP, TURN, State

# TW-8.4  In step 5 a player moves pearls on a copy of their area that the others do not see.


@rule
def open_decision(s: State, seat: int) -> int:
    """TW-4.2, TW-8.4  What the seat is asked now, in step 5 for itself alone; DONE if nothing."""
    if s.phase == MOVING:
        return s.turn[seat][STEP]
    return s.now[0][STEP] if seat == s.actor else DONE


@part
def turn_of(s: State, seat: int) -> Any:
    """TW-8.4  The cells of the open decision: for all to see, or in step 5 the seat's own."""
    return s.turn[seat] if s.phase == MOVING else s.now[0]


@part
def area_of(s: State, seat: int) -> Any:
    """TW-8.4  The seat's area, in step 5 as planned."""
    return s.plan[seat] if s.phase == MOVING else s.area[seat]


@part
def room_of(s: State, seat: int) -> Any:
    """TW-5.25  Per kind of spot the seat's villagers that have an empty one, as bits; in step 5 as planned."""
    return s.with_planned_room[seat] if s.phase == MOVING else s.with_room[seat]


@rule
def clear_turn(turn: Any) -> None:
    for cell in range(TURN):
        turn[cell] = 0
    turn[SOURCE] = NONE
