"""What a player decides, and what follows (RB-13)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.cells import lowest_bit
from rivertable.engine.decisions import Answer, Decision, Decisions
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from .. import actions
from ..reasons import Reason
from ..state import (
    BID,
    BID_LAST_Q,
    CHARCOAL,
    DISCARD,
    FINAL_BUILD,
    FLOODGATE,
    FLUSH_PICK,
    GRANARY,
    LATE_BID,
    NOT_CHOSEN,
    NOTHING,
    OVER,
    PAY,
    RECALL,
    SLIPSTREAM,
    SLOT,
    STARTER,
    STONE_TOOL,
    TARGET,
    TREATY,
    TURN,
    VICTIM,
    State,
)
from ..tables import KINDS, LEAST_BID, MOST_WORKERS, ROOM
from .auction import (
    bid_last,
    bid_late,
    bid_secretly,
    end_recall,
    may_bid,
    may_end_recall,
    may_recall,
    most_bid,
    open_bidders,
    open_floodgate,
    pass_bid_last,
    pass_recalls,
    recall_worker,
)
from .build import begin_build, may_build, may_pay, pay_alone, pay_worker
from .draft import keep_starter, legal_starters, may_keep_starter, open_drafters
from .effects.abilities import DECISIONS as DECISIONS_OF_EFFECTS
from .effects.dispatch import (
    decide_discard,
    decide_slot,
    decide_target,
    decide_victim,
    may_choose_slot,
    may_choose_victim,
    may_decline,
    may_target,
)
from .ending import skip_final_build
from .modifiers import (
    may_use_modifier,
    use_charcoal_pit,
    use_granary,
    use_stone_tool,
    use_treaty_stone,
)
from .queue import close, leave_it
from .structures import may_discard
from .tableau import list_cards
from .tasks import go_on
from .track import retire
from .turn import (
    ask_again,
    auction,
    auction_flushed,
    flush,
    invent,
    legal_builds,
    legal_turn,
    may_ask_again,
    may_auction,
    may_flush,
    may_invent_some,
    may_pass,
    may_pull,
    may_retire,
    may_use_card,
    pass_turn,
    pull,
    use_card,
)
from .turn_order import leave_bonus_turn, take_bonus_turn


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
    """RB-13.1  One decision is open at a time."""
    if s.decision == BID:
        return (s.sealed >> seat) & 1 == 1 and s.bid[seat] == NOT_CHOSEN
    if s.decision == STARTER:
        return seat < s.players and s.draft[seat] == NOT_CHOSEN
    return s.decision != OVER and s.asked == seat


@rule
def open_decision(s: State, seat: int) -> int:
    """RB-13.2  What the seat is asked now; NOTHING if it is not asked."""
    return s.decision if is_asked(s, seat) else NOTHING


@rule
def rounds(s: State) -> int:
    """RB-1.3  There are no rounds: turns begun so far."""
    return s.turns


@rule
def ask_even_if_single(s: State, seat: int) -> bool:
    """RB-9.2  Whether a turn or a final build leaves a choice depends on the hand, so it is asked in any case."""
    return s.decision == TURN or s.decision == FINAL_BUILD


@rule
def legal_bids(s: State, seat: int, out: Any) -> int:
    """RB-6.20  The sealed bids from the least to the most."""
    least = LEAST_BID if seat == s.trigger else 0
    for more in range(MOST_WORKERS + 1):  # all there ever are: a loop whose end nobody can foresee would take longer
        out[more] = actions.BID + least + more
    return max(0, most_bid(s, seat) + 1 - least)


@rule
def legal_recalls(s: State, seat: int, out: Any) -> int:
    """RB-6.10, RB-6.12  Own workers by card, all of which lie on the board; then the ways to be done."""
    n = list_cards(out, 0, actions.RECALL, s.stands_on[seat])
    if may_end_recall(s, seat) == OK:
        out[n] = actions.RECALL_DONE
        out[n + 1] = actions.PASS_RECALLS
        n += 2
    return n


@rule
def legal_payments(s: State, seat: int, out: Any) -> int:
    """RB-5.53, RB-13.4  The cards a worker may be spent from; then to leave it to automatic payment."""
    n, left = 0, s.stands_on[seat]
    while left != 0:
        card = lowest_bit(left)
        left &= left - 1
        out[n] = actions.PAY + card
        n += may_pay(s, seat, card) == OK
    out[n] = actions.PAY_AUTO
    return n + 1


@rule
def legal_hand_cards(s: State, seat: int, out: Any) -> int:
    """RB-5.40  The cards in hand, in the order of their ids."""
    cards = 0
    for slot in range(ROOM):
        cards |= (slot < s.hand_count[seat]) << max(s.hand[seat][slot], 0)
    return list_cards(out, 0, actions.DISCARD, cards)


@rule
def legal_final_builds(s: State, seat: int, out: Any) -> int:
    """RB-8.6  The hand cards that can be paid; or none of them."""
    n = legal_builds(s, seat, out, 0, actions.FINAL_BUILD)
    out[n] = actions.NO_FINAL_BUILD
    return n + 1


# RB-13.2  One answer, and everything up to the next question.
DECISIONS = Decisions(
    actions.ACTIONS,
    Reason,
    to_act=to_act,
    open_decision=open_decision,
    waits=Reason.NOT_YOUR_DECISION,
    before=close,
    after=go_on,
    decisions=(
        Decision(
            STARTER,
            "starter",
            Answer(actions.KEEP_STARTER, may=may_keep_starter, do=keep_starter),
            listed_by=legal_starters,
        ),
        Decision(
            TURN,
            "turn",
            Answer(actions.USE, may=may_use_card, do=use_card),
            Answer(actions.PULL, may=may_pull, do=pull),
            Answer(actions.AUCTION, may=may_auction, do=auction),
            Answer(actions.FLUSH, may=may_flush, do=flush),
            Answer(actions.INVENT, may=may_invent_some, do=invent),
            Answer(actions.BUILD, may=may_build, do=begin_build),
            Answer(actions.RETIRE, may=may_retire, do=retire),
            Answer(actions.PASS, may=may_pass, do=pass_turn),
            Answer(actions.ASK_AGAIN, may=may_ask_again, do=ask_again),
            listed_by=legal_turn,
            declined_by=actions.PASS,
        ),
        # auctions (RB-6)
        Decision(FLUSH_PICK, "flush_pick", Answer(actions.PICK_SLOT, may=may_pull, do=auction_flushed)),
        Decision(
            DISCARD,
            "discard",
            Answer(actions.DISCARD, may=may_discard, do=decide_discard),
            listed_by=legal_hand_cards,
        ),
        Decision(
            FLOODGATE,
            "floodgate",
            Answer(actions.FLOODGATE, do=leave_it, count=1),
            Answer(actions.FLOODGATE + 1, do=open_floodgate, count=1),
            declined_by=actions.FLOODGATE,
        ),
        Decision(
            RECALL,
            "recall",
            Answer(actions.RECALL, may=may_recall, do=recall_worker),
            Answer(actions.RECALL_DONE, may=may_end_recall, do=end_recall),
            Answer(actions.PASS_RECALLS, may=may_end_recall, do=pass_recalls),
            listed_by=legal_recalls,
        ),
        Decision(
            BID_LAST_Q,
            "bid_last",
            Answer(actions.BID_LAST, do=leave_it, count=1),
            Answer(actions.BID_LAST + 1, do=bid_last, count=1),
            Answer(actions.PASS_BID_LAST, do=pass_bid_last),
            declined_by=actions.BID_LAST,
        ),
        Decision(BID, "bid", Answer(actions.BID, may=may_bid, do=bid_secretly), listed_by=legal_bids),
        Decision(LATE_BID, "late_bid", Answer(actions.LATE_BID, may=may_bid, do=bid_late)),
        # builds (RB-5.51); the last answer to a modifier is to do without
        Decision(
            CHARCOAL,
            "charcoal_pit",
            Answer(actions.CHARCOAL_PIT, may=may_use_modifier, do=use_charcoal_pit),
            declined_by=actions.CHARCOAL_PIT + KINDS,
        ),
        Decision(
            STONE_TOOL,
            "stone_tool",
            Answer(actions.STONE_TOOL, may=may_use_modifier, do=use_stone_tool),
            declined_by=actions.STONE_TOOL + KINDS,
        ),
        Decision(
            TREATY,
            "treaty_stone",
            Answer(actions.TREATY_STONE, may=may_use_modifier, do=use_treaty_stone, count=KINDS * KINDS + 1),
            declined_by=actions.NO_TREATY,
        ),
        Decision(
            GRANARY,
            "granary",
            Answer(actions.GRANARY, may=may_use_modifier, do=use_granary),
            declined_by=actions.GRANARY + KINDS,
        ),
        Decision(
            PAY,
            "pay",
            Answer(actions.PAY, may=may_pay, do=pay_worker),
            Answer(actions.PAY_AUTO, do=pay_alone),
            listed_by=legal_payments,
        ),
        # effects (RB-7)
        Decision(
            TARGET,
            "target",
            Answer(actions.TARGET, may=may_target, do=decide_target),
            Answer(actions.DECLINE, may=may_decline, do=leave_it),
        ),
        Decision(SLOT, "slot", Answer(actions.SLOT, may=may_choose_slot, do=decide_slot)),
        Decision(VICTIM, "victim", Answer(actions.VICTIM, may=may_choose_victim, do=decide_victim)),
        *DECISIONS_OF_EFFECTS,
        Decision(
            SLIPSTREAM,
            "slipstream",
            Answer(actions.SLIPSTREAM, do=leave_bonus_turn, count=1),
            Answer(actions.SLIPSTREAM + 1, do=take_bonus_turn, count=1),
            declined_by=actions.SLIPSTREAM,
        ),
        Decision(
            FINAL_BUILD,
            "final_build",
            Answer(actions.FINAL_BUILD, may=may_build, do=begin_build),
            Answer(actions.NO_FINAL_BUILD, do=skip_final_build),
            listed_by=legal_final_builds,
        ),
    ),
)
legal, may, apply = DECISIONS.legal, DECISIONS.may, DECISIONS.apply
