"""Where a record is read from: a file, or a table of a server by its link."""

from __future__ import annotations

import pytest

import rivertable as rt
from rivertable.engine.errors import RecordError
from rivertable.engine.record import Record
from rivertable.engine.record_source import record_link

pytestmark = pytest.mark.usefixtures("fish_market")


def test_a_missing_file_is_named() -> None:
    with pytest.raises(RecordError, match=r"gone\.json: the record cannot be read"):
        Record.load("gone.json")


def test_a_server_that_cannot_be_reached_is_reported() -> None:
    with pytest.raises(RecordError, match=r"^http://127.0.0.1:1/table/x: the server cannot be reached"):
        Record.load("http://127.0.0.1:1/table/x")


@pytest.mark.parametrize(
    ("link", "leads_to"),
    [
        ("http://host:8000/table/a-B_1", "http://host:8000/api/tables/a-B_1/record"),
        ("https://host/replay/x?at=12", "https://host/api/tables/x/record"),
        ("https://host/kept/match.json", "https://host/kept/match.json"),
    ],
)
def test_the_link_of_a_page_leads_to_its_record(link: str, leads_to: str) -> None:
    assert record_link(link) == leads_to


def test_a_link_that_is_none_is_told() -> None:
    with pytest.raises(rt.RecordError, match="that is no link"):
        rt.Record.load("https://[bad")
