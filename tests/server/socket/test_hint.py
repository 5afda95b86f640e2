"""`hint`: one at a time for a person, for what the seat has planned."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from rivertable.bots.jobs import BotJob, Suggestion
from rivertable.server.node import Node
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.store import schema
from rivertable.server.table.table import Table
from rivertable.server.views.tables import view_message
from tests.server.at_socket import SocketlessClient, table_of_two, tables_of
from tests.server.at_table import move
from tests.server.client import Visitor


async def test_a_person_has_one_hint_thought_about_at_a_time(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """At however many tables: everybody's bots would wait behind the others."""
    thought = asyncio.Event()

    async def suggest(job: BotJob) -> list[Suggestion]:
        await thought.wait()
        return [Suggestion(0)]

    monkeypatch.setattr(node.pool, "suggest", suggest)
    person = await node.people.new_guest()
    one, two = await tables_of(node, person, 2)
    here, there = SocketlessClient(node, person), SocketlessClient(node, person)
    await here.ask("hint", table=one, seat=0)
    await there.ask("hint", table=two, seat=0)
    refused = await there.messages.get()
    assert (refused["type"], refused["code"], refused["table"]) == ("error", "too_fast", two)
    thought.set()
    assert (await here.messages.get())["type"] == "hint"
    await there.ask("hint", table=two, seat=0)
    assert (await there.messages.get())["type"] == "hint"


async def test_a_hint_that_cannot_be_found_is_told(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    async def suggest(*_: object) -> list[Suggestion]:
        raise KeyError("a fault of our own")

    monkeypatch.setattr(node.pool, "suggest", suggest)
    person = await node.people.new_guest()
    (table,) = await tables_of(node, person, 1)
    client = SocketlessClient(node, person)
    await client.ask("hint", table=table, seat=0)
    answer = await client.messages.get()
    assert (answer["code"], answer["table"]) == ("unavailable", table)


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


async def test_a_hint_says_why_and_why_not_another(mara: Visitor) -> None:
    table = (await mara.open_table("me", "easy"))["id"]
    view = await mara.join(table, 0)
    await mara.send("hint", table=table, seat=0)
    hint = await mara.until("hint")
    best = hint["advice"][0]
    assert hint["about"] is None
    assert best["why"]["text"].endswith(".")
    assert 1 <= len(best["facts"]) <= 2
    assert best["alternative"][0]["id"] != best["action"]["id"]
    assert best["difference"]["text"]
    legal = [action["id"] for action in view["position"]["legal"]]
    other = next(id for id in legal if id != best["action"]["id"])
    await mara.send("hint", table=table, seat=0, about=other)
    why_not = await mara.until("hint")
    assert why_not["about"] == other
    assert [advice["action"]["id"] for advice in why_not["advice"]] == [other]
    assert why_not["advice"][0]["why"]["text"]
    assert "%" not in str(why_not)


async def test_asked_about_something_illegal_it_says_what_is_missing(mara: Visitor) -> None:
    table = (await mara.open_table("me", "easy"))["id"]
    legal = [action["id"] for action in (await mara.join(table, 0))["position"]["legal"]]
    await mara.send("hint", table=table, seat=0, about=next(id for id in range(100) if id not in legal))
    error = await mara.until("error")
    assert error["code"] == "illegal"
    assert error["clause"].startswith("RS-")
    table = (await mara.open_table("me", "easy", hints=False))["id"]
    view = await mara.join(table, 0)
    await mara.send("hint", table=table, seat=0, about=view["position"]["legal"][0]["id"])
    assert (await mara.until("error"))["code"] == "switched_off"


async def test_a_hint_is_stored_once_a_turn_and_nobody_else_notices(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told with the reveal of what it was asked for, on a node that has only read the entries as well."""

    async def suggest(job: BotJob) -> list[Suggestion]:
        return [Suggestion(0)]

    monkeypatch.setattr(node.pool, "suggest", suggest)
    session, asker, other = await table_of_two(node)
    clients = (asker, other, SocketlessClient(node, None))
    for client, seat in zip(clients, (0, 1, None), strict=True):
        await client.ask("join", table=session.id, seat=seat)
        client.until("view")
    row = select(schema.tables).where(schema.tables.c.id == session.id)
    listed, seq = await node.store.first(row), session.table.seq
    woken: list[object] = []
    node.sessions.listeners.append(lambda _, mine: woken.append(mine))
    for client in clients:
        drain(client)
    for _ in range(3):
        await asker.ask("hint", table=session.id, seat=0)
        assert (await asker.messages.get())["type"] == "hint"
    assert [row.body for row in await node.store.entries(session.id, after=seq)] == ['{"kind":"hinted","seat":0}']
    assert [client.messages.qsize() for client in clients] == [0, 0, 0]
    assert await node.store.first(row) == listed
    assert True not in woken

    while 0 in session.table.to_act:
        await asker.act(session)
    assert "hint" not in "".join(map(str, drain(other)))
    reloaded = TableSession(Table(session.id, session.table.spec), node.store, node.presence, None)
    await reloaded.catch_up()
    for table in (session.table, reloaded.table):
        while not (notices := view_message(table, 1, node.presence, 0).notices):
            table = move(table, 1)
        assert [notice.text.id for notice in notices] == ["notice-hint"]


def drain(client: SocketlessClient) -> list[dict[str, object]]:
    """All that was sent by now."""
    return [client.messages.get_nowait() for _ in range(client.messages.qsize())]
