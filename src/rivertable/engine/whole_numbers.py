"""Whole numbers that people give: Python's and NumPy's alike."""

from __future__ import annotations

from operator import index
from typing import Any

from rivertable.engine.errors import OptionError


def whole_number(given: Any) -> int | None:
    """The number as an int; None for anything else, such as 2.0, "2" or True."""
    if isinstance(given, bool):
        return None
    try:
        return index(given)
    except TypeError:
        return None


def count_from_one(what: str, given: Any) -> int:
    """How many of something, as an int; OptionError unless it is a whole number from 1."""
    number = whole_number(given)
    if number is None or number < 1:
        raise OptionError(f"{what} is a whole number from 1, not {given!r}")
    return number
