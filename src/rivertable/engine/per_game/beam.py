"""A beam over one seat's own turn: the best ways to play on until somebody else is to act or something is revealed.

In a turn of many small decisions different orders lead to the same position; equal positions are kept once. The results
are *plans*: lists of actions with the value of the position they lead to. All bookkeeping is in the tail of `out`,
because rules allocate nothing: the legal actions of the position being tried, then a plan for each row of the array.
"""

from __future__ import annotations

from typing import Any

from rivertable.engine.instance import Instance
from rivertable.engine.rule import rule
from rivertable.engine.state_arrays import copy_state, same_state

INSTANCE: Instance = globals()["INSTANCE"]
GAME = INSTANCE.game
legal, may, apply, evaluate = GAME.legal, GAME.may, GAME.apply, GAME.evaluate
looks_through, worth_trying, rounds = GAME.looks_through, GAME.worth_trying, GAME.rounds
take_forced_choices = INSTANCE.per_game("forced_choices").take_forced_choices

WIDTH = 32  # positions kept at each depth, at most
ENDS = 64  # finished plans kept, at most
LINE = 40  # actions of a plan, at most; a longer turn is planned in parts

ROOT, SCRATCH, LEVELS = 0, 1, 2  # rows of the array: LEVELS are twice WIDTH
FINISHED = LEVELS + 2 * WIDTH
STATES = FINISHED + ENDS

COUNT = GAME.actions.count
MOVES = COUNT  # in `out`: the actions being tried
PLANS = MOVES + COUNT  # then a plan per row, from SCRATCH on
VALUE, LENGTH, ACTIONS = 0, 1, 2  # cells of a plan
PLAN = ACTIONS + LINE
OUT = PLANS + (STATES - SCRATCH) * PLAN


@rule
def plan_of(row: int) -> int:
    """Where the plan that leads to a row of the array begins in `out`."""
    return PLANS + (row - SCRATCH) * PLAN


@rule
def copy_plan(out: Any, to: int, source: int) -> None:
    """Overwrite the plan of one row with that of another."""
    there, here = plan_of(to), plan_of(source)
    for cell in range(ACTIONS + out[here + LENGTH]):
        out[there + cell] = out[here + cell]


@rule
def keep(states: Any, raw: Any, out: Any, first: int, kept: int, room: int) -> int:
    """Put the position in SCRATCH among the `kept` rows from `first` on, unless an equal one is there or all `room`
    rows are better. Returns how many rows are in use now."""
    value = out[plan_of(SCRATCH) + VALUE]
    lowest = first
    for row in range(first, first + kept):
        if out[plan_of(row) + VALUE] == value and same_state(states, raw, SCRATCH, row):
            return kept
        if out[plan_of(row) + VALUE] < out[plan_of(lowest) + VALUE]:
            lowest = row
    if kept == room and value <= out[plan_of(lowest) + VALUE]:
        return kept
    place = first + kept if kept < room else lowest
    copy_state(states, place, SCRATCH)
    copy_plan(out, place, SCRATCH)
    return min(kept + 1, room)


@rule
def try_action(states: Any, out: Any, seat: int, row: int, action: int) -> bool:
    """Put the position after an action into SCRATCH, with its plan; True if the plan can go on from there. It ends when
    the seat has nothing more to decide, when something is revealed, when a round begins, when it has LINE actions, and
    where `looks_through` is true."""
    copy_state(states, SCRATCH, row)
    copy_plan(out, SCRATCH, row)
    plan = plan_of(SCRATCH)
    length = out[plan + LENGTH]
    out[plan + ACTIONS + length] = action
    out[plan + LENGTH] = length + 1
    s = states[SCRATCH]
    reveals, begun = s.reveals, rounds(s)
    apply(s, seat, action)
    mask = take_forced_choices(s, out)
    out[plan + VALUE] = evaluate(s, seat)
    if (mask >> seat) & 1 == 0 or s.reveals != reveals or rounds(s) != begun or length + 1 == LINE:
        return False
    return not looks_through(s, seat)


@rule
def promising(s: Any, seat: int, out: Any) -> int:
    """Put the legal actions that are worth trying into MOVES; returns how many."""
    n, kept = legal(s, seat, out), 0
    for k in range(n):
        if worth_trying(s, seat, out[k]):
            out[MOVES + kept] = out[k]
            kept += 1
    return kept


@rule
def find_plans(states: Any, raw: Any, out: Any, seat: int, width: int, room: int) -> int:
    """Find the best plans, at most `room`, for a seat to act in states[ROOT]; at each depth the best `width` positions
    are followed. Writes the plans to the rows from FINISHED on and returns how many there are."""
    copy_state(states, LEVELS, ROOT)
    out[plan_of(LEVELS) + LENGTH] = 0
    here, count, there, ends = LEVELS, 1, LEVELS + WIDTH, 0
    while count > 0:
        kept = 0
        for row in range(here, here + count):
            n = promising(states[row], seat, out)
            for k in range(n):
                if try_action(states, out, seat, row, out[MOVES + k]):
                    kept = keep(states, raw, out, there, kept, width)
                else:
                    ends = keep(states, raw, out, FINISHED, ends, room)
        here, count, there = there, kept, here
    return ends


@rule
def best_plan(states: Any, raw: Any, out: Any, seat: int, width: int) -> int:
    """Where in `out` the best plan for a seat to act in states[ROOT] begins."""
    find_plans(states, raw, out, seat, width, 1)
    return plan_of(FINISHED)


@rule
def follow(s: Any, out: Any, seat: int, line: Any, first: int, length: int) -> int:
    """Take `length` actions from line[first] on, stopping early when one is not legal in this world or something was
    revealed; returns to_act."""
    mask = take_forced_choices(s, out)
    reveals = s.reveals
    for k in range(first, first + length):
        if (mask >> seat) & 1 == 0 or s.reveals != reveals or may(s, seat, line[k]) != 0:
            return mask
        apply(s, seat, line[k])
        mask = take_forced_choices(s, out)
    return mask
