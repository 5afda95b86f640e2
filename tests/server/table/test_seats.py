"""Seats: who sits there, and what bots are called."""

from __future__ import annotations

import pytest

from rivertable.bots.characters import CHARACTERS
from rivertable.server.errors import Refusal
from rivertable.server.table.entries import SeatSpec
from rivertable.server.table.seats import SeatState, bot_name, checked_character, checked_level, first_state


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


def test_bots_are_called_as_their_character_each_by_a_name_of_its_own() -> None:
    taken = ["Hedda"]
    taken.append(bot_name("normal", "hedda", taken))
    assert taken == ["Hedda", "Hedda 2"]


def test_bots_of_old_tables_are_called_by_their_level() -> None:
    taken: list[str] = []
    for _ in range(3):
        taken.append(bot_name("normal", None, taken))
    assert taken == ["Normal bot", "Normal bot 2", "Normal bot 3"]


def test_a_character_is_refused_if_unknown_or_taken_and_otherwise_one_is_found() -> None:
    assert checked_character("otis", ["hedda"], []) == "otis"
    assert checked_character(None, ["bram", "hedda", "otis", "tilda", "mags"], []) == "fritz"
    assert checked_character("otis", list(CHARACTERS), []) == "otis"
    with pytest.raises(Refusal, match="no character 'god'; the characters are bram, hedda, otis, tilda, fritz, mags"):
        checked_character("god", [], [])
    with pytest.raises(Refusal, match="Otis sits at this table already; free: bram, hedda, tilda, fritz, mags"):
        checked_character("otis", ["otis"], [])


def test_a_level_that_is_not_there_is_refused_with_those_that_are() -> None:
    assert checked_level("easy") == "easy"
    for level in ("god", None):
        with pytest.raises(Refusal, match="the levels are easy, normal, hard, expert"):
            checked_level(level)
