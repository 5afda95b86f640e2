"""A quick estimate of a position in hundredths of a point, and the cheap policy.

Tokens at stacks are points that wait for somebody else to topple the stack. So it counts how risky a stack is for those
who will have to build on it, how risky the own attempt is, and what both feed to the others.
"""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import pick
from rivertable.engine.rule import rule

from .actions import SIZE_CHOICE, SOURCE, SWAP, TILE
from .referee import failure_at
from .rules.tokens import is_won, points, tokens_laid
from .state import EXCHANGE, NONE, OVER, PICK_SIZE, PICK_SOURCE, PICK_TILE, State
from .tables import PER_MILLE, SIZE_OF, SIZES, STACKS, TILE_SIZES, TILE_STEPS, WINNING_POINTS

POINT = 100  # values are counted in hundredths of a point
PER_CENT = 100
MOST = 1 << 30  # more than anything is worth
WAITING = 38  # a token at a stack
TALL = 6  # more for every stone that stands there
MOST_WAITING = 75
WIN = 400  # to have won, or nearly
LIFTING = 4  # lifting a stone fails so many times less often than placing one
OTHERS = 45  # per cent of the others' gains that count against the own


@rule
def token_worth(s: State, stack: int) -> int:
    """What a token at this stack is worth to its owner."""
    return min(WAITING + TALL * s.height[stack], MOST_WAITING)


@rule
def nearness(s: State, seat: int, gain: int) -> int:
    """Points count more the nearer they bring the seat to the end; `gain` in hundredths."""
    goal = WINNING_POINTS[s.opt_points_to_win] * POINT
    now = points(s, seat) * POINT + gain
    return now + (WIN if now >= goal else WIN * now * now // (goal * goal))


@rule
def waiting(s: State, seat: int) -> int:
    """What the seat's tokens at all stacks are worth."""
    value = 0
    for stack in range(STACKS):
        value += s.tokens[stack][seat] * token_worth(s, stack)
    return value


@rule
def mean_failure(s: State, stack: int) -> int:
    """Per mille: somebody who builds on this stack next makes it fall, whatever size they take."""
    total = 0
    for size in range(SIZES):
        total += failure_at(s, stack, size)
    return total // SIZES


@rule
def next_risk(s: State, seat: int, stack: int, builder: int) -> int:
    """What it brings the seat that `builder` builds on this stack next: own tokens pay, those of the others too."""
    failure = mean_failure(s, stack)
    change = POINT - token_worth(s, stack)
    gain = 0
    for owner in range(s.players):
        held = s.tokens[stack][owner] * change
        if owner == builder:
            held = -s.tokens[stack][owner] * token_worth(s, stack)
        gain += held * PER_CENT if owner == seat else -held * OTHERS
    return gain * failure // (PER_MILLE * PER_CENT)


@rule
def fall_gain(s: State, seat: int, stack: int) -> int:
    """What changes for the seat if it topples this stack itself."""
    change = POINT - token_worth(s, stack)
    gain = -s.tokens[stack][seat] * token_worth(s, stack)
    for other in range(s.players):
        if other != seat:
            paid = s.tokens[stack][other]
            gain -= paid * change * OTHERS // PER_CENT
            if points(s, other) + paid >= WINNING_POINTS[s.opt_points_to_win]:
                gain -= WIN
    return gain


@rule
def size_to_place(s: State) -> int:
    """The size that is being placed: of the stone, or the chosen one, or the smallest the tile shows."""
    if s.stone != NONE:
        return SIZE_OF[s.stone]
    if s.wanted != NONE and s.step != PICK_SIZE:
        return s.wanted
    size = 0
    while (TILE_SIZES[s.tile] >> size) & 1 == 0:
        size += 1
    return size


@rule
def marker_risk(s: State, seat: int) -> int:
    """What it brings the seat that the next player builds where the marker goes after this turn."""
    after = (s.marker + TILE_STEPS[s.tile]) % STACKS
    return next_risk(s, seat, after, (seat + 1) % s.players)


@rule
def attempt_value(s: State, seat: int) -> int:
    """What the attempt that is about to be made, or reported, is expected to bring, with the marker's next place."""
    failure = failure_at(s, s.marker, size_to_place(s))
    height = s.height[s.marker] + 1
    worth = min(WAITING + TALL * height, MOST_WAITING)
    laid = tokens_laid(s, seat, height) * worth if s.barred == 0 else 0
    if s.source >= 0:
        failure = min(PER_MILLE, failure + mean_failure(s, s.source) // LIFTING)
    value = (laid * (PER_MILLE - failure) + fall_gain(s, seat, s.marker) * failure) // PER_MILLE
    return value + marker_risk(s, seat)


@rule
def evaluate(s: State, seat: int) -> int:
    """The estimate; at the end simply the points."""
    if s.step == OVER or is_won(s):
        return points(s, seat) * POINT
    value = nearness(s, seat, waiting(s, seat) // 2) + waiting(s, seat) // 2
    for other in range(s.players):
        if other != seat:
            value -= (nearness(s, other, 0) + waiting(s, other)) * OTHERS // PER_CENT // (s.players - 1)
    if s.current == seat and s.tile != NONE:
        return value + attempt_value(s, seat)
    if s.current != seat:
        return value + next_risk(s, seat, s.marker, s.current)
    return value


# ---------------------------------------------------------------- the cheap policy

VARIETY = 150  # so much chance is added to what an answer is worth, in failures per mille


@rule
def feed(s: State, seat: int, stack: int) -> int:
    """How much the next player has to lose to this seat at a stack, less what the others gain there."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += s.tokens[stack][other]
    return mean_failure(s, stack) * (2 * s.tokens[stack][seat] - others)


@rule
def policy(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """Send the marker where the seat has most to gain, take the safest size, exchange when asked; else anything."""
    if s.step not in (PICK_TILE, PICK_SIZE, PICK_SOURCE, EXCHANGE):
        return out[pick(stream, n)]
    best, action = -MOST, out[0]
    for k in range(n):
        value = pick(stream, VARIETY)
        if s.step == PICK_TILE:
            steps = TILE_STEPS[s.face_up[out[k] - TILE]]
            value += feed(s, seat, (s.marker + steps) % STACKS)
        elif s.step == PICK_SIZE:
            value -= failure_at(s, s.marker, out[k] - SIZE_CHOICE)
        elif s.step == PICK_SOURCE:
            value -= mean_failure(s, out[k] - SOURCE)
        else:
            value += (out[k] - SWAP) * PER_MILLE
        if value > best:
            best, action = value, out[k]
    return action
