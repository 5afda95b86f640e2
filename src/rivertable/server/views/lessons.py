"""A lesson as messages: the step, its texts, where it points, and what is open."""

from __future__ import annotations

from math import ceil

from rivertable.engine.lessons.course import Course
from rivertable.engine.lessons.lesson import LEARNER, lesson_catalogue
from rivertable.engine.lessons.telling import parts, tell
from rivertable.engine.messages import Message
from rivertable.engine.secrecy import Viewer
from rivertable.server.protocol.parts import LessonInfo, Text
from rivertable.server.table.table import Table


def lesson_info(table: Table, viewer: Viewer) -> LessonInfo | None:
    """What the learner is told now; None for everybody else, and when there is no lesson."""
    course, match = table.course, table.match
    if course is None or match is None or viewer != LEARNER or table.status != "playing":
        return None
    catalogue = lesson_catalogue(table.spec.game)

    def text(message: Message) -> Text:
        return Text(message.id, message.args, catalogue.render(message, table.names))

    def if_any(message: Message | None) -> Text | None:
        return text(message) if message is not None else None

    told, step = tell(course, match), course.step
    return LessonInfo(
        step=course.number,
        of=len(course.lesson.steps),
        phase=course.phase,
        parts=[text(part) for part in parts(course.lesson)],
        minutes_left=minutes_left(course),
        title=text(told.title),
        text=text(told.text),
        sum=if_any(told.sum),
        act=if_any(told.act),
        then=if_any(told.then),
        otherwise=text(told.otherwise),
        said=if_any(told.said),
        at=step.at if step is not None else None,
        shows=list(step.shows) if step is not None else [],
        marks=list(step.marks) if step is not None else [],
        open=list(course.open),
        can_back=course.after_back() is not None,
    )


def minutes_left(course: Course) -> int:
    """How long the rest of the lesson takes, in whole minutes."""
    of = len(course.lesson.steps)
    return ceil(course.lesson.minutes * max(0, of + 1 - course.number) / of)
