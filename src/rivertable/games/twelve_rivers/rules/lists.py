"""The legal answers to the questions that are asked most often, listed quicker than by asking for each one (TW-12.6)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.cells import lowest_bit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from .. import actions
from ..actions import VILLAGER
from ..state import ALPACA, COLOUR, FAIRY, NONE, SOURCE, State
from ..tables import BANNER, BONFIRE, CARD_TYPES, FISHING_NET, MARKET, MOST_COST, PEARL_COLOURS, SLOTS, WITHIN
from .asked import turn_of
from .camp_cards import can_pay_with_cards, may_draw_deck, may_pay_cloud
from .exploration import can_afford, empty_slots, may_play_effect, purse
from .moving import may_start_breeze, may_use_mushroom
from .villagers import fitting_villagers, has_room


@rule
def listed(out: Any, n: int, action: int, may: bool) -> int:
    """Writes an action down and counts it if it may be taken: no branch, since nobody can foresee the answer."""
    out[n] = action
    return n + may


@rule
def payable_slots(s: State, seat: int) -> int:
    """TW-5.6, TW-10.8  The empty open slots within the player's means, or with the fairies that lie at them, as bits."""
    empty = empty_slots(s)
    payable = empty & WITHIN[min(MOST_COST, purse(s, seat))]
    dear = (empty ^ payable) & s.with_means
    while dear != 0:
        payable |= (1 << lowest_bit(dear)) if can_afford(s, seat, lowest_bit(dear)) else 0
        dear &= dear - 1
    return payable


@rule
def legal_places(s: State, seat: int, out: Any) -> int:
    """TW-5.5, TW-5.6  The empty open slots the player can pay for."""
    n, slots = 0, payable_slots(s, seat)
    for slot in range(SLOTS):
        n = listed(out, n, actions.PLACE + slot, slots >> slot & 1 == 1)
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
def list_from_alpaca(area: Any, out: Any, n: int) -> int:
    """TW-5.25  The colours of carried pearls that fit on some villager."""
    for colour in range(PEARL_COLOURS):
        n = listed(out, n, actions.FROM_ALPACA + colour, (area[ALPACA + colour] > 0) & has_room(area, colour))
    return n


@rule
def legal_moves(s: State, seat: int, out: Any) -> int:
    """TW-12.4  The end of step 5, a breeze, a mushroom, a pearl from the alpaca."""
    out[0] = actions.DONE
    n = listed(out, 1, actions.BREEZE, may_start_breeze(s, seat) == OK)
    n = listed(out, n, actions.MUSHROOM, may_use_mushroom(s, seat) == OK)
    return list_from_alpaca(s.plan[seat], out, n)


@rule
def legal_targets(s: State, seat: int, out: Any) -> int:
    """TW-12.6  The villagers with a fitting spot for the pearl that is being moved."""
    n, turn = 0, turn_of(s, seat)
    villagers = fitting_villagers(s, seat, turn[COLOUR])
    if turn[SOURCE] != NONE:
        villagers &= ~(1 << turn[SOURCE])
    while villagers != 0:
        out[n] = VILLAGER + lowest_bit(villagers)
        villagers &= villagers - 1
        n += 1
    return n
