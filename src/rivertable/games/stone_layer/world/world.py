"""The door between matches and the simulation.

A match asks with a `Task`; a worker answers with `Settled`, knowing nothing else; the match is told by the referee's
reports. The last report of a record carries as payload what the rules do not read: tremor, outcome, the poses that have
changed, and the film. Poses are the truth: whoever loads a record knows where every stone stands without simulating.
"""

from __future__ import annotations

import hashlib
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import RivertableError
from rivertable.engine.match import Match
from rivertable.engine.moves import Move
from rivertable.engine.record import Record
from rivertable.engine.world import AuditLine, Report

from ..actions import RELEASED, SET
from ..outcome import AttemptOutcome, FallenStack, FallEvent, reports
from ..state import REPORT_SET
from ..tables import STONE_IDS, TREMORS
from ..view import AttemptRequest, request
from .attempt import Result, place, try_lift
from .candidates import candidates
from .film import Film, pack
from .release import Aim, Release, aim, read_release, tremble
from .scene import Pose
from .shapes import shapes

if TYPE_CHECKING:
    from .chooser import Chooser

Numbers = tuple[float, float, float, float, float, float, float]
TRIES = 12  # placings of a stone at the alternative start before the hand stops trembling and looks for a better place


class Task(msgspec.Struct, frozen=True):
    """All that the world needs to know of one attempt."""

    attempt: AttemptRequest
    release: Release | None  # None: nobody said how; the best looking pose is taken
    tremor: str
    seed: str
    poses: dict[str, Numbers]
    repeat: bool = False  # SL-3.6  until all stand


class Settled(msgspec.Struct, frozen=True):
    """What an attempt came to: the outcome, and the poses that are not what they were."""

    outcome: AttemptOutcome
    poses: dict[str, Numbers]
    seed: str
    film: Film | None = None


def poses_of(match: Match) -> dict[str, Numbers]:
    """Where every standing stone is, by the payloads of the reports."""
    poses: dict[str, Numbers] = {}
    for move in match.moves:
        if move.seat == REFEREE_SEAT and isinstance(move.payload, dict):
            poses.update(_changed(move))
    asked: Any = match.view(None)
    standing = {stone.id for stack in asked.stacks for stone in stack.stones}
    return {stone: pose for stone, pose in poses.items() if stone in standing}


def _changed(move: Move) -> dict[str, Numbers]:
    try:
        return msgspec.convert(move.payload.get("poses", {}), dict[str, Numbers])
    except msgspec.ValidationError as error:
        raise RivertableError(f"a report's poses are seven numbers for a stone: {error}") from None


class StoneWorld:
    """The simulated referee. `settle` is a pure function of its task and may run in another process."""

    def __init__(self) -> None:
        self._choosers: dict[tuple[str, int], Chooser] = {}

    def check_release(self, match: Match, payload: Any) -> None:
        """RivertableError if a player's release could not be carried out."""
        asked = request(match.redacted(None))  # type: ignore[arg-type]
        if asked is not None:
            read_release(payload, shapes()[STONE_IDS.index(asked.stone)])

    def task(self, match: Match) -> Task:
        """What is asked of the world now. The tremor comes from the match's seed, which is shown when it is over."""
        state: Any = match.redacted(None)
        asked = request(state)
        if asked is None or REFEREE_SEAT not in match.to_act:
            raise RivertableError("the stones are asked only when a stone has been released")
        shape = shapes()[STONE_IDS.index(asked.stone)]
        released = next(move for move in reversed(match.moves) if move.action == RELEASED)
        key = f"{match.seed} tremor {len(match.moves)}".encode()
        return Task(
            attempt=asked,
            release=None if released.payload is None else read_release(released.payload, shape),
            tremor=TREMORS[state.opt_tremor],
            seed=hashlib.blake2b(key, digest_size=8).hexdigest(),
            poses=poses_of(match),
            repeat=state.step == REPORT_SET,
        )

    def settle(self, task: Task) -> Settled:
        """Simulate the attempt: at most a few tenths of a second of one core."""
        return _Attempt(task).settle()

    def reports(self, match: Match, settled: Settled) -> list[Report]:
        """What the referee says, in order; the last report carries what is not for the rules."""
        state: Any = match.redacted(None)
        said = [SET] if state.step == REPORT_SET else reports(state, settled.outcome)
        payload = msgspec.json.decode(msgspec.json.encode(settled))
        return [Report(action, payload if k == len(said) - 1 else None) for k, action in enumerate(said)]

    def report(self, match: Match) -> None:
        """Task, simulation and reports in one go, here and now."""
        for told in self.reports(match, self.settle(self.task(match))):
            match.act(REFEREE_SEAT, told.action, told.payload)

    def choose(self, match: Match, seat: int, level: str, seed: int) -> Report:
        """A bot's decision; what it planned at the first decision of a turn is remembered for the others."""
        from .chooser import Chooser, level_of

        level_of(level)
        if (level, seed) not in self._choosers:
            self._choosers[level, seed] = Chooser(level, seed)
        return self._choosers[level, seed].choose(match, seat)

    def audit(self, record: Record) -> list[AuditLine]:
        from .audit import audit

        return audit(record)


class _Attempt:
    """One task being carried out."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.asked = task.attempt
        self.random = Random(task.seed)
        self.stone = STONE_IDS.index(self.asked.stone)
        self.stacks = [[STONE_IDS.index(stone) for stone in stack] for stack in self.asked.stacks]
        self.poses = {STONE_IDS.index(stone): pose_of(numbers) for stone, numbers in task.poses.items()}
        self.fell_while_lifting: dict[int, str] = {}

    def settle(self) -> Settled:
        if self.asked.source >= 0:
            self._lift()
            if self.asked.source in self.fell_while_lifting or self.asked.target in self.fell_while_lifting:
                return self._settled(None)
        result = self._place(self._aim())
        tries = 1
        while self.task.repeat and not self._all_stand(result):
            result = self._place(self._aim() if tries < TRIES else self._steady_aim())
            tries += 1
        return self._settled(result)

    def _lift(self) -> None:
        """SL-5.5  The stone leaves its source stack; perhaps something falls."""
        lifted, self.poses = try_lift(self.poses, self.stacks, self.asked.source, self.random)
        self.fell_while_lifting = lifted.fallen
        self.stacks[self.asked.source] = self.stacks[self.asked.source][:-1]
        for stack in lifted.fallen:
            self.stacks[stack] = []

    def _aim(self) -> Aim:
        below = self.stacks[self.asked.target]
        release = self.task.release or self._best_looking()
        aimed = aim(release, shapes()[self.stone], self.asked.target)
        return tremble(aimed, self.task.tremor, len(below), self.random)

    def _best_looking(self) -> Release:
        below = self.stacks[self.asked.target]
        return candidates(self.poses, below, self.asked.target, self.stone, 8, self.random)[0].release

    def _steady_aim(self) -> Aim:
        return aim(self._best_looking(), shapes()[self.stone], self.asked.target)

    def _place(self, aimed: Aim) -> Result:
        return place(self.poses, self.stacks, self.stone, self.asked.target, aimed, film=True)

    def _all_stand(self, result: Result) -> bool:
        """SL-3.6  At the alternative start a stone that falls is set again, and whatever fell is put back."""
        return result.verdict.on_top and not result.verdict.fallen

    def _settled(self, result: Result | None) -> Settled:
        after = self.poses if result is None else result.poses
        changed = {STONE_IDS[stone]: numbers_of(pose) for stone, pose in after.items() if self._is_new(stone, pose)}
        film = None if result is None else pack(result.motion.frames, result.stones)
        return Settled(self._outcome(result), changed, self.task.seed, film)

    def _is_new(self, stone: int, pose: Pose) -> bool:
        return self.task.poses.get(STONE_IDS[stone]) != numbers_of(pose)

    def _outcome(self, result: Result | None) -> AttemptOutcome:
        """SL-6.24  In the simulation the cause is always the player in turn."""
        events = [self._event("lift", self.fell_while_lifting)] if self.fell_while_lifting else []
        fouls = []
        placement = "not_released"
        if result is not None:
            verdict = result.verdict
            placement = "on_top" if verdict.on_top else "slipped"
            events += [self._event("place", verdict.fallen)] if verdict.fallen else []
            fouls = [name for name, made in (("leaned", verdict.leaned), ("touched", result.touched)) if made]
        return AttemptOutcome(
            player=self.asked.player,
            tile=self.asked.tile,
            stone=self.asked.stone,
            source=self.asked.source,
            target=self.asked.target,
            placement=placement,  # type: ignore[arg-type]
            fouls=tuple(fouls),  # type: ignore[arg-type]
            events=tuple(events),
        )

    def _event(self, when: Any, fallen: dict[int, str]) -> FallEvent:
        stacks = tuple(FallenStack(stack, extent) for stack, extent in sorted(fallen.items()))  # type: ignore[arg-type]
        return FallEvent(when, stacks, self.asked.player)


def pose_of(numbers: Numbers) -> Pose:
    return Pose(np.array(numbers[:3]), np.array(numbers[3:]))


def numbers_of(pose: Pose) -> Numbers:
    x, y, z = pose.position.tolist()
    w, qx, qy, qz = pose.turn.tolist()
    return (x, y, z, w, qx, qy, qz)
