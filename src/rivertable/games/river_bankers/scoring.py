"""Points by category, and the winner (RB-7.92 to RB-7.94, RB-8.7 to RB-8.9)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import rule

from .rules.effects.end_game import variable_points
from .state import State
from .tables import (
    CARDS,
    FIRST_STARTER,
    IS_VARIABLE,
    IS_WILD,
    KINDS,
    NONE,
    PAIR_SIZE,
    PAIR_VP,
    PRIMARY,
    RIVER_CARDS,
    SECOND,
    STRUCTURES,
    VP,
    WILD_OF,
)

CATEGORIES = ("structures", "variable", "starter", "pairs")
END_REASONS = ("finish_line", "turn_limit")


@rule
def pairs_of(workers: int) -> int:
    """RB-8.8  Every full pair of one material."""
    return workers // PAIR_SIZE * PAIR_VP


@rule
def split_pairs(first: int, second: int, wild: int) -> int:
    """RB-8.8  Wild workers are split between two materials so that the sum is largest."""
    best = 0
    for x in range(wild + 1):
        best = max(best, pairs_of(first + x) + pairs_of(second + wild - x))
    return best


@rule
def workers_by_material(s: State, seat: int, material: int) -> int:
    """Own workers on plain cards of a material; Old Growth counts single (RB-7.7)."""
    count = 0
    for card in range(RIVER_CARDS):
        if PRIMARY[card] == material and IS_WILD[card] == 0:
            count += s.workers[card][seat]
    return count


@rule
def pair_points(s: State, seat: int) -> int:
    """RB-8.8  Pairs over river and shoreline; workers in supply score nothing."""
    points = 0
    for material in range(KINDS):
        wild = WILD_OF[material]
        if wild == NONE:
            points += pairs_of(workers_by_material(s, seat, material))
        elif PRIMARY[wild] == material:
            second = workers_by_material(s, seat, SECOND[wild])
            points += split_pairs(workers_by_material(s, seat, material), second, s.workers[wild][seat])
    return points


@rule
def score(s: State, seat: int, out: Any) -> int:
    """RB-8.7  Printed VP of structures and starters, variable VP, pairs."""
    out[0] = 0
    out[1] = 0
    out[2] = 0
    for card in range(CARDS):
        if s.owner[card] == seat:
            if card >= FIRST_STARTER:
                out[2] += VP[card]
            else:
                out[0] += VP[card]
                if IS_VARIABLE[card] == 1:
                    out[1] += variable_points(s, seat, card)
    out[3] = pair_points(s, seat)
    return out[0] + out[1] + out[2] + out[3]


@rule
def total_points(s: State, seat: int) -> int:
    """RB-8.7  The same, without the categories."""
    points = pair_points(s, seat)
    for card in range(CARDS):
        if s.owner[card] == seat:
            points += VP[card]
            if card < STRUCTURES and IS_VARIABLE[card] == 1:
                points += variable_points(s, seat, card)
    return points


@rule
def standing(s: State, seat: int) -> int:
    """RB-8.9  Most VP; tie: lower fish total; still tied: shared."""
    return total_points(s, seat) * 10_000 - s.fish[seat]


@rule
def utility(s: State, seat: int) -> float:
    """RB-8.9  Share of opponents beaten, from -1 to 1."""
    beaten = 0
    for other in range(s.players):
        if standing(s, other) < standing(s, seat):
            beaten += 1
        elif standing(s, other) > standing(s, seat):
            beaten -= 1
    return beaten / (s.players - 1.0)


@rule
def end_reason(s: State) -> int:
    """RB-1.5, RB-13.3  All have retired, or the turn limit was reached."""
    return 1 if s.limit_reached == 1 else 0
