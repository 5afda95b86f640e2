"""Specs of new tables, rematches and what-ifs."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rivertable.engine.game_config import load
from rivertable.engine.registry import header_of
from rivertable.server.protocol.bodies import NewSeat
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.origin_history import OriginHistory
from rivertable.server.table.setup import Position, rematch_spec, seats_for, turn_clock, what_if_spec
from rivertable.server.table.table import Table
from tests.server.at_table import seated


def test_nobody_has_a_name_twice() -> None:
    bots = [NewSeat("bot", level="easy", character=each) for each in ("hedda", "otis")]
    seats, sitting = seats_for([NewSeat("me"), bots[0], NewSeat("me"), bots[1], NewSeat("open")], "p", "Hedda", "n")
    assert [(sat.seat, sat.name, sat.nonce) for sat in sitting] == [(0, "Hedda", "n"), (2, "Hedda 3", "n")]
    assert [seat.reserved_name for seat in seats] == [None, "Hedda 2", None, "Otis", None]


def test_bots_are_characters_no_two_the_same_until_there_are_more_than_six() -> None:
    for bots in (2, 6, 8):
        seats, _ = seats_for([NewSeat("me"), *(NewSeat("bot") for _ in range(bots))], "p", "Mara", "n")
        assert len({seat.character for seat in seats[1:]}) == min(bots, 6)
        assert len({seat.reserved_name for seat in seats[1:]}) == bots


def test_who_is_asked_for_sits_where_it_was_asked_and_the_others_are_somebody_else() -> None:
    wanted = [NewSeat("bot"), NewSeat("me"), NewSeat("bot", level="hard", character="mags")]
    for _ in range(20):
        first, _, mags = seats_for(wanted, "p", "Mara", "n")[0]
        assert (mags.character, mags.reserved_name, mags.level) == ("mags", "Mags", "hard")
        assert first.character != "mags"


def test_a_bot_nobody_chose_is_not_called_like_a_person_there() -> None:
    for _ in range(20):
        seats, _ = seats_for([NewSeat("me", name="Bram"), NewSeat("bot")], "p", "Mara", "n")
        assert seats[1].reserved_name in ("Hedda", "Otis", "Tilda", "Fritz", "Mags")


def test_a_rematch_and_a_what_if_keep_the_characters() -> None:
    seats, sitting = seats_for([NewSeat("me"), NewSeat("bot", character="fritz")], "p", "Mara", "n")
    table = Table("t", replace(seated(players=2).spec, seats=seats)).after(sitting[0], 9)
    assert [(seat.character, seat.reserved_name) for seat in rematch_spec(table, "p", 99).seats] == [
        ("fritz", "Fritz"),
        (None, "Mara"),
    ]
    state = table.playing().imagine(0, seed="5").state
    position = Position(state.to_bytes(), state.layout(), None, OriginHistory.of(table.playing(), 0).to_bytes())
    assert what_if_spec(table, "p", 9, position, 0, "easy")[0].seats[1].character == "fritz"


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
