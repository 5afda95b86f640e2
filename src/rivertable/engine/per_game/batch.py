"""Many matches side by side, each taken one decision further by a call: for learning. `engine/batch.py` is what people
use.

A thread works on the rows of some matches and on nothing else, so the number of threads changes nothing. What is shown of
a match is made from a copy that is redacted for the seat that is to act.
"""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import MASK, pick, seed_stream
from rivertable.engine.contract import REFEREE, REFEREE_SEAT
from rivertable.engine.instance import Instance
from rivertable.engine.rule import entry, rule
from rivertable.engine.state_arrays import BatchRows, copy_state

INSTANCE: Instance = globals()["INSTANCE"]
GAME = INSTANCE.game
apply, legal, referee, utility = GAME.apply, GAME.legal, GAME.referee, GAME.utility
take_forced_choices = INSTANCE.per_game("forced_choices").take_forced_choices
redact = INSTANCE.per_game("redaction").redact
observe = INSTANCE.per_game("observation").observe
_simulate = INSTANCE.per_game("simulate")
begin_numbered, lowest_seat = _simulate.begin_numbered, _simulate.lowest_seat
OUT = max(GAME.actions.count, len(GAME.score_categories))
PICKS = 0x9E3779B9  # keeps the stream of random choices apart from the referee's


@rule
def play_to_decision(s: Any, out: Any, stream: Any) -> int:
    """Take forced choices, and reports of the referee from the game's statistics, until a seat has a real decision or the
    match is over; returns to_act."""
    mask = take_forced_choices(s, out)
    while mask & REFEREE:
        apply(s, REFEREE_SEAT, referee(s, stream))
        mask = take_forced_choices(s, out)
    return mask


@rule
def begin_match(rows: BatchRows, out: Any, i: int, players: int) -> int:
    """Set up the match of row i; returns to_act."""
    copy_state(rows.states, i, len(rows.seats))
    begin_numbered(rows.states[i], rows.streams[i], players, rows.key, rows.numbers[i])
    return play_to_decision(rows.states[i], out, rows.streams[i])


@rule
def write_observation_of(rows: BatchRows, place: int, seat: int, players: int, asked: bool, row: Any) -> None:
    """Write what a seat sees of the redacted state at `place`."""
    for k in range(len(row)):
        row[k] = 0.0
    s, plan = rows.states[place], rows.plans[seat]
    bytes_, words, halves, longs = rows.bytes_[place], rows.words[place], rows.halves[place], rows.longs[place]
    observe(s, bytes_, words, halves, longs, plan, seat, players, asked, row)


@rule
def list_legal(rows: BatchRows, out: Any, i: int, place: int, seat: int) -> None:
    """Replace the legal actions of match i by those of the redacted state at `place`."""
    ids, mask = rows.legal[i], rows.masks[i]
    for k in range(rows.legal_counts[i]):
        mask[ids[k]] = False
    n = legal(rows.states[place], seat, out)
    for k in range(n):
        ids[k] = out[k]
        mask[out[k]] = True
    rows.legal_counts[i] = n


@rule
def show(rows: BatchRows, out: Any, i: int, place: int, mask: int, players: int) -> None:
    """Show match i to the first of the seats that are to act."""
    seat = lowest_seat(mask)
    rows.seats[i] = seat
    copy_state(rows.states, place, i)
    redact(rows.states[place], seat)
    list_legal(rows, out, i, place, seat)
    if len(rows.observations) > 0:
        write_observation_of(rows, place, seat, players, True, rows.observations[i])


@rule
def finish(rows: BatchRows, out: Any, i: int, place: int, players: int) -> int:
    """Give the rewards of match i, keep what its last seat sees of the end, and begin the next match of the row; returns
    to_act."""
    s = rows.states[i]
    for seat in range(players):
        rows.rewards[i][seat] = utility(s, seat)
    rows.done[i] = True
    if len(rows.observations) > 0:
        seat = rows.seats[i]
        copy_state(rows.states, place, i)
        redact(rows.states[place], seat)
        write_observation_of(rows, place, seat, players, False, rows.final_observations[i])
    rows.numbers[i] += len(rows.seats)
    return begin_match(rows, out, i, players)


@rule
def take_decision(rows: BatchRows, out: Any, i: int, place: int, players: int, action: int) -> int:
    """Carry out an action in match i, with all that follows, and begin the next match if it ends; returns to_act."""
    if rows.done[i]:
        rows.done[i] = False
        for seat in range(players):
            rows.rewards[i][seat] = 0.0
    apply(rows.states[i], rows.seats[i], action)
    mask = play_to_decision(rows.states[i], out, rows.streams[i])
    return finish(rows, out, i, place, players) if mask == 0 else mask


@rule
def begin_series(rows: BatchRows, out: Any, i: int, players: int) -> int:
    """Set up the first match of row i, and its stream of random choices; returns to_act."""
    number = rows.key[0] + rows.numbers[i]
    seed_stream(rows.pickers[i], number & MASK, rows.key[1], rows.key[2], PICKS)
    return begin_match(rows, out, i, players)


@entry
def advance(
    rows: BatchRows, out: Any, place: int, players: int, first: int, stop: int, begins: bool, actions: Any
) -> int:
    """Take one decision in each match of rows first..stop-1, or set them up; returns how many of them ended. Both are one
    entry, because each entry compiles all rules of the game."""
    ended = 0
    for i in range(first, stop):
        if begins:
            mask = begin_series(rows, out, i, players)
        else:
            mask = take_decision(rows, out, i, place, players, actions[i])
            ended += rows.done[i]
        show(rows, out, i, place, mask, players)
    return ended


@entry
def first_refused(rows: BatchRows, actions: Any) -> int:
    """The first match whose action is not legal, or -1."""
    count = rows.masks.shape[1]
    for i in range(len(actions)):
        action = actions[i]
        if action < 0 or action >= count or not rows.masks[i][action]:
            return i
    return -1


@entry
def choose_randomly(rows: BatchRows, actions: Any) -> int:
    """Write a random legal action for each match; returns how many."""
    for i in range(len(actions)):
        actions[i] = rows.legal[i][pick(rows.pickers[i], rows.legal_counts[i])]
    return len(actions)
