"""How many records a person has brought along is counted."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index(op.f("ix_records_person_id"), "records", ["person_id"], unique=False)
