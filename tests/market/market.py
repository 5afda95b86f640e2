"""A game with one of everything, for tests of the engine, bots and server: how it is found, and matches of it in a line or
two. The game that newcomers copy is another, and smaller: `tests/toy`.

match = market(seed=1)
play(match, "0 draw", "1 take(1)", "0 bid(2)")
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from rivertable.engine.components import Overlay
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.instance import instance
from rivertable.engine.match import Match
from tests.toy.toy import added

FOLDER = Path(__file__).parent / "fish_market"
SMALL = Overlay(
    "small.toml",
    """
[[fish]]
id = "herring"
count = 5
[[fish]]
id = "trout"
count = 3
[[fish]]
id = "pike"
count = 1
""",
)


@contextmanager
def registered() -> Iterator[None]:
    """Fish Market is one of the games while this is open."""
    with added(FOLDER):
        yield


def toy(players: int = 2, **options: Any) -> GameConfig:
    return load("fish_market", players=players, **options)


def market(seed: int | str = 1, players: int = 2, **options: Any) -> Match:
    return Match(toy(players, **options), seed)


def play(match: Match, *moves: str) -> Match:
    """Moves such as "0 draw", in order."""
    for move in moves:
        seat, text = move.split(maxsplit=1)
        match.act(int(seat), text)
    return match


def module(name: str) -> ModuleType:
    """A module of Fish Market as the interpreted instance runs it."""
    return sys.modules[f"{instance('fish_market').package}.{name}"]


# ---------------------------------------------------------------- moves and questions of the tests

# Seed 1: the market is herring, pike; seat 0 holds trout, herring; seat 1 holds herring, pike; herring is on top.
TO_BIDS = ("0 draw", "1 draw")
TWO_KNOWN = (
    ("0 take(1)", "1 draw", "0 bid(0)", "1 bid(0)")
    + ("0 sell(1)", "0 take(1)", "1 rest", "0 bid(0)", "1 bid(0)")
)  # fmt: skip  # seat 0 is to act and holds two cards that everybody has seen


def texts(match: Match, seat: int) -> list[str]:
    return [str(action) for action in match.legal(seat)]


def view(match: Match, viewer: int | None) -> Any:
    return match.view(viewer)
