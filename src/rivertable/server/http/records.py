"""Records of matches: download, upload, and positions move by move."""

from __future__ import annotations

from functools import partial

import msgspec
from starlette.responses import Response

from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.server.errors import Refusal
from rivertable.server.http.endpoint import JSON, Call, Endpoint
from rivertable.server.ids import is_id, new_id
from rivertable.server.people.ratings import read_result
from rivertable.server.protocol.bodies import RecordInfo, RecordMoves, RecordStory, ReplayPosition
from rivertable.server.protocol.parts import DealInfo
from rivertable.server.readers.questions import Played, ReadRecord, ShowPosition, ShowRecord, ShowStory, SoundRecord
from rivertable.server.store.base import now_ms
from rivertable.server.table.access import check_invited, check_may_copy, check_may_watch
from rivertable.server.table.table import Table
from rivertable.server.views.replay import record_info
from rivertable.server.views.tables import seat_infos

MAX_RECORD = 500_000
RECORDS_PER_PERSON = 100


async def table_record(call: Call) -> Response:
    """The record of a table: all of it when the match is over, until then what the person may know. The id may also be that of
    an uploaded record: links to both look alike."""
    id = call.path("table")
    if uploaded := await uploaded_record(call, id):
        return _download(uploaded, f"{id}.json")
    session = await call.node.sessions.get(id)
    table = session.table
    if table.status != "over":
        check_may_watch(table, call.me, call.text("invitation"))
    check_may_copy(table)
    if table.match is None or table.spec.origin is not None:
        raise Refusal("not_playing", "there is no record: the match has not begun, or is a what-if")
    mine = table.seats_of(call.me)
    seat = call.number("seat")
    viewer = seat if seat is not None else mine[0] if mine else None
    if viewer is not None and viewer not in (table.seats if table.status == "over" else mine):
        raise Refusal("forbidden", "this is not your seat")
    over = table.status == "over"
    if session.is_delayed(viewer):
        raise Refusal("switched_off", "watchers see this table with a delay; the record comes at the end")
    record = table.match.record() if over else table.match.record_for(viewer)
    record.seats = [table.names[each] for each in table.seats]
    record.deal = table.deal if over else None
    return _download(msgspec.json.encode(record), f"{table.spec.game}-{table.id}.json")


async def uploaded_record(call: Call, id: str) -> bytes | None:
    """The JSON of the uploaded record with this id, if there is one."""
    body = await call.node.store.record(id) if is_id(id) else None
    return None if body is None else body.encode()


def _download(record: bytes, name: str) -> Response:
    data = msgspec.json.format(record, indent=1)
    return Response(data, media_type=JSON, headers={"content-disposition": f'attachment; filename="{name}"'})


async def upload(call: Call) -> RecordInfo:
    """Store a sound record; a person who uploads the same again gets the same id."""
    store, person = call.node.store, call.somebody()
    answer = await call.node.readers.ask(call.sender, ReadRecord(call.body))
    sound = msgspec.msgpack.decode(answer, type=SoundRecord)
    id = await store.same_record(person.id, sound.body)
    if id is None:
        count, stored = await store.records_of(person.id)
        if count >= RECORDS_PER_PERSON:
            raise Refusal("conflict", f"you have brought {RECORDS_PER_PERSON} records along; no more of yours are kept")
        if stored + len(sound.body.encode()) > call.node.settings.records_bytes:
            raise Refusal("conflict", "the records that you have brought along take all the room there is for yours")
        id = new_id()
        await store.add_record(id, person.id, sound.body, now_ms())
    sound.info.id = id
    return sound.info


async def _finished(call: Call, id: str) -> tuple[Table, Match]:
    """A table whose match is over; Refusal if it is not: only finished matches are replayed."""
    table = (await call.node.sessions.get(id)).table
    if table.status != "over" or table.match is None:
        check_invited(table, call.me, None)
        raise Refusal("not_playing", "the match can be looked at move by move when it is over")
    return table, table.match


async def show_record(call: Call) -> Response:
    id, readers = call.path("record"), call.node.readers
    if uploaded := await uploaded_record(call, id):
        return _json(await readers.ask(call.sender, ShowRecord(id), lambda: uploaded))
    table, match = await _finished(call, id)
    deal = DealInfo(table.deal.commitment, table.deal.secret, table.deal.nonces)
    info = record_info(match, list(table.names.values()), deal, agreed=table.ended_by_agreement)
    info.your_seats = table.seats_of(call.me)
    result = await read_result(call.node.store, id)
    if result is not None and info.outcome is not None:
        info.outcome.ratings = result.ratings
    return _json(await readers.ask(call.sender, ShowRecord(id, info), partial(Played.of, match)))


async def show_position(call: Call) -> Response:
    id, viewer, readers = call.path("record"), call.number("seat"), call.node.readers
    text = call.path("number")
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal("bad_message", f"the number of a move is a whole number, not {text!r}")
    opened = call.number("all") == 1
    if uploaded := await uploaded_record(call, id):
        asked = ShowPosition(id, int(text), viewer, opened=opened)
        return _json(await readers.ask(call.sender, asked, lambda: uploaded))
    table, match = await _finished(call, id)
    asked = ShowPosition(id, int(text), viewer, seat_infos(table, call.node.presence), opened)
    return _json(await readers.ask(call.sender, asked, partial(Played.of, match)))


async def show_story(call: Call) -> Response:
    id, viewer, readers = call.path("record"), call.number("seat"), call.node.readers
    if uploaded := await uploaded_record(call, id):
        return _json(await readers.ask(call.sender, ShowStory(id, viewer), lambda: uploaded))
    table, match = await _finished(call, id)
    asked = ShowStory(id, viewer, list(table.names.values()))
    return _json(await readers.ask(call.sender, asked, partial(Played.of, match)))


def _json(data: bytes) -> Response:
    return Response(data, media_type=JSON)


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
        refusals=(409, 413, 503),
    ),
    Endpoint(
        "GET",
        "/api/records/{record}",
        show_record,
        "A record with its moves",
        RecordMoves,
        refusals=(404, 409, 413, 503),
    ),
    Endpoint(
        "GET",
        "/api/records/{record}/at/{number}",
        show_position,
        "The position after so many moves",
        ReplayPosition,
        query=SEAT | {"all": (int, "1: with the cards of all seats")},
        refusals=(404, 409, 413, 503),
    ),
    Endpoint(
        "GET",
        "/api/records/{record}/story",
        show_story,
        "The log, one sentence for each turn",
        RecordStory,
        query=SEAT,
        refusals=(404, 409, 413, 503),
    ),
]
