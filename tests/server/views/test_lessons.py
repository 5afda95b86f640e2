"""The lesson in a view: for the learner alone, and the same whatever is hidden."""

from __future__ import annotations

import msgspec

from rivertable.engine.chance import seed_hex
from rivertable.engine.lessons.course import Course, Place
from rivertable.engine.lessons.lesson import read_lesson
from rivertable.engine.match import Match
from rivertable.server.http.lessons import lesson_spec
from rivertable.server.people.people import Person
from rivertable.server.table.table import Table
from rivertable.server.views.lessons import lesson_info, minutes_left

LESSON = read_lesson("the_river")


def table() -> Table:
    spec, sitting = lesson_spec(LESSON, Person("p", "Mara", False))
    return Table("t", spec).after(sitting[0], 0)


def test_only_the_learner_is_told() -> None:
    begun = table()
    told = lesson_info(begun, 0)
    assert told is not None
    assert (told.step, told.of, told.phase, told.at) == (1, len(LESSON.steps), "read", "river")
    assert told.text.text.startswith("This is your valley")
    assert lesson_info(begun, 1) is None
    assert lesson_info(begun, None) is None


def test_what_is_told_does_not_depend_on_what_is_hidden() -> None:
    """Other worlds that fit what the learner knows: the same bytes."""
    begun = table()
    assert begun.match is not None
    for step in range(len(LESSON.steps)):
        begun.course = Course(LESSON, Place(step, starts=(0,) * (step + 1)))
        if LESSON.steps[step].id in ("round",):  # about a token that is not there yet at the beginning
            continue
        told = set()
        for seed in range(3):
            world = begun.match.imagine(0, seed_hex(seed))
            assert isinstance(world, Match)
            begun.match = world
            told.add(msgspec.json.encode(lesson_info(begun, 0)))
        assert len(told) == 1


def test_the_time_left_becomes_less() -> None:
    left = [minutes_left(Course(LESSON, Place(step))) for step in range(len(LESSON.steps) + 1)]
    assert left == sorted(left, reverse=True)
    assert (left[0], left[-1]) == (LESSON.minutes, 0)
