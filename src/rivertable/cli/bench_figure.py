"""One line of a benchmark."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measurement and the goal it is held against."""

    name: str
    value: float
    unit: str
    goal: str
    reached: bool | None  # None: no goal
