"""Saved matches: shown, replayed, verified."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import rivertable as rt
from rivertable.engine.playing import play_out
from tests.cli.conftest import Run


@pytest.fixture
def whole(tmp_path: Path) -> str:
    """A match played to the end, with one decision taken back."""
    match, bot = rt.Match("riverside(players=2)", seed=7), rt.bot("random", seed=3)
    match.act(0, "choose_die(blue)")
    match.undo(0)
    play_out(match, bot.choose).record().save(tmp_path / "whole.json")
    return "whole.json"


def test_show_has_header_moves_and_outcome(run: Run, whole: str) -> None:
    shown = run("record", "show", whole).stdout
    assert "riverside, 2 players, extension=false, rules version 1" in shown
    assert "seed 00000000000000000000000000000007" in shown
    assert "Take the hot blue die (5) for 5 fire" in shown
    assert "Take back the last move" in shown
    assert "The game is over: the ship reached the anchor." in shown


def test_show_what_one_seat_may_know(run: Run, tmp_path: Path) -> None:
    match = rt.Match("riverside(players=2)", seed=7)
    match.act(1, "choose_die(blue)")
    match.record_for(0).save(tmp_path / "mine.json")
    shown = run("record", "show", "mine.json").stdout
    assert "as seat 0 may know it" in shown
    assert "The dice: yellow 2" in shown
    assert "blue die" not in shown


def test_replay_draws_the_table_after_a_move(run: Run, whole: str) -> None:
    assert "After move 0 of" in run("record", "replay", whole, "--at", "0").stdout
    shown = run("record", "replay", whole, "--at", "5", "--viewer", "1").stdout
    assert "After move 5 of" in shown
    assert "Your sheet" in shown
    assert "The game is over" in run("record", "replay", whole).stdout


def test_verify_says_what_was_verified(run: Run, whole: str) -> None:
    shown = run("record", "verify", whole)
    assert shown.exit_code == 0
    assert shown.stdout.startswith("whole.json is sound: ")
    assert shown.stdout.count("\n") == 1


def test_a_tampered_record(refuse: Callable[..., str], whole: str, tmp_path: Path) -> None:
    path = tmp_path / whole
    path.write_text(path.read_text().replace("choose_die(blue)", "choose_die(pink)", 1))
    for command in ("show", "replay", "verify"):
        assert "whole.json: the moves do not fit the record's digest" in refuse("record", command, whole)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "not a record: it is not JSON"),
        ("[]", "not a record: a JSON object"),
        ('{"format": 99}', "record format 99 is not known"),
        ('{"format": 1}', "damaged record"),
    ],
)
def test_foreign_files(refuse: Callable[..., str], tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "odd.json").write_text(text)
    assert f"odd.json: {sentence}" in refuse("record", "verify", "odd.json")


def test_moves_and_seats_that_are_not_there(refuse: Callable[..., str], whole: str) -> None:
    assert "so --at is 0 to" in refuse("record", "replay", whole, "--at", "9999")
    assert "so --viewer is not 2" in refuse("record", "replay", whole, "--viewer", "2")
    assert "cannot be read" in refuse("record", "show", "none.json")


def test_bots_are_called_as_they_were_at_the_table(run: Run, tmp_path: Path) -> None:
    record = rt.Match("riverside(players=3)", seed=7).record()
    record.seats = ["Anna", "greedy", "greedy"]
    record.save(tmp_path / "x.json")
    shown = run("record", "replay", "x.json", "--at", "0").stdout
    assert "Sheet of Anna" in shown
    assert "Sheet of Greedy 2" in shown


def test_a_replay_says_which_move_was_made_to_eyes_that_may_know(run: Run, whole: str) -> None:
    last = f"of {len(rt.Record.load(whole).moves)}"
    assert (
        f"After move 1 {last}: Player 1, Take the hot blue die (5) for 5 fire."
        in run("record", "replay", whole, "--at", "1").stdout
    )
    assert f"After move 1 {last}." in run("record", "replay", whole, "--at", "1", "--viewer", "1").stdout
    assert (
        f"After move 2 {last}: Player 1, Take back the last move."
        in run("record", "replay", whole, "--at", "2", "--viewer", "0").stdout
    )


def test_an_audit_looks_at_the_whole_match(refuse: Callable[..., str], whole: str) -> None:
    for given in (("--at", "5"), ("--viewer", "0")):
        assert "leave out --at and --viewer" in refuse("record", "replay", whole, "--audit", *given)


def test_a_digit_that_is_no_number_goes_on(run: Run, whole: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivertable.cli.console.is_interactive", lambda: True)
    shown = run("record", "replay", whole, typed="²\n7\nq\n")
    assert shown.exit_code == 0, shown.output
    assert [f"After move {at} of" in shown.stdout for at in (0, 1, 7)] == [True] * 3
