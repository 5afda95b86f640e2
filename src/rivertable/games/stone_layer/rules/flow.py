"""What players decide and what the referee reports (SL-12)."""

from __future__ import annotations

from rivertable.engine.contract import REFEREE, REFEREE_SEAT
from rivertable.engine.decisions import Answer, Decision, Decisions
from rivertable.engine.events import emit
from rivertable.engine.rule import rule

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
    REPORT_PLACEMENT,
    REPORT_SET,
    State,
)
from ..tables import SIZE_OF, TILE_SIZES, TILE_STEPS
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
def open_decision(s: State, seat: int) -> int:
    """SL-12.4  What the seat, or the referee, is asked now; OVER if nothing."""
    return s.step if seat == actor(s) else OVER


@rule
def waits(s: State) -> int:
    """SL-4.7, SL-6.0  For the player in turn, or for the referee's report."""
    return Reason.WAIT_FOR_REPORT if s.step >= REPORT_SET else Reason.NOT_YOUR_TURN


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
def keep_tokens(s: State) -> None:
    """SL-5.8, SL-11.5  Asked when the supply is too small; then the tokens are laid."""
    finish_laying(s)


@rule
def exchange_tokens(s: State) -> None:
    """SL-5.8, SL-11.5"""
    exchange(s, s.current)
    finish_laying(s)


@rule
def say_fell(s: State, stack: int) -> None:
    """SL-6.32  A part of an event: a stack that fell."""
    s.open_stacks |= 1 << stack


@rule
def say_cause(s: State, culprit: int) -> None:
    """SL-6.32  A part of an event: who caused it."""
    s.open_cause = culprit


@rule
def say_lifting(s: State) -> None:
    """SL-6.32  A part of an event: it happened while a stone was lifted."""
    s.open_lifting = 1


@rule
def rounds(s: State) -> int:
    """SL-4.7  Turns begun so far."""
    return s.turns


# SL-12.4; SL-6.30  The referee's questions in their order. SL-3.6  At the start every stone stands in the end.
DECISIONS = Decisions(
    actions.ACTIONS,
    Reason,
    to_act=to_act,
    open_decision=open_decision,
    waits=waits,
    decisions=(
        Decision(PICK_TILE, "pick_tile", Answer(actions.TILE, may=may_pick_tile, do=pick_tile)),
        Decision(PICK_SIZE, "pick_size", Answer(actions.SIZE_CHOICE, may=may_pick_size, do=choose_size)),
        Decision(PICK_STONE, "pick_stone", Answer(actions.STONE_CHOICE, may=may_pick_stone, do=pick_stone)),
        Decision(PICK_SOURCE, "pick_source", Answer(actions.SOURCE, may=may_pick_source, do=pick_source)),
        Decision(RELEASE, "release", Answer(actions.RELEASED, do=release)),
        Decision(
            EXCHANGE,
            "exchange",
            Answer(actions.SWAP, do=keep_tokens, count=1),
            Answer(actions.SWAP + 1, do=exchange_tokens, count=1),
            declined_by=actions.SWAP,
        ),
        Decision(ALT_SIZE, "alt_size", Answer(actions.SIZE_CHOICE, may=may_pick_size, do=choose_start_size)),
        Decision(ALT_STONE, "alt_stone", Answer(actions.STONE_CHOICE, may=may_pick_stone, do=choose_start_stone)),
        Decision(ALT_RELEASE, "alt_release", Answer(actions.RELEASED, do=release)),
        Decision(REPORT_SET, "report_set", Answer(actions.SET, do=set_stone)),
        Decision(
            REPORT_EVENT,
            "report_event",
            Answer(actions.FELL, may=may_say_fell, do=say_fell),
            Answer(actions.CAUSE, may=may_say_cause, do=say_cause),
            Answer(actions.LIFTING, may=may_say_lifting, do=say_lifting),
            Answer(actions.EVENT, may=may_close_event, do=close_event),
            Answer(actions.NO_FALL, may=may_end_events, do=end_events),
            Answer(actions.TOUCHED, may=may_say_touched, do=say_touched),
        ),
        Decision(
            REPORT_PLACEMENT,
            "report_placement",
            Answer(actions.ON_TOP, do=say_on_top),
            Answer(actions.SLIPPED, do=say_slipped),
        ),
        Decision(
            REPORT_FOULS,
            "report_fouls",
            Answer(actions.TOUCHED, may=may_say_touched, do=say_touched),
            Answer(actions.LEANED, may=may_say_leaned, do=say_leaned),
            Answer(actions.DONE, do=end_record),
        ),
    ),
)
legal, may, apply = DECISIONS.legal, DECISIONS.may, DECISIONS.apply
