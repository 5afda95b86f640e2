"""The events of a match as each viewer has seen them, in the order in which that viewer saw them."""

from __future__ import annotations

from rivertable.engine.events import SYNC, Audience, Event, Events
from rivertable.engine.messages import Message, say
from rivertable.engine.secrecy import Viewer

Raw = tuple[int, tuple[int, ...]]
HistoryPoint = tuple[dict[Viewer, int], list[list[Raw]]]  # number of events seen by viewer, and pending events by seat


class History:
    """One list of events per seat and one for spectators. Events of hidden choices are pending until the next sync;
    then the others see them seat by seat, so that nobody learns in which order people decided."""

    def __init__(self, kinds: Events, players: int) -> None:
        self._kinds = kinds
        self._seen: dict[Viewer, list[Raw]] = {viewer: [] for viewer in (*range(players), None)}
        self._pending: list[list[Raw]] = [[] for _ in range(players)]

    def clone(self) -> History:
        copy = History(self._kinds, len(self._pending))
        copy._seen = {viewer: seen[:] for viewer, seen in self._seen.items()}
        copy._pending = [pending[:] for pending in self._pending]
        return copy

    def point(self) -> HistoryPoint:
        """The present point, to be passed to `up_to` later."""
        return {viewer: len(seen) for viewer, seen in self._seen.items()}, [pending[:] for pending in self._pending]

    def up_to(self, point: HistoryPoint) -> History:
        """A copy as it was at an earlier point. Lists only ever grow, so it is their beginnings."""
        copy = History(self._kinds, len(self._pending))
        copy._seen = {viewer: self._seen[viewer][:count] for viewer, count in point[0].items()}
        copy._pending = [pending[:] for pending in point[1]]
        return copy

    def in_common(self, other: History, viewer: Viewer) -> int:
        """How many events at the beginning are the same in both histories for the viewer."""
        mine, others = self._seen[viewer], other._seen[viewer]
        differing = (place for place, (one, two) in enumerate(zip(mine, others, strict=False)) if one != two)
        return next(differing, min(len(mine), len(others)))

    def add(self, emitted: list[Raw]) -> None:
        """Add what rules have emitted to the lists of all who may see it."""
        for raw in emitted:
            if raw[0] == SYNC:
                self._show_pending()
                continue
            audience = self._kinds.kinds[raw[0]].audience
            if audience is Audience.ALL:
                for seen in self._seen.values():
                    seen.append(raw)
            else:
                self._seen[raw[1][0]].append(raw)
                if audience is Audience.AT_SYNC:
                    self._pending[raw[1][0]].append(raw)

    def _show_pending(self) -> None:
        for seat, pending in enumerate(self._pending):
            for viewer, seen in self._seen.items():
                if viewer != seat:
                    seen.extend(pending)
            pending.clear()

    def count(self, viewer: Viewer) -> int:
        return len(self._seen[viewer])

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        return [self._event(raw) for raw in self._seen[viewer][since:]]

    def _event(self, raw: Raw) -> Event:
        kind = self._kinds.kinds[raw[0]]
        codes = list(zip(kind.domains.items(), raw[1], strict=True))
        values = {key: domain.value(code) for (key, domain), code in codes}
        messages: dict[str, int | str | Message] = {key: domain.message(code) for (key, domain), code in codes}
        return Event(kind.name, values, say(f"log-{kind.name}", **messages))
