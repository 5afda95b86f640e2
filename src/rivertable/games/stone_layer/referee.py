"""The statistical referee: random reports with realistic probabilities, quick and without geometry (SL-6.26)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import pick
from rivertable.engine.rule import rule

from .actions import DONE, EVENT, FELL, LEANED, LIFTING, NO_FALL, ON_TOP, SET, SLIPPED, TOUCHED
from .state import COMPANION, REPORT_EVENT, REPORT_PLACEMENT, REPORT_SET, State
from .tables import (
    BASE,
    FAILURE,
    LEAN,
    LIFT,
    MOST_HEIGHT,
    NEIGHBOUR,
    PER_MILLE,
    SIZE_OF,
    SLIP_SHARE,
    STACKS,
    TOUCH,
)


@rule
def size_on_top(s: State, stack: int) -> int:
    """The size a new stone would lie on; BASE for the base stone."""
    return BASE if s.height[stack] == 0 else SIZE_OF[s.stack[stack][s.height[stack] - 1]]


@rule
def failure_at(s: State, stack: int, size: int) -> int:
    """SL-6.26  Per mille: the next stone of this size on this stack does not stay."""
    return FAILURE[s.opt_tremor][min(s.height[stack] + 1, MOST_HEIGHT)][size][size_on_top(s, stack)]


@rule
def some_other_stack(s: State, stream: Any) -> int:
    """A standing stack that is neither target nor source, or -1."""
    start = pick(stream, STACKS)
    for k in range(STACKS):
        stack = (start + k) % STACKS
        if stack not in (s.marker, s.source) and s.height[stack] > 0:
            return stack
    return -1


@rule
def sample_event(s: State, stream: Any) -> int:
    """SL-6.26  What falls first: the source while lifting, a neighbouring stack, the target, or nothing."""
    if s.open_stacks != 0:
        return EVENT
    if s.open_lifting == 1:
        return FELL + s.source
    if s.named != 0:
        return NO_FALL
    chance = pick(stream, PER_MILLE)
    if s.lifted == 0 and chance < LIFT:
        return LIFTING
    chance = pick(stream, PER_MILLE)
    if chance < NEIGHBOUR:
        other = some_other_stack(s, stream)
        return FELL + other if other >= 0 else NO_FALL
    chance = pick(stream, PER_MILLE * PER_MILLE)
    if chance < failure_at(s, s.marker, SIZE_OF[s.stone]) * (PER_MILLE - SLIP_SHARE):
        return FELL + s.marker
    return NO_FALL


@rule
def sample_placement(s: State, stream: Any) -> int:
    """SL-6.26  The stack stands; the stone alone may have slipped off."""
    failure = failure_at(s, s.marker, SIZE_OF[s.stone])
    slips = failure * SLIP_SHARE
    stands = PER_MILLE * PER_MILLE - failure * (PER_MILLE - SLIP_SHARE)
    return SLIPPED if pick(stream, stands) < slips else ON_TOP


@rule
def sample_fouls(s: State, stream: Any) -> int:
    """SL-6.26  Now and then a stone leans or another one was touched."""
    if s.leaned == 1 or s.touched == 1:
        return DONE
    chance = pick(stream, PER_MILLE)
    if chance < LEAN:
        return LEANED
    return TOUCHED if chance < LEAN + TOUCH else DONE


@rule
def referee(s: State, stream: Any) -> int:
    """SL-6.26  One report, as likely as the simulation would make it."""
    if s.step == REPORT_SET:
        return SET
    if s.step == REPORT_EVENT:
        return sample_event(s, stream)
    if s.step == REPORT_PLACEMENT:
        return sample_placement(s, stream)
    return sample_fouls(s, stream)


@rule
def people_report(s: State) -> bool:
    """SL-11.6  At a real table a person tells what happened. SL-6.31  And may correct it until the next tile is chosen."""
    return s.opt_mode == COMPANION
