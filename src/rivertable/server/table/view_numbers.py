"""What a viewer has been shown, by number: grows only when something changes for that viewer, so that the number itself
tells nothing about the hidden decisions of others."""

from __future__ import annotations

from typing import NamedTuple

from rivertable.engine.match import Match
from rivertable.engine.secrecy import Viewer


class Mark(NamedTuple):
    """The situation at one number. A decision made at one mark still counts at another if the first four agree."""

    reveals: int
    own: int  # the viewer's own requests so far
    undos: int  # visible ones of anybody
    acting: bool
    events: int  # told so far
    kept: int  # of the events told before, those that still stand


class ViewNumbers:
    """The marks of one viewer."""

    def __init__(self, viewer: Viewer, marks: list[Mark] | None = None, at: int = 0) -> None:
        self.viewer = viewer
        self.marks = marks if marks is not None else [Mark(0, 0, 0, False, 0, 0)]
        self.at = at  # when the viewer was last shown something

    @property
    def seq(self) -> int:
        return len(self.marks) - 1

    def copy(self) -> ViewNumbers:
        return ViewNumbers(self.viewer, self.marks[:], self.at)

    def advance(self, match: Match | None, at: int, *, own: bool, undo: bool, kept: int | None = None) -> None:
        """Something changed for this viewer."""
        last = self.marks[-1]
        events = match.event_count(self.viewer) if match else 0
        self.marks.append(
            Mark(
                reveals=match.reveals if match else 0,
                own=last.own + own,
                undos=last.undos + undo,
                acting=match is not None and self.viewer in match.to_act,
                events=events,
                kept=last.events if kept is None else kept,
            )
        )
        self.at = at

    def is_fresh(self, seq: int) -> bool:
        """A decision made at that number still fits: nothing was revealed and the seat has not acted since."""
        return 0 <= seq <= self.seq and self.marks[seq][:4] == self.marks[-1][:4]

    def events_from(self, after: int | None) -> int:
        """The first event to tell somebody who has seen everything up to number `after`."""
        if after is None or not 0 <= after <= self.seq:
            return 0
        return min([self.marks[after].events, *(mark.kept for mark in self.marks[after + 1 :])])
