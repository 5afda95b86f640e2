"""Finished matches as a reader replays them: what is shown, and that stepping through does not begin at the beginning."""

from __future__ import annotations

from pathlib import Path

import pytest

from rivertable.engine.errors import RecordError
from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.server.errors import Refusal
from rivertable.server.views import replay as replay_module
from rivertable.server.views.replay import (
    EVERY,
    Replay,
    Replays,
    moves_of,
    of_record,
    position_after,
    replayed,
)

RECORDS = Path(__file__).parents[2] / "games"


def record_of(game: str) -> Record:
    return Record.load(RECORDS / game / "records" / "two_players.json")


class Counting(Replay):
    """Counts the moves that are played."""

    moves = 0

    def take(self, match: Match, place: int) -> None:
        self.moves += 1
        super().take(match, place)


def counting(record: Record) -> Counting:
    match = record.replay()
    return Counting(Match(match.config, match.seed), match.log, [], None)


@pytest.mark.parametrize("game", ["riverside", "river_bankers", "stone_layer", "twelve_rivers"])
def test_every_position_is_the_one_that_was_played(game: str) -> None:
    """In whatever order they are asked for."""
    record = record_of(game)
    looked_at, honest = of_record(record), record.replay()
    again, states = Match(honest.config, honest.seed), []
    states.append(again.state)
    for place in range(len(honest.log)):
        looked_at.take(again, place)
        states.append(again.state)
    numbers = [0, 1, 2, 60, 59, 60, 61, len(honest.log), len(honest.log) // 2, 3, EVERY, EVERY - 1]
    for number in numbers:
        assert looked_at.after(number).state == states[number], number
        assert len(looked_at.after(number).log) == number


def test_what_is_given_out_is_a_copy() -> None:
    looked_at = of_record(record_of("riverside"))
    match = looked_at.after(10)
    match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    assert len(looked_at.after(10).log) == 10


def test_whoever_steps_on_has_one_move_played() -> None:
    looked_at = counting(record_of("riverside"))
    for number in range(60):
        position_after("x", looked_at, number, 0, [])
    assert looked_at.moves == 59


def test_whoever_jumps_has_few_moves_played() -> None:
    """Once the match has been gone through."""
    looked_at = counting(record_of("riverside"))
    moves_of(looked_at, {})
    for number in (140, 20, 99, 3, 121):
        before = looked_at.moves
        looked_at.after(number)
        assert looked_at.moves - before < EVERY


def test_positions_take_so_many_bytes_and_of_many_matches_the_last_stay() -> None:
    one, two, three = (counting(record_of("riverside")) for _ in range(3))
    moves_of(one, {})
    replays = Replays(stored_bytes=2 * one.bytes)
    for id, each in zip("abc", (one, two, three), strict=True):
        replays.add(id, each)
        moves_of(each, {})
        replays.make_room()
    assert replays.get("a") is None
    assert replays.get("b") is two
    assert replays.bytes <= replays.stored_bytes


def test_of_one_long_match_fewer_positions_are_kept() -> None:
    looked_at = counting(record_of("riverside"))
    moves_of(looked_at, {})
    replays = Replays(stored_bytes=looked_at.bytes // 2)
    replays.add("a", looked_at)
    replays.make_room()
    assert looked_at.bytes <= replays.stored_bytes
    assert len(looked_at.after(149).log) == 149


@pytest.mark.parametrize(("number", "viewer"), [(151, 0), (10_000, None), (3, 2)])
def test_there_is_nothing_beyond_the_end_and_no_further_seat(number: int, viewer: int | None) -> None:
    with pytest.raises(Refusal, match=r"the match has the moves 0 to 150|there is no seat 2"):
        position_after("x", of_record(record_of("riverside")), number, viewer, [])


def test_a_record_is_as_long_as_all_that_its_undos_play_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_module, "MAX_STEPS", 200)
    match = Match("riverside(players=2)", seed=0)
    for _ in range(30):
        match.act(0, match.legal(0)[0])
        match.undo(0, 1)
    assert replayed(match.record()).log, "an undo of what was just decided costs next to nothing"
    match = Match("riverside(players=2)", seed=1)
    for _ in range(40):
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    assert replayed(match.record()).log
    for _ in range(10):
        match.undo(match.moves[-1].seat, 1, agreed=True)
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    with pytest.raises(RecordError, match="more than 200 moves"):
        replayed(match.record())
