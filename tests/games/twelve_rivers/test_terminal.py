"""The drawn table: everything needed to decide is on it, and it fits."""

from __future__ import annotations

import pytest
from rich.console import Console

import rivertable as rt
from rivertable.games.twelve_rivers import terminal
from rivertable.games.twelve_rivers.view import View


def drawn(players: int, width: int, moves: int = 0, viewer: int | None = 0) -> str:
    match = rt.Match(rt.load("twelve_rivers", players=players), seed=4)
    bot = rt.bot("random", seed=4)
    for _ in range(moves):
        match.act(match.to_act[0], bot.choose(match, match.to_act[0]))
    console = Console(width=width, force_terminal=False, color_system=None)
    view = match.view(viewer)
    assert isinstance(view, View)
    with console.capture() as capture:
        console.print(terminal.draw(view, viewer, {seat: f"Player {seat + 1}" for seat in range(players)}, width))
    return capture.get()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100])
def test_it_fits(players: int, width: int) -> None:
    for moves in (0, 40, 90):
        assert max(map(len, drawn(players, width, moves).splitlines())) <= width


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_section_and_village_slot_is_drawn(players: int) -> None:
    text = drawn(players, 100)
    assert text.count("[ ]") == {2: 27, 3: 37, 4: 44}[players]


def test_fairies_lie_at_their_icons() -> None:
    assert drawn(2, 100).count("♣") == 2


def test_a_hidden_hand_is_only_counted() -> None:
    assert "6 hidden" in drawn(2, 100)


def test_a_spectator_sees_both_areas() -> None:
    assert drawn(2, 100, 20, None).count("Alpaca") == 2


def test_a_two_player_table_leaves_half_of_40_lines_to_the_question() -> None:
    for moves in (0, 40, 90):
        assert len(drawn(2, 100, moves).splitlines()) <= 22


def test_rivers_and_villagers_stand_side_by_side_where_there_is_room() -> None:
    side_by_side = [line for line in drawn(2, 100).splitlines() if line.startswith("r1 ")]
    assert "Track" in side_by_side[0]
    assert not any("Track" in line for line in drawn(4, 100).splitlines() if line.startswith("r1 "))
