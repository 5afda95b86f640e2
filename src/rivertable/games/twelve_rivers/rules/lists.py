"""The legal answers to the questions that are asked most often, listed quicker than by asking for each one (TW-12.6)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from .. import actions
from ..state import FAIRY, NONE, TYPES, State
from ..tables import BONFIRE, MARKET, OPEN_COUNT, OPEN_SLOTS, SLOT_CAMP
from .camp_cards import can_pay_with_cards, may_draw_deck, may_pay_cloud
from .exploration import can_afford, purse


@rule
def listed(out: Any, n: int, action: int, may: bool) -> int:
    """Writes an action down and counts it if it may be taken: no branch, since nobody can foresee the answer."""
    out[n] = action
    return n + may


@rule
def legal_places(s: State, seat: int, out: Any) -> int:
    """TW-5.5, TW-5.6  The empty open slots the player can pay for."""
    n, most = 0, purse(s, seat)
    for k in range(OPEN_COUNT[s.players]):
        slot = OPEN_SLOTS[s.players][k]
        affordable = -SLOT_CAMP[slot] <= most or can_afford(s, seat, slot)
        n = listed(out, n, actions.PLACE + slot, affordable and s.token_at[slot] == NONE)
    return n


@rule
def legal_payments(s: State, seat: int, out: Any) -> int:
    """TW-5.9, TW-12.6  Cards and bonfires if they cover what is owed; a cloud as the first payment."""
    n = 0
    if can_pay_with_cards(s, seat):
        for card in range(TYPES):
            n = listed(out, n, actions.PAY_CARD + card, s.hand[seat][card] > 0)
        n = listed(out, n, actions.PAY_BONFIRE, s.area[seat][FAIRY + BONFIRE] > 0)
    return listed(out, n, actions.PAY_CLOUD, may_pay_cloud(s, seat) == OK)


@rule
def legal_gains(s: State, seat: int, out: Any) -> int:
    """TW-5.12, TW-5.13  The market cards, and the deck while it or the discard pile holds a card."""
    n = 0
    for position in range(MARKET):
        n = listed(out, n, actions.TAKE_MARKET + position, s.market[position] != NONE)
    return listed(out, n, actions.DRAW_DECK, may_draw_deck(s) == OK)
