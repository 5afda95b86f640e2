"""The numbers of the simulation: board, physics and hands, from components.toml."""

from __future__ import annotations

import msgspec
import numpy as np

from rivertable.engine.components import components

from ..tables import STACKS, Tremor


class Board(msgspec.Struct, frozen=True):
    ring_radius: float
    first_angle_deg: float
    step_angle_deg: float
    base_radius: float
    base_top_radius: float
    base_height: float


class Search(msgspec.Struct, frozen=True):
    """The quicker simulation in which bots try their candidates."""

    time_step: float
    solref: tuple[float, float]
    noslip_iterations: int


class Settle(msgspec.Struct, frozen=True):
    """SL-6.20  When stones are at rest."""

    linear_speed: float
    angular_speed: float
    quiet_time: float
    drift: float
    drift_time: float
    timeout: float


class Judge(msgspec.Struct, frozen=True):
    """SL-6.21, SL-6.23  How motion becomes a verdict."""

    fallen_drop_fraction: float
    fallen_drop_min: float
    lean_force_fraction: float


class Physics(msgspec.Struct, frozen=True):
    density: float
    time_step: float
    iterations: int
    tolerance: float
    impratio: float
    noslip_iterations: int
    solref: tuple[float, float]
    solimp: tuple[float, float, float, float, float]
    friction: tuple[float, float, float]
    contact_gap: float
    damping: float
    search: Search
    settle: Settle
    judge: Judge


class WorldData(msgspec.Struct, frozen=True):
    board: Board
    physics: Physics
    tremor: tuple[Tremor, ...]


DATA = components(__name__, WorldData)
BOARD, PHYSICS = DATA.board, DATA.physics
TREMOR = {tremor.id: tremor for tremor in DATA.tremor}

_angles = np.radians(BOARD.first_angle_deg + BOARD.step_angle_deg * np.arange(STACKS))
BASES = BOARD.ring_radius * np.c_[np.cos(_angles), np.sin(_angles)]
"""Centres of the six base stones, clockwise."""
