"""Runs the search of `engine/per_game/search.py`: allocates its arrays, watches the time and returns the plans it
compared."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rivertable.bots.levels import SearchSettings
from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE
from rivertable.engine.game_config import GameConfig
from rivertable.engine.reasons import OK
from rivertable.engine.rule import Mode
from rivertable.engine.secrecy import redact, viewer_code
from rivertable.engine.state import MAX_SEATS, ListState
from rivertable.engine.state_arrays import SearchMemory, float_rows, floats, int_rows, ints, new_memory, put

CHUNK_SECONDS = 0.05  # about the time between two looks at the clock
NODES = 100_000  # in a tree, at most
BALANCED = 1e6  # how eagerly lines are explored that are all to be tried equally often
COMPARED = 4_000  # iterations in which given lines are compared, at most
COMPARED_AT_ONCE = 20  # iterations for each line between two looks at the clock
TURNS_FOLLOWED = 8
LEAST_VISITS = 3  # of a plan that is told as what will probably follow


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
    node: int = 0  # its row in the tree of the search that found it


@dataclass(frozen=True)
class FollowingTurn:
    """A turn that the search saw most often after a plan: who moves, what they know before it, and their plan."""

    seat: int
    before: ListState
    actions: tuple[int, ...]


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
        self.config, self.settings, self._module = config, settings, t
        self._tree = int_rows(min(room, NODES), t.COLUMNS, mode)
        self._sums = float_rows(min(room, NODES), t.SUMS, mode)
        numbers, weights = ints(t.SETTINGS, mode), floats([0.0] * t.WEIGHTS, mode)
        for index, number in _numbers(t, settings).items():
            numbers[index] = number
        for index, weight in _weights(t, settings).items():
            weights[index] = weight
        values, path = floats([0.0] * MAX_SEATS, mode), ints(t.PATH, mode)
        played_in = new_memory(instance.game.state, t.STATES, t.OUT, mode)
        self._memory = SearchMemory(*played_in, self._tree, self._sums, values, path, numbers, weights)

    @property
    def call(self) -> tuple[Any, tuple[Any, ...]]:
        """The entry that searches, and arguments such as it is called with."""
        return self._module.search, (self._memory, 0, 0, 0, 0, 0)

    def run(self, redacted: ListState, seat: int, key: int) -> Found:
        """Compare plans for a seat that is to act, from its redacted state. Equal keys and numbers of iterations give
        equal results."""
        t, settings = self._module, self.settings
        put(self._memory.states, t.KNOWN, redacted)
        baseline = int(self.config.game.evaluate(redacted, seat))
        nodes = int(t.search(self._memory, seat, 0, key, baseline, 0))
        began = time.perf_counter()  # only now: the first call may compile
        done, chunk = 0, 1
        while nodes > 2 and done < settings.iterations and time.perf_counter() - began < settings.seconds:
            size = min(chunk, settings.iterations - done)
            since = time.perf_counter()
            nodes = int(t.search(self._memory, seat, nodes, key, baseline, size))
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
            node=node,
        )

    # ------------------------------------------------------------ comparing given lines, and what follows them

    def compare(
        self, redacted: ListState, seat: int, key: int, lines: Sequence[tuple[int, ...]], seconds: float
    ) -> tuple[Plan, ...]:
        """These lines alone, tried equally often in the same worlds until the time is over or they have been tried often enough. The
        tree of the last search is lost."""
        t = self._module
        put(self._memory.states, t.KNOWN, redacted)
        nodes, began, done = self._plant(seat, lines), time.perf_counter(), 0
        baseline = int(self.config.game.evaluate(redacted, seat))
        weights, usual = self._memory.weights, float(self._memory.weights[t.EXPLORE])
        weights[t.EXPLORE] = BALANCED
        while done < COMPARED and time.perf_counter() - began < seconds:
            nodes = int(t.search(self._memory, seat, nodes, key, baseline, COMPARED_AT_ONCE * len(lines)))
            done += COMPARED_AT_ONCE * len(lines)
        weights[t.EXPLORE] = usual
        return tuple(self._plan(1 + row) for row in range(len(lines)))

    def _plant(self, seat: int, lines: Sequence[tuple[int, ...]]) -> int:
        """Make a tree whose root has these lines and nothing else; returns the number of its nodes."""
        t, tree, sums = self._module, self._tree, self._sums
        for node in range(len(lines) + 1):
            actions = lines[node - 1][: t.LINE] if node else ()
            tree[node][t.FIRST] = t.NONE if node else 1
            tree[node][t.SIBLING] = node + 1 if 0 < node < len(lines) else t.NONE
            tree[node][t.MOVER], tree[node][t.STEPS] = seat, len(actions)
            for column in (t.VISITS, t.AVAILABLE, t.BEAMS):
                tree[node][column] = 0
            for k, action in enumerate(actions):
                tree[node][t.STEP + k] = action
            for column in range(t.SUMS):
                sums[node][column] = 0.0
            sums[node][t.PRIOR] = 1.0 / len(lines)
        return len(lines) + 1

    def following(self, redacted: ListState, seat: int, plan: Plan, world: int = 0) -> list[FollowingTurn]:
        """The turns that were tried most often after a plan of the last search, in one imagined world, up to and with the
        seat's own next turn. Secret choices are not among them."""
        t = self._module
        turns: list[FollowingTurn] = []
        play = _Interpreted(self.config, redacted, seat, world)
        mask, node = play.follow(seat, plan.actions), plan.node
        while mask and mask & (mask - 1) == 0 and not mask & REFEREE and len(turns) < TURNS_FOLLOWED:
            mover = mask.bit_length() - 1
            known = redact(play.state, mover)
            node = self._most_visited(node, mover, known)
            if node == t.NONE:
                break
            actions = tuple(int(self._tree[node][t.STEP + k]) for k in range(int(self._tree[node][t.STEPS])))
            turns.append(FollowingTurn(mover, known, actions))
            mask = play.follow(mover, actions)
            if mover == seat:
                break
        return turns

    def _most_visited(self, node: int, mover: int, known: ListState) -> int:
        """The child of a node that was visited most often among those whose plan can begin here; NONE if there is none."""
        t, tree = self._module, self._tree
        best, most, child = int(t.NONE), LEAST_VISITS - 1, int(tree[node][t.FIRST])
        while child != t.NONE:
            visits, first = int(tree[child][t.VISITS]), int(tree[child][t.STEP])
            is_likelier = tree[child][t.MOVER] == mover and visits > most
            if is_likelier and self.config.game.may(known, mover, first) == OK:
                best, most = child, visits
            child = int(tree[child][t.SIBLING])
        return best


class _Interpreted:
    """An imagined world on which interpreted rules carry out plans."""

    def __init__(self, config: GameConfig, redacted: ListState, seat: int, world: int) -> None:
        self.state = redacted.clone()
        config.game.deal_unknown(self.state, viewer_code(seat), stream_from(world))
        self._beam = config.instance().per_game("beam")
        self._out = [0] * self._beam.OUT

    def follow(self, seat: int, actions: tuple[int, ...]) -> int:
        return int(self._beam.follow(self.state, self._out, seat, actions, 0, len(actions)))


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
