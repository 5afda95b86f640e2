"""One suite for every game: `rivertable check`, on whole random games in all modes and on sampled positions."""

from __future__ import annotations

import os

import pytest

from rivertable.engine.conformance import ALL_MODES, check
from rivertable.engine.registry import games, header_of
from rivertable.engine.rule import Mode

LONG = os.environ.get("RIVERTABLE_LONG") == "1"
GAMES = 2000 if LONG else 50
VIEWER_STEPS = 20_000 if LONG else 500


def modes_of(game: str) -> tuple[Mode, ...]:
    """Bounds-checked code is compiled for this test alone: for every game in the long run, else for Riverside. What is out of
    bounds fails interpreted too, so the others miss little."""
    return ALL_MODES if LONG or game == "riverside" else (Mode.INTERPRETED, Mode.COMPILED)


def player_counts() -> list[tuple[str, int]]:
    headers = {game: header_of(game) for game in games()}
    return [(game, n) for game, h in headers.items() for n in range(h.players_min, h.players_max + 1)]


@pytest.mark.parametrize(("game", "players"), player_counts())
def test_whole_games_agree_in_every_mode(game: str, players: int) -> None:
    report = check(game, games=GAMES, viewer_steps=0, players=[players], modes=modes_of(game))
    assert report.failures == []


@pytest.mark.parametrize(("game", "players"), player_counts())
def test_sampled_positions_keep_every_promise(game: str, players: int) -> None:
    counts = [n for g, n in player_counts() if g == game]
    report = check(game, games=0, viewer_steps=VIEWER_STEPS // len(counts), players=[players], seed=players * 1000)
    assert report.failures == []
