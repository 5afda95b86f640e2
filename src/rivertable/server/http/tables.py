"""Opening tables, sitting down, standing up, playing again, trying something else."""

from __future__ import annotations

import functools
import secrets

from rivertable.bots.jobs import GameSpec
from rivertable.engine.registry import games
from rivertable.server.errors import Refusal
from rivertable.server.http.endpoint import Call, Endpoint
from rivertable.server.http.records import uploaded_record
from rivertable.server.http.table_setup import (
    as_shown,
    changed,
    copied_spec,
    is_kept,
    new_spec,
    open_rematch,
    open_table,
    played_on,
    taken_overlay,
    unchecked,
)
from rivertable.server.limits import network_of
from rivertable.server.names import clean_name, unlike
from rivertable.server.people.people import Person
from rivertable.server.protocol.bodies import (
    Agree,
    ChangeTable,
    CopyTable,
    NewTable,
    Nothing,
    SeatBot,
    SitDown,
    StandUp,
    TableBots,
    TableList,
    TakeOff,
)
from rivertable.server.protocol.parts import TableInfo
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.store.base import Wanted, now_ms
from rivertable.server.store.talk import has_blocked
from rivertable.server.table.access import check_invited, check_may_watch
from rivertable.server.table.entries import Agreed, AnyEntry, BotSeated, Sat, Started, Stood, TakenOff
from rivertable.server.table.seats import checked_character, checked_level
from rivertable.server.table.table import Table
from rivertable.server.views.tables import table_info

SHOWN, MOST_SKIPPED = 100, 10_000
FORGOTTEN_MS = 3 * 24 * 3600 * 1000  # a table where nothing happens for so long is no longer listed


def _info(call: Call, session: TableSession) -> TableInfo:
    return table_info(session.table, call.node.presence, call.me, session.rematch)


async def _table(call: Call, invitation: str | None = None) -> TableSession:
    session = await call.node.sessions.get(call.path("table"))
    check_invited(session.table, call.me, invitation)
    return session


async def list_tables(call: Call) -> TableList:
    game, people = call.text("game") or None, call.node.presence.people()
    limit, skip = min(call.number("limit") or SHOWN, SHOWN), min(call.number("skip") or 0, MOST_SKIPPED)
    wanted = Wanted(now_ms() - FORGOTTEN_MS, game, call.number("seats"), call.number("free") or 0)
    if game is not None and game not in games():
        return TableList([], people)
    rows = await call.node.store.public_tables(wanted, limit=limit + 1, skip=skip)
    infos = await call.node.sessions.listed(rows[:limit], call.me)
    return TableList(sorted(infos, key=lambda info: info.status == "playing"), people, len(rows) > limit)


async def create_table(call: Call) -> TableInfo:
    new: NewTable = call.body
    person = call.somebody()
    await check_room(call, person)
    if new.public and any(seat.kind == "open" for seat in new.seats):
        await _check_lobby(call, person)
    overlay = await taken_overlay(call.node, new, call.sender)
    spec, sitting = new_spec(new, person, call.node.settings.stand_in, overlay)
    return _info(call, await open_table(call.node, spec, await as_shown(call.node, person, sitting)))


async def check_room(call: Call, person: Person) -> None:
    """Refusal if the person has too many unfinished tables, or too many were opened from where they are. Tables where nothing
    has happened for long do not count."""
    await _check_tables(call, person)
    if not call.node.new_tables.take(network_of(call.sender.address)):
        raise Refusal("too_fast", "many tables have been opened from where you are; wait a minute")


async def _check_tables(call: Call, person: Person) -> None:
    most = call.node.settings.tables_per_person
    if len(await call.node.store.tables_of(person.id, since=now_ms() - FORGOTTEN_MS, limit=most)) >= most:
        raise Refusal("conflict", f"you opened or sit at {most} unfinished tables; finish some first")


async def _check_lobby(call: Call, person: Person) -> None:
    """Refusal if the person has enough tables in the lobby that wait for others."""
    most = call.node.settings.open_tables_per_person
    if await call.node.store.open_tables_of(person.id, now_ms() - FORGOTTEN_MS) >= most:
        raise Refusal("conflict", f"{most} of your tables in the lobby wait for others; begin one of them, or leave it")


async def show_table(call: Call) -> TableInfo:
    return _info(call, await _table(call, call.text("invitation")))


async def show_bots(call: Call) -> TableBots:
    session = await _table(call, call.text("invitation"))
    code = GameSpec.of(session.table.config).code
    return TableBots(call.node.pool.ready(code), call.node.pool.warming(code))


async def sit(call: Call) -> TableInfo:
    body: SitDown = call.body
    session, person = await _table(call, body.invitation), call.somebody()
    name = await call.node.people.shown_name(person, clean_name(body.name or person.name))
    if person.id != session.table.spec.host and not session.table.seats_of(person.id):
        await _check_tables(call, person)
        if session.table.host is not None and await has_blocked(call.node.store, session.table.host, person.id):
            raise Refusal("forbidden", "who hosts this table does not want to play with you; choose another table")

    def make(table: Table) -> AnyEntry:
        seat = body.seat if body.seat is not None else _free_seat(table, person.id)
        others = [each for number, each in enumerate(table.seat_states) if number != seat]
        taken = [each.name or each.spec.reserved_name or "" for each in others]
        called = unlike(name, taken)
        return Sat(seat, person.id, called, body.nonce, body.phone, is_kept(person, called))

    await session.request(make, f"sit {secrets.token_hex(8)}", None)
    return _info(call, session)


def _free_seat(table: Table, person: str) -> int:
    """The seat reserved for the person, or the first that is reserved for nobody; Refusal if there is none."""
    free = [seat for seat in table.seats if table.seat_states[seat].is_open]
    reserved = [seat for seat in free if table.seat_states[seat].spec.reserved_for == person]
    anybody = [seat for seat in free if table.seat_states[seat].spec.reserved_for is None]
    if not reserved + anybody:
        raise Refusal("conflict", "no seat is free")
    return (reserved + anybody)[0]


async def stand(call: Call) -> TableInfo:
    body: StandUp = call.body
    session, me = await _table(call), call.me

    def make(table: Table) -> AnyEntry:
        if body.seat not in table.seats_of(me):
            raise Refusal("forbidden", "this is not your seat")
        return Stood(body.seat)

    await session.request(make, f"stand {secrets.token_hex(8)}", None)
    return _info(call, session)


async def take_off(call: Call) -> TableInfo:
    body: TakeOff = call.body
    session, me = await _table(call), call.me

    def make(table: Table) -> AnyEntry:
        _check_host(table, me, "takes somebody off it")
        return TakenOff(body.seat)

    await session.request(make, f"take off {secrets.token_hex(8)}", None)
    return _info(call, session)


async def seat_bot(call: Call) -> TableInfo:
    body: SeatBot = call.body
    session, me = await _table(call), call.me
    level = None if body.level is None else checked_level(body.level)

    def make(table: Table) -> AnyEntry:
        _check_host(table, me, "seats bots")
        if level is None:
            return BotSeated(body.seat, None)
        others = [each for number, each in enumerate(table.seat_states) if number != body.seat]
        seated = [each.character for each in others if each.character is not None]
        return BotSeated(body.seat, level, checked_character(body.character, seated, [each.name for each in others]))

    await session.request(make, f"bot {secrets.token_hex(8)}", None)
    return _info(call, session)


async def change(call: Call) -> TableInfo:
    """Change what people sit down to, before the match; everybody there is told, and asked to agree."""
    body: ChangeTable = call.body
    session, me = await _table(call), call.me
    _check_host(session.table, me, "changes it")
    if not session.changing.take():
        raise Refusal("too_fast", "the table was changed a moment ago; wait a little")

    def make(table: Table) -> AnyEntry:
        _check_host(table, me, "changes it")
        return changed(table, body)

    await session.request(make, f"change {secrets.token_hex(8)}", None)
    return _info(call, session)


async def agree(call: Call) -> TableInfo:
    """Play by what the host has changed."""
    body: Agree = call.body
    session, person = await _table(call), call.somebody()

    def make(table: Table) -> AnyEntry:
        if table.changes != body.changes:
            raise Refusal("stale", "the table was changed again; look at it first")
        return Agreed(person.id)

    await session.request(make, f"agree {secrets.token_hex(8)}", None)
    return _info(call, session)


def _is_host_lost(call: Call, table: Table) -> bool:
    """The host sits at the table and has been away for so long that a bot might play for them in a match."""
    presence, host = call.node.presence, table.host
    if not table.seats_of(host) or presence.is_here(table.id, host):
        return False
    return presence.bot_from(table.id, host, table.view_numbers[None].at) <= now_ms()


def _check_host(table: Table, me: str | None, does: str) -> None:
    if me != table.host:
        raise Refusal("forbidden", f"only who opened the table {does}")


async def start(call: Call) -> TableInfo:
    """Begin with those who sit here; the open seats fall away. When the host has been away for long, others may."""
    session, me = await _table(call), call.me

    def make(table: Table) -> AnyEntry:
        if not (table.seats_of(me) and _is_host_lost(call, table)):
            _check_host(table, me, "begins without the others")
        return Started()

    await session.request(make, f"start {secrets.token_hex(8)}", None)
    return _info(call, session)


async def rematch(call: Call) -> TableInfo:
    """Open the rematch, or find it open, and sit down on the seats that are reserved for the person."""
    session, person = await _table(call), call.somebody()
    mine = session.table.seats_of(person.id)
    if session.table.status != "over" or not mine:
        raise Refusal("conflict", "a rematch is for those who played, when the match is over")
    if session.rematch is None:
        await check_room(call, person)
    again = await open_rematch(call.node, session, person)
    for seat in again.table.seats:
        seat_state = again.table.seat_states[seat]
        if seat_state.is_open and seat_state.spec.reserved_for == person.id:
            name = seat_state.spec.reserved_name or person.name
            sat = Sat(seat, person.id, name, secrets.token_urlsafe(12), kept=is_kept(person, name))
            await again.request(functools.partial(unchecked, sat), f"rematch {seat}", None)
    return _info(call, again)


async def copy(call: Call) -> TableInfo:
    """A what-if from a table, or from an uploaded record: links to both look alike."""
    body: CopyTable = call.body
    id, person = call.path("table"), call.somebody()
    if uploaded := await uploaded_record(call, id):
        await check_room(call, person)
        spec, sitting = await played_on(call.node, id, uploaded, person, body, call.sender)
        return _info(call, await open_table(call.node, spec, sitting))
    session = await _table(call)
    check_may_watch(session.table, person.id, None)
    if session.is_delayed(None) and not session.table.seats_of(person.id):
        raise Refusal("switched_off", "watchers see this table with a delay; copy it when the match is over")
    await check_room(call, person)
    spec, sitting = await copied_spec(call.node.readers, session.table, person, body, call.sender)
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
        counts=3,
        query={
            "game": (str, "of one game"),
            "seats": (int, "with so many seats"),
            "free": (int, "with so many free seats or more"),
            "skip": (int, "without so many of the first"),
            "limit": (int, f"so many of them, at most {SHOWN}"),
        },
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
    Endpoint(
        "GET",
        f"{PATH}/bots",
        show_bots,
        "How far the bots of a table are compiled",
        TableBots,
        query=INVITATION,
        refusals=(404,),
    ),
    Endpoint("POST", f"{PATH}/sit", sit, "Take a seat", TableInfo, SitDown, needs_person=True, refusals=REFUSALS),
    Endpoint(
        "POST", f"{PATH}/stand", stand, "Give a seat back", TableInfo, StandUp, needs_person=True, refusals=REFUSALS
    ),
    Endpoint(
        "POST",
        f"{PATH}/take-off",
        take_off,
        "Take somebody off a seat, before the match",
        TableInfo,
        TakeOff,
        needs_person=True,
        refusals=REFUSALS,
    ),
    Endpoint("POST", f"{PATH}/bot", seat_bot, "Seat a bot", TableInfo, SeatBot, needs_person=True, refusals=REFUSALS),
    Endpoint(
        "POST",
        f"{PATH}/change",
        change,
        "Change what people sit down to, before the match",
        TableInfo,
        ChangeTable,
        needs_person=True,
        limit=8_000,
        refusals=REFUSALS,
    ),
    Endpoint(
        "POST", f"{PATH}/agree", agree, "Agree to a change", TableInfo, Agree, needs_person=True, refusals=REFUSALS
    ),
    Endpoint("POST", f"{PATH}/start", start, "Begin now", TableInfo, Nothing, needs_person=True, refusals=REFUSALS),
    Endpoint(
        "POST", f"{PATH}/rematch", rematch, "Play again", TableInfo, Nothing, needs_person=True, refusals=REFUSALS
    ),
    Endpoint(
        "POST", f"{PATH}/copy", copy, "A private what-if", TableInfo, CopyTable, needs_person=True, refusals=REFUSALS
    ),
]
