"""The worked examples of SL-9, with the same numbers."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.chance import scripted
from rivertable.games.stone_layer.rules.tiles import reveal_tiles
from rivertable.games.stone_layer.rules.tokens import tokens_at_stacks, tokens_for
from rivertable.games.stone_layer.rules.turn import move_marker
from rivertable.games.stone_layer.scoring import standing
from rivertable.games.stone_layer.setup import conserved, setup
from rivertable.games.stone_layer.state import FACE_UP, IN_DECK, OVER, PICK_TILE, REPORT_SET, USED, State
from rivertable.games.stone_layer.tables import TILE_IDS
from tests.games.stone_layer.builder import (
    A,
    B,
    C,
    asked,
    falls,
    heights,
    play,
    points,
    random_game,
    report,
    stays,
    stone_layer,
    supplies,
    tiles_at,
    tokens_at,
)


def test_sl_9_1_tokens_for_heights_1_to_8() -> None:
    assert [tokens_for(height) for height in range(1, 9)] == [1, 1, 1, 2, 3, 4, 4, 4]


@pytest.mark.parametrize(("marker", "steps", "to"), [(4, 3, 1), (0, 5, 5)])
def test_sl_9_2_and_sl_2_6_the_marker_goes_round_clockwise(marker: int, steps: int, to: int) -> None:
    s = stone_layer().marker(marker).choosing()
    move_marker(s, steps)
    assert s.marker == to


def test_sl_9_3_b_topples_stack_2() -> None:
    s = falls(stone_layer(3).height(2, 3).tokens(2, 3, 2).marker(2).turn(B).attempt("t_s_1"), 2)
    assert (points(s), supplies(s), tokens_at(s, 2), s.marker) == ([3, 0, 0], [16, 19, 19], [0, 0, 0], 3)


def test_sl_9_4_most_points_win() -> None:
    s = stone_layer(3).golden(A, 8).golden(C, 9).height(0, 2).tokens(0, 3, 0, 1).turn(B).attempt("t_s_1")
    falls(s, 0)
    assert (points(s), s.step, winners(s)) == ([11, 0, 10], OVER, [A])


@pytest.mark.parametrize(("left", "won"), [((4, 5), [C]), ((5, 5), [A, C])])
def test_sl_9_5_ties_are_broken_by_tokens_at_stacks(left: tuple[int, int], won: list[int]) -> None:
    position = stone_layer(3).golden(A, 8).golden(C, 9).height(0, 2).tokens(0, 2, 0, 1)
    s = falls(position.height(1, 2).tokens(1, left[0], 0, left[1]).turn(B).attempt("t_s_1"), 0)
    assert (points(s), winners(s)) == ([10, 0, 10], won)


def test_sl_9_6_c_knocks_over_a_stack_in_a_s_turn() -> None:
    s = stone_layer(3).height(3, 2).tokens(3, 2, 1, 3).attempt("t_s_1")
    stays(falls(s, 3, cause=C))
    assert (points(s), supplies(s)[C], tokens_at(s, 0)) == ([2, 1, 0], 19, [1, 0, 0])


def test_sl_9_7_one_event_of_two_stacks() -> None:
    s = stone_layer().height(0, 2).height(3, 2).tokens(0, 2, 1).tokens(3, 1).turn(B).marker(5).attempt("t_s_1")
    falls(s, 0, 3)
    assert (points(s), supplies(s)) == ([3, 0], [16, 19])


def test_sl_9_8_the_exchange() -> None:
    s = stays(stone_layer().golden(A, 7).tokens(1, 6).tokens(2, 5).height(0, 5).attempt("t_s_1"))
    assert (s.supply[A], tokens_at_stacks(s, A), s.golden[A], s.fives[A], points(s)[A]) == (2, 15, 2, 1, 7)


def test_sl_9_9_supply_too_small_and_no_exchange() -> None:
    s = stays(stone_layer().golden(A, 4).tokens(1, 7).tokens(2, 6).height(0, 5).attempt("t_s_1"))
    assert (s.supply[A], tokens_at(s, 0)[A]) == (0, 2)


def test_sl_9_10_a_leaning_stone_counts_for_the_height() -> None:
    s = stays(stone_layer().height(0, 3).attempt("t_s_5"), "leaned")
    assert (heights(s)[0], tokens_at(s, 0)) == (4, [0, 0])
    s.marker = 0
    play(s, B, "pick_tile(2)", "pick_size(small)", "pick_stone(s02)", "release")
    assert tokens_at(stays(s), 0) == [0, 3]


def test_sl_9_11_the_alternative_start() -> None:
    s: Any = stone_layer(alternative_start=True).s
    wanted = ["t_s_2", "t_m_5", "t_l_3", "t_sml_1"]
    left = list(TILE_IDS)
    draws = []
    for tile in wanted:
        draws.append(left.index(tile))
        left.remove(tile)
    with scripted(0, 0, *draws, *[0] * 5):
        setup(s, 2)
        while s.step != PICK_TILE:
            if s.step == REPORT_SET:
                report(s, "set")
            else:
                play(s, A, asked(s)[0])
    assert (heights(s), s.marker, s.river_count) == ([0, 1, 1, 0, 1, 1], 5, 33)
    assert (s.deck_count, s.face_up_count, tiles_at(s, USED)) == (26, 5, 4)


def test_sl_9_12_normal_start_the_tiles_are_used_up_after_35_turns() -> None:
    s: Any = stone_layer().s
    for _ in range(7):
        reveal_tiles(s)
        use_all(s)
    assert (s.deck_count, tiles_at(s, USED)) == (0, 35)
    reveal_tiles(s)
    assert (s.deck_count, tiles_at(s, FACE_UP), tiles_at(s, USED)) == (30, 5, 0)


def test_sl_9_12_alternative_start_the_last_tile_is_revealed_before_the_shuffle() -> None:
    s: Any = stone_layer().s
    for tile in range(4):
        s.tile_at[tile] = USED
    s.deck_count = 31
    for _ in range(6):
        reveal_tiles(s)
        use_all(s)
    last = next(tile for tile in range(35) if s.tile_at[tile] == IN_DECK)
    reveal_tiles(s)
    assert (s.face_up[0], s.deck_count, tiles_at(s, USED)) == (last, 30, 0)


def test_sl_9_13_what_is_playable_with_an_empty_river() -> None:
    position = stone_layer().tops("M", "S", "S", "L", "-", "S").marker(0).tiles("t_m_1", "t_sm_1", "t_l_1")
    assert asked(position.choosing()) == ["pick_tile(2)", "pick_tile(3)"]


def test_sl_9_13_size_and_source_follow() -> None:
    position = stone_layer().tops("M", "S", "S", "L", "-", "S").marker(0).tiles("t_m_1", "t_sm_1", "t_l_1")
    s = play(position.choosing(), A, "pick_tile(2)")
    assert asked(s) == ["pick_source(2)", "pick_source(3)", "pick_source(6)"]
    position = stone_layer().tops("M", "S", "S", "L", "-", "S").marker(0).tiles("t_m_1", "t_sm_1", "t_l_1")
    assert play(position.choosing(), A, "pick_tile(3)").source == 3


def test_sl_9_14_the_source_falls_while_lifting() -> None:
    s = stone_layer().tops("M", "S", "S", "L", "-", "S").tokens(3, 1, 4).marker(0).lift("t_l_1", 3)
    falls(s, 3, lifting=True)
    assert (points(s), supplies(s)[A], heights(s)[3], s.river_count, s.marker, s.current) == ([0, 4], 19, 0, 1, 0, B)


def test_sl_9_15_slipped_on_stack_5() -> None:
    s = stone_layer(3).height(5, 2).tokens(5, 0, 0, 2).marker(5).attempt("t_s_1")
    report(s, "no_fall", "slipped")
    assert (points(s), s.river_count) == ([0, 0, 2], 37)


def test_sl_9_16_a_stack_knocked_over_while_carrying() -> None:
    s = stone_layer().height(1, 2).tokens(1, 0, 2).marker(4).attempt("t_s_1")
    stays(falls(s, 1))
    assert (points(s), heights(s)[4], tokens_at(s, 4), s.marker) == ([0, 2], 1, [0, 0], 5)


@pytest.mark.parametrize("number", range(4))
def test_sl_9_17_invariants_hold_to_the_end(number: int) -> None:
    s = random_game(number, 3)
    out = [0] * 16
    sums = out[: conserved(s, out)]
    assert sums == [(1 << 37) - 1, 0, 35, 0, 0, 4, 19, 19, 19]


def use_all(s: State) -> None:
    """Every face-up tile is played."""
    for tile in range(len(TILE_IDS)):
        if s.tile_at[tile] == FACE_UP:
            s.tile_at[tile] = USED
    s.face_up_count = 0


def winners(s: State) -> list[int]:
    best = max(standing(s, seat) for seat in range(s.players))
    return [seat for seat in range(s.players) if standing(s, seat) == best]
