"""What a viewer cannot see, filled with a random world that fits (RS-8.1, RS-8.2)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.cells import copy_cells
from rivertable.engine.chance import seed_imagined_chance
from rivertable.engine.kept import filler
from rivertable.engine.rule import rule
from rivertable.engine.secrecy import TABLE

from .rules.flow import begin_excursion, begin_filling, clear_turn
from .state import DONE, EXCURSIONS, FILLING, SEATS, SHEET, STEP, TURN, State

fill_kept = filler(State)


@rule
def take_marks_back(s: State, seat: int) -> None:
    """RS-8.2  Marks nobody has seen are choices, open again: the sheet is as it was shown."""
    copy_cells(s.sheet[seat], s.shown[seat])


@rule
def restart_phase(s: State, seat: int) -> None:
    """RS-8.2  The seat is put back to the beginning of the phase and asked again."""
    if s.phase == FILLING:
        begin_filling(s, seat)
    elif s.phase == EXCURSIONS:
        begin_excursion(s, seat)
    else:
        clear_turn(s, seat)
        s.turn[seat][STEP] = DONE


@rule
def leave_empty(s: State, seat: int) -> None:
    """A chair without a player has a blank sheet and no turn, known to all."""
    for cell in range(SHEET):
        s.sheet[seat][cell] = 0
    for cell in range(TURN):
        s.turn[seat][cell] = 0


@rule
def deal_unknown(s: State, viewer: int, stream: Any) -> None:
    """RS-8.1  Only future dice are unknown, and what others have marked in this phase."""
    seed_imagined_chance(s, stream)
    if viewer != TABLE:
        for seat in range(s.players):
            if seat != viewer:
                take_marks_back(s, seat)
        for seat in range(s.players, SEATS):
            leave_empty(s, seat)
        fill_kept(s)
        for seat in range(s.players):
            if seat != viewer:
                restart_phase(s, seat)
