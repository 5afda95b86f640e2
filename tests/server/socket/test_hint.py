"""`hint`: one at a time for a person, for what the seat has planned."""

from __future__ import annotations

import asyncio

import pytest

from rivertable.bots.jobs import BotJob, Suggestion
from rivertable.server.node import Node
from tests.server.at_socket import SocketlessClient, tables_of
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
