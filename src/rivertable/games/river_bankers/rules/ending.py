"""The end: final builds in their order (RB-8.6)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from ..events import FINAL_BUILDS, GAME_ENDED
from ..state import FINAL_BUILD, OVER, State
from .queue import ask
from .track import order_by_track


@rule
def begin_final_builds(s: State) -> None:
    """RB-8.6, RB-13.3  The order is fixed by total, lowest first; at the turn limit all count as retired where they
    stand."""
    for seat in range(s.players):
        s.retired[seat] = 1
    order_by_track(s, False)
    s.is_final = 1
    s.final_next = 0
    emit(s, FINAL_BUILDS)
    ask_final_build(s)


@rule
def ask_final_build(s: State) -> None:
    """RB-8.6  One by one; then the game is over."""
    if s.final_next < s.players:
        ask(s, FINAL_BUILD, s.final_order[s.final_next])
    else:
        s.decision = OVER
        emit(s, GAME_ENDED)


@rule
def skip_final_build(s: State) -> None:
    """RB-8.6  The next player."""
    s.final_next += 1
    ask_final_build(s)
