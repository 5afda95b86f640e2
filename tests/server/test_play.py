"""Playing at a table: a real server process, real sockets."""

from __future__ import annotations

import asyncio
import random

import pytest

from rivertable.engine.record import Record
from rivertable.engine.registry import games
from tests.server.client import Visitor


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
