"""The recorded falls of the lesson: the simulation still reports what the lesson tells, and they can be recorded anew."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rivertable.engine.lessons.lesson import lesson_from, read_lesson
from rivertable.engine.registry import folder_of
from scripts.lesson_reports import Differs, as_toml, recorded, write

LESSON = read_lesson("stone_layer")


def test_the_simulation_reports_what_the_lesson_tells_and_it_is_written_as_it_was_read(tmp_path: Path) -> None:
    lines = recorded(LESSON)
    told = [line.do for line in (*LESSON.opening, *(line for step in LESSON.steps for line in step.others))]
    assert [do for do, _ in lines] == [do for do in told if do[0].startswith("report")]
    copy = tmp_path / "lesson.toml"
    copy.write_text((folder_of("stone_layer") / "lesson" / "lesson.toml").read_text(encoding="utf-8"), encoding="utf-8")
    write(copy, lines)
    again = lesson_from("stone_layer", copy.read_text(encoding="utf-8"))
    assert [step.do for step in again.steps] == [step.do for step in LESSON.steps]
    assert again.opening[2].payload == lines[0][1]


def test_a_stone_that_does_something_else_is_named_with_other_places_for_it() -> None:
    """The neighbour's first stone stays; a lesson that tells of a fall is not recorded."""
    opening = (*LESSON.opening[:2], msgspec.structs.replace(LESSON.opening[2], do=("report_fell(3)", "report_event")))
    with pytest.raises(Differs, match=r"opening: the simulation reports report_no_fall .* let go at: "):
        recorded(msgspec.structs.replace(LESSON, opening=opening))


def test_a_payload_is_one_line_of_toml() -> None:
    assert as_toml({"a": [1, -0.5], "b": {}, "c": "x", "d": None, "e": True}) == (
        '{ a = [1, -0.5], b = {}, c = "x", e = true }'
    )
