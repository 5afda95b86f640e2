"""Records: to take away, to bring along, and to look at move by move."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec
from starlette.responses import Response

from rivertable.engine.errors import RecordError
from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.server.errors import Refusal
from rivertable.server.http.endpoint import JSON, Call, Endpoint
from rivertable.server.http_bodies import RecordInfo, RecordMoves, ReplayPosition
from rivertable.server.opening import admit
from rivertable.server.people import Person, clean_name, is_id, new_id
from rivertable.server.present import outcome_of
from rivertable.server.protocol_parts import DealInfo, SeatInfo
from rivertable.server.ratings import read_result
from rivertable.server.replay import check_length, moves_of, position_after, replayed
from rivertable.server.store import Store
from rivertable.server.store.base import now_ms
from rivertable.server.table_view import seat_infos
from rivertable.server.visitors import check_invited, may_watch

MAX_RECORD = 500_000
RECORDS_PER_PERSON = 100
KEPT_MATCHES = 32


@dataclass
class Shown:
    """A match to look at, from a finished table or from a record somebody brought along."""

    match: Match
    names: dict[int, str]
    seats: list[SeatInfo]
    deal: DealInfo | None
    agreed: bool = False
    mine: list[int] = field(default_factory=list)


_uploaded: dict[str, Shown] = {}  # the last few, replayed
_replaying = asyncio.Lock()  # one at a time: whoever has long ones replayed keeps others waiting who want the same


async def table_record(call: Call) -> Response:
    """The whole when the match is over, until then what the asker may know; or what somebody brought along, for the
    link of its replay looks like a table's."""
    id = call.path("table")
    if brought := await _brought(call, id):
        return _to_take_away(brought, f"{id}.json")
    live = await call.node.tables.get(id)
    table = live.table
    if table.status != "over":
        may_watch(table, call.me, call.text("invitation"))
    if table.match is None or table.spec.origin is not None:
        raise Refusal("not_playing", "there is no record: the match has not begun, or is a what-if")
    mine = table.seats_of(call.me)
    seat = call.number("seat")
    viewer = seat if seat is not None else mine[0] if mine else None
    if viewer is not None and viewer not in (table.seats if table.status == "over" else mine):
        raise Refusal("forbidden", "this is not your seat")
    over = table.status == "over"
    if live.is_delayed(viewer):
        raise Refusal("switched_off", "watchers see this table with a delay; the record comes at the end")
    record = table.match.record() if over else table.match.record_for(viewer)
    record.seats = [table.names[each] for each in table.seats]
    record.deal = table.deal if over else None
    return _to_take_away(msgspec.json.encode(record), f"{table.spec.game}-{table.id}.json")


async def _brought(call: Call, id: str) -> bytes | None:
    body = await call.node.store.record(id) if is_id(id) else None
    return None if body is None else body.encode()


def _to_take_away(record: bytes, name: str) -> Response:
    data = msgspec.json.format(record, indent=1)
    return Response(data, media_type=JSON, headers={"content-disposition": f'attachment; filename="{name}"'})


async def upload(call: Call) -> RecordInfo:
    record = Record.from_json(call.body)
    check_length(record)
    async with _replaying:
        return await _keep(call.node.store, call.somebody(), record)


async def _keep(store: Store, person: Person, record: Record) -> RecordInfo:
    """A record that is sound; brought again it is the same one."""
    body = _written(record)
    id = await store.same_record(person.id, body)
    if id is not None:
        return _info(id, _uploaded.get(id) or await _of_record(id, record))
    if await store.record_count(person.id) >= RECORDS_PER_PERSON:
        raise Refusal("conflict", f"you have brought {RECORDS_PER_PERSON} records along; no more of yours are kept")
    admit(record.game, record.overlay, person)
    id = new_id()
    shown = await _of_record(id, record)
    await store.add_record(id, person.id, body, now_ms())
    return _info(id, shown)


def _written(record: Record) -> str:
    try:
        return msgspec.json.encode(record).decode()
    except UnicodeEncodeError:
        raise RecordError("damaged record: half a character is no text") from None


async def _of_record(id: str, record: Record) -> Shown:
    """Replayed to its end; RecordError says what is wrong with it."""
    match = await replayed(record)
    given = record.seats or []
    names = {
        seat: clean_name(given[seat]) if seat < len(given) else f"Player {seat + 1}" for seat in range(match.players)
    }
    seats = [SeatInfo(seat, seat, "person", name, presence="away") for seat, name in names.items()]
    deal = DealInfo(record.deal.commitment, record.deal.secret, record.deal.nonces) if record.deal else None
    shown = _uploaded[id] = Shown(match, names, seats, deal)
    while len(_uploaded) > KEPT_MATCHES:
        _uploaded.pop(next(iter(_uploaded)))
    return shown


async def _shown(call: Call) -> tuple[str, Shown]:
    id, node = call.path("record"), call.node
    if id in _uploaded:
        return id, _uploaded[id]
    if brought := await _brought(call, id):
        async with _replaying:
            return id, _uploaded.get(id) or await _of_record(id, Record.from_json(brought))
    live = await node.tables.get(id)
    table = live.table
    if table.status != "over" or table.match is None:
        check_invited(table, call.me, None)
        raise Refusal("not_playing", "the match can be looked at move by move when it is over")
    deal = table.deal
    info = DealInfo(deal.commitment, deal.secret, deal.nonces)
    seats = seat_infos(table, node.presence)
    mine = table.seats_of(call.me)
    return id, Shown(table.match, table.names, seats, info, table.ended_by_agreement, mine)


def _info(id: str, shown: Shown) -> RecordInfo:
    match = shown.match
    return RecordInfo(
        id=id,
        game=match.loaded.name,
        title=match.game.header.name,
        players=match.players,
        names=list(shown.names.values()),
        options=match.loaded.options,
        moves=len(match.log),
        your_seats=shown.mine,
        outcome=outcome_of(match, shown.agreed, []),
        deal=shown.deal,
    )


async def show_record(call: Call) -> RecordMoves:
    id, shown = await _shown(call)
    info = _info(id, shown)
    result = await read_result(call.node.store, id)
    if result is not None and info.outcome is not None:
        info.outcome.ratings = result.ratings
    return RecordMoves(info, await moves_of(shown.match, shown.names))


async def show_position(call: Call) -> ReplayPosition:
    id, shown = await _shown(call)
    text = call.path("number")
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal("bad_message", f"the number of a move is a whole number, not {text!r}")
    return await position_after(id, shown.match, int(text), call.number("seat"), shown.names, shown.seats)


SEAT = {"seat": (int, "whose view; without it a watcher's")}
ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        table_record,
        "The record, as far as the asker may know it",
        Record,
        query=SEAT | {"invitation": (str, "opens a private table")},
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/records",
        upload,
        "Bring a record along",
        RecordInfo,
        bytes,
        needs_person=True,
        limit=MAX_RECORD,
        refusals=(409,),
    ),
    Endpoint("GET", "/api/records/{record}", show_record, "A record with its moves", RecordMoves, refusals=(404, 409)),
    Endpoint(
        "GET",
        "/api/records/{record}/at/{number}",
        show_position,
        "The position after so many moves",
        ReplayPosition,
        query=SEAT,
        refusals=(404, 409),
    ),
]
