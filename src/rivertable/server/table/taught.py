"""What comes next at the table of a lesson: by the script, or on the way to a step that somebody wants to try."""

from __future__ import annotations

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.lessons.course import Course, seat_of
from rivertable.engine.lessons.lesson import LEARNER, OthersMove
from rivertable.server.errors import Refusal
from rivertable.server.table.entries import Learned, Moved
from rivertable.server.table.table import Table


def scripted(table: Table, seat: int) -> Moved | None:
    """What a seat does by the script of a lesson, if it is its turn there."""
    due = table.course.due if table.course is not None else None
    return _moved(due) if due is not None and seat_of(due) == seat else None


def _moved(due: OthersMove) -> Moved:
    return Moved(seat_of(due), list(due.do), {} if due.payload is None else {len(due.do) - 1: due.payload})


def is_at(course: Course, step: int) -> bool:
    """Whether the learner is at the beginning of a step, counted from 0."""
    return course.place.step == step and course.place.done == 0 and course.phase != "others"


def towards(table: Table, step: int) -> Moved | Learned:
    """The entry that takes a lesson nearer to a step: one step back, or one thing on, done as the lesson teaches it."""
    course = table.course
    if course is None or is_at(course, step):
        raise Refusal("stale", "the lesson is over, or at that step already")
    if course.place.step < step or course.phase == "others":
        return _taught_next(table, course)
    back = course.after_back()
    assert back is not None  # a step that was passed can be gone back to
    return Learned(LEARNER, "back", back[1])


def _taught_next(table: Table, course: Course) -> Moved | Learned:
    if course.due is not None:
        return _moved(course.due)
    if course.phase == "read":
        return Learned(LEARNER, "on")
    if not course.open:
        raise Refusal("conflict", "the lesson does not say what comes next")
    payload = course.payload_at(1)
    seat = LEARNER if LEARNER in table.to_act else REFEREE_SEAT
    return Moved(seat, [course.open[0]], {} if payload is None else {0: payload})
