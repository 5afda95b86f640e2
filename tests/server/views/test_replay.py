"""Finished matches as a reader replays them: what is shown, and that stepping through does not begin at the beginning."""

from __future__ import annotations

from pathlib import Path

import msgspec
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
    story_of,
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
    return Counting(Match(match.config, match.seed), match.log, [], None, ended=True)


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
    moves_of(looked_at, {})
    before = looked_at.moves
    for number in range(60):
        position_after("x", looked_at, number, 0, [])
    assert looked_at.moves - before <= 59


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


def river() -> Replay:
    return of_record(Record.load(RECORDS / "the_river" / "records" / "rules_2_tokens_3_greedy.json"))


def test_every_turn_of_the_log_has_a_turn_of_the_replay() -> None:
    looked_at, names = river(), {0: "Ann", 1: "Bo", 2: "Cy"}
    moves, lines = moves_of(looked_at, names), story_of(looked_at, 1, names)
    numbers = [move.turn for move in moves]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, numbers[-1] + 1))
    told = [line for line in lines if line.seat is not None]
    assert len(told) > 50
    assert len({numbers[line.move - 1] for line in told}) == len(told)
    assert all(moves[line.move - 1].seat == line.seat for line in told)
    assert all(line.text.text.startswith(names[line.seat]) for line in told if line.seat is not None)
    assert next(line.text.text for line in lines if line.round) == "Round 1: Ann starts."


def test_a_position_has_the_events_of_its_turn() -> None:
    looked_at = river()
    numbers = [move.turn for move in moves_of(looked_at, {})]
    number = next(place for place in range(40, 140) if numbers[place - 2] == numbers[place - 1] != numbers[place])
    whole = looked_at.after(number).events(None)
    position = position_after("x", looked_at, number, None, [])
    began = looked_at.turn_began(number)
    assert numbers[began] == numbers[number - 1]
    assert began < number - 1
    assert position.shown.events_from == looked_at.after(began).event_count(None)
    assert len(position.shown.events) == len(whole) - position.shown.events_from


@pytest.mark.parametrize("game", ["river_bankers", "twelve_rivers"])
def test_with_all_cards_hands_are_open_and_decks_are_not(game: str) -> None:
    looked_at = of_record(record_of(game))
    number = 12
    mine, opened = (position_after("x", looked_at, number, 0, [], opened=opened) for opened in (False, True))
    theirs = position_after("x", looked_at, number, 1, [])
    views = [msgspec.json.decode(bytes(each.shown.position.view)) for each in (mine, opened, theirs)]  # type: ignore[union-attr]
    people = "areas" if game == "twelve_rivers" else "players"
    hands = [[person["hand"] for person in view[people]] for view in views]
    assert hands[1] == [hands[0][0], hands[2][1]]
    assert hands[0][1] != hands[1][1], "otherwise the hand of the other was open before"
    if game == "river_bankers":
        assert views[1]["top_structure"] is None


def test_with_all_cards_face_down_values_are_open() -> None:
    looked_at = of_record(Record.load(RECORDS / "the_river" / "records" / "rules_2_tokens_4_mixed.json"))
    view = position_after("x", looked_at, 100, 0, [], opened=True).shown.position
    closed = position_after("x", looked_at, 100, 0, []).shown.position
    assert view is not None
    assert closed is not None
    seats = [msgspec.json.decode(bytes(each.view))["seats"] for each in (view, closed)]
    assert seats[0] != seats[1]
    assert seats[0][0] == seats[1][0], "one's own lie open anyhow"
