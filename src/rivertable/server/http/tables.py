"""Opening tables, sitting down, standing up, playing again, trying something else."""

from __future__ import annotations

import functools
import secrets

from rivertable.engine.registry import games
from rivertable.server.errors import Refusal
from rivertable.server.http.endpoint import Call, Endpoint
from rivertable.server.http_bodies import CopyTable, NewTable, Nothing, SeatBot, SitDown, StandUp, TableList
from rivertable.server.journal import BotSeated, Entry, Sat, Stood
from rivertable.server.levels import checked
from rivertable.server.live import LiveTable
from rivertable.server.names import clean_name
from rivertable.server.opening import copied_spec, just, open_rematch, open_table, opened_spec, taken_overlay
from rivertable.server.people import Person
from rivertable.server.protocol_parts import TableInfo
from rivertable.server.store.base import now_ms
from rivertable.server.table import Table
from rivertable.server.table_view import table_info
from rivertable.server.visitors import check_invited, may_watch

SHOWN = 100
FORGOTTEN_MS = 3 * 24 * 3600 * 1000  # a table where nothing happens for so long is no longer listed


def _info(call: Call, live: LiveTable) -> TableInfo:
    return table_info(live.table, call.node.presence, call.me, live.rematch)


async def _table(call: Call, invitation: str | None = None) -> LiveTable:
    live = await call.node.tables.get(call.path("table"))
    check_invited(live.table, call.me, invitation)
    return live


async def list_tables(call: Call) -> TableList:
    game = call.text("game") or None
    if game is not None and game not in games():
        return TableList([], call.node.presence.people())
    rows = await call.node.store.public_tables(game, now_ms() - FORGOTTEN_MS, SHOWN)
    infos = await call.node.tables.listed(rows, call.me)
    return TableList(sorted(infos, key=lambda info: info.status == "playing"), call.node.presence.people())


async def create_table(call: Call) -> TableInfo:
    new: NewTable = call.body
    person = call.somebody()
    await _check_room(call, person)
    overlay = await taken_overlay(call.node, new, call.sender)
    spec, sitting = opened_spec(new, person, call.node.settings.stand_in, overlay)
    return _info(call, await open_table(call.node, spec, sitting))


async def _check_room(call: Call, person: Person) -> None:
    """A table that everybody has forgotten does not count."""
    most = call.node.settings.tables_per_person
    if len(await call.node.store.tables_of(person.id, since=now_ms() - FORGOTTEN_MS, limit=most)) >= most:
        raise Refusal("conflict", f"you opened or sit at {most} unfinished tables; finish some first")


async def show_table(call: Call) -> TableInfo:
    return _info(call, await _table(call, call.text("invitation")))


async def sit(call: Call) -> TableInfo:
    body: SitDown = call.body
    live, person = await _table(call, body.invitation), call.somebody()
    name = clean_name(body.name or person.name)

    def make(table: Table) -> Entry:
        seat = body.seat if body.seat is not None else _free_seat(table, person.id)
        return Sat(seat, person.id, name, body.nonce)

    await live.request(make, f"sit {secrets.token_hex(8)}", None)
    return _info(call, live)


def _free_seat(table: Table, person: str) -> int:
    """The seat kept for the person, or the first free one."""
    free = [seat for seat in table.seats if table.chairs[seat].is_open]
    kept = [seat for seat in free if table.chairs[seat].spec.reserved_for == person]
    anybody = [seat for seat in free if table.chairs[seat].spec.reserved_for is None]
    if not kept + anybody:
        raise Refusal("conflict", "no seat is free")
    return (kept + anybody)[0]


async def stand(call: Call) -> TableInfo:
    body: StandUp = call.body
    live, me = await _table(call), call.me

    def make(table: Table) -> Entry:
        if body.seat not in table.seats_of(me):
            raise Refusal("forbidden", "this is not your seat")
        return Stood(body.seat)

    await live.request(make, f"stand {secrets.token_hex(8)}", None)
    return _info(call, live)


async def seat_bot(call: Call) -> TableInfo:
    body: SeatBot = call.body
    live, me = await _table(call), call.me
    level = None if body.level is None else checked(body.level)

    def make(table: Table) -> Entry:
        if me != table.spec.host:
            raise Refusal("forbidden", "only who opened the table seats bots")
        return BotSeated(body.seat, level)

    await live.request(make, f"bot {secrets.token_hex(8)}", None)
    return _info(call, live)


async def rematch(call: Call) -> TableInfo:
    """The first who asks opens the table and sits down; the others find their seats kept."""
    live, person = await _table(call), call.somebody()
    mine = live.table.seats_of(person.id)
    if live.table.status != "over" or not mine:
        raise Refusal("conflict", "a rematch is for those who played, when the match is over")
    again = await open_rematch(call.node, live, person)
    for seat in again.table.seats:
        chair = again.table.chairs[seat]
        if chair.is_open and chair.spec.reserved_for == person.id:
            sat = Sat(seat, person.id, chair.spec.reserved_name or person.name, secrets.token_urlsafe(12))
            await again.request(functools.partial(just, sat), f"rematch {seat}", None)
    return _info(call, again)


async def copy(call: Call) -> TableInfo:
    body: CopyTable = call.body
    live, person = await _table(call), call.somebody()
    may_watch(live.table, person.id, None)
    if live.is_delayed(None) and not live.table.seats_of(person.id):
        raise Refusal("switched_off", "watchers see this table with a delay; copy it when the match is over")
    await _check_room(call, person)
    spec, sitting = await copied_spec(call.node.readers, live.table, person, body, call.sender)
    return _info(call, await open_table(call.node, spec, sitting))


PATH = "/api/tables/{table}"
REFUSALS = (403, 404, 409)
INVITATION = {"invitation": (str, "opens a private table")}
ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables",
        list_tables,
        "Public tables, open ones first",
        TableList,
        query={"game": (str, "of one game")},
    ),
    Endpoint(
        "POST",
        "/api/tables",
        create_table,
        "Open a table",
        TableInfo,
        NewTable,
        needs_person=True,
        refusals=(409, 413, 503),
    ),
    Endpoint("GET", PATH, show_table, "One table", TableInfo, query=INVITATION, refusals=(404,)),
    Endpoint("POST", f"{PATH}/sit", sit, "Take a seat", TableInfo, SitDown, needs_person=True, refusals=REFUSALS),
    Endpoint(
        "POST", f"{PATH}/stand", stand, "Give a seat back", TableInfo, StandUp, needs_person=True, refusals=REFUSALS
    ),
    Endpoint("POST", f"{PATH}/bot", seat_bot, "Seat a bot", TableInfo, SeatBot, needs_person=True, refusals=REFUSALS),
    Endpoint(
        "POST", f"{PATH}/rematch", rematch, "Play again", TableInfo, Nothing, needs_person=True, refusals=REFUSALS
    ),
    Endpoint(
        "POST", f"{PATH}/copy", copy, "A private what-if", TableInfo, CopyTable, needs_person=True, refusals=REFUSALS
    ),
]
