"""Recorded matches of a game as people read them: a line for each turn."""

from __future__ import annotations

import functools
from pathlib import Path

from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.engine.secrecy import Viewer

NAMES = {0: "Mara", 1: "Bram", 2: "Hedda", 3: "Otis", 4: "Ida", 5: "Kai"}
GAMES = Path(__file__).parent


@functools.cache
def played(game: str, record: str) -> Match:
    """The match of a record kept beside the game's tests; it is not to be changed."""
    return Record.load(GAMES / game / "records" / f"{record}.json").replay()


def lines(match: Match, viewer: Viewer) -> list[str]:
    return [match.say(turn.message, NAMES) for turn in match.turns(viewer)]


@functools.cache
def told(game: str, record: str, viewer: Viewer = None) -> list[str]:
    return lines(played(game, record), viewer)
