"""The host begins without waiting for more people."""

from __future__ import annotations

import msgspec
import pytest

from rivertable.engine.fair_deal import seed_from
from rivertable.server.errors import Refusal
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.entries import AnyEntry, BotSeated, Sat, SeatSpec, Started, Stood, read_entry, written
from rivertable.server.table.table import Table
from tests.server.at_table import move, seated, spec


def _after(table: Table, *entries: AnyEntry) -> Table:
    for number, entry in enumerate(entries, 1):
        table = table.after(entry, 1000 * number)
    return table


def test_open_seats_fall_away_and_those_behind_them_move_up() -> None:
    table = Table("t", spec("the_river", players=4, clock=ClockSettings(60)))
    table = _after(table, Sat(0, "a", "Anna", "one"), Sat(2, "b", "Berta", "two"), BotSeated(3, "easy"), Started())
    assert table.status == "playing"
    assert [seat_state.name for seat_state in table.seat_states] == ["Anna", "Berta", "Easy bot"]
    assert table.match is not None
    assert table.match.seed == seed_from(table.spec.secret, ["one", "two", ""])
    assert table.match.config.players == table.config.players == 3
    assert set(table.view_numbers) == {0, 1, 2, None}
    assert table.clock is not None
    assert len(table.clock.left) == len(table.clock.late) == len(table.free) == 3


def test_the_clock_runs_from_the_start_and_not_from_before() -> None:
    table = Table("t", spec("the_river", players=3, clock=ClockSettings(60)))
    table = _after(table, Sat(1, "a", "Anna"), Sat(2, "b", "Berta"), Started())
    assert table.clock is not None
    first = table.to_act[0]
    assert table.clock.left_at(first, 3000) == 60_000
    assert move(table, first, at=5000).clock.left[first] == 58_000  # type: ignore[union-attr]


def test_a_solo_game_begins_with_one_person() -> None:
    table = _after(Table("t", spec("riverside", players=3)), Sat(1, "a", "Anna"), Started())
    assert table.status == "playing"
    assert table.seats_of("a") == [0]


def test_too_few_nobody_or_a_match_that_runs_are_refused() -> None:
    river = Table("t", spec("the_river", players=3))
    with pytest.raises(Refusal, match="The River needs 2 players or more"):
        _after(river, Sat(0, "a", "Anna"), Started())
    with pytest.raises(Refusal, match="a person must sit"):
        _after(river, BotSeated(0, "easy"), BotSeated(1, "easy"), Started())
    with pytest.raises(Refusal, match="has begun"):
        _after(seated(), Started())


def test_it_is_stored_and_replayed_to_the_same_table() -> None:
    assert read_entry(written(Started())) == Started()
    entries: list[AnyEntry] = [
        Sat(2, "a", "Anna", "x"),
        Sat(0, "b", "Berta"),
        Stood(0),
        Sat(1, "b", "Berta"),
        Started(),
    ]
    once = Table("t", spec("riverside", players=3))
    again = Table("t", once.spec)
    for number, entry in enumerate(entries):
        once, again = once.after(entry, number), again.after(read_entry(written(entry)), number, replayed=True)
    assert once.match is not None
    assert again.match is not None
    assert once.match.state == again.match.state
    assert once.names == {0: "Berta", 1: "Anna"}


def test_reserved_names_do_not_stay_with_seats_that_fell_away() -> None:
    kept = SeatSpec(reserved_for="c", reserved_name="Cora")
    table = Table("t", msgspec.structs.replace(spec(), seats=(SeatSpec(), kept)))
    assert _after(table, Sat(0, "a", "Anna"), Started()).names == {0: "Anna"}
