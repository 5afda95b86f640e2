"""Playing at a table: a real server process, real sockets."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from rivertable.engine.record import Record
from rivertable.engine.registry import games
from tests.server.client import Visitor
from tests.server.process import running


async def test_a_person_and_a_bot_finish_a_game(mara: Visitor) -> None:
    table = await mara.open_table("me", "easy", nonce="abc")
    await mara.join(table["id"], 0)
    last = await mara.play(table["id"], 0, random.Random(1))
    outcome = last["outcome"]
    assert outcome["winners"]
    assert [sum(line["points"][seat] for line in outcome["breakdown"]) for seat in (0, 1)] == outcome["scores"]
    response = await mara.http.get(f"/api/tables/{table['id']}/record")
    record = Record.from_json(response.content)
    record.verify()
    assert record.outcome is not None
    assert list(record.outcome.scores) == outcome["scores"]
    assert record.deal is not None
    assert record.deal.commitment == table["deal"]["commitment"]
    assert record.deal.nonces == ["abc", ""]


@pytest.mark.parametrize("game", games())
async def test_two_people_see_the_same_course_of_every_game(mara: Visitor, jonas: Visitor, game: str) -> None:
    table = await mara.open_table("me", "open", game=game, public=False)
    await jonas.post(f"/api/tables/{table['id']}/sit", {"invitation": table["invitation"]})
    await asyncio.gather(mara.join(table["id"], 0), jonas.join(table["id"], 1))
    chance = random.Random(3)
    both = await asyncio.gather(mara.play(table["id"], 0, chance), jonas.play(table["id"], 1, chance))
    assert both[0]["status"] == both[1]["status"] == "over"
    assert both[0]["outcome"]["scores"] == both[1]["outcome"]["scores"]
    (await mara.http.get(f"/api/tables/{table['id']}/record")).raise_for_status()


async def test_a_request_sent_twice_is_carried_out_once(mara: Visitor) -> None:
    table = (await mara.open_table("me", "me"))["id"]
    view = await mara.join(table, 0)
    action = view["position"]["legal"][0]["id"]
    first = await mara.do(table, 0, action, request="same", seq=view["seq"])
    again = await mara.do(table, 0, action, request="same", seq=view["seq"])
    assert first == again
    assert (await mara.join(table, 0))["can_undo"] == 1


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


async def test_a_stale_decision_is_refused_and_nothing_happens(mara: Visitor) -> None:
    table = (await mara.open_table("me", "me"))["id"]
    old = await mara.join(table, 0)
    await mara.do(table, 0, old["position"]["legal"][0]["id"])
    now = mara.views[table, 0]
    answer = await mara.do(table, 0, now["position"]["legal"][0]["id"], seq=old["seq"])
    assert answer["code"] == "stale"
    assert (await mara.join(table, 0))["seq"] == now["seq"]


async def test_refusals_name_the_clause(mara: Visitor) -> None:
    table = (await mara.open_table("me", "me"))["id"]
    await mara.join(table, 0)
    answer = await mara.do(table, 0, "village(none)")
    assert (answer["code"], answer["clause"][:3]) == ("illegal", "RS-")


async def test_a_turn_is_planned_in_private_and_sent_as_one(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open"))["id"]
    await jonas.post(f"/api/tables/{table}/sit", {})
    await mara.join(table, 0)
    watched = await jonas.join(table, 1)
    actions: list[int] = []
    position = mara.views[table, 0]["position"]
    while True:
        actions.append(position["legal"][0]["id"])
        await mara.send("draft", table=table, seat=0, actions=actions)
        drafted = await mara.until("drafted")
        position = drafted["position"]
        if drafted["complete"]:
            break
    assert len(actions) > 1
    assert [action["id"] for action in drafted["actions"]] == actions
    await mara.send("draft", table=table, seat=0, actions=[])
    assert (await mara.until("drafted"))["position"]["view"] == mara.views[table, 0]["position"]["view"]
    planned = drafted["position"]["view"]["sheets"][0]
    assert (await jonas.join(table, 1))["seq"] == watched["seq"], "planning is nobody else's business"
    await mara.do(table, 0, *actions)
    assert mara.views[table, 0]["position"]["view"]["sheets"][0] == planned


async def test_an_impossible_plan_is_refused_with_its_clause(mara: Visitor) -> None:
    table = (await mara.open_table("me", "me"))["id"]
    await mara.join(table, 0)
    await mara.send("draft", table=table, seat=0, actions=["village(none)"])
    assert (await mara.until("error"))["code"] == "illegal"


async def test_undo_is_free_or_asked_for(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open", game="the_river"))["id"]
    await jonas.post(f"/api/tables/{table}/sit", {})
    people = {0: mara, 1: jonas}
    for seat, person in people.items():
        await person.join(table, seat)
    first = mara.views[table, 0]["position"]["to_act"][0]
    asker, other = people[first], people[1 - first]
    before = asker.views[table, first]["position"]["view"]
    await asker.do(table, first, asker.views[table, first]["position"]["legal"][0]["id"])
    if asker.views[table, first]["can_undo"]:
        await asker.send("undo", table=table, seat=first, request="u1")
        await asker.until("ack", request="u1")
        assert (await asker.join(table, first))["position"]["view"] == before
        await asker.do(table, first, asker.views[table, first]["position"]["legal"][0]["id"])
    while first in (await other.join(table, 1 - first))["position"]["to_act"]:
        await asker.play(table, first, random.Random(1), decisions=1)
    await other.play(table, 1 - first, random.Random(1), decisions=1)
    await asker.send("undo", table=table, seat=first, request="u2")
    assert (await asker.until("error"))["code"] == "undo_refused"
    await asker.send("propose", table=table, seat=first, what="undo", request="p1")
    await asker.until("ack", request="p1")
    proposal = (await other.join(table, 1 - first))["proposals"][0]
    assert proposal["waiting"] == [1 - first]
    await other.send("vote", table=table, seat=1 - first, proposal=proposal["id"], agree=True, request="v1")
    await other.until("ack", request="v1")
    view = await asker.join(table, first)
    assert view["proposals"] == []
    assert first in view["position"]["to_act"]


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


async def test_a_hint_is_a_legal_action_unless_hints_are_off(mara: Visitor) -> None:
    table = (await mara.open_table("me", "easy"))["id"]
    view = await mara.join(table, 0)
    await mara.send("hint", table=table, seat=0)
    hint = await mara.until("hint")
    assert hint["advice"][0]["action"]["id"] in [action["id"] for action in view["position"]["legal"]]
    await mara.send("hint", table=table, seat=0, actions=[view["position"]["legal"][0]["id"]])
    planned = (await mara.until("hint"))["advice"][0]["action"]["id"]
    await mara.send("draft", table=table, seat=0, actions=[view["position"]["legal"][0]["id"]])
    legal = (await mara.until("drafted"))["position"]["legal"]
    assert planned in [action["id"] for action in legal], "the hint is for what is planned"
    table = (await mara.open_table("me", "easy", hints=False))["id"]
    await mara.join(table, 0)
    await mara.send("hint", table=table, seat=0)
    assert (await mara.until("error"))["code"] == "switched_off"


async def test_chat_and_presence_reach_everybody_and_stay_out_of_the_log(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "easy"))["id"]
    await mara.join(table, 0)
    await jonas.join(table)
    seen = await mara.until("presence", watching=1)
    assert seen["seats"][0]["presence"] == "here"
    hostile = "<img src=x onerror=alert(1)> ✓"
    await jonas.send("chat", table=table, text=hostile)
    line = await mara.until("chat")
    assert (line["text"], line["seat"], line["name"]) == (hostile, None, jonas.me["name"])
    assert all(hostile not in event["text"] for event in (await mara.join(table, 0))["events"])
    await jonas.hang_up()
    await mara.until("presence", watching=0)


async def test_nobody_talks_where_chat_is_off_or_from_elsewhere(mara: Visitor, jonas: Visitor) -> None:
    quiet = (await mara.open_table("me", "easy", chat=False))["id"]
    await mara.join(quiet, 0)
    await mara.send("chat", table=quiet, text="hello")
    assert (await mara.until("error"))["code"] == "switched_off"
    other = (await mara.open_table("me", "easy"))["id"]
    await jonas.dial()
    await jonas.send("chat", table=other, text="from the street")
    assert (await jonas.until("error"))["code"] == "forbidden"
    await mara.join(other, 0)
    await mara.send("chat", table=other, text="\u202eevil\x07\u200b \u2066bidi")
    assert (await mara.until("chat"))["text"] == "evil bidi"


async def test_a_bot_plays_for_whoever_is_away_and_the_person_comes_back(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open"))["id"]
    await jonas.post(f"/api/tables/{table}/sit", {})
    await mara.join(table, 0)
    await mara.send("propose", table=table, seat=0, what="bot", target=1, request="b")
    await mara.until("ack", request="b")
    await mara.play(table, 0, random.Random(2), decisions=15)  # goes on only if the bot plays
    info = await jonas.get(f"/api/tables/{table}")
    assert info["seats"][1]["bot_plays"]
    await jonas.join(table, 1)
    await jonas.send("play_for_me", table=table, seat=1, on=False, request="mine")
    await jonas.until("ack", request="mine")
    assert not (await jonas.get(f"/api/tables/{table}"))["seats"][1]["bot_plays"]


async def test_no_bot_plays_for_somebody_who_has_just_gone(tmp_path: Path) -> None:
    """The view says from when the others may ask for one."""
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", away_seconds=3600) as server:
        async with Visitor(server.url) as mara, Visitor(server.url) as jonas:
            table = (await mara.open_table("me", "open"))["id"]
            await jonas.post(f"/api/tables/{table}/sit", {})
            await jonas.join(table, 1)
            assert [seat["bot_from"] for seat in (await mara.join(table, 0))["seats"]] == [None, None]
            await jonas.hang_up()
            while (gone := (await mara.until("presence"))["seats"][1])["presence"] != "away":
                pass
            assert 3500 < gone["bot_from"] / 1000 - time.time() <= 3600
            await mara.send("propose", table=table, seat=0, what="bot", target=1, request="b")
            refused = await mara.until("error", request="b")
            assert (refused["code"], "3600 seconds" in refused["message"]) == ("conflict", True)


async def test_people_may_end_a_match_together(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open"))["id"]
    await jonas.post(f"/api/tables/{table}/sit", {})
    await mara.join(table, 0)
    await mara.send("propose", table=table, seat=0, what="end", request="e")
    await mara.until("ack")
    proposal = (await jonas.join(table, 1))["proposals"][0]["id"]
    await jonas.send("vote", table=table, seat=1, proposal=proposal, agree=True, request="v")
    await jonas.until("ack")
    last = await mara.join(table, 0)
    assert last["status"] == "over"
    assert last["outcome"]["agreed"]
    assert last["outcome"]["winners"] == []


async def test_a_clock_at_zero_hands_the_seat_to_a_bot(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open", clock={"bank_seconds": 1, "at_zero": "bot"}))["id"]
    await mara.join(table, 0)
    await jonas.post(f"/api/tables/{table}/sit", {})
    view = await mara.until("view", status="playing")  # the first, however late it is read
    assert view["clock"]["running"] == [0, 1]
    assert 0 < view["clock"]["left_ms"][0] <= 1000
    while view["status"] != "over":  # two bots play it out
        view = await mara.until("view")
    assert [seat["bot_plays"] for seat in view["seats"]] == [True, True]


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
