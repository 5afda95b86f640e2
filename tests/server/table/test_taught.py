"""The way to a step of a lesson, and what its script says."""

from __future__ import annotations

import pytest

from rivertable.engine.lessons.lesson import LEARNER, read_lesson, taught_games
from rivertable.server.errors import Refusal
from rivertable.server.http.lessons import MOST_ON_THE_WAY, lesson_spec
from rivertable.server.people.people import Person
from rivertable.server.table.entries import Learned, Moved
from rivertable.server.table.table import Table
from rivertable.server.table.taught import is_at, scripted, towards


def table_of(game: str) -> Table:
    spec, sitting = lesson_spec(read_lesson(game), Person("mara", "Mara", False))
    table = Table("table", spec)
    for sat in sitting:
        table = table.after(sat, spec.created)
    return table


def taken_to(table: Table, step: int) -> tuple[Table, int]:
    """The table at a step, and how many entries led there."""
    for entries in range(MOST_ON_THE_WAY):
        assert table.course is not None
        if is_at(table.course, step):
            return table, entries
        table = table.after(towards(table, step), table.spec.created)
    raise AssertionError(f"step {step} is not reached")


@pytest.mark.parametrize("game", taught_games())
def test_every_step_is_reached_from_every_other_and_looks_the_same(game: str) -> None:
    table, steps = table_of(game), range(len(read_lesson(game).steps))
    seen = {}
    for step in steps:
        table, _ = taken_to(table, step)
        assert table.match is not None
        seen[step] = table.match.view(LEARNER)
    for step in (3, len(steps) - 1, 0, 5):
        table, _ = taken_to(table, step)
        assert table.match is not None
        assert table.match.view(LEARNER) == seen[step]


def test_it_goes_no_further_than_the_step() -> None:
    table, entries = taken_to(table_of("the_river"), 4)
    assert entries > 4
    with pytest.raises(Refusal, match="at that step already"):
        towards(table, 4)
    assert towards(table, 5) == Moved(LEARNER, ["place(clay)"])
    assert isinstance(towards(table, 3), Learned)


def test_the_others_move_by_the_script_and_only_then() -> None:
    table, _ = taken_to(table_of("the_river"), 2)
    assert scripted(table, 1) is None
    table = table.after(Learned(LEARNER, "on"), table.spec.created)
    assert scripted(table, 1) == Moved(1, ["place(stone)"])
    assert scripted(table, 2) is None
