"""Alembic runs this file; the connection comes from `migrate`."""

from __future__ import annotations

from alembic import context

from rivertable.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
