"""Records that earlier releases have written are replayed to the bit, and those of matches in progress are played on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rivertable.engine.chance import stream_from
from rivertable.engine.conformance.sample import legal_ids
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import RecordError
from rivertable.engine.match import Match
from rivertable.engine.record import Record
from tests.fixtures.kept import HERE, Kept, half_way

RELEASE = "0.1.0"
FOLDER = HERE / RELEASE / "records"
KEPT = Kept.read(RELEASE, "records")
GAMES = ("river_bankers", "riverside", "stone_layer", "the_river", "twelve_rivers")


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


def test_every_record_of_the_release_is_looked_at() -> None:
    others = {f"{game}-{what}" for game in GAMES for what in ("seat", "watcher", "table")}
    assert {file.stem for file in FOLDER.iterdir()} == {*KEPT.records, *others}


@pytest.mark.parametrize("name", KEPT.records)
def test_a_record_of_the_release_replays_to_the_bit(name: str) -> None:
    kept, match = KEPT.records[name], Record.load(path(name)).replay()
    assert (match.config.rules, match.state.opt_rules) == (1, 1)
    assert len(match.log) == kept.moves
    assert KEPT.differences(kept.now, match) == []
    assert KEPT.differences(kept.middle, half_way(match)) == []
    assert KEPT.course(kept.now.layout, match).split() == kept.course.split()


@pytest.mark.parametrize("name", KEPT.records)
def test_a_record_of_the_release_is_written_with_the_same_moves(name: str, tmp_path: Path) -> None:
    """Numbers of actions may change; who moved, the text and the payload do not."""
    record = Record.load(path(name))
    again = record.replay().record()
    assert [[move[0], *move[2:]] for move in again.moves] == [[move[0], *move[2:]] for move in record.moves]
    again.save(tmp_path / "again.json")
    Record.load(tmp_path / "again.json").verify()


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_table_of_the_release_verifies_with_its_deal(game: str) -> None:
    record = Record.load(path(f"{game}-table"))
    record.verify()
    assert record.seats == ["Mara", "Jonas", "Easy bot"]
    assert record.deal is not None
    record.deal.nonces[0] = "another"
    with pytest.raises(RecordError):
        record.verify()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("whose", "viewer"), [("seat", "seat 1"), ("watcher", "a spectator")])
def test_what_somebody_was_given_of_a_match_in_progress_is_shown(game: str, whose: str, viewer: str) -> None:
    record, whole = Record.load(path(f"{game}-{whose}")), Record.load(path(f"{game}-running"))
    assert record.viewer == viewer
    assert record.log
    mine = [move for move in whole.moves if whose == "seat" and move[0] == 1]
    assert record.moves == mine
    with pytest.raises(RecordError, match="it can be shown, not replayed"):
        record.replay()


def play_on(match: Match, random: Random) -> None:
    while not match.is_over:
        seat = match.to_act[0]
        if seat == REFEREE_SEAT:
            match.act(seat, match.likely_report(stream_from(random.getrandbits(60))))
        else:
            match.act(seat, random.choice(legal_ids(match, seat)))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_in_progress_of_the_release_is_played_on(game: str) -> None:
    match = Record.load(path(f"{game}-running")).replay()
    before = len(match.log)
    play_on(match, Random(7))
    assert len(match.log) > before
    record = match.record()
    assert record.rules == 1
    assert record.replay().outcome == match.outcome is not None
