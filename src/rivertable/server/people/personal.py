"""A person's own data: what the server keeps about them, as one JSON; and what it takes to be forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec

from rivertable.engine.registry import games
from rivertable.server.ids import new_id
from rivertable.server.names import unlike
from rivertable.server.people.ratings import Result
from rivertable.server.store import Store, personal, results
from rivertable.server.table.entries import Agreed, AnyEntry, Sat, TableSpec, read_entry, read_spec, written
from rivertable.server.yielding import Yielding

SOMEBODY = "Somebody"


async def all_about(store: Store, person: str) -> AsyncIterator[bytes]:
    """All that is kept about a person, as the pieces of one JSON object: a piece for each table and record."""
    rows = await personal.rows_about(store, person)
    yield msgspec.json.encode(rows)[:-1]
    yield b',"tables":['
    for place, table in enumerate(await personal.tables_about(store, person)):
        yield (b"," if place else b"") + msgspec.json.encode(await _own_part(store, table, person))
    yield b'],"records":['
    for place, id in enumerate(await personal.records_of(store, person)):
        yield (b"," if place else b"") + (await store.record(id) or "null").encode()
    yield b"]}"


async def _own_part(store: Store, table: str, person: str) -> dict[str, Any]:
    """What a person did at a table: entries that name them, and those of the seats they had then."""
    row, seats, own, yielding = await store.table(table), set[int](), [], Yielding()
    for entry in await store.entries(table):
        await yielding.if_long()
        body = msgspec.json.decode(entry.body)
        if body.get("person") == person and body.get("kind") == "sat":
            seats.add(body["seat"])
        if body.get("person") == person or ("person" not in body and body.get("seat") in seats):
            own.append({"at": entry.at, **body})
    about = {} if row is None else {"game": row.game, "created": row.created, "opened_by_me": row.host == person}
    return {"id": table, **about, "entries": own}


class Forgotten:
    """Makes what is stored of a table nobody's: the person has another id and is called somebody there. It is another id at
    every table, so that nobody can tell that it was one person."""

    def __init__(self, person: str) -> None:
        self._person, self._now = person, new_id()
        self._names: dict[str, str] = {}  # by what the person was called
        self._taken: set[str] = set()

    def note(self, spec: TableSpec, entries: list[AnyEntry]) -> None:
        """Note the names of the others, so that nobody is called like one of them."""
        self._taken |= {seat.reserved_name or "" for seat in spec.seats if seat.reserved_for != self._person}
        self._taken |= {entry.name for entry in entries if isinstance(entry, Sat) and entry.person != self._person}

    def _id(self, id: str | None) -> str | None:
        return self._now if id == self._person else id

    def _called(self, name: str) -> str:
        if name not in self._names:
            self._names[name] = unlike(SOMEBODY, self._taken)
            self._taken.add(self._names[name])
        return self._names[name]

    def spec(self, spec: TableSpec) -> TableSpec:
        seats = [
            msgspec.structs.replace(seat, reserved_for=self._now, reserved_name=self._called(seat.reserved_name or ""))
            if seat.reserved_for == self._person
            else seat
            for seat in spec.seats
        ]
        return msgspec.structs.replace(spec, seats=tuple(seats), host=self._id(spec.host))

    def entry(self, entry: AnyEntry) -> AnyEntry:
        if isinstance(entry, Sat) and entry.person == self._person:
            return msgspec.structs.replace(entry, person=self._now, name=self._called(entry.name), kept=False)
        if isinstance(entry, Agreed) and entry.person == self._person:
            return Agreed(self._now)
        return entry

    def result(self, result: Result) -> Result:
        people = [self._id(person) for person in result.people]
        for seat in result.seats:
            if seat.person == self._person:
                seat.person, seat.name, seat.kept = self._now, self._called(seat.name), False
        return msgspec.structs.replace(result, people=people)


async def forget_at(store: Store, table: str, person: str) -> None:
    """Make a person somebody at a table: in its spec, its entries and its result."""
    row = await store.table(table)
    if row is None:
        return
    spec, rows, yielding = read_spec(row.spec), await store.entries(table), Yielding()
    entries = []
    for each in rows:
        await yielding.if_long()
        entries.append(read_entry(each.body))
    forgotten = Forgotten(person)
    forgotten.note(spec, entries)
    changed = {
        each.seq: written(now)
        for each, entry in zip(rows, entries, strict=True)
        if (now := forgotten.entry(entry)) != entry
    }
    found = await results.result_of(store, table)
    result = None if found is None else msgspec.json.decode(found.body, type=Result)
    after = None if result is None else msgspec.json.encode(forgotten.result(result)).decode()
    new = forgotten.spec(spec)
    await personal.rewrite_table(
        store, table, new.host if row.host == person else row.host, written(new), changed, after
    )


async def forget_person(store: Store, person: str) -> None:
    """Delete what is a person's own, when all their tables have forgotten them."""
    await personal.delete_person(store, person, games())
