"""One attempt carried out in MuJoCo: lifting, placing, and its result (SL-6.20 to SL-6.25)."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from ..outcome import AttemptOutcome, FallenStack, FallEvent
from ..tables import STONE_IDS
from .attempt import Result, place, try_lift
from .candidates import candidates
from .film import pack
from .release import Aim, Release, aim, tremble
from .scene import Pose
from .shapes import shapes
from .tasks import Numbers, Settled, Task

TRIES = 12  # placings of a stone at the alternative start before the hand stops trembling and looks for a better place


def settle(task: Task) -> Settled:
    """Simulate the attempt: at most a few tenths of a second of one core."""
    return _Attempt(task).settle()


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
