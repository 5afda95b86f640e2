"""Greedy play: every seat follows the best plan that the beam finds for its own turn in one imagined world."""

from __future__ import annotations

from typing import Any

from rivertable.engine.contract import REFEREE, REFEREE_SEAT
from rivertable.engine.instance import Instance
from rivertable.engine.rule import entry, rule
from rivertable.engine.state_arrays import Memory, copy_state

INSTANCE: Instance = globals()["INSTANCE"]
GAME = INSTANCE.game
apply, referee, deal_unknown = GAME.apply, GAME.referee, GAME.deal_unknown
take_forced_choices = INSTANCE.per_game("forced_choices").take_forced_choices
redact = INSTANCE.per_game("redaction").redact
_beam, _simulate = INSTANCE.per_game("beam"), INSTANCE.per_game("simulate")
best_plan, follow = _beam.best_plan, _beam.follow
begin_numbered, lowest_seat, write_result = _simulate.begin_numbered, _simulate.lowest_seat, _simulate.write_result

WIDTH = GAME.greedy_width
ROOT, LENGTH, ACTIONS = _beam.ROOT, _beam.LENGTH, _beam.ACTIONS
BLANK, WORK = _beam.STATES, _beam.STATES + 1  # rows of the array after those of the beam
STATES = WORK + 1
OUT = max(_beam.OUT, _simulate.OUT)


@entry
def choose(memory: Memory, seat: int) -> int:
    """The first action of the best plan for a seat to act in the imagined world states[ROOT]."""
    return memory.out[best_plan(memory.states, memory.raw, memory.out, seat, WIDTH) + ACTIONS]


@rule
def play_greedily(memory: Memory) -> int:
    """Play the match in states[WORK] to its end, every seat planning its turn from what it may know. Returns the number
    of decisions planned."""
    states, raw, out, stream = memory.states, memory.raw, memory.out, memory.stream
    decisions = 0
    s = states[WORK]
    mask = take_forced_choices(s, out)
    while mask != 0:
        if mask & REFEREE:
            apply(s, REFEREE_SEAT, referee(s, stream))
            mask = take_forced_choices(s, out)
        else:
            seat = lowest_seat(mask)
            copy_state(states, ROOT, WORK)
            redact(states[ROOT], seat)
            deal_unknown(states[ROOT], seat, stream)
            plan = best_plan(states, raw, out, seat, WIDTH)
            decisions += out[plan + LENGTH]
            mask = follow(s, out, seat, out, plan + ACTIONS, out[plan + LENGTH])
    return decisions


@entry
def simulate(memory: Memory, players: int, key: Any, first: int, results: Any) -> int:
    """Play matches first, first + 1, … of a series greedily, one per row of results; returns the number of
    decisions."""
    decisions = 0
    for row in range(len(results)):
        copy_state(memory.states, WORK, BLANK)
        begun = begin_numbered(memory.states[WORK], memory.stream, players, key, first + row)
        length = play_greedily(memory)
        decisions += length
        write_result(memory.states[WORK], memory.out, results[row], length, begun)
    return decisions
