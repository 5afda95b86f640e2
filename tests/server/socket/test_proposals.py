"""`propose` and `vote`: who is asked, and by which number."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from rivertable.server.node import Node
from rivertable.server.table.proposals import waiting
from tests.server.at_socket import table_of_two
from tests.server.client import Visitor
from tests.server.process import running


@pytest.mark.parametrize("what", ["end", "undo"])
@pytest.mark.parametrize("target", [1, 9])
async def test_only_a_bot_is_proposed_for_somebody(node: Node, what: str, target: int) -> None:
    """Who is named by `target` is asked like everybody else, and who does not exist is of no account."""
    session, mara, _ = await table_of_two(node)
    await mara.act(session)
    await mara.ask("propose", table=session.id, seat=0, what=what, target=target, request="p")
    assert mara.until("ack")["request"] == "p"
    (ballot,) = session.table.proposals.open
    assert waiting(ballot, session.table.seat_states) == [1]
    assert session.table.status == "playing"


async def test_a_proposal_is_answered_by_the_number_that_is_shown(node: Node) -> None:
    """Which is not the one it is kept by."""
    session, mara, jonas = await table_of_two(node)
    await mara.act(session)
    await mara.ask("propose", table=session.id, seat=0, what="end", request="p")
    (ballot,) = session.table.proposals.open
    await jonas.ask("vote", table=session.id, seat=1, proposal=ballot.id, agree=True, request="kept")
    assert jonas.until("error")["code"] == "conflict"
    await jonas.ask("join", table=session.id, seat=1)
    (shown,) = jonas.until("view")["proposals"]
    await jonas.ask("vote", table=session.id, seat=1, proposal=shown["id"], agree=True, request="shown")
    jonas.until("ack")
    assert session.table.status == "over"


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
