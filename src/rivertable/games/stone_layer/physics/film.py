"""The film of an attempt, packed small: moving stones only, 30 pictures a second, differences of whole numbers, deflated."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence

import msgspec
import numpy as np

from ..tables import STONE_IDS
from .rotations import Array

FRAMES = 30  # a second; viewers fill in between
PLACE = 5e-5  # metres per unit
TURN = 1 / 4096
STILL_PLACE, STILL_TURN = 1e-4, 2e-3  # a stone that moves less is not in the film
CUT = 32767  # 1.6 m


class Film(msgspec.Struct, frozen=True):
    """`data` is base64 of deflated int16 differences from picture to picture: pictures x stones x (x, y, z, w, x, y, z)."""

    stones: tuple[str, ...]
    pictures: int
    data: str
    hertz: int = FRAMES
    place: float = PLACE


def pack(frames: Sequence[Array], stones: Sequence[int]) -> Film:
    """Pictures of all stones in order of `stones`; those that do not move are left out."""
    film = np.array(frames).reshape(len(frames), len(stones), 7)
    away = np.abs(film - film[:1]).max(0)
    moving = [k for k in range(len(stones)) if away[k, :3].max() > STILL_PLACE or away[k, 3:].max() > STILL_TURN]
    units = np.concatenate([film[:, moving, :3] / PLACE, film[:, moving, 3:] / TURN], axis=2)
    whole = np.round(units).clip(-CUT, CUT).astype(np.int16)
    steps = np.diff(whole, axis=0, prepend=np.zeros_like(whole[:1])).astype("<i2")
    data = base64.b64encode(zlib.compress(steps.transpose(1, 2, 0).tobytes(), 9)).decode()
    return Film(tuple(STONE_IDS[stones[k]] for k in moving), len(frames), data)


def unpack(film: Film) -> Array:
    """Pictures x stones x seven numbers, in metres and as quaternions."""
    raw = zlib.decompress(base64.b64decode(film.data))
    steps = np.frombuffer(raw, "<i2").reshape(len(film.stones), 7, film.pictures).transpose(2, 0, 1)
    whole = np.cumsum(steps.astype(np.int64), axis=0).astype(np.int16).astype(float)
    return np.concatenate([whole[..., :3] * film.place, whole[..., 3:] * TURN], axis=2)
