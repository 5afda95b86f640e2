"""Play in which every seat has a built-in policy of its own, with a list of all decisions."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import pick
from rivertable.engine.contract import REFEREE, REFEREE_SEAT
from rivertable.engine.instance import Instance
from rivertable.engine.rule import entry, rule
from rivertable.engine.simulation import ACTION, CHOICES, GREEDY, MATCH, RANDOM, SEAT
from rivertable.engine.state_arrays import Memory, copy_state

INSTANCE: Instance = globals()["INSTANCE"]
GAME = INSTANCE.game
apply, legal, may, deal_unknown = GAME.apply, GAME.legal, GAME.may, GAME.deal_unknown
policy, referee = GAME.policy, GAME.referee
take_forced_choices = INSTANCE.per_game("forced_choices").take_forced_choices
redact = INSTANCE.per_game("redaction").redact
_simulate, _greedy = INSTANCE.per_game("simulate"), INSTANCE.per_game("greedy")
begin_numbered, lowest_seat, write_result = _simulate.begin_numbered, _simulate.lowest_seat, _simulate.write_result
best_plan = _greedy.best_plan
ROOT, LENGTH, ACTIONS, WIDTH = _greedy.ROOT, _greedy.LENGTH, _greedy.ACTIONS, _greedy.WIDTH
BLANK, WORK, STATES = _greedy.BLANK, _greedy.WORK, _greedy.STATES
REPORTS = _greedy.OUT  # in `out`, behind what the beam uses: how many reports the referee made in this match
OUT = REPORTS + 1


@rule
def note(log: Any, count: int, match: int, seat: int, action: int, choices: int) -> int:
    """Write a decision to the list, as far as there is room; returns how many have been made."""
    if count < len(log):
        log[count][MATCH] = match
        log[count][SEAT] = seat
        log[count][ACTION] = action
        log[count][CHOICES] = choices
    return count + 1


@rule
def follow_plan(memory: Memory, seat: int, log: Any, count: int, match: int) -> int:
    """Play a turn greedily, from what the seat may know; returns how many decisions have been made."""
    states, out = memory.states, memory.out
    copy_state(states, ROOT, WORK)
    redact(states[ROOT], seat)
    deal_unknown(states[ROOT], seat, memory.stream)
    plan = best_plan(states, memory.raw, out, seat, WIDTH)
    s = states[WORK]
    reveals, length = s.reveals, out[plan + LENGTH]
    for k in range(length):
        action = out[plan + ACTIONS + k]
        if s.reveals != reveals or may(s, seat, action) != 0:
            return count
        choices = legal(s, seat, out)
        count = note(log, count, match, seat, action, choices)
        apply(s, seat, action)
        if (take_forced_choices(s, out) >> seat) & 1 == 0:
            return count
    return count


@rule
def decide(memory: Memory, seat: int, kind: int, log: Any, count: int, match: int) -> int:
    """Take one decision of a seat at random or with the game's cheap policy; returns how many have been made."""
    s, out = memory.states[WORK], memory.out
    n = legal(s, seat, out)
    action = out[0]
    if n > 1:
        action = out[pick(memory.stream, n)] if kind == RANDOM else policy(s, seat, out, n, memory.stream)
    apply(s, seat, action)
    return note(log, count, match, seat, action, n)


@rule
def play(memory: Memory, policies: Any, log: Any, count: int, match: int) -> int:
    """Play the match in states[WORK] to its end; returns how many decisions have been made, reports of the referee
    included."""
    s, out = memory.states[WORK], memory.out
    out[REPORTS] = 0
    mask = take_forced_choices(s, out)
    while mask != 0:
        if mask & REFEREE:
            report = referee(s, memory.stream)
            apply(s, REFEREE_SEAT, report)
            count = note(log, count, match, REFEREE_SEAT, report, 0)
            out[REPORTS] += 1
        else:
            seat = lowest_seat(mask)
            if policies[seat] == GREEDY:
                count = follow_plan(memory, seat, log, count, match)
            else:
                count = decide(memory, seat, policies[seat], log, count, match)
        mask = take_forced_choices(s, out)
    return count


@entry
def simulate(memory: Memory, players: int, key: Any, first: int, policies: Any, results: Any, log: Any) -> int:
    """Play matches first, first + 1, … of a series, one per row of results, with policies[seat] for every seat. Returns the
    number of decisions, reports included: if it is larger than the room in `log`, that holds only the first of them."""
    count = 0
    for row in range(len(results)):
        copy_state(memory.states, WORK, BLANK)
        s = memory.states[WORK]
        begun = begin_numbered(s, memory.stream, players, key, first + row)
        before = count
        count = play(memory, policies, log, count, first + row)
        write_result(s, memory.out, results[row], count - before - memory.out[REPORTS], begun)
    return count
