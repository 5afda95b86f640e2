"""Recorded matches replay to their exact end, read as they did when they were written, and branch as often."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rivertable.engine.record import Record
from scripts.counts import count_again, counted, with_numbers
from scripts.playthrough import playthrough

GAMES = Path(__file__).parent / "games"
RECORDS = sorted(GAMES.glob("*/records/*.json"))
PLAYTHROUGHS = sorted(GAMES.glob("*/playthroughs/*.txt"))
COUNTS = [(path.parent.name, c) for path in sorted(GAMES.glob("*/counts.toml")) for c in counted(path.parent.name)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_recorded_match_replays_to_its_outcome(path: Path) -> None:
    record = Record.load(path)
    assert record.replay().outcome == record.outcome is not None


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_playthrough_reads_as_it_did(path: Path) -> None:
    record = Record.load(path.parent.parent / "records" / f"{path.stem}.json")
    assert playthrough(record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "count"), COUNTS, ids=lambda value: value if isinstance(value, str) else value["name"]
)
def test_as_many_sequences_of_decisions_as_counted_before(game: str, count: dict[str, Any]) -> None:
    assert count_again(game, count) == count["sequences"]


def test_counts_are_written_where_they_were() -> None:
    text = 'name = "a"\nsequences = 7\n# sequences = 1\nname = "b"\nsequences = 8\n'
    assert with_numbers(text, [9, 10]) == 'name = "a"\nsequences = 9\n# sequences = 1\nname = "b"\nsequences = 10\n'
