"""Makes the 37 stones of Stone Layer: `python scripts/make_stones.py` (needs scipy, as in the environment of `make bench`).

Writes the meshes to `world/stones.json` and prints the [[stone]] entries of `components.toml`. The file is the truth and
this script is how it came to be: numbers keep all their digits, because rounded corners leave facets that are no longer
flat, and stones on such facets never come to rest.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from scipy.spatial import ConvexHull

STONES = Path(__file__).resolve().parent.parent / "src/rivertable/games/stone_layer/physics/stones.json"

SEED = 1
SIZES = {  # number of stones, mean half axes in metres
    "small": (13, (0.0205, 0.0170, 0.0115)),
    "medium": (12, (0.0255, 0.0215, 0.0140)),
    "large": (12, (0.031, 0.026, 0.0165)),
}
DENSITY = 1150.0  # kg per cubic metre: rubber
DIRECTIONS = 90
ROUNDNESS = 2.4  # exponent of the superellipsoid
LUMPS, LUMP = 5, 0.06
FLAT = 0.75  # where top and bottom are cut, of the half height
TILT = 4.0  # degrees by which the cuts lean, as a standard deviation
SIDE_CUTS = 4
SAME_FACET = 2.0  # degrees
LEAST_MARGIN = 0.0015  # metres from the centre of mass to the edge of a face the stone can rest on

Array = np.ndarray[Any, np.dtype[np.float64]]


@dataclass
class Mesh:
    vertices: Array
    triangles: np.ndarray[Any, np.dtype[np.int64]]
    volume: float


def directions() -> Array:
    """Points spread evenly over a sphere."""
    i = np.arange(DIRECTIONS) + 0.5
    polar, turn = np.arccos(1 - 2 * i / DIRECTIONS), np.pi * (1 + 5**0.5) * i
    return np.c_[np.cos(turn) * np.sin(polar), np.sin(turn) * np.sin(polar), np.cos(polar)]


def cut(points: Array, normal: Array, distance: float) -> None:
    """Push what lies beyond a plane back onto it."""
    normal = normal / np.linalg.norm(normal)
    beyond = points @ normal - distance
    points[beyond > 0] -= np.outer(beyond[beyond > 0], normal)


def make_stone(random: np.random.Generator, half_axes: tuple[float, float, float]) -> Mesh:
    a, b, c = np.array(half_axes) * random.uniform(0.92, 1.08, 3)
    towards = directions()
    power = ROUNDNESS * random.uniform(0.9, 1.15)
    radius = (np.abs(towards) ** power).sum(1) ** (-1 / power)
    for _ in range(LUMPS):
        axis = random.normal(size=3)
        angle = np.arccos(np.clip(towards @ (axis / np.linalg.norm(axis)), -1, 1))
        radius *= 1 + LUMP * random.uniform(-1, 1) * np.cos(random.uniform(1, 2.5) * angle)
    points = towards * radius[:, None] * [a, b, c]
    for side, share in ((-1, 0.6), (1, 1.0)):
        lean = np.radians(TILT) * random.normal(size=2) * share
        cut(points, np.array([*np.sin(lean), side]), c * FLAT * random.uniform(0.93, 1.05))
    for _ in range(SIDE_CUTS):
        turn, up = random.uniform(0, 2 * np.pi), random.uniform(-0.5, 0.5)
        normal = np.array([np.cos(turn) * np.cos(up), np.sin(turn) * np.cos(up), np.sin(up)])
        cut(points, normal, np.max(points @ normal) * random.uniform(0.82, 0.95))
    return centred(points)


def centred(points: Array) -> Mesh:
    """The convex hull, its centre of mass at the origin, triangles seen counterclockwise from outside."""
    hull = ConvexHull(points)
    place = -np.ones(len(points), int)
    place[hull.vertices] = np.arange(len(hull.vertices))
    vertices, triangles = points[hull.vertices], place[hull.simplices]
    a, b, c = (vertices[triangles[:, k]] for k in range(3))
    inwards = np.einsum("ij,ij->i", np.cross(b - a, c - a), hull.equations[:, :3]) < 0
    triangles[inwards] = triangles[inwards][:, ::-1]
    a, b, c = (vertices[triangles[:, k]] for k in range(3))
    parts = np.einsum("ij,ij->i", a, np.cross(b, c)) / 6
    centre = ((a + b + c) / 4 * parts[:, None]).sum(0) / parts.sum()
    return Mesh(vertices - centre, triangles, float(parts.sum()))


def resting_faces(mesh: Mesh) -> list[dict[str, Any]]:
    """Faces the stone stands on by itself, the steadiest first: its centre of mass lies well inside them."""
    a, b, c = (mesh.vertices[mesh.triangles[:, k]] for k in range(3))
    normals = np.cross(b - a, c - a)
    areas = np.linalg.norm(normals, axis=1) / 2
    normals /= 2 * areas[:, None]
    used = np.zeros(len(areas), bool)
    faces = []
    for largest in np.argsort(-areas):
        if used[largest]:
            continue
        same = (normals @ normals[largest] > np.cos(np.radians(SAME_FACET))) & ~used
        used |= same
        normal = np.average(normals[same], axis=0, weights=areas[same])
        normal /= np.linalg.norm(normal)
        corners = mesh.vertices[np.unique(mesh.triangles[same])]
        margin = _margin(corners, normal)
        if margin > LEAST_MARGIN:
            faces.append({"normal": normal.tolist(), "margin_mm": round(margin * 1000, 2)})
    return sorted(faces, key=lambda face: -face["margin_mm"])


def _margin(corners: Array, normal: Array) -> float:
    """How far inside a face the centre of mass lies, in metres; negative outside."""
    across = np.cross(normal, [1, 0, 0] if abs(normal[0]) < 0.9 else [0, 1, 0])
    across /= np.linalg.norm(across)
    flat = np.c_[corners @ across, corners @ np.cross(normal, across)]
    if len(flat) < 3 or np.linalg.matrix_rank(flat - flat[0], tol=1e-9) < 2:
        return -1.0
    return float(np.min(-ConvexHull(flat).equations[:, 2]))


def main() -> None:
    random = np.random.default_rng(SEED)
    stones = []
    for size, (count, half_axes) in SIZES.items():
        for number in range(1, count + 1):
            mesh = make_stone(random, half_axes)
            id = f"{size[0]}{number:02}"
            stones.append(
                {
                    "id": id,
                    "vertices": mesh.vertices.tolist(),
                    "triangles": mesh.triangles.tolist(),
                    "rests": resting_faces(mesh),
                }
            )
            extent = [round(float(x) * 1000, 1) for x in np.ptp(mesh.vertices, axis=0)]
            mass = round(mesh.volume * DENSITY * 1000, 1)
            print(f'[[stone]]\nid = "{id}"\nsize = "{size}"\nextent_mm = {extent}\nmass_g = {mass}\n')
    STONES.write_text(json.dumps(stones, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
