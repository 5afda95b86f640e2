"""`learn`: reading on, going back, and what is not possible in a lesson."""

from __future__ import annotations

import secrets

from tests.server.client import Visitor
from tests.server.learner import Learner


async def test_a_request_from_another_step_changes_nothing(mara: Visitor) -> None:
    learner = await Learner.begin(mara, "the_river")
    assert (await learner.learn("on"))["type"] == "ack"
    assert (await learner.learn("on", step=1))["code"] == "stale"
    assert (await learner.learn("on"))["code"] == "illegal"
    assert (await learner.learn("play_on"))["code"] == "illegal"
    assert learner.lesson["step"] == 2


async def test_the_first_step_has_none_before_it(mara: Visitor) -> None:
    learner = await Learner.begin(mara, "the_river")
    assert learner.lesson["can_back"] is False
    assert (await learner.learn("back"))["code"] == "undo_refused"


async def test_a_lesson_is_neither_undone_nor_played_by_a_bot(mara: Visitor) -> None:
    learner = await Learner.begin(mara, "the_river")
    await learner.do_step()
    await learner.do_step()
    await learner.asked()
    asked: dict[str, dict[str, object]] = {"undo": {}, "play_for_me": {"on": True}, "propose": {"what": "end"}}
    for type, fields in asked.items():
        request = secrets.token_hex(8)
        await mara.send(type, table=learner.table, seat=0, request=request, **fields)
        assert (await mara.until("ack", "error", request=request))["type"] == "error"
    await mara.post(f"/api/tables/{learner.table}/stand", {"seat": 0}, 409)
    await mara.send("hint", table=learner.table, seat=0)
    assert (await mara.until("hint", "error"))["code"] == "switched_off"


async def test_a_table_without_a_lesson_has_nothing_to_learn(mara: Visitor) -> None:
    table = (await mara.open_table("me", "easy", game="the_river"))["id"]
    view = await mara.join(table, 0)
    assert view["lesson"] is None
    await mara.send("learn", table=table, seat=0, step=1, what="on", request="learn")
    assert (await mara.until("ack", "error", request="learn"))["code"] == "conflict"
