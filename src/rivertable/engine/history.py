"""The events of a match as each viewer has seen them, in the order in which that viewer saw them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence

from rivertable.engine.events import SYNC, Audience, Begins, Event, Events
from rivertable.engine.messages import Message, say
from rivertable.engine.secrecy import Viewer
from rivertable.engine.turns import Tell, Turn, TurnSpan, TurnSpans, told

Raw = tuple[int, tuple[int, ...]]
EventsBefore = Mapping[Viewer, Sequence[Event]]
HistoryPoint = tuple[dict[Viewer, int], list[list[Raw]]]  # number of events seen by viewer, and pending events by seat


class History:
    """One list of events per seat and one for spectators. Events of hidden choices are pending until the next sync;
    then the others see them seat by seat, so that nobody learns in which order people decided. `before` are events that
    led to the position with which the match began; they come first."""

    def __init__(self, kinds: Events, players: int, before: EventsBefore | None = None) -> None:
        self._kinds = kinds
        self._before: EventsBefore = before or {}
        self._seen: dict[Viewer, list[Raw]] = {viewer: [] for viewer in (*range(players), None)}
        self._pending: list[list[Raw]] = [[] for _ in range(players)]
        self._is_shared = False  # another history has the same lists: they are copied before something is added
        self._spans: dict[Viewer, TurnSpans] = {}  # as far as somebody has asked for them

    def clone(self) -> History:
        copy = History.__new__(History)
        copy._kinds, copy._before, copy._seen, copy._pending = self._kinds, self._before, self._seen, self._pending
        copy._is_shared = self._is_shared = True
        copy._spans = self._spans.copy()
        return copy

    def _unshare(self) -> None:
        self._seen = {viewer: seen[:] for viewer, seen in self._seen.items()}
        self._pending = [pending[:] for pending in self._pending]
        self._is_shared = False

    def point(self) -> HistoryPoint:
        """The present point, to be passed to `up_to` later."""
        return {viewer: len(seen) for viewer, seen in self._seen.items()}, [pending[:] for pending in self._pending]

    def up_to(self, point: HistoryPoint) -> History:
        """A copy as it was at an earlier point. Lists only ever grow, so it is their beginnings."""
        copy = History(self._kinds, len(self._pending), self._before)
        copy._seen = {viewer: self._seen[viewer][:count] for viewer, count in point[0].items()}
        copy._pending = [pending[:] for pending in point[1]]
        return copy

    def in_common(self, other: History, viewer: Viewer) -> int:
        """How many events at the beginning are the same in both histories for the viewer."""
        mine, others = self._seen[viewer], other._seen[viewer]
        differing = (place for place, (one, two) in enumerate(zip(mine, others, strict=False)) if one != two)
        return self._count_before(viewer) + next(differing, min(len(mine), len(others)))

    def add(self, emitted: list[Raw]) -> None:
        """Add what rules have emitted to the lists of all who may see it."""
        if emitted and self._is_shared:
            self._unshare()
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
        return self._count_before(viewer) + len(self._seen[viewer])

    def _count_before(self, viewer: Viewer) -> int:
        return len(self._before.get(viewer, ()))

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        before = self._before.get(viewer, ())
        return [*before[since:], *(self._event(raw) for raw in self._seen[viewer][max(0, since - len(before)) :])]

    def raw(self, viewer: Viewer) -> list[Raw]:
        """The events since the match began as kinds and numbers."""
        return self._seen[viewer][:]

    def turns(self, viewer: Viewer, since: int, tell: Tell | None) -> list[Turn]:
        """What the viewer has seen, turn by turn, each as one message; the list begins with the turn that holds event number
        `since`."""
        spans = self.turn_spans(viewer)
        if not spans:
            return []
        spans = spans[max(0, bisect_right(spans, since, key=_first) - 1) :]
        first = spans[0].first
        events, ends = self.events(viewer, first), [*(span.first for span in spans[1:]), self.count(viewer)]
        return [
            told(span, events[span.first - first : end - first], tell) for span, end in zip(spans, ends, strict=True)
        ]

    def turn_spans(self, viewer: Viewer) -> Sequence[TurnSpan]:
        """The viewer's events by turn. They are made of nothing but these events, so they tell nothing more."""
        known, seen = self._spans.get(viewer), self._seen[viewer]
        if known is None:
            known = TurnSpans().after(self._begun_before(viewer))
        if known.length < self.count(viewer):
            kinds, new = self._kinds.kinds, seen[known.length - self._count_before(viewer) :]
            known = known.after((kinds[id].begins, args[0] if args else 0) for id, args in new)
        self._spans[viewer] = known
        return known.spans

    def _begun_before(self, viewer: Viewer) -> Iterator[tuple[Begins, int]]:
        """What the events before the match begin, and for whom."""
        by_name = {kind.name: kind.begins for kind in self._kinds.kinds}
        for event in self._before.get(viewer, ()):
            yield by_name.get(event.name, Begins.NOTHING), _seat_of(event)

    def _event(self, raw: Raw) -> Event:
        kind = self._kinds.kinds[raw[0]]
        codes = list(zip(kind.domains.items(), raw[1], strict=True))
        values = {key: domain.value(code) for (key, domain), code in codes}
        messages: dict[str, int | str | Message] = {key: domain.message(code) for (key, domain), code in codes}
        return Event(kind.name, values, say(f"log-{kind.name}", **messages))


def _first(span: TurnSpan) -> int:
    return span.first


def _seat_of(event: Event) -> int:
    """The first argument: the seat whose turn it is, where a turn begins."""
    first = next(iter(event.args.values()), 0)
    return first if isinstance(first, int) else 0
