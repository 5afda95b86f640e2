"""A position of a match with a viewer, and everything that the engine shows to that viewer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT, Game
from rivertable.engine.errors import IllegalAction
from rivertable.engine.history import Raw
from rivertable.engine.match import Match
from rivertable.engine.secrecy import Viewer
from rivertable.engine.seen import Candidate, Seen
from rivertable.engine.state import ListState

ACTIONS_TRIED = 6
LINES_READ = 20  # log lines rendered at a position; older ones were rendered at earlier positions


class Sample:
    """A position, a random viewer, and a random seat that is to act (REFEREE_SEAT if only the referee is)."""

    def __init__(self, match: Match, random: Random) -> None:
        self.match = match
        self.random = random
        self.viewer: Viewer = random.choice([*range(match.players), None])
        self.seat = random.choice(match.to_act)
        self._tried: dict[Viewer, list[tuple[str, Match, Match]]] = {}

    def __str__(self) -> str:
        match = self.match
        return f"{match.config} seed {match.seed} after {len(match.log)} moves, seat {self.seat}, viewer {self.viewer}"

    @property
    def is_referee(self) -> bool:
        return self.seat == REFEREE_SEAT

    def some_legal(self, match: Match, seat: int) -> int:
        return self.random.choice(legal_ids(match, seat))

    def imagine(self, viewer: Viewer) -> Match:
        """A copy of the match, with its history, in another world that the viewer cannot tell from the real one."""
        world = self.match.imagine(viewer, self.random.getrandbits(64))
        return self.match.clone(world.state)

    def same_actions(self, viewer: Viewer) -> list[tuple[str, Match, Match]]:
        """(text, real, imagined) for some actions of the seat: the text of the action, the real match after it, and an
        imagined match after it that the viewer could not tell from the real one before. Chance is the same in both;
        only hidden things differ."""
        if viewer not in self._tried:
            match, other = self.match, self.imagine(viewer).state
            other.rng = match.state.rng
            world = match.clone(other)
            both = sorted({*legal_ids(match, self.seat)} & {*legal_ids(world, self.seat)})
            tried = self.random.sample(both, min(ACTIONS_TRIED, len(both)))
            self._tried[viewer] = [
                (match.game.actions.text(action), self._after(match, action), self._after(world, action))
                for action in tried
            ]
        return self._tried[viewer]

    def _after(self, match: Match, action: int) -> Match:
        trial = match.clone()
        trial.act(self.seat, action)
        return trial


def legal_ids(match: Match, seat: int) -> list[int]:
    """The ids of the actions that `match.legal` lists."""
    return match.seen_by(seat).legal


def some_report(game: Game, state: ListState, legal: list[int], random: Random) -> int:
    """A legal report: half of the time from the game's referee, otherwise a uniformly random one. Only random reports
    would make games very long."""
    likely = int(game.referee(state.clone(), stream_from(random.getrandbits(64))))
    return likely if likely in legal and random.random() < 1 / 2 else random.choice(legal)


def events_seen_by(match: Match, viewer: Viewer) -> list[Raw]:
    """The events a viewer has seen, as kinds and arguments."""
    return match.seen_by(viewer).raw_events


def events_and_record(match: Match, viewer: Viewer) -> dict[str, bytes]:
    """The events a viewer has seen, the same turn by turn, and the record made for them, which holds the log lines, as JSON by kind."""
    return {
        "events": msgspec.json.encode(match.events(viewer)),
        "turns": msgspec.json.encode(match.turns(viewer)),
        "record": msgspec.json.encode(match.record_for(viewer)),
    }


def shown(match: Match, viewer: Viewer) -> dict[str, bytes]:
    """Everything a viewer is shown in this position, as JSON by kind; for a seat also its decision, actions and
    reasons."""
    return {kind: msgspec.json.encode(what) for kind, what in _shown(match, viewer)}


def _shown(match: Match, viewer: Viewer) -> Iterator[tuple[str, Any]]:
    seen = match.seen_by(viewer)
    yield "view", seen.view
    yield "observation", seen.observation.tobytes()
    if viewer is None:
        return
    actions = range(match.game.actions.count)
    yield "decision", seen.decision
    yield "legal", [seen.action(action) for action in seen.legal] if seen.is_asked else None
    yield "candidates", [Candidate(seen.action(action), seen.reason(action)) for action in seen.candidates]
    yield from reasons_and_previews(seen).items()
    yield "errors", [_error(match, viewer, action) for action in actions[:: max(1, len(actions) // 8)]]


def reasons_and_previews(seen: Seen) -> dict[str, list[Any]]:
    """The reasons against all actions of the game, and the previews of those that have none, in words."""
    reasons = [seen.reason(action) for action in range(seen.game.actions.count)]
    legal = [action for action, reason in enumerate(reasons) if reason is None]
    told = [[(seen.say(c.what), c.before, c.after) for c in seen.preview(action)] for action in legal]
    return {"reasons": reasons, "previews": told}


def _error(match: Match, viewer: int, action: int) -> str | None:
    try:
        match.clone().act(viewer, action)
    except IllegalAction as error:
        return str(error)
    return None


def difference(one: dict[str, bytes], other: dict[str, bytes]) -> str:
    """The names of the kinds that differ, separated by commas; empty if none does."""
    return ", ".join(kind for kind in one if one[kind] != other[kind])


def wrongly_kept(state: ListState) -> str:
    """Which kept field does not hold what it follows from, with its values; empty if all do."""
    filled = state.clone()
    filled.fill_kept()
    for field in state.KEPT:
        holds, follows = getattr(state, field.name), getattr(filled, field.name)
        if field.kept is not None and holds != follows:
            return f"field {field.name!r} holds {holds}, but {follows} follows from {' and '.join(field.kept.of)}"
    return ""
