"""Errors of browsers in the log, and problems that people report."""

from __future__ import annotations

import logging

import pytest
from sqlalchemy import select

from rivertable.server.http.endpoint import Call
from rivertable.server.http.problems import browser_error
from rivertable.server.node import Node
from rivertable.server.protocol.bodies import BrowserError
from rivertable.server.store import schema
from rivertable.server.store.reports import add_problem
from tests.server.client import Visitor
from tests.server.process import ServerProcess

ERROR = {"kind": "TypeError", "page": "table", "client": "index-Ab.js", "places": ["table-Cd.js:3:42"]}


async def test_an_error_of_a_browser_reaches_the_log(server: ServerProcess, mara: Visitor) -> None:
    await mara.post("/api/browser-errors", ERROR)
    assert "TypeError on a table page, client index-Ab.js, at table-Cd.js:3:42" in server.logged()


@pytest.mark.parametrize(
    "smuggled",
    [
        {"kind": "Mara holds 3"},
        {"page": "table/abc"},
        {"client": "a b"},
        {"places": ["Mara plays"]},
        {"places": ["a.js:1:1\nforged line"]},
        {"places": ["a.js:1:1"] * 13},
        {"message": "Mara"},
    ],
)
async def test_nothing_else_gets_into_the_log_that_way(
    smuggled: dict[str, object], server: ServerProcess, mara: Visitor
) -> None:
    before = server.logged()
    await mara.post("/api/browser-errors", {**ERROR, **smuggled}, status=400)
    await mara.post("/api/browser-errors", {**ERROR, "places": ["x" * 5000]}, status=413)
    assert "browser:" not in server.logged()[len(before) :]


class Asked:
    """A request from an address."""

    class client:  # noqa: N801  as Starlette calls it
        host = "203.0.113.9"


async def test_a_browser_that_fails_all_the_time_is_told_of_a_few_times(
    node: Node, caplog: pytest.LogCaptureFixture
) -> None:
    body = BrowserError("TypeError", "table", "x", [])
    with caplog.at_level(logging.WARNING, "rivertable.server.http.problems"):
        for _ in range(100):
            await browser_error(Call(node, Asked(), None, body))  # type: ignore[arg-type]
    assert len(caplog.records) == 10


async def test_a_problem_is_reported_with_its_table(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open", public=False))["id"]
    await mara.post("/api/problems", {"text": "the picture is upside down", "table": table})
    await mara.post("/api/problems", {"text": "x" * 1001}, status=400)
    await jonas.post("/api/problems", {"text": "is there such a table?", "table": table}, status=404)


async def test_a_problem_is_stored_with_its_place_in_the_record(node: Node) -> None:
    await add_problem(node.store, "p", "t", "after 3 moves, entry 5", "it stopped", 9)
    (row,) = await node.store.all(select(schema.reports))
    assert (row.table_id, row.reporter_id, row.reported_id, row.done) == ("t", "p", "", False)
    assert (row.text, row.why) == ("after 3 moves, entry 5", "it stopped")
