"""Options: SL-11."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.messages import catalogue
from rivertable.games.stone_layer import GAME
from rivertable.games.stone_layer.actions import SIZE_CHOICE
from rivertable.games.stone_layer.prompts import decision, label
from rivertable.games.stone_layer.referee import failure_at
from rivertable.games.stone_layer.state import EXCHANGE, OVER, PICK_TILE, REPORT_EVENT, USED
from rivertable.games.stone_layer.view import build
from tests.games.stone_layer.builder import (
    A,
    B,
    asked,
    falls,
    heights,
    play,
    points,
    report,
    stays,
    stone_layer,
    supplies,
    tiles_at,
    tokens_at,
)


def started(**options: Any) -> Any:
    """The first turn of a match, whatever was set up before."""
    match = Match(load("stone_layer", **options), 5)
    while match._state.step != PICK_TILE:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    return match._state


@pytest.mark.parametrize(("wanted", "stones"), [(False, 0), (True, 4)])
def test_sl_11_1_alternative_start(wanted: bool, stones: int) -> None:
    assert sum(heights(started(alternative_start=wanted))) == stones


def test_sl_11_2_the_toppler_s_tokens_stay_until_the_next_fall_there() -> None:
    s = falls(stone_layer(toppler_tokens="stay").height(0, 2).tokens(0, 2, 1).attempt("t_s_1"), 0)
    assert (points(s), tokens_at(s, 0), supplies(s)[A]) == ([0, 1], [2, 0], 17)
    s.marker = 0
    play(s, B, "pick_tile(2)", "pick_size(small)", asked(s)[0], "pick_stone(s01)", "release")
    falls(s, 0)
    assert (points(s), tokens_at(s, 0)) == ([2, 1], [0, 0])


def test_sl_11_3_all_tiles_are_shuffled_after_the_alternative_start() -> None:
    s = started(alternative_start=True, alt_start_shuffle="all")
    assert (s.deck_count, tiles_at(s, USED)) == (30, 0)


def test_sl_11_4_a_harmless_slip() -> None:
    s = stone_layer(slip="harmless").height(0, 2).tokens(0, 0, 2).attempt("t_s_1")
    report(s, "no_fall", "slipped")
    assert (heights(s)[0], points(s), tokens_at(s, 0), s.marker, s.river_count) == (2, [0, 0], [0, 2], 1, 35)


@pytest.mark.parametrize(("answer", "laid", "fives"), [("yes", 4, 1), ("no", 0, 0)])
def test_sl_11_5_the_exchange_is_asked(answer: str, laid: int, fives: int) -> None:
    s = stays(stone_layer(exchange="manual").golden(A, 7).tokens(1, 12).height(0, 5).attempt("t_s_1"))
    assert s.step == EXCHANGE
    play(s, A, f"exchange({answer})")
    assert (tokens_at(s, 0)[A], s.fives[A], s.current) == (laid, fives, B)


def test_sl_11_5_the_question_names_the_tokens_that_are_to_be_laid() -> None:
    s = stays(stone_layer(exchange="manual").golden(A, 7).tokens(1, 12).height(0, 3).attempt("t_s_1"))
    assert catalogue(GAME.folder).render(decision(s, A)).endswith("before you lay 2?")


def test_sl_11_6_in_companion_mode_no_stone_is_chosen_and_nothing_released() -> None:
    s = play(stone_layer(mode="companion").tiles("t_sm_1", "t_l_1").choosing(), A, "pick_tile(1)", "pick_size(medium)")
    assert (s.step, s.river[1]) == (REPORT_EVENT, 11)


def test_sl_11_6_nothing_is_foretold_of_real_stones() -> None:
    labels, risks = [], []
    for mode in ("simulation", "companion"):
        s = play(stone_layer(mode=mode).tiles("t_sm_1", "t_l_1").choosing(), A, "pick_tile(1)")
        labels.append(catalogue(GAME.folder).render(label(s, A, SIZE_CHOICE)))
        risks.append(len(build(s, None).stacks[0].risk))
    assert labels == ["A small stone (13 in the river, 0 % would fall)", "A small stone (13 in the river)"]
    assert risks == [3, 0]


def test_sl_11_6_in_companion_mode_a_person_reports() -> None:
    match = Match(load("stone_layer", mode="companion"), 1)
    while match.is_person_reporting is False:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    assert match.is_person_reporting


@pytest.mark.parametrize(("goal", "over"), [("5", True), ("10", False), ("15", False)])
def test_sl_11_7_points_to_win(goal: str, over: bool) -> None:
    s = falls(stone_layer(points_to_win=goal).golden(B, 4).height(0, 1).tokens(0, 0, 1).attempt("t_s_1"), 0)
    assert (s.step == OVER) is over


def test_sl_11_8_the_clock_is_told_to_those_who_show_the_table() -> None:
    assert load("stone_layer", turn_clock="60").options["turn_clock"] == "60"
    with pytest.raises(OptionError, match="none, 30, 60, 120"):
        load("stone_layer", turn_clock="7")


def test_sl_11_9_a_trembling_hand_fails_more_often() -> None:
    risks = [failure_at(stone_layer(tremor=t).height(0, 3).choosing(), 0, 1) for t in ("easy", "normal", "hard")]
    assert risks == sorted(risks)
    assert risks[0] < risks[2]
