"""The course of a turn and what a player may choose: SL-4, SL-5."""

from __future__ import annotations

import pytest

from rivertable.engine.chance import scripted
from rivertable.games.stone_layer.reasons import Reason
from rivertable.games.stone_layer.rules.tokens import tokens_for
from rivertable.games.stone_layer.rules.turn import open_step_one
from rivertable.games.stone_layer.state import NONE, PICK_TILE, USED
from rivertable.games.stone_layer.tables import TILE_IDS
from tests.games.stone_layer.builder import (
    A,
    B,
    StoneLayer,
    asked,
    face_up,
    falls,
    heights,
    legal,
    play,
    stays,
    stone_layer,
    stones_on,
    supplies,
    tiles_at,
    tokens_at,
    why_not,
)

LARGE = [f"l{number:02}" for number in range(1, 13)]


def no_large() -> StoneLayer:
    """All large stones are on stack 5."""
    return stone_layer().stack(5, *LARGE)


def test_sl_4_1_unplayable_tiles_are_set_aside_for_five_new_ones() -> None:
    s = no_large().tiles("t_l_1", "t_l_2").choosing()
    assert (s.face_up_count, s.deck_count, tiles_at(s, USED)) == (5, 28, 2)


def test_sl_4_1_again_until_one_is_playable() -> None:
    position = no_large().tiles("t_l_1").s
    with scripted(10, 10, 10, 10, 0):  # t_l_2 to t_l_5 and t_s_1: without t_l_1 the deck has them at 10
        open_step_one(position)
    assert face_up(position) == ["t_l_2", "t_l_3", "t_l_4", "t_l_5", "t_s_1"]


def test_sl_4_2_tile_then_size_then_stone() -> None:
    s = stone_layer().tiles("t_sm_1", "t_s_1").choosing()
    questions = []
    for text in ("pick_tile(1)", "pick_size(medium)", "pick_stone(m03)"):
        questions.append(asked(s)[0].partition("(")[0])
        play(s, A, text)
    assert (questions, asked(s)) == (["pick_tile", "pick_size", "pick_stone"], ["release"])


def test_sl_4_3_one_attempt_then_the_report() -> None:
    s = stone_layer().attempt("t_s_1")
    assert "report_no_fall" in asked(s)


@pytest.mark.parametrize("how", ["success", "foul", "collapse"])
def test_sl_4_4_step_3_after_success_foul_or_collapse(how: str) -> None:
    s = stone_layer().marker(4).attempt("t_s_3")
    if how == "collapse":
        falls(s, 4)
    else:
        stays(s, *(["leaned"] if how == "foul" else []))
    assert (s.marker, s.current, s.tile_at[TILE_IDS.index("t_s_3")]) == (1, B, USED)


def test_sl_4_5_five_are_revealed_when_the_last_face_up_tile_is_used() -> None:
    s = stays(stone_layer().tiles("t_s_3").attempt("t_s_3"))
    assert (s.face_up_count, s.deck_count) == (5, 29)


def test_sl_4_5_a_short_deck_is_dealt_out_before_the_used_pile_is_shuffled() -> None:
    position = stone_layer().tiles("t_s_3")
    for tile in range(len(TILE_IDS)):
        if position.s.tile_at[tile] == 0 and position.s.deck_count > 2:
            position.s.tile_at[tile] = USED
            position.s.deck_count -= 1
    last = [TILE_IDS[tile] for tile in range(len(TILE_IDS)) if position.s.tile_at[tile] == 0]
    s = stays(position.attempt("t_s_3"))
    assert (face_up(s)[:2], s.face_up_count, s.deck_count) in ((last, 5, 30), (last[::-1], 5, 30))


def test_sl_4_6_face_up_tiles_are_not_replaced_one_by_one() -> None:
    s = stays(stone_layer().tiles("t_s_1", "t_s_2", "t_s_3", "t_s_4", "t_s_5").attempt("t_s_1"))
    assert s.face_up_count == 4


def test_sl_4_6_a_tile_that_was_taken_is_refused() -> None:
    s = stays(stone_layer().tiles("t_s_1", "t_s_2", "t_m_2").attempt("t_s_1"))
    assert why_not(s, B, "pick_tile(1)") is Reason.NO_TILE


def test_sl_4_7_the_next_player_waits_until_all_is_reported() -> None:
    s = stone_layer().attempt("t_s_1")
    assert (legal(s, B), why_not(s, B, "pick_tile(2)")) == ([], Reason.WAIT_FOR_REPORT)


def test_sl_4_7_only_the_player_in_turn_chooses() -> None:
    assert why_not(stone_layer().choosing(), B, "pick_tile(1)") is Reason.NOT_YOUR_TURN


# ---------------------------------------------------------------- choices


def test_sl_5_1_the_choice_of_a_tile_is_final() -> None:
    s = play(stone_layer().tiles("t_sm_1", "t_s_1").choosing(), A, "pick_tile(1)")
    assert why_not(s, A, "pick_tile(2)") is Reason.NOT_ASKED_NOW


def test_sl_5_2_a_tile_without_a_size_in_the_river_is_not_playable() -> None:
    s = no_large().tiles("t_l_1", "t_sl_1").choosing()
    assert why_not(s, A, "pick_tile(1)") is Reason.TILE_NOT_PLAYABLE
    assert why_not(s, A, "pick_tile(2)") is None


def test_sl_5_3_only_sizes_of_the_tile() -> None:
    s = play(stone_layer().tiles("t_sm_1").choosing(), A, "pick_tile(1)")
    assert (asked(s), why_not(s, A, "pick_size(large)")) == (
        ["pick_size(small)", "pick_size(medium)"],
        Reason.SIZE_NOT_ON_TILE,
    )


def test_sl_5_3_only_sizes_that_are_available() -> None:
    s = play(no_large().tiles("t_sml_1", "t_s_1").choosing(), A, "pick_tile(1)")
    assert why_not(s, A, "pick_size(large)") is Reason.SIZE_NOT_IN_RIVER


def test_sl_5_4_any_stone_of_that_size_in_the_river() -> None:
    s = play(stone_layer().stack(1, "s02").tiles("t_s_1", "t_m_1").choosing(), A, "pick_tile(1)")
    assert asked(s) == [f"pick_stone(s{number:02})" for number in range(1, 14) if number != 2]


@pytest.mark.parametrize(("stone", "reason"), [("s02", Reason.STONE_NOT_IN_RIVER), ("m01", Reason.STONE_OF_OTHER_SIZE)])
def test_sl_5_4_other_stones_are_refused(stone: str, reason: Reason) -> None:
    s = play(stone_layer().stack(1, "s02").tiles("t_s_1", "t_m_1").choosing(), A, "pick_tile(1)")
    assert why_not(s, A, f"pick_stone({stone})") is reason


def test_sl_5_5_from_the_top_of_another_stack_when_the_river_is_empty() -> None:
    s = play(stone_layer().tops("M", "S", "S", "L", "-", "S").tiles("t_s_1", "t_l_1").choosing(), A, "pick_tile(1)")
    assert asked(s) == ["pick_source(2)", "pick_source(3)", "pick_source(6)"]


@pytest.mark.parametrize(
    ("stack", "reason"),
    [(1, Reason.SOURCE_IS_TARGET), (4, Reason.SOURCE_OF_OTHER_SIZE), (5, Reason.SOURCE_EMPTY)],
)
def test_sl_5_5_other_sources_are_refused(stack: int, reason: Reason) -> None:
    s = play(stone_layer().tops("M", "S", "S", "L", "-", "S").tiles("t_s_1", "t_l_1").choosing(), A, "pick_tile(1)")
    assert why_not(s, A, f"pick_source({stack})") is reason


def test_sl_5_5_tokens_stay_at_the_source_whose_height_may_drop_to_0() -> None:
    s = stone_layer().tops("M", "S", "S", "L", "-", "S").tokens(3, 2, 1).tiles("t_l_1", "t_s_1").lift("t_l_1", 3)
    stays(s)
    assert (s.height[3], tokens_at(s, 3), stones_on(s, 0)[-1][0]) == (0, [2, 1], "l")


def test_sl_5_6_the_stone_ends_on_top_of_the_marker_s_stack() -> None:
    s = stays(stone_layer().stack(2, "l01", "m01").marker(2).attempt("t_s_1", "s05"))
    assert stones_on(s, 2) == ["l01", "m01", "s05"]


def test_sl_5_6_one_stone_a_turn() -> None:
    s = stays(stone_layer().attempt("t_s_1"))
    assert (sum(heights(s)), s.current) == (1, B)


@pytest.mark.parametrize(("height", "tokens"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 3), (6, 4), (9, 4)])
def test_sl_5_7_the_number_of_tokens_is_fixed_by_the_height(height: int, tokens: int) -> None:
    s = stays(stone_layer().height(0, height - 1).attempt("t_s_1"))
    assert (tokens_at(s, 0), supplies(s)[A]) == ([tokens, 0], 19 - tokens)
    assert tokens_for(height) == tokens


def test_sl_5_8_no_exchange_while_the_supply_is_large_enough() -> None:
    s = stays(stone_layer().golden(A, 7).attempt("t_s_1"))
    assert (s.golden[A], s.fives[A]) == (7, 0)


def test_sl_5_8_no_exchange_with_an_empty_bank() -> None:
    position = stone_layer(3).golden(A, 7).tokens(1, 12).golden(B, 0, fives=4)
    s = stays(position.height(0, 5).attempt("t_s_1"))
    assert (s.golden[A], s.supply[A], tokens_at(s, 0)) == (7, 0, [0, 0, 0])


def test_sl_5_8_an_exchange_keeps_the_points() -> None:
    s = stays(stone_layer().golden(A, 7).tokens(1, 12).height(0, 5).attempt("t_s_1"))
    assert (s.golden[A], s.fives[A], s.supply[A], s.bank) == (2, 1, 1, 3)


def test_sl_5_9_what_is_not_there_is_lost() -> None:
    s = stays(stone_layer().golden(A, 4).tokens(1, 13).height(0, 5).attempt("t_s_1"))
    assert (tokens_at(s, 0)[A], supplies(s)[A]) == (2, 0)


def test_the_hand_is_empty_between_turns() -> None:
    s = stays(stone_layer().attempt("t_s_1"))
    assert (s.stone, s.source, s.tile, s.step) == (NONE, NONE, NONE, PICK_TILE)
