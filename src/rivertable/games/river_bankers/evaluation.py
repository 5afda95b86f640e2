"""A quick estimate of a position, in hundredths of a point.

What counts: points so far, fish left to the line as future points, and the hand: what each structure brings beyond its
price. An auction in progress is looked through: own bid against what others may bid.
"""

from __future__ import annotations

from rivertable.engine.rule import constants, rule

from .actions import ASK_AGAIN
from .plans import FISH_VALUE, POINT, plan_value, prices_of, stock_of, worth_of
from .rules.auction import JAM_REFUND, billed_of, lot_icons, most_bid, overbid, own_rate, placed_of
from .rules.cards import units_per_worker
from .rules.cost import lane, modifiers_of
from .rules.effects.end_game import uses_of
from .rules.structures import HAND_SIZE
from .rules.tableau import has
from .rules.track import finish_line
from .scoring import pair_points, pairs_of, tableau_points
from .state import BID, CHARCOAL, DISCARD, LATE_BID, NOT_CHOSEN, OVER, PASSES_RECALL, PAY, RECALL, STARTER, State
from .tables import (
    CARDS,
    FIRST_STARTER,
    KINDS,
    LANE,
    LEAST_BID,
    NONE,
    STOCK_LANE,
    USES_PACKED,
    VP,
    WILD_COUNT,
)

PER_CENT = 100
PLAN_FIRST = 96  # per cent of the best structure in hand: built is better than planned
PLAN_SECOND = 27  # of the second best
PLAN_THIRD = 15  # and of the third
INVENTED = 22  # taken off for any Invent
OPTIMISM = 30  # taken off for each card still to be discarded: imagined draws look better than they will be
PAIR_SHARE = 15  # per cent of pairs that early workers still make in the end
PAIR_FADING = 8  # less per cent for each fish left
EAGER = constants([0, 30, 18, 12, 9, 7])  # per cent of what the others could bid that they do, by rate
HIGHEST_RATE = len(EAGER) - 1
FEW, MANY = 30, 200  # per cent of that in a calm and in a crowded auction
CALM = 90  # per cent of auctions that are calm
FEW_AT_HOME = 2  # workers in supply: with fewer, some may have to come home
UNASKED, SHORT_SUPPLY = 3, 20  # what a standing answer is worth, with enough workers at home and with few
AT_HOME = 10  # a worker in supply
ENOUGH = 2  # workers in supply with which no recall is considered before an auction is chosen
LATE_BONUS = 25  # bidding last
LARGER_HAND = 150  # a starter that deals one more card
STARTER_WORTH = constants(
    [VP[card] * POINT + (LARGER_HAND if (HAND_SIZE >> card) & 1 else 0) for card in range(FIRST_STARTER, CARDS)]
)


@rule
def pairs_in(stock: int) -> int:
    """Pairs among the workers of a stock, roughly."""
    points = 0
    for k in range(KINDS + WILD_COUNT):
        points += pairs_of(lane(stock, k))
    return points


@rule
def hand_value(s: State, seat: int, stock: int, prices: int, uses: int, modifiers: int, left: int) -> int:
    """The best plan in hand, and a share of the next two."""
    first, second, third = 0, 0, 0
    for slot in range(s.hand_count[seat]):
        value = plan_value(s, seat, s.hand[seat][slot], stock, prices, uses, modifiers, left)
        lower = min(first, value)  # without branches: nobody can foresee which plan is better
        third = max(third, min(second, lower))
        second = max(second, lower)
        first = max(first, value)
    if left == 0:
        return first
    return (first * PLAN_FIRST + second * PLAN_SECOND + third * PLAN_THIRD) // PER_CENT


@rule
def prospects(s: State, seat: int, stock: int, prices: int, uses: int, modifiers: int, left: int) -> int:
    """What is still to come: fish, pairs of workers, the hand."""
    share = max(PAIR_SHARE, PER_CENT - PAIR_FADING * left)
    return (
        left * FISH_VALUE
        + s.supply[seat] * AT_HOME
        + pairs_in(stock) * share
        + hand_value(s, seat, stock, prices, uses, modifiers, left)
    )


@rule
def rest_of(stock: int, need: int) -> int:
    """What a build in progress will leave, wild workers aside."""
    for material in range(KINDS):
        stock -= min(lane(stock, material), lane(need, material)) << (LANE * material)
    return stock


@rule
def plain_value(s: State, seat: int) -> int:
    """The estimate outside an auction."""
    uses = uses_of(s, seat)
    points = tableau_points(s, seat, uses) * POINT
    if s.decision == OVER or (s.is_final == 1 and s.final_next > 0 and s.asked != seat):
        return points + pair_points(s, seat) * POINT
    left = 0 if s.retired[seat] == 1 else max(0, finish_line(s) - s.fish[seat])
    stock = stock_of(s, seat)
    if s.decision == DISCARD and s.effect_card == NONE:
        points -= INVENTED + s.left * OPTIMISM
    elif s.decision == STARTER and s.draft[seat] != NOT_CHOSEN:
        points += STARTER_WORTH[s.draft[seat]]
    elif CHARCOAL <= s.decision <= PAY and s.asked == seat:
        points += worth_of(s, seat, s.building, uses, left)
        uses += USES_PACKED[s.building]
        stock = rest_of(stock, s.need)
    return points + prospects(s, seat, stock, prices_of(s), uses, modifiers_of(s, seat), left)


@rule
def bids_of_others(s: State, seat: int, icons: int, share: int) -> int:
    """What the others bid in all: what is shown already, and of the rest a share of what is usual."""
    shown, usual = 0, 0
    for other in range(s.players):
        if other != seat and s.retired[other] == 0:
            if s.decision == LATE_BID and (s.late >> other) & 1 == 0:
                shown += s.shown_bid[other]
            else:
                usual += min(s.supply[other], icons) * EAGER[min(s.rate, HIGHEST_RATE)]
    return shown + (usual * share + PER_CENT * PER_CENT // 2) // (PER_CENT * PER_CENT)


@rule
def bid_value(s: State, seat: int, bid: int, placed: int, stock: int, prices: int, uses: int, modifiers: int) -> int:
    """What is to come after an auction in which the seat bids `bid` and places `placed` of them."""
    fish = s.fish[seat] + billed_of(bid, placed, has(s, seat, JAM_REFUND)) * own_rate(s, seat)
    stock += (placed * units_per_worker(s, s.lot)) << (LANE * STOCK_LANE[s.lot])
    return prospects(s, seat, stock, prices, uses, modifiers, max(0, finish_line(s) - fish)) - placed * AT_HOME


@rule
def best_bid(s: State, seat: int, uses: int, least: int, most: int) -> tuple[int, int]:
    """The bid from least to most that promises most, and what it promises beyond points already made."""
    icons = lot_icons(s)
    few, many = bids_of_others(s, seat, icons, FEW), bids_of_others(s, seat, icons, MANY)
    stock, prices, modifiers = stock_of(s, seat), prices_of(s), modifiers_of(s, seat)
    best, promised = least, -(1 << 40)
    for bid in range(least, most + 1):
        placed, jammed = placed_of(bid, overbid(icons, bid + few)), placed_of(bid, overbid(icons, bid + many))
        value = bid_value(s, seat, bid, placed, stock, prices, uses, modifiers)
        if jammed != placed:
            crowded = bid_value(s, seat, bid, jammed, stock, prices, uses, modifiers)
            value = (value * CALM + crowded * (PER_CENT - CALM)) // PER_CENT
        if value > promised:
            best, promised = bid, value
        elif bid > best + 2:
            break
    return best, promised


@rule
def bid_range(s: State, seat: int) -> tuple[int, int]:
    """The least and the most the seat may bid; both are its bid if that is made."""
    most = most_bid(s, seat)
    least = min(LEAST_BID, most) if seat == s.trigger else 0
    if s.decision == BID and (s.sealed >> seat) & 1 == 1 and s.bid[seat] != NOT_CHOSEN:
        return s.bid[seat], s.bid[seat]
    if s.decision == LATE_BID and (s.late >> seat) & 1 == 0:
        return s.shown_bid[seat], s.shown_bid[seat]
    return least, most


@rule
def auction_value(s: State, seat: int) -> int:
    """Own bid if it is made, otherwise the best one to make, against what others may bid."""
    least, most = bid_range(s, seat)
    uses = uses_of(s, seat)
    _, promised = best_bid(s, seat, uses, least, most)
    return tableau_points(s, seat, uses) * POINT + promised + ((s.late >> seat) & 1) * LATE_BONUS


@rule
def looks_through(s: State, seat: int) -> bool:
    """The estimate takes the best bid by itself, and discards are good one by one; recalls matter only to a seat short
    of workers."""
    if s.decision == RECALL:
        return s.supply[seat] >= ENOUGH
    return s.decision in (BID, LATE_BID, DISCARD)


@rule
def worth_trying(s: State, seat: int, action: int) -> bool:
    """A standing answer is taken back only by a seat short of workers."""
    return action != ASK_AGAIN or s.supply[seat] < FEW_AT_HOME


@rule
def evaluate(s: State, seat: int) -> int:
    """The estimate; at the end of the game simply the points."""
    value = auction_value(s, seat) if s.lot != NONE and s.retired[seat] == 0 else plain_value(s, seat)
    if s.standing[seat] & PASSES_RECALL and s.decision != OVER:
        value += UNASKED if s.supply[seat] >= FEW_AT_HOME else -SHORT_SUPPLY
    return value
