"""Open tables have a short code for a while. Listings are made anew: they now say how the clock is set, and whether others
may watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("code"),
        sa.UniqueConstraint("table_id", name=op.f("uq_codes_table_id")),
    )
    op.create_index(op.f("ix_codes_until"), "codes", ["until"], unique=False)
    op.execute("UPDATE tables SET listing = NULL, listed_seq = NULL")
