"""The table drawn for a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import rivertable as rt
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.games.the_river import terminal
from rivertable.games.the_river.state import State
from rivertable.games.the_river.view import View, build
from tests.games.the_river.builder import known_to, the_river

NAMES = {0: "Ada", 1: "Ben", 2: "Cleo", 3: "Dan"}


def drawn(view: View, viewer: int | None, width: int = 100) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(terminal.draw(view, viewer, NAMES, width))
    return out.getvalue()


def table(s: State, viewer: int | None, width: int = 100) -> str:
    return drawn(build(known_to(s, viewer), viewer), viewer, width)


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_fit_the_width(players: int, width: int) -> None:
    match = Match(load("the_river", players=players), 6)
    bot = rt.bot("random", seed=3)
    while not match.is_over:
        view = match.view(match.to_act[0])
        assert isinstance(view, View)
        lines = drawn(view, match.to_act[0], width).splitlines()
        assert max(map(len, lines)) <= width
        assert len(lines) <= 30
        for _ in range(15):
            if not match.is_over:
                match.act(match.to_act[0], bot.choose(match, match.to_act[0]))


def test_the_board_winds() -> None:
    text = table(the_river().turn(0), 0)
    rows = [line for line in text.splitlines() if line.startswith(("→1 ", "↓8", "→9 "))]
    assert [row[0] for row in rows] == ["→", "↓", "→"]


def test_a_tile_shows_terrain_and_symbols() -> None:
    text = table(the_river().tiles(0, "forest_wb").island("meadow_gain_stone").turn(0), 0)
    assert "w⌂" in text
    assert "meadow +4 stone" in text


def test_pioneers_supplies_and_extras_are_seen_at_locations() -> None:
    text = table(the_river(players=3).at("wood", 1).turn(0), 0)
    assert "wood         ×10 2·" in text
    assert "clay         ×10 ·· +1" in text


def test_settled_pioneers_and_frames_are_marked() -> None:
    s = the_river().tiles(0, "forest_ww", "forest_ww", "forest_ww", "forest_wb", "forest_wb").settled(0, 5).turn(0)
    text = table(s, 0)
    assert "5● forest" in text
    assert "8▣" in text


def test_covered_values_are_not_drawn() -> None:
    s = the_river().built(1, "b28").tokens(1, 6).reserved(1, "b31").turn(0)
    assert "Grand Hotel" not in table(s, 0)
    assert "Grand Hotel" in table(s, 1)


def test_a_spectator_sees_every_board_in_full() -> None:
    text = table(the_river(players=3).turn(0), None)
    assert all(f"River board of {name}" in text for name in ("Ada", "Ben", "Cleo"))


def test_the_last_round_is_announced() -> None:
    s = the_river().turn(0)
    s.ending = 1
    assert "the last round" in table(s, 0)


@pytest.mark.parametrize("players", [2, 4])
def test_the_preliminary_turn_has_a_title(players: int) -> None:
    view = Match(load("the_river", players=players), 6).view(0)
    assert isinstance(view, View)
    assert "Preliminary turn" in drawn(view, 0)
