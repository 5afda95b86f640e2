"""Rulings where the printed rules are silent or differ: SL-10."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.chance import scripted
from rivertable.games.stone_layer.reasons import Reason
from rivertable.games.stone_layer.rules.tokens import tokens_for
from rivertable.games.stone_layer.rules.turn import draw_for_start, open_step_one
from rivertable.games.stone_layer.setup import setup
from rivertable.games.stone_layer.state import EXCHANGE, OVER, PICK_TILE, RELEASE, REPORT_SET, USED
from rivertable.games.stone_layer.tables import FIVES, STONE_IDS, TILE_IDS
from tests.games.stone_layer.builder import (
    A,
    B,
    C,
    asked,
    falls,
    heights,
    legal,
    play,
    points,
    referee_why_not,
    report,
    stays,
    stone_layer,
    supplies,
    tiles_at,
    tokens_at,
    why_not,
)


def test_sl_10_1_four_five_point_tokens() -> None:
    assert FIVES == 4


def test_sl_10_1_a_player_can_own_two_of_them_when_15_points_win() -> None:
    s = stays(stone_layer(points_to_win="15").golden(A, 5, fives=1).tokens(1, 14).height(0, 5).attempt("t_s_1"))
    assert (s.fives[A], s.bank, points(s)[A]) == (2, 2, 10)


def test_sl_10_2_the_toppling_player_s_tokens_return_to_the_supply() -> None:
    s = falls(stone_layer().height(0, 2).tokens(0, 2).attempt("t_s_1"), 0)
    assert (supplies(s)[A], tokens_at(s, 0)) == (19, [0, 0])


def test_sl_10_3_so_do_those_of_another_player_who_caused_it() -> None:
    s = falls(stone_layer(3).height(1, 2).tokens(1, 0, 0, 2).attempt("t_s_1"), 1, cause=C)
    assert (supplies(s)[C], points(s)) == (19, [0, 0, 0])


def test_sl_10_4_the_base_stone_is_not_counted() -> None:
    assert (tokens_for(3), tokens_for(4)) == (1, 2)


def alternative(first: str) -> Any:
    s: Any = stone_layer(alternative_start=True).s
    with scripted(0, 1, TILE_IDS.index(first)):
        setup(s, 2)
    return s


def test_sl_10_5_the_four_tiles_are_used_tiles() -> None:
    s = alternative("t_s_1")
    while s.step != PICK_TILE:
        if s.step == REPORT_SET:
            report(s, "set")
        else:
            play(s, B, asked(s)[0])
    assert (tiles_at(s, USED), s.deck_count) == (4, 26)


def test_sl_10_6_the_first_player_chooses_size_and_stone() -> None:
    s = alternative("t_sml_1")
    assert asked(s) == legal(s, B) == ["pick_size(small)", "pick_size(medium)", "pick_size(large)"]


def test_sl_10_7_steps_are_counted_from_where_the_last_ended() -> None:
    s = alternative("t_s_4")
    s.tile_at[s.tile] = USED
    with scripted(2):  # t_s_3: t_s_4 is gone
        draw_for_start(s)
    assert s.marker == (4 + 3) % 6


@pytest.mark.parametrize("foul", ["leaned", "touched"])
def test_sl_10_8_a_stone_placed_with_a_foul_stays_and_counts(foul: str) -> None:
    assert heights(stays(stone_layer().height(0, 2).attempt("t_s_1"), foul))[0] == 3


def test_sl_10_9_the_new_stone_alone_slides_off_the_stack_has_partly_fallen() -> None:
    s = report(stone_layer().height(0, 2).tokens(0, 0, 1).attempt("t_s_1"), "no_fall", "slipped")
    assert (heights(s)[0], points(s)) == (0, [0, 1])


def test_sl_10_10_another_stack_toppled_before_placing() -> None:
    s = stays(falls(stone_layer().height(2, 2).attempt("t_s_1"), 2))
    assert (heights(s)[0], tokens_at(s, 0)) == (1, [0, 0])


def test_sl_10_11_the_marker_stays_after_a_collapse_while_lifting() -> None:
    s = stone_layer().tops("M", "S", "S", "L", "-", "S").marker(1).lift("t_l_4", 3)
    assert falls(s, 3, lifting=True).marker == 1


def test_sl_10_12_the_source_is_never_the_marker_s_stack() -> None:
    position = stone_layer().tops("S", "S", "S", "L", "-", "S").marker(1).tiles("t_s_1", "t_m_1")
    s = play(position.choosing(), A, "pick_tile(1)")
    assert why_not(s, A, "pick_source(2)") is Reason.SOURCE_IS_TARGET


def test_sl_10_13_five_new_tiles_when_none_fits_though_the_river_has_stones() -> None:
    s = stone_layer().stack(5, *(id for id in STONE_IDS if id[0] == "l")).tiles("t_l_1").choosing()
    assert (s.face_up_count, tiles_at(s, USED)) == (5, 1)


def test_sl_10_14_a_size_only_on_stacks_is_not_available_while_the_river_has_any_stone() -> None:
    position = stone_layer().stack(5, *(id for id in STONE_IDS if id[0] == "l")).tiles("t_sl_1", "t_s_1")
    s = play(position.choosing(), A, "pick_tile(1)")
    assert why_not(s, A, "pick_size(large)") is Reason.NOT_ASKED_NOW  # small was the only size left
    assert s.wanted == 0


def test_sl_10_15_nothing_playable_at_all_skips_the_turn() -> None:
    """All stones are on the marker's stack."""
    s: Any = stone_layer().stack(2, *STONE_IDS).marker(2).tiles("t_s_1", "t_m_1", "t_l_1").s
    open_step_one(s)
    assert (s.current, s.marker, asked(s)) == (B, 3, ["pick_tile(3)"])


def test_sl_10_16_tokens_at_a_stack_emptied_by_lifting_stay() -> None:
    s = stays(stone_layer().tops("M", "S", "S", "L", "-", "S").tokens(3, 1, 2).marker(0).lift("t_l_1", 3))
    assert (heights(s)[3], tokens_at(s, 3)) == (0, [1, 2])


def test_sl_10_17_bonus_tokens_are_always_laid() -> None:
    s = stays(stone_layer().height(0, 4).attempt("t_s_1"))
    assert (tokens_at(s, 0)[A], s.current) == (3, B)


def test_sl_10_18_the_exchange_is_automatic_when_needed() -> None:
    s = stays(stone_layer().golden(A, 6).tokens(1, 13).attempt("t_s_1"))
    assert (s.fives[A], supplies(s)[A], s.step != EXCHANGE) == (1, 4, True)


def test_sl_10_19_the_first_event_that_brings_ten_decides() -> None:
    position = stone_layer(3).golden(B, 9).golden(C, 9).height(1, 1).height(2, 1)
    s = falls(position.tokens(1, 0, 1).tokens(2, 0, 0, 5).attempt("t_s_1"), 1)
    assert (s.step, points(s)) == (OVER, [0, 10, 9])


def test_sl_10_20_several_stacks_in_one_event_are_paid_together() -> None:
    position = stone_layer(3).golden(B, 9).golden(C, 9).height(1, 1).height(2, 1)
    s = falls(position.tokens(1, 0, 1).tokens(2, 0, 0, 5).attempt("t_s_1"), 1, 2)
    assert (s.step, points(s)) == (OVER, [0, 10, 14])


def test_sl_10_21_and_sl_10_22_both_fouls_bar_tokens() -> None:
    s = stays(stone_layer().attempt("t_s_1"), "touched", "leaned")
    assert (heights(s)[0], tokens_at(s, 0)) == (1, [0, 0])


def test_sl_10_24_tokens_are_laid_only_when_all_is_reported() -> None:
    s = report(stone_layer().attempt("t_s_1"), "no_fall", "on_top")
    assert tokens_at(s, 0) == [0, 0]


def test_sl_10_25_a_short_deck_is_dealt_out_first() -> None:
    s: Any = stone_layer().s
    for tile in range(3, len(TILE_IDS)):
        s.tile_at[tile] = USED
    s.deck_count = 3
    open_step_one(s)
    assert (set(s.face_up[:3]), s.deck_count) == ({0, 1, 2}, 30)


def test_sl_10_26_the_target_knocked_over_before_release() -> None:
    s = falls(stone_layer().height(0, 2).attempt("t_s_2", "s04"), 0)
    assert (s.in_river[STONE_IDS.index("s04")], s.marker, s.current) == (1, 2, B)


def test_sl_10_27_stones_that_still_stand_go_to_the_river_too() -> None:
    s = falls(stone_layer().height(3, 4).attempt("t_s_1"), 3)
    assert (heights(s)[3], s.river_count) == (0, 36)  # one stone is in the hand


def test_sl_10_28_a_player_cannot_give_up_an_attempt() -> None:
    s = play(stone_layer().tiles("t_s_1", "t_m_1").choosing(), A, "pick_tile(1)", "pick_stone(s01)")
    assert (s.step, asked(s)) == (RELEASE, ["release"])


def test_sl_10_29_the_source_falls_after_the_stone_has_left_it() -> None:
    s = stone_layer().tops("M", "S", "S", "L", "-", "S").height(3, 0).marker(1).lift("t_m_1", 0)
    stays(falls(s, 0))
    assert (heights(s)[0], heights(s)[1], tokens_at(s, 1), s.marker) == (0, 2, [0, 0], 2)


def test_sl_10_29_nothing_is_left_to_fall_of_a_source_of_one_stone() -> None:
    s = stone_layer().tops("M", "S", "S", "L", "-", "S").marker(1).lift("t_l_1", 3)
    assert referee_why_not(s, "fell(4)") is Reason.STACK_CANNOT_FALL


def test_sl_10_30_a_stone_slips_off_a_bare_base_stone_with_tokens_beside_it() -> None:
    s = report(stone_layer().tokens(0, 1, 2).attempt("t_s_1"), "no_fall", "slipped")
    assert (points(s), supplies(s)[A]) == ([0, 2], 19)
