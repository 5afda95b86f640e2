"""Before the match the host changes what people sit down to; those who sat down to something else are asked."""

from __future__ import annotations

import pytest

from rivertable.server.errors import Refusal
from rivertable.server.table import table as tables
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.entries import (
    Agreed,
    AnyEntry,
    BotSeated,
    Changed,
    Conditions,
    Sat,
    SeatSpec,
    Started,
    Stood,
    read_entry,
    written,
)
from rivertable.server.table.seats import SeatState, resized
from rivertable.server.table.table import Table
from tests.server.at_table import spec

CLOCK = ClockSettings(300, 10)
FRIENDLY = Conditions({"open_values": True}, CLOCK, hints=False, rated=False)
MARA, JONAS = Sat(0, "host", "Mara"), Sat(1, "jonas", "Jonas")


def _after(table: Table, *entries: AnyEntry) -> Table:
    for number, entry in enumerate(entries, 1):
        table = table.after(entry, 1000 * number)
    return table


def _open(*entries: AnyEntry, players: int = 3) -> Table:
    return _after(Table("t", spec("the_river", players)), MARA, JONAS, *entries)


def test_a_change_is_for_those_who_come_and_asks_those_who_are_here() -> None:
    table = _open(Changed(FRIENDLY, 3))
    assert table.spec.conditions == FRIENDLY
    assert (table.config.options["open_values"], table.changes) == (True, 1)
    assert table.clock is not None
    assert len(table.clock.left) == 3
    assert [table.is_ready(seat) for seat in table.seats] == [True, False, True]
    later = _after(table, Sat(2, "tove", "Tove"))
    assert later.status == "open"  # full, but Jonas has not agreed
    assert later.is_ready(2)
    begun = _after(later, Agreed("jonas"))
    assert begun.status == "playing"
    assert begun.clock is not None
    assert begun.clock.left_at(begun.to_act[0], 1000) == 300_000


def test_whoever_sat_down_to_it_is_ready_when_it_is_changed_back() -> None:
    usual = _open().spec.conditions
    table = _open(Changed(FRIENDLY, 3), Changed(usual, 3))
    assert all(table.is_ready(seat) for seat in table.seats)
    assert (table.clock, table.changes) == (None, 2)


def test_nobody_is_made_to_begin_by_other_conditions() -> None:
    table = _open(Changed(FRIENDLY, 3))
    with pytest.raises(Refusal, match="not ready after the change yet: Jonas"):
        _after(table, Started())
    assert _after(table, Agreed("jonas"), Started()).status == "playing"
    assert _after(table, Stood(1), BotSeated(1, "easy"), Started()).status == "playing"


def test_there_may_be_more_seats_or_fewer_while_one_is_open() -> None:
    conditions = _open().spec.conditions
    more = _open(Changed(conditions, 4))
    assert [more.is_ready(seat) for seat in more.seats] == [True] * 4
    assert (more.config.players, len(more.free), set(more.view_numbers)) == (4, 4, {0, 1, 2, 3, None})
    fewer = _after(more, BotSeated(3, "easy"), Stood(1), Changed(conditions, 3))
    assert list(fewer.names.values()) == ["Mara", "", "Easy bot"]
    with pytest.raises(Refusal, match="are taken; choose more, or start"):
        _after(fewer, Changed(conditions, 2))


def test_seats_kept_for_somebody_fall_away_last() -> None:
    kept, mara = SeatState(spec=SeatSpec(reserved_for="jonas")), SeatState(person="host")
    assert resized([kept, SeatState(), mara, SeatState()], 3) == [kept, SeatState(), mara]
    assert resized([kept, SeatState(), mara, SeatState()], 2) == [kept, mara]
    with pytest.raises(Refusal, match="so many seats or more are taken"):
        resized([kept, mara], 1)


def test_a_match_is_not_changed() -> None:
    playing = _open(Sat(2, "tove", "Tove"))
    for entry in Changed(FRIENDLY, 3), Agreed("jonas"):
        with pytest.raises(Refusal, match="the match has begun"):
            _after(playing, entry)
    with pytest.raises(Refusal, match="you do not sit"):
        _open(Agreed("stranger"))


def test_a_host_who_leaves_leaves_the_table_to_the_next() -> None:
    table = _open(Changed(FRIENDLY, 3), Stood(0))
    assert (table.host, table.is_ready(1)) == ("jonas", True)
    back = _after(table, MARA)
    assert back.host == "jonas"
    alone = _after(Table("t", spec("the_river", 3)), MARA, Stood(0), MARA)
    assert alone.host == "host"


def test_it_is_stored_and_replayed_to_the_same_table() -> None:
    entries: list[AnyEntry] = [Changed(FRIENDLY, 4), Agreed("jonas"), Sat(2, "tove", "Tove", phone=True), Started()]
    once = again = _open()
    for number, entry in enumerate(entries):
        assert read_entry(written(entry)) == entry
        once, again = once.after(entry, number), again.after(read_entry(written(entry)), number, replayed=True)
    assert once.match is not None
    assert again.match is not None
    assert once.match.state == again.match.state
    assert once.spec.conditions == FRIENDLY


def test_coming_and_going_has_an_end_but_not_for_what_was_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    table = _open()
    monkeypatch.setattr(tables, "MOST_BEFORE_START", 2)
    tove = Sat(2, "tove", "Tove")
    with pytest.raises(Refusal, match="too much has come and gone"):
        table.after(tove, 0)
    assert table.after(tove, 0, replayed=True).status == "playing"
    assert table.after(Started(), 0).status == "playing"
