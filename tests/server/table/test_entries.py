"""Entries and specs as they are stored."""

from __future__ import annotations

import msgspec
import pytest

from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.entries import (
    AnyEntry,
    Handed,
    Hinted,
    Moved,
    Proposed,
    Sat,
    TakenOff,
    TimedOut,
    Undone,
    Voted,
    read_entry,
    read_spec,
    written,
)
from tests.server.at_table import spec


@pytest.mark.parametrize(
    "entry",
    [
        Sat(0, "p", "Anna", "n"),
        Moved(1, ["choose_die(brown)"], {0: {"x": 1.5}}),
        Undone(0, 2),
        Proposed(0, "bot", 1, 1),
        Voted(1, 4, False),
        Handed(0, True),
        TimedOut(1),
        TakenOff(1),
        Hinted(0),
    ],
)
def test_entries_are_read_as_they_were_written(entry: AnyEntry) -> None:
    assert read_entry(written(entry)) == entry


def test_specs_are_read_as_they_were_written() -> None:
    whole = msgspec.structs.replace(spec(), origin=b"\x00\xff", clock=ClockSettings(bank_seconds=30))
    assert read_spec(written(whole)) == whole


def test_what_is_stored_stays_as_release_0_1_0_wrote_it() -> None:
    assert written(TimedOut(1)) == '{"kind":"timed_out","seat":1}'
    assert written(Moved(1, ["pass"])) == '{"kind":"moved","seat":1,"actions":["pass"]}'
    stored = msgspec.json.decode(written(spec()))
    assert stored["chairs"] == [{}, {}]
    assert "seats" not in stored
