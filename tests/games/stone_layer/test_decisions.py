"""Decisions and their words: SL-12.4; prompts, labels, previews."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.contract import REFEREE, REFEREE_SEAT
from rivertable.engine.errors import IllegalAction
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.games.stone_layer.actions import EVENT
from rivertable.games.stone_layer.reasons import Reason
from rivertable.games.stone_layer.rules.flow import to_act
from tests.games.stone_layer.builder import A, B, asked, play, previewed, report, stays, stone_layer, why_not


def test_sl_12_4_one_decision_at_a_time() -> None:
    s = stone_layer().tiles("t_sm_1", "t_l_1").choosing()
    assert to_act(s) == 1 << A
    play(s, A, "pick_tile(1)", "pick_size(small)", "pick_stone(s01)", "release")
    assert to_act(s) == REFEREE
    assert to_act(stays(s)) == 1 << B


@pytest.mark.parametrize("text", ["pick_size(small)", "release", "report_done", "exchange(yes)"])
def test_sl_12_4_an_answer_to_another_question_is_refused(text: str) -> None:
    assert why_not(stone_layer().choosing(), A, text) is Reason.NOT_ASKED_NOW


def test_sl_12_4_a_size_with_one_answer_is_not_asked_but_the_release_is() -> None:
    s = play(stone_layer().tiles("t_s_1", "t_l_1").choosing(), A, "pick_tile(1)")
    assert asked(s)[0].startswith("pick_stone")
    assert asked(play(s, A, "pick_stone(s01)")) == ["release"]


def match_at_report(**options: Any) -> Match:
    match = Match(load("stone_layer", **options), 2)
    while REFEREE_SEAT not in match.to_act:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


def test_a_release_keeps_its_payload_in_the_record() -> None:
    match = Match("stone_layer", 2)
    pose = {"face": 0, "yaw": 1.5, "tilt": [0.0, 0.02], "x": 0.001, "y": -0.002}
    while "release" not in [action.name for action in match.legal(match.to_act[0])]:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    match.act(match.to_act[0], "release", pose)
    assert match.record().moves[-1][2:] == ["release", pose]
    assert match.record().replay().moves[-1].payload == pose


def test_the_referee_is_asked_in_words() -> None:
    match = match_at_report(mode="companion")
    assert match.decision(REFEREE_SEAT).endswith("Did a stack fall?")
    assert [action.label for action in match.legal(REFEREE_SEAT)][-2:] == ["No stack fell", "Another stone was touched"]


def test_sl_6_30_the_player_in_turn_need_not_be_named() -> None:
    match = match_at_report(mode="companion")
    seat = match._state.current
    match.act(REFEREE_SEAT, f"report_fell({match._state.marker + 1})")
    with pytest.raises(IllegalAction, match=f"Player {seat + 1} is in turn, and caused it if nobody else is named"):
        match.act(REFEREE_SEAT, f"report_cause({seat})")


def test_sl_6_3_and_sl_10_21_leaning_is_on_anything_but_the_stone_below() -> None:
    match = match_at_report(mode="companion")
    for text in ("report_no_fall", "report_on_top"):
        match.act(REFEREE_SEAT, text)
    assert match.decision(REFEREE_SEAT).startswith("Does it lean on anything but the stone below it")
    match.act(REFEREE_SEAT, "report_leaned")
    assert match.narration(None)[-1].endswith("the stone leans on something other than the stone below it.")


def test_players_are_told_to_wait_for_the_stones() -> None:
    match = match_at_report()
    assert match.decision(0) == "The stones decide."
    with pytest.raises(IllegalAction, match="still moving"):
        match.act(0, "pick_tile(1)")


def test_a_tile_s_preview_tells_where_the_marker_goes() -> None:
    match = Match("stone_layer", 2)
    seat = match.to_act[0]
    action = match.legal(seat)[0]
    (change,) = match.preview(seat, action)
    steps = match.view(seat).tiles[action.id].steps  # type: ignore[attr-defined]
    assert change.after == (change.before - 1 + steps) % 6 + 1


def test_an_event_s_preview_tells_who_scores() -> None:
    s = report(stone_layer(3).height(1, 1).tokens(1, 1, 2, 3).attempt("t_s_1"), "fell(2)")
    assert previewed(s, REFEREE_SEAT, EVENT) == {
        "Bea: points": (0, 2),
        "Player 3: points": (0, 3),
        "Anna: tokens beside stacks": (1, 0),
        "Bea: tokens beside stacks": (2, 0),
        "Player 3: tokens beside stacks": (3, 0),
        "Anna: tokens in supply": (18, 19),
    }
