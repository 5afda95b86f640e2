"""Arrays of states for compiled and interpreted code: rows that are allocated once and copied, never created in a
loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from rivertable.engine.chance import STREAM_WORDS
from rivertable.engine.rule import Mode, engine_function_compiled_as
from rivertable.engine.state import ListState


def _copy_record(states: Any, to: int, source: int) -> None:
    states[to] = states[source]


@engine_function_compiled_as(_copy_record)
def copy_state(states: Any, to: int, source: int) -> None:
    """Overwrite one state of an array with another."""
    states[to].assign(states[source])


@engine_function_compiled_as("same_state")
def same_state(states: Any, raw: Any, one: int, other: int) -> bool:
    """True if two states of an array are equal in every field; `raw` is `raw_bytes(states)`."""
    return bool(states[one] == states[other])


def raw_bytes(states: Any) -> Any:
    """For compiled code: a view of an array of states as bytes, one row per state. Interpreted code does not need it
    and gets the states themselves."""
    return states.view(np.uint8).reshape(len(states), -1) if isinstance(states, np.ndarray) else states


def state_array(state: type[ListState], size: int, mode: Mode) -> Any:
    """`size` blank states: a record array for compiled code, a list of ListStates otherwise."""
    return np.zeros(size, state.dtype) if mode.compiles else [state() for _ in range(size)]


def put(states: Any, index: int, state: ListState) -> None:
    """Copy a state into a row of an array of either kind."""
    if isinstance(states, np.ndarray):
        states[index] = state.to_array()[0]
    else:
        states[index].assign(state)


def take(states: Any, index: int, state: type[ListState]) -> ListState:
    """A copy of one row of an array of either kind."""
    if isinstance(states, np.ndarray):
        return state.from_array(states[index : index + 1])
    copy: ListState = states[index].clone()
    return copy


class Memory(NamedTuple):
    """What matches are played in: states, the same states as bytes, room for actions and plans, and the stream of what the
    match's own chance does not decide."""

    states: Any
    raw: Any
    out: Any
    stream: Any


def new_memory(state: type[ListState], size: int, out: int, mode: Mode) -> Memory:
    """Room for `size` states, and for `out` numbers."""
    states = state_array(state, size, mode)
    return Memory(states, raw_bytes(states), ints(out, mode), ints(STREAM_WORDS, mode))


class SearchMemory(NamedTuple):
    """What a search works in: a Memory, the nodes of its tree with their sums, results by seat, the path of an iteration,
    and the settings."""

    states: Any
    raw: Any
    out: Any
    stream: Any
    tree: Any
    sums: Any
    values: Any
    path: Any
    settings: Any
    weights: Any


def ints(size: int, mode: Mode) -> Any:
    """A row of int64 zeros: an array for compiled code, a list otherwise."""
    return np.zeros(size, np.int64) if mode.compiles else [0] * size


def int_rows(rows: int, columns: int, mode: Mode) -> Any:
    """A table of int64 zeros: an array for compiled code, a list of lists otherwise."""
    return np.zeros((rows, columns), np.int64) if mode.compiles else [[0] * columns for _ in range(rows)]


def floats(values: Sequence[float], mode: Mode) -> Any:
    """A row of float64: an array for compiled code, a list otherwise."""
    return np.array(values, np.float64) if mode.compiles else [float(value) for value in values]


def float_rows(rows: int, columns: int, mode: Mode) -> Any:
    """A table of float64 zeros: an array for compiled code, a list of lists otherwise."""
    return np.zeros((rows, columns), np.float64) if mode.compiles else [[0.0] * columns for _ in range(rows)]


class BatchRows(NamedTuple):
    """What a batch of matches is played in, a row for each match: whole states (behind them a blank one, and one for each
    thread to look at), the same as numbers by width, and what is shown of each."""

    states: Any
    bytes_: Any
    words: Any
    halves: Any
    longs: Any
    streams: Any  # of the referee, by match
    pickers: Any  # of random choices, by match
    numbers: Any  # which match of the series it is
    key: Any  # the seed of the series
    plans: Any  # how observations are made, by viewer
    seats: Any
    legal: Any  # ids of the legal actions
    legal_counts: Any
    masks: Any
    observations: Any
    final_observations: Any
    done: Any
    rewards: Any
