"""Whole games kept: every ending, and the screens of one of them (TR-7.1, TR-7.6, TR-11.4).

`tests/test_records.py` replays and tells them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rivertable.engine.record import Record
from rivertable.games.the_river.scoring import END_REASONS
from tests.games.the_river.builder import NEWEST
from tests.games.the_river.make_records import RECORDS, SCREENS, TOLD, ending_of, screens

PATHS = sorted(RECORDS.glob("*.json"))
VERSIONS = range(1, NEWEST + 1)


def of_version(rules: int) -> list[Path]:
    return [path for path in PATHS if Record.load(path).rules == rules]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_ends_as_its_name_says(path: Path) -> None:
    outcome = Record.load(path).outcome
    assert outcome is not None
    assert outcome.reason == ending_of(path)


@pytest.mark.parametrize("rules", VERSIONS)
def test_tr_7_1_tr_7_6_tr_11_4_there_is_a_record_of_every_ending(rules: int) -> None:
    assert {ending_of(path) for path in of_version(rules)} == set(END_REASONS)


@pytest.mark.parametrize("rules", VERSIONS)
def test_there_is_a_record_for_every_number_of_players(rules: int) -> None:
    assert {Record.load(path).players for path in of_version(rules)} == {2, 3, 4}


def returns_after_income(path: Path) -> list[str]:
    """What happened just before each income that had to be returned in part: the step of the cleanup before it."""
    events = [event.name for event in Record.load(path).replay().events(None)]
    return [
        events[i - 2] for i, name in enumerate(events) if name == "goods_returned" and events[i - 1] == "income_taken"
    ]


def test_tr_4_7_there_are_records_with_a_return_in_the_cleanup_by_every_version() -> None:
    before = {rules: {name for path in of_version(rules) for name in returns_after_income(path)} for rules in VERSIONS}
    assert "tile_revealed" not in before[1]
    assert before[2] & {"tile_revealed", "building_revealed"}


def test_the_screens_are_up_to_date() -> None:
    told = screens(Record.load(RECORDS / f"{TOLD[-1]}.json"))
    assert SCREENS.read_text(encoding="utf-8") == told, "run python -m tests.games.the_river.make_records"
