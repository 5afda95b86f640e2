"""The starter draft, and the first turn (RB-3.2 to RB-3.5)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.events import emit, sync
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..actions import KEEP_STARTER
from ..events import STARTER_KEPT
from ..reasons import Reason
from ..state import NOT_CHOSEN, STARTER, State
from ..tables import NONE, STARTER_OF, STARTERS_OFFERED, STRUCTURES
from .dealing import deal_table
from .queue import ask
from .tableau import join_tableau
from .track import next_by_track
from .turn_order import begin_turn


@rule
def open_drafters(s: State) -> int:
    """RB-3.2  Seats that have not yet chosen their starter."""
    mask = 0
    for seat in range(s.players):
        if s.draft[seat] == NOT_CHOSEN:
            mask |= 1 << seat
    return mask


@rule
def may_keep_starter(s: State, seat: int, starter: int) -> int:
    """RB-3.2  One of the three of the own species."""
    for k in range(STARTERS_OFFERED):
        if STARTER_OF[s.species[seat]][k] == STRUCTURES + starter:
            return OK
    return Reason.NOT_OFFERED


@rule
def legal_starters(s: State, seat: int, out: Any) -> int:
    """RB-3.2  The starters of the own species."""
    for k in range(STARTERS_OFFERED):
        out[k] = KEEP_STARTER + STARTER_OF[s.species[seat]][k] - STRUCTURES
    return STARTERS_OFFERED


@rule
def begin_play(s: State) -> None:
    """RB-3.3, RB-3.4, RB-3.5  Deal, turn up the Headwaters, and seat 0 begins."""
    deal_table(s)
    begin_turn(s, next_by_track(s))


@rule
def keep_starter(s: State, seat: int, starter: int) -> None:
    """RB-3.2  Chosen secretly; all are shown together and are built from the start."""
    s.draft[seat] = starter
    emit(s, STARTER_KEPT, seat, STRUCTURES + starter)
    if open_drafters(s) == 0:
        for other in range(s.players):
            join_tableau(s, other, STRUCTURES + s.draft[other])
            s.draft[other] = 0
        sync(s)
        begin_play(s)
    else:
        ask(s, STARTER, NONE)
