"""`join` and `leave`: what a client is sent when it comes, comes back and goes."""

from __future__ import annotations

import random

from tests.server.client import Visitor


async def test_coming_back_tells_only_what_is_new(mara: Visitor) -> None:
    table = (await mara.open_table("me", "easy", game="the_river"))["id"]
    await mara.join(table, 0)
    await mara.play(table, 0, random.Random(5), decisions=6)
    seen = mara.views[table, 0]["seq"]
    log = list(mara.logs[table, 0])
    await mara.hang_up()
    view = await mara.join(table, 0, after=seen)
    assert view["events_from"] >= len(log) - len(view["events"])
    assert view["events_from"] > 0
    assert mara.logs[table, 0][: len(log)] == log
    mara.logs[table, 0] = []
    await mara.hang_up()
    await mara.join(table, 0)  # whatever the bot does meanwhile, the story is told from its beginning
    assert mara.logs[table, 0][: len(log)] == log


async def test_several_people_share_a_browser_one_view_at_a_time(mara: Visitor) -> None:
    table = await mara.open_table("me", "me", "easy", game="twelve_rivers")
    assert [seat["name"] for seat in table["seats"]][:2] == [mara.me["name"], f"{mara.me['name']} 2"]
    one = await mara.join(table["id"], 0)
    two = await mara.join(table["id"], 1)
    assert one["position"]["view"] != two["position"]["view"]
    await mara.do(table["id"], 1, *[a["id"] for a in two["position"]["legal"][:1]]) if two["position"][
        "legal"
    ] else None
    assert mara.views[table["id"], 0] == one, "after the cover is lifted for seat 1, seat 0's view is not sent"
