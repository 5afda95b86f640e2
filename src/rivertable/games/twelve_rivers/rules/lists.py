"""The legal answers to the questions that are asked most often, listed quicker than by asking for each one (TW-12.6)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from .. import actions
from ..state import FAIRY, NONE, State
from ..tables import BANNER, BONFIRE, CARD_TYPES, FISHING_NET, MARKET, OPEN_COUNT, OPEN_SLOTS, SLOT_CAMP
from .camp_cards import can_pay_with_cards, may_draw_deck, may_pay_cloud
from .exploration import can_afford, may_play_effect, purse
from .moving import may_move_to_villager


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
        for card in range(CARD_TYPES):
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


@rule
def legal_pairs(s: State, seat: int, out: Any) -> int:
    """TW-5.10  Pairs that are held and have an effect now, and the end of the turn."""
    n = 0
    for how in range(min(2, s.area[seat][FAIRY + BONFIRE]) + 1):
        for card in range(BANNER, FISHING_NET):
            if s.hand[seat][card] >= 2 - how and may_play_effect(s, seat, card) == OK:
                out[n] = actions.PAIR + CARD_TYPES * how + card
                n += 1
    out[n] = actions.DONE
    return n + 1


@rule
def legal_targets(s: State, seat: int, out: Any) -> int:
    """TW-12.6  The villagers with a fitting spot for the pearl that is being moved."""
    n = 0
    for villager in range(s.villager_count[seat]):
        n = listed(out, n, actions.VILLAGER + villager, may_move_to_villager(s, seat, villager) == OK)
    return n
