"""Points by category, and the winner (RB-7.92 to RB-7.94, RB-8.7 to RB-8.9)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.cells import lowest_bit
from rivertable.engine.rule import rule

from .rules.cost import lane
from .rules.effects.end_game import uses_of, variable_points
from .state import State
from .tables import (
    FIRST_STARTER,
    IS_VARIABLE,
    KINDS,
    LANE,
    NONE,
    PAIR_SIZE,
    PAIR_VP,
    PLAIN_CARDS,
    PRIMARY,
    SECOND,
    VARIABLE_CARDS,
    VARIABLE_COUNT,
    VARIABLE_LANE,
    VP,
    WILD_OF,
)

CATEGORIES = ("structures", "variable", "starter", "pairs")
BY_POINT = 10_000  # of a standing: more than any fish total
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
def plain_workers(s: State, seat: int) -> int:
    """Own workers on plain cards, packed by material as in rules/cost.py; Old Growth counts single (RB-7.7)."""
    workers = 0
    left = s.stands_on[seat] & PLAIN_CARDS
    while left != 0:
        card = lowest_bit(left)
        left &= left - 1
        workers += s.workers[card][seat] << (LANE * PRIMARY[card])
    return workers


@rule
def pair_points(s: State, seat: int) -> int:
    """RB-8.8  Pairs over river and shoreline; workers in supply score nothing."""
    workers, points = plain_workers(s, seat), 0
    for material in range(KINDS):
        wild = WILD_OF[material]
        if wild == NONE:
            points += pairs_of(lane(workers, material))
        elif PRIMARY[wild] == material:
            points += split_pairs(lane(workers, material), lane(workers, SECOND[wild]), s.workers[wild][seat])
    return points


@rule
def score(s: State, seat: int, out: Any) -> int:
    """RB-8.7  Printed VP of structures and starters, variable VP, pairs."""
    out[0] = 0
    out[1] = 0
    out[2] = 0
    uses, left = uses_of(s, seat), s.tableau[seat]
    while left != 0:
        card = lowest_bit(left)
        left &= left - 1
        if card >= FIRST_STARTER:
            out[2] += VP[card]
        else:
            out[0] += VP[card]
            if IS_VARIABLE[card] == 1:
                out[1] += variable_points(s, seat, card, uses)
    out[3] = pair_points(s, seat)
    return out[0] + out[1] + out[2] + out[3]


@rule
def tableau_points(s: State, seat: int, uses: int) -> int:
    """RB-8.7  Structures and starters as things stand; `uses` are those of the tableau."""
    points = s.printed[seat]
    if lane(uses, VARIABLE_LANE) > 0:
        for k in range(VARIABLE_COUNT):
            if s.owner[VARIABLE_CARDS[k]] == seat:
                points += variable_points(s, seat, VARIABLE_CARDS[k], uses)
    return points


@rule
def standing(s: State, seat: int) -> int:
    """RB-8.9  Most VP; tie: lower fish total; still tied: shared."""
    return (tableau_points(s, seat, uses_of(s, seat)) + pair_points(s, seat)) * BY_POINT - s.fish[seat]


@rule
def end_reason(s: State) -> int:
    """RB-1.5, RB-13.3  All have retired, or the turn limit was reached."""
    return 1 if s.limit_reached == 1 else 0
