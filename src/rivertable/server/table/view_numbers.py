"""The number of a viewer's view (`seq` in messages).

It grows only when something changes for that viewer, so the number shows nothing of hidden decisions of others.
"""

from __future__ import annotations

from typing import NamedTuple

from rivertable.engine.match import Match
from rivertable.engine.secrecy import Viewer


class Situation(NamedTuple):
    """What a viewer's decisions depend on, at one number. A decision made at one number still fits at another number if
    the first four fields agree."""

    reveals: int
    own: int  # the viewer's own requests so far
    undos: int  # visible undos of anybody
    acting: bool
    events: int  # events the viewer has been sent so far
    common: int  # how many of the events sent before are unchanged: an undo takes the rest back
    notices: int = 0  # notices the viewer has been sent so far


class ViewNumbers:
    """The situations of one viewer, by number."""

    def __init__(self, viewer: Viewer, situations: list[Situation] | None = None, at: int = 0) -> None:
        self.viewer = viewer
        self.situations = situations if situations is not None else [Situation(0, 0, 0, False, 0, 0)]
        self.at = at  # when something last changed for the viewer

    @property
    def seq(self) -> int:
        """The present number."""
        return len(self.situations) - 1

    def copy(self) -> ViewNumbers:
        """Numbers that can go on without changing these."""
        return ViewNumbers(self.viewer, self.situations[:], self.at)

    def advance(
        self, match: Match | None, at: int, *, own: bool, undo: bool, notices: int, common: int | None = None
    ) -> None:
        """Begin the next number: something changed for this viewer, who has had so many `notices` by now.

        `own`: by the viewer's own request. `undo`: by an undo, and `common` events are the same before and after it.
        """
        last = self.situations[-1]
        events = match.event_count(self.viewer) if match else 0
        self.situations.append(
            Situation(
                reveals=match.reveals if match else 0,
                own=last.own + own,
                undos=last.undos + undo,
                acting=match is not None and self.viewer in match.to_act,
                events=events,
                common=last.events if common is None else common,
                notices=notices,
            )
        )
        self.at = at

    def is_fresh(self, seq: int) -> bool:
        """A decision made at number `seq` still fits: nothing was revealed and the seat has not acted since."""
        return 0 <= seq <= self.seq and self.situations[seq][:4] == self.situations[-1][:4]

    def events_from(self, after: int | None) -> int:
        """The first event to send to a client who has seen everything up to number `after`."""
        if after is None or not 0 <= after <= self.seq:
            return 0
        return min([self.situations[after].events, *(each.common for each in self.situations[after + 1 :])])

    def notices_from(self, after: int | None) -> int:
        """The first notice to send to a client who has seen everything up to number `after`."""
        return 0 if after is None or not 0 <= after <= self.seq else self.situations[after].notices
