"""Who may see a match that goes on, and how soon: nobody sees more by standing up, copying or asking for the record."""

from __future__ import annotations

from tests.server.client import Visitor


async def test_who_has_stood_up_no_longer_sees_what_the_seat_sees(mara: Visitor, jonas: Visitor) -> None:
    """Mara gives her seat to Jonas before the match begins; her socket still looked from it."""
    async with Visitor(mara.url) as third:
        table = (await mara.open_table("open", "open", game="river_bankers"))["id"]
        await mara.post(f"/api/tables/{table}/sit", {"seat": 0})
        await mara.join(table, 0)
        await mara.post(f"/api/tables/{table}/stand", {"seat": 0})
        await jonas.post(f"/api/tables/{table}/sit", {"seat": 0})
        await third.post(f"/api/tables/{table}/sit", {"seat": 1})
        while (table, None) not in mara.views or mara.views[table, None]["status"] != "playing":
            view = await mara.until("view", table=table)
            assert view["seat"] is None or view["status"] == "open"
        assert mara.views[table, None]["position"]["view"]["players"][0]["hand"] == []
        assert mara.views[table, None]["position"]["legal"] == []


async def test_where_watching_is_off_nobody_gets_in_by_another_way(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open", game="the_river", watch=False))["id"]
    await jonas.join(table)  # the match has not begun: who may sit down may look at the table
    await mara.join(table, 0)
    await mara.post(f"/api/tables/{table}/bot", {"seat": 1, "level": "easy"})
    await mara.until("view", table=table, status="playing")
    assert (await jonas.get(f"/api/tables/{table}/record", status=409))["code"] == "switched_off"
    assert (await jonas.post(f"/api/tables/{table}/copy", {}, status=409))["code"] == "switched_off"
    await jonas.send("join", table=table)
    seen = []
    while (message := await jonas.receive())["type"] != "error":
        seen.append(message)
    assert message["code"] == "switched_off"
    assert [view["position"] for view in seen if view["type"] == "view"] == []
    await mara.get(f"/api/tables/{table}/record")


async def test_where_watchers_are_late_a_copy_tells_nothing_sooner(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "me", game="the_river", watch_delay_seconds=600))["id"]
    assert (await jonas.get(f"/api/tables/{table}/record", status=409))["code"] == "switched_off"
    assert (await jonas.post(f"/api/tables/{table}/copy", {}, status=409))["code"] == "switched_off"
    await mara.post(f"/api/tables/{table}/copy", {"seat": 0, "level": "easy"})
