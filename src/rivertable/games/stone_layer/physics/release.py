"""How a stone is let go: what a player says, and what the trembling hand makes of it (SL-5.6, SL-12.2, SL-12.3)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
import numpy as np

from rivertable.engine.errors import RivertableError

from .data import BASES, TREMOR
from .rotations import Array, tilted, times
from .shapes import Shape

MOST_OFFSET = 0.06  # metres from the middle of the base stone
MOST_TILT = 0.6  # radians


class Release(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The payload of `release`: resting face, turn about the vertical, tilt about x and y in radians, and the offset of
    the stone's centre from the middle of the base stone in metres."""

    face: int
    yaw: float
    tilt: tuple[float, float] = (0.0, 0.0)
    x: float = 0.0
    y: float = 0.0


@dataclass(frozen=True)
class Aim:
    """Where a held stone is lowered."""

    x: float
    y: float
    turn: Array


def read_release(payload: Any, shape: Shape) -> Release:
    """The payload as a player sent it; an error says what would be right."""
    try:
        release = msgspec.convert(payload, Release)
    except msgspec.ValidationError as error:
        raise RivertableError(
            f"a release is {{face, yaw, tilt, x, y}}: a resting face, radians and metres; {error}"
        ) from None
    if not 0 <= release.face < len(shape.rests):
        raise RivertableError(f"{shape.id} has the resting faces 0 to {len(shape.rests) - 1}, not {release.face}")
    numbers = (release.yaw, *release.tilt, release.x, release.y)
    if not np.isfinite(numbers).all():
        raise RivertableError(f"a release has finite numbers, not {numbers}")
    return release


def aim(release: Release, shape: Shape, target: int) -> Aim:
    """SL-5.6  Over the target stack: what lies further away is moved to its edge."""
    distance, lean = np.hypot(release.x, release.y), np.hypot(*release.tilt)
    near = min(1.0, MOST_OFFSET / max(distance, 1e-9))
    upright = min(1.0, MOST_TILT / max(lean, 1e-9))
    turn = times(tilted(release.tilt[0] * upright, release.tilt[1] * upright), shape.turned(release.face, release.yaw))
    x, y = BASES[target] + near * np.array([release.x, release.y])
    return Aim(float(x), float(y), turn)


def tremble(aimed: Aim, tremor: str, stones_below: int, random: Random) -> Aim:
    """SL-12.3  The hand trembles, more with every stone of the stack. SL-11.9  How much is an option."""
    hand = TREMOR[tremor]
    place = (hand.place_mm + hand.place_mm_per_stone * stones_below) / 1000
    angle = np.radians(hand.angle_deg)
    dx, dy, rx, ry = (random.gauss(0.0, sigma) for sigma in (place, place, angle, angle))
    return Aim(aimed.x + dx, aimed.y + dy, times(tilted(rx, ry), aimed.turn))
