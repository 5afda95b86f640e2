"""The answers carried out: the contract's to_act and apply (RB-13.2)."""

from __future__ import annotations

from rivertable.engine.rule import rule

from ..actions import ASK_AGAIN, PULL, USE
from ..state import (
    BID,
    BID_LAST_Q,
    CHARCOAL,
    COPY,
    COVER,
    DO_TURN,
    EXCHANGE,
    FINAL_BUILD,
    FLOODGATE,
    FLUSH_PICK,
    GRANARY,
    HOW_MANY,
    KEEP,
    LATE_BID,
    ORDER,
    OVER,
    PAY,
    READY,
    RECALL,
    SLIPSTREAM,
    SLOT,
    STARTER,
    TAKE,
    TARGET,
    TURN,
    VICTIM,
    State,
)
from ..tables import IS_FREE, NONE
from .auction import (
    begin_auction,
    bid_late,
    decide_bid_last,
    decide_recall,
    open_bidders,
    open_floodgate,
    reveal_bids,
    seal_bid,
)
from .build import decide_payment
from .choices import FIRST_ACTION
from .draft import keep_starter, open_drafters
from .effects.as_action import place_many
from .effects.once import make_ready, take_from_discard
from .effects.reactions import exchange, move_worker
from .effects.targets import decide_copy, decide_discard, decide_slot, decide_target, decide_victim, use_ability
from .effects.when_built import keep_one, order_next
from .ending import decide_final_build
from .modifiers import decide_modifier
from .queue import ask, close, push
from .tasks import go_on
from .turn import take_action
from .turn_order import decide_slipstream


@rule
def to_act(s: State) -> int:
    """RB-13.2  The seat asked; several only for starters and sealed bids."""
    if s.decision == OVER:
        return 0
    if s.decision == BID:
        return open_bidders(s)
    if s.decision == STARTER:
        return open_drafters(s)
    return 1 << s.asked


@rule
def decide_turn(s: State, seat: int, action: int) -> None:
    """RB-1.4, RB-5.1, RB-5.2  A free ability leads back to the choice of an action; an action ends the turn."""
    if action == ASK_AGAIN:
        s.standing[seat] = 0
        ask(s, TURN, seat)
    elif action < PULL:
        if IS_FREE[action - USE] == 1:
            push(s, DO_TURN)
        use_ability(s, seat, action - USE)
    else:
        take_action(s, seat, action)


@rule
def decide_in_auction(s: State, seat: int, decision: int, choice: int) -> None:
    """RB-6"""
    if decision == FLUSH_PICK:
        begin_auction(s, seat, s.headwaters[choice], NONE)
    elif decision == FLOODGATE:
        if choice == 1:
            open_floodgate(s, seat)
    elif decision == RECALL:
        decide_recall(s, seat, choice)
    elif decision == BID_LAST_Q:
        decide_bid_last(s, seat, choice)
    elif decision == LATE_BID:
        bid_late(s, seat, choice)
    else:
        seal_bid(s, seat, choice)
        if open_bidders(s) == 0:
            reveal_bids(s)
        else:
            ask(s, BID, NONE)


@rule
def decide_in_effect(s: State, seat: int, decision: int, choice: int) -> None:
    """RB-7"""
    if decision == TARGET:
        decide_target(s, seat, choice)
    elif decision == SLOT:
        decide_slot(s, seat, choice)
    elif decision == VICTIM:
        decide_victim(s, seat, choice)
    elif decision == HOW_MANY:
        place_many(s, seat, choice + 1)
    elif decision == COVER:
        move_worker(s, seat, choice)
    elif decision == ORDER:
        order_next(s, seat, choice)
    elif decision == KEEP:
        keep_one(s, seat, choice)
    elif decision == EXCHANGE:
        if choice > 0:
            exchange(s, seat, choice - 1)
    elif decision == TAKE:
        take_from_discard(s, seat, choice)
    elif decision == READY:
        make_ready(s, seat, choice)
    elif decision == COPY:
        decide_copy(s, seat, choice)
    else:
        decide_discard(s, seat, choice)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """RB-13.2  One decision, and everything up to the next one."""
    decision = s.decision
    choice = action - FIRST_ACTION[decision]
    close(s)
    if decision == TURN:
        decide_turn(s, seat, action)
    elif decision in (FLUSH_PICK, FLOODGATE, RECALL, BID_LAST_Q, BID, LATE_BID):
        decide_in_auction(s, seat, decision, choice)
    elif CHARCOAL <= decision <= GRANARY:
        decide_modifier(s, seat, decision, choice)
    elif decision == PAY:
        decide_payment(s, seat, choice)
    elif decision == STARTER:
        keep_starter(s, seat, choice)
    elif decision == SLIPSTREAM:
        decide_slipstream(s, seat, choice)
    elif decision == FINAL_BUILD:
        decide_final_build(s, seat, choice)
    else:
        decide_in_effect(s, seat, decision, choice)
    go_on(s)


@rule
def rounds(s: State) -> int:
    """RB-1.3  There are no rounds: turns begun so far."""
    return s.turns


@rule
def ask_even_if_single(s: State, seat: int) -> bool:
    """RB-9.2  Whether a turn or a final build leaves a choice depends on the hand, so it is asked in any case."""
    return s.decision == TURN or s.decision == FINAL_BUILD
