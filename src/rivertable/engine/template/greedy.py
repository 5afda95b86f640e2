"""Greedy play: a beam search to the end of the seat's own turn, in one world.

All bookkeeping lives in the tail of `out`, because rules allocate nothing: the legal actions of the position
being expanded, then per kept position its value and the first action on the way to it.
"""

from __future__ import annotations

from typing import Any

from rivertable.engine.contract import REFEREE, REFEREE_SEAT
from rivertable.engine.instance import Instance
from rivertable.engine.memory import copy_state, same_state
from rivertable.engine.rule import entry, rule

INSTANCE: Instance = globals()["INSTANCE"]
GAME = INSTANCE.game
legal, apply, evaluate = GAME.legal, GAME.apply, GAME.evaluate
to_act, referee, deal_unknown = GAME.to_act, GAME.referee, GAME.deal_unknown
looks_through, worth_trying, rounds = GAME.looks_through, GAME.worth_trying, GAME.rounds
settle = INSTANCE.template("flow").settle
redact = INSTANCE.template("redaction").redact
_simulate = INSTANCE.template("simulate")
begin_numbered, lowest_seat, write_result = _simulate.begin_numbered, _simulate.lowest_seat, _simulate.write_result

WIDTH = GAME.greedy_width  # positions kept at each depth
BLANK, WORK, ROOT, SCRATCH, LEVELS = 0, 1, 2, 3, 4  # rows of the bank: then two levels of WIDTH positions
STATES = LEVELS + 2 * WIDTH

MOVES = GAME.actions.count
VALUES = MOVES + GAME.actions.count
FIRSTS = VALUES + 2 * WIDTH
BEST_VALUE = FIRSTS + 2 * WIDTH
BEST_ACTION = BEST_VALUE + 1
OUT = max(BEST_ACTION + 1, _simulate.OUT)

NONE = -1
WORST = -(1 << 60)


@rule
def keep(states: Any, raw: Any, out: Any, level: int, kept: int, value: int, first: int) -> int:
    """Keep the position in SCRATCH if it is among the best of its level and not there already: many orders of the
    same marks end in one position."""
    start = level * WIDTH
    lowest = 0
    for i in range(kept):
        if out[VALUES + start + i] == value and same_state(states, raw, SCRATCH, LEVELS + start + i):
            return kept
        if out[VALUES + start + i] < out[VALUES + start + lowest]:
            lowest = i
    if kept == WIDTH and value <= out[VALUES + start + lowest]:
        return kept
    place = kept if kept < WIDTH else lowest
    copy_state(states, LEVELS + start + place, SCRATCH)
    out[VALUES + start + place] = value
    out[FIRSTS + start + place] = first
    return min(kept + 1, WIDTH)


@rule
def expand(states: Any, raw: Any, out: Any, seat: int, position: int, level: int, kept: int) -> int:
    """Try the actions of a position. What ends the turn (nothing more to decide, something revealed, a new round), or
    leaves a rest that the evaluation looks through, competes for the best; the others go to the next level."""
    n = legal(states[LEVELS + position], seat, out)
    for k in range(n):
        out[MOVES + k] = out[k]
    for k in range(n):
        action = out[MOVES + k]
        if not worth_trying(states[LEVELS + position], seat, action):
            continue
        first = action if out[FIRSTS + position] == NONE else out[FIRSTS + position]
        copy_state(states, SCRATCH, LEVELS + position)
        s = states[SCRATCH]
        reveals, begun = s.reveals, rounds(s)
        apply(s, seat, action)
        mask = settle(s, out)
        value = evaluate(s, seat)
        goes_on = (mask >> seat) & 1 == 1 and s.reveals == reveals and rounds(s) == begun
        if goes_on and not looks_through(s, seat):
            kept = keep(states, raw, out, level, kept, value, first)
        elif value > out[BEST_VALUE]:
            out[BEST_VALUE] = value
            out[BEST_ACTION] = first
    return kept


@rule
def best_action(states: Any, raw: Any, out: Any, seat: int) -> int:
    """The first action towards the best end of this seat's turn that the beam finds from states[ROOT]."""
    copy_state(states, LEVELS, ROOT)
    out[FIRSTS] = NONE
    out[BEST_VALUE] = WORST
    out[BEST_ACTION] = NONE
    level, count = 0, 1
    while count > 0:
        kept = 0
        for i in range(count):
            kept = expand(states, raw, out, seat, level * WIDTH + i, 1 - level, kept)
        level, count = 1 - level, kept
    return out[BEST_ACTION]


@entry
def choose(states: Any, raw: Any, out: Any, seat: int) -> int:
    """The action for the imagined world in states[ROOT]."""
    return best_action(states, raw, out, seat)


@rule
def play_greedily(states: Any, raw: Any, out: Any, stream: Any) -> int:
    """The match in WORK to its end, every seat deciding from what it may know; returns the number of decisions."""
    decisions = 0
    s = states[WORK]
    mask = settle(s, out)
    while mask != 0:
        if mask & REFEREE:
            apply(s, REFEREE_SEAT, referee(s, stream))
        else:
            seat = lowest_seat(mask)
            copy_state(states, ROOT, WORK)
            redact(states[ROOT], seat)
            deal_unknown(states[ROOT], seat, stream)
            apply(s, seat, best_action(states, raw, out, seat))
            decisions += 1
        mask = settle(s, out)
    return decisions


@entry
def simulate(states: Any, raw: Any, out: Any, stream: Any, players: int, key: Any, first: int, results: Any) -> int:
    """As `simulate` of the template simulate, with greedy play."""
    decisions = 0
    for row in range(len(results)):
        copy_state(states, WORK, BLANK)
        begin_numbered(states[WORK], stream, players, key, first + row)
        length = play_greedily(states, raw, out, stream)
        decisions += length
        write_result(states[WORK], out, results[row], length)
    return decisions
