"""Quick play: every seat follows the game's cheap policy. Used for the playouts of a search and for many matches in a
call."""

from __future__ import annotations

from typing import Any

from rivertable.engine.contract import REFEREE, REFEREE_SEAT
from rivertable.engine.instance import Instance
from rivertable.engine.rule import entry, rule
from rivertable.engine.state_arrays import Memory, copy_state

INSTANCE: Instance = globals()["INSTANCE"]
GAME = INSTANCE.game
to_act, legal, apply, referee, policy = GAME.to_act, GAME.legal, GAME.apply, GAME.referee, GAME.policy
ask_even_if_single = GAME.ask_even_if_single
_simulate = INSTANCE.per_game("simulate")
begin_numbered, lowest_seat, write_result = _simulate.begin_numbered, _simulate.lowest_seat, _simulate.write_result
BLANK, WORK, STATES, OUT = _simulate.BLANK, _simulate.WORK, _simulate.STATES, _simulate.OUT


@rule
def step_quickly(s: Any, out: Any, stream: Any, mask: int) -> bool:
    """Carry out one report of the referee, or one action of the first seat to act; True if that was a real decision."""
    if mask & REFEREE:
        apply(s, REFEREE_SEAT, referee(s, stream))
        return False
    seat = lowest_seat(mask)
    n = legal(s, seat, out)
    if n > 1:
        apply(s, seat, policy(s, seat, out, n, stream))
        return True
    asked = ask_even_if_single(s, seat)
    apply(s, seat, out[0])
    return asked


@rule
def play_quickly(s: Any, out: Any, stream: Any) -> int:
    """Play the match in s to its end; returns the number of real decisions."""
    decisions = 0
    mask = to_act(s)
    while mask != 0:
        if step_quickly(s, out, stream, mask):
            decisions += 1
        mask = to_act(s)
    return decisions


@entry
def simulate(memory: Memory, players: int, key: Any, first: int, results: Any) -> int:
    """Play matches first, first + 1, … of a series quickly, one per row of results; returns the number of decisions."""
    decisions = 0
    for row in range(len(results)):
        copy_state(memory.states, WORK, BLANK)
        s = memory.states[WORK]
        begun = begin_numbered(s, memory.stream, players, key, first + row)
        length = play_quickly(s, memory.out, memory.stream)
        decisions += length
        write_result(s, memory.out, results[row], length, begun)
    return decisions
