"""The recorded matches: one for each way to end and each number of players. `tests/test_records.py` replays them."""

from __future__ import annotations

from pathlib import Path

import pytest

from rivertable.engine.record import Record
from rivertable.games.twelve_rivers.scoring import END_REASONS
from tests.games.twelve_rivers.make_records import GAMES, HERE, NEWEST, TOLD

PATHS = sorted((HERE / "records").glob("*.json"))
VERSIONS = range(1, NEWEST + 1)


def of_version(rules: int) -> list[Path]:
    return [path for path in PATHS if Record.load(path).rules == rules]


@pytest.mark.parametrize("rules", VERSIONS)
def test_every_way_to_end_has_a_record(rules: int) -> None:
    outcomes = [Record.load(path).outcome for path in of_version(rules)]
    assert {outcome.reason for outcome in outcomes if outcome is not None} == {*END_REASONS}


@pytest.mark.parametrize("rules", VERSIONS)
def test_every_number_of_players_has_a_record(rules: int) -> None:
    before = "" if rules == 1 else f"rules_{rules}_"
    assert [path.stem for path in of_version(rules)] == sorted(f"{before}{name}" for name in GAMES)
    assert sorted(Record.load(path).players for path in of_version(rules)) == [2, 3, 4]


@pytest.mark.parametrize("name", TOLD)
def test_one_of_them_is_told_in_words(name: str) -> None:
    assert (HERE / "playthroughs" / f"{name}.txt").is_file()
