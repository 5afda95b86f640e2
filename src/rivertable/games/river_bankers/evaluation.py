"""A quick estimate of a position in hundredths of a point, and the cheap policy for playouts.

What counts: points so far, fish left to the line as future points, and the hand: what each structure still lacks, priced
by what workers cost. An auction in progress is looked through: own bid against what others may bid.
"""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import pick
from rivertable.engine.rule import rule

from .actions import AUCTION, BUILD, FLUSH, INVENT, PULL, RECALL_DONE, RETIRE
from .rules.auction import billed_of, lot_icons, overbid, own_rate, placed_of, rate_at
from .rules.cost import MARSH, build_fish, can_finish, first_need, lane, modifiers_of, units_of, wild_workers_of
from .rules.effects.end_game import variable_points
from .rules.tableau import owned
from .rules.track import finish_line
from .scoring import pair_points
from .state import BID as ASKED_BID
from .state import DISCARD, FINAL_BUILD, NOT_CHOSEN, OVER, PAY, RECALL, TURN, State
from .state import LATE_BID as ASKED_LATE_BID
from .tables import (
    CARDS,
    IS_VARIABLE,
    IS_WILD,
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
PLAN_FIRST = 90  # per cent of the best structure in hand: built is better than planned
PLAN_SHARE = 40  # of the second best
BEYOND = 15  # and of the third
VARIABLE_BONUS = 150  # variable structures grow
OPTIMISM = 60  # taken off for each card still to be discarded: imagined draws look better than they will be


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
    return first * PLAN_FIRST // 100 + second * PLAN_SHARE // 100 + third * BEYOND // 100


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
    drawn = s.left * OPTIMISM if s.decision == DISCARD and s.effect_card == NONE else 0
    return points + pairs // 6 + left * FISH_VALUE + hand_value(s, seat, left) - drawn


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


# ---------------------------------------------------------------- the cheap policy for playouts


@rule
def wanted_units(s: State, seat: int, card: int) -> int:
    """The most workers on a material card that some structure in hand still lacks."""
    have, wild, modifiers = units_of(s, seat), wild_workers_of(s, seat), modifiers_of(s, seat)
    most = 0
    for slot in range(s.hand_count[seat]):
        need = first_need(s.hand[seat][slot], modifiers)
        lacks = max(0, lane(need, PRIMARY[card]) - lane(have, PRIMARY[card]))
        if IS_WILD[card] == 1:
            lacks = max(lacks, lane(need, SECOND[card]) - lane(have, SECOND[card]) - lane(wild, 0))
        most = max(most, lacks)
    return most


@rule
def lot_of(s: State, action: int) -> int:
    """The card a Pull or an Auction would put up, or NONE."""
    if PULL <= action < AUCTION:
        return s.headwaters[action - PULL]
    if AUCTION <= action < FLUSH:
        return action - AUCTION
    return NONE


@rule
def policy_turn(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """Build the best that can be built, else start the auction most wanted for its price, else invent."""
    best, action = 0, NONE
    for k in range(n):
        value = 0
        if BUILD <= out[k] < RETIRE:
            value = 1000 + worth_of(s, seat, out[k] - BUILD)
        else:
            card = lot_of(s, out[k])
            if card != NONE:
                value = 40 * wanted_units(s, seat, card) - 10 * rate_at(s, card) + pick(stream, 30)
        if value > best:
            best, action = value, out[k]
    if best > 20:
        return action
    least = INVENT + pick(stream, 3)
    for k in range(n):
        if out[k] == least:
            return least
    return out[pick(stream, n)]


@rule
def policy(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """One of the n legal actions in `out`, chosen quickly and with some sense; the same stream gives the same choice."""
    if s.decision == TURN:
        return policy_turn(s, seat, out, n, stream)
    if s.decision == RECALL:
        done = RECALL_DONE
        return done if out[n - 1] >= done else out[pick(stream, n)]
    if s.decision in (ASKED_BID, ASKED_LATE_BID):
        wanted = min(wanted_units(s, seat, s.lot) - pick(stream, 2), n - 1)
        return out[max(0, wanted - (LEAST_BID if seat == s.trigger else 0))]
    if s.decision == FINAL_BUILD:
        return out[0]
    if s.decision == PAY:
        return out[n - 1]
    return out[pick(stream, n)]
