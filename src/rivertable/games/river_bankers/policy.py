"""The cheap policy for playouts: a sensible choice from the plans in hand, without looking ahead."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import pick
from rivertable.engine.rule import rule

from . import actions
from .actions import ASK_AGAIN, AUCTION, BUILD, FLUSH, INVENT, PULL, RECALL_DONE, RETIRE
from .evaluation import STARTER_WORTH, best_bid
from .plans import OFFER, plan_missing, plan_value, prices_of, stock_of, worth_of
from .rules.auction import most_bid
from .rules.cards import open_icons
from .rules.cost import lane, modifiers_of
from .rules.effects.end_game import uses_of
from .rules.track import finish_line
from .state import BID, BID_LAST_Q, DISCARD, FINAL_BUILD, LATE_BID, PAY, RECALL, STARTER, TURN, State
from .tables import COST, INVENT_MIN, IS_WILD, LEAST_BID, NONE, PRIMARY, SECOND

UNIT_WORTH = 42  # tenths of a fish that a unit the plan lacks may cost
GOOD_PLAN = 60  # hundredths of a point a plan must bring to be followed
GOOD_BUILD = 50  # per cent of the best plan a structure must bring to be built before it
ANY_LOT = 8  # tenths of a fish by which lots are mixed
DRAWS = 3  # Invent draws as many, or one less or more
SHORT = 2  # workers in supply below which some are called home
NEAR_END = 12  # fish left
BUILT = 1 << 20  # a build is better than any auction


@rule
def fish_left(s: State, seat: int) -> int:
    return max(0, finish_line(s) - s.fish[seat])


@rule
def best_plan(s: State, seat: int, stock: int, prices: int, uses: int, modifiers: int) -> tuple[int, int]:
    """The hand card with the best plan, or NONE, and what it brings."""
    best, target = 0, NONE
    for slot in range(s.hand_count[seat]):
        card = s.hand[seat][slot]
        value = plan_value(s, seat, card, stock, prices, uses, modifiers, fish_left(s, seat))
        if value > best:
            best, target = value, card
    return target, best


@rule
def lot_of(s: State, action: int) -> int:
    """The card a Pull or an Auction would put up, or NONE."""
    if PULL <= action < AUCTION:
        return s.headwaters[action - PULL]
    if AUCTION <= action < FLUSH:
        return action - AUCTION
    return NONE


@rule
def lot_gain(s: State, seat: int, card: int, missing: int) -> int:
    """What the units of a lot that a plan lacks are worth beyond their price, in tenths of a fish."""
    units = lane(missing, PRIMARY[card])
    if IS_WILD[card] == 1:
        units += lane(missing, SECOND[card])
    return min(units, open_icons(s, card)) * (UNIT_WORTH - OFFER[s.at[card]])


@rule
def invents(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """Some new cards, as many as there may be."""
    count, found = DRAWS - 1 + pick(stream, 3), NONE
    for k in range(n):
        if INVENT <= out[k] < BUILD and (found == NONE or out[k] - INVENT + INVENT_MIN <= count):
            found = out[k]
    return out[pick(stream, n)] if found == NONE else found


@rule
def takes_turn(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """Build the best that can be built, else start the auction the best plan needs, else invent."""
    if out[n - 1] == ASK_AGAIN and s.supply[seat] < SHORT:
        return ASK_AGAIN
    stock, prices, uses, modifiers = stock_of(s, seat), prices_of(s), uses_of(s, seat), modifiers_of(s, seat)
    left = fish_left(s, seat)
    target, best = best_plan(s, seat, stock, prices, uses, modifiers)
    missing = plan_missing(target, stock, modifiers) if best >= GOOD_PLAN else 0
    most, action = 0, NONE
    for k in range(n):
        value = 0
        if BUILD <= out[k] < RETIRE:
            card = out[k] - BUILD
            if 100 * plan_value(s, seat, card, stock, prices, uses, modifiers, left) >= GOOD_BUILD * best:
                value = BUILT + worth_of(s, seat, card, uses, left)
        elif missing > 0 and lot_of(s, out[k]) != NONE:
            value = lot_gain(s, seat, lot_of(s, out[k]), missing)
            if value > 0:
                value += pick(stream, ANY_LOT)
        if value > most:
            most, action = value, out[k]
    return invents(s, seat, out, n, stream) if action == NONE else action


@rule
def discards(s: State, seat: int, out: Any, n: int) -> int:
    """The hand card with the poorest plan."""
    stock, prices, uses, modifiers = stock_of(s, seat), prices_of(s), uses_of(s, seat), modifiers_of(s, seat)
    worst, lowest = out[0], 1 << 40
    for k in range(n):
        card = out[k] - actions.DISCARD
        value = (
            plan_value(s, seat, card, stock, prices, uses, modifiers, fish_left(s, seat))
            + worth_of(s, seat, card, uses, 0) // 100
        )
        if value < lowest:
            worst, lowest = out[k], value
    return worst


@rule
def recalls(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """Nobody while enough are at home; otherwise a worker that the best plan has no use for."""
    can_end = out[n - 1] > RECALL_DONE
    if can_end and s.supply[seat] >= SHORT:
        return out[n - 1]
    prices, uses, modifiers = prices_of(s), uses_of(s, seat), modifiers_of(s, seat)
    target, _ = best_plan(s, seat, stock_of(s, seat), prices, uses, modifiers)
    for k in range(n - 2 if can_end else n):
        card = out[k] - actions.RECALL
        if target == NONE or COST[target][PRIMARY[card]] + COST[target][SECOND[card]] == 0:
            return out[k]
    return RECALL_DONE if can_end else out[pick(stream, n)]


@rule
def builds_last(s: State, seat: int, out: Any, n: int) -> int:
    """The final build that brings most."""
    best, action, uses = 0, out[n - 1], uses_of(s, seat)
    for k in range(n - 1):
        worth = worth_of(s, seat, out[k] - actions.FINAL_BUILD, uses, 0)
        if worth > best:
            best, action = worth, out[k]
    return action


@rule
def keeps_starter(out: Any, n: int, stream: Any) -> int:
    """The starter that is worth most, now and then another."""
    best, action = -1, out[0]
    for k in range(n):
        worth = STARTER_WORTH[out[k] - actions.KEEP_STARTER] + pick(stream, 100)
        if worth > best:
            best, action = worth, out[k]
    return action


@rule
def is_wanted(s: State, seat: int, lot: int) -> bool:
    """Some structure in hand lacks what the lot gives; near the end any worker may make a pair."""
    if fish_left(s, seat) < NEAR_END:
        return True
    stock, modifiers = stock_of(s, seat), modifiers_of(s, seat)
    missing = 0
    for slot in range(s.hand_count[seat]):
        missing |= plan_missing(s.hand[seat][slot], stock, modifiers)
    return lane(missing, PRIMARY[lot]) + lane(missing, SECOND[lot]) > 0


@rule
def bids(s: State, seat: int, out: Any) -> int:
    """The best bid of the estimate for a lot that is wanted, the least for others."""
    if not is_wanted(s, seat, s.lot):
        return out[0]
    least = LEAST_BID if seat == s.trigger else 0
    bid, _ = best_bid(s, seat, uses_of(s, seat), least, most_bid(s, seat))
    return out[bid - least]


@rule
def policy(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """One of the n legal actions in `out`, chosen quickly and with some sense; the same stream gives the same choice."""
    decision = s.decision
    if decision == TURN:
        return takes_turn(s, seat, out, n, stream)
    if decision in (BID, LATE_BID):
        return bids(s, seat, out)
    if decision == DISCARD:
        return discards(s, seat, out, n)
    if decision == RECALL:
        return recalls(s, seat, out, n, stream)
    if decision == FINAL_BUILD:
        return builds_last(s, seat, out, n)
    if decision == STARTER:
        return keeps_starter(out, n, stream)
    if decision == PAY:
        return out[n - 1]
    if decision == BID_LAST_Q:
        return out[1]
    return out[pick(stream, n)]
