"""The course of a lesson: which step it is, what is open, what the others do, and going back."""

from __future__ import annotations

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.lessons.course import Course, rewound, seat_of
from rivertable.engine.lessons.lesson import Lesson, OthersMove, Step, read_lesson
from rivertable.engine.match import Match

LESSON = Lesson(
    game="the_river",
    rules=2,
    components="",
    seed="1",
    players=2,
    opening=(OthersMove(1, ("a",)),),
    steps=(
        Step("look"),
        Step("act", do=("b", "c"), others=(OthersMove(1, ("d", "e")), OthersMove("referee", ("f",))), payload=7),
        Step("play", free=2),
    ),
)


def begun() -> Course:
    """At the first step: the others have moved."""
    return Course(LESSON).after_move(1, 1, 1)


def test_the_others_begin_and_nothing_is_open_meanwhile() -> None:
    course = Course(LESSON)
    assert (course.phase, course.number, course.open) == ("others", 1, ())
    assert course.due == OthersMove(1, ("a",))
    assert not course.may(["b"])
    assert course.after_back() is None
    assert begun().phase == "read"


def test_only_the_beginning_of_what_is_taught_may_be_done() -> None:
    course = begun().after_reading(1)
    assert (course.phase, course.number, course.open) == ("do", 2, ("b", "c"))
    assert course.may(["b"])
    assert course.may(["b", "c"])
    assert not course.may(["c"])
    assert not course.may(["b", "c", "b"])
    assert (course.payload_at(1), course.payload_at(2)) == (None, 7)
    half = course.after_move(0, 1, 2)
    assert half.open == ("c",)
    assert half.payload_at(1) == 7


def test_then_the_others_move_by_the_script_and_the_referee_reports() -> None:
    course = begun().after_reading(1).after_move(0, 2, 3)
    assert course.phase == "others"
    assert course.due is not None
    assert seat_of(course.due) == 1
    course = course.after_move(1, 2, 5)
    assert course.due is not None
    assert seat_of(course.due) == REFEREE_SEAT
    assert course.after_move(REFEREE_SEAT, 1, 6).phase == "free"


def free() -> Course:
    return begun().after_reading(1).after_move(0, 2, 3).after_move(1, 2, 5).after_move(REFEREE_SEAT, 1, 6)


def test_in_free_turns_anything_goes_until_all_are_played() -> None:
    course = free()
    assert course.may(["z"])
    assert course.free_left == 2
    course = course.after_move(1, 1, 7).after_move(0, 3, 9)
    assert (course.free_left, course.phase) == (1, "free")
    course = course.after_move(0, 1, 10)
    assert (course.phase, course.number, course.step) == ("end", 4, None)


def test_back_leads_to_the_beginning_of_this_step_or_of_the_one_before() -> None:
    course = begun().after_reading(1).after_move(0, 1, 2)
    back = course.after_back()
    assert back is not None
    assert (back[0].step, back[1]) == (LESSON.steps[1], 1)
    again = back[0].after_back()
    assert again is not None
    assert (again[0].step, again[1]) == (LESSON.steps[0], 1)
    assert again[0].after_back() is None
    last = free().after_move(0, 1, 7).after_move(0, 1, 8).after_back()
    assert last is not None
    assert (last[0].phase, last[1]) == ("free", 6)


def test_a_rewound_match_is_the_same_as_it_was() -> None:
    lesson = read_lesson("the_river")
    match = Match(lesson.config(), lesson.seed)
    match.act(0, "pick_setup_tile(0)")
    before = match.view(0)
    match.act(2, "pick_setup_tile(1)")
    assert rewound(match, 1).view(0) == before
    assert rewound(match, 2).view(0) == match.view(0)
