"""Time at a table: whom it runs for, what becomes of a turn without its player, and that nobody can make more of it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from rivertable.server.errors import Refusal
from rivertable.server.protocol.messages import Undo
from rivertable.server.socket.undo import undone
from rivertable.server.table.clock import GRACE_MS, ClockSettings, TableClock
from rivertable.server.table.entries import Handed, Proposed, TimedOut, Undone, Voted, read_entry, written
from rivertable.server.table.table import Table
from tests.server.at_table import move, seated

A_TURN = ClockSettings(bank_seconds=60, refill=True)


A_BANK = ClockSettings(bank_seconds=60, increment_seconds=5)


def clock(table: Table) -> TableClock:
    assert table.clock is not None
    return table.clock


def before_a_pass() -> Table:
    """Seat 0 may pass what it has left to decide, and seat 1 has at least two decisions before it."""
    while True:
        table = seated(clock=ClockSettings(bank_seconds=10, at_zero="pass"))
        while table.match is not None and "village(none)" not in map(str, table.match.legal(0)):
            table = move(table, table.to_act[0])
        assert 1 in table.to_act
        if all(each.after(TimedOut(0), 10_000).to_act == (1,) for each in (table, move(table, 1))):  # not in every deal
            return table


def passes(game: str) -> Iterator[tuple[Table, int, Table]]:
    """Whenever the clock could pass for the first seat to act, without a reveal: the table, the seat, the table then."""
    chance = random.Random(1)
    while True:
        table = seated(game, clock=ClockSettings(bank_seconds=10, at_zero="pass"))
        while table.to_act:
            match, seat = table.playing(), table.to_act[0]
            if match.game.declines.intersection(match.seen_by(seat).legal):
                passed = table.after(TimedOut(seat), 10_000)
                if passed.status == "playing" and passed.playing().reveals == match.reveals:
                    yield table, seat, passed
            table = move(table, seat, choice=chance.randrange(len(match.legal(seat))))


def take_back(table: Table, seat: int, moves: int | None = None) -> Table:
    """As somebody asks for it."""
    return table.after(undone(table, Undo(table.id, seat, "r", moves)), clock(table).at)


def test_a_clock_runs_for_those_who_are_to_act() -> None:
    table = seated("the_river", clock=ClockSettings(bank_seconds=60, increment_seconds=5))
    first = table.to_act[0]
    other = 1 - first
    assert table.clock is not None
    assert table.clock.running == (first,)
    while table.to_act == (first,):
        table = move(table, first, at=10_000)
    assert table.clock is not None
    assert table.clock.left[first] == 55_000  # 60 - 10 + 5
    assert table.clock.left_at(other, 12_000) == 58_000
    assert table.clock.deadline == 70_000


@pytest.mark.parametrize(("at_zero", "stays"), [("bot", True), ("pass", False)])
def test_at_zero_a_bot_takes_over_or_the_turn_is_passed(at_zero: str, stays: bool) -> None:
    settings = msgspec.convert({"bank_seconds": 10, "at_zero": at_zero}, ClockSettings)
    table = seated(clock=settings)
    with pytest.raises(Refusal, match="time left"):
        table.after(TimedOut(0), 9_000)
    table = table.after(TimedOut(0), 10_000)
    assert table.bots_to_act == (0,)
    assert table.clock is not None
    assert 0 not in table.clock.running
    while 0 in table.to_act:
        table = move(table, 0, at=10_000)
    assert table.seat_states[0].is_bot is stays


def test_a_clock_that_only_shows_changes_nothing_at_zero() -> None:
    table = seated(clock=ClockSettings(bank_seconds=10, at_zero="show"))
    assert table.clock is not None
    assert table.clock.deadline is None
    assert table.clock.left_at(0, 11_000) == 0
    with pytest.raises(Refusal):
        table.after(TimedOut(0), 11_000)


def test_a_turn_that_can_be_passed_is_passed_at_zero() -> None:
    table = seated(clock=ClockSettings(bank_seconds=10, at_zero="pass"))
    while table.match is not None and "village(none)" not in map(str, table.match.legal(0)):
        table = move(table, table.to_act[0])
    passed = table.after(TimedOut(0), 10_000)
    assert passed.match is not None
    written_moves = [passed.match.game.actions.text(m.action) for m in passed.match.moves if m.seat == 0]
    assert "village(none)" in written_moves
    assert not passed.seat_states[0].is_bot


def test_a_decision_thought_about_meanwhile_still_fits_after_the_clock_has_passed_for_another() -> None:
    table = before_a_pass()
    passed = table.after(TimedOut(0), 10_000)
    assert passed.to_act == (1,)
    assert passed.view_numbers[1].is_fresh(table.view_numbers[1].seq)
    assert not passed.view_numbers[0].is_fresh(table.view_numbers[0].seq)
    seen = {viewer: numbers.seq - table.view_numbers[viewer].seq for viewer, numbers in passed.view_numbers.items()}
    assert seen == {0: 1, 1: 1, None: 1}


def test_who_sees_the_clock_pass_for_another_takes_nothing_back_across_it() -> None:
    for table, seat, passed in passes("twelve_rivers"):
        other = 1 - seat
        assert passed.free == [passed.playing().can_undo(each) for each in passed.seats]
        if table.free[other] and passed.playing().redacted(other) != table.playing().redacted(other):
            assert passed.free[other] == 0
            break


def test_who_takes_the_seat_back_looks_at_what_the_clock_has_passed() -> None:
    table, seat, passed = next(found for found in passes("riverside") if found[1] in found[2].to_act)
    assert passed.seat_states[seat].is_bot
    back = passed.after(Handed(seat, False), 10_000)
    assert not back.view_numbers[seat].is_fresh(table.view_numbers[seat].seq)


def test_when_the_clock_has_passed_nobody_is_asked_to_take_back_what_was_before() -> None:
    """An answer that was kept nevertheless, by an older server, can still be read."""
    table = move(before_a_pass(), 1).after(Proposed(1, "undo"), 0).after(Proposed(1, "end"), 0)
    passed = table.after(TimedOut(0), 10_000)
    assert [ballot.asked.what for ballot in passed.proposals.open] == ["end"]
    assert passed.after(Voted(0, table.proposals.open[0].id, True), 10_000).match is not None
    assert [ballot.asked.what for ballot in passed.after(Proposed(1, "undo"), 10_000).proposals.open] == ["end", "undo"]


@pytest.mark.parametrize("settings", [A_TURN, A_BANK], ids=["turn", "bank"])
@pytest.mark.parametrize("to_bot", [[False], [True, False], [True, False, True, False]], ids=len)
def test_playing_on_oneself_gives_no_time(settings: ClockSettings, to_bot: list[bool]) -> None:
    table = seated(clock=settings)
    for each in to_bot:
        table = table.after(Handed(0, each), 50_000)
    assert clock(table).left[0] == 10_000
    assert 0 in clock(table).running


@pytest.mark.parametrize("settings", [A_TURN, A_BANK], ids=["turn", "bank"])
def test_a_turn_taken_back_has_what_was_left_of_it(settings: ClockSettings) -> None:
    table = seated(clock=settings)
    while 0 in table.to_act:
        table = move(table, 0, at=50_000)
    assert clock(table).left == [60_000 if settings.refill else 15_000, 10_000]
    undone = table.after(Undone(0), 55_000)
    assert clock(undone).left == [10_000, 5_000]
    assert clock(undone).running == (0, 1)


def test_who_is_interrupted_by_an_undo_gets_nothing_for_it() -> None:
    table = seated("the_river", clock=A_BANK)
    first = table.to_act[0]
    while table.to_act == (first,):
        table = move(table, first, at=1_000)
    other = table.to_act[0]
    asked = table.after(Proposed(first, "undo"), 11_000)
    undone = asked.after(Voted(other, asked.proposals.open[0].id, True), 11_000)
    assert undone.to_act == (first,)
    assert clock(undone).left[other] == 50_000
    assert clock(undone).left[first] == 59_000


@pytest.mark.parametrize(("settings", "grace"), [(A_TURN, 60_000), (A_BANK, GRACE_MS)], ids=["turn", "bank"])
def test_who_was_late_gets_time_again_when_the_bot_has_decided_something(settings: ClockSettings, grace: int) -> None:
    late = seated(clock=settings).after(TimedOut(0), 60_000)
    assert clock(late).left[0] == 0
    assert clock(late.after(Handed(0, False), 60_000)).left[0] == 0
    helped = move(late, 0, at=61_000)
    assert 0 in helped.to_act
    assert clock(helped.after(Handed(0, False), 62_000)).left[0] == grace
    undone = helped.after(Undone(0), 62_000)
    assert clock(undone.after(Handed(0, False), 62_000)).left[0] == 0


def test_a_turn_that_a_bot_has_finished_is_followed_by_a_whole_one() -> None:
    settings = msgspec.structs.replace(A_TURN, at_zero="pass")
    table = seated(clock=settings).after(TimedOut(0), 60_000)
    while 0 in table.to_act:
        assert clock(table).left[0] == 0
        table = move(table, 0, at=60_000)
    assert not table.seat_states[0].is_bot
    assert clock(table).left[0] == 60_000
    assert clock(table.after(Undone(0), 60_000)).left[0] == 0


def test_what_the_clock_has_passed_is_not_taken_back_freely() -> None:
    passed = before_a_pass().after(TimedOut(0), 10_000)
    assert passed.free[0]
    assert passed.can_undo(0) == 0
    for moves in (None, 1, 2):
        with pytest.raises(Refusal, match="your time was up when this was decided; propose it") as refused:
            take_back(passed, 0, moves)
        assert refused.value.code == "undo_refused"
    assert passed.after(Undone(0), 10_000).match is not None, "older lists hold that"


@pytest.mark.parametrize("at_zero", ["bot", "pass"])
@pytest.mark.parametrize("refill", [True, False])
def test_what_a_bot_decided_because_time_was_up_is_not_taken_back_freely(at_zero: str, refill: bool) -> None:
    settings = msgspec.convert({"bank_seconds": 60, "refill": refill, "at_zero": at_zero}, ClockSettings)
    table = seated(clock=settings).after(TimedOut(0), 60_000)
    table = move(table, 0, at=60_000).after(Handed(0, False), 60_000)
    with pytest.raises(Refusal, match="your time was up"):
        take_back(table, 0)
    mine = move(table, 0, at=61_000)
    assert (mine.free[0], mine.can_undo(0)) == (2, 1)
    with pytest.raises(Refusal, match="your time was up"):
        take_back(mine, 0, 2)
    assert take_back(mine, 0).made(0) == take_back(mine, 0, 1).made(0) == 1


def test_what_was_decided_in_time_is_taken_back_as_ever() -> None:
    table = seated(clock=A_BANK)
    while 0 in table.to_act:
        table = move(table, 0, at=59_999)
    assert table.can_undo(0) == table.free[0] > 1
    assert take_back(table, 0).made(0) == 0


def test_a_clock_that_only_shows_does_not_stand_in_the_way_of_an_undo() -> None:
    table = seated(clock=ClockSettings(bank_seconds=10, at_zero="show"))
    assert take_back(move(table, 0, at=20_000), 0).made(0) == 0


def test_another_seats_undo_takes_nothing_from_who_was_late() -> None:
    late = seated(clock=A_BANK).after(TimedOut(0), 60_000)
    helped = move(move(late, 1, at=60_000), 0, at=60_000)
    undone = helped.after(Undone(1), 60_000)
    assert clock(undone.after(Handed(0, False), 60_000)).left[0] == GRACE_MS


@pytest.mark.parametrize(("refill", "grace"), [(False, GRACE_MS), (True, 10_000)])
def test_who_was_late_and_is_to_decide_again_by_agreement_gets_time_for_it(refill: bool, grace: int) -> None:
    table = before_a_pass()
    settings = msgspec.structs.replace(clock(table).settings, refill=refill)
    clock(table).settings = settings
    asked = table.after(TimedOut(0), 10_000).after(Proposed(0, "undo"), 10_000)
    undone = asked.after(Voted(1, asked.proposals.open[-1].id, True), 10_000)
    assert 0 in clock(undone).running
    assert clock(undone).left[0] == grace
    with pytest.raises(Refusal, match="time left"):
        undone.after(TimedOut(0), 10_000)
    again = move(undone, 0, at=10_000)
    assert clock(again).late[0] == undone.made(0)


def test_a_timeout_that_an_older_server_has_kept_can_still_be_read() -> None:
    """It gave no time after such an undo."""
    table = before_a_pass()
    asked = table.after(TimedOut(0), 10_000).after(Proposed(0, "undo"), 10_000)
    undone = asked.after(Voted(1, asked.proposals.open[-1].id, True), 10_000)
    kept = read_entry(written(TimedOut(0)))
    with pytest.raises(Refusal, match="time left"):
        undone.after(kept, 10_000)
    assert undone.after(kept, 10_000, replayed=True).made(0) > undone.made(0)
