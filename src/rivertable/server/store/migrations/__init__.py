"""The steps from one version of the database to the next, carried out by Alembic when the server starts."""

from __future__ import annotations

import functools
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

LOCK = 7240651  # any number: nodes that start together migrate one after the other


def migrate(connection: Connection) -> None:
    """Bring the database to the present version; nothing happens if it is there already."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = _configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@functools.cache
def versions() -> frozenset[str]:
    """The versions that a database can have and that this release can read."""
    return frozenset(step.revision for step in ScriptDirectory.from_config(_configuration()).walk_revisions())


def _configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
