"""One attempt from release to verdict, with all stacks standing by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import msgspec

from .judge import Verdict, judge
from .motion import Motion, let_go, lift
from .release import Aim
from .scene import Pose, Poses, Scene, base_of

SWAY = 0.006  # metres a second, a trembling hand while lifting


@dataclass(frozen=True)
class Result:
    """The result of an attempt. `poses` are those of all stones that stand afterwards."""

    verdict: Verdict
    touched: bool
    poses: dict[int, Pose]
    stones: tuple[int, ...]  # of the film, in its order
    motion: Motion
    first_contact: frozenset[int] = frozenset()


class Lifted(msgspec.Struct, frozen=True):
    """Which stacks fell while a stone was lifted off its source stack."""

    fallen: dict[int, str]


def place(
    poses: Poses,
    stacks: Sequence[Sequence[int]],
    stone: int,
    target: int,
    aim: Aim,
    *,
    quick: bool = False,
    film: bool = False,
    scene: Scene | None = None,
    seconds: float | None = None,
) -> Result:
    """SL-4.3, SL-12.2  Lower the stone over the target, let go, wait, judge. SL-6.24  The same start, the same result."""
    standing = [old for stones in stacks for old in stones]
    scene = scene or Scene(tuple(sorted([*standing, stone])), quick=quick)
    scene.arrange({old: poses[old] for old in standing})
    scene.rest(old for stack, stones in enumerate(stacks) if stack != target for old in stones)
    above = max([scene.base_top, *(scene.top(old) for old in standing)])
    scene.lower(stone, aim.x, aim.y, aim.turn, above)
    below = stacks[target][-1] if stacks[target] else base_of(target)
    met = scene.first_contact(stone)
    touched = any(other >= 0 and other != below for other in met)
    motion = let_go(scene, stone, film=film, until_table=quick, seconds=seconds)
    verdict = judge(scene, poses, stacks, stone, target)
    after = _standing_after(scene, poses, stacks, stone, target, verdict)
    return Result(verdict, touched, after, scene.stones, motion, frozenset(met))


def _standing_after(
    scene: Scene, before: Poses, stacks: Sequence[Sequence[int]], stone: int, target: int, verdict: Verdict
) -> dict[int, Pose]:
    """SL-6.25  Fallen stacks are taken out. A stack that nothing moved keeps its poses to the last bit: so stacks at rest
    stay at rest for a whole game."""
    after: dict[int, Pose] = {}
    for stack, stones in enumerate(stacks):
        if stack in verdict.fallen:
            continue
        for old in stones:
            after[old] = scene.pose(old) if stack in verdict.moved else before[old]
    if verdict.on_top:
        after[stone] = scene.pose(stone)
    return after


def try_lift(
    poses: Poses, stacks: Sequence[Sequence[int]], source: int, random: Random
) -> tuple[Lifted, dict[int, Pose]]:
    """SL-5.5, SL-6.9  Lift the top stone of the source; what falls meanwhile, and the poses of what stands without it."""
    stone = stacks[source][-1]
    standing = [old for stones in stacks for old in stones]
    scene = Scene(tuple(sorted(standing)))
    scene.arrange({old: poses[old] for old in standing})
    scene.rest(old for stack, stones in enumerate(stacks) if stack != source for old in stones)
    lift(scene, stone, (random.gauss(0, SWAY), random.gauss(0, SWAY)))
    rest = [[old for old in stones if old != stone] for stones in stacks]
    verdict = judge(scene, poses, rest, None, source)
    after = {}
    for stack, stones in enumerate(rest):
        if stack not in verdict.fallen:
            for old in stones:
                after[old] = scene.pose(old) if stack in verdict.moved else poses[old]
    return Lifted(verdict.fallen), after
