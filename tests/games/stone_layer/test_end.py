"""The end and the winner: SL-1.4, SL-7; what is hidden: SL-8."""

from __future__ import annotations

import pytest

from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.secrecy import redact
from rivertable.games.stone_layer import GAME
from rivertable.games.stone_layer.scoring import CATEGORIES, score, standing
from rivertable.games.stone_layer.state import OVER
from tests.games.stone_layer.builder import A, B, C, falls, points, random_game, stays, stone_layer


def test_sl_1_4_and_sl_7_1_ten_points_end_the_game_at_once() -> None:
    s = falls(stone_layer().golden(B, 8).height(0, 2).tokens(0, 0, 2).attempt("t_s_1"), 0)
    assert (s.step, points(s)) == (OVER, [0, 10])


def test_sl_7_1_points_are_golden_tokens_and_five_point_tokens() -> None:
    out = [0, 0]
    assert score(stone_layer().golden(A, 3, fives=1).choosing(), A, out) == 8
    assert dict(zip(CATEGORIES, out, strict=True)) == {"golden": 3, "fives": 5}


def test_sl_7_2_most_points_then_most_tokens_at_stacks() -> None:
    s = stone_layer(3).golden(A, 11).golden(B, 10).golden(C, 10).tokens(1, 0, 2, 3).choosing()
    assert sorted(range(3), key=lambda seat: -standing(s, seat)) == [A, C, B]


def test_sl_7_2_equal_in_both_share_the_victory() -> None:
    s = stone_layer().golden(A, 10).golden(B, 10).tokens(1, 2, 1).tokens(2, 0, 1).choosing()
    assert (standing(s, A), GAME.utility(s, A)) == (standing(s, B), 0.0)


def test_sl_7_3_below_ten_nobody_wins_and_points_are_never_lost() -> None:
    s = falls(stone_layer(3).golden(A, 9).golden(B, 9).height(0, 2).tokens(0, 3, 1).attempt("t_s_1"), 0)
    assert (points(s), standing(s, B) > standing(s, A)) == ([9, 10, 0], True)


@pytest.mark.parametrize("seed", range(6))
def test_sl_7_3_in_whole_games_points_only_grow(seed: int) -> None:
    match = Match(load("stone_layer", players=3), seed)
    before = [0, 0, 0]
    stream = stream_from(seed)
    while not match.is_over:
        seat = match.to_act[0]
        match.act(seat, match.likely_report(stream) if seat == REFEREE_SEAT else match.legal(seat)[0])
        now = points(match._state)  # type: ignore[arg-type]
        assert all(b <= a for b, a in zip(before, now, strict=True))
        before = now


def test_sl_7_4_on_the_own_turn_only_by_another_player_s_fall() -> None:
    own = falls(stone_layer(3).golden(A, 9).height(0, 2).tokens(0, 3).attempt("t_s_1"), 0)
    other = falls(stone_layer(3).golden(A, 9).height(1, 2).tokens(1, 3).attempt("t_s_1"), 1, cause=C)
    assert (points(own)[A], own.step == OVER, points(other)[A], other.step == OVER) == (9, False, 12, True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sl_7_1_whole_games_end_with_somebody_at_ten(players: int) -> None:
    assert all(max(points(random_game(number, players))) >= 10 for number in range(5))


def test_sl_8_1_only_the_future_is_hidden() -> None:
    s = stays(stone_layer().height(2, 3).attempt("t_s_1"))
    for viewer in (A, B, None):
        known = redact(s, viewer)  # type: ignore[type-var]
        hidden = [field.name for field in s.FIELDS if getattr(known, field.name) != getattr(s, field.name)]  # type: ignore[attr-defined]
        assert hidden == ["rng"]
