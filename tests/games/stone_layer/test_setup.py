"""Components and setup: SL-1.1, SL-2, SL-3."""

from __future__ import annotations

import io
from collections import Counter
from typing import Any

import pytest
from rich.console import Console

from rivertable.engine.chance import scripted
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.messages import catalogue
from rivertable.games.stone_layer import GAME
from rivertable.games.stone_layer.actions import RELEASED
from rivertable.games.stone_layer.prompts import decision
from rivertable.games.stone_layer.setup import setup
from rivertable.games.stone_layer.state import IN_DECK, PICK_TILE, REPORT_SET, USED
from rivertable.games.stone_layer.tables import DATA, SIZE_NAMES, STONE_IDS, TILE_IDS
from rivertable.games.stone_layer.terminal import draw
from rivertable.games.stone_layer.view import build
from tests.games.stone_layer.builder import asked, heights, play, points, previewed, report, supplies, tiles_at


def begun(players: int = 2, seed: int = 1, **options: Any) -> Any:
    return Match(load("stone_layer", players=players, **options), seed)._state


def test_sl_2_1_37_stones_in_three_sizes() -> None:
    assert Counter(stone.size for stone in DATA.stone) == {"small": 13, "medium": 12, "large": 12}


def test_sl_2_1_no_two_stones_are_alike() -> None:
    assert len({(*stone.extent_mm, stone.mass_g) for stone in DATA.stone}) == 37


def test_sl_2_2_six_base_stones_count_for_no_stack() -> None:
    assert (DATA.totals.base_stones, heights(begun())) == (6, [0] * 6)


def test_sl_2_3_every_set_of_sizes_with_every_number_of_steps_once() -> None:
    assert len({(tuple(tile.sizes), tile.steps) for tile in DATA.stone_tile}) == 7 * 5 == len(TILE_IDS)


def test_sl_2_4_nineteen_score_tokens_of_each_of_four_colours() -> None:
    assert (DATA.totals.score_tokens_per_colour, len(DATA.player_colours.ids)) == (19, 4)


def test_sl_2_5_four_five_point_tokens() -> None:
    assert DATA.totals.five_point_tokens == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sl_1_1_and_sl_3_1_the_same_for_two_three_and_four_players(players: int) -> None:
    s = begun(players)
    assert (s.river_count, [*s.river], heights(s)) == (37, [13, 12, 12], [0] * 6)


def test_sl_3_2_the_marker_stands_at_any_stack() -> None:
    assert {begun(seed=seed).marker for seed in range(60)} == set(range(6))


def test_sl_3_3_five_tiles_are_revealed_of_35() -> None:
    s = begun()
    assert (s.deck_count, s.face_up_count, tiles_at(s, IN_DECK)) == (30, 5, 30)


def test_sl_3_4_nineteen_tokens_each_no_points_and_a_bank_of_four() -> None:
    s = begun(3)
    assert (supplies(s), points(s), s.bank) == ([19] * 3, [0] * 3, 4)


def test_sl_3_5_any_player_may_be_the_first_and_is_in_turn() -> None:
    firsts = {(s.first, s.current) for s in (begun(3, seed) for seed in range(40))}
    assert firsts == {(0, 0), (1, 1), (2, 2)}


# ---------------------------------------------------------------- alternative start


def started(*tiles: str, marker: int = 0, **options: Any) -> tuple[Any, list[int]]:
    """The alternative start with its first tile drawn, first player 0; and what chance must say for the other tiles."""
    s: Any = load("stone_layer", alternative_start=True, **options).blank_state()
    left = list(TILE_IDS)
    draws = []
    for tile in tiles:
        draws.append(left.index(tile))
        left.remove(tile)
    with scripted(marker, 0, draws[0]):
        setup(s, 2)
    return s, draws[1:]


def set_first_stone(s: Any) -> None:
    """The smallest stone of the tile is set, and stands."""
    while s.step != REPORT_SET:
        play(s, s.current, asked(s)[0])


def test_sl_3_6_a_tile_moves_the_marker_and_a_stone_is_set_there() -> None:
    s, _ = started("t_sm_2", "t_l_5")
    assert (s.marker, s.current, s.face_up_count) == (2, 0, 0)


def test_sl_3_6_nobody_lays_tokens_and_the_referee_only_says_that_all_stand() -> None:
    s, draws = started("t_sm_2", "t_l_5")
    set_first_stone(s)
    assert asked(s) == ["report_set"]
    with scripted(draws[0]):
        report(s, "set")
    assert (heights(s), supplies(s), s.marker) == ([0, 0, 1, 0, 0, 0], [19, 19], 1)


def test_sl_3_6_with_real_stones_somebody_says_that_all_stand() -> None:
    s, draws = started("t_sm_2", "t_l_5", mode="companion")
    play(s, s.current, "pick_size(medium)")
    assert (asked(s), heights(s)) == (["report_set"], [0] * 6)
    question = catalogue(GAME.folder).render(decision(s, REFEREE_SEAT))
    assert question == "Alternative start: set a medium stone on stack 3. Does every stone stand?"
    with scripted(draws[0]):
        report(s, "set")
    assert (heights(s), s.marker) == ([0, 0, 1, 0, 0, 0], 1)


def test_sl_3_6_while_it_lasts_no_tile_is_called_taken_and_nothing_laid() -> None:
    s, _ = started("t_sm_2", "t_l_5")
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(draw(build(s, None), None, {0: "Anna", 1: "Ben"}, 100))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Stone tiles  not yet   chosen S/M +2" in text
    play(s, s.current, "pick_size(small)", "pick_stone(s01)")
    assert (build(s, None).stakes.lay, previewed(s, s.current, RELEASED)) == (0, {})


def test_sl_3_6_five_tiles_are_revealed_after_the_fourth_stone() -> None:
    match = Match(load("stone_layer", alternative_start=True), 5)
    while match._state.step != PICK_TILE:
        seat = match.to_act[0]
        match.act(seat, match.legal(seat)[0])
    s: Any = match._state
    assert (sum(heights(s)), s.face_up_count, s.deck_count, tiles_at(s, USED)) == (4, 5, 26, 4)


def test_stones_are_named_by_size() -> None:
    assert all(id[0] == stone.size[0] for id, stone in zip(STONE_IDS, DATA.stone, strict=True))
    assert SIZE_NAMES == ("small", "medium", "large")
