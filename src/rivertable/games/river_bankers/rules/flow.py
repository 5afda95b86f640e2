"""The flow of turns, and the contract's to_act, legal, may and apply (RB-4, RB-8, RB-13)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.events import emit, sync
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule, table

from .. import actions
from ..actions import ASK_AGAIN, PULL, USE
from ..events import BONUS_TURN, FINAL_BUILDS, GAME_ENDED, STARTER_KEPT, TURN_BEGUN
from ..reasons import Reason
from ..state import (
    BID,
    BID_LAST_Q,
    CHARCOAL,
    COPY,
    COVER,
    DISCARD,
    DO_CHARCOAL,
    DO_DECLARE,
    DO_DRAW_DISCARD,
    DO_END_TURN,
    DO_FISH,
    DO_FLOODGATE,
    DO_GRANARY,
    DO_LATE,
    DO_MOVE_WORKER,
    DO_PAY,
    DO_PEEK_SWAP,
    DO_PLACE,
    DO_RAISE,
    DO_RECALL,
    DO_REFILL,
    DO_RESOLVE,
    DO_SEALED,
    DO_SLIDE_BACK,
    DO_STONE_TOOL,
    DO_TREATY,
    DO_TURN,
    DO_VINE_CURTAIN,
    DO_WHEN_BUILT,
    EXCHANGE,
    FINAL_BUILD,
    FLOODGATE,
    FLUSH_PICK,
    GRANARY,
    HOW_MANY,
    KEEP,
    LATE_BID,
    NOT_CHOSEN,
    NOTHING,
    ORDER,
    OVER,
    PAY,
    READY,
    RECALL,
    SLIPSTREAM,
    SLOT,
    STARTER,
    STONE_TOOL,
    TAKE,
    TARGET,
    TREATY,
    TURN,
    VICTIM,
    State,
)
from ..tables import INTERRUPT_TURN, IS_FREE, LEAST_BID, NONE, RIVER_CARDS, STARTER_OF, STRUCTURES, TURN_LIMIT
from .auction import (
    ask_bid_last,
    ask_floodgate,
    ask_late_bid,
    ask_recall,
    ask_sealed_bids,
    begin_auction,
    bid_late,
    decide_bid_last,
    decide_recall,
    lot_icons,
    may_bid,
    may_end_recall,
    may_recall,
    open_bidders,
    open_floodgate,
    resolve_auction,
    reveal_bids,
    seal_bid,
)
from .build import (
    ask_charcoal,
    ask_granary,
    ask_payment,
    ask_stone_tool,
    ask_treaty,
    begin_build,
    builder,
    decide_modifier,
    decide_payment,
    may_build,
    may_pay,
    may_use_charcoal,
    may_use_granary,
    may_use_stone_tool,
    may_use_treaty,
    pay_build_fish,
    raise_structure,
)
from .dealing import deal_table
from .effects.as_action import may_place_many, place_many
from .effects.once import make_ready, may_make_ready, may_take, take_from_discard
from .effects.reactions import (
    exchange,
    may_exchange,
    move_worker,
    react_with_curtain,
    react_with_draw,
    react_with_move,
    react_with_peek,
    react_with_placement,
    react_with_slide,
)
from .effects.targets import (
    decide_copy,
    decide_discard,
    decide_slot,
    decide_target,
    decide_victim,
    may_choose_slot,
    may_choose_victim,
    may_copy,
    may_target,
    use_ability,
)
from .effects.when_built import begin_when_built, keep_one, may_keep, may_order, order_next
from .queue import ask, close, pop, push
from .structures import is_in_hand, refill_hand
from .tableau import owned, ready
from .track import are_all_retired, next_by_track, order_by_track, retire_crossers
from .turn import legal_builds, legal_turn, may_pull, may_take_turn, take_action

FIRST_ACTION = table([first for first, _ in actions.BLOCKS])
CHOICES = table([count for _, count in actions.BLOCKS])

# ---------------------------------------------------------------- the starter draft


@rule
def open_drafters(s: State) -> int:
    """RB-3.2  Seats that have not yet chosen their starter."""
    mask = 0
    for seat in range(s.players):
        if s.draft[seat] == NOT_CHOSEN:
            mask |= 1 << seat
    return mask


@rule
def may_keep_starter(s: State, seat: int, starter: int) -> int:
    """RB-3.2  One of the three of the own species."""
    for k in range(3):
        if STARTER_OF[s.species[seat]][k] == STRUCTURES + starter:
            return OK
    return Reason.NOT_OFFERED


@rule
def keep_starter(s: State, seat: int, starter: int) -> None:
    """RB-3.2  Chosen secretly; all are shown together and are built from the start."""
    s.draft[seat] = starter
    emit(s, STARTER_KEPT, seat, STRUCTURES + starter)
    if open_drafters(s) == 0:
        for other in range(s.players):
            s.owner[STRUCTURES + s.draft[other]] = other
            s.draft[other] = 0
        sync(s)
        begin_play(s)
    else:
        ask(s, STARTER, NONE)


@rule
def begin_play(s: State) -> None:
    """RB-3.3, RB-3.4, RB-3.5  Deal, turn up the Headwaters, and seat 0 begins."""
    deal_table(s)
    begin_turn(s, next_by_track(s))


# ---------------------------------------------------------------- turns


@rule
def begin_turn(s: State, seat: int) -> None:
    """RB-5.3, RB-1.3  A turn, bonus or not: turn-start starters are available again."""
    s.active = seat
    s.turns += 1
    s.used_this_turn = 0
    emit(s, TURN_BEGUN, seat, s.fish[seat])
    ask(s, TURN, seat)


@rule
def slipstreamer(s: State) -> int:
    """RB-7.61, RB-8.4  Who is offered Slipstream now: a ready one of another player, not retired, not next anyway."""
    for seat in range(s.players):
        if seat != s.active and s.retired[seat] == 0 and ready(s, seat, INTERRUPT_TURN) != NONE:
            if next_by_track(s) != seat:
                return seat
    return NONE


@rule
def end_turn(s: State) -> None:
    """RB-4.6  Retirement check; all retired; a Royal Lodge bonus turn; the Slipstream offer; the track."""
    retire_crossers(s)
    bonus = s.bonus
    s.bonus = NONE
    if are_all_retired(s):
        begin_final_builds(s)
    elif s.turns >= TURN_LIMIT:
        s.limit_reached = 1
        begin_final_builds(s)
    elif bonus != NONE and s.retired[bonus] == 0:
        emit(s, BONUS_TURN, bonus)
        begin_turn(s, bonus)
    elif slipstreamer(s) != NONE:
        ask(s, SLIPSTREAM, slipstreamer(s))
    else:
        begin_turn(s, next_by_track(s))


@rule
def decide_slipstream(s: State, seat: int, choice: int) -> None:
    """RB-7.61  Its owner takes the next turn, whatever the track says."""
    if choice == 1:
        s.spent[owned(s, seat, INTERRUPT_TURN)] = 1
        emit(s, BONUS_TURN, seat)
        begin_turn(s, seat)
    else:
        begin_turn(s, next_by_track(s))


# ---------------------------------------------------------------- the end


@rule
def begin_final_builds(s: State) -> None:
    """RB-8.6, RB-13.3  The order is fixed by total, lowest first; at the turn limit all count as retired where they
    stand."""
    for seat in range(s.players):
        s.retired[seat] = 1
    order_by_track(s, False)
    s.is_final = 1
    s.final_next = 0
    emit(s, FINAL_BUILDS)
    ask_final_build(s)


@rule
def ask_final_build(s: State) -> None:
    """RB-8.6  One by one; then the game is over."""
    if s.final_next < s.players:
        ask(s, FINAL_BUILD, s.final_order[s.final_next])
    else:
        s.decision = OVER
        emit(s, GAME_ENDED)


@rule
def decide_final_build(s: State, seat: int, choice: int) -> None:
    """RB-8.6, RB-7.90  Build one structure from hand, or skip."""
    if choice < STRUCTURES:
        begin_build(s, seat, choice)
    else:
        s.final_next += 1
        ask_final_build(s)


# ---------------------------------------------------------------- the queue


@rule
def do_build_task(s: State, task: int) -> None:
    """RB-5.51  A step of the build in progress."""
    seat = builder(s)
    if task == DO_CHARCOAL:
        ask_charcoal(s, seat)
    elif task == DO_STONE_TOOL:
        ask_stone_tool(s, seat)
    elif task == DO_TREATY:
        ask_treaty(s, seat)
    elif task == DO_GRANARY:
        ask_granary(s, seat)
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
    elif task == DO_SLIDE_BACK:
        react_with_slide(s, seat)
    elif task == DO_DRAW_DISCARD:
        react_with_draw(s, seat)
    elif task == DO_PLACE:
        react_with_placement(s, seat)
    elif task == DO_PEEK_SWAP:
        react_with_peek(s, seat)
    elif task == DO_MOVE_WORKER:
        react_with_move(s, seat)


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


# ---------------------------------------------------------------- the contract


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
    if decision == CHARCOAL:
        return may_use_charcoal(s, seat, choice)
    if decision == STONE_TOOL:
        return may_use_stone_tool(s, seat, choice)
    if decision == TREATY:
        return may_use_treaty(s, seat, choice)
    if decision == GRANARY:
        return may_use_granary(s, seat, choice)
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
    if decision in (CHARCOAL, STONE_TOOL, TREATY, GRANARY, PAY, FINAL_BUILD):
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
def decide_in_auction(s: State, seat: int, choice: int) -> None:
    """RB-6"""
    decision = s.decision
    close(s)
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
def decide_in_effect(s: State, seat: int, choice: int) -> None:
    """RB-7"""
    decision = s.decision
    close(s)
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
    if decision == TURN:
        close(s)
        decide_turn(s, seat, action)
    elif decision in (FLUSH_PICK, FLOODGATE, RECALL, BID_LAST_Q, BID, LATE_BID):
        decide_in_auction(s, seat, choice)
    elif decision in (CHARCOAL, STONE_TOOL, TREATY, GRANARY):
        close(s)
        decide_modifier(s, decision, choice)
    elif decision == PAY:
        close(s)
        decide_payment(s, seat, choice)
    elif decision == STARTER:
        close(s)
        keep_starter(s, seat, choice)
    elif decision == SLIPSTREAM:
        close(s)
        decide_slipstream(s, seat, choice)
    elif decision == FINAL_BUILD:
        close(s)
        decide_final_build(s, seat, choice)
    else:
        decide_in_effect(s, seat, choice)
    go_on(s)


@rule
def rounds(s: State) -> int:
    """RB-1.3  There are no rounds: turns begun so far."""
    return s.turns


@rule
def ask_even_if_single(s: State, seat: int) -> bool:
    """RB-9.2  Whether a turn or a final build leaves a choice depends on the hand, so it is asked in any case."""
    return s.decision == TURN or s.decision == FINAL_BUILD
