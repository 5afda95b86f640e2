"""The games there are, and the ranking of their players."""

from __future__ import annotations

import random
from typing import Any

from tests.server.client import Visitor


async def finished(mara: Visitor, *seats: str, **settings: Any) -> str:
    """A match played to its end at random."""
    table = (await mara.open_table(*(seats or ("me",)), **settings))["id"]
    await mara.join(table, 0)
    await mara.play(table, 0, random.Random(2))
    return str(table)


async def test_results_are_rated_once_and_ranked(mara: Visitor) -> None:
    table = await finished(mara, "me", "easy", rated=True)
    while not mara.views[table, 0]["outcome"]["ratings"]:
        await mara.until("view")
    changes = mara.views[table, 0]["outcome"]["ratings"]
    assert [change["seat"] for change in changes] == [0, 1]
    assert (changes[0]["after"] > changes[0]["before"]) == (0 in mara.views[table, 0]["outcome"]["winners"])
    ranks = (await mara.get("/api/leaderboard/riverside", kind="bots"))["ranks"]
    mine = next(rank for rank in ranks if rank["name"] == mara.me["name"])
    assert mine["games"] == 1
    assert any(rank["bot"] and rank["name"] == "Easy bot" and rank["level"] == "easy" for rank in ranks)
    assert all((rank["level"] is not None) == rank["bot"] for rank in ranks)
    assert [rank["rating"] for rank in ranks] == sorted((rank["rating"] for rank in ranks), reverse=True)
    history = (await mara.get("/api/me/games"))["finished"]
    assert [(game["table"], game["ratings"]) for game in history] == [(table, changes)]
    assert mara.me["name"] not in {rank["name"] for rank in (await mara.get("/api/leaderboard/riverside"))["ranks"]}
    await mara.get("/api/leaderboard/chess", status=404)


async def test_the_ranking_knows_people_by_their_own_name(mara: Visitor) -> None:
    """Whatever they called their seat."""
    seats = [{"kind": "me", "name": "Champion"}, {"kind": "bot", "level": "easy"}]
    table = (await mara.post("/api/tables", {"game": "riverside", "seats": seats, "rated": True}))["id"]
    await mara.join(table, 0)
    await mara.play(table, 0, random.Random(3))
    while not mara.views[table, 0]["outcome"]["ratings"]:
        await mara.until("view")
    names = [rank["name"] for rank in (await mara.get("/api/leaderboard/riverside", kind="bots"))["ranks"]]
    assert mara.me["name"] in names
    assert "Champion" not in names


async def test_games_are_listed_with_options_and_explanations(mara: Visitor) -> None:
    games = {game["name"]: game for game in (await mara.get("/api/games"))["games"]}
    assert {"riverside", "the_river", "twelve_rivers", "river_bankers"} <= set(games)
    (starters, confluence) = games["river_bankers"]["options"]
    assert starters["default"] == "draft"
    assert [choice["value"] for choice in starters["choices"]] == ["none", "draft"]
    assert confluence["explanation"]["text"]
    assert [level["name"] for level in games["riverside"]["levels"]] == ["easy", "normal", "hard", "expert"]


async def test_the_characters_are_listed_with_their_tempers(mara: Visitor) -> None:
    characters = (await mara.get("/api/games"))["characters"]
    assert [each["name"] for each in characters] == ["Bram", "Hedda", "Otis", "Tilda", "Fritz", "Mags"]
    hedda = characters[1]["tempers"]
    assert hedda == {"builds_early": 2, "takes_risks": 1, "gets_in_your_way": 3, "saves_up": 4}
