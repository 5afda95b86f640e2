"""Clients: which seats are theirs."""

from __future__ import annotations

from typing import Any

from tests.server.client import Visitor


async def test_watchers_see_no_hands_and_cannot_act(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "easy", game="river_bankers"))["id"]
    mine = await mara.join(table, 0)
    watched = await jonas.join(table)
    assert watched["seat"] is None
    assert watched["position"]["legal"] == watched["position"]["refused"] == []
    assert watched["position"]["view"] != mine["position"]["view"]
    forbidden: dict[str, dict[str, Any]] = {
        "join": {},
        "act": {"seq": 0, "actions": [0], "request": "x"},
        "draft": {"actions": [0]},
        "hint": {},
        "undo": {"request": "y"},
        "play_for_me": {"on": True, "request": "z"},
    }
    for type, fields in forbidden.items():
        await jonas.send(type, table=table, seat=0, **fields)
        assert (await jonas.until("error"))["code"] == "forbidden"
    record = await jonas.get(f"/api/tables/{table}/record")
    assert record["moves"] == []
    assert "seed" not in record
    await jonas.get(f"/api/tables/{table}/record", status=403, seat=0)
