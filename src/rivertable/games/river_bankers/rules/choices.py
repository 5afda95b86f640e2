"""What a seat that is asked may answer (RB-13)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.reasons import OK
from rivertable.engine.rule import constants, rule

from .. import actions
from ..actions import USE
from ..reasons import Reason
from ..state import (
    BID,
    BID_LAST_Q,
    CHARCOAL,
    COPY,
    DISCARD,
    EXCHANGE,
    FINAL_BUILD,
    FLOODGATE,
    FLUSH_PICK,
    GRANARY,
    HOW_MANY,
    KEEP,
    LATE_BID,
    NOT_CHOSEN,
    ORDER,
    OVER,
    PAY,
    READY,
    RECALL,
    SLOT,
    STARTER,
    TAKE,
    TARGET,
    TURN,
    VICTIM,
    State,
)
from ..tables import LEAST_BID, RIVER_CARDS, STRUCTURES
from .auction import lot_icons, may_bid, may_end_recall, may_recall
from .build import may_build, may_pay
from .draft import may_keep_starter
from .effects.as_action import may_place_many
from .effects.once import may_make_ready, may_take
from .effects.reactions import may_exchange
from .effects.targets import may_choose_slot, may_choose_victim, may_copy, may_target
from .effects.when_built import may_keep, may_order
from .modifiers import may_modify
from .structures import is_in_hand
from .turn import legal_builds, legal_turn, may_pull, may_take_turn

FIRST_ACTION = constants([first for first, _ in actions.BLOCKS])
CHOICES = constants([count for _, count in actions.BLOCKS])


@rule
def is_asked(s: State, seat: int) -> bool:
    if s.decision == BID:
        return (s.sealed >> seat) & 1 == 1 and s.bid[seat] == NOT_CHOSEN
    if s.decision == STARTER:
        return seat < s.players and s.draft[seat] == NOT_CHOSEN
    return s.decision != OVER and s.asked == seat


@rule
def may_in_auction(s: State, seat: int, choice: int) -> int:
    """RB-6  Answers around an auction."""
    decision = s.decision
    if decision == FLUSH_PICK:
        return may_pull(s, choice)
    if decision == RECALL:
        return may_recall(s, seat, choice) if choice < RIVER_CARDS else may_end_recall(s, seat)
    if decision in (BID, LATE_BID):
        return may_bid(s, seat, choice)
    return OK


@rule
def may_in_build(s: State, seat: int, choice: int) -> int:
    """RB-5.51  Answers while building."""
    decision = s.decision
    if CHARCOAL <= decision <= GRANARY:
        return may_modify(s, seat, decision, choice)
    if decision == PAY:
        return may_pay(s, seat, choice) if choice < RIVER_CARDS else OK
    return may_build(s, seat, choice) if choice < STRUCTURES else OK


@rule
def may_in_effect(s: State, seat: int, choice: int) -> int:
    """RB-7  Answers an effect asks for."""
    decision = s.decision
    if decision == TARGET:
        return may_target(s, seat, choice)
    if decision == SLOT:
        return may_choose_slot(s, choice)
    if decision == VICTIM:
        return may_choose_victim(s, seat, choice)
    if decision == HOW_MANY:
        return may_place_many(s, seat, choice + 1)
    if decision == ORDER:
        return may_order(s, choice)
    if decision == KEEP:
        return may_keep(s, choice)
    if decision == EXCHANGE:
        return may_exchange(s, seat, choice)
    if decision == TAKE:
        return may_take(s, choice)
    if decision == READY:
        return may_make_ready(s, seat, choice)
    if decision == COPY:
        return may_copy(s, seat, choice)
    if decision == DISCARD:
        return OK if is_in_hand(s, seat, choice) else Reason.NOT_IN_HAND
    return OK


@rule
def may_choose(s: State, seat: int, choice: int) -> int:
    """RB-13.2, RB-13.4  May this answer be given to the open decision? `choice` counts from 0 in its answers."""
    decision = s.decision
    if decision == TURN:
        return may_take_turn(s, seat, USE + choice)
    if decision == STARTER:
        return may_keep_starter(s, seat, choice)
    if decision in (FLUSH_PICK, FLOODGATE, RECALL, BID_LAST_Q, BID, LATE_BID):
        return may_in_auction(s, seat, choice)
    if CHARCOAL <= decision <= PAY or decision == FINAL_BUILD:
        return may_in_build(s, seat, choice)
    return may_in_effect(s, seat, choice)


@rule
def may(s: State, seat: int, action: int) -> int:
    """RB-13.2  Why an action is refused, or OK. RB-13.1  One decision is open at a time."""
    if s.decision == OVER:
        return Reason.GAME_OVER
    if not is_asked(s, seat):
        return Reason.NOT_YOUR_DECISION
    choice = action - FIRST_ACTION[s.decision]
    if choice < 0 or choice >= CHOICES[s.decision]:
        return Reason.NOT_ASKED_NOW
    return may_choose(s, seat, choice)


@rule
def legal_bids(s: State, seat: int, out: Any, first: int) -> int:
    """RB-6.20  The bids from the least to the most."""
    most = min(s.supply[seat], lot_icons(s))
    n = 0
    for workers in range(LEAST_BID if seat == s.trigger else 0, most + 1):
        out[n] = first + workers
        n += 1
    return n


@rule
def legal_recalls(s: State, seat: int, out: Any, first: int) -> int:
    """RB-6.10, RB-6.12  Own workers by card, then the ways to be done."""
    n = 0
    for card in range(RIVER_CARDS):
        if s.workers[card][seat] > 0:
            out[n] = first + card
            n += 1
    if may_end_recall(s, seat) == OK:
        out[n] = first + RIVER_CARDS
        out[n + 1] = first + RIVER_CARDS + 1
        n += 2
    return n


@rule
def legal_hand_cards(s: State, seat: int, out: Any, first: int) -> int:
    """RB-5.40  The cards in hand, in the order of their ids."""
    n = s.hand_count[seat]
    for slot in range(n):
        action = first + s.hand[seat][slot]
        k = slot
        while k > 0 and out[k - 1] > action:
            out[k] = out[k - 1]
            k -= 1
        out[k] = action
    return n


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """RB-13.2  What the seat may choose now; never empty for a seat that is asked."""
    if not is_asked(s, seat):
        return 0
    decision = s.decision
    first = FIRST_ACTION[decision]
    if decision == TURN:
        return legal_turn(s, seat, out)
    if decision in (BID, LATE_BID):
        return legal_bids(s, seat, out, first)
    if decision == DISCARD:
        return legal_hand_cards(s, seat, out, first)
    if decision == RECALL:
        return legal_recalls(s, seat, out, first)
    n = 0
    if decision == FINAL_BUILD:
        n = legal_builds(s, seat, out, n, first)
        out[n] = first + STRUCTURES
        return n + 1
    for choice in range(CHOICES[decision]):
        if may_choose(s, seat, choice) == OK:
            out[n] = first + choice
            n += 1
    return n
