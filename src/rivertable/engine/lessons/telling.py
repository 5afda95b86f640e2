"""What a lesson says at a step: its messages, with numbers that come from the position and the components."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

import msgspec

from rivertable.engine.draft import Draft
from rivertable.engine.errors import RivertableError
from rivertable.engine.lessons.course import Course, Place, rewound
from rivertable.engine.lessons.lesson import LEARNER, Lesson, LessonError, Step, lesson_catalogue, numbers_of
from rivertable.engine.match import Match
from rivertable.engine.messages import Message, say

OVER = "over"  # after the last step


class Told(msgspec.Struct, frozen=True):
    """The messages of a step. `then` says what comes of it, where it cannot be shown before it is done; `otherwise` answers
    whatever else is tried; `said` is about the learner's last turn."""

    title: Message
    text: Message
    sum: Message | None
    act: Message | None
    then: Message | None
    otherwise: Message
    said: Message | None


def tell(course: Course, match: Match) -> Told:
    """What is told at the present place of a lesson, about the match as the learner knows it."""
    if course.phase == "others":
        return _watching(course)
    step, lesson = course.step, course.lesson
    id = step.id if step is not None else OVER
    args = _args(step, *_at_its_beginning(course, match)) if step is not None else {}
    return Told(
        title=Message(f"lesson-{id}-title", args),
        text=Message(f"lesson-{id}-text", args),
        sum=_optional(lesson, id, "sum", args),
        act=_optional(lesson, id, "act", args),
        then=_optional(lesson, id, "then", args),
        otherwise=_optional(lesson, id, "else", args) or say("lesson-later"),
        said=_said(course, match),
    )


def _watching(course: Course) -> Told:
    """What is told while the others move by the script."""
    title = parts(course.lesson)[max(0, course.place.step)]
    return Told(title, say("lesson-watch"), None, None, None, say("lesson-later"), None)


def _at_its_beginning(course: Course, match: Match) -> tuple[Course, Match]:
    """The course and the match as they were when the step began: its numbers stay while it is done."""
    place = course.place
    if place.done == 0 or course.phase != "do":
        return course, match
    return Course(course.lesson, Place(place.step, starts=place.starts)), rewound(match, place.starts[-1])


def parts(lesson: Lesson) -> list[Message]:
    """The names of all steps, for a list."""
    return [_optional(lesson, step.id, "part", {}) or say(f"lesson-{step.id}-title") for step in lesson.steps]


def _optional(lesson: Lesson, id: str, part: str, args: dict[str, Any]) -> Message | None:
    message = f"lesson-{id}-{part}"
    return Message(message, args) if message in lesson_catalogue(lesson.game) else None


def _said(course: Course, match: Match) -> Message | None:
    """A sentence about the learner's last turn, while they play as they like; a turn that has only begun is left out."""
    is_own = course.phase in ("free", "end") and any(step.free for step in course.lesson.steps)
    if not is_own or (course.place.done == 0 and course.phase != "end"):
        return None
    last = match.turns(LEARNER)[-course.lesson.players - 1 :]
    turns = [turn for turn in last if turn.seat == LEARNER and turn.has_acted]
    return say("lesson-said", turn=turns[-1].message) if turns else None


# ------------------------------------------------------------ numbers


def _args(step: Step, course: Course, match: Match) -> dict[str, int | str | Message]:
    asks = any(source.startswith(("gain.", "after.")) for source in step.args.values())
    quantities = _quantities(course, match) if asks else {}
    return {name: _value(source, course, match, quantities) for name, source in step.args.items()}


def _quantities(course: Course, match: Match) -> dict[str, tuple[int, int]]:
    """What there is of each quantity, by its English name, before and after the rest of the step."""
    now = zip(match.game.quantities, match.game.measure(match.redacted(LEARNER), LEARNER), strict=True)
    found = {match.say(what): (value or 0, value or 0) for what, value in now}
    draft = Draft(match, LEARNER)
    try:
        for action in course.open:
            draft.act(action)
    except RivertableError:  # a step that does not fit its match any more is told all the same
        return found
    return found | {match.say(change.what): (change.before, change.after) for change in draft.changes()}


def _value(source: str, course: Course, match: Match, quantities: dict[str, tuple[int, int]]) -> int | str | Message:
    """A number or a name: `view.…`, `count.view.…`, `components.…`, `gain.<quantity>`, `after.<quantity>`."""
    kind, _, path = source.partition(".")
    if kind in ("gain", "after"):
        _check_quantity(source, path, course, quantities)
        before, after = quantities[path]
        return after - before if kind == "gain" else after
    if kind == "count":
        return len(_found(path, course, match))
    value = _found(source, course, match)
    if not isinstance(value, int | str):
        raise LessonError(f"{source} is no number and no name")
    return value


def _check_quantity(source: str, name: str, course: Course, quantities: dict[str, tuple[int, int]]) -> None:
    """LessonError if there is no quantity of that name, or nothing is done that could change it."""
    if course.step is not None and not course.step.do:
        raise LessonError(f"step {course.step.id}, {source}: nothing is done in this step, so nothing changes")
    if name not in quantities:
        right = get_close_matches(name, quantities, n=3, cutoff=0.3) or list(quantities)
        raise LessonError(f"{source}: nothing is called “{name}”; perhaps {' or '.join(f'“{each}”' for each in right)}")


def _found(source: str, course: Course, match: Match) -> Any:
    kind, *path = source.split(".")
    if kind not in ("view", "components"):
        raise LessonError(f"{source} begins with none of view, count, components, gain, after")
    lesson = course.lesson
    here = msgspec.to_builtins(match.view(LEARNER)) if kind == "view" else numbers_of(lesson.game, lesson.rules)
    for name in path:
        try:
            here = here[int(name)] if isinstance(here, list | tuple) else here[name]
        except (KeyError, IndexError, ValueError, TypeError):
            raise LessonError(f"{source}: there is no {name}") from None
    return here
