"""Every lesson, followed from its first step to the free turns; and what would go wrong at a table is found before."""

from __future__ import annotations

import msgspec
import pytest

from rivertable.engine.lessons.lesson import Lesson, LessonError, OthersMove, read_lesson, taught_games
from rivertable.engine.lessons.rehearsal import Stuck, reading_minutes, rehearse

RIVERS = read_lesson("twelve_rivers")


def changed(lesson: Lesson, id: str, **changes: object) -> Lesson:
    """The lesson with another step of that name."""
    steps = [msgspec.structs.replace(step, **changes) if step.id == id else step for step in lesson.steps]
    return msgspec.structs.replace(lesson, steps=tuple(steps))


@pytest.mark.parametrize("game", taught_games())
def test_a_lesson_comes_to_its_free_turns_in_the_time_it_names(game: str) -> None:
    lesson = read_lesson(game)
    steps = [course.step.id for course, _ in rehearse(lesson) if course.step is not None]
    assert steps == [step.id for step in lesson.steps]
    assert reading_minutes(lesson) <= lesson.minutes + 1


def test_a_line_of_the_others_that_goes_on_after_a_drawn_card_is_refused() -> None:
    others = (OthersMove(1, ("recruit(4)", "draw_deck", "draw_deck")), OthersMove(1, ("done",)))
    with pytest.raises(Stuck, match=r"step recruit, seat 1: a line ends with draw_deck.* of its own"):
        list(rehearse(changed(RIVERS, "recruit", others=others)))


def test_a_step_of_the_learner_that_goes_on_after_a_drawn_card_is_refused() -> None:
    do = ("recruit(1)", "draw_deck", "from_alpaca(white)")
    with pytest.raises(Stuck, match=r"step recruit, seat 0: a line ends with draw_deck"):
        list(rehearse(changed(RIVERS, "recruit", do=do)))


def test_a_step_that_cannot_be_shown_has_to_say_what_comes_of_it() -> None:
    """The drawn card is not shown before; `lesson-other-then` is not there."""
    steps = [msgspec.structs.replace(step, id="other") if step.id == "recruit" else step for step in RIVERS.steps]
    with pytest.raises(Stuck, match=r"step other: take_market\(2\) reveals something.*lesson-other-then"):
        list(rehearse(msgspec.structs.replace(RIVERS, steps=tuple(steps))))


def test_a_move_that_is_not_legal_and_a_script_that_waits_name_the_step() -> None:
    with pytest.raises(Stuck, match=r"step collect, seat 0, collect\(blue\)"):
        list(rehearse(changed(RIVERS, "collect", do=("collect(blue)", "done"))))
    with pytest.raises(Stuck, match="step place, seat 0") as stuck:
        list(rehearse(changed(RIVERS, "place", do=("place(r2_1a,1)", "done"))))
    assert stuck.value.match.decision(0)


def test_a_wrong_name_of_a_number_is_an_error_with_the_right_one() -> None:
    wrong = changed(RIVERS, "store", args={"before": "view.areas.0.points", "after": "after.Point"})
    with pytest.raises(LessonError, match=r"after\.Point: nothing is called “Point”; perhaps “Points”"):
        list(rehearse(wrong))
