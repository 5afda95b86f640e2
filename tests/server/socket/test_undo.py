"""`undo`: free as far as it is, and so many times."""

from __future__ import annotations

import random

import pytest

from rivertable.server.node import Node
from rivertable.server.socket import undo
from tests.server.at_socket import table_of_two
from tests.server.client import Visitor


async def test_a_seat_takes_back_freely_so_many_times(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """By agreement it goes on, and another seat has its own."""
    monkeypatch.setattr(undo, "FREE_UNDOS", 2)
    session, mara, jonas = await table_of_two(node)
    for number in range(2):
        await mara.act(session)
        await mara.ask("undo", table=session.id, seat=0, request=f"undo-{number}")
        mara.until("ack")
    await mara.act(session)
    await mara.ask("undo", table=session.id, seat=0, request="undo")
    refused = mara.until("error")
    assert refused["code"] == "undo_refused"
    assert "2 times in this match" in refused["message"]
    assert "propose" in refused["message"]
    await mara.ask("propose", table=session.id, seat=0, what="undo", request="p")
    await jonas.ask("vote", table=session.id, seat=1, proposal=1, agree=True, request="v")
    jonas.until("ack")
    assert session.table.made(0) == 0
    await jonas.act(session)
    await jonas.ask("undo", table=session.id, seat=1, request="mine")
    jonas.until("ack")


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
