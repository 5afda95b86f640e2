"""Lines of play for explanations: plans of a seat for its turn, what they lead to in imagined worlds, and what greedy play
makes of them. Everything comes from the seat's redacted state."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from rivertable.engine.chance import stream_from
from rivertable.engine.game_config import GameConfig
from rivertable.engine.messages import Message
from rivertable.engine.rule import Mode
from rivertable.engine.secrecy import viewer_code
from rivertable.engine.state import ListState
from rivertable.engine.state_arrays import ints, put, raw_bytes, state_array

WORLDS = 4  # imagined worlds in which lines are compared: what is told rests on their mean
PLANS = 64  # that a beam finds, at most
OTHERS_TRIED = 2  # first actions, where the beam has found plans with one only


class Reply(msgspec.Struct, frozen=True):
    """What another seat will probably do after the plan."""

    seat: int
    action: Message


@dataclass(frozen=True)
class Next:
    """The seat's own next turn, as a search saw it most often, and the reply of another seat before it."""

    before: ListState | None = None
    actions: tuple[int, ...] = ()
    reply: Reply | None = None


@dataclass(frozen=True)
class Line:
    """A plan for a turn and what comes of it: the estimated final score, the share of victories and
    the next turn if a search knows them."""

    actions: tuple[int, ...]
    points: float
    win: float | None = None
    following: Next = Next()


class Worlds:
    """Imagined worlds that fit all a seat knows; lines are tried in all of them."""

    def __init__(self, config: GameConfig, redacted: ListState, seat: int, count: int = WORLDS) -> None:
        self._game, self._seat = config.game, seat
        self._beam = config.instance().per_game("beam")
        self._out = [0] * self._beam.OUT
        self._worlds = [_imagined(config, redacted, seat, number) for number in range(count)]

    def after(self, actions: tuple[int, ...]) -> list[ListState]:
        """The worlds after a line, each as far as the line goes in it."""
        states = [world.clone() for world in self._worlds]
        for state in states:
            self._beam.follow(state, self._out, self._seat, actions, 0, len(actions))
        return states

    def terms(self, actions: tuple[int, ...]) -> list[float]:
        """The terms of the seat's estimate after a line, in points, on average."""
        weighed = [self._game.weigh(state, self._seat) for state in self.after(actions)]
        return [sum(values) / len(weighed) / 100 for values in zip(*weighed, strict=True)]


class GreedyLines:
    """Lines that greedy play finds for a seat in one imagined world, interpreted: no compiler is needed."""

    def __init__(self, config: GameConfig, redacted: ListState, seat: int) -> None:
        self._config, self._seat = config, seat
        self._world = _imagined(config, redacted, seat, 0)
        self._beam = config.instance().per_game("beam")
        self._states = state_array(config.game.state, self._beam.STATES, Mode.INTERPRETED)
        self._out = ints(self._beam.OUT, Mode.INTERPRETED)

    def best(self) -> list[Line]:
        """The best line for each first action that the beam has kept, best first; if all begin alike, some others too."""
        lines: dict[int, Line] = {}
        for line in sorted(self._found(self._world), key=lambda line: -line.points):
            lines.setdefault(line.actions[0], line)
        first, *others = lines.values()
        return [first, *(others or self.besides(first.actions[0]))]

    def besides(self, action: int) -> list[Line]:
        """The best lines that begin with a few other legal actions, best first."""
        ids = [0] * self._config.game.actions.count
        count = self._config.game.legal(self._world, self._seat, ids)
        lines = [self.beginning_with(id) for id in [id for id in ids[:count] if id != action][:OTHERS_TRIED]]
        return sorted(lines, key=lambda line: -line.points)

    def beginning_with(self, action: int) -> Line:
        """The best line that begins with a legal action."""
        after = self._world.clone()
        mask = self._beam.follow(after, self._out, self._seat, (action,), 0, 1)
        goes_on = mask >> self._seat & 1 and after.reveals == self._world.reveals
        if not goes_on or self._config.game.rounds(after) != self._config.game.rounds(self._world):
            return Line((action,), self._config.game.evaluate(after, self._seat) / 100)
        rest = max(self._found(after), key=lambda line: line.points)
        return Line((action, *rest.actions), rest.points)

    def _found(self, world: ListState) -> list[Line]:
        beam, out = self._beam, self._out
        put(self._states, beam.ROOT, world)
        width = self._config.game.greedy_width
        count = beam.find_plans(self._states, raw_bytes(self._states), out, self._seat, width, PLANS)
        lines = []
        for row in range(beam.FINISHED, beam.FINISHED + count):
            plan = beam.plan_of(row)
            first = plan + beam.ACTIONS
            lines.append(Line(tuple(out[first : first + out[plan + beam.LENGTH]]), out[plan + beam.VALUE] / 100))
        return lines


def _imagined(config: GameConfig, redacted: ListState, seat: int, number: int) -> ListState:
    world = redacted.clone()
    config.game.deal_unknown(world, viewer_code(seat), stream_from(number))
    out = [0] * config.game.actions.count
    config.instance().per_game("forced_choices").take_forced_choices(world, out)
    return world
