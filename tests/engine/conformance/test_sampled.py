"""Faults that are found when a whole random match is played and replayed."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from rivertable.engine.conformance.report import Broken, Report
from rivertable.engine.conformance.sampled import SAMPLES_PER_MATCH, Past, check_match, copies_share_nothing
from rivertable.engine.game_config import load
from tests.engine.faults import Fault, check, failure, right
from tests.market.market import market

pytestmark = pytest.mark.usefixtures("fish_market")


def test_chance_outside_the_engine_is_found(fault: Fault) -> None:
    throws = itertools.count()
    plain = right()

    def gamble(s: Any, players: int) -> None:
        plain.setup(s, players)
        s.coins[0] += next(throws) % 2

    fault(setup=gamble)
    assert "seed 0" in failure(check(games=0), "record_replays")


def test_playing_on_in_a_copy_is_found() -> None:
    past = Past(market())
    copies_share_nothing(past)
    past.match.act(0, "draw")
    with pytest.raises(Broken, match="playing on changed a copy"):
        copies_share_nothing(past)


def test_a_good_match_is_played_and_sampled() -> None:
    report = Report("fish_market")
    check_match(load("fish_market", players=2), 3, report)
    assert report.failures == []
    assert report.runs["undo_is_the_identity"] == SAMPLES_PER_MATCH
    assert report.runs["match_can_be_played"] == 1
