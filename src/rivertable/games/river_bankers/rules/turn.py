"""The actions of a turn (RB-5)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.cells import lowest_bit
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..actions import ASK_AGAIN, AUCTION, BUILD, FLUSH, INVENT, PASS, PULL, RETIRE, USE
from ..events import HEADWATERS_FLUSHED, INVENTS, PASSED
from ..reasons import Reason
from ..state import DISCARD, DO_TURN, FLUSH_PICK, TURN, State
from ..tables import (
    AUCTION_COST,
    FLUSH_COST,
    INVENT_COST,
    INVENT_MAX,
    INVENT_MIN,
    NONE,
    PASS_COST,
    PULL_COST,
    SLOTS,
)
from .auction import begin_auction
from .cards import has_workers_out, is_any_river_open, is_in_river, open_icons, open_river_cards
from .cost import (
    COST_REDUCTION,
    MARSH,
    can_finish,
    can_pay,
    first_need,
    modifiers_of,
    shortage,
    units_of,
    wild_workers_of,
)
from .effects.abilities import ABILITIES, IS_ABILITY, IS_FREE, may_use, use_ability
from .headwaters import flush_headwaters, is_open_slot
from .queue import ask, push
from .structures import draw_cards, structures_left
from .tableau import has_ready, list_cards
from .track import is_any_retired, pay_fish


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
    if is_any_river_open(s):
        return True
    for slot in range(s.hand_count[seat]):
        if can_pay(s, seat, s.hand[seat][slot]):
            return True
    left = s.unspent[seat] & ABILITIES
    while left != 0:
        card = lowest_bit(left)
        left &= left - 1
        if IS_FREE[card] == 0 and may_use(s, seat, card) == OK:
            return True
    return False


@rule
def may_use_card(s: State, seat: int, card: int) -> int:
    """RB-1.4, RB-5.1  An ability of a card."""
    return may_use(s, seat, card) if IS_ABILITY[card] == 1 else Reason.NO_SUCH_ABILITY


@rule
def may_invent_some(s: State, choice: int) -> int:
    """RB-5.40  The first choice is 1."""
    return may_invent(s, choice + 1)


@rule
def may_pass(s: State, seat: int) -> int:
    """RB-5.62  Only if there is nothing else."""
    return Reason.OTHER_ACTIONS_LEFT if has_action(s, seat) else OK


@rule
def may_ask_again(s: State, seat: int) -> int:
    """RB-13.6  Who has said not to be asked."""
    return OK if s.standing[seat] != 0 else Reason.NO_STANDING_ANSWER


@rule
def legal_builds(s: State, seat: int, out: Any, n: int, first: int) -> int:
    """RB-5.50  The hand cards that can be paid, appended to `out` as actions from `first` on."""
    if not has_workers_out(s, seat) and not has_ready(s, seat, COST_REDUCTION):
        return n
    have, wild, modifiers = units_of(s, seat), wild_workers_of(s, seat), modifiers_of(s, seat)
    payable, is_plain = 0, wild == 0 and modifiers <= MARSH
    for slot in range(s.hand_count[seat]):
        card = s.hand[seat][slot]
        need = first_need(card, modifiers)
        payable |= (shortage(need, have) == 0 if is_plain else can_finish(need, have, wild, modifiers)) << card
    return list_cards(out, n, first, payable)


@rule
def legal_turn(s: State, seat: int, out: Any) -> int:
    """RB-1.4, RB-5.62  All that may be done now, in the order of the actions."""
    n, free, left = 0, 0, s.unspent[seat] & ABILITIES
    while left != 0:
        card = lowest_bit(left)
        left &= left - 1
        if may_use(s, seat, card) == OK:
            out[n] = USE + card
            n += 1
            free += IS_FREE[card]
    for slot in range(SLOTS):
        out[n] = PULL + slot
        n += is_open_slot(s, slot)
    n = list_cards(out, n, AUCTION, open_river_cards(s))
    out[n] = FLUSH
    n += may_flush(s) == OK
    for count in range(INVENT_MIN, min(INVENT_MAX, structures_left(s)) + 1):
        out[n] = INVENT + count - 1
        n += 1
    n = legal_builds(s, seat, out, n, BUILD)
    out[n] = RETIRE
    n += is_any_retired(s)
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
def invent(s: State, seat: int, choice: int) -> None:
    """RB-5.40, RB-5.41, RB-5.42  Pay, draw all, then discard as many, old or new. The first choice is 1."""
    count = choice + 1
    emit(s, INVENTS, seat, count)
    pay_fish(s, seat, INVENT_COST * count)
    s.effect_card = NONE
    s.left = draw_cards(s, seat, count)
    ask(s, DISCARD, seat)


@rule
def use_card(s: State, seat: int, card: int) -> None:
    """RB-5.1, RB-5.2  A free ability leads back to the choice of an action."""
    if IS_FREE[card] == 1:
        push(s, DO_TURN)
    use_ability(s, seat, card)


@rule
def pull(s: State, seat: int, slot: int) -> None:
    """RB-5.10"""
    card = s.headwaters[slot]
    pay_fish(s, seat, PULL_COST[slot])
    begin_auction(s, seat, card, NONE)


@rule
def auction(s: State, seat: int, card: int) -> None:
    """RB-5.20"""
    pay_fish(s, seat, AUCTION_COST)
    begin_auction(s, seat, card, NONE)


@rule
def auction_flushed(s: State, seat: int, slot: int) -> None:
    """RB-5.33  One of the new cards."""
    begin_auction(s, seat, s.headwaters[slot], NONE)


@rule
def pass_turn(s: State, seat: int) -> None:
    """RB-5.62"""
    emit(s, PASSED, seat)
    pay_fish(s, seat, PASS_COST)


@rule
def ask_again(s: State, seat: int) -> None:
    """RB-13.6  From now on the seat is asked; then the turn goes on."""
    s.standing[seat] = 0
    ask(s, TURN, seat)
