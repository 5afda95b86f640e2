"""A quick estimate of a position in hundredths of a point, and the cheap policy for playouts.

What counts: points so far, fish left to the line as future points, and the hand: what each structure still lacks, priced
by what workers cost. An auction in progress is looked through: own bid against what others may bid.
"""

from __future__ import annotations

from rivertable.engine.rule import rule

from .rules.auction import billed_of, lot_icons, overbid, own_rate, placed_of
from .rules.cost import MARSH, build_fish, can_finish, first_need, lane, modifiers_of, units_of, wild_workers_of
from .rules.effects.end_game import variable_points
from .rules.tableau import owned
from .rules.track import finish_line
from .scoring import pair_points
from .state import BID as ASKED_BID
from .state import LATE_BID as ASKED_LATE_BID
from .state import NOT_CHOSEN, OVER, State
from .tables import (
    CARDS,
    IS_VARIABLE,
    JAM_REFUND,
    KINDS,
    LEAST_BID,
    NONE,
    PRIMARY,
    SECOND,
    STRUCTURES,
    VP,
    WILD_CARDS,
    WILD_COUNT,
    WILD_OF,
)

POINT = 100
FISH_VALUE = 30  # of a fish not yet spent
MISSING = 85  # what a unit of material a structure lacks costs
PLAN_SHARE = 40  # per cent of the second best structure in hand
BEYOND = 15  # and of the third
VARIABLE_BONUS = 150  # variable structures grow


@rule
def tableau_points(s: State, seat: int) -> int:
    """Points on structures and starters as things stand."""
    points = 0
    for card in range(CARDS):
        if s.owner[card] == seat:
            points += VP[card]
            if card < STRUCTURES and IS_VARIABLE[card] == 1:
                points += variable_points(s, seat, card)
    return points


@rule
def worth_of(s: State, seat: int, card: int) -> int:
    """What a structure in hand would bring, in hundredths."""
    if IS_VARIABLE[card] == 0:
        return VP[card] * POINT
    before = s.owner[card]
    s.owner[card] = seat
    points = variable_points(s, seat, card)
    s.owner[card] = before
    return points * POINT + VARIABLE_BONUS


@rule
def missing_units(need: int, have: int, wild: int) -> int:
    """How many units a need lacks."""
    missing = 0
    for k in range(WILD_COUNT):
        a, b = PRIMARY[WILD_CARDS[k]], SECOND[WILD_CARDS[k]]
        short = max(0, lane(need, a) - lane(have, a)) + max(0, lane(need, b) - lane(have, b))
        missing += max(0, short - lane(wild, k))
    for material in range(KINDS):
        if WILD_OF[material] == NONE:
            missing += max(0, lane(need, material) - lane(have, material))
    return missing


@rule
def plan_value(s: State, seat: int, card: int, have: int, wild: int, modifiers: int, fish_left: int) -> int:
    """What a hand card is worth less what it still costs; nothing if the fish do not suffice."""
    need = first_need(card, modifiers)
    missing = missing_units(need, have, wild)
    if modifiers > MARSH and missing > 0 and can_finish(need, have, wild, modifiers):
        missing = 0
    fish = build_fish(s, seat, card)
    if missing > 0 and fish_left < fish + 2 * missing:
        return 0
    return max(0, worth_of(s, seat, card) - fish * FISH_VALUE - missing * MISSING)


@rule
def hand_value(s: State, seat: int, fish_left: int) -> int:
    """The best plan in hand, and a share of the next two."""
    have, wild, modifiers = units_of(s, seat), wild_workers_of(s, seat), modifiers_of(s, seat)
    first, second, third = 0, 0, 0
    for slot in range(s.hand_count[seat]):
        value = plan_value(s, seat, s.hand[seat][slot], have, wild, modifiers, fish_left)
        if value > first:
            first, second, third = value, first, second
        elif value > second:
            second, third = value, second
        elif value > third:
            third = value
    if fish_left == 0:
        return first
    return first + second * PLAN_SHARE // 100 + third * BEYOND // 100


@rule
def plain_value(s: State, seat: int) -> int:
    """The estimate outside an auction."""
    points = tableau_points(s, seat) * POINT
    pairs = pair_points(s, seat) * POINT
    if s.decision == OVER:
        return points + pairs
    if s.retired[seat] == 1:
        if s.is_final == 1 and s.final_next > 0 and s.asked != seat:
            return points + pairs
        return points + pairs + hand_value(s, seat, 0)
    left = max(0, finish_line(s) - s.fish[seat])
    return points + pairs // 3 + left * FISH_VALUE + hand_value(s, seat, left)


@rule
def bid_value(s: State, seat: int, bid: int, others: int) -> int:
    """The estimate after an auction in which the seat bids `bid` and all others `others` together."""
    icons = lot_icons(s)
    placed = placed_of(bid, overbid(icons, bid + others))
    placed = min(placed, icons)
    fish = billed_of(bid, placed, owned(s, seat, JAM_REFUND) != NONE) * own_rate(s, seat)
    s.workers[s.lot][seat] += placed
    s.supply[seat] -= placed
    s.fish[seat] += fish
    value = plain_value(s, seat)
    s.workers[s.lot][seat] -= placed
    s.supply[seat] += placed
    s.fish[seat] -= fish
    return value


@rule
def expected_bids(s: State, seat: int) -> int:
    """What the others may bid in all: about a third of what they could, each."""
    total = 0
    for other in range(s.players):
        if other != seat and s.retired[other] == 0:
            total += (min(s.supply[other], lot_icons(s)) + 1) // 3
    return total


@rule
def auction_value(s: State, seat: int) -> int:
    """Own bid if it is made, otherwise the best one to make, against what others may bid."""
    usual = expected_bids(s, seat)
    made = NONE
    if s.decision == ASKED_BID and (s.sealed >> seat) & 1 == 1 and s.bid[seat] != NOT_CHOSEN:
        made = s.bid[seat]
    elif s.decision == ASKED_LATE_BID and (s.late >> seat) & 1 == 0:
        made = s.shown_bid[seat]
    most = min(s.supply[seat], lot_icons(s))
    least = LEAST_BID if seat == s.trigger else 0
    if made != NONE:
        least, most = made, made
    best = -(1 << 40)
    for bid in range(min(least, most), most + 1):
        value = (2 * bid_value(s, seat, bid, usual) + bid_value(s, seat, bid, 2 * usual)) // 3
        best = max(best, value)
    return best


@rule
def evaluate(s: State, seat: int) -> int:
    """The estimate; at the end of the game simply the points."""
    if s.lot != NONE and s.retired[seat] == 0:
        return auction_value(s, seat)
    return plain_value(s, seat)
