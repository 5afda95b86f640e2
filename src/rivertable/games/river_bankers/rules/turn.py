"""The actions of a turn (RB-5)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..actions import ASK_AGAIN, AUCTION, BUILD, FLUSH, INVENT, PASS, PULL, RETIRE, USE
from ..events import HEADWATERS_FLUSHED, INVENTS, PASSED
from ..reasons import Reason
from ..state import DISCARD, FLUSH_PICK, State
from ..tables import (
    ABILITIES,
    ABILITY_COUNT,
    AUCTION_COST,
    COST_REDUCTION,
    FLUSH_COST,
    INVENT_COST,
    INVENT_MAX,
    INVENT_MIN,
    IS_ABILITY,
    IS_FREE,
    NONE,
    PASS_COST,
    PULL_COST,
    RIVER_CARDS,
    SLOTS,
)
from .auction import begin_auction
from .build import begin_build, may_build
from .cards import has_workers_out, is_in_river, is_open_in_river, open_icons
from .cost import can_finish, can_pay, first_need, modifiers_of, units_of, wild_workers_of
from .effects.targets import may_use
from .headwaters import flush_headwaters, is_open_slot
from .queue import ask
from .structures import draw_cards, structures_left
from .tableau import ready
from .track import is_any_retired, pay_fish, retire


@rule
def may_pull(s: State, slot: int) -> int:
    """RB-5.10  An occupied slot whose card has an open icon. RB-5.11  Everybody always has a worker to bid with: in
    supply, or on a card to be recalled."""
    if s.headwaters[slot] == NONE:
        return Reason.EMPTY_SLOT
    return OK if is_open_slot(s, slot) else Reason.NO_OPEN_ICON


@rule
def may_auction(s: State, card: int) -> int:
    """RB-5.20, RB-6.34  A river card with an open icon; RB-5.57 without one it cannot be auctioned."""
    if not is_in_river(s, card):
        return Reason.NOT_IN_RIVER
    return OK if open_icons(s, card) > 0 else Reason.NO_OPEN_ICON


@rule
def may_flush(s: State) -> int:
    """RB-5.30, RB-8.1  Only while the material deck has a card."""
    return OK if s.river_deck_count > 0 else Reason.DECK_EMPTY


@rule
def may_invent(s: State, count: int) -> int:
    """RB-5.40  1 to 5, but not more than deck and discard pile hold together."""
    return OK if INVENT_MIN <= count <= structures_left(s) else Reason.TOO_FEW_STRUCTURES


@rule
def may_retire(s: State) -> int:
    """RB-8.3, RB-5.61  Once at least one player is retired."""
    return OK if is_any_retired(s) else Reason.NOBODY_RETIRED


@rule
def has_action(s: State, seat: int) -> bool:
    """RB-5.62  Is any action legal but to pass?"""
    if may_invent(s, INVENT_MIN) == OK or may_flush(s) == OK or may_retire(s) == OK:
        return True
    for slot in range(SLOTS):
        if is_open_slot(s, slot):
            return True
    for card in range(RIVER_CARDS):
        if is_open_in_river(s, card):
            return True
    for slot in range(s.hand_count[seat]):
        if can_pay(s, seat, s.hand[seat][slot]):
            return True
    for k in range(ABILITY_COUNT):
        if IS_FREE[ABILITIES[k]] == 0 and may_use(s, seat, ABILITIES[k]) == OK:
            return True
    return False


@rule
def may_take_turn(s: State, seat: int, action: int) -> int:
    """RB-1.4  Free abilities, and one action."""
    if action < PULL:
        return may_use(s, seat, action - USE) if IS_ABILITY[action - USE] == 1 else Reason.NO_SUCH_ABILITY
    if action < AUCTION:
        return may_pull(s, action - PULL)
    if action < FLUSH:
        return may_auction(s, action - AUCTION)
    if action == FLUSH:
        return may_flush(s)
    if action < BUILD:
        return may_invent(s, action - INVENT + 1)
    if action < RETIRE:
        return may_build(s, seat, action - BUILD)
    if action == RETIRE:
        return may_retire(s)
    if action == PASS:
        return Reason.OTHER_ACTIONS_LEFT if has_action(s, seat) else OK
    return OK if s.standing[seat] != 0 else Reason.NO_STANDING_ANSWER


@rule
def legal_builds(s: State, seat: int, out: Any, n: int, first: int) -> int:
    """RB-5.50  The hand cards that can be paid, appended to `out` as actions from `first` on."""
    if not has_workers_out(s, seat) and ready(s, seat, COST_REDUCTION) == NONE:
        return n
    have, wild, modifiers = units_of(s, seat), wild_workers_of(s, seat), modifiers_of(s, seat)
    begin = n
    for slot in range(s.hand_count[seat]):
        card = s.hand[seat][slot]
        if can_finish(first_need(card, modifiers), have, wild, modifiers):
            k = n
            while k > begin and out[k - 1] > first + card:
                out[k] = out[k - 1]
                k -= 1
            out[k] = first + card
            n += 1
    return n


@rule
def legal_turn(s: State, seat: int, out: Any) -> int:
    """RB-1.4, RB-5.62  All that may be done now, in the order of the actions."""
    n, free = 0, 0
    for k in range(ABILITY_COUNT):
        card = ABILITIES[k]
        if s.owner[card] == seat and may_use(s, seat, card) == OK:
            out[n] = USE + card
            n += 1
            free += IS_FREE[card]
    for slot in range(SLOTS):
        if is_open_slot(s, slot):
            out[n] = PULL + slot
            n += 1
    for card in range(RIVER_CARDS):
        if is_open_in_river(s, card):
            out[n] = AUCTION + card
            n += 1
    if may_flush(s) == OK:
        out[n] = FLUSH
        n += 1
    for count in range(INVENT_MIN, min(INVENT_MAX, structures_left(s)) + 1):
        out[n] = INVENT + count - 1
        n += 1
    n = legal_builds(s, seat, out, n, BUILD)
    if is_any_retired(s):
        out[n] = RETIRE
        n += 1
    if n == free:
        out[n] = PASS
        n += 1
    if s.standing[seat] != 0:
        out[n] = ASK_AGAIN
        n += 1
    return n


# ---------------------------------------------------------------- doing it


@rule
def flush(s: State, seat: int) -> None:
    """RB-5.30, RB-5.33  Pay, change the Headwaters, and choose one of the new cards."""
    emit(s, HEADWATERS_FLUSHED, seat)
    pay_fish(s, seat, FLUSH_COST)
    flush_headwaters(s)
    ask(s, FLUSH_PICK, seat)


@rule
def invent(s: State, seat: int, count: int) -> None:
    """RB-5.40, RB-5.41, RB-5.42  Pay, draw all, then discard as many, old or new."""
    emit(s, INVENTS, seat, count)
    pay_fish(s, seat, INVENT_COST * count)
    s.effect_card = NONE
    s.left = draw_cards(s, seat, count)
    ask(s, DISCARD, seat)


@rule
def take_action(s: State, seat: int, action: int) -> None:
    """RB-1.4, RB-5.10, RB-5.20, RB-5.62  Carry out one action of a turn."""
    if action < AUCTION:
        card = s.headwaters[action - PULL]
        pay_fish(s, seat, PULL_COST[action - PULL])
        begin_auction(s, seat, card, NONE)
    elif action < FLUSH:
        pay_fish(s, seat, AUCTION_COST)
        begin_auction(s, seat, action - AUCTION, NONE)
    elif action == FLUSH:
        flush(s, seat)
    elif action < BUILD:
        invent(s, seat, action - INVENT + 1)
    elif action < RETIRE:
        begin_build(s, seat, action - BUILD)
    elif action == RETIRE:
        retire(s, seat)
    else:
        emit(s, PASSED, seat)
        pay_fish(s, seat, PASS_COST)
