"""Stones and base stones in MuJoCo: setting them, looking at them, moving them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import mujoco
import numpy as np

from ..tables import STACKS
from .data import BASES, BOARD, PHYSICS
from .rotations import Array, rotate
from .shapes import Shape, shapes

TABLE = -1  # what a stone can touch besides stones
FIRST_BASE = -10  # base k is FIRST_BASE - k
BASE_CORNERS = 28
FAR = 3.0  # metres above the table
REST_RATE = 2000.0  # per second: how strongly rest friction slows a stone that stands
LOOSE = 0.004  # metres a second: a stone that moves faster does not stand any more
CALM = 0.003  # metres a second: a stone that moves more slowly comes to rest
LOWERING_STEPS = 12
LOWERING_GAP = 0.0002  # metres between held stone and first contact when it is let go


@dataclass(frozen=True)
class Pose:
    """Where a stone is: its centre of mass in metres, its turn as a quaternion."""

    position: Array
    turn: Array


Poses = Mapping[int, Pose]  # by stone


def base_of(stack: int) -> int:
    """How contacts name a base stone."""
    return FIRST_BASE - stack


class Scene:
    """Stones that can be set, let go and looked at. SL-10.23, SL-6.25  Stones in the river are not among them, so nothing
    ever touches those. `quick` is the cheaper physics in which bots try things."""

    def __init__(self, stones: tuple[int, ...], *, quick: bool = False) -> None:
        self.stones = stones
        self.shapes: tuple[Shape, ...] = shapes()
        self.model = _model(stones, quick)
        self.data = mujoco.MjData(self.model)
        self._place = {stone: k for k, stone in enumerate(stones)}
        self._label = np.full(self.model.ngeom, TABLE)
        for stack in range(STACKS):
            self._label[self.model.geom(f"base{stack}").id] = base_of(stack)
        for stone in stones:
            self._label[self.model.geom(f"stone{stone}").id] = stone
        self._table = self.model.geom("table").id
        self._body = {stone: self.model.body(f"stone{stone}").id for stone in stones}
        self._damping = self.model.dof_damping.copy()
        self._resting: set[int] = set()

    # ------------------------------------------------------------ setting

    def arrange(self, poses: Poses) -> None:
        """The stones stand there, at rest."""
        mujoco.mj_resetData(self.model, self.data)
        self.model.dof_damping[:] = self._damping
        self._resting.clear()
        for stone, pose in poses.items():
            self.put(stone, pose)

    def put(self, stone: int, pose: Pose) -> None:
        at = 7 * self._place[stone]
        self.data.qpos[at : at + 3] = pose.position
        self.data.qpos[at + 3 : at + 7] = pose.turn
        self.data.qvel[6 * self._place[stone] : 6 * self._place[stone] + 6] = 0

    # ------------------------------------------------------------ looking

    @property
    def speeds(self) -> tuple[float, float]:
        """The fastest stone, in metres and radians a second."""
        moving = np.abs(self.data.qvel.reshape(-1, 6))
        return float(moving[:, :3].max()), float(moving[:, 3:].max())

    @property
    def positions(self) -> Array:
        """Centres of all stones, a row each."""
        return self.data.qpos.reshape(-1, 7)[:, :3].copy()

    def pose(self, stone: int) -> Pose:
        at = 7 * self._place[stone]
        return Pose(self.data.qpos[at : at + 3].copy(), self.data.qpos[at + 3 : at + 7].copy())

    def position(self, stone: int) -> Array:
        at = 7 * self._place[stone]
        return self.data.qpos[at : at + 3]

    def mass(self, stone: int) -> float:
        return float(self.model.body_mass[self._body[stone]])

    def corners(self, stone: int) -> Array:
        """The stone's corners as it lies."""
        pose = self.pose(stone)
        return rotate(pose.turn, self.shapes[stone].vertices) + pose.position

    def top(self, stone: int) -> float:
        return float(self.corners(stone)[:, 2].max())

    @property
    def base_top(self) -> float:
        return BOARD.base_height

    def is_anything_on_table(self) -> bool:
        """Some stone touches the table."""
        n = self.data.ncon
        return bool(n) and bool(
            ((self.data.contact.geom[:n] == self._table) & (self.data.contact.dist[:n, None] < 0)).any()
        )

    @property
    def moving(self) -> list[int]:
        """Stones that rest friction does not hold."""
        return [stone for stone in self.stones if stone not in self._resting]

    def touching(self, stone: int) -> set[int]:
        """Stones, base stones and table that a stone, or the table, touches now."""
        return {other for one, other in self._pairs() if one == stone}

    def _pairs(self) -> list[tuple[int, int]]:
        n = self.data.ncon
        if n == 0:
            return []
        labels = self._label[self.data.contact.geom[:n]]
        near = self.data.contact.dist[:n] < 0
        return [pair for a, b in labels[near].tolist() for pair in ((a, b), (b, a))]

    def forces(self) -> dict[tuple[int, int], float]:
        """How strongly things that touch press on each other, in newton, both ways round."""
        pressed: dict[tuple[int, int], float] = {}
        force = np.zeros(6)
        for k in range(self.data.ncon):
            a, b = self._label[self.data.contact.geom[k]].tolist()
            mujoco.mj_contactForce(self.model, self.data, k, force)
            for pair in ((a, b), (b, a)):
                pressed[pair] = pressed.get(pair, 0.0) + float(force[0])
        return pressed

    def wake(self) -> None:
        """Stones that sleep report no contacts: look at all of them awake."""
        flags = self.model.opt.enableflags
        self.model.opt.enableflags = flags & ~int(mujoco.mjtEnableBit.mjENBL_SLEEP)
        mujoco.mj_forward(self.model, self.data)
        self.model.opt.enableflags = flags

    # ------------------------------------------------------------ moving

    def fetch_away(self, stone: int) -> None:
        """Put a stone where it touches nothing."""
        self.put(stone, Pose(np.array([0.0, 0.0, FAR]), np.array([1.0, 0.0, 0.0, 0.0])))

    def step(self, count: int) -> None:
        mujoco.mj_step(self.model, self.data, count)

    def hold(self, stone: int, grip: float, rate: float) -> None:
        """A soft hand: `grip` from 1 to 0 carries the stone's weight and slows it down."""
        body = self._body[stone]
        self._set_damping(stone, grip * rate)
        self.data.xfrc_applied[body, 2] = -grip * self.model.body_mass[body] * self.model.opt.gravity[2]

    def rest(self, stones: Iterable[int]) -> None:
        """Stones that stand: rest friction holds them, until something moves them (`loosen`). Without it some stacks that
        touch in few points walk on the spot, a millimetre a second, for no reason a real stack would have."""
        for stone in stones:
            self._resting.add(stone)
            self._set_damping(stone, REST_RATE)

    def calm(self) -> None:
        """Stones that hardly move come to rest: what remains is trembling, not falling."""
        if len(self._resting) < len(self.stones):
            slow = np.abs(self.data.qvel.reshape(-1, 6)[:, :3]).max(1) < CALM
            self.rest(stone for stone in self.stones if slow[self._place[stone]] and stone not in self._resting)

    def loosen(self) -> None:
        """Stones at rest that something has moved are no longer held."""
        if not self._resting:
            return
        moving = np.abs(self.data.qvel.reshape(-1, 6)[:, :3]).max(1) > LOOSE
        for stone in [stone for stone in self._resting if moving[self._place[stone]]]:
            self._resting.discard(stone)
            self._set_damping(stone, 0.0)

    def _set_damping(self, stone: int, rate: float) -> None:
        body, first = self._body[stone], 6 * self._place[stone]
        inertia = np.r_[np.full(3, self.model.body_mass[body]), self.model.body_inertia[body]]
        self.model.dof_damping[first : first + 6] = self._damping[first : first + 6] + rate * inertia

    def lower(self, stone: int, x: float, y: float, turn: Array, above: float) -> float:
        """SL-12.2  Lower a held stone without turning to first contact; returns the height of its centre."""
        bottom = -float(rotate(turn, self.shapes[stone].vertices)[:, 2].min())
        low, high = bottom, above + bottom + 0.01
        for _ in range(LOWERING_STEPS):
            middle = (low + high) / 2
            self.put(stone, Pose(np.array([x, y, middle]), turn))
            if self._is_touching(stone):
                low = middle
            else:
                high = middle
        self.put(stone, Pose(np.array([x, y, high + LOWERING_GAP]), turn))
        return high + LOWERING_GAP

    def first_contact(self, stone: int) -> set[int]:
        """What a lowered stone would meet first."""
        pose = self.pose(stone)
        self.put(stone, Pose(pose.position - np.array([0.0, 0.0, 2 * LOWERING_GAP]), pose.turn))
        self._is_touching(stone)
        met = self.touching(stone)
        self.put(stone, pose)
        return met

    def _is_touching(self, stone: int) -> bool:
        mujoco.mj_kinematics(self.model, self.data)
        mujoco.mj_comPos(self.model, self.data)
        mujoco.mj_collision(self.model, self.data)
        return bool(self.touching(stone))


def _model(stones: tuple[int, ...], quick: bool) -> Any:
    """The model; the order of bodies is the order of `stones`, and results depend on it (SL-6.24)."""
    spec = mujoco.MjSpec()
    _set_options(spec.option, quick)
    material: dict[str, Any] = {
        "friction": list(PHYSICS.friction),
        "condim": 4,
        "solref": list(PHYSICS.search.solref if quick else PHYSICS.solref),
        "solimp": list(PHYSICS.solimp),
        "margin": 0.0,
        "gap": PHYSICS.contact_gap,
    }
    mesh_geom = mujoco.mjtGeom.mjGEOM_MESH
    world = spec.worldbody
    world.add_geom(name="table", type=mujoco.mjtGeom.mjGEOM_PLANE, size=[0.6, 0.6, 0.01], **material)
    spec.add_mesh(name="base").uservert = _base_corners().ravel().tolist()
    for stack, (x, y) in enumerate(BASES):
        world.add_geom(name=f"base{stack}", type=mesh_geom, meshname="base", pos=[x, y, 0], **material)
    for stone in stones:
        spec.add_mesh(name=f"stone{stone}").uservert = shapes()[stone].vertices.ravel().tolist()
        body = world.add_body(name=f"stone{stone}", pos=[0, 0, 1 + 0.1 * stone])
        body.add_freejoint().damping = [PHYSICS.damping, 0, 0]
        body.add_geom(
            name=f"stone{stone}", type=mesh_geom, meshname=f"stone{stone}", density=PHYSICS.density, **material
        )
    return spec.compile()


def _set_options(option: Any, quick: bool) -> None:
    option.timestep = PHYSICS.search.time_step if quick else PHYSICS.time_step
    option.noslip_iterations = PHYSICS.search.noslip_iterations if quick else PHYSICS.noslip_iterations
    option.impratio = PHYSICS.impratio
    option.iterations = PHYSICS.iterations
    option.tolerance = PHYSICS.tolerance
    option.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    option.enableflags |= int(mujoco.mjtEnableBit.mjENBL_SLEEP)


def _base_corners() -> Array:
    """A flat round base stone, a little narrower on top."""
    angle = np.arange(BASE_CORNERS) * 2 * np.pi / BASE_CORNERS
    radius = np.r_[np.full(BASE_CORNERS, BOARD.base_radius), np.full(BASE_CORNERS, BOARD.base_top_radius)]
    height = np.r_[np.zeros(BASE_CORNERS), np.full(BASE_CORNERS, BOARD.base_height)]
    angles = np.r_[angle, angle]
    return np.c_[radius * np.cos(angles), radius * np.sin(angles), height]
