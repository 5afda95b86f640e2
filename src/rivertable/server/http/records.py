"""Records: to take away, to bring along, and to look at move by move."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec
from starlette.responses import Response

from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.server.brought import Brought, body_of, bring, brought
from rivertable.server.errors import Refusal
from rivertable.server.http.endpoint import JSON, Call, Endpoint
from rivertable.server.http_bodies import RecordInfo, RecordMoves, ReplayPosition
from rivertable.server.present import outcome_of
from rivertable.server.protocol_parts import DealInfo, SeatInfo
from rivertable.server.ratings import read_result
from rivertable.server.replay import check_length, moves_of, position_after
from rivertable.server.table_view import seat_infos
from rivertable.server.visitors import check_invited, may_watch

MAX_RECORD = 500_000


@dataclass
class Shown:
    """A match to look at, from a finished table or from a record somebody brought along."""

    match: Match
    names: dict[int, str]
    seats: list[SeatInfo]
    deal: DealInfo | None
    agreed: bool = False
    mine: list[int] = field(default_factory=list)


async def table_record(call: Call) -> Response:
    """The whole when the match is over, until then what the asker may know; or what somebody brought along, for the
    link of its replay looks like a table's."""
    id = call.path("table")
    if body := await body_of(call.node.store, id):
        return _to_take_away(body, f"{id}.json")
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


def _to_take_away(record: bytes, name: str) -> Response:
    data = msgspec.json.format(record, indent=1)
    return Response(data, media_type=JSON, headers={"content-disposition": f'attachment; filename="{name}"'})


async def upload(call: Call) -> RecordInfo:
    record = Record.from_json(call.body)
    check_length(record)
    id, match = await bring(call.node.store, call.somebody(), record)
    return _info(id, _of_record(match))


def _of_record(record: Brought) -> Shown:
    seats = [SeatInfo(seat, seat, "person", name, presence="away") for seat, name in record.names.items()]
    deal = DealInfo(record.deal.commitment, record.deal.secret, record.deal.nonces) if record.deal else None
    return Shown(record.match, record.names, seats, deal)


async def _shown(call: Call) -> tuple[str, Shown]:
    id, node = call.path("record"), call.node
    if record := await brought(node.store, id):
        return id, _of_record(record)
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
    ended = shown.agreed or shown.match.is_over
    return await position_after(id, shown.match, int(text), call.number("seat"), shown.names, shown.seats, ended)


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
