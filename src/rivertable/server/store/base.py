"""The store: all the server reads from a database and writes to it. What differs between databases is in sqlite.py and
postgres.py."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from alembic.util import CommandError
from sqlalchemy import Row, Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rivertable.server.steady_time import SteadyTime
from rivertable.server.store import release, schema
from rivertable.server.store.migrations import migrate
from rivertable.server.store.release import NewerRelease
from rivertable.server.store.writer import Append, Writer

MANY = 500  # ids in one statement
AWAY = (SQLAlchemyError, OSError, TimeoutError)  # what fails when the database does not answer
SILENT_SECONDS = 25  # without an announcement, after which a node counts as gone

Receive = Callable[[str, str, str], None]  # takes an announcement of another node: (node, topic, text)


_LAST = select(func.max(schema.entries.c.seq)).where(schema.entries.c.table_id == schema.tables.c.id).scalar_subquery()
_LISTED = select(
    schema.tables.c.id,
    schema.tables.c.rematch,
    schema.tables.c.listing,
    schema.tables.c.listed_seq,
    func.coalesce(_LAST, 0).label("last"),
)


def _unfinished_of(person: str) -> Select[Any]:
    t, s = schema.tables.c, schema.sittings.c
    query = _LISTED.join(schema.sittings, s.table_id == t.id).where(s.person_id == person, t.status != "over")
    return query.order_by(t.updated.desc(), t.id)


@dataclass(frozen=True)
class Wanted:
    """Which tables a list is to have: of a game, with so many seats, so many of them free; where something has happened since
    then."""

    since: int = 0
    game: str | None = None
    seats: int | None = None
    free: int = 0


def public_tables(wanted: Wanted) -> Select[Any]:
    t = schema.tables.c
    query = _LISTED.where(t.public, t.status.in_(("open", "playing")), t.updated >= wanted.since)
    if wanted.game is not None:
        query = query.where(t.game == wanted.game)
    if wanted.seats is not None:
        query = query.where(t.seats == wanted.seats)
    if wanted.free:
        query = query.where(t.status == "open", func.coalesce(t.free, 1) >= wanted.free)
    return query.order_by(t.status, t.updated.desc(), t.id)


def open_tables_of(person: str, since: int) -> Select[Any]:
    t = schema.tables.c
    return select(func.count()).where(t.host == person, t.status == "open", t.public, t.updated >= since)


_time = SteadyTime()


def now_ms() -> int:
    """The time that everything is stored with: it does not jump when the clock of the machine does."""
    return _time.now_ms()


@dataclass(frozen=True)
class EntryRow:
    """A stored entry of a table: `body` is its JSON."""

    seq: int
    request_id: str
    at: int
    body: str


@dataclass(frozen=True)
class Listed:
    """A table in a list: its stored listing, if it is up to date."""

    id: str
    rematch: str | None
    listing: str | None


class Store:
    """The database of one node. Every method is a transaction of its own."""

    kind: str

    def __init__(self, engine: AsyncEngine, node: str, lease_seconds: float) -> None:
        self.engine, self.node = engine, node
        self._lease_ms = int(lease_seconds * 1000)
        self._writer = Writer(engine, node, self._lease_ms, self._announce)

    async def open(self, receive: Receive) -> None:
        """Migrate and begin; `receive` is called with the announcements of other nodes. NewerRelease if a newer release uses the
        database."""
        async with self.engine.begin() as connection:
            try:
                await connection.run_sync(migrate)
            except CommandError:  # its version is unknown here
                raise NewerRelease from None
            await connection.run_sync(release.claim)
        self._writer.start()

    async def close(self) -> None:
        """Everything acknowledged or waiting is written before this returns."""
        await self._writer.close()
        await self.engine.dispose()

    async def announce(self, topic: str, text: str) -> None:
        """Send an announcement to the other nodes, where there are some."""

    async def _announce(self, connection: AsyncConnection, written: list[Append]) -> None:
        """Announce which tables have new entries, in the transaction that adds them."""

    # ------------------------------------------------------------ small helpers

    async def first(self, query: Select[Any]) -> Row[Any] | None:
        rows = await self.all(query)
        return rows[0] if rows else None

    async def all(self, query: Select[Any]) -> list[Row[Any]]:
        async with self.engine.connect() as connection:
            await connection.execution_options(reads=True)
            return list((await connection.execute(query)).all())

    async def _do(self, *statements: Any) -> None:
        async with self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    def insert_once(self, table: Any) -> Any:
        """An insert that does nothing when the row is there."""
        make = postgresql.insert if self.kind == "postgresql" else sqlite.insert
        return make(table)

    async def setting(self, name: str, value: str) -> str:
        """A value that all nodes share: the first node that asks for it sets it."""
        await self._do(self.insert_once(schema.meta).values(name=name, value=value).on_conflict_do_nothing())
        row = await self.first(select(schema.meta.c.value).where(schema.meta.c.name == name))
        assert row is not None
        return str(row[0])

    async def is_left_behind(self) -> bool:
        """Whether a newer release uses the database by now."""
        row = await self.first(release.NEWEST)
        return row is not None and release.is_newer(row[0], release.RELEASE)

    async def write_something(self) -> None:
        """Write a value of no account, to see whether writing is possible."""
        values = {"name": "written", "value": str(now_ms())}
        statement = self.insert_once(schema.meta).values(**values)
        await self._do(statement.on_conflict_do_update(index_elements=["name"], set_={"value": values["value"]}))

    # ------------------------------------------------------------ tables and their entries

    async def create_table(
        self,
        id: str,
        game: str,
        spec: str,
        public: bool,
        created: int,
        *,
        host: str | None = None,
        seats: int = 0,
        free: int = 0,
        rematch_of: str | None = None,
    ) -> bool:
        """Store a new table as one of its host's; False if it was to be the rematch of a table that has one already."""
        t, sitting = schema.tables, {"person_id": host, "table_id": id}
        row = {"id": id, "game": game, "spec": spec, "public": public, "created": created, "updated": created}
        async with self.engine.begin() as connection:
            if rematch_of is not None:
                first = update(t).where(t.c.id == rematch_of, t.c.rematch.is_(None)).values(rematch=id)
                if (await connection.execute(first)).rowcount == 0:
                    return False
            await connection.execute(insert(t).values(**row, status="open", host=host, seats=seats, free=free))
            if host is not None:
                await connection.execute(insert(schema.sittings).values(**sitting))
        return True

    async def table(self, id: str) -> Row[Any] | None:
        return await self.first(select(schema.tables).where(schema.tables.c.id == id))

    async def close_table(self, id: str) -> None:
        """Take a table that cannot be played on out of lists, clocks and bot jobs. Its entries stay."""
        t, j = schema.tables, schema.jobs
        await self._do(
            update(t).where(t.c.id == id).values(status="over", deadline=None), delete(j).where(j.c.table_id == id)
        )

    async def entries(self, table_id: str, after: int = 0) -> list[EntryRow]:
        e = schema.entries.c
        query = select(e.seq, e.request_id, e.at, e.body).where(e.table_id == table_id, e.seq > after).order_by(e.seq)
        return [EntryRow(row.seq, row.request_id, row.at, row.body) for row in await self.all(query)]

    async def append(self, entry: Append) -> bool:
        """True when the entry is stored; False if there is one with its number or its request already."""
        return await self._writer.append(entry)

    async def public_tables(self, wanted: Wanted, *, limit: int, skip: int = 0) -> list[Listed]:
        """Public tables, open ones first."""
        return await self._listed(public_tables(wanted).limit(limit).offset(skip))

    async def open_tables_of(self, person: str, since: int) -> int:
        """How many tables of a host are in the lobby and have not begun."""
        row = await self.first(open_tables_of(person, since))
        return 0 if row is None else int(row[0])

    async def tables_of(self, person: str, *, limit: int, since: int = 0) -> list[Listed]:
        """Tables that are not over and that the person has opened, or has sat down at."""
        query = _unfinished_of(person).where(schema.tables.c.updated >= since)
        return await self._listed(query.limit(limit))

    async def begun_tables_of(self, person: str, *, limit: int, skip: int) -> list[Listed]:
        """Tables that are not over, that the person has opened or has sat down at, and where somebody has sat down."""
        return await self._listed(_unfinished_of(person).where(_LAST.is_not(None)).limit(limit).offset(skip))

    async def _listed(self, query: Select[Any]) -> list[Listed]:
        rows = await self.all(query)
        return [Listed(row.id, row.rematch, row.listing if row.listed_seq == row.last else None) for row in rows]

    async def store_listings(self, listings: list[tuple[str, int, str]]) -> None:
        """Store listings of tables: id, number of the entry it was made after, and text. A newer one stays."""
        t = schema.tables
        older = or_(t.c.listed_seq.is_(None), t.c.listed_seq < bindparam("seq"))
        statement = update(t).where(t.c.id == bindparam("of"), older)
        statement = statement.values(listing=bindparam("new_listing"), listed_seq=bindparam("seq"))
        if listings:
            async with self.engine.begin() as connection:
                rows = [{"of": id, "seq": seq, "new_listing": listing} for id, seq, listing in listings]
                await connection.execute(statement, rows)

    async def overdue(self, now: int) -> list[str]:
        t = schema.tables.c
        return [row[0] for row in await self.all(select(t.id).where(t.deadline <= now).limit(50))]

    # ------------------------------------------------------------ bot jobs

    async def lease_jobs(self, now: int, limit: int = 20) -> list[tuple[str, int]]:
        """Take over bot jobs whose node has gone silent, those first that have been free the longest."""
        j = schema.jobs
        free = select(j.c.table_id, j.c.seat).where(j.c.leased_until < now).order_by(j.c.leased_until).limit(limit)
        async with self.engine.begin() as connection:
            found = [(r[0], r[1]) for r in await connection.execute(free.with_for_update(skip_locked=True))]
            for table_id, seat in found:
                mine = update(j).where(j.c.table_id == table_id, j.c.seat == seat)
                await connection.execute(mine.values(node=self.node, leased_until=now + self._lease_ms))
        return found

    async def renew_leases(self, now: int, jobs: Collection[tuple[str, int]]) -> None:
        """Renew the leases of these jobs, as far as they are still this node's."""
        j = schema.jobs
        mine = update(j).where(j.c.node == self.node, j.c.table_id == bindparam("of"), j.c.seat == bindparam("for"))
        if jobs:
            async with self.engine.begin() as connection:
                rows = [{"of": table_id, "for": seat} for table_id, seat in sorted(jobs)]
                await connection.execute(mine.values(leased_until=now + self._lease_ms), rows)

    async def put_off_job(self, table_id: str, seat: int, until: int) -> None:
        """Let no node take this job before then, if it is still this node's."""
        j = schema.jobs
        mine = update(j).where(j.c.node == self.node, j.c.table_id == table_id, j.c.seat == seat)
        await self._do(mine.values(leased_until=until))

    async def drop_job(self, table_id: str, seat: int) -> None:
        """Delete this job, if it is still this node's."""
        j = schema.jobs
        await self._do(delete(j).where(j.c.node == self.node, j.c.table_id == table_id, j.c.seat == seat))

    async def release_jobs(self) -> None:
        """End the leases of all jobs of this node, so that others take them at once."""
        await self._do(update(schema.jobs).where(schema.jobs.c.node == self.node).values(leased_until=0))

    # ------------------------------------------------------------ chat

    async def add_chat(self, table_id: str, person: str, seat: int | None, name: str, text: str, at: int) -> int:
        row = {"table_id": table_id, "person_id": person, "seat": seat, "name": name, "text": text, "at": at}
        async with self.engine.begin() as connection:
            result = await connection.execute(insert(schema.chat).values(**row).returning(schema.chat.c.id))
            return int(result.scalar_one())

    async def chat(self, table_id: str, *, after: int = 0, last: int = 50) -> list[Row[Any]]:
        c = schema.chat.c
        query = select(schema.chat).where(c.table_id == table_id, c.id > after).order_by(c.id.desc()).limit(last)
        return (await self.all(query))[::-1]

    # ------------------------------------------------------------ people

    async def add_person(self, id: str, name: str, created: int) -> None:
        await self._do(insert(schema.people).values(id=id, name=name, sessions=0, created=created))

    async def person(self, id: str) -> Row[Any] | None:
        return await self.first(select(schema.people).where(schema.people.c.id == id))

    async def people_seen(self, ids: list[str], now: int) -> None:
        """Store that these people were here now."""
        p = schema.people
        for first in range(0, len(ids), MANY):
            await self._do(update(p).where(p.c.id.in_(ids[first : first + MANY])).values(seen=now))

    async def person_called(self, kept_name: str) -> Row[Any] | None:
        return await self.first(select(schema.people).where(schema.people.c.kept_name == kept_name))

    async def change_person(self, id: str, **values: Any) -> bool:
        """Change columns of a person; False if `kept_name` belongs to somebody else."""
        try:
            await self._do(update(schema.people).where(schema.people.c.id == id).values(**values))
        except IntegrityError:
            return False
        return True

    async def keep_person(self, id: str, **values: Any) -> bool:
        """Keep the name of a guest; False if it is kept already, or `kept_name` belongs to somebody else."""
        p = schema.people
        try:
            async with self.engine.begin() as connection:
                first = update(p).where(p.c.id == id, p.c.passphrase_hash.is_(None)).values(**values)
                return (await connection.execute(first)).rowcount > 0
        except IntegrityError:
            return False

    async def recover_person(self, id: str, used: str, **values: Any) -> bool:
        """Change columns of a person who still has this recovery key; False if it was used meanwhile."""
        p = schema.people
        async with self.engine.begin() as connection:
            first = update(p).where(p.c.id == id, p.c.recovery_hash == used).values(**values)
            return (await connection.execute(first)).rowcount > 0

    async def is_like_kept(self, look: str, person: str) -> bool:
        """Whether somebody else has kept a name that looks so."""
        p = schema.people.c
        return await self.first(select(p.id).where(p.look == look, p.id != person)) is not None

    # ------------------------------------------------------------ uploaded records

    async def add_record(self, id: str, person: str, body: str, created: int) -> None:
        row = {"id": id, "person_id": person, "body": body, "created": created, "bytes": len(body.encode())}
        await self._do(insert(schema.records).values(**row))

    async def same_record(self, person: str, body: str) -> str | None:
        """The id of the same record, if the person has uploaded it before."""
        r = schema.records.c
        row = await self.first(select(r.id).where(r.person_id == person, r.body == body))
        return None if row is None else str(row[0])

    async def records_of(self, person: str) -> tuple[int, int]:
        """How many records a person has brought along, and how many bytes they have together."""
        r = schema.records.c
        sizes = [row[0] for row in await self.all(select(r.bytes).where(r.person_id == person))]
        return len(sizes), sum(sizes)

    async def record(self, id: str) -> str | None:
        row = await self.first(select(schema.records.c.body).where(schema.records.c.id == id))
        return None if row is None else str(row[0])
