"""A figure of the benchmarks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measurement with its goal, and whether the goal was reached."""

    name: str
    value: float
    unit: str
    goal: str
    reached: bool | None  # None: no goal
