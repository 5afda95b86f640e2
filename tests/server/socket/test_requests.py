"""Requests that change a table: carried out once, and acknowledged."""

from __future__ import annotations

from tests.server.client import Visitor


async def test_a_request_sent_twice_is_carried_out_once(mara: Visitor) -> None:
    table = (await mara.open_table("me", "me"))["id"]
    view = await mara.join(table, 0)
    action = view["position"]["legal"][0]["id"]
    first = await mara.do(table, 0, action, request="same", seq=view["seq"])
    again = await mara.do(table, 0, action, request="same", seq=view["seq"])
    assert first == again
    assert (await mara.join(table, 0))["can_undo"] == 1
