"""Recorded matches replay to their exact end, read as they did when they were written, and branch as often."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from rivertable.engine.match import Match
from rivertable.engine.record import Record
from scripts.playthrough import playthrough

GAMES = Path(__file__).parent / "games"
RECORDS = sorted(GAMES.glob("*/records/*.json"))
PLAYTHROUGHS = sorted(GAMES.glob("*/playthroughs/*.txt"))
COUNTS = [
    (path.parent.name, c)
    for path in sorted(GAMES.glob("*/counts.toml"))
    for c in tomllib.loads(path.read_text())["count"]
]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_recorded_match_replays_to_its_outcome(path: Path) -> None:
    record = Record.load(path)
    assert record.replay().outcome == record.outcome is not None


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_playthrough_reads_as_it_did(path: Path) -> None:
    record = Record.load(path.parent.parent / "records" / f"{path.stem}.json")
    assert playthrough(record) == path.read_text(encoding="utf-8")


def sequences(match: Match, depth: int) -> int:
    """How many ways there are to take `depth` decisions, the lowest seat first."""
    if depth == 0 or match.is_over:
        return 1
    seat, total = match.to_act[0], 0
    for action in match.legal(seat):
        branch = match.clone()
        branch.act(seat, action)
        total += sequences(branch, depth - 1)
    return total


@pytest.mark.parametrize(
    ("game", "count"), COUNTS, ids=lambda value: value if isinstance(value, str) else value["name"]
)
def test_as_many_sequences_of_decisions_as_counted_before(game: str, count: dict[str, Any]) -> None:
    match = Match(f"{game}({count['options']})", count["seed"])
    assert sequences(match, count["depth"]) == count["sequences"]
