"""The legal actions of a decision (TW-12.1, TW-12.6): the same as `may`, listed."""

from __future__ import annotations

from typing import Any

from rivertable.engine.reasons import OK
from rivertable.engine.rule import constants, rule

from .. import actions
from ..state import (
    COLLECT,
    COLOUR,
    EXTRA_COLLECT,
    FAIRY,
    GAIN,
    LAKE_COLLECT,
    MOVE,
    MOVING,
    NONE,
    PAIRS,
    PAY,
    PLACE,
    SOURCE,
    STEPS,
    TARGETS,
    TYPES,
    State,
)
from ..tables import BANNER, BONFIRE, COLOURS, FISHING_NET, MARKET, OPEN_COUNT, OPEN_SLOTS, SLOT_CAMP
from .asked import step_of
from .camp_cards import can_pay_with_cards, may_draw_deck, may_pay_cloud
from .choices import RUN_END, RUN_FIRST, RUNS, may_in_collection, may_in_exploration, may_in_moves
from .exploration import can_afford, may_play_effect, purse
from .moving import may_move_from_alpaca, may_start_breeze, may_use_mushroom
from .rivers import is_alpaca_full, may_collect
from .rounds import may_act
from .villagers import has_fitting_spot

LISTS_PEARLS = constants([int(step in (COLLECT, EXTRA_COLLECT, LAKE_COLLECT)) for step in range(STEPS)])


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
def legal_gains(s: State, out: Any) -> int:
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
                out[n] = actions.PAIR + TYPES * how + card
                n += 1
    out[n] = actions.DONE
    return n + 1


@rule
def legal_collects(s: State, seat: int, step: int, out: Any) -> int:
    """TW-5.17, TW-5.21  Pearls that may be collected; declining, and a breeze before the first one."""
    may_stop = step == LAKE_COLLECT or (step == COLLECT and is_alpaca_full(s, seat))
    n = listed(out, 0, actions.DONE, may_stop)
    for colour in range(len(COLOURS)):
        n = listed(out, n, actions.COLLECT + colour, may_collect(s, colour) == OK)
    may_blow = step != EXTRA_COLLECT and may_start_breeze(s, seat, s.area[seat]) == OK
    return listed(out, n, actions.BREEZE, may_blow)


@rule
def legal_moves(s: State, seat: int, out: Any) -> int:
    """TW-5.25, TW-5.26  Step 5: done, breeze, mushroom, or a pearl of the alpaca."""
    plan = s.plan[seat]
    n = listed(out, 0, actions.DONE, True)
    n = listed(out, n, actions.BREEZE, may_start_breeze(s, seat, plan) == OK)
    n = listed(out, n, actions.MUSHROOM, may_use_mushroom(plan) == OK)
    for colour in range(len(COLOURS)):
        n = listed(out, n, actions.FROM_ALPACA + colour, may_move_from_alpaca(plan, colour) == OK)
    return n


@rule
def legal_targets(s: State, seat: int, out: Any) -> int:
    """TW-12.6  The villagers with a fitting spot for the pearl that is being moved."""
    area = s.plan[seat] if s.phase == MOVING else s.area[seat]
    turn = s.turn[seat] if s.phase == MOVING else s.now[0]
    n = 0
    for villager in range(s.villager_count[seat]):
        fits = villager != turn[SOURCE] and has_fitting_spot(s, seat, area, villager, turn[COLOUR])
        n = listed(out, n, actions.VILLAGER + villager, fits)
    return n


@rule
def legal_in_run(s: State, seat: int, step: int, first: int, end: int, out: Any, n: int) -> int:
    """TW-12.6  Adds the legal actions of one run of ids; returns how many there are now."""
    if step < COLLECT:
        for action in range(first, end):
            if may_in_exploration(s, seat, step, action) == OK:
                out[n] = action
                n += 1
    elif step < MOVE:
        for action in range(first, end):
            if may_in_collection(s, seat, step, action) == OK:
                out[n] = action
                n += 1
    else:
        if first < actions.SPOT:
            end = min(end, actions.VILLAGER + s.villager_count[seat])
        for action in range(first, end):
            if may_in_moves(s, seat, step, action) == OK:
                out[n] = action
                n += 1
    return n


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """TW-12.1, TW-12.6  What the seat may choose now; the decisions that are asked most often are written out."""
    n = 0
    if may_act(s, seat) != OK:
        return n
    step = step_of(s, seat)
    if step == PLACE:
        return legal_places(s, seat, out)
    if step == PAY:
        return legal_payments(s, seat, out)
    if step == MOVE:
        return legal_moves(s, seat, out)
    if step == PAIRS:
        return legal_pairs(s, seat, out)
    if step == GAIN:
        return legal_gains(s, out)
    if step == TARGETS:
        return legal_targets(s, seat, out)
    if LISTS_PEARLS[step] == 1:
        return legal_collects(s, seat, step, out)
    for run in range(RUNS[step]):
        n = legal_in_run(s, seat, step, RUN_FIRST[step][run], RUN_END[step][run], out, n)
    return n
