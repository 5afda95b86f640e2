"""Playing matches on: every seat decides, the referee reports."""

from __future__ import annotations

import pytest

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.match import Action, Match
from rivertable.engine.playing import play_out, playing
from tests.market.market import market

pytestmark = pytest.mark.usefixtures("fish_market")


def first(match: Match, seat: int) -> Action:
    return match.legal(seat)[0]


def test_a_match_is_played_to_its_end_by_what_was_chosen() -> None:
    match = market()
    asked = []

    def choose(match: Match, seat: int) -> Action:
        asked.append((seat, first(match, seat).id))
        return first(match, seat)

    assert play_out(match, choose) is match
    assert match.is_over
    assert asked == [(move.seat, move.action) for move in match.moves]


def test_each_seat_is_told_before_it_decides_and_one_may_stop_there() -> None:
    match = market()
    seats = playing(match, first)
    assert [next(seats), len(match.moves)] == [match.to_act[0], 0]
    assert [next(seats), len(match.moves)] == [match.to_act[0], 1]


def test_the_referee_reports_by_chance_that_a_seed_repeats() -> None:
    one, same = (play_out(market(weather=True), first, seed=3) for _ in range(2))
    assert one.moves == same.moves
    assert any(move.seat == REFEREE_SEAT for move in one.moves)
