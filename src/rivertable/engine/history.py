"""What each viewer has been told: the events of a match, by viewer, in the order that viewer learned of them."""

from __future__ import annotations

from rivertable.engine.events import SYNC, Audience, Event, Events
from rivertable.engine.messages import Message, say
from rivertable.engine.secrecy import Viewer

Raw = tuple[int, tuple[int, ...]]
HistoryPoint = tuple[dict[Viewer, int], list[list[Raw]]]  # how much was told, and what was not told yet


class History:
    """One list per seat and one for spectators. Marks hidden until a sync reach the others seat by seat then, so
    that the order in which people made up their minds stays theirs."""

    def __init__(self, kinds: Events, players: int) -> None:
        self._kinds = kinds
        self._told: dict[Viewer, list[Raw]] = {viewer: [] for viewer in (*range(players), None)}
        self._untold: list[list[Raw]] = [[] for _ in range(players)]

    def clone(self) -> History:
        copy = History(self._kinds, len(self._untold))
        copy._told = {viewer: told[:] for viewer, told in self._told.items()}
        copy._untold = [untold[:] for untold in self._untold]
        return copy

    def point(self) -> HistoryPoint:
        """Where it is now, to go back `up_to`."""
        return {viewer: len(told) for viewer, told in self._told.items()}, [untold[:] for untold in self._untold]

    def up_to(self, point: HistoryPoint) -> History:
        """What it was at an earlier point: viewers are only ever told more."""
        copy = History(self._kinds, len(self._untold))
        copy._told = {viewer: self._told[viewer][:count] for viewer, count in point[0].items()}
        copy._untold = [untold[:] for untold in point[1]]
        return copy

    def in_common(self, other: History, viewer: Viewer) -> int:
        """How many events from the beginning the viewer has been told in both."""
        mine, others = self._told[viewer], other._told[viewer]
        differing = (place for place, (one, two) in enumerate(zip(mine, others, strict=False)) if one != two)
        return next(differing, min(len(mine), len(others)))

    def add(self, emitted: list[Raw]) -> None:
        for raw in emitted:
            if raw[0] == SYNC:
                self._tell_untold()
                continue
            audience = self._kinds.kinds[raw[0]].audience
            if audience is Audience.ALL:
                for told in self._told.values():
                    told.append(raw)
            else:
                self._told[raw[1][0]].append(raw)
                if audience is Audience.AT_SYNC:
                    self._untold[raw[1][0]].append(raw)

    def _tell_untold(self) -> None:
        for seat, untold in enumerate(self._untold):
            for viewer, told in self._told.items():
                if viewer != seat:
                    told.extend(untold)
            untold.clear()

    def count(self, viewer: Viewer) -> int:
        return len(self._told[viewer])

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        return [self._event(raw) for raw in self._told[viewer][since:]]

    def _event(self, raw: Raw) -> Event:
        kind = self._kinds.kinds[raw[0]]
        codes = list(zip(kind.domains.items(), raw[1], strict=True))
        values = {key: domain.value(code) for (key, domain), code in codes}
        messages: dict[str, int | str | Message] = {key: domain.message(code) for (key, domain), code in codes}
        return Event(kind.name, values, say(f"log-{kind.name}", **messages))
