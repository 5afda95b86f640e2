"""Limits: when people were last here, how much they have brought along, who opened which table and how many seats are free there,
whom people do not want to hear, and what they have reported."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    is_postgres = op.get_bind().dialect.name == "postgresql"
    op.add_column("people", sa.Column("seen", sa.BigInteger(), nullable=True))
    op.execute(sa.text("UPDATE people SET seen = :now").bindparams(now=int(time.time() * 1000)))
    op.create_index("ix_people_kept_name_seen", "people", ["kept_name", "seen"], unique=False)

    op.add_column("records", sa.Column("bytes", sa.Integer(), nullable=True))
    op.execute(f"UPDATE records SET bytes = {'octet_length(body)' if is_postgres else 'length(CAST(body AS BLOB))'}")

    op.add_column("tables", sa.Column("host", sa.String(length=22), nullable=True))
    op.add_column("tables", sa.Column("seats", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("free", sa.Integer(), nullable=True))
    host = "CAST(spec AS json) ->> 'host'" if is_postgres else "json_extract(spec, '$.host')"
    op.execute(f"UPDATE tables SET host = {host}")
    op.create_index("ix_tables_host_status", "tables", ["host", "status"], unique=False)
    op.create_index(op.f("ix_sittings_table_id"), "sittings", ["table_id"], unique=False)

    op.create_table(
        "blocks",
        sa.Column("person_id", sa.String(length=22), nullable=False),
        sa.Column("blocked_id", sa.String(length=22), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.PrimaryKeyConstraint("person_id", "blocked_id"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("reporter_id", sa.String(length=22), nullable=False),
        sa.Column("reported_id", sa.String(length=22), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
