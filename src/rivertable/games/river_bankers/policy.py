"""The cheap policy for playouts: a sensible choice from the plans in hand, without looking ahead."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import pick
from rivertable.engine.rule import rule

from .actions import AUCTION, BUILD, FLUSH, INVENT, PULL, RECALL_DONE, RETIRE
from .evaluation import best_bid
from .plans import OFFER, plan_missing, plan_value, prices_of, stock_of, worth_of
from .rules.auction import lot_icons
from .rules.cards import open_icons
from .rules.cost import lane, modifiers_of
from .rules.effects.end_game import uses_of
from .rules.track import finish_line
from .state import BID, DISCARD, FINAL_BUILD, LATE_BID, PAY, RECALL, TURN, State
from .tables import IS_WILD, LEAST_BID, NONE, PRIMARY, SECOND

UNIT_WORTH = 42  # tenths of a fish a unit the plan lacks may cost
START_COST = 0


@rule
def lot_of(s: State, action: int) -> int:
    """The card a Pull or an Auction would put up, or NONE."""
    if PULL <= action < AUCTION:
        return s.headwaters[action - PULL]
    if AUCTION <= action < FLUSH:
        return action - AUCTION
    return NONE


@rule
def lot_gain(s: State, card: int, missing: int) -> int:
    """What the units of a lot that a plan lacks are worth beyond their price, in tenths of a fish."""
    units = lane(missing, PRIMARY[card])
    if IS_WILD[card] == 1:
        units += lane(missing, SECOND[card])
    return min(units, open_icons(s, card)) * (UNIT_WORTH - OFFER[s.at[card]])


@rule
def policy_turn(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """Build the best that can be built, else start the auction the best plan needs, else invent."""
    stock, prices, uses, modifiers = stock_of(s, seat), prices_of(s), uses_of(s, seat), modifiers_of(s, seat)
    left = max(0, finish_line(s) - s.fish[seat])
    best, target = 0, NONE
    for slot in range(s.hand_count[seat]):
        value = plan_value(s, seat, s.hand[seat][slot], stock, prices, uses, modifiers, left)
        if value > best:
            best, target = value, s.hand[seat][slot]
    missing = 0 if target == NONE else plan_missing(target, stock, modifiers)
    most, action = 0, NONE
    for k in range(n):
        value = 0
        if BUILD <= out[k] < RETIRE:
            card = out[k] - BUILD
            if card == target or 2 * plan_value(s, seat, card, stock, prices, uses, modifiers, left) > best:
                value = 10000 + worth_of(s, seat, card, uses, left)
        elif missing > 0:
            lot = lot_of(s, out[k])
            if lot != NONE:
                value = lot_gain(s, lot, missing) + pick(stream, 8)
        if value > most:
            most, action = value, out[k]
    if most >= 10:
        return action
    least = INVENT + 1 + pick(stream, 3)
    for k in range(n):
        if out[k] == least:
            return least
    return out[pick(stream, n)]


@rule
def least_planned(s: State, seat: int) -> int:
    """The hand card with the poorest plan."""
    stock, prices, uses, modifiers = stock_of(s, seat), prices_of(s), uses_of(s, seat), modifiers_of(s, seat)
    left = max(0, finish_line(s) - s.fish[seat])
    worst, lowest = s.hand[seat][0], 1 << 40
    for slot in range(s.hand_count[seat]):
        value = plan_value(s, seat, s.hand[seat][slot], stock, prices, uses, modifiers, left)
        if value < lowest:
            worst, lowest = s.hand[seat][slot], value
    return worst


@rule
def policy(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """One of the n legal actions in `out`, chosen quickly and with some sense; the same stream gives the same choice."""
    if s.decision == TURN:
        return policy_turn(s, seat, out, n, stream)
    if s.decision in (BID, LATE_BID):
        bid, _ = best_bid(s, seat, LEAST_BID if seat == s.trigger else 0, min(s.supply[seat], lot_icons(s)))
        return out[bid - (LEAST_BID if seat == s.trigger else 0)]
    if s.decision == RECALL:
        if out[n - 1] > RECALL_DONE:
            return out[n - 1] if s.supply[seat] >= 2 else out[n - 2]
        return out[pick(stream, n)]
    if s.decision == DISCARD:
        card = least_planned(s, seat)
        for k in range(n):
            if out[k] - out[0] == card - out[0]:
                return out[k]
    if s.decision == FINAL_BUILD:
        return out[0]
    if s.decision == PAY:
        return out[n - 1]
    return out[pick(stream, n)]
