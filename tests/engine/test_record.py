"""Records: saved, loaded, replayed, and refused when anything in them does not fit."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rivertable.engine import record as record_module
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import RecordError
from rivertable.engine.match import Match
from rivertable.engine.playing import play_out
from rivertable.engine.record import Record, _digest
from tests.market.market import SMALL, market, play

pytestmark = pytest.mark.usefixtures("fish_market")


def finished(match: Match | None = None) -> Match:
    """A match whose seats always take their last legal action."""
    return play_out(match or market(), lambda match, seat: match.legal(seat)[-1])


def changed(record: Record, **changes: Any) -> Record:
    """The record with changes, as somebody writes it who knows how digests are made."""
    forged = msgspec.structs.replace(record, **changes)
    forged.digest = _digest(forged)
    return forged


def moves_of(record: Record, number: int, move: list[Any]) -> list[list[Any]]:
    return [*record.moves[:number], move, *record.moves[number + 1 :]]


# ---------------------------------------------------------------- writing and reading


@pytest.mark.parametrize("game", ["fish_market(players=3)", "fish_market(weather=true)", "riverside(players=2)"])
def test_a_saved_record_replays_the_match(tmp_path: Path, game: str) -> None:
    match = finished(Match(game, seed=3))
    match.record().save(tmp_path / "match.json")
    assert Record.load(tmp_path / "match.json").replay()._state == match._state


def test_a_replayed_match_tells_the_same_story() -> None:
    match = finished()
    assert match.record().replay().narration(0) == match.narration(0)


def test_the_record_of_a_match_in_progress_replays() -> None:
    match = play(market(), "0 sell(1)", "0 draw")
    assert match.record().replay()._state == match._state


def test_a_record_says_who_did_what() -> None:
    assert play(market(), "0 sell(1)", "0 draw").record().moves == [[0, 0, "sell(1)"], [0, 5, "draw"]]


def test_a_payload_travels_in_the_record() -> None:
    match = market()
    match.act(0, "draw", {"angle": 3})
    assert match.record().replay().moves[0].payload == {"angle": 3}


def test_reports_of_the_world_travel_in_the_record() -> None:
    match = market(weather=True)
    match.act(REFEREE_SEAT, "report(storm)")
    assert match.record().replay()._state.storm == 1


def test_the_overlay_travels_in_the_record(tmp_path: Path) -> None:
    match = finished(market(components=SMALL))
    match.record().save(tmp_path / "small.json")
    assert Record.load(tmp_path / "small.json").replay()._state == match._state


def test_a_free_undo_replays() -> None:
    match = play(market(players=3), "0 draw", "1 draw", "2 draw", "0 bid(1)", "1 bid(2)")
    match.undo(0)
    play(match, "0 bid(2)")
    assert match.record().replay()._state == match._state


def test_an_agreed_undo_replays() -> None:
    match = play(market(), "0 draw", "1 draw")
    match.undo(1, agreed=True)
    match.undo(0, agreed=True)
    finished(match)
    assert match.record().replay()._state == match._state


def test_a_finished_record_verifies() -> None:
    finished().record().verify()


def test_a_replayed_match_can_be_played_on() -> None:
    assert play(market(), "0 draw").record().replay().to_act == (1,)


def test_an_imagined_match_has_no_record() -> None:
    with pytest.raises(RecordError, match="it never happened"):
        market().imagine(0).record()


# ---------------------------------------------------------------- failures of files


def test_a_record_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(RecordError, match="the record cannot be written"):
        market().record().save(tmp_path / "folder")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_a_failed_write_keeps_the_old_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    market().record().save(path)
    before = path.read_text()

    def full(source: str, to: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(RecordError, match="No space left"):
        finished().record().save(path)
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == {"match.json": before}


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be written"):
        market().record().save(tmp_path / "gone" / "match.json")


# ---------------------------------------------------------------- what is no record


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b"river", b"[" * 100_000])
def test_what_is_not_json_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError, match="it is not JSON"):
        Record.from_json(data)


@pytest.mark.parametrize("data", ["[]", "3", '"record"', "{}", "null"])
def test_what_is_not_a_record_is_refused(data: str) -> None:
    with pytest.raises(RecordError, match="not a record: a JSON object with"):
        Record.from_json(data)


@pytest.mark.parametrize("format", [0, 2, "1", None])
def test_an_unknown_format_is_refused(format: Any) -> None:
    with pytest.raises(RecordError, match="this version reads format 1"):
        Record.from_json(json.dumps({"format": format}))


@pytest.mark.parametrize("change", [{"moves": 3}, {"game": None}, {"players": "two"}, {"moves": ["draw"]}])
def test_a_damaged_record_is_refused(change: dict[str, Any]) -> None:
    raw = json.loads(msgspec.json.encode(market().record()))
    with pytest.raises(RecordError, match="damaged record"):
        Record.from_json(json.dumps(raw | change))


def test_the_file_is_named_when_its_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text("{}")
    with pytest.raises(RecordError, match=r"odd\.json: not a record"):
        Record.load(tmp_path / "odd.json")


# ---------------------------------------------------------------- what does not fit


Change = Callable[[Record], Record]

FORGERIES: dict[str, tuple[Change, str]] = {
    "foreign rules": (
        lambda r: changed(r, rules=99),
        "rules version 99 of fish_market; this release knows version 1, so",
    ),
    "unknown game": (lambda r: changed(r, game="riverbed"), "there is no game 'riverbed'"),
    "unknown option": (lambda r: changed(r, options={"fog": True}), "has no option 'fog'"),
    "argument as option": (lambda r: changed(r, options={"players": "3"}), "these are not options of fish_market"),
    "bad option": (lambda r: changed(r, options={"weather": "wet"}), "option 'weather' is true or false"),
    "too many players": (lambda r: changed(r, players=9), "takes 2 to 4 players"),
    "bad seed": (lambda r: changed(r, seed="xyz"), "a seed is"),
    "other seed": (lambda r: changed(r, seed="3"), "move|outcome"),
    "illegal move": (lambda r: changed(r, moves=moves_of(r, 0, [1, 5, "draw"])), "move 1 cannot be played: It is not"),
    "no such action": (lambda r: changed(r, moves=moves_of(r, 0, [0, 5, "swim"])), "move 1 cannot be played: there is"),
    "no such seat": (lambda r: changed(r, moves=moves_of(r, 0, [7, 5, "draw"])), "there is no seat 7"),
    "half a move": (lambda r: changed(r, moves=moves_of(r, 0, [0])), r"move 1 is \[0\]; a move is \[seat, id, text\]"),
    "number for a text": (lambda r: changed(r, moves=moves_of(r, 0, [0, 5, 5])), "move 1 is"),
    "refused undo": (lambda r: changed(r, moves=moves_of(r, 0, [0, 1, "undo"])), "move 1 cannot be played: There is"),
    "senseless undo": (lambda r: changed(r, moves=moves_of(r, 0, [0, "x", "undo"])), "whole number from 1"),
    "truncated": (lambda r: changed(r, moves=r.moves[:-1]), "the recorded outcome .* differs"),
    "prolonged": (lambda r: changed(r, moves=[*r.moves, [0, 5, "draw"]]), "cannot be played: The market is closed"),
    "tampered move": (lambda r: msgspec.structs.replace(r, moves=moves_of(r, 0, [0, 0, "sell(1)"])), "tampered with"),
    "cut without care": (lambda r: msgspec.structs.replace(r, moves=r.moves[:-1]), "tampered with"),
}


@pytest.mark.parametrize(("change", "text"), FORGERIES.values(), ids=FORGERIES.keys())
def test_a_record_that_does_not_fit_is_refused(change: Change, text: str) -> None:
    record = finished().record()
    with pytest.raises(RecordError, match=text):
        change(record).verify()


def test_the_text_of_a_move_counts_and_another_release_may_have_numbered_the_action_otherwise() -> None:
    record = finished().record()
    renumbered = changed(record, moves=[[seat, id + 40, text] for seat, id, text in record.moves])
    assert renumbered.replay().record().moves == record.moves


def test_a_changed_outcome_is_refused() -> None:
    record = finished().record()
    assert record.outcome is not None
    outcome = msgspec.structs.replace(record.outcome, winners=(0, 1))
    with pytest.raises(RecordError, match="the recorded outcome"):
        changed(record, outcome=outcome).verify()


def test_another_overlay_is_noticed() -> None:
    record = finished(market(components=SMALL)).record()
    with pytest.raises(RecordError):
        changed(record, overlay=None).verify()


def test_a_broken_overlay_is_refused() -> None:
    record = finished(market(components=SMALL)).record()
    overlay = msgspec.structs.replace(SMALL, text="fish = 3")
    with pytest.raises(RecordError, match=r"small\.toml"):
        changed(record, overlay=overlay).verify()


# ---------------------------------------------------------------- for a viewer, while the match goes on


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_viewers_record_of_a_match_in_progress_has_no_seed(viewer: int | None) -> None:
    assert play(market(), "0 draw").record_for(viewer).seed is None


def test_a_viewers_record_holds_only_the_viewers_moves() -> None:
    match = play(market(), "0 draw", "1 draw", "0 bid(1)")
    assert match.record_for(1).moves == [[1, 5, "draw"]]


@pytest.mark.parametrize("viewer", [1, None])
def test_a_viewers_record_tells_nothing_hidden(viewer: int | None) -> None:
    text = msgspec.json.encode(play(market(), "0 draw", "1 draw", "0 bid(1)").record_for(viewer)).decode()
    assert "bid" not in text


def test_a_viewers_record_tells_what_the_viewer_was_told() -> None:
    match = play(market(), "0 draw")
    assert match.record_for(0).log == match.narration(0)


@pytest.mark.parametrize(("viewer", "who"), [(1, "seat 1"), (None, "a spectator")])
def test_a_viewers_record_cannot_be_replayed(viewer: int | None, who: str) -> None:
    with pytest.raises(RecordError, match=f"it holds only what {who} may know"):
        play(market(), "0 draw").record_for(viewer).replay()


def test_a_viewers_record_is_saved_and_loaded(tmp_path: Path) -> None:
    record = play(market(), "0 draw").record_for(0)
    record.save(tmp_path / "mine.json")
    assert Record.load(tmp_path / "mine.json") == record


def test_a_viewers_record_of_a_finished_match_is_whole() -> None:
    match = finished()
    assert match.record_for(None) == match.record()


def test_a_record_says_its_format() -> None:
    assert market().record().format == record_module.FORMAT


def test_a_record_is_replayed_with_a_pause_after_every_move() -> None:
    record = finished().record()
    matches = list(record.replaying())
    assert len(matches) == len(record.moves) + 1
    assert all(match is matches[0] for match in matches)
    assert matches[0].outcome == record.outcome


def test_a_record_replayed_with_pauses_is_found_wrong_at_its_end() -> None:
    record = finished().record()
    steps = msgspec.structs.replace(record, outcome=None).replaying()
    for _ in range(len(record.moves) + 1):
        next(steps)
    with pytest.raises(RecordError, match="differs from the replayed one"):
        next(steps)
