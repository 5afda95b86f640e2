"""Not hearing somebody any more, and telling the operator what somebody has said."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row

from rivertable.server.errors import Refusal
from rivertable.server.http.endpoint import Call, Endpoint
from rivertable.server.limits import network_of
from rivertable.server.names import clean_text
from rivertable.server.protocol.bodies import BlockedList, BlockedPerson, BlockLine, Done, ReportLine, Unblock
from rivertable.server.store import talk
from rivertable.server.store.base import now_ms
from rivertable.server.table.access import check_invited

BLOCKED = 200  # people that one person does not want to hear


async def _line(call: Call, id: int) -> Row[Any]:
    """A line that somebody else has said at the table; Refusal if the person cannot have read it."""
    session, me = await call.node.sessions.get(call.path("table")), call.somebody().id
    if not any(looker.person == me for looker in session.lookers):
        check_invited(session.table, me, None)
    row = await talk.line(call.node.store, session.id, id)
    if row is None:
        raise Refusal("not_found", "there is no such line in the chat any more")
    if row.person_id == me:
        raise Refusal("conflict", "you have said this yourself")
    return row


async def block(call: Call) -> Done:
    """Show a person nothing more that the one who said a line says, at any table; who hosts a table is spared them there."""
    body: BlockLine = call.body
    me, row = call.somebody().id, await _line(call, body.line)
    if len(await talk.blocked_by(call.node.store, me)) >= BLOCKED:
        raise Refusal("conflict", f"you have blocked {BLOCKED} people; hear one of them again first")
    await talk.block(call.node.store, me, row.person_id, row.name)
    call.node.sessions.block(me, row.person_id)
    return Done()


async def report(call: Call) -> Done:
    body: ReportLine = call.body
    me, row = call.somebody().id, await _line(call, body.line)
    if not call.node.reporting.take(me) or not call.node.reporting.take(network_of(call.sender.address)):
        raise Refusal("too_fast", "you have reported much; what you reported will be read. Wait some minutes")
    await talk.report(call.node.store, me, row, clean_text(body.why) if body.why.strip() else "", now_ms())
    return Done()


async def blocked(call: Call) -> BlockedList:
    people = await talk.blocked_by(call.node.store, call.somebody().id)
    return BlockedList([BlockedPerson(id, name) for id, name in people.items()])


async def unblock(call: Call) -> Done:
    body: Unblock = call.body
    me = call.somebody().id
    await talk.unblock(call.node.store, me, body.person)
    call.node.sessions.unblock(me, body.person)
    return Done()


PATH = "/api/tables/{table}/chat"
ENDPOINTS = [
    Endpoint(
        "POST",
        f"{PATH}/block",
        block,
        "Hear nothing more of who said a line",
        Done,
        BlockLine,
        needs_person=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        f"{PATH}/report",
        report,
        "Show a line to the operator",
        Done,
        ReportLine,
        needs_person=True,
        refusals=(404, 409),
    ),
    Endpoint("GET", "/api/me/blocked", blocked, "Whom I do not hear", BlockedList, needs_person=True),
    Endpoint("POST", "/api/me/unblock", unblock, "Hear somebody again", Done, Unblock, needs_person=True),
]
