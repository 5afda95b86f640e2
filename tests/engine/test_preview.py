"""Previews are tried on an imagined copy: every declared quantity that differs is told, and nothing unknown."""

from __future__ import annotations

import pytest

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.match import Match
from rivertable.engine.preview import Previews, changes
from tests.market.market import market, play

pytestmark = pytest.mark.usefixtures("fish_market")


def told(match: Match, seat: int, action: str) -> dict[str, tuple[int, int]]:
    previews = Previews(match.config, match.seen_by(seat).redacted, seat)
    lines = previews.of(match.action_id(action))
    return {match.say(line.what): (line.before, line.after) for line in lines}


def test_everything_that_an_action_changes_is_told() -> None:
    assert told(market(), 0, "take(1)") == {"Coins": (2, 1), "Cards": (2, 3), "Cards with herring": (1, 2)}


def test_what_is_drawn_is_not_told_but_how_many() -> None:
    assert told(market(), 0, "draw") == {"Cards": (2, 3)}


def test_a_card_that_was_peeked_at_is_told_when_it_is_drawn() -> None:
    match = play(market(), "0 peek")
    assert len(told(match, 0, "draw")) == 2


def test_trying_leaves_the_match_as_it_was() -> None:
    match = market()
    before = match.state.digest()
    told(match, 0, "draw")
    assert match.state.digest() == before


def test_the_referee_is_told_nothing_where_nothing_changes() -> None:
    match = Match("fish_market(weather=true)", 1)
    assert REFEREE_SEAT in match.to_act
    assert told(match, REFEREE_SEAT, "report(storm)") == {}


def test_an_open_quantity_is_left_out() -> None:
    game = market().game
    before, after = [1, 2, None, 4, 5], [1, None, 3, 4, 6]
    assert [(line.what, line.before, line.after) for line in changes(game, before, after)] == [
        (game.quantities[4], 5, 6)
    ]
