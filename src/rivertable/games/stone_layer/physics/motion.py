"""Letting go and waiting until every stone is at rest (SL-6.20, SL-12.2)."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

from .data import PHYSICS
from .film import FRAMES
from .judge import has_sunk
from .rotations import Array
from .scene import TABLE, Poses, Scene

HAND_SECONDS = 0.25  # the hand follows the stone softly for so long
HAND_RATE = 40.0  # how strongly it slows the stone, per second
LEAST_SECONDS = 0.3
CALM_SECONDS = 0.5  # from then on rest friction holds stones that hardly move
AFTER_LANDING = 0.6  # seconds for stones on the table to roll into neighbouring stacks


@dataclass
class Motion:
    """What was observed: whether the stones came to rest, how long it took, what the stone touched first, and the film."""

    settled: bool = False
    seconds: float = 0.0
    frames: list[Array] = field(default_factory=list)


class Rest:
    """SL-6.20  At rest: slow for a while, or nothing has moved far for longer (some stacks tremble on the spot)."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.calm = 0.0
        self.since = 0.0
        self.places = scene.positions

    def is_reached(self, now: float, passed: float) -> bool:
        limits = PHYSICS.settle
        linear, angular = self.scene.speeds
        self.calm = self.calm + passed if linear < limits.linear_speed and angular < limits.angular_speed else 0.0
        if self.calm >= limits.quiet_time:
            return True
        if now - self.since < limits.drift_time:
            return False
        places = self.scene.positions
        still = self.since > 0 and float(np.abs(places - self.places).max()) < limits.drift
        self.places, self.since = places, now
        return still


def has_only_fallen_stones_moving(scene: Scene, before: Poses) -> bool:
    """SL-6.20  What moves lies on the table or has sunk: no stack that may still fall is judged while it moves."""
    landed = scene.touching(TABLE)
    return all(stone in landed or has_sunk(scene, before[stone], stone) for stone in scene.moving)


def let_go(
    scene: Scene, stone: int, *, seconds: float | None = None, film: bool = False, until_table: bool = False
) -> Motion:
    """SL-6.20  Open the hand and watch. `until_table` stops as soon as a stone touches the table: bots need no more."""
    motion, rest = Motion(), Rest(scene)
    before = {each: scene.pose(each) for each in scene.stones}
    data, block = scene.data, 4 if until_table else 2
    began, limit, enough = data.time, seconds or PHYSICS.settle.timeout, math.inf
    holding, landed = True, False
    while (now := data.time - began) < limit:
        if now >= enough and has_only_fallen_stones_moving(scene, before):
            break
        if holding:
            grip = max(0.0, 1 - now / HAND_SECONDS)
            scene.hold(stone, grip, HAND_RATE)
            holding = grip > 0
        scene.step(block)
        scene.loosen()
        if now >= CALM_SECONDS:
            scene.calm()
        if film and now >= len(motion.frames) / FRAMES - 1e-9:
            motion.frames.append(data.qpos.copy())
        if not landed and scene.is_anything_on_table():
            landed, enough = True, now + AFTER_LANDING
        if landed and until_table:
            break
        if now >= LEAST_SECONDS and not holding and rest.is_reached(now, block * scene.model.opt.timestep):
            motion.settled = True
            break
    scene.hold(stone, 0.0, HAND_RATE)
    motion.seconds = data.time - began
    if film:
        motion.frames.append(data.qpos.copy())
    return motion


LIFT_SPEED = 0.04  # metres a second
LIFT_SECONDS = 0.6
SETTLE_SECONDS = 1.0


def lift(scene: Scene, stone: int, sway: tuple[float, float]) -> None:
    """SL-5.5  Draw the top stone of a stack upwards, swaying a little, and wait until the others are at rest. The stone
    itself ends high above."""
    data, first = scene.data, 6 * scene.stones.index(stone)
    velocity = np.array([*sway, LIFT_SPEED, 0, 0, 0])
    began = data.time
    while data.time - began < LIFT_SECONDS:
        data.qvel[first : first + 6] = velocity
        scene.step(1)
    scene.fetch_away(stone)
    rest = Rest(scene)
    began = data.time
    while data.time - began < SETTLE_SECONDS and not rest.is_reached(data.time - began, 2 * scene.model.opt.timestep):
        scene.step(2)
        scene.fetch_away(stone)
