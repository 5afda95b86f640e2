"""What the referee reports of an attempt, and what follows from it (SL-6)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import FOUL_MADE, GAME_ENDED, STACK_FELL, STONE_SLIPPED
from ..reasons import Reason
from ..state import HARMLESS, NONE, OVER, REPORT_EVENT, REPORT_FOULS, REPORT_PLACEMENT, RIVER, State
from ..tables import STACKS
from .stones import clear_stack, drop_stone, empty_hand, finish_lifting
from .tokens import collect_tokens, is_won
from .turn import clear_open_event, end_turn, fail, repeat_attempt, repeat_choice, stand

LEANED_FOUL, TOUCHED_FOUL = 0, 1  # as events name them

# ---------------------------------------------------------------- may it be reported?


@rule
def can_fall(s: State, stack: int, lifting: int) -> bool:
    """SL-6.4, SL-10.30  A stack with stones; or the target with the new stone on it. SL-10.29  Once the stone has left its
    source stack, what is left of that stack."""
    if stack == s.source and s.lifted == 0 and lifting == 0:
        return s.height[stack] > 1
    if stack == s.marker and lifting == 0:
        return True
    return s.height[stack] > 0


@rule
def may_say_fell(s: State, stack: int) -> int:
    """SL-6.4  A stack that can fall, and is not named yet."""
    if ((s.named | s.open_stacks) >> stack) & 1 == 1:
        return Reason.STACK_NAMED_TWICE
    return OK if can_fall(s, stack, s.open_lifting) else Reason.STACK_CANNOT_FALL


@rule
def may_say_cause(s: State, culprit: int) -> int:
    """SL-6.1, SL-6.32  A player of this game, once, for stacks that are named. SL-6.30  Somebody other than the player in
    turn, who it is if nobody is named."""
    if culprit >= s.players:
        return Reason.NO_SUCH_PLAYER
    if s.open_stacks == 0:
        return Reason.NO_STACK_NAMED
    if s.open_cause != NONE:
        return Reason.CAUSE_SAID
    return OK if culprit != s.current else Reason.CAUSE_IN_TURN


@rule
def may_say_lifting(s: State) -> int:
    """SL-6.4, SL-6.32  Only with a source stack. SL-6.12  Events are reported in their true order, lifting first."""
    if s.source == RIVER:
        return Reason.NOTHING_LIFTED
    if s.placing == 1:
        return Reason.LIFTING_IS_OVER
    if s.open_lifting == 1:
        return Reason.LIFTING_SAID
    for stack in range(STACKS):
        if (s.open_stacks >> stack) & 1 == 1 and not can_fall(s, stack, 1):
            return Reason.STACK_CANNOT_FALL
    return OK


@rule
def may_close_event(s: State) -> int:
    """SL-6.32  An event needs at least one stack."""
    return OK if s.open_stacks != 0 else Reason.NO_STACK_NAMED


@rule
def may_end_events(s: State) -> int:
    """SL-6.32  Only while no event is open."""
    return OK if s.open_stacks == 0 and s.open_lifting == 0 else Reason.EVENT_OPEN


@rule
def may_say_touched(s: State) -> int:
    """SL-6.30, SL-6.14  Once; also before a fall that forces a repeat is reported."""
    if s.touched == 1:
        return Reason.FOUL_SAID
    return may_end_events(s)


@rule
def may_say_leaned(s: State) -> int:
    """SL-6.30  Once."""
    return OK if s.leaned == 0 else Reason.FOUL_SAID


# ---------------------------------------------------------------- what it does


@rule
def end_if_won(s: State) -> bool:
    """SL-6.6, SL-7.1, SL-10.19  After each event; if the game ends, nothing further is resolved."""
    if is_won(s):
        s.step = OVER
        emit(s, GAME_ENDED)
        return True
    return False


@rule
def collapse(s: State, stacks: int, cause: int) -> bool:
    """SL-6.6, SL-6.2  Tokens of all stacks of the event, then their stones; partly fallen is fallen. True: game over."""
    for stack in range(STACKS):
        if (stacks >> stack) & 1 == 1:
            emit(s, STACK_FELL, stack, cause)
            clear_stack(s, stack)
    collect_tokens(s, stacks, cause)
    return end_if_won(s)


@rule
def lose_own_stack(s: State, lifting: int, stacks: int) -> None:
    """SL-6.8  The player in turn made stacks fall: no tokens this turn. SL-6.9, SL-10.11  The source while lifting ends the
    turn at once, the marker stays. The target ends the attempt. SL-6.13, SL-10.10  Otherwise it goes on."""
    s.barred = 1
    if lifting == 1 and (stacks >> s.source) & 1 == 1:
        empty_hand(s)
        end_turn(s)
    elif (stacks >> s.marker) & 1 == 1:
        fail(s)
    else:
        s.step = REPORT_EVENT


@rule
def bear_with_others(s: State, lifting: int, stacks: int) -> None:
    """SL-6.10, SL-6.32  Another player made stacks fall: the turn goes on; source while lifting or target force a repeat."""
    if lifting == 1 and (stacks >> s.source) & 1 == 1:
        repeat_choice(s)
    elif (stacks >> s.marker) & 1 == 1:
        repeat_attempt(s)
    else:
        s.step = REPORT_EVENT


@rule
def close_event(s: State) -> None:
    """SL-6.6, SL-6.11, SL-6.12, SL-6.32  The event is reported: resolve it. Nobody at fault means the player in turn."""
    stacks, lifting = s.open_stacks, s.open_lifting
    cause = s.current if s.open_cause == NONE else s.open_cause
    clear_open_event(s)
    if lifting == 0:
        s.placing = 1
        finish_lifting(s)
    s.named |= stacks
    if collapse(s, stacks, cause):
        drop_what_is_held(s, lifting, stacks)
    elif cause == s.current:
        lose_own_stack(s, lifting, stacks)
    else:
        bear_with_others(s, lifting, stacks)


@rule
def drop_what_is_held(s: State, lifting: int, stacks: int) -> None:
    """SL-6.6  When the game ends the stone in the hand lies in the river, unless it fell with its source stack."""
    if lifting == 1 and (stacks >> s.source) & 1 == 1:
        empty_hand(s)
    else:
        drop_stone(s)


@rule
def end_events(s: State) -> None:
    """SL-6.30  Nothing (more) fell; then: does the stone stay on top?"""
    s.placing = 1
    s.step = REPORT_PLACEMENT


@rule
def say_on_top(s: State) -> None:
    """SL-6.30  It stays; then: does it lean, was another stone touched?"""
    s.step = REPORT_FOULS


@rule
def say_slipped(s: State) -> None:
    """SL-6.5, SL-10.9  The stone fell off: a partial fall of the target. SL-11.4  Or harmless."""
    emit(s, STONE_SLIPPED, s.current, s.marker)
    s.barred = 1
    if s.opt_slip == HARMLESS:
        fail(s)
        return
    finish_lifting(s)
    if collapse(s, 1 << s.marker, s.current):
        drop_stone(s)
    else:
        fail(s)


@rule
def say_touched(s: State) -> None:
    """SL-6.3, SL-6.14, SL-10.22  Another stone was touched: no tokens this turn."""
    s.touched = 1
    s.barred = 1
    emit(s, FOUL_MADE, s.current, TOUCHED_FOUL)


@rule
def say_leaned(s: State) -> None:
    """SL-6.3, SL-10.21  The stone bears on something but the stone below it: no tokens."""
    s.leaned = 1
    s.barred = 1
    emit(s, FOUL_MADE, s.current, LEANED_FOUL)


@rule
def end_record(s: State) -> None:
    """SL-6.7  The record is complete and the stone stands."""
    stand(s)
