"""Opening tables, sitting down, inviting, playing again, trying something else."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from rivertable.bots.compile_progress import AS_PRINTED, CompileProgress
from rivertable.bots.jobs import GameSpec
from rivertable.engine.components import Overlay
from rivertable.engine.record import Record
from rivertable.server.http.endpoint import Call
from rivertable.server.http.table_setup import new_spec, open_table
from rivertable.server.http.tables import show_bots
from rivertable.server.node import Node
from rivertable.server.protocol.bodies import NewSeat, NewTable, OverlayText
from tests.server.client import Visitor
from tests.server.process import running


async def test_open_tables_are_listed_and_joined(mara: Visitor, jonas: Visitor) -> None:
    table = await mara.open_table("me", "open", game="the_river", options={"open_values": True})
    listed = await jonas.get("/api/tables", game="the_river")
    assert table["id"] in [each["id"] for each in listed["tables"]]
    assert all(each["invitation"] is None for each in listed["tables"])
    joined = await jonas.post(f"/api/tables/{table['id']}/sit", {"nonce": "n"})
    assert joined["status"] == "playing"
    assert joined["your_seats"] == [1]
    assert joined["options"]["open_values"] is True


async def test_a_private_table_does_not_exist_for_strangers(mara: Visitor, jonas: Visitor) -> None:
    table = await mara.open_table("me", "open", public=False)
    path = f"/api/tables/{table['id']}"
    assert table["id"] not in [each["id"] for each in (await jonas.get("/api/tables"))["tables"]]
    await jonas.get(path, status=404)
    await jonas.get(path, status=404, invitation="wrong")
    await jonas.post(f"{path}/sit", {}, status=404)
    assert (await jonas.join(table["id"]))["code"] == "not_found"
    assert (await jonas.get(path, invitation=table["invitation"]))["invitation"] is None
    await jonas.post(f"{path}/sit", {"invitation": table["invitation"]})
    assert (await jonas.get(path))["invitation"] == table["invitation"]


async def test_who_is_taken_off_the_table_is_told_and_stays_away_for_a_while(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open", "open", "open"))["id"]
    path = f"/api/tables/{table}"
    for seat in (1, 2):
        await jonas.post(f"{path}/sit", {"seat": seat})
    await jonas.join(table, 1)
    await jonas.post(f"{path}/take-off", {"seat": 0}, status=403)
    await mara.join(table, 0)
    left = await mara.post(f"{path}/take-off", {"seat": 2})
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open", "open"]
    assert not left["taken_off"]
    told = (await jonas.until("table"))["info"]
    assert (told["taken_off"], told["your_seats"]) == (True, [])
    refused = await jonas.post(f"{path}/sit", {"seat": 1}, status=409)
    assert refused["message"].startswith("the host has taken you off this table")


async def test_an_answer_about_a_private_table_is_that_about_none(mara: Visitor, jonas: Visitor) -> None:
    """Neither that it exists is told, nor how many seats it has."""
    private = (await mara.open_table("me", "open", "open", public=False))["id"]
    await jonas.dial()
    request = {"request": "x"}
    asked: list[tuple[str, dict[str, Any]]] = [
        ("join", {"invitation": "wrong"}),
        ("join", {"seat": 0}),
        ("join", {"seat": 9}),
        ("draft", {"seat": 0, "actions": []}),
        ("draft", {"seat": 9, "actions": []}),
        ("act", {"seat": 2, "seq": 0, "actions": [0], **request}),
        ("act", {"seat": 9, "seq": 0, "actions": [0], **request}),
        ("let_end", {"seat": 0, "on": True, **request}),
        ("undo", {"seat": 0, **request}),
        ("propose", {"seat": 0, "what": "end", **request}),
        ("vote", {"seat": 0, "proposal": 1, "agree": True, **request}),
        ("play_for_me", {"seat": 0, "on": True, **request}),
        ("hint", {"seat": 0}),
        ("learn", {"seat": 0, "step": 0, "what": "on", **request}),
        ("judge", {"seat": 9, "actions": [0], "plan": 1}),
        ("chat", {"text": "hello"}),
    ]
    for type, fields in asked:
        answers = []
        for table in (private, "nosuchtable12345"):
            await jonas.send(type, table=table, **fields)
            answers.append({**await jonas.until("error"), "table": ""})
        assert answers[0] == answers[1], (type, fields)
    bodies = {
        "agree": '{"changes": 0}',
        **dict.fromkeys(("start", "rematch", "code", "copy"), "{}"),
        **dict.fromkeys(("sit", "stand", "take-off"), '{"seat": 9}'),
        "bot": '{"seat": 9, "level": "easy"}',
    }
    for what, text in bodies.items():
        body = json.loads(text)
        told = [(await jonas.http.post(f"/api/tables/{id}/{what}", json=body)) for id in (private, "nosuchtable12345")]
        assert (told[0].status_code, told[0].text) == (told[1].status_code, told[1].text), what
    for what in ("", "/bots", "/record"):
        told = [(await jonas.http.get(f"/api/tables/{id}{what}")) for id in (private, "nosuchtable12345")]
        assert (told[0].status_code, told[0].text) == (told[1].status_code, told[1].text), what


async def test_a_seat_is_taken_once_and_given_back(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open", "open"))["id"]
    path = f"/api/tables/{table}"
    await jonas.post(f"{path}/sit", {"seat": 0}, status=409)
    await jonas.post(f"{path}/sit", {"seat": 7}, status=404)
    await jonas.post(f"{path}/sit", {"seat": 2})
    await mara.post(f"{path}/stand", {"seat": 2}, status=403)
    left = await jonas.post(f"{path}/stand", {"seat": 2})
    assert left["seats"][2]["kind"] == "open"
    await jonas.post(f"{path}/bot", {"seat": 2, "level": "easy"}, status=403)
    seated = await mara.post(f"{path}/bot", {"seat": 2, "level": "easy"})
    assert seated["seats"][2]["level"] == "easy"
    freed = await mara.post(f"{path}/bot", {"seat": 2, "level": None})
    assert freed["seats"][2]["kind"] == "open"


async def test_bots_sit_down_as_characters_chosen_or_not(mara: Visitor) -> None:
    mags, other = {"kind": "bot", "level": "hard", "character": "mags"}, {"kind": "bot", "level": "easy"}
    body = {"game": "riverside", "seats": [{"kind": "me"}, other, mags, {"kind": "open"}]}
    table = await mara.post("/api/tables", body)
    _, somebody, third, _ = table["seats"]
    assert (third["name"], third["character"], third["level"]) == ("Mags", "mags", "hard")
    assert somebody["name"].lower() == somebody["character"] != "mags"
    path = f"/api/tables/{table['id']}/bot"
    taken = await mara.post(path, {"seat": 3, "level": "easy", "character": "mags"}, status=409)
    assert taken["message"].startswith("Mags sits at this table already; free: ")
    unknown = await mara.post(path, {"seat": 3, "level": "easy", "character": "god"}, status=400)
    assert "the characters are bram, hedda, otis, tilda, fritz, mags" in unknown["message"]
    began = await mara.post(path, {"seat": 3, "level": "normal"})
    assert began["status"] == "playing"
    assert len({seat["character"] for seat in began["seats"]}) == 4


async def test_a_character_that_does_not_exist_or_is_wanted_twice_opens_no_table(mara: Visitor) -> None:
    for characters, status, words in (("god", "mags"), 400, "no character 'god'"), (("mags", "mags"), 409, "already"):
        bots = [{"kind": "bot", "character": each} for each in characters]
        answer = await mara.post("/api/tables", {"game": "riverside", "seats": [{"kind": "me"}, *bots]}, status=status)
        assert words in answer["message"]


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"fire": True}}, "no option 'fire'"),
        ({"options": {"players": "3"}}, "not options"),
        ({"seats": [{"kind": "me"}] * 9}, "takes 1 to 6 players"),
        ({"seats": [{"kind": "bot", "level": "god"}, {"kind": "me"}]}, "the levels are easy"),
        ({"seats": [{"kind": "bot"}, {"kind": "bot"}]}, "a seat for a person"),
        ({"overlay": {"name": "x.toml", "text": "a = ["}}, "not valid TOML"),
        ({"overlay": {"name": "x.toml", "text": "[dice]\nsides = 'six'"}}, "x.toml"),
        ({"clock": {"bank_seconds": 0}}, "the bank seconds of the clock must be at least 1"),
        ({"watch_delay_seconds": -1}, "the watch delay seconds must be at least 0"),
        ({"colour": "red"}, "the colour of the request is not known"),
    ],
)
async def test_a_wrong_table_is_refused_in_words(mara: Visitor, wrong: dict[str, object], complaint: str) -> None:
    body = {"game": "riverside", "seats": [{"kind": "me"}, {"kind": "bot"}], **wrong}
    answer = await mara.post("/api/tables", body, status=400)
    assert answer["code"] == "bad_message"
    assert complaint in answer["message"]


async def test_a_table_may_have_other_components(mara: Visitor) -> None:
    overlay = {"name": "mild.toml", "text": "[score_sheet]\nfire_symbols = 7\n"}
    table = await mara.open_table("me", overlay=overlay)
    assert table["overlay"] == "mild.toml"
    await mara.join(table["id"], 0)
    await mara.play(table["id"], 0, random.Random(1))
    record = Record.from_json((await mara.http.get(f"/api/tables/{table['id']}/record")).content)
    assert record.overlay is not None
    assert record.overlay.text == overlay["text"]
    record.verify()


async def test_the_bots_of_a_table_are_told_of_with_its_own_components(node: Node) -> None:
    """Those with the components as printed are ready, and this table's overlay is compiled."""
    mild = OverlayText("mild.toml", "[score_sheet]\nfire_symbols = 7\n")
    person = await node.people.new_guest()
    new = NewTable("riverside", [NewSeat("me"), NewSeat("bot", level="hard")], overlay=mild)
    session = await open_table(node, *new_spec(new, person, "normal", Overlay(mild.name, mild.text)))
    game = GameSpec.of(session.table.config)
    node.pool.progress["riverside", AS_PRINTED] = CompileProgress(game, done=1)
    node.pool.progress[game.code] = CompileProgress(game, done=1, of=4, part_since=time.monotonic())

    request = Request(
        {"type": "http", "client": ("here", 1), "path_params": {"table": session.id}, "query_string": b""}
    )
    bots = await show_bots(Call(node, request, person, None))
    assert bots.warming
    assert 0.25 <= bots.ready < 0.5


async def test_the_bots_of_a_private_table_are_not_told_of_to_strangers(mara: Visitor, jonas: Visitor) -> None:
    table = await mara.open_table("me", "easy", public=False)
    path = f"/api/tables/{table['id']}/bots"
    assert await mara.get(path) == {"ready": 0.0, "warming": False}, "this server compiles nothing"
    await jonas.get(path, status=404)
    await jonas.get(path, invitation=table["invitation"])


async def test_two_people_of_the_same_name_are_told_apart(mara: Visitor, jonas: Visitor) -> None:
    await mara.post("/api/me", {"name": "Mara"})
    await jonas.post("/api/me", {"name": "mara"})
    table = (await mara.open_table("me", "open", "open"))["id"]
    sitting = await jonas.post(f"/api/tables/{table}/sit", {})
    assert [seat["name"] for seat in sitting["seats"]] == ["Mara", "mara 2", ""]
    await jonas.post(f"/api/tables/{table}/stand", {"seat": 1})
    again = await jonas.post(f"/api/tables/{table}/sit", {"name": "Jonas"})
    assert [seat["name"] for seat in again["seats"]] == ["Mara", "Jonas", ""]


async def test_a_rematch_brings_the_same_people_to_one_table(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open"))["id"]
    await jonas.post(f"/api/tables/{table}/sit", {})
    await mara.post(f"/api/tables/{table}/rematch", status=409)
    await mara.join(table, 0)
    await jonas.join(table, 1)
    await mara.send("propose", table=table, seat=0, what="end", request="end")
    await mara.until("ack")
    proposal = (await jonas.join(table, 1))["proposals"][0]["id"]
    await jonas.send("vote", table=table, seat=1, proposal=proposal, agree=True, request="yes")
    await jonas.until("ack")
    again = await mara.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "open"
    assert [seat["reserved_for"] for seat in again["seats"] if seat["kind"] == "open"] == [jonas.me["name"]]
    both = await jonas.post(f"/api/tables/{table}/rematch")
    assert both["id"] == again["id"]
    assert both["status"] == "playing"
    assert both["deal"]["commitment"] != (await mara.get(f"/api/tables/{table}"))["deal"]["commitment"]
    assert (await mara.get(f"/api/tables/{table}"))["rematch"] == again["id"]


async def test_who_asks_for_a_rematch_at_the_same_time_gets_the_same_one(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open", "me"))["id"]
    await jonas.post(f"/api/tables/{table}/sit", {})
    await mara.join(table, 0)
    await mara.send("propose", table=table, seat=0, what="end", request="end")
    await mara.until("ack")
    proposal = (await jonas.join(table, 1))["proposals"][0]["id"]
    await jonas.send("vote", table=table, seat=1, proposal=proposal, agree=True, request="yes")
    await jonas.until("ack")
    asked = [who.post(f"/api/tables/{table}/rematch") for who in (mara, jonas, mara, jonas)]
    assert len({again["id"] for again in await asyncio.gather(*asked)}) == 1
    listed = (await mara.get("/api/tables"))["tables"]
    theirs = [each for each in listed if each["host"] in (mara.me["id"], jonas.me["id"])]
    assert len(theirs) == 1, "no other is left in the lobby"
    assert theirs[0]["status"] == "playing"


async def test_a_what_if_goes_on_from_what_my_seat_knows(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open", game="river_bankers"))["id"]
    await jonas.post(f"/api/tables/{table}/sit", {})
    view = await mara.join(table, 0)
    await jonas.post(f"/api/tables/{table}/copy", {"seat": 0}, status=403)
    copy = await mara.post(f"/api/tables/{table}/copy", {"seat": 0, "level": "easy"})
    assert copy["what_if"]
    assert not copy["public"]
    there = await mara.join(copy["id"], 0)
    assert there["position"]["view"] == view["position"]["view"]
    last = await mara.play(copy["id"], 0, random.Random(4), decisions=8)
    assert last["seq"] > there["seq"]
    assert (await mara.join(table, 0))["seq"] == view["seq"], "the table itself is untouched"
    await mara.get(f"/api/tables/{copy['id']}/record", status=409)
    await mara.send("propose", table=copy["id"], seat=0, what="end", request="enough")
    await mara.until("view", table=copy["id"], status="over")
    mine = await mara.get("/api/me/games")
    assert [game["id"] for game in mine["running"]] == [table]
    assert mine["finished"] == [], "there is nothing to look back at"


async def test_unfinished_tables_are_so_many_copies_included(tmp_path: Path) -> None:
    limits = {"bot_workers": 0, "tables_per_person": 2}
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", **limits) as server:
        async with Visitor(server.url) as mara:
            table = (await mara.open_table("me", "me"))["id"]
            copy = (await mara.post(f"/api/tables/{table}/copy", {}))["id"]
            await mara.open_table("me", "me", status=409)
            refused = await mara.post(f"/api/tables/{table}/copy", {}, status=409)
            assert "sit at 2 unfinished tables" in refused["message"]
            await mara.join(copy, 0)
            await mara.send("propose", table=copy, seat=0, what="end", request="enough")
            await mara.until("ack", request="enough")
            await mara.open_table("me", "me")


async def test_tables_that_somebody_opens_for_others_count_too(tmp_path: Path) -> None:
    limits = {"bot_workers": 0, "tables_per_person": 2}
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", **limits) as server:
        async with Visitor(server.url) as mara, Visitor(server.url) as jonas:
            tables = [(await mara.open_table("open", "open"))["id"] for _ in range(2)]
            refused = await mara.open_table("open", "open", status=409)
            assert "you opened or sit at 2 unfinished tables" in refused["message"]
            for name in ("Jonas", "Joan"):
                await jonas.post(f"/api/tables/{tables[0]}/sit", {"name": name})
            await jonas.join(tables[0], 0)
            await jonas.send("propose", table=tables[0], seat=0, what="end", request="enough")
            await jonas.until("ack", request="enough")
            await mara.open_table("open", "open")
            while not (await jonas.get("/api/me/games"))["finished"]:
                await asyncio.sleep(0.05)
            assert await mara.get("/api/me/games") == {"running": [], "finished": []}, "she sat nowhere"


async def test_the_host_begins_without_the_others(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open", "open"))["id"]
    path = f"/api/tables/{table}"
    await jonas.post(f"{path}/sit", {"seat": 2})
    await mara.join(table, 0)
    await jonas.join(table, 2)
    await jonas.post(f"{path}/start", status=403)
    begun = await mara.post(f"{path}/start")
    assert begun["status"] == "playing"
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "person"]
    told = await jonas.until("table", table=table)
    assert told["info"]["your_seats"] == [1]  # he has moved up, and looks from there again
    assert (await jonas.join(table, 1))["position"]["legal"]
    await mara.post(f"{path}/start", status=409)


async def test_what_one_sits_down_to_is_told_beforehand(mara: Visitor, jonas: Visitor) -> None:
    clock = {"bank_seconds": 300, "increment_seconds": 10}
    table = (await mara.open_table("me", "open", clock=clock, watch=False, hints=False, rated=False))["id"]
    listed = {each["id"]: each for each in (await jonas.get("/api/tables"))["tables"]}[table]
    assert listed["clock"] == {**clock, "refill": False, "at_zero": "bot"}
    assert (listed["watch"], listed["hints"], listed["rated"]) == (False, False, False)


async def test_open_sheets_are_for_one_screen_and_do_not_count(mara: Visitor) -> None:
    games = {each["name"]: each["may_lie_open"] for each in (await mara.get("/api/games"))["games"]}
    assert [name for name, may in games.items() if may] == ["riverside"]
    table = await mara.open_table("me", "me", "easy", open_sheets=True, rated=True)
    assert (table["open_sheets"], table["rated"]) == (True, False)
    refused = await mara.open_table("me", "open", open_sheets=True, status=400)
    assert "leave no seat open" in refused["message"]
    refused = await mara.open_table("me", "me", game="twelve_rivers", open_sheets=True, status=400)
    assert refused["message"] == "12 Rivers is not played with open sheets"
