"""Observations of a game: what is written beside the state itself."""

from __future__ import annotations

import pytest

from rivertable.engine.match import Match
from rivertable.engine.observation import listed_cells
from tests.market.market import market

pytestmark = pytest.mark.usefixtures("fish_market")

NO_DECISION = [0.0] * 4  # the market has four, and none of them is open for this seat


def head(match: Match, seat: int, asked: bool) -> tuple[int, list[float]]:
    """How many cells did not fit, and the first numbers: viewer, asked, decision."""
    layout, state = match.config.observation_layout, match.redacted(seat)
    out = [0.0] * layout.size
    cells = listed_cells(state)
    observe = match.config.instance().per_game("observation").observe
    misfits = observe(state, *cells, layout.plan_rows[seat], seat, match.players, asked, out)
    return misfits, out[: layout.parts[3].offset]


def test_a_seat_is_told_which_it_is_and_that_it_is_asked() -> None:
    assert head(market(), 1, True) == (0, [0.0, 1.0, 1.0, *NO_DECISION])
    assert head(market(), 0, False) == (0, [1.0, 0.0, 0.0, *NO_DECISION])


def test_the_open_decision_is_told_by_its_number() -> None:
    match = Match("the_river", seed=1)
    seat = match.to_act[0]
    misfits, numbers = head(match, seat, True)
    assert (misfits, numbers[match.players + 1 :].index(1.0)) == (0, match.redacted(seat).step)
    assert not any(head(match, 1 - seat, False)[1][match.players + 1 :])
