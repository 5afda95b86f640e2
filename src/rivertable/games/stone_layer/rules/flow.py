"""The contract's to_act, legal, may and apply (SL-12)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.contract import REFEREE, REFEREE_SEAT
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import constants, rule

from .. import actions
from ..events import SOURCE_TAKEN, STONE_RELEASED, STONE_TAKEN, TILE_TAKEN
from ..reasons import Reason
from ..state import (
    ALT_RELEASE,
    ALT_SIZE,
    ALT_STONE,
    EXCHANGE,
    OVER,
    PICK_SIZE,
    PICK_SOURCE,
    PICK_STONE,
    PICK_TILE,
    RELEASE,
    REPORT_EVENT,
    REPORT_FOULS,
    REPORT_SET,
    State,
)
from ..tables import SEATS, SIZE_OF, SIZES, SLOTS, STACKS, STONES, TILE_SIZES, TILE_STEPS
from .report import (
    close_event,
    end_events,
    end_record,
    may_close_event,
    may_end_events,
    may_say_cause,
    may_say_fell,
    may_say_leaned,
    may_say_lifting,
    may_say_touched,
    say_leaned,
    say_on_top,
    say_slipped,
    say_touched,
)
from .stones import aim_at_source, may_pick_source, may_pick_stone, take_stone
from .tiles import may_pick_size, may_pick_tile, take_tile
from .tokens import exchange
from .turn import (
    ask_attempt,
    begin_record,
    choose_size,
    choose_start_size,
    choose_start_stone,
    finish_laying,
    set_stone,
)

# The actions of each decision: the first id and how many there are, in the order of the steps.
_BLOCKS = (
    (actions.TILE, SLOTS),
    (actions.SIZE_CHOICE, SIZES),
    (actions.STONE_CHOICE, STONES),
    (actions.SOURCE, STACKS),
    (actions.RELEASED, 1),
    (actions.SWAP, 2),
    (actions.SIZE_CHOICE, SIZES),
    (actions.STONE_CHOICE, STONES),
    (actions.RELEASED, 1),
    (actions.SET, 1),
    (actions.FELL, STACKS + SEATS + 4),  # which stacks, who, lifting, close, no more; a touched stone
    (actions.ON_TOP, 2),
    (actions.TOUCHED, 3),
)
FIRST_ACTION = constants([first for first, _ in _BLOCKS])
CHOICES = constants([count for _, count in _BLOCKS])


@rule
def actor(s: State) -> int:
    """SL-12.4  Who is asked: the player in turn, SL-3.6 the first player at the start, SL-6.0 or the referee."""
    return s.current if s.step < REPORT_SET else REFEREE_SEAT


@rule
def to_act(s: State) -> int:
    """SL-4.7, SL-6.0  One decision at a time; during a report the referee decides."""
    if s.step == OVER:
        return 0
    return 1 << s.current if s.step < REPORT_SET else REFEREE


@rule
def may_report(s: State, action: int) -> int:
    """SL-12.4, SL-6.4  What can be reported of the attempt now."""
    if s.step == REPORT_EVENT:
        if action < actions.CAUSE:
            return may_say_fell(s, action - actions.FELL)
        if action < actions.LIFTING:
            return may_say_cause(s, action - actions.CAUSE)
        if action == actions.LIFTING:
            return may_say_lifting(s)
        if action == actions.EVENT:
            return may_close_event(s)
        if action == actions.NO_FALL:
            return may_end_events(s)
    if action == actions.TOUCHED:
        return may_say_touched(s)
    if action == actions.LEANED:
        return may_say_leaned(s)
    return OK


@rule
def may_at_step(s: State, action: int) -> int:
    """SL-12.4  May this answer be given? It is one of the open decision's."""
    choice = action - FIRST_ACTION[s.step]
    if s.step == PICK_TILE:
        return may_pick_tile(s, choice)
    if s.step == PICK_SIZE or s.step == ALT_SIZE:
        return may_pick_size(s, choice)
    if s.step == PICK_STONE or s.step == ALT_STONE:
        return may_pick_stone(s, choice)
    if s.step == PICK_SOURCE:
        return may_pick_source(s, choice)
    if s.step >= REPORT_EVENT:
        return may_report(s, action)
    return OK


@rule
def may(s: State, seat: int, action: int) -> int:
    """SL-12.4  Why an action is refused, or OK."""
    if s.step == OVER:
        return Reason.GAME_OVER
    if seat != actor(s):
        return Reason.WAIT_FOR_REPORT if s.step >= REPORT_SET else Reason.NOT_YOUR_TURN
    choice = action - FIRST_ACTION[s.step]
    if choice < 0 or choice >= CHOICES[s.step]:
        return Reason.NOT_ASKED_NOW
    return may_at_step(s, action)


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """SL-12.4  The answers that may be given now."""
    n = 0
    if s.step == OVER or seat != actor(s):
        return n
    first = FIRST_ACTION[s.step]
    for action in range(first, first + CHOICES[s.step]):
        if may_at_step(s, action) == OK:
            out[n] = action
            n += 1
    return n


@rule
def ask_even_if_single(s: State, seat: int) -> bool:
    """SL-5.6, SL-10.28  The player releases the stone, how and when they like; nobody can be spared it or give up."""
    return s.step == RELEASE or s.step == ALT_RELEASE


@rule
def pick_tile(s: State, slot: int) -> None:
    """SL-4.2, SL-5.1  The choice is final; then a size."""
    take_tile(s, slot)
    emit(s, TILE_TAKEN, s.current, TILE_SIZES[s.tile] - 1, TILE_STEPS[s.tile])
    s.step = PICK_SIZE


@rule
def pick_stone(s: State, stone: int) -> None:
    """SL-4.2, SL-5.4  Then the attempt."""
    take_stone(s, stone)
    emit(s, STONE_TAKEN, s.current, stone, SIZE_OF[stone])
    ask_attempt(s)


@rule
def pick_source(s: State, stack: int) -> None:
    """SL-5.5  The top stone of that stack; then the attempt."""
    aim_at_source(s, stack)
    emit(s, SOURCE_TAKEN, s.current, s.stone, SIZE_OF[s.stone], stack)
    ask_attempt(s)


@rule
def release(s: State) -> None:
    """SL-5.6, SL-6.0  The stone is let go; the referee will report what happens."""
    emit(s, STONE_RELEASED, s.current, s.stone, s.marker)
    if s.step == RELEASE:
        begin_record(s)
    else:
        s.step = REPORT_SET


@rule
def answer_exchange(s: State, wanted: int) -> None:
    """SL-5.8, SL-11.5  Asked when the supply is too small; then the tokens are laid."""
    if wanted == 1:
        exchange(s, s.current)
    finish_laying(s)


@rule
def decide(s: State, choice: int) -> None:
    """A decision of a player; `choice` counts from 0 in the decision's actions."""
    if s.step == PICK_TILE:
        pick_tile(s, choice)
    elif s.step == PICK_SIZE:
        choose_size(s, choice)
    elif s.step == PICK_STONE:
        pick_stone(s, choice)
    elif s.step == PICK_SOURCE:
        pick_source(s, choice)
    elif s.step == EXCHANGE:
        answer_exchange(s, choice)
    elif s.step == ALT_SIZE:
        choose_start_size(s, choice)
    elif s.step == ALT_STONE:
        choose_start_stone(s, choice)
    else:
        release(s)


@rule
def report_event(s: State, action: int) -> None:
    """SL-6.32  A part of an event, its end, or that there is none."""
    if action < actions.CAUSE:
        s.open_stacks |= 1 << (action - actions.FELL)
    elif action < actions.LIFTING:
        s.open_cause = action - actions.CAUSE
    elif action == actions.LIFTING:
        s.open_lifting = 1
    elif action == actions.EVENT:
        close_event(s)
    elif action == actions.NO_FALL:
        end_events(s)
    else:
        say_touched(s)


@rule
def report(s: State, action: int) -> None:
    """SL-6.30  The referee's answers in their order. SL-3.6  At the start every stone stands in the end."""
    if s.step == REPORT_SET:
        set_stone(s)
    elif s.step == REPORT_EVENT:
        report_event(s, action)
    elif s.step == REPORT_FOULS:
        if action == actions.TOUCHED:
            say_touched(s)
        elif action == actions.LEANED:
            say_leaned(s)
        else:
            end_record(s)
    elif action == actions.ON_TOP:
        say_on_top(s)
    else:
        say_slipped(s)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """SL-12.4  One decision, and everything up to the next one."""
    if s.step < REPORT_SET:
        decide(s, action - FIRST_ACTION[s.step])
    else:
        report(s, action)


@rule
def rounds(s: State) -> int:
    """SL-4.7  Turns begun so far."""
    return s.turns
