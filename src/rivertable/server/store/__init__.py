"""What is kept, and where: SQLite by default, PostgreSQL for many nodes. Only this package knows the database."""

from rivertable.server.store.base import Store
from rivertable.server.store.open import open_store

__all__ = ["Store", "open_store"]
