"""What waits in the queue is done until somebody is asked (RB-5.51, RB-6.1)."""

from __future__ import annotations

from rivertable.engine.rule import rule

from ..state import (
    CHARCOAL,
    DO_CHARCOAL,
    DO_DECLARE,
    DO_END_TURN,
    DO_FISH,
    DO_FLOODGATE,
    DO_GRANARY,
    DO_LATE,
    DO_PAY,
    DO_RAISE,
    DO_REACTION,
    DO_RECALL,
    DO_REFILL,
    DO_RESOLVE,
    DO_SEALED,
    DO_TURN,
    DO_VINE_CURTAIN,
    DO_WHEN_BUILT,
    NOTHING,
    TURN,
    State,
)
from .auction import ask_bid_last, ask_floodgate, ask_late_bid, ask_recall, ask_sealed_bids, resolve_auction
from .build import ask_payment, builder, pay_build_fish, raise_structure
from .effects.abilities import begin_when_built
from .effects.dispatch import REACTION_COUNT, REACTIONS, react
from .effects.ordering import react_with_curtain
from .ending import ask_final_build
from .modifiers import ask_modifier
from .queue import ask, pop
from .structures import refill_hand
from .turn_order import end_turn


@rule
def do_build_task(s: State, task: int) -> None:
    """RB-5.51  A step of the build in progress."""
    seat = builder(s)
    if DO_CHARCOAL <= task <= DO_GRANARY:
        ask_modifier(s, seat, CHARCOAL + task - DO_CHARCOAL)
    elif task == DO_FISH:
        pay_build_fish(s, seat)
    elif task == DO_PAY:
        ask_payment(s, seat)
    elif task == DO_RAISE:
        raise_structure(s, seat)
        if s.is_final == 1:
            s.final_next += 1
            ask_final_build(s)
    elif task == DO_WHEN_BUILT:
        begin_when_built(s, seat, s.building)
    elif task == DO_VINE_CURTAIN:
        react_with_curtain(s, seat)
    elif task == DO_REFILL:
        refill_hand(s, seat)
    elif DO_REACTION <= task < DO_REACTION + REACTION_COUNT:
        react(s, seat, REACTIONS[task - DO_REACTION])


@rule
def do_task(s: State, task: int) -> None:
    """RB-6.1  A step of an auction, of a build, or the end of the turn."""
    if task == DO_FLOODGATE:
        ask_floodgate(s)
    elif task == DO_RECALL:
        ask_recall(s)
    elif task == DO_DECLARE:
        ask_bid_last(s)
    elif task == DO_SEALED:
        ask_sealed_bids(s)
    elif task == DO_LATE:
        ask_late_bid(s)
    elif task == DO_RESOLVE:
        resolve_auction(s)
    elif task == DO_TURN:
        ask(s, TURN, s.active)
    elif task == DO_END_TURN:
        end_turn(s)
    else:
        do_build_task(s, task)


@rule
def go_on(s: State) -> None:
    """Do what waits until somebody is asked; when nothing waits the turn is over."""
    while s.decision == NOTHING:
        do_task(s, pop(s) if s.queued > 0 else DO_END_TURN)
