"""Two ratings, among people and against bots; people are signed in by rows that end; and names are kept with what looks like them.

The ratings so far came from matches of both kinds: they go on as those against bots.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rivertable.server.names import look

revision = "0006"
down_revision = "0005"

OF_RATING = ("game", "player", "mean", "deviation", "games")


def upgrade() -> None:
    _split_ratings()
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=22), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_index(op.f("ix_sessions_person_id"), "sessions", ["person_id"], unique=False)
    op.create_index(op.f("ix_sessions_until"), "sessions", ["until"], unique=False)
    op.add_column("people", sa.Column("look", sa.Text(), nullable=True))
    op.create_index(op.f("ix_people_look"), "people", ["look"], unique=True)
    _find_looks()


def _split_ratings() -> None:
    op.rename_table("ratings", "ratings_before")
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=6), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "kind", "player"),
    )
    columns = ", ".join(OF_RATING)
    op.execute(f"INSERT INTO ratings (kind, {columns}) SELECT 'bots', {columns} FROM ratings_before")
    op.drop_table("ratings_before")


def _find_looks() -> None:
    """Of kept names that look alike the oldest is the one that others may not look like."""
    connection, taken = op.get_bind(), set()
    for id, name in connection.execute(
        sa.text("SELECT id, name FROM people WHERE kept_name IS NOT NULL ORDER BY created, id")
    ).all():
        if (seen := look(name)) not in taken:
            taken.add(seen)
            connection.execute(sa.text("UPDATE people SET look = :look WHERE id = :id"), {"look": seen, "id": id})
