"""Finds what somebody probably meant by a mistyped word."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

ALIKE = 0.6  # how similar two words must be, 0 to 1
SHORTEST = 3  # letters of a text that is looked for inside the others


def nearest(text: str, known: Iterable[str]) -> str | None:
    """The known text that is most like this one, in any case; None if none is."""
    near = all_near(text, known, 1)
    return near[0] if near else None


def all_near(text: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known texts that resemble this one or contain it, best first, at most `most`."""
    wanted, by_lower = text.strip().lower(), {each.lower(): each for each in known}
    inside = [each for each in by_lower if len(wanted) >= SHORTEST and wanted in each]
    near = difflib.get_close_matches(wanted, by_lower, most, ALIKE)
    return [by_lower[each] for each in dict.fromkeys([*near, *sorted(inside, key=len)])][:most]


def did_you_mean(text: str, known: Iterable[str]) -> str:
    """`; did you mean hard?`, to be put after what is wrong; empty if nothing known is like the text."""
    near = nearest(text, known)
    return f"; did you mean {near}?" if near else ""
