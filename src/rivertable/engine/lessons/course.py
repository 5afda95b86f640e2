"""The course of a lesson: which step it is, what may be done now, and what the others do then.

A `Place` is where a learner is. It follows from what was done, move by move, so it can be found again from a list of
moves. The functions here know no rules: they compare what is tried with what the lesson teaches.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.lessons.lesson import LEARNER, Lesson, OthersMove, Step
from rivertable.engine.match import Match

Phase = Literal["others", "read", "do", "free", "end"]


class Place(msgspec.Struct, frozen=True):
    """Where the learner is: at which step (-1: the others begin), how many of its actions and of the others' moves are
    done, and with how many moves each step began."""

    step: int = -1
    done: int = 0
    others: int = 0
    starts: tuple[int, ...] = ()


class Course:
    """A lesson and the place in it. `after_…` gives another course; this one does not change."""

    def __init__(self, lesson: Lesson, place: Place | None = None) -> None:
        self.lesson = lesson
        self.place = place if place is not None else self._settled(Place(), 0)

    # ------------------------------------------------------------ where we are

    @property
    def step(self) -> Step | None:
        """The present step; None before the first and after the last."""
        steps, number = self.lesson.steps, self.place.step
        return steps[number] if 0 <= number < len(steps) else None

    @property
    def number(self) -> int:
        """The number of the present step, from 1; one more than there are at the end."""
        return max(0, self.place.step) + 1

    @property
    def phase(self) -> Phase:
        """Who is to do something now: the learner, in one of three ways, or the others; or it is the end."""
        step = self.step
        if self.place.step >= len(self.lesson.steps):
            return "end"
        if step is None or (self.place.done >= max(1, len(step.do)) and not step.free):
            return "others"
        return "free" if step.free else "do" if step.do else "read"

    @property
    def is_taught(self) -> bool:
        """The learner may do what the step teaches and nothing else."""
        return self.phase in ("others", "read", "do")

    @property
    def open(self) -> tuple[str, ...]:
        """What the learner is to do, action by action; empty where nothing is, or anything."""
        step = self.step
        return step.do[self.place.done :] if step is not None and self.phase == "do" else ()

    @property
    def free_left(self) -> int:
        """How many decisions of their own the learner has left in this step."""
        return self.step.free - self.place.done if self.step is not None and self.phase == "free" else 0

    @property
    def due(self) -> OthersMove | None:
        """What one of the others is to do now by the script."""
        script = self.lesson.opening if self.place.step < 0 else self.step.others if self.step is not None else ()
        return script[self.place.others] if self.phase == "others" and self.place.others < len(script) else None

    def may(self, actions: Sequence[str]) -> bool:
        """Whether the learner may plan or take these actions now: the taught ones, in their order, or any in a free step."""
        if not self.is_taught:
            return True
        return list(actions) == list(self.open[: len(actions)])

    def payload_at(self, count: int) -> object:
        """How the last of `count` actions is done, where the lesson says so."""
        is_last = self.step is not None and self.place.done + count == len(self.step.do)
        return self.step.payload if self.step is not None and is_last else None

    # ------------------------------------------------------------ going on

    def after_move(self, seat: int, count: int, moves: int) -> Course:
        """The course after `count` actions of a seat; the match has had so many `moves` then."""
        place = self.place
        if (due := self.due) is not None and seat == seat_of(due):
            return self._at(msgspec.structs.replace(place, others=place.others + 1), moves)
        if self.phase == "do" and seat in (LEARNER, REFEREE_SEAT):
            return self._at(msgspec.structs.replace(place, done=place.done + count), moves)
        if self.phase == "free" and seat == LEARNER:
            return self._at(msgspec.structs.replace(place, done=place.done + 1), moves)
        return self

    def after_reading(self, moves: int) -> Course:
        """The course when the learner has read a step in which there is nothing else to do."""
        return self._at(msgspec.structs.replace(self.place, done=1), moves)

    def after_back(self) -> tuple[Course, int] | None:
        """The course one step back, or at the beginning of this one if something was done, and the number of moves the match
        has then; None at the very beginning."""
        place = self.place
        begun = place.done > 0 or (place.step > 0 and self.phase == "others")
        step = min(place.step if begun else place.step - 1, len(self.lesson.steps) - 1)
        if step < 0:
            return None
        starts = place.starts[: step + 1]
        return Course(self.lesson, Place(step, 0, 0, starts)), starts[-1]

    def _at(self, place: Place, moves: int) -> Course:
        return Course(self.lesson, self._settled(place, moves))

    def _settled(self, place: Place, moves: int) -> Place:
        """The place, or the beginning of the next step if all of this one is done."""
        steps = self.lesson.steps
        step = steps[place.step] if 0 <= place.step < len(steps) else None
        if place.step >= len(steps):
            return place
        script = self.lesson.opening if step is None else step.others
        needed = 0 if step is None else step.free or max(1, len(step.do))
        if place.done < needed or place.others < len(script):
            return place
        return Place(place.step + 1, 0, 0, (*place.starts, moves))


def seat_of(move: OthersMove) -> int:
    """The seat that a move of the script is for."""
    return REFEREE_SEAT if move.seat == "referee" else move.seat


def rewound(match: Match, moves: int) -> Match:
    """The same match after its first `moves` moves, with the same chance: nothing is at stake in a lesson."""
    again = Match(match.config, match.seed)
    again.names = match.names
    for move in match.moves[:moves]:
        again.act(move.seat, move.action, move.payload)
    return again
