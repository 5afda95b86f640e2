"""Many attempts at stacks of a given height: what the statistical referee is fitted to, and the figures of the docs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import msgspec

from ..tables import SIZE_NAMES, SIZE_OF, STACKS, STONES
from .attempt import place
from .chooser import LEVELS, Level, Spot, choose_release
from .release import aim, tremble
from .scene import Pose
from .shapes import shapes

STEADY = "easy"
PATIENCE = 60  # stones tried for one stack


class Trial(msgspec.Struct, frozen=True):
    """One attempt: the new height, the sizes, the hand, and how it ended: stood, leaned, slipped or fell."""

    height: int
    size: str
    below: str
    tremor: str
    ended: str
    touched: bool


@dataclass
class Stack:
    """A stack as it grew: after each stone the poses of all."""

    stones: list[int]
    grown: list[dict[int, Pose]]


def build_stack(height: int, random: Random, level: Level = LEVELS["normal"], tremor: str = STEADY) -> Stack | None:
    """A stack of this height on base 0, each stone set as a bot would; None if it would not stand."""
    stack = Stack([], [{}])
    for _ in range(PATIENCE):
        if len(stack.stones) == height:
            return stack
        stone = random.choice([stone for stone in range(STONES) if stone not in stack.stones])
        ended, poses = _attempt(stack, len(stack.stones), stone, tremor, level, random)
        if ended == "stood":
            stack.stones.append(stone)
            stack.grown.append(poses)
    return None


def _attempt(
    stack: Stack, below: int, stone: int, tremor: str, level: Level, random: Random
) -> tuple[str, dict[int, Pose]]:
    """One stone on the first `below` stones of a stack."""
    spot = Spot(stack.stones[:below], 0, stack.grown[below], tremor)
    release = choose_release(spot, stone, level, random).release
    aimed = tremble(aim(release, shapes()[stone], 0), tremor, below, random)
    stacks: list[list[int]] = [spot.stones, *([] for _ in range(STACKS - 1))]
    found = place(spot.poses, stacks, stone, 0, aimed)
    if found.verdict.fallen:
        return "fell", {}
    if not found.verdict.on_top:
        return "slipped", {}
    if found.touched:
        return "touched", found.poses
    return ("leaned" if found.verdict.leaned else "stood"), found.poses


def trials(
    pool: list[Stack],
    heights: list[int],
    tremors: list[str],
    count: int,
    random: Random,
    level: Level = LEVELS["normal"],
) -> Iterator[Trial]:
    """`count` attempts for every height and every hand, each on a stack of the pool cut to the height before."""
    for height in heights:
        fitting = [stack for stack in pool if len(stack.stones) >= height - 1]
        for tremor in tremors:
            for _ in range(count):
                stack = random.choice(fitting)
                lower = stack.stones[: height - 1]
                stone = random.choice([stone for stone in range(STONES) if stone not in lower])
                ended, _ = _attempt(stack, height - 1, stone, tremor, level, random)
                below = SIZE_NAMES[SIZE_OF[lower[-1]]] if lower else "base"
                size = SIZE_NAMES[SIZE_OF[stone]]
                stood = "stood" if ended == "touched" else ended
                yield Trial(height, size, below, tremor, stood, ended == "touched")
