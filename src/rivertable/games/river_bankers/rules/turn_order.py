"""Turn order: whose turn begins, and what happens when it ends (RB-4)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from ..events import BONUS_TURN, TURN_BEGUN
from ..state import SLIPSTREAM, TURN, State
from ..tables import NONE, TURN_LIMIT, cards_with
from .effects.effect import Effect, When
from .ending import begin_final_builds
from .queue import ask
from .tableau import has_ready, owned, spend
from .track import are_all_retired, next_by_track, retire_crossers

INTERRUPT_TURN = cards_with("interrupt_turn")


@rule
def begin_turn(s: State, seat: int) -> None:
    """RB-5.3, RB-1.3  A turn, bonus or not: turn-start starters are available again."""
    s.active = seat
    s.turns += 1
    s.used_this_turn = 0
    emit(s, TURN_BEGUN, seat, s.fish[seat])
    ask(s, TURN, seat)


@rule
def slipstreamer(s: State) -> int:
    """RB-7.61, RB-8.4  Who is offered Slipstream now: a ready one of another player, not retired, not next anyway."""
    for seat in range(s.players):
        if seat != s.active and s.retired[seat] == 0 and has_ready(s, seat, INTERRUPT_TURN):
            if next_by_track(s) != seat:
                return seat
    return NONE


@rule
def end_turn(s: State) -> None:
    """RB-4.6  Retirement check; all retired; a Royal Lodge bonus turn; the Slipstream offer; the track."""
    retire_crossers(s)
    bonus = s.bonus
    s.bonus = NONE
    if are_all_retired(s):
        begin_final_builds(s)
    elif s.turns >= TURN_LIMIT:
        s.limit_reached = 1
        begin_final_builds(s)
    elif bonus != NONE and s.retired[bonus] == 0:
        emit(s, BONUS_TURN, bonus)
        begin_turn(s, bonus)
    elif slipstreamer(s) != NONE:
        ask(s, SLIPSTREAM, slipstreamer(s))
    else:
        begin_turn(s, next_by_track(s))


@rule
def take_bonus_turn(s: State, seat: int) -> None:
    """RB-7.61  Its owner takes the next turn, whatever the track says."""
    spend(s, owned(s, seat, INTERRUPT_TURN))
    emit(s, BONUS_TURN, seat)
    begin_turn(s, seat)


@rule
def leave_bonus_turn(s: State) -> None:
    """RB-7.61  The track says whose turn it is."""
    begin_turn(s, next_by_track(s))


EFFECTS = (Effect("interrupt_turn", When.STANDING, do=slipstreamer),)
