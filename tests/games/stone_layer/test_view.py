"""What people see: the view, the drawn table, the worth of a position."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest
from rich.console import Console

import rivertable as rt
from rivertable.bots.base import seated
from rivertable.engine.conformance import dealing_is_uniform
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.playing import play_out
from rivertable.engine.rule import Mode
from rivertable.engine.secrecy import redact
from rivertable.games.stone_layer.actions import DONE, RELEASED
from rivertable.games.stone_layer.evaluation import evaluate
from rivertable.games.stone_layer.rules.tokens import tokens_laid
from rivertable.games.stone_layer.terminal import draw
from rivertable.games.stone_layer.view import build
from tests.games.stone_layer.builder import A, B, falls, play, previewed, report, stays, stone_layer, tokens_at


def test_sl_6_6_the_view_tells_what_the_next_stone_is_about() -> None:
    match = Match("stone_layer(players=3)", seed=3)
    state: Any = match.state
    state.marker, state.current = 2, 1
    for seat, count in enumerate((3, 2, 0)):
        state.tokens[2][seat], state.supply[seat] = count, 19 - count
    for stone in (0, 1, 2):
        state.stack[2][stone], state.in_river[stone] = stone, 0
    state.height[2] = 3
    view: Any = Match.from_state(match.config, state).view(None)
    assert (view.stakes.lay, view.stakes.pays, view.stakes.returned) == (2, (3, 0, 0), 2)
    assert (view.hand.place_mm, view.hand.angle_deg) == (3.0, 3.0)  # 1.5 mm, and half a millimetre for each stone


@pytest.mark.parametrize(
    ("golden", "at_stacks", "laid"),
    [(7, (6, 5), 4), (4, (7, 6), 2)],  # as in SL-9.8, with an exchange; as in SL-9.9, where none can be made
)
@pytest.mark.parametrize("mode", ["simulation", "companion"])
def test_sl_5_8_and_sl_5_9_previews_tell_the_tokens_that_are_really_laid(
    mode: str, golden: int, at_stacks: tuple[int, int], laid: int
) -> None:
    s = stone_layer(mode=mode).golden(A, golden).tokens(1, at_stacks[0]).tokens(2, at_stacks[1]).height(0, 5).choosing()
    play(s, A, "pick_tile(1)", "pick_size(small)")
    if mode == "simulation":
        play(s, A, "pick_stone(s01)")
        there, told = sum(at_stacks), previewed(s, A, RELEASED)
        assert told["Anna: tokens beside stacks"] == (there, there + laid)
        play(s, A, "release")
    assert (build(s, None).stakes.lay, tokens_laid(s, A, 6)) == (laid, laid)
    report(s, "no_fall", "on_top")
    assert previewed(s, REFEREE_SEAT, DONE)["Anna: tokens beside stacks"] == (sum(at_stacks), sum(at_stacks) + laid)
    assert tokens_at(report(s, "done"), 0) == [laid, 0]


def test_sl_5_3_no_size_is_shown_as_chosen_while_the_next_is_being_chosen() -> None:
    s = stays(stone_layer().tiles("t_sm_1", "t_sml_2", "t_l_1").attempt("t_sm_1"))
    assert s.wanted == 0
    assert build(play(s, B, "pick_tile(2)"), None).size is None
    assert build(play(s, B, "pick_size(large)"), None).size == "large"


def test_sl_8_1_everybody_sees_the_same() -> None:
    s = stays(stone_layer(3).height(2, 3).tokens(2, 1, 2).attempt("t_s_1"))
    views = {msgspec.json.encode(build(redact(s, viewer), viewer)) for viewer in (0, 1, 2, None)}  # type: ignore[type-var]
    assert len(views) == 1


def test_sl_8_1_dealing_what_is_hidden_changes_nothing_else() -> None:
    s: Any = stone_layer().choosing()
    assert dealing_is_uniform(load("stone_layer"), redact(s, 0), 0, [s.clone()])


def test_a_view_has_names() -> None:
    view = build(stays(stone_layer().stack(2, "l01").marker(2).attempt("t_s_1", "s03")), None)
    assert [stone.id for stone in view.stacks[2].stones] == ["l01", "s03"]
    assert (view.stacks[2].tokens, view.stacks[2].next_tokens, view.marker) == ((1, 0), 1, 4)
    assert (view.players[0].supply, view.players[0].at_stacks, view.step) == (18, 1, "pick_tile")


def test_the_view_of_a_report_tells_what_is_told() -> None:
    s = report(stone_layer().height(1, 1).attempt("t_s_1"), "touched", "fell(2)", "cause(1)")
    told = build(s, None).report
    assert told is not None
    assert (told.open_stacks, told.open_cause, told.touched) == ((2,), 1, True)


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("mode", ["simulation", "companion"])
def test_the_table_is_drawn_within_the_width(width: int, mode: str) -> None:
    position = stone_layer(3, mode=mode).height(2, 6).height(1, 3).tokens(2, 1, 2, 3).golden(B, 4)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(draw(build(position.choosing(), A), A, {0: "Anna", 1: "Ben", 2: "Cleo"}, width))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert max(map(len, text.splitlines())) <= width
    assert "1×1 2×2 3×3" in text
    assert "●●●●······" in text


def test_tokens_are_worth_more_on_a_stack_that_others_must_build_on() -> None:
    near, far = (stone_layer().height(k, 5).tokens(k, 3).marker(2).turn(B).choosing() for k in (2, 4))
    assert evaluate(near, A) > evaluate(far, A)


def test_a_risky_attempt_is_worth_less_when_others_would_score() -> None:
    safe = stone_layer().height(0, 5).tokens(0, 4).attempt("t_s_3")
    fed = stone_layer().height(0, 5).tokens(0, 4, 6).attempt("t_s_3")
    assert evaluate(safe, A) > evaluate(fed, A)


def test_at_the_end_the_estimate_is_the_points() -> None:
    s = falls(stone_layer().golden(B, 9).height(0, 1).tokens(0, 0, 2).attempt("t_s_1"), 0)
    assert (evaluate(s, A), evaluate(s, B)) == (0, 1100)


def test_greedy_beats_random() -> None:
    """A hundred games, seats changed, the statistical referee."""
    wins = 0.0
    for number in range(100):
        match = Match(load("stone_layer"), number)
        bots = [rt.bot("greedy", seed=number, mode=Mode.COMPILED), rt.bot("random", seed=number)]
        seats = bots if number % 2 == 0 else bots[::-1]
        play_out(match, seated(seats), number)
        assert match.outcome is not None
        wins += (number % 2 in match.outcome.winners) / len(match.outcome.winners)
    assert wins >= 60
