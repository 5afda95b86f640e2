"""A quick estimate of a position, in hundredths of a point.

What counts: points so far, fish left to the line as future points, and the hand: what each structure brings beyond its
price. An auction in progress is looked through: own bid against what others may bid.
"""

from __future__ import annotations

from rivertable.engine.rule import rule, table

from .plans import FISH_VALUE, POINT, STOCK_LANE, plan_value, prices_of, stock_of, worth_of
from .rules.auction import billed_of, lot_icons, overbid, own_rate, placed_of
from .rules.cards import units_per_worker
from .rules.cost import lane, modifiers_of
from .rules.effects.end_game import uses_of
from .rules.tableau import owned
from .rules.track import finish_line
from .scoring import pair_points, pairs_of, tableau_points
from .state import BID, CHARCOAL, DISCARD, LATE_BID, NOT_CHOSEN, OVER, PASSES_RECALL, PAY, State
from .tables import JAM_REFUND, KINDS, LANE, LEAST_BID, NONE, USES_PACKED, WILD_COUNT

PLAN_FIRST = 96  # per cent of the best structure in hand: built is better than planned
PLAN_SECOND = 40  # of the second best
PLAN_THIRD = 15  # and of the third
INVENTED = 40  # taken off for any Invent
OPTIMISM = 60  # taken off for each card still to be discarded: imagined draws look better than they will be
PAIR_SHARE = 16  # per cent of pairs that early workers still make in the end
PAIR_FADING = 8  # less per cent for each fish left
EAGER = table([0, 30, 18, 12, 9, 7])  # per cent of what the others could bid that they do, by rate
FEW, MANY = 60, 160  # per cent of that in a calm and in a crowded auction
UNASKED, SHORT_SUPPLY = 3, 20  # a standing answer is welcome, unless workers may have to come home
AT_HOME = 5  # a worker in supply
LATE_BONUS = 25  # bidding last


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
        if value > first:
            first, second, third = value, first, second
        elif value > second:
            second, third = value, second
        elif value > third:
            third = value
    if left == 0:
        return first
    return (first * PLAN_FIRST + second * PLAN_SECOND + third * PLAN_THIRD) // 100


@rule
def prospects(s: State, seat: int, stock: int, prices: int, uses: int, modifiers: int, left: int) -> int:
    """What is still to come: fish, pairs of workers, the hand."""
    share = max(PAIR_SHARE, 100 - PAIR_FADING * left)
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
    points = tableau_points(s, seat) * POINT
    if s.decision == OVER or (s.is_final == 1 and s.final_next > 0 and s.asked != seat):
        return points + pair_points(s, seat) * POINT
    left = 0 if s.retired[seat] == 1 else max(0, finish_line(s) - s.fish[seat])
    stock, uses = stock_of(s, seat), uses_of(s, seat)
    if s.decision == DISCARD and s.effect_card == NONE:
        points -= INVENTED + s.left * OPTIMISM
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
                usual += min(s.supply[other], icons) * EAGER[min(s.rate, 5)]
    return shown + (usual * share + 5000) // 10000


@rule
def bid_value(
    s: State, seat: int, bid: int, others: int, icons: int, stock: int, prices: int, uses: int, modifiers: int
) -> int:
    """What is to come after an auction in which the seat bids `bid` and all others `others` together."""
    placed = placed_of(bid, overbid(icons, bid + others))
    fish = s.fish[seat] + billed_of(bid, placed, owned(s, seat, JAM_REFUND) != NONE) * own_rate(s, seat)
    stock += (placed * units_per_worker(s, s.lot)) << (LANE * STOCK_LANE[s.lot])
    return prospects(s, seat, stock, prices, uses, modifiers, max(0, finish_line(s) - fish)) - placed * AT_HOME


@rule
def best_bid(s: State, seat: int, least: int, most: int) -> tuple[int, int]:
    """The bid from least to most that promises most, and what it promises beyond points already made."""
    icons = lot_icons(s)
    few, many = bids_of_others(s, seat, icons, FEW), bids_of_others(s, seat, icons, MANY)
    stock, prices, uses, modifiers = stock_of(s, seat), prices_of(s), uses_of(s, seat), modifiers_of(s, seat)
    best, promised = least, -(1 << 40)
    for bid in range(least, most + 1):
        value = bid_value(s, seat, bid, few, icons, stock, prices, uses, modifiers)
        if many != few:
            value = (value + bid_value(s, seat, bid, many, icons, stock, prices, uses, modifiers)) // 2
        if value > promised:
            best, promised = bid, value
    return best, promised


@rule
def auction_value(s: State, seat: int) -> int:
    """Own bid if it is made, otherwise the best one to make, against what others may bid."""
    most = min(s.supply[seat], lot_icons(s))
    least = min(LEAST_BID, most) if seat == s.trigger else 0
    if s.decision == BID and (s.sealed >> seat) & 1 == 1 and s.bid[seat] != NOT_CHOSEN:
        least, most = s.bid[seat], s.bid[seat]
    elif s.decision == LATE_BID and (s.late >> seat) & 1 == 0:
        least, most = s.shown_bid[seat], s.shown_bid[seat]
    _, promised = best_bid(s, seat, least, most)
    return tableau_points(s, seat) * POINT + promised + ((s.late >> seat) & 1) * LATE_BONUS


@rule
def evaluate(s: State, seat: int) -> int:
    """The estimate; at the end of the game simply the points."""
    value = auction_value(s, seat) if s.lot != NONE and s.retired[seat] == 0 else plain_value(s, seat)
    if s.standing[seat] & PASSES_RECALL and s.decision != OVER:
        value += UNASKED if s.supply[seat] >= 2 else -SHORT_SUPPLY
    return value
