"""Watchers who see a table with a delay."""

from __future__ import annotations

import pytest

from tests.server.client import Visitor


@pytest.mark.parametrize("delay", [1, 600])
async def test_watchers_see_with_a_delay_if_the_table_says_so(mara: Visitor, jonas: Visitor, delay: int) -> None:
    table = (await mara.open_table("me", "me", game="the_river", watch_delay_seconds=delay))["id"]
    first = (await mara.join(table, 0))["position"]["to_act"][0]
    await mara.join(table, first)
    await mara.do(table, first, mara.views[table, first]["position"]["legal"][0]["id"])
    await jonas.dial()
    await jonas.send("join", table=table, seat=None)
    if delay == 1:
        while (late := await jonas.until("view"))["events"] != mara.logs[table, first]:
            assert len(late["events"]) < len(mara.logs[table, first])
        return
    await jonas.send("join", table="no-such-table")
    seen = [(await jonas.receive())["type"]]
    while seen[-1] != "error":
        seen.append((await jonas.receive())["type"])
    assert "table" in seen
    assert "view" not in seen
