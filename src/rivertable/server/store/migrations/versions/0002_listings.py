"""Lists are shown without loading the tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listing", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("listed_seq", sa.Integer(), nullable=True))
