"""The tables of the database. A table of the game is an append-only list of entries; all else can be made from it,
or is about people."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

AnyColumn = Column[Any]

metadata = MetaData(
    naming_convention={"uq": "uq_%(table_name)s_%(column_0_name)s", "ix": "ix_%(table_name)s_%(column_0_name)s"}
)

meta = Table("meta", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", Text, nullable=False),
    Column("kept_name", Text, unique=True),  # folded; null without a passphrase
    Column("look", Text, unique=True, index=True),  # of the kept name: nobody else appears under one like it
    Column("passphrase_hash", Text),
    Column("recovery_hash", Text),
    Column("sessions", Integer, nullable=False),  # the version of valid cookies; raised to sign everybody out
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, default=lambda: int(time.time() * 1000)),  # when they were last here, to the hour
    Index("ix_people_kept_name_seen", "kept_name", "seen"),
)

sessions = Table(
    "sessions",  # who is signed in in which browser, until when
    metadata,
    Column("digest", String(64), primary_key=True),  # of the secret in the cookie
    Column("person_id", String(22), ForeignKey("people.id"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("spec", Text, nullable=False),  # JSON: TableSpec, never changed
    Column("created", BigInteger, nullable=False),
    # what follows is a summary of the entries, for lists
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("deadline", BigInteger),  # when a clock runs out
    Column("updated", BigInteger, nullable=False),
    Column("rematch", String(22)),
    Column("listing", Text),  # JSON: TableInfo as its own people see it
    Column("listed_seq", Integer),  # the entry it was made after: without later ones it is true
    Column("host", String(22)),
    Column("seats", Integer),  # null where it was not counted yet
    Column("free", Integer),  # seats
    Index("ix_tables_public_status", "public", "status"),
    Index("ix_tables_host_status", "host", "status"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("request_id", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON: an entry of server/table/entries.py
    UniqueConstraint("table_id", "request_id"),
)

sittings = Table(
    "sittings",  # whose table it is: of those who have sat down there, and of who opened it
    metadata,
    Column("person_id", String(22), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True, index=True),
)

jobs = Table(
    "jobs",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("node", String(16), nullable=False),
    Column("leased_until", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(22), ForeignKey("tables.id"), nullable=False, index=True),
    Column("person_id", String(22), nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",  # whose lines a person does not read
    metadata,
    Column("person_id", String(22), ForeignKey("people.id"), primary_key=True),
    Column("blocked_id", String(22), primary_key=True),
    Column("name", Text, nullable=False),  # as it was read
)

reports = Table(
    "reports",  # lines of the chat that somebody wants the operator to see
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(22), nullable=False),
    Column("reporter_id", String(22), nullable=False),
    Column("reported_id", String(22), nullable=False),
    Column("text", Text, nullable=False),  # of the line
    Column("why", Text, nullable=False),
    Column("done", Boolean, nullable=False, default=False),
)

codes = Table(
    "codes",  # short names of open tables, for a while
    metadata,
    Column("code", String(6), primary_key=True),
    Column("table_id", String(22), ForeignKey("tables.id"), nullable=False, unique=True),
    Column("until", BigInteger, nullable=False, index=True),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON: Result
)

RATING_KINDS = ("people", "bots")  # of matches among people alone, and of matches with bots

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("kind", String(6), primary_key=True),  # of RATING_KINDS
    Column("player", String(40), primary_key=True),  # a person's id, or bot:<level>
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person_id", String(22), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("bytes", Integer),  # of the body
)
