"""The shapes of the stones, and the faces they rest on (SL-12.1)."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np

from ..tables import STONE_IDS
from .rotations import DOWN, Array, about_up, from_to, times

SAME_FACET = np.cos(np.radians(2.0))


class RestingFace(msgspec.Struct, frozen=True):
    normal: tuple[float, float, float]
    margin_mm: float


class Mesh(msgspec.Struct, frozen=True):
    """A stone as it stands in stones.json: metres, centre of mass at the origin."""

    id: str
    vertices: tuple[tuple[float, float, float], ...]
    triangles: tuple[tuple[int, int, int], ...]
    rests: tuple[RestingFace, ...]


@dataclass(frozen=True)
class Facet:
    """A flat part of a stone's surface."""

    normal: Array
    centre: Array
    area: float


@dataclass(frozen=True)
class Shape:
    id: str
    vertices: Array
    rests: tuple[Array, ...]
    """SL-12.1  Outward normals of the faces it can rest on, the steadiest first."""
    margins: tuple[float, ...]
    facets: tuple[Facet, ...]

    def turned(self, face: int, yaw: float) -> Array:
        """SL-12.1  The orientation with a resting face down, then turned about the vertical."""
        return times(about_up(yaw), from_to(self.rests[face], DOWN))


@functools.cache
def shapes() -> tuple[Shape, ...]:
    """All stones in the order of the data."""
    meshes = msgspec.json.decode(Path(__file__).with_name("stones.json").read_bytes(), type=tuple[Mesh, ...])
    by_id = {mesh.id: mesh for mesh in meshes}
    return tuple(_shape(by_id[id]) for id in STONE_IDS)


def _shape(mesh: Mesh) -> Shape:
    vertices = np.array(mesh.vertices)
    return Shape(
        id=mesh.id,
        vertices=vertices,
        rests=tuple(np.array(face.normal) for face in mesh.rests),
        margins=tuple(face.margin_mm / 1000 for face in mesh.rests),
        facets=_facets(vertices, np.array(mesh.triangles)),
    )


def _facets(vertices: Array, triangles: Array) -> tuple[Facet, ...]:
    corners = vertices[triangles]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    areas = np.linalg.norm(normals, axis=1) / 2
    normals /= 2 * areas[:, None]
    centres = corners.mean(1)
    used = np.zeros(len(areas), bool)
    facets = []
    for largest in np.argsort(-areas):
        if not used[largest]:
            same = (normals @ normals[largest] > SAME_FACET) & ~used
            used |= same
            normal = np.average(normals[same], axis=0, weights=areas[same])
            centre = np.average(centres[same], axis=0, weights=areas[same])
            facets.append(Facet(normal / np.linalg.norm(normal), centre, float(areas[same].sum())))
    return tuple(facets)
