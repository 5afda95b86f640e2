"""Blocking somebody, and showing the operator what somebody has said."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select
from starlette.requests import Request

from rivertable.server.errors import Refusal
from rivertable.server.http import chat
from rivertable.server.http.endpoint import Call
from rivertable.server.http.table_setup import new_spec, open_table
from rivertable.server.http.tables import sit
from rivertable.server.node import REPORTS, Node
from rivertable.server.protocol.bodies import BlockLine, Done, NewSeat, NewTable, ReportLine, SitDown, Unblock
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.store import schema, talk
from tests.server.at_socket import SocketlessClient, table_of_two


def call(client: SocketlessClient, table: str, body: Any = None) -> Call:
    request = Request({"type": "http", "client": ("here", 1), "path_params": {"table": table}, "query_string": b""})
    return Call(client._node, request, client.person, body)


async def spoken(node: Node) -> tuple[TableSession, SocketlessClient, SocketlessClient, int]:
    """A table where the second person has said something that the first has read: the number of the line."""
    session, mara, jonas = await table_of_two(node)
    await mara.ask("join", table=session.id, seat=0)
    await jonas.ask("join", table=session.id, seat=1)
    await jonas.ask("chat", table=session.id, text="something rude")
    return session, mara, jonas, mara.until("chat")["id"]


def read(client: SocketlessClient) -> list[str]:
    return [message["text"] for message in client.sent() if message["type"] == "chat"]


async def test_who_is_blocked_is_not_heard_until_unblocked_and_nobody_else_notices(node: Node) -> None:
    session, mara, jonas, line = await spoken(node)
    assert await chat.block(call(mara, session.id, BlockLine(line))) == Done()
    read(jonas)
    await jonas.ask("chat", table=session.id, text="again")
    assert (read(mara), read(jonas)) == ([], ["again"])
    await mara.ask("leave", table=session.id)
    await mara.ask("join", table=session.id, seat=0)
    assert read(mara) == [], "nor what was said before"
    (blocked,) = (await chat.blocked(call(mara, session.id))).blocked
    assert jonas.person is not None
    assert (blocked.person, blocked.name) == (jonas.person.id, "The other")
    await chat.unblock(call(mara, session.id, Unblock(blocked.person)))
    await jonas.ask("chat", table=session.id, text="sorry")
    assert read(mara) == ["sorry"]
    assert (await chat.blocked(call(mara, session.id))).blocked == []


async def test_who_is_blocked_does_not_sit_down_where_one_is_the_host(node: Node) -> None:
    session, mara, jonas, line = await spoken(node)
    await chat.block(call(mara, session.id, BlockLine(line)))
    assert mara.person is not None
    fresh = await open_table(node, *new_spec(NewTable("riverside", [NewSeat("me"), NewSeat("open")]), mara.person))
    with pytest.raises(Refusal, match="does not want to play with you"):
        await sit(call(jonas, fresh.id, SitDown()))


async def test_a_report_is_stored_for_the_operator_though_the_chat_forgets_the_line(node: Node) -> None:
    session, mara, jonas, line = await spoken(node)
    await chat.report(call(mara, session.id, ReportLine(line, "it is rude")))
    (row,) = await node.store.all(select(schema.reports))
    assert mara.person is not None
    assert jonas.person is not None
    assert (row.table_id, row.reporter_id, row.reported_id) == (session.id, mara.person.id, jonas.person.id)
    assert (row.text, row.why, row.done) == ("something rude", "it is rude", False)


async def test_only_what_others_said_where_one_reads_it_is_blocked_or_reported(node: Node) -> None:
    session, mara, jonas, line = await spoken(node)
    other, elsewhere, _ = await table_of_two(node, public=False)
    for who, table, number, words in (
        (jonas, session.id, line, "said this yourself"),
        (mara, session.id, line + 1, "no such line"),
        (elsewhere, other.id, line, "no such line"),
        (mara, other.id, line, "there is no such table"),
    ):
        for asked in (
            chat.block(call(who, table, BlockLine(number))),
            chat.report(call(who, table, ReportLine(number))),
        ):
            with pytest.raises(Refusal, match=words):
                await asked


async def test_reports_are_limited(node: Node) -> None:
    session, mara, _, line = await spoken(node)
    for _ in range(REPORTS):
        await chat.report(call(mara, session.id, ReportLine(line)))
    with pytest.raises(Refusal, match="you have reported much"):
        await chat.report(call(mara, session.id, ReportLine(line)))
    assert len(await node.store.all(select(schema.reports))) == REPORTS


async def test_a_table_keeps_the_last_lines(node: Node) -> None:
    session, mara, _ = await table_of_two(node)
    assert mara.person is not None
    for number in range(talk.KEPT + 3 * talk.SWEPT):
        await talk.add_line(node.store, session.id, mara.person.id, 0, "Mara", f"line {number}", number)
    rows = await node.store.chat(session.id, last=10_000)
    assert talk.KEPT <= len(rows) <= talk.KEPT + talk.SWEPT
    assert rows[-1].text == f"line {talk.KEPT + 3 * talk.SWEPT - 1}"
