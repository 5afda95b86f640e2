"""Seats: who sits there, and what bots are called."""

from __future__ import annotations

import pytest

from rivertable.server.errors import Refusal
from rivertable.server.table.entries import SeatSpec
from rivertable.server.table.seats import SeatState, bot_name, checked_level, first_state


def test_a_seat_begins_with_its_bot_or_open() -> None:
    bot, reserved, free = map(
        first_state,
        (SeatSpec(level="easy", reserved_name="Easy bot"), SeatSpec(None, "p", "Anna"), SeatSpec()),
    )
    assert (bot.name, bot.is_bot, bot.is_open) == ("Easy bot", True, False)
    assert (reserved.name, reserved.is_bot, reserved.is_open) == ("", False, True)
    assert free.is_open


@pytest.mark.parametrize(
    ("state", "is_bot"),
    [
        (SeatState(person="p"), False),
        (SeatState(person="p", bot_plays=True), True),
        (SeatState(person="p", bot_turn=True), True),
        (SeatState(level="hard"), True),
    ],
)
def test_a_bot_may_play_for_a_person(state: SeatState, is_bot: bool) -> None:
    assert state.is_bot is is_bot
    assert not state.is_open


def test_bots_are_called_by_their_level_each_by_a_name_of_its_own() -> None:
    taken: list[str] = []
    for _ in range(3):
        taken.append(bot_name("normal", taken))
    assert taken == ["Normal bot", "Normal bot 2", "Normal bot 3"]


def test_a_level_that_is_not_there_is_refused_with_those_that_are() -> None:
    assert checked_level("easy") == "easy"
    for level in ("god", None):
        with pytest.raises(Refusal, match="the levels are easy, normal, hard, expert"):
            checked_level(level)
