"""What one entry has changed in a match: a comparison of the match before it and after it."""

from __future__ import annotations

from rivertable.engine.match import Match
from rivertable.engine.moves import Undo
from rivertable.engine.secrecy import Viewer


class MatchChange:
    """The match before an entry and after it; None where it had not begun."""

    def __init__(self, before: Match | None, after: Match | None) -> None:
        self.before, self.after = before, after

    @property
    def has_gone_on(self) -> bool:
        """Something was decided or taken back."""
        return self.before is not None and self.after is not None and len(self.after.log) > len(self.before.log)

    @property
    def undo(self) -> Undo | None:
        """The undo that the entry made, if it made one."""
        last = self.after.log[-1] if self.after is not None and self.has_gone_on else None
        return last if isinstance(last, Undo) else None

    @property
    def reveals(self) -> bool:
        """Something hidden was revealed, or a reveal was taken back."""
        before, after = self._both()
        return after.reveals != before.reveals

    def differs(self, viewer: Viewer) -> bool:
        """The viewer sees another position."""
        before, after = self._both()
        return not after.looks_same(before, viewer)

    def has_events(self, viewer: Viewer) -> bool:
        """The viewer's list of events has another length."""
        before, after = self._both()
        return after.event_count(viewer) != before.event_count(viewer)

    def common_events(self, viewer: Viewer) -> int:
        """How many of the viewer's events, from the beginning on, are the same before and after."""
        before, after = self._both()
        return after.seen_by(viewer).events_in_common(before.seen_by(viewer))

    def _both(self) -> tuple[Match, Match]:
        assert self.before is not None
        assert self.after is not None
        return self.before, self.after
