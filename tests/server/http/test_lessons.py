"""Opening a lesson: once for a person and a game, private, and anew when it was left."""

from __future__ import annotations

import asyncio

from tests.server.client import Visitor
from tests.server.learner import Learner


async def test_a_lesson_is_a_private_table_that_is_opened_once(mara: Visitor, jonas: Visitor) -> None:
    one, other = await asyncio.gather(*(mara.post("/api/lessons", {"game": "the_river"}) for _ in range(2)))
    assert one["id"] == other["id"]
    assert (one["lesson"], one["public"], one["rated"], one["hints"], one["chat"]) == (True, False, False, False, False)
    assert (await jonas.post("/api/lessons", {"game": "the_river"}))["id"] != one["id"]
    assert one["id"] not in [table["id"] for table in (await jonas.get("/api/tables"))["tables"]]
    await jonas.get(f"/api/tables/{one['id']}", 404)


async def test_a_lesson_that_was_left_begins_again_and_is_no_finished_game(mara: Visitor) -> None:
    learner = await Learner.begin(mara, "the_river")
    assert (await learner.learn("leave"))["type"] == "ack"
    assert learner.view["status"] == "over"
    again = await mara.post("/api/lessons", {"game": "the_river"})
    assert again["id"] != learner.table
    assert (await mara.get("/api/me/games"))["finished"] == []


async def test_somebody_who_wants_to_try_a_step_begins_there_forwards_and_backwards(mara: Visitor) -> None:
    learner = Learner(mara, (await mara.post("/api/lessons", {"game": "the_river", "step": "build"}))["id"])
    await mara.join(learner.table, 0)
    assert (learner.lesson["step"], learner.lesson["open"]) == (8, ["place(construct)", "pick_building(3)"])
    back = await mara.post("/api/lessons", {"game": "the_river", "step": "fetch"})
    assert back["id"] == learner.table
    await mara.join(learner.table, 0)
    assert (await learner.asked())["step"] == 5
    answer = await mara.post("/api/lessons", {"game": "the_river", "step": "nowhere"}, 404)
    assert "the steps are river, tile" in answer["message"]


async def test_a_game_without_a_lesson_is_not_found(mara: Visitor) -> None:
    answer = await mara.post("/api/lessons", {"game": "chess"}, 404)
    assert "the_river" in answer["message"]


async def test_games_say_how_long_their_lesson_takes(mara: Visitor) -> None:
    games = {game["name"]: game["lesson_minutes"] for game in (await mara.get("/api/games"))["games"]}
    assert games["the_river"] == 4
