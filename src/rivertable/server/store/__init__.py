"""The database: SQLite by default, PostgreSQL for many nodes. No other package uses it directly."""

from rivertable.server.store.base import Store
from rivertable.server.store.open import open_store

__all__ = ["Store", "open_store"]
