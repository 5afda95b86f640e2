"""`judge`: a plan is looked at before it is sent, among bots only."""

from __future__ import annotations

import pytest

from rivertable.bots.jobs import BotJob, Suggestion
from rivertable.server.http.table_setup import new_spec, open_table
from rivertable.server.node import Node
from rivertable.server.protocol.bodies import NewSeat, NewTable
from tests.server.at_socket import SocketlessClient, table_of_two
from tests.server.client import Visitor


async def test_a_clearly_bad_plan_is_told_with_what_was_open(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    person = await node.people.new_guest()
    new = NewTable("riverside", [NewSeat("me"), NewSeat("bot", level="easy")], rated=False)
    session = await open_table(node, *new_spec(new, person))
    client, table = SocketlessClient(node, person), session.id
    best, *_, planned = session.table.playing().legal(0)
    jobs: list[BotJob] = []
    behind = 30.4

    async def judge(job: BotJob) -> list[Suggestion]:
        jobs.append(job)
        return [Suggestion(best.id, (best.id,), points=behind, noise=0.5)]

    monkeypatch.setattr(node.pool, "judge", judge)
    await client.ask("judge", table=table, seat=0, actions=[planned.id], plan=7)
    told = await client.messages.get()
    assert (told["type"], told["plan"]) == ("judged", 7)
    assert told["warning"]["text"] == f"This gives away about 30 points; open was: {best.label}."
    assert jobs[0].judged == (planned.id,)
    assert jobs[0].state == session.table.playing().redacted(0).to_bytes(), "what the seat knows, and nothing else"
    behind = 0.4
    await client.ask("judge", table=table, seat=0, actions=[planned.id], plan=8)
    assert (await client.messages.get())["warning"] is None


async def test_nobody_else_notices_that_a_plan_is_judged(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by a message nor by a number of the next view, whatever is said of the plan."""
    person = await node.people.new_guest()
    new = NewTable("riverside", [NewSeat("me"), NewSeat("bot", level="easy")], rated=False)
    session = await open_table(node, *new_spec(new, person))
    client, watcher = SocketlessClient(node, person), SocketlessClient(node, None)
    for each, seat in ((client, 0), (watcher, None)):
        await each.ask("join", table=session.id, seat=seat)
        each.until("view")
    best, *_, planned = session.table.playing().legal(0)

    async def judge(job: BotJob) -> list[Suggestion]:
        return [Suggestion(best.id, (best.id,), points=99.0, noise=0.5)]

    monkeypatch.setattr(node.pool, "judge", judge)
    before, heard = session.table, watcher.messages.qsize()
    for plan in (1, 2):
        await client.ask("judge", table=session.id, seat=0, actions=[planned.id], plan=plan)
        while (told := await client.messages.get())["type"] != "judged":
            pass
        assert told["warning"] is not None
    assert session.table is before, "nothing is stored, and no view is numbered"
    assert watcher.messages.qsize() == heard


async def test_nobody_is_coached_against_people(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    async def judge(job: BotJob) -> list[Suggestion]:
        raise AssertionError("nobody thinks about it, so nobody waits longer for a bot")

    monkeypatch.setattr(node.pool, "judge", judge)
    session, asker, other = await table_of_two(node, rated=False)
    await other.ask("join", table=session.id, seat=1)
    other.until("view")
    heard = other.messages.qsize()
    await asker.ask("judge", table=session.id, seat=0, actions=[0], plan=1)
    assert (await asker.messages.get())["code"] == "switched_off"
    assert other.messages.qsize() == heard


async def test_nobody_is_coached_for_a_rating_or_without_hints(mara: Visitor) -> None:
    for changes in ({"rated": True}, {"rated": False, "hints": False}):
        table = (await mara.open_table("me", "easy", **changes))["id"]
        view = await mara.join(table, 0)
        await mara.send("judge", table=table, seat=0, actions=[view["position"]["legal"][0]["id"]], plan=1)
        assert (await mara.until("error"))["code"] == "switched_off"


async def test_a_plan_that_is_not_legal_is_not_judged_and_one_that_nobody_can_judge_goes(mara: Visitor) -> None:
    table = (await mara.open_table("me", "easy", rated=False))["id"]
    view = await mara.join(table, 0)
    await mara.send("judge", table=table, seat=0, actions=[10_000], plan=1)
    assert await mara.until("judged") == {"type": "judged", "table": table, "seat": 0, "plan": 1, "warning": None}
    await mara.send("judge", table=table, seat=0, actions=[view["position"]["legal"][0]["id"]], plan=2)
    assert (await mara.until("judged"))["plan"] == 2
