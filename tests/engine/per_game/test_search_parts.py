"""Dealing and playing on, as the search does them."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.chance import STREAM_WORDS
from rivertable.engine.rule import Mode
from rivertable.engine.secrecy import redact
from rivertable.engine.state_arrays import ints, put, state_array, take
from tests.market.market import market

pytestmark = pytest.mark.usefixtures("fish_market")


class Parts:
    """Seat 0's knowledge at the beginning of a match of the toy."""

    def __init__(self) -> None:
        match = market()
        self.known, self.game = match.redacted(0), match.game
        instance = match.config.instance()
        self.parts: Any = instance.per_game("search_parts")
        self.search: Any = instance.per_game("search")
        self.states = state_array(self.game.state, self.search.STATES, Mode.INTERPRETED)
        put(self.states, self.search.KNOWN, self.known)
        self.out, self.stream = ints(self.search.OUT, Mode.INTERPRETED), ints(STREAM_WORDS, Mode.INTERPRETED)

    @property
    def work(self) -> Any:
        return take(self.states, self.search.WORK, self.game.state)


def test_a_dealt_world_fits_what_the_seat_knows() -> None:
    parts = Parts()
    parts.parts.deal(parts.states, parts.stream, 0, 1)
    assert redact(parts.work, 0) == parts.known != parts.work


def test_every_deal_has_a_world_of_its_own() -> None:
    parts, worlds = Parts(), set()
    for times in range(1, 6):
        parts.parts.deal(parts.states, parts.stream, 0, times)
        worlds.add(parts.work.digest())
    assert len(worlds) == 5


def test_playing_on_ends_the_game_or_at_the_horizon() -> None:
    parts = Parts()
    parts.parts.deal_and_play(parts.states, parts.out, parts.stream, 0, 10**9, 1)
    assert parts.game.to_act(parts.work) == 0
    parts.parts.deal_and_play(parts.states, parts.out, parts.stream, 0, 1, 1)
    assert parts.game.to_act(parts.work) != 0
