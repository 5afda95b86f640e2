"""Runs the search of `engine/per_game/search.py`: allocates its arrays, watches the time and returns the plans it
compared."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from rivertable.bots.levels import SearchSettings
from rivertable.engine.chance import STREAM_WORDS
from rivertable.engine.game_config import GameConfig
from rivertable.engine.rule import Mode
from rivertable.engine.state import MAX_SEATS, ListState
from rivertable.engine.state_arrays import float_rows, floats, int_rows, ints, put, raw_bytes, state_array

CHUNK_SECONDS = 0.05  # about the time between two looks at the clock
NODES = 100_000  # in a tree, at most


@dataclass(frozen=True)
class Plan:
    """A plan for the seat's turn, with the results of the search for it."""

    actions: tuple[int, ...]
    prior: float  # how good it looked before the search; the priors of a search add up to about 1
    visits: int
    worth: float  # mean reward, -1 to 1
    win: float  # share of victories
    points: float  # mean estimate of the final score
    spread: float = 0.0  # standard deviation of the reward


@dataclass(frozen=True)
class Found:
    """The result of a search; plans are ordered by visits, then by prior."""

    plans: tuple[Plan, ...]
    iterations: int
    nodes: int
    seconds: float


class Search:
    """Runs searches of one game with one set of settings, one at a time, in the same arrays."""

    def __init__(self, config: GameConfig, settings: SearchSettings, mode: Mode) -> None:
        instance = config.instance(mode)
        t = instance.per_game("search")
        expansions = settings.iterations // max(1, settings.expand_at) + 1
        room = 1 + settings.worlds * (settings.root_branches + expansions * settings.branches)
        states = state_array(instance.game.state, t.STATES, mode)
        self.config, self.settings, self._module = config, settings, t
        self._states, self._out = states, ints(t.OUT, mode)
        self._tree = int_rows(min(room, NODES), t.COLUMNS, mode)
        self._sums = float_rows(min(room, NODES), t.SUMS, mode)
        numbers, weights = ints(t.SETTINGS, mode), floats([0.0] * t.WEIGHTS, mode)
        for index, number in _numbers(t, settings).items():
            numbers[index] = number
        for index, weight in _weights(t, settings).items():
            weights[index] = weight
        stream, values, path = ints(STREAM_WORDS, mode), floats([0.0] * MAX_SEATS, mode), ints(t.PATH, mode)
        self._memory = (
            states,
            raw_bytes(states),
            self._out,
            stream,
            self._tree,
            self._sums,
            values,
            path,
            numbers,
            weights,
        )

    def run(self, redacted: ListState, seat: int, key: int) -> Found:
        """Compare plans for a seat that is to act, from its redacted state. Equal keys and numbers of iterations give
        equal results."""
        t, settings = self._module, self.settings
        put(self._states, t.KNOWN, redacted)
        baseline = int(self.config.game.evaluate(redacted, seat))
        nodes = int(t.search(*self._memory, seat, 0, key, baseline, 0))
        began = time.perf_counter()  # only now: the first call may compile
        done, chunk = 0, 1
        while nodes > 2 and done < settings.iterations and time.perf_counter() - began < settings.seconds:
            size = min(chunk, settings.iterations - done)
            since = time.perf_counter()
            nodes = int(t.search(*self._memory, seat, nodes, key, baseline, size))
            done += size
            took = time.perf_counter() - since
            chunk = max(1, min(8 * chunk, int(size * CHUNK_SECONDS / max(took, 1e-6))))
        return Found(self._plans(), done, nodes, time.perf_counter() - began)

    def _plans(self) -> tuple[Plan, ...]:
        t, tree = self._module, self._tree
        plans, child = [], int(tree[0][t.FIRST])
        while child != t.NONE:
            plans.append(self._plan(child))
            child = int(tree[child][t.SIBLING])
        return tuple(sorted(plans, key=lambda plan: (-plan.visits, -plan.prior)))

    def _plan(self, node: int) -> Plan:
        t, row, sums = self._module, self._tree[node], self._sums[node]
        visits = int(row[t.VISITS])
        of = max(1, visits)
        worth = float(sums[t.WORTH]) / of
        return Plan(
            actions=tuple(int(row[t.STEP + k]) for k in range(int(row[t.STEPS]))),
            prior=float(sums[t.PRIOR]),
            visits=visits,
            worth=worth,
            win=float(sums[t.WON]) / of,
            points=float(sums[t.POINTS]) / of / 100,
            spread=max(0.0, float(sums[t.SQUARES]) / of - worth * worth) ** 0.5,
        )


def _numbers(t: Any, settings: SearchSettings) -> dict[int, int]:
    return {
        t.HORIZON: settings.horizon,
        t.WIDTH: settings.width,
        t.BRANCHES: settings.branches,
        t.ROOT_WIDTH: settings.root_width,
        t.ROOT_BRANCHES: settings.root_branches,
        t.EXPAND_AT: settings.expand_at,
        t.WORLDS: settings.worlds,
    }


def _weights(t: Any, settings: SearchSettings) -> dict[int, float]:
    return {
        t.EXPLORE: settings.explore,
        t.TEMPERATURE: settings.heat,
        t.SWING: settings.swing,
        t.RESULT: settings.result,
    }
