"""Records anew what the referee reports in a lesson: its stones are let go in the simulation, and the reports, with poses and
films, are written into lesson.toml. For a change of the physics.

python -m scripts.lesson_reports stone_layer            write what the simulation reports now
python -m scripts.lesson_reports stone_layer --check    write nothing; say where it differs from what the lesson tells

What is reported has to stay the same, for the lesson speaks of it: a stone that is to fall falls. Where the simulation reports
something else, the script names the step, and places near by where the stone can be let go instead.
"""

from __future__ import annotations

import argparse
import itertools
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.lessons.course import Course, seat_of
from rivertable.engine.lessons.lesson import Lesson, LessonError, read_lesson
from rivertable.engine.lessons.rehearsal import after_next
from rivertable.engine.match import Match
from rivertable.engine.physics import ActionWithPayload, Physics
from rivertable.engine.registry import folder_of

LINE = '  { seat = "referee", '
TRIES, APART = (
    24,
    0.004,
)  # places tried around a stone that does not do what is told, and metres from one to the next ring


class Differs(LessonError):
    """The simulation reports something else than the lesson tells."""


def recorded(lesson: Lesson) -> list[tuple[tuple[str, ...], Any]]:
    """The reports of the referee, line by line: the actions and the payload of the last. Differs where they are not as told."""
    match, course = Match(lesson.config(), lesson.seed), Course(lesson)
    physics = match.game.physics() if match.game.physics is not None else None
    lines = []
    while course.phase not in ("free", "end"):
        due = course.due
        if physics is None or due is None or seat_of(due) != REFEREE_SEAT or due.payload is None:
            course = after_next(course, match)
            continue
        reports = _as_told(course, match, physics, due.do)
        lines.append((due.do, reports[-1].payload))
        for report in reports:
            match.act(REFEREE_SEAT, report.action, report.payload)
        course = course.after_move(REFEREE_SEAT, len(reports), len(match.moves))
    return lines


def _as_told(course: Course, match: Match, physics: Physics, told: tuple[str, ...]) -> list[ActionWithPayload]:
    task = physics.task(match)
    reports = physics.reports(match, physics.simulate(task))
    if _texts(match, reports) == told:
        return reports
    where = course.step.id if course.step is not None else "opening"
    others = (
        ", ".join(f"x = {x:.5f}, y = {y:.5f}" for x, y in _other_places(match, physics, task, told)) or "none found"
    )
    said = " ".join(_texts(match, reports))
    raise Differs(f"{where}: the simulation reports {said}, not {' '.join(told)}; it would, let go at: {others}")


def _texts(match: Match, reports: list[ActionWithPayload]) -> tuple[str, ...]:
    return tuple(match.game.actions.text(report.action) for report in reports)


def _other_places(match: Match, physics: Physics, task: Any, told: tuple[str, ...]) -> Iterator[tuple[float, float]]:
    """Up to three places around the one that is written from where the stone does what is told."""
    found = 0
    for number in range(TRIES):
        far, turn = APART * (1 + number // 8), math.tau * (number % 8) / 8
        x, y = task.release.x + far * math.cos(turn), task.release.y + far * math.sin(turn)
        other = msgspec.structs.replace(task, release=msgspec.structs.replace(task.release, x=x, y=y))
        if found < 3 and _texts(match, physics.reports(match, physics.simulate(other))) == told:
            found += 1
            yield x, y


def as_toml(value: Any) -> str:
    """A value on one line of TOML; what is None is left out of a table, for TOML has no such thing."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        inside = ", ".join(f"{key} = {as_toml(each)}" for key, each in value.items() if each is not None)
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(as_toml, value))}]"
    return msgspec.json.encode(value).decode() if isinstance(value, str) else repr(value)


def write(path: Path, lines: list[tuple[tuple[str, ...], Any]]) -> None:
    """Write the reports into the lines of the file that hold them."""
    new = itertools.chain(f"{LINE}do = {as_toml(do)}, payload = {as_toml(payload)} }}," for do, payload in lines)
    text = [next(new) if line.startswith(LINE) else line for line in path.read_text(encoding="utf-8").splitlines()]
    path.write_text("\n".join(text) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m scripts.lesson_reports", description=__doc__.splitlines()[0] if __doc__ else ""
    )
    parser.add_argument("game")
    parser.add_argument("--check", action="store_true", help="write nothing")
    options = parser.parse_args()
    try:
        lines = recorded(read_lesson(options.game))
    except LessonError as error:
        raise SystemExit(str(error)) from None
    print(f"{len(lines)} reports, all as the lesson tells them")
    if not options.check:
        write(folder_of(options.game) / "lesson" / "lesson.toml", lines)


if __name__ == "__main__":
    main()
