"""Specs of new tables, rematches and what-ifs."""

from __future__ import annotations

import pytest

from rivertable.engine.game_config import load
from rivertable.engine.registry import header_of
from rivertable.server.protocol.bodies import NewSeat
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.origin_history import OriginHistory
from rivertable.server.table.setup import Position, rematch_spec, seats_for, turn_clock, what_if_spec
from rivertable.server.table.table import Table
from tests.server.at_table import seated


def test_nobody_has_a_name_twice() -> None:
    wanted = [NewSeat("me"), NewSeat("bot", level="easy"), NewSeat("me"), NewSeat("bot", level="easy"), NewSeat("open")]
    seats, sitting = seats_for(wanted, "p", "Easy bot", "n")
    assert [(sat.seat, sat.name, sat.nonce) for sat in sitting] == [(0, "Easy bot", "n"), (2, "Easy bot 3", "n")]
    assert [seat.reserved_name for seat in seats] == [None, "Easy bot 2", None, "Easy bot 4", None]


@pytest.mark.parametrize(
    ("mode", "clock", "settings"),
    [
        ("simulation", "30", ClockSettings(30, refill=True, at_zero="pass")),
        ("companion", "30", ClockSettings(30, refill=True, at_zero="show")),
        ("simulation", "none", None),
    ],
)
def test_sl_11_8_seconds_for_a_turn_are_a_clock(mode: str, clock: str, settings: ClockSettings | None) -> None:
    assert turn_clock(load("stone_layer", players=2, mode=mode, turn_clock=clock)) == settings


def test_a_rematch_reserves_the_seats_moved_on_by_one_and_has_another_deal() -> None:
    table = seated(players=3)
    again = rematch_spec(table, "person2", 99)
    assert [seat.reserved_for for seat in again.seats] == ["person1", "person2", "person0"]
    assert (again.host, again.created) == ("person2", 99)
    assert again.rules == header_of("riverside").rules_version
    assert again.secret != table.spec.secret
    assert again.invitation != table.spec.invitation


@pytest.mark.parametrize(("level", "seats"), [("easy", [1]), (None, [0, 1, 2])])
def test_in_a_what_if_the_others_are_bots_or_oneself(level: str | None, seats: list[int]) -> None:
    table = seated(players=3, clock=ClockSettings(60))
    state = table.playing().imagine(1, seed="5").state
    position = Position(state.to_bytes(), state.layout(), None, OriginHistory.of(table.playing(), 1).to_bytes())
    what_if, sitting = what_if_spec(table, "person1", 9, position, 1, level)
    assert [sat.seat for sat in sitting] == seats
    assert {sat.person for sat in sitting} == {"person1"}
    assert (what_if.public, what_if.rated, what_if.clock, what_if.rules) == (False, False, None, table.spec.rules)
    copy = Table("c", what_if)
    for sat in sitting:
        copy = copy.after(sat, 9)
    assert copy.playing().view(1) == table.playing().view(1)
    assert copy.playing().narration(1) == table.playing().narration(1)
