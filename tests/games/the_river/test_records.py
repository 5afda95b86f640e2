"""Whole games kept: replayed to their exact score and ending; and one of them told (TR-7.1, TR-7.6, TR-11.4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rivertable.engine.record import Record
from rivertable.games.the_river.scoring import END_REASONS
from scripts.playthrough import playthrough
from tests.games.the_river.recording import GAMES, PLAYTHROUGH, RECORDS, SCREENS, TOLD, screens

PATHS = sorted(RECORDS.glob("*.json"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_exact_score(path: Path) -> None:
    record = Record.load(path)
    match = record.replay()
    assert match.outcome is not None
    assert record.outcome == match.outcome
    assert match.outcome.reason == GAMES[path.stem][0]


def test_tr_7_1_tr_7_6_tr_11_4_there_is_a_record_of_every_ending() -> None:
    assert {GAMES[path.stem][0] for path in PATHS} == set(END_REASONS)


def test_there_is_a_record_for_every_number_of_players() -> None:
    assert {Record.load(path).players for path in PATHS} == {2, 3, 4}


AGAIN = "run python -m tests.games.the_river.recording"


def test_the_playthrough_is_up_to_date() -> None:
    assert PLAYTHROUGH.read_text(encoding="utf-8") == playthrough(Record.load(RECORDS / f"{TOLD}.json")), AGAIN


def test_the_screens_are_up_to_date() -> None:
    assert SCREENS.read_text(encoding="utf-8") == screens(Record.load(RECORDS / f"{TOLD}.json")), AGAIN
