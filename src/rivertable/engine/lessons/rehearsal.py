"""A lesson played through as a learner follows it, move by move; what would go wrong at a table is said in a sentence."""

from __future__ import annotations

from collections.abc import Iterator

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.draft import Draft
from rivertable.engine.errors import RivertableError
from rivertable.engine.lessons.course import Course, seat_of
from rivertable.engine.lessons.lesson import LEARNER, Lesson, LessonError, lesson_catalogue
from rivertable.engine.lessons.telling import tell
from rivertable.engine.match import Match

WORDS_A_MINUTE = 200
SECONDS_A_STEP = 3.0  # to find what is meant, and to press a button
SECONDS_AN_ACTION = 1.5  # of a list: each one after the first is quick
SECONDS_A_MOVE = 2.0  # of the others, watched
SECONDS_A_FREE_TURN = 20.0


class Stuck(LessonError):
    """The lesson cannot go on; `match` is as far as it came."""

    def __init__(self, sentence: str, match: Match) -> None:
        super().__init__(sentence)
        self.match = match


def rehearse(lesson: Lesson) -> Iterator[tuple[Course, Match]]:
    """The course and the match at the beginning of each step, and where the free turns begin. The match goes on changing.
    LessonError names the step and says what is wrong there."""
    match, course = Match(lesson.config(), lesson.seed), Course(lesson)
    at = -1
    while course.phase not in ("free", "end"):
        if course.phase != "others" and course.place.step != at:
            at = course.place.step
            _check_words(course, match)
            yield course, match
        course = after_next(course, match)
    yield course, match


def _check_words(course: Course, match: Match) -> None:
    """Stuck if a plan of the step cannot show what comes of it, and nothing says so to a learner who asks to be shown."""
    step, told = course.step, tell(course, match)
    if step is None or course.phase != "do" or REFEREE_SEAT in match.to_act or told.then is not None:
        return
    if _plan(course, match, LEARNER, course.open).reveals:
        needed = f"say in lesson-{step.id}-then what comes of it"
        raise Stuck(f"step {step.id}: {step.do[-1]} reveals something, so it cannot be shown before; {needed}", match)


def _plan(course: Course, match: Match, seat: int, actions: tuple[str, ...]) -> Draft:
    """The actions as they are planned at a table. Stuck if a plan would end before the last of them, or one is not legal."""
    where = f"step {course.step.id}" if course.step is not None else "opening"
    draft = Draft(match, seat)
    for place, action in enumerate(actions):
        if draft.is_complete:
            raise Stuck(
                f"{where}, seat {seat}: a line ends with {actions[place - 1]}, where something is revealed or the turn is over; "
                f"{action} belongs to a line, or a step, of its own",
                match,
            )
        try:
            draft.act(action)
        except RivertableError as error:
            raise Stuck(f"{where}, seat {seat}, {action}: {error}", draft.world) from None
    return draft


def after_next(course: Course, match: Match) -> Course:
    """The course after what comes next in a lesson that is followed; the match is played on."""
    if course.phase == "read":
        return course.after_reading(len(match.moves))
    due = course.due
    seat = seat_of(due) if due is not None else REFEREE_SEAT if REFEREE_SEAT in match.to_act else LEARNER
    actions = due.do if due is not None else course.open
    if not actions:
        raise Stuck(
            f"step {course.number}: the script waits for a move of another seat; {match.to_act} are to act", match
        )
    if seat != REFEREE_SEAT:
        _plan(course, match, seat, actions)
    payload = due.payload if due is not None else course.payload_at(len(actions))
    for place, action in enumerate(actions, 1):
        try:
            match.act(seat, action, payload if place == len(actions) else None)
        except RivertableError as error:
            raise Stuck(f"step {course.number}, seat {seat}, {action}: {error}", match) from None
    return course.after_move(seat, len(actions), len(match.moves))


def reading_minutes(lesson: Lesson) -> float:
    """About how long the lesson takes: what is read, what is done and watched."""
    catalogue, seconds = lesson_catalogue(lesson.game), len(lesson.opening) * SECONDS_A_MOVE
    for course, match in rehearse(lesson):
        told, step = tell(course, match), course.step
        assert step is not None
        said = " ".join(
            catalogue.render(each) for each in (told.title, told.text, told.sum, told.act) if each is not None
        )
        seconds += len(said.split()) * 60 / WORDS_A_MINUTE + SECONDS_A_STEP + len(step.do) * SECONDS_AN_ACTION
        moves = [move for move in step.others if move.seat != "referee"]
        seconds += len(moves) * SECONDS_A_MOVE + step.free * SECONDS_A_FREE_TURN
    return seconds / 60
