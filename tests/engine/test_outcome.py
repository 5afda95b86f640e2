"""How a match ended: points, ties and ranks."""

from __future__ import annotations

import pytest

from rivertable.engine.match import Match
from rivertable.engine.playing import play_out
from tests.engine.test_match import finished
from tests.market.market import market

pytestmark = pytest.mark.usefixtures("fish_market")


def test_the_outcome_is_none_while_the_match_goes_on() -> None:
    assert market().outcome is None


def test_the_points_of_an_outcome_add_up() -> None:
    outcome = finished().outcome
    assert outcome is not None
    assert [sum(points.values()) for points in outcome.breakdown] == list(outcome.scores)


def test_a_tie_is_broken_as_the_rules_say() -> None:
    match = finished()
    s = match._state
    s.hand_count, s.coins, s.prizes = [0] * 4, [3, 6, 0, 0], [1, 0, 0, 0]
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == ((6, 6), (0,))


def test_a_full_tie_has_two_winners() -> None:
    match = finished()
    s = match._state
    s.hand_count, s.coins, s.prizes = [0] * 4, [6, 6, 0, 0], [0, 0, 0, 0]
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


def test_nobody_has_a_rank_before_the_end() -> None:
    assert Match("riverside(players=3)", seed=5).ranks == ()


def test_ranks_agree_with_the_winners() -> None:
    match = play_out(Match("riverside(players=3)", seed=5), lambda match, seat: match.legal(seat)[0])
    outcome = match.outcome
    assert outcome is not None
    assert tuple(seat for seat, rank in enumerate(match.ranks) if rank == 1) == outcome.winners
    assert max(match.ranks) <= 3


def test_nobody_wins_a_solo_game_that_falls_short(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_out(Match("riverside(players=1)", seed=4), lambda match, seat: match.legal(seat)[-1])
    reward = match.game.utility(match._state, 0)
    assert match.outcome is not None
    assert match.outcome.winners == (() if reward < 0 else (0,))
    assert reward < 0  # whoever always takes the last action
