"""Ids of people, tables and records: random texts that nobody can guess."""

from __future__ import annotations

import re
import secrets


def new_id() -> str:
    """A new id with 96 random bits."""
    return secrets.token_urlsafe(12)


def is_id(text: str) -> bool:
    """Whether a text can be an id at all; any other text is not looked up in the database."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,32}", text) is not None
