"""`play_for_me`: a bot plays, and the person comes back."""

from __future__ import annotations

import functools
import random

import pytest

from rivertable.server.http.table_setup import unchecked
from rivertable.server.node import Node
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.entries import Moved, TimedOut
from tests.server.at_socket import table_of_two
from tests.server.client import Visitor


async def test_who_is_late_waits_for_the_bot(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node.bots, "wake", lambda session: None)
    session, mara, _ = await table_of_two(node, ClockSettings(bank_seconds=60, refill=True))
    deadline = session.table.clock.deadline if session.table.clock else None
    assert deadline is not None
    monkeypatch.setattr("rivertable.server.sessions.table_session.now_ms", lambda: deadline)
    await session.request(functools.partial(unchecked, TimedOut(0)), "late", 0)
    await mara.ask("play_for_me", table=session.id, seat=0, on=False, request="at-once")
    assert "your time is up" in mara.until("error")["message"]
    await session.request(lambda table: Moved(0, [str(table.playing().legal(0)[0])]), "bot", 0)
    await mara.ask("play_for_me", table=session.id, seat=0, on=False, request="then")
    mara.until("ack")
    assert not session.table.seat_states[0].is_bot


async def test_a_bot_plays_for_whoever_is_away_and_the_person_comes_back(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open"))["id"]
    await jonas.post(f"/api/tables/{table}/sit", {})
    await mara.join(table, 0)
    await mara.send("propose", table=table, seat=0, what="bot", target=1, request="b")
    await mara.until("ack", request="b")
    await mara.play(table, 0, random.Random(2), decisions=15)  # goes on only if the bot plays
    info = await jonas.get(f"/api/tables/{table}")
    assert info["seats"][1]["bot_plays"]
    await jonas.join(table, 1)
    await jonas.send("play_for_me", table=table, seat=1, on=False, request="mine")
    await jonas.until("ack", request="mine")
    assert not (await jonas.get(f"/api/tables/{table}"))["seats"][1]["bot_plays"]
