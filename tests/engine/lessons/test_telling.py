"""What a lesson says: numbers of the position and the components in its messages."""

from __future__ import annotations

import msgspec
import pytest

from rivertable.engine.lessons.course import Course, Place
from rivertable.engine.lessons.lesson import LessonError, lesson_catalogue, read_lesson
from rivertable.engine.lessons.telling import parts, tell
from rivertable.engine.match import Match

LESSON = read_lesson("the_river")


def at(step: int, **args: str) -> tuple[Course, Match]:
    """The beginning of the match at a step of the lesson, which has these arguments."""
    steps = list(LESSON.steps)
    steps[step] = msgspec.structs.replace(steps[step], args=args)
    lesson = msgspec.structs.replace(LESSON, steps=tuple(steps))
    return Course(lesson, Place(step, starts=(0,) * (step + 1))), Match(lesson.config(), lesson.seed)


def test_numbers_come_from_the_view_the_components_and_what_the_step_changes() -> None:
    told = tell(
        *at(
            1,
            boat="view.seats.0.boat",
            spots="count.view.seats.0.spots",
            column="components.scoring.column_three",
            more="gain.clay symbols",
            then="after.clay symbols",
            same="gain.food",
        )
    )
    assert told.text.args == {"boat": 4, "spots": 12, "column": 6, "more": 1, "then": 2, "same": 0}


@pytest.mark.parametrize("source", ["view.seats.9.boat", "view.boats", "stones.1", "view.seats", "components.nothing"])
def test_a_number_that_is_not_there_is_refused(source: str) -> None:
    with pytest.raises(LessonError):
        tell(*at(0, spots=source))


@pytest.mark.parametrize("source", ["gain.clays", "after.clays"])
def test_a_quantity_that_is_not_there_is_refused_with_the_names_like_it(source: str) -> None:
    with pytest.raises(LessonError, match=f"{source}: nothing is called “clays”; perhaps “clay”"):
        tell(*at(1, clay=source))


def test_what_a_quantity_is_then_is_known_though_it_does_not_change() -> None:
    assert tell(*at(1, room="after.warehouses", more="gain.warehouses")).text.args == {"room": 5, "more": 0}


def test_nothing_changes_where_nothing_is_done() -> None:
    with pytest.raises(LessonError, match=r"step river, gain\.clay: nothing is done in this step"):
        tell(*at(0, clay="gain.clay"))


def test_the_numbers_of_a_step_stay_while_it_is_done() -> None:
    match = Match(LESSON.config(), LESSON.seed)
    course = Course(LESSON).after_reading(0)
    before = tell(course, match).sum
    two = msgspec.structs.replace(LESSON.steps[1], do=("pick_setup_tile(0)", "pass"))
    lesson = msgspec.structs.replace(LESSON, steps=(LESSON.steps[0], two, *LESSON.steps[2:]))
    course = Course(lesson, Place(1, starts=(0, 0)))
    match.act(0, "pick_setup_tile(0)")
    after = tell(course.after_move(0, 1, 1), match)
    assert before is not None
    assert after.sum is not None
    assert after.sum.id == before.id
    assert after.title.args.keys() == before.args.keys()


def test_while_the_others_move_nothing_is_explained() -> None:
    match = Match(LESSON.config(), LESSON.seed)
    match.act(0, "pick_setup_tile(0)")
    course = Course(LESSON).after_reading(0).after_move(0, 1, 1)
    assert course.phase == "others"
    assert tell(course, match).text.id == "lesson-watch"


def test_the_last_turn_is_told_in_the_free_turns_and_at_the_end() -> None:
    match = Match(LESSON.config(), LESSON.seed)
    moves = ["0 pick_setup_tile(0)", "2 pick_setup_tile(1)", "1 pick_setup_tile(2)", "1 place(stone)", "2 place(food)"]
    for move in [*moves, "0 place(clay)"]:
        seat, action = move.split()
        match.act(int(seat), action)
    last = len(LESSON.steps) - 1
    said = tell(Course(LESSON, Place(last, done=1, starts=(0,) * (last + 1))), match).said
    assert said is not None
    assert "fetched 3 clay" in lesson_catalogue("the_river").render(said)
    assert tell(Course(LESSON, Place(last, starts=(0,) * (last + 1))), match).said is None


def test_every_step_has_a_name_for_the_list() -> None:
    names = [lesson_catalogue("the_river").render(part) for part in parts(LESSON)]
    assert names[4] == "Fetch goods"
    assert len(names) == len(LESSON.steps)
