"""How the cheap policy moves pearls onto villagers: step 5, breeze and mushroom."""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import rule

from . import actions
from .rules.asked import area_of, turn_of
from .rules.villagers import has_fitting_spot, has_room, kind_of
from .state import (
    ALPACA,
    BREEZE_MOVE,
    COLOUR,
    MOVE,
    MUSHROOMS,
    TARGET,
    TARGET_SPOTS,
    TARGETS,
    State,
)
from .tables import PEARL_COLOURS, PEARL_VALUE, RAINBOW, WHITE
from .worth import MOST, POINT, gain_of, is_last_round

# Weights, found by self-play (docs/games/twelve_rivers.md).
MUSHROOM_LEAST = 300  # what a pearl without a spot must be worth for a mushroom, before the last round


@rule
def homeless_worth(area: Any) -> int:
    """The value of the dearest pearl that has no spot to go to."""
    worth = 0
    for colour in range(PEARL_COLOURS):
        if area[ALPACA + colour] > 0 and not has_room(area, colour):
            worth = max(worth, PEARL_VALUE[colour] * POINT)
    return worth


@rule
def best_gain(s: State, seat: int, area: Any, colour: int) -> int:
    """The most that storing a pearl of the colour furthers; below 0 where it would spoil something."""
    best = -MOST
    for villager in range(s.villager_count[seat]):
        if has_fitting_spot(s, seat, villager, colour):
            best = max(best, gain_of(s, seat, area, villager, colour))
    return best


@rule
def choose_move(s: State, seat: int, area: Any, out: Any, n: int) -> int:
    """The pearl that brings most; one that would spoil a bonus stays until the last round. Then mushrooms, then done."""
    best, action = 0, actions.DONE
    for k in range(n):
        colour = out[k] - actions.FROM_ALPACA
        if 0 <= colour < PEARL_COLOURS:
            gain = best_gain(s, seat, area, colour)
            worth = PEARL_VALUE[colour] * POINT + gain
            if (is_last_round(s) or gain >= 0) and (action == actions.DONE or worth > best):
                best, action = worth, out[k]
    least = 1 if is_last_round(s) else MUSHROOM_LEAST
    if action == actions.DONE and homeless_worth(area) >= least:
        for k in range(n):
            if out[k] == actions.MUSHROOM:
                return actions.MUSHROOM
    return action


@rule
def choose_target(s: State, seat: int, area: Any, colour: int, out: Any, n: int) -> int:
    """The villager that the pearl furthers most."""
    best, action = -MOST, out[0]
    for k in range(n):
        gain = gain_of(s, seat, area, out[k] - actions.VILLAGER, colour)
        if gain > best:
            best, action = gain, out[k]
    return action


@rule
def choose_spot_of(s: State, seat: int, area: Any, villager: int, out: Any, n: int) -> int:
    """A coloured spot before a rainbow one."""
    for k in range(n):
        if kind_of(s, seat, area, villager, out[k] - actions.SPOT) != RAINBOW:
            return out[k]
    return out[0]


@rule
def policy_in_moves(s: State, seat: int, step: int, out: Any, n: int) -> int:
    area, turn = area_of(s, seat), turn_of(s, seat)
    if step in (MOVE, BREEZE_MOVE):
        return choose_move(s, seat, area, out, n)
    if step in (TARGETS, MUSHROOMS):
        return choose_target(s, seat, area, turn[COLOUR] if step == TARGETS else WHITE, out, n)
    if step == TARGET_SPOTS:
        return choose_spot_of(s, seat, area, turn[TARGET], out, n)
    return out[0]
