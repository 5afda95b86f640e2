"""Poses worth trying: a resting face down, turned somehow, over the flattest part of the stack's top."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from .data import BASES, BOARD
from .release import Release
from .rotations import UP, Array, rotate
from .scene import Poses
from .shapes import shapes

STEEPEST = 0.85  # cosine: parts of a top that lean more do not carry a stone
SPREAD = 0.004  # metres round the middle of the top
FACES = 4


@dataclass(frozen=True)
class Candidate:
    """A release, and how good it looks before it is tried."""

    release: Release
    looks: float


def top_patch(poses: Poses, stones: Sequence[int], target: int) -> tuple[Array, Array]:
    """Middle and normal of the part of a stack's top that carries a stone best."""
    if not stones:
        return np.r_[BASES[target], BOARD.base_height], UP
    pose, shape = poses[stones[-1]], shapes()[stones[-1]]
    best, found = 0.0, None
    for facet in shape.facets:
        normal = rotate(pose.turn, facet.normal)[0]
        if normal[2] >= STEEPEST and (worth := facet.area * normal[2] ** 8) > best:
            best, found = worth, (rotate(pose.turn, facet.centre)[0] + pose.position, normal)
    if found is None:
        corners = rotate(pose.turn, shape.vertices) + pose.position
        return corners[corners[:, 2].argmax()], UP
    return found


def candidates(
    poses: Poses, stones: Sequence[int], target: int, stone: int, count: int, random: Random
) -> list[Candidate]:
    """`count` releases, the best looking first. Faces with a wide margin are tried more often."""
    centre, normal = top_patch(poses, stones, target)
    shape = shapes()[stone]
    tilt = (float(-normal[1]), float(normal[0]))  # small angles: lean with the surface
    found = []
    for _ in range(count):
        faces = min(FACES, len(shape.rests))
        face = min(faces - 1, int(random.random() * faces * random.random()))
        x, y = centre[0] + random.gauss(0, SPREAD), centre[1] + random.gauss(0, SPREAD)
        offset = float(np.hypot(x - centre[0], y - centre[1]))
        lean = float(np.hypot(x - BASES[target][0], y - BASES[target][1]))
        release = Release(
            face=face,
            yaw=random.uniform(0, 2 * np.pi),
            tilt=tilt,
            x=float(x - BASES[target][0]),
            y=float(y - BASES[target][1]),
        )
        found.append(Candidate(release, shape.margins[face] - 0.3 * offset - 0.15 * lean))
    return sorted(found, key=lambda candidate: -candidate.looks)
