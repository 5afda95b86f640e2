"""The contract of a game: what every game of ours keeps, and the defaults of what a game may leave out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE, REFEREE_SEAT, REQUIRED_FIELDS, TurnClock, any_choice
from rivertable.engine.defaults import NOBODY_FIRST
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.registry import games, header_of
from rivertable.engine.state import MAX_SEATS


@pytest.mark.parametrize("game", games())
def test_the_state_of_every_game_has_the_required_fields(game: str) -> None:
    plain = load(game).game
    names = {field.name for field in plain.state.FIELDS}
    assert {*REQUIRED_FIELDS, *(f"opt_{option.name}" for option in plain.options)} <= names


@pytest.mark.parametrize("game", games())
def test_the_referee_is_no_seat_of_any_game(game: str) -> None:
    assert header_of(game).players_max <= MAX_SEATS == REFEREE_SEAT
    assert REFEREE >> REFEREE_SEAT == 1


@pytest.mark.parametrize("game", games())
def test_some_legal_action_is_worth_trying_at_every_decision(game: str) -> None:
    match, random, stream = Match(load(game), seed=3), Random(3), stream_from(3)
    for _ in range(40):
        seat = match.to_act[0]
        if seat == REFEREE_SEAT:
            match.act(seat, match.likely_report(stream))
            continue
        legal = [action.id for action in match.legal(seat)]
        assert any(match.game.worth_trying(match.redacted(seat), seat, action) for action in legal)
        match.act(seat, random.choice(legal))


def test_without_a_policy_every_legal_action_is_chosen_sometimes_and_no_other() -> None:
    stream = stream_from(1)
    assert {any_choice(None, 0, [3, 5, 8, 9, 9], 3, stream) for _ in range(100)} == {3, 5, 8}


def test_a_game_is_named_after_its_folder() -> None:
    assert load("riverside").game.name == "riverside"


def test_what_may_lie_open_is_public_after_every_reveal() -> None:
    """A cover may be left out where a seat hides only its choices of the moment, and nothing for later."""
    assert [game for game in games() if load(game).game.may_lie_open] == ["riverside"]
    match, random = Match(load("riverside", players=3), 5), Random(5)
    reveals, seen = match.reveals, 0
    for _ in range(150):
        if match.reveals != reveals:
            assert match.state.shown == match.state.sheet
            reveals, seen = match.reveals, seen + 1
        seat = match.to_act[0]
        match.act(seat, random.choice(match.legal(seat)))
    assert seen >= 10


# ---------------------------------------------------------------- what others need not guess


def test_a_turn_clock_is_what_the_options_of_a_match_ask_for() -> None:
    stones, other = load("stone_layer").game, load("riverside").game
    asked = {"turn_clock": "60", "mode": "simulation"}
    assert stones.turn_clock(asked) == TurnClock(60, passes=True)
    assert stones.turn_clock({**asked, "mode": "companion"}) == TurnClock(60, passes=False)
    assert stones.turn_clock({**asked, "turn_clock": "none"}) is None
    assert other.turn_clock({}) is None


@pytest.mark.parametrize(
    ("game", "actions"),
    [
        ("river_bankers", "pass floodgate(no) bid_last(no) charcoal_pit(none) stone_tool(none) treaty_stone(none) granary(none) slipstream(no)"),
        ("riverside", "green(no) fan_base(no) speed_boat(no) village(none) prize_ticket(none) score_colour(no) early_birds(no)"),
        ("stone_layer", "exchange(no)"),
        ("the_river", "pass done"),
        ("twelve_rivers", "done"),
    ],
)  # fmt: skip
def test_actions_that_decline_are_declared(game: str, actions: str) -> None:
    plain = load(game).game
    assert [plain.actions.text(action) for action in sorted(plain.declines)] == actions.split()


@pytest.mark.parametrize("seed", range(6))
def test_who_goes_first_is_told_by_the_game(seed: int) -> None:
    def first(game: str, **options: Any) -> int:
        match = Match(load(game, players=3, **options), seed)
        return match.game.first_seat(match.state)

    river, stones = Match(load("the_river", players=3), seed), Match(load("stone_layer", players=3), seed)
    assert first("the_river") == river.state.pawn != river.to_act[0]  # the preliminary turn goes the other way round
    assert first("stone_layer") == stones.state.first == stones.to_act[0]
    assert first("twelve_rivers") == Match(load("twelve_rivers", players=3), seed).to_act[0]
    assert first("river_bankers") == first("river_bankers", starters="none") == 0
    assert first("riverside") == NOBODY_FIRST
