"""Opening tables, sitting down, inviting, playing again, trying something else."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rivertable.engine.record import Record
from rivertable.server.http.people import PAGE, SHOWN, _newest
from tests.server.client import Visitor
from tests.server.process import running


async def test_games_are_listed_with_options_and_explanations(mara: Visitor) -> None:
    games = {game["name"]: game for game in (await mara.get("/api/games"))["games"]}
    assert {"riverside", "the_river", "twelve_rivers", "river_bankers"} <= set(games)
    (starters, confluence) = games["river_bankers"]["options"]
    assert starters["default"] == "draft"
    assert [choice["value"] for choice in starters["choices"]] == ["none", "draft"]
    assert confluence["explanation"]["text"]
    assert [level["name"] for level in games["riverside"]["levels"]] == ["easy", "normal", "hard", "expert"]


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
        ({"clock": {"bank_seconds": 0}}, "bank_seconds"),
        ({"watch_delay_seconds": -1}, "watch_delay_seconds"),
        ({"colour": "red"}, "colour"),
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


async def test_my_games_wait_for_me_first(mara: Visitor, jonas: Visitor) -> None:
    open_one = (await mara.open_table("me", "open"))["id"]
    mine = (await mara.open_table("me", "easy"))["id"]
    games = await mara.get("/api/me/games")
    assert [game["id"] for game in games["running"]] == [mine, open_one]
    assert (await mara.get("/api/me"))["my_turn"] == 1
    assert (await jonas.get("/api/me/games"))["running"] == []


async def test_my_games_are_found_among_the_many_i_opened_for_others(tmp_path: Path) -> None:
    limits = {"bot_workers": 0, "tables_per_person": 1000, "requests_burst": 1000}
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", **limits) as server:
        async with Visitor(server.url) as mara, Visitor(server.url) as jonas:
            mine = (await mara.open_table("me", "easy"))["id"]
            for number in range(SHOWN + 2):
                table = (await mara.open_table("open", "open"))["id"]
                if number % 2:
                    await jonas.post(f"/api/tables/{table}/sit", {})
            assert [game["id"] for game in (await mara.get("/api/me/games"))["running"]] == [mine]
            assert (await mara.get("/api/me"))["my_turn"] == 1


@pytest.mark.parametrize(("kept", "pages"), [(30, 1), (2 * PAGE + 30, 3), (2 * PAGE, 3), (20 * PAGE, 5)])
async def test_lists_of_mine_are_read_until_enough_is_found(kept: int, pages: int) -> None:
    """Every tenth of them is shown."""
    asked = []

    async def read(*, limit: int, skip: int) -> list[int]:
        asked.append(skip)
        return list(range(kept))[skip : skip + limit]

    async def shown(rows: list[int]) -> dict[str, int]:
        return {str(row): row for row in rows if row % 10 == 0}

    assert await _newest(read, shown) == list(range(0, kept, 10))[:SHOWN]
    assert len(asked) == pages


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


@pytest.mark.parametrize("ends", ["stop", "kill"])
async def test_lists_are_the_same_after_a_restart(tmp_path: Path, ends: str) -> None:
    """Without loading a table, if the server could say goodbye."""
    db, log = f"sqlite:///{tmp_path}/tables.db", tmp_path / "log"
    with running(db, log, bot_workers=0) as server:
        async with Visitor(server.url) as mara, Visitor(server.url) as jonas:
            table = (await mara.open_table("me", "me"))["id"]
            await mara.open_table("me", "open", game="the_river")
            await mara.dial()
            for seat in (0, 1):
                await mara.join(table, seat)
                await mara.play(table, seat, random.Random(seat), decisions=3)
            await mara.hang_up()
            before = [await _lists(mara), await _lists(jonas)]
            getattr(server, ends)()
            with running(db, log, bot_workers=0, port=server.port):
                assert [await _lists(mara), await _lists(jonas)] == before
                if ends == "stop":
                    assert (await mara.get("/api/health"))["tables"] == 0


async def test_a_listing_of_another_version_is_made_anew(tmp_path: Path) -> None:
    db, log = tmp_path / "tables.db", tmp_path / "log"
    with running(f"sqlite:///{db}", log, bot_workers=0) as server:
        async with Visitor(server.url) as mara:
            await mara.open_table("me", "open")
            before = await _lists(mara)
            server.stop()
            with closing(sqlite3.connect(db)) as connection, connection:
                assert connection.execute("UPDATE tables SET listing = '{}' WHERE listing IS NOT NULL").rowcount == 1
            with running(f"sqlite:///{db}", log, bot_workers=0, port=server.port):
                assert await _lists(mara) == before


async def test_a_table_that_cannot_be_read_spoils_nothing_else(tmp_path: Path) -> None:
    """As after an update that no longer knows one of its moves."""
    db, log = tmp_path / "tables.db", tmp_path / "log"
    with running(f"sqlite:///{db}", log, bot_workers=0) as server:
        async with Visitor(server.url) as mara:
            clock = {"bank_seconds": 1, "at_zero": "bot"}
            broken = (await mara.open_table("me", "easy", clock=clock))["id"]
            good = (await mara.open_table("me", "open"))["id"]
            server.kill()
            with closing(sqlite3.connect(db)) as connection, connection:
                connection.execute("UPDATE tables SET listing = NULL")
                change = 'UPDATE entries SET body = \'{"kind":"moved","seat":0,"actions":["fly"]}\' WHERE table_id = ?'
                assert connection.execute(change, (broken,)).rowcount > 0
            with running(f"sqlite:///{db}", log, bot_workers=0, port=server.port) as again:
                assert [each["id"] for each in (await mara.get("/api/tables"))["tables"]] == [good]
                assert [each["id"] for each in (await mara.get("/api/me/games"))["running"]] == [good]
                assert (await mara.get(f"/api/tables/{broken}", status=404))["code"] == "not_found"
                assert again.logged().count("cannot be made from its entries") == 1
                assert "_sweep failed" not in again.logged()


async def _lists(visitor: Visitor) -> list[dict[str, Any]]:
    """All that the lobby shows, without who is there at the moment."""
    mine, public = await visitor.get("/api/me/games"), await visitor.get("/api/tables")
    tables: list[dict[str, Any]] = [*mine["running"], *public["tables"]]
    for seat in [seat for table in tables for seat in table["seats"]]:
        del seat["presence"], seat["bot_from"]
    return tables
