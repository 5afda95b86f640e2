"""Quaternions, as MuJoCo writes them: w, x, y, z."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]

UP = np.array([0.0, 0.0, 1.0])
DOWN = -UP


def times(a: Array, b: Array) -> Array:
    """First b, then a."""
    w1, x1, y1, z1 = a
    w2, x2, y2, z2 = b
    return np.array(
        [
            w1 * w2 - x1 * x2 - y1 * y2 - z1 * z2,
            w1 * x2 + x1 * w2 + y1 * z2 - z1 * y2,
            w1 * y2 - x1 * z2 + y1 * w2 + z1 * x2,
            w1 * z2 + x1 * y2 - y1 * x2 + z1 * w2,
        ]
    )


def rotate(q: Array, points: Array) -> Array:
    """Points, a row each, turned by q."""
    points = np.atleast_2d(points)
    t = 2 * np.cross(q[1:], points)
    return points + q[0] * t + np.cross(q[1:], t)


def from_to(a: Array, b: Array) -> Array:
    """The shortest turn of one unit vector into another."""
    w = 1 + float(a @ b)
    if w < 1e-9:
        axis = np.cross(a, [1.0, 0, 0] if abs(a[0]) < 0.9 else [0, 1.0, 0])
        return np.r_[0.0, axis / np.linalg.norm(axis)]
    q = np.r_[w, np.cross(a, b)]
    return q / np.linalg.norm(q)


def about_up(angle: float) -> Array:
    return np.array([np.cos(angle / 2), 0.0, 0.0, np.sin(angle / 2)])


def tilted(x: float, y: float) -> Array:
    """A small tilt: radians about the x and about the y axis."""
    angle = float(np.hypot(x, y))
    if angle < 1e-12:
        return np.array([1.0, 0.0, 0.0, 0.0])
    return np.r_[np.cos(angle / 2), np.sin(angle / 2) * np.array([x, y]) / angle, 0.0]
