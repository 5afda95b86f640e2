"""The stones as people see them: where they stand, and the film of the last attempt."""

from __future__ import annotations

import msgspec

from rivertable.engine.match import Match

from .film import Film
from .tasks import Numbers, Settled, physics_payloads, poses_of

DIGITS = 6  # a thousandth of a millimetre: what can be seen


class AttemptView(msgspec.Struct, frozen=True):
    """What became of an attempt, and its film. `number` counts the attempts of the match from 1."""

    number: int
    player: int
    stone: str
    stack: int  # the target, from 1
    placement: str
    fouls: tuple[str, ...]
    fallen: tuple[int, ...]  # stacks, from 1
    film: Film | None


class StoneScene(msgspec.Struct, frozen=True):
    """Poses of the standing stones: x, y, z in metres, then the quaternion w, x, y, z."""

    poses: dict[str, Numbers]
    last: AttemptView | None


def scene_of(match: Match) -> StoneScene:
    poses: dict[str, Numbers] = {}
    for stone, (x, y, z, w, qx, qy, qz) in poses_of(match).items():
        poses[stone] = (_short(x), _short(y), _short(z), _short(w), _short(qx), _short(qy), _short(qz))
    return StoneScene(poses, _last(match))


def _short(number: float) -> float:
    return round(number, DIGITS)


def _last(match: Match) -> AttemptView | None:
    """The last attempt as people see it; None if there is none, or its payload cannot be read (in a record of somebody
    else's making)."""
    told = physics_payloads(match)
    try:
        settled = msgspec.convert(told[-1], Settled) if told else None
    except msgspec.ValidationError:
        settled = None
    if settled is None:
        return None
    outcome = settled.outcome
    return AttemptView(
        number=len(told),
        player=outcome.player,
        stone=outcome.stone,
        stack=outcome.target + 1,
        placement=outcome.placement,
        fouls=outcome.fouls,
        fallen=tuple(fallen.stack + 1 for event in outcome.events for fallen in event.stacks),
        film=settled.film,
    )
