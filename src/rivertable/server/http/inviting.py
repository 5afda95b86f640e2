"""Inviting people to a table: its short code, and the home network."""

from __future__ import annotations

from rivertable.server.errors import Refusal
from rivertable.server.http.endpoint import Call, Endpoint
from rivertable.server.protocol.bodies import (
    HomeNetworkInfo,
    HomeNetworkSwitch,
    InvitedTo,
    Nothing,
    TableCodeInfo,
)
from rivertable.server.security import is_at_this_computer
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.table.access import check_invited

NOT_HERE = "only somebody at the server's own computer can do this"


async def _own_table(call: Call, id: str) -> TableSession:
    """A table that the person has opened, or sits at."""
    session, me = await call.node.sessions.get(id), call.me
    check_invited(session.table, me, None)
    if me not in (session.table.spec.host, session.table.host) and not session.table.seats_of(me):
        raise Refusal("forbidden", "only those who sit at the table invite others")
    return session


async def table_code(call: Call) -> TableCodeInfo:
    """The code of a table. It is the invitation in short, so those get it who also see the invitation."""
    return TableCodeInfo(*await call.node.codes.code_of(await _own_table(call, call.path("table"))))


async def invited_to(call: Call) -> InvitedTo:
    session = await call.node.codes.table_with(call.path("code"), call.sender.address, call.me)
    return InvitedTo(session.id, session.table.spec.invitation)


async def home_network(call: Call) -> HomeNetworkInfo:
    home = call.node.home
    if not home.is_possible or not is_at_this_computer(call.request.scope):
        return HomeNetworkInfo()
    address = f"http://{home.host}" if home.host else None
    return HomeNetworkInfo(True, address is not None, address is not None or home.is_found, address)


async def switch_home_network(call: Call) -> HomeNetworkInfo:
    body: HomeNetworkSwitch = call.body
    if not call.node.home.is_possible or not is_at_this_computer(call.request.scope):
        raise Refusal("forbidden", NOT_HERE)
    if body.on and body.table is None:
        raise Refusal("bad_message", "for the sake of which table? 'table' is missing")
    if body.on and body.table is not None:
        await call.node.home.open((await _own_table(call, body.table)).id)
    else:
        await call.node.home.close()
    return await home_network(call)


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tables/{table}/code",
        table_code,
        "The short code of a table, valid while a seat is open, an hour at most",
        TableCodeInfo,
        Nothing,
        refusals=(403, 404, 409),
    ),
    Endpoint("GET", "/api/codes/{code}", invited_to, "The table with this code", InvitedTo, refusals=(404,)),
    Endpoint("GET", "/api/home", home_network, "Are devices of the home network let in?", HomeNetworkInfo),
    Endpoint(
        "POST",
        "/api/home",
        switch_home_network,
        "Let devices of the home network in, or shut them out; from this computer only",
        HomeNetworkInfo,
        HomeNetworkSwitch,
        refusals=(403, 404, 409, 503),
    ),
]
