"""The flow of turns, and what a player decides in them (TR-4, TR-12)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.decisions import Answer, Decision, Decisions
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from .. import actions
from ..events import PAWN_TAKEN, TILE_BOXED
from ..reasons import Reason
from ..state import (
    AFTER_ACTION,
    AFTER_INCOME,
    AFTER_PLACING,
    DONE,
    NONE,
    OVER,
    PAY_WITH_FOOD,
    PICK_BUILDING,
    PICK_DISCOUNT,
    PICK_RESERVE,
    PICK_SETUP_TILE,
    PICK_SUBSTITUTE,
    PICK_TILE,
    RETURN_ONE,
    SWAP_FIRST,
    SWAP_SECOND,
    TRADE_PICK,
    TURN,
    State,
)
from ..tables import (
    CLAY,
    CONSTRUCT,
    DISPLAY_SLOTS,
    FIRST_PLAYER,
    FOOD,
    FOOD_ISLAND,
    KINDS_OF_GOODS,
    MAX_RESERVED,
    RESERVE,
    ROUND_TILES,
    SLOTS,
    TERRAIN,
    TRADE_GIVE,
    WOOD,
)
from .buildings import (
    can_pay_more_with_food,
    construct,
    cover_shortage,
    may_build,
    may_drop,
    may_pay_with_food,
    reserve,
)
from .cleanup import begin_cleanup, begin_round, first_with_pioneers, go_on_with_cleanup, next_seat
from .main_board import PLACES, lay_aside, may_pass, may_place, places_for, reveal_tiles, send_pioneer
from .meadows import start_effect
from .resources import (
    ask_return,
    is_overflowing,
    may_pick_for_trade,
    may_pick_substitute,
    may_return,
    may_trade,
    picked_count,
    produce,
    production_amount,
    return_one,
    trade,
    trade_picks,
)
from .river_board import may_swap_first, may_swap_second, place_tile, swap_tiles

# ---------------------------------------------------------------- turns


@rule
def ask_setup_tile(s: State) -> None:
    """TR-3.7  From the right of the first player, counterclockwise, the first player last; then the tile left over goes
    to the box and TR-3.9 round 1 begins."""
    if s.turns < s.players:
        s.active = (s.pawn + s.players - 1 - s.turns) % s.players
        s.step = PICK_SETUP_TILE
        return
    for slot in range(SLOTS):
        if s.island[slot] != NONE:
            s.boxed = s.island[slot]
            s.island[slot] = NONE
            s.island_count -= 1
            emit(s, TILE_BOXED, s.boxed)
    reveal_tiles(s, ROUND_TILES[s.players])
    begin_round(s)


@rule
def end_turn(s: State) -> None:
    """TR-4.2  The next player clockwise whose boat is not empty; with all boats empty the round ends."""
    seat = first_with_pioneers(s, next_seat(s, s.active))
    if seat == NONE:
        begin_cleanup(s)
        go_on_with_cleanup(s)
    else:
        s.active = seat
        s.step = TURN


@rule
def go_on(s: State) -> None:
    """TR-12.8  Only when an action is complete the turn passes on."""
    if s.rounds == 0:
        s.turns += 1
        ask_setup_tile(s)
    else:
        end_turn(s)


# ---------------------------------------------------------------- the next question of an action (TR-12.8)


@rule
def claim_tile(s: State, seat: int, slot: int) -> None:
    """TR-5.2, TR-3.8, TR-12.8  Place the tile, return what does not fit (TR-5.4), then its immediate effect."""
    s.placing = s.island[slot]
    s.island[slot] = NONE
    s.island_count -= 1
    place_tile(s, seat, s.placing, slot)
    if not ask_return(s, seat, AFTER_PLACING):
        start_effect(s, seat)


@rule
def take_resources(s: State, seat: int, resource: int, amount: int) -> None:
    """TR-5.9, TR-5.11  Take them; what does not fit is returned; then the action is done."""
    produce(s, seat, resource, amount)
    if not ask_return(s, seat, AFTER_ACTION):
        s.step = DONE


@rule
def go_to_food(s: State, seat: int) -> None:
    """TR-5.10  One food, or another resource of choice if there is none."""
    if s.supply[FOOD] > 0:
        take_resources(s, seat, FOOD, 1)
    else:
        s.step = PICK_SUBSTITUTE


@rule
def take_pawn(s: State, seat: int) -> None:
    """TR-5.30, TR-2.7  The pawn holder starts the next round; this round's order stays (TR-4.1)."""
    s.pawn = seat
    emit(s, PAWN_TAKEN, seat)
    s.step = DONE


@rule
def go_to(s: State, seat: int, location: int) -> None:
    """TR-4.3  One pioneer, then the location's action at once."""
    amount = production_amount(s, seat, location - WOOD) if WOOD <= location <= CLAY else 0
    send_pioneer(s, seat, location)
    if location == TERRAIN:
        s.step = PICK_TILE
    elif location <= CLAY:
        take_resources(s, seat, location - WOOD, amount)
    elif location == FOOD_ISLAND:
        go_to_food(s, seat)
    elif location == RESERVE:
        s.step = PICK_RESERVE
    elif location == CONSTRUCT:
        s.step = PICK_BUILDING
    elif location == FIRST_PLAYER:
        take_pawn(s, seat)
    else:
        s.swaps_left = 1
        s.may_decline = 0
        s.step = SWAP_FIRST


@rule
def pass_turn(s: State, seat: int) -> None:
    """TR-4.6  Without a location to go to."""
    lay_aside(s, seat)
    s.step = DONE


@rule
def begin_trade(s: State) -> None:
    """TR-4.3, TR-4.4  Before the pioneer goes, as often as wanted."""
    s.step = TRADE_PICK


@rule
def pick_reserve(s: State, seat: int, slot: int) -> None:
    """TR-5.13"""
    reserve(s, seat, slot)
    s.step = DONE


@rule
def pick_substitute(s: State, seat: int, resource: int) -> None:
    """TR-5.10"""
    take_resources(s, seat, resource, 1)


@rule
def pick_for_trade(s: State, seat: int, resource: int) -> None:
    """TR-4.4, TR-12.10  After the third pick the trade happens and the turn goes on."""
    s.trade[resource] += 1
    if picked_count(s) == TRADE_GIVE:
        trade(s, seat)
        s.step = TURN


@rule
def pick_return(s: State, seat: int, resource: int) -> None:
    """TR-5.9, TR-12.8  One back; when all fits, what was interrupted goes on."""
    return_one(s, seat, resource)
    if is_overflowing(s, seat):
        return
    if s.after == AFTER_PLACING:
        start_effect(s, seat)
    elif s.after == AFTER_INCOME:
        go_on_with_cleanup(s)
    else:
        s.step = DONE


@rule
def pick_building(s: State, seat: int, choice: int) -> None:
    """TR-12.8  The card, then for a reserved one the discount, then food."""
    s.chosen = choice
    s.discount = NONE
    if choice >= DISPLAY_SLOTS:
        s.step = PICK_DISCOUNT
    else:
        cover_shortage(s, seat)
        ask_food(s, seat)


@rule
def pick_discount(s: State, seat: int, basic: int) -> None:
    """TR-5.21  The symbol dropped; then food."""
    s.discount = basic
    cover_shortage(s, seat)
    ask_food(s, seat)


@rule
def ask_food(s: State, seat: int) -> None:
    """TR-5.22, TR-12.8  Asked while food is left that could replace something; then the building is built."""
    if can_pay_more_with_food(s, seat):
        s.step = PAY_WITH_FOOD
    else:
        pay(s, seat)


@rule
def pick_food(s: State, seat: int, basic: int) -> None:
    """TR-5.22  One more unit with food."""
    s.with_food[basic] += 1
    ask_food(s, seat)


@rule
def pay(s: State, seat: int) -> None:
    """TR-5.22  The rest with own resources."""
    construct(s, seat)
    s.step = DONE


@rule
def pick_first_spot(s: State, spot: int) -> None:
    """TR-6.6"""
    s.swap_spot = spot
    s.step = SWAP_SECOND


@rule
def decline_swap(s: State) -> None:
    """TR-6.6  Declining gives up all swaps that are left."""
    s.swaps_left = 0
    s.step = DONE


@rule
def pick_second_spot(s: State, seat: int, spot: int) -> None:
    """TR-5.32, TR-6.6  The swap; a meadow's second one follows."""
    swap_tiles(s, seat, s.swap_spot, spot)
    s.swaps_left -= 1
    s.step = SWAP_FIRST if s.swaps_left > 0 else DONE


# ---------------------------------------------------------------- the contract


@rule
def to_act(s: State) -> int:
    """TR-4.1  The player whose turn, or whose return in the cleanup, it is."""
    return 0 if s.step == OVER else 1 << s.active


@rule
def open_decision(s: State, seat: int) -> int:
    """TR-12.1  What the seat is asked now; OVER if nothing."""
    return s.step if seat == s.active else OVER


@rule
def may_claim(s: State, slot: int) -> int:
    """TR-5.2  A slot with a tile."""
    return OK if s.island[slot] != NONE else Reason.SLOT_EMPTY


@rule
def may_reserve(s: State, slot: int) -> int:
    """TR-5.13  A slot with a card."""
    return OK if s.display[slot] != NONE else Reason.SLOT_EMPTY


@rule
def may_decline(s: State) -> int:
    """TR-6.6  A meadow's swap, not that of the location."""
    return OK if s.may_decline == 1 else Reason.SWAP_IS_DUE


@rule
def legal_at_turn(s: State, seat: int, out: Any) -> int:
    """TR-4.6  The legal locations, else the pass; and the trade beside either."""
    n, places = 0, places_for(s, seat)
    for location in range(PLACES):
        out[n] = actions.PLACE + location
        n += (places >> location) & 1
    if n == 0:
        out[0] = actions.PASS
        n = 1
    out[n] = actions.TRADE
    return n + (may_trade(s, seat) == OK)


@rule
def legal_trade_picks(s: State, seat: int, out: Any) -> int:
    """TR-12.5  The resources that may be picked next."""
    n, picks = 0, trade_picks(s, seat)
    for resource in range(KINDS_OF_GOODS):
        out[n] = actions.TRADE_GOODS + resource
        n += (picks >> resource) & 1
    return n


@rule
def pass_on(s: State) -> None:
    """TR-12.8  Only when an action is complete the turn passes on."""
    if s.step == DONE:
        go_on(s)


@rule
def ask_even_if_single(s: State, seat: int) -> bool:
    """TR-12.1  The turn is always asked."""
    return s.step == TURN


@rule
def rounds(s: State) -> int:
    """TR-1.1  Rounds begun so far."""
    return s.rounds


# TR-12.8
DECISIONS = Decisions(
    actions.ACTIONS,
    Reason,
    to_act=to_act,
    open_decision=open_decision,
    waits=Reason.NOT_YOUR_TURN,
    after=pass_on,
    decisions=(
        Decision(PICK_SETUP_TILE, "pick_setup_tile", Answer(actions.SETUP_TILE, may=may_claim, do=claim_tile)),
        Decision(
            TURN,
            "turn",
            Answer(actions.PLACE, may=may_place, do=go_to),
            Answer(actions.PASS, may=may_pass, do=pass_turn),
            Answer(actions.TRADE, may=may_trade, do=begin_trade),
            listed_by=legal_at_turn,
            declined_by=actions.PASS,
        ),
        Decision(
            TRADE_PICK,
            "trade_pick",
            Answer(actions.TRADE_GOODS, may=may_pick_for_trade, do=pick_for_trade),
            listed_by=legal_trade_picks,
        ),
        Decision(PICK_TILE, "pick_tile", Answer(actions.TILE, may=may_claim, do=claim_tile)),
        Decision(RETURN_ONE, "return_one", Answer(actions.RETURN, may=may_return, do=pick_return)),
        Decision(
            PICK_SUBSTITUTE,
            "pick_substitute",
            Answer(actions.SUBSTITUTE, may=may_pick_substitute, do=pick_substitute),
        ),
        Decision(PICK_RESERVE, "pick_reserve", Answer(actions.RESERVE, may=may_reserve, do=pick_reserve)),
        Decision(
            PICK_BUILDING,
            "pick_building",
            # the cards on display, then the reserved ones
            Answer(actions.BUILDING, may=may_build, do=pick_building, count=DISPLAY_SLOTS + MAX_RESERVED),
        ),
        Decision(PICK_DISCOUNT, "pick_discount", Answer(actions.DISCOUNT, may=may_drop, do=pick_discount)),
        Decision(
            PAY_WITH_FOOD,
            "pay_with_food",
            Answer(actions.FOOD, may=may_pay_with_food, do=pick_food),
            Answer(actions.PAID, do=pay),
            declined_by=actions.PAID,
        ),
        Decision(
            SWAP_FIRST,
            "swap_first",
            Answer(actions.FIRST, may=may_swap_first, do=pick_first_spot),
            Answer(actions.DECLINE, may=may_decline, do=decline_swap),
        ),
        Decision(SWAP_SECOND, "swap_second", Answer(actions.SECOND, may=may_swap_second, do=pick_second_spot)),
    ),
)
legal, may, apply = DECISIONS.legal, DECISIONS.may, DECISIONS.apply
