"""Records that people brought along, replayed to be looked at move by move and to be played on."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import msgspec

from rivertable.engine.errors import RecordError
from rivertable.engine.fair_deal import FairDeal
from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.server.errors import Refusal
from rivertable.server.opening import admit
from rivertable.server.people import Person, clean_name, is_id, new_id
from rivertable.server.replay import replayed
from rivertable.server.store import Store
from rivertable.server.store.base import now_ms

RECORDS_PER_PERSON = 100
KEPT_MATCHES = 32


@dataclass
class Brought:
    """A match somebody brought, at the end of its record."""

    match: Match
    names: dict[int, str]
    deal: FairDeal | None


_matches: dict[str, Brought] = {}  # the last few, replayed
_replaying = asyncio.Lock()  # one at a time: whoever has long ones replayed keeps others waiting who want the same


async def body_of(store: Store, id: str) -> bytes | None:
    """The record as it was brought, if that is its id."""
    body = await store.record(id) if is_id(id) else None
    return None if body is None else body.encode()


async def brought(store: Store, id: str) -> Brought | None:
    """The match of a record, if that is its id."""
    if id in _matches:
        return _matches[id]
    body = await body_of(store, id)
    if body is None:
        return None
    async with _replaying:
        return _matches.get(id) or await _replay(id, Record.from_json(body))


async def bring(store: Store, person: Person, record: Record) -> tuple[str, Brought]:
    """Keep a record that is sound; brought again it is the same one."""
    async with _replaying:
        body = _written(record)
        id = await store.same_record(person.id, body)
        if id is not None:
            return id, _matches.get(id) or await _replay(id, record)
        if await store.record_count(person.id) >= RECORDS_PER_PERSON:
            raise Refusal("conflict", f"you have brought {RECORDS_PER_PERSON} records along; no more of yours are kept")
        admit(record.game, record.overlay, person)
        id = new_id()
        match = await _replay(id, record)
        await store.add_record(id, person.id, body, now_ms())
        return id, match


def _written(record: Record) -> str:
    try:
        return msgspec.json.encode(record).decode()
    except UnicodeEncodeError:
        raise RecordError("damaged record: half a character is no text") from None


async def _replay(id: str, record: Record) -> Brought:
    """RecordError says what is wrong with it."""
    match = await replayed(record)
    given = record.seats or []
    names = {
        seat: clean_name(given[seat]) if seat < len(given) else f"Player {seat + 1}" for seat in range(match.players)
    }
    found = _matches[id] = Brought(match, names, record.deal)
    while len(_matches) > KEPT_MATCHES:
        _matches.pop(next(iter(_matches)))
    return found
