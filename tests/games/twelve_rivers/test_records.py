"""The recorded matches: one for each way to end and each number of players. `tests/test_records.py` replays them."""

from __future__ import annotations

import rivertable as rt
from rivertable.games.twelve_rivers.scoring import END_REASONS
from tests.games.twelve_rivers.make_records import HERE, RECORDS

PATHS = sorted((HERE / "records").glob("*.json"))


def test_every_way_to_end_has_a_record() -> None:
    outcomes = [rt.Record.load(path).outcome for path in PATHS]
    assert {outcome.reason for outcome in outcomes if outcome is not None} == {*END_REASONS}


def test_every_number_of_players_has_a_record() -> None:
    assert [path.stem for path in PATHS] == sorted(RECORDS)
    assert sorted(rt.Record.load(path).players for path in PATHS) == [2, 3, 4]


def test_one_of_them_is_told_in_words() -> None:
    assert (HERE / "playthroughs" / "two_players.txt").is_file()
