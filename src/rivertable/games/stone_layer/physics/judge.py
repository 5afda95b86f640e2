"""From stones at rest to a verdict: what stands, what fell, what leans (SL-6.21 to SL-6.23)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .data import PHYSICS
from .scene import TABLE, Pose, Poses, Scene, base_of

GRAVITY = 9.81
SUNK = 0.002  # metres below the top of the base stone: it hangs over the edge
MOVED = 0.00005  # metres: a stack whose stones all moved less is where it was


@dataclass(frozen=True)
class Verdict:
    """What became of the stone and of the stacks, from their stones' old and new places."""

    on_top: bool
    leaned: bool
    fallen: dict[int, str]  # stack -> whole or partial
    moved: frozenset[int]  # stacks that are not exactly where they were


def judge(scene: Scene, before: Poses, stacks: Sequence[Sequence[int]], stone: int | None, target: int) -> Verdict:
    """SL-6.21, SL-6.22  `stacks` are the stones that stood, bottom to top, without the new one."""
    scene.wake()
    forces = scene.forces()
    fallen: dict[int, str] = {}
    moved = set()
    for stack, stones in enumerate(stacks):
        gone = [old for old in stones if _has_fallen(scene, before, stones, stack, old)]
        if gone:
            fallen[stack] = "whole" if len(gone) == len(stones) else "partial"
        if any(_shift(scene, before, old) > MOVED for old in stones):
            moved.add(stack)
    if stone is None:
        return Verdict(False, False, fallen, frozenset(moved))
    on_top = target not in fallen and _is_on_top(scene, stacks[target], stone, target)
    leaned = on_top and _leans(scene, forces, stacks[target], stone, target)
    return Verdict(on_top, leaned, fallen, frozenset(moved | {target}))


def _shift(scene: Scene, before: Poses, stone: int) -> float:
    return float(np.linalg.norm(scene.position(stone) - before[stone].position))


def _has_fallen(scene: Scene, before: Poses, stones: Sequence[int], stack: int, stone: int) -> bool:
    """SL-6.21  No chain of contacts through its stack leads down to its base stone, or it has sunk too far."""
    return has_sunk(scene, before[stone], stone) or not _is_borne(scene, [*stones], stack, stone)


def has_sunk(scene: Scene, before: Pose, stone: int) -> bool:
    """SL-6.21  Its centre is lower by more than a part of its height, and by more than a few millimetres."""
    drop = float(before.position[2] - scene.position(stone)[2])
    limits, height = PHYSICS.judge, float(np.ptp(scene.corners(stone)[:, 2]))
    return drop > max(limits.fallen_drop_min, limits.fallen_drop_fraction * height)


def _is_borne(scene: Scene, stones: list[int], stack: int, stone: int) -> bool:
    """A chain of contacts through stones of the stack down to the base stone."""
    reached, new = {stone}, [stone]
    while new:
        touched = scene.touching(new.pop())
        if base_of(stack) in touched:
            return True
        fresh = [other for other in touched if other in stones and other not in reached]
        reached.update(fresh)
        new += fresh
    return False


def _is_on_top(scene: Scene, stones: Sequence[int], stone: int, target: int) -> bool:
    """SL-6.22  It rests on the stack, highest of all, and no other stone of the stack bears on it."""
    if not _is_borne(scene, [*stones, stone], target, stone):
        return False
    if not stones:
        return float(scene.corners(stone)[:, 2].min()) > scene.base_top - SUNK
    return scene.top(stone) > scene.top(stones[-1]) and bool(scene.position(stone)[2] > scene.position(stones[-1])[2])


def _leans(scene: Scene, forces: dict[tuple[int, int], float], stones: Sequence[int], stone: int, target: int) -> bool:
    """SL-6.23, SL-10.21  Something but the stone below carries more than a small part of its weight."""
    below = stones[-1] if stones else base_of(target)
    weight = scene.mass(stone) * GRAVITY
    others = [force for (one, other), force in forces.items() if one == stone and other != below]
    return any(force > PHYSICS.judge.lean_force_fraction * weight for force in others) or TABLE in scene.touching(stone)
