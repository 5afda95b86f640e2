"""One position of one match, seen by one viewer, and all that leaves the engine for that viewer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import IllegalAction
from rivertable.engine.match import Match
from rivertable.engine.secrecy import Viewer
from rivertable.engine.state import Twin


class Sample:
    """A position, somebody who looks at it, and somebody who is to act (the REFEREE_SEAT if only the world is)."""

    def __init__(self, match: Match, random: Random) -> None:
        self.match = match
        self.random = random
        self.viewer: Viewer = random.choice([*range(match.players), None])
        self.seat = random.choice(match.to_act)

    def __str__(self) -> str:
        match = self.match
        return f"{match.loaded} seed {match.seed} after {len(match.log)} moves, seat {self.seat}, viewer {self.viewer}"

    @property
    def is_world(self) -> bool:
        return self.seat == REFEREE_SEAT

    def some_legal(self, match: Match, seat: int) -> int:
        return self.random.choice(legal_ids(match, seat))

    def imagine(self, viewer: Viewer) -> Match:
        """The same match, history and all, but a world that the viewer cannot tell from the real one."""
        world = self.match.imagine(viewer, self.random.getrandbits(64))
        return self.with_state(world._state)

    def with_state(self, state: Twin) -> Match:
        other = self.match.clone()
        other._state = state
        return other


def legal_ids(match: Match, seat: int) -> list[int]:
    """What `match.legal` lists, without labels."""
    out = [0] * match.game.actions.count
    n = match.game.legal(match._known_to_actor(seat), seat, out) if seat in match.to_act else 0
    return out[:n]


def shown(match: Match, viewer: Viewer) -> dict[str, bytes]:
    """Everything a viewer gets, as bytes by its kind; for a seat also all that it may be asked and told."""
    return {kind: msgspec.json.encode(what) for kind, what in _told(match, viewer)}


def _told(match: Match, viewer: Viewer) -> Iterator[tuple[str, Any]]:
    yield "view", match.view(viewer)
    yield "observation", match.observation(viewer).tobytes()
    yield "events", match.events(viewer)
    yield "log", match.narration(viewer)
    yield "record", match.record_for(viewer)
    if viewer is None:
        return
    actions = range(match.game.actions.count)
    yield "decision", match.decision(viewer)
    yield "legal", match.legal(viewer) if viewer in match.to_act else None
    yield "candidates", match.candidates(viewer)
    yield "reasons", [match.why_not(viewer, action) for action in actions]
    yield "previews", [match.preview(viewer, action) for action in actions]
    yield "errors", [_error(match, viewer, action) for action in actions[:: max(1, len(actions) // 8)]]


def _error(match: Match, viewer: int, action: int) -> str | None:
    try:
        match.clone().act(viewer, action)
    except IllegalAction as error:
        return str(error)
    return None


def difference(one: dict[str, bytes], other: dict[str, bytes]) -> str:
    """The kinds that differ, by name; empty if none does."""
    return ", ".join(kind for kind in one if one[kind] != other[kind])
