"""The flow of turns, and the contract's to_act, legal, may and apply (TR-4, TR-12)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import constants, rule

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
    BASICS,
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
    SETUP_SLOTS,
    SLOTS,
    SPOTS,
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
from .cleanup import begin_cleanup, begin_round, first_with_pioneers, go_on_with_cleanup
from .main_board import PLACES, lay_aside, may_pass, may_place, reveal_tiles, send_pioneer
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
)
from .river_board import may_swap_first, may_swap_second, place_tile, swap_tiles

# The actions of each decision: the first id and how many there are, in the order of the decisions.
_BLOCKS = (
    (actions.SETUP_TILE, SETUP_SLOTS),
    (actions.PLACE, PLACES + 2),  # then pass, then trade
    (actions.TRADE_GOODS, KINDS_OF_GOODS),
    (actions.TILE, SLOTS),
    (actions.RETURN, KINDS_OF_GOODS),
    (actions.SUBSTITUTE, BASICS),
    (actions.RESERVE, DISPLAY_SLOTS),
    (actions.BUILDING, DISPLAY_SLOTS + MAX_RESERVED),  # display, then reserved
    (actions.DISCOUNT, BASICS),
    (actions.FOOD, BASICS + 1),  # the last one is done
    (actions.FIRST, SPOTS + 1),  # the last one is to decline
    (actions.SECOND, SPOTS),
)
FIRST_ACTION = constants([first for first, _ in _BLOCKS])
CHOICES = constants([count for _, count in _BLOCKS])
PASS, TRADE = PLACES, PLACES + 1  # choices of a turn after the locations

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
            emit(s, TILE_BOXED, s.boxed)
    reveal_tiles(s, ROUND_TILES[s.players])
    begin_round(s)


@rule
def end_turn(s: State) -> None:
    """TR-4.2  The next player clockwise whose boat is not empty; with all boats empty the round ends."""
    seat = first_with_pioneers(s, (s.active + 1) % s.players)
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
def take_turn(s: State, seat: int, choice: int) -> None:
    """TR-4.3  Trade first, as often as wanted; then a pioneer, or TR-4.6 a pass."""
    if choice == TRADE:
        s.step = TRADE_PICK
    elif choice == PASS:
        lay_aside(s, seat)
        s.step = DONE
    else:
        go_to(s, seat, choice)


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
        construct(s, seat)
        s.step = DONE


@rule
def pick_food(s: State, seat: int, choice: int) -> None:
    """TR-5.22  One more unit with food, or the rest with own resources."""
    if choice < BASICS:
        s.with_food[choice] += 1
        ask_food(s, seat)
    else:
        construct(s, seat)
        s.step = DONE


@rule
def pick_first_spot(s: State, seat: int, choice: int) -> None:
    """TR-6.6  Declining gives up all swaps that are left."""
    if choice < SPOTS:
        s.swap_spot = choice
        s.step = SWAP_SECOND
    else:
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
def may_at_turn(s: State, seat: int, choice: int) -> int:
    """TR-4.3  A location, the pass or a trade."""
    if choice < PLACES:
        return may_place(s, seat, choice)
    return may_pass(s, seat) if choice == PASS else may_trade(s, seat)


@rule
def may_at_step(s: State, seat: int, step: int, choice: int) -> int:
    """TR-12.1  May this choice be taken at this decision? `choice` counts from 0 in the decision's actions."""
    if step == TURN:
        return may_at_turn(s, seat, choice)
    if step in (PICK_TILE, PICK_SETUP_TILE):
        return OK if s.island[choice] != NONE else Reason.SLOT_EMPTY
    if step == TRADE_PICK:
        return may_pick_for_trade(s, seat, choice)
    if step == RETURN_ONE:
        return may_return(s, seat, choice)
    if step == PICK_BUILDING:
        return may_build(s, seat, choice)
    if step == PICK_RESERVE:
        return OK if s.display[choice] != NONE else Reason.SLOT_EMPTY
    if step == PICK_DISCOUNT:
        return may_drop(s, seat, choice)
    if step == PAY_WITH_FOOD:
        return may_pay_with_food(s, seat, choice) if choice < BASICS else OK
    if step == SWAP_FIRST:
        if choice == SPOTS:
            return OK if s.may_decline == 1 else Reason.SWAP_IS_DUE
        return may_swap_first(s, seat, choice)
    if step == SWAP_SECOND:
        return may_swap_second(s, seat, choice)
    return may_pick_substitute(s, choice)


@rule
def legal_at_turn(s: State, seat: int, out: Any) -> int:
    """TR-4.6  The legal locations, else the pass; and the trade beside either."""
    n = 0
    for location in range(PLACES):
        if may_place(s, seat, location) == OK:
            out[n] = actions.PLACE + location
            n += 1
    if n == 0:
        out[0] = actions.PASS
        n = 1
    if may_trade(s, seat) == OK:
        out[n] = actions.TRADE
        n += 1
    return n


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """TR-12.1  What the seat may choose now."""
    step = s.step
    if step == OVER or seat != s.active:
        return 0
    if step == TURN:
        return legal_at_turn(s, seat, out)
    n = 0
    first = FIRST_ACTION[step]
    for choice in range(CHOICES[step]):
        if may_at_step(s, seat, step, choice) == OK:
            out[n] = first + choice
            n += 1
    return n


@rule
def may(s: State, seat: int, action: int) -> int:
    """TR-12.8  Why an action is refused, or OK."""
    if s.step == OVER:
        return Reason.GAME_OVER
    if seat != s.active:
        return Reason.NOT_YOUR_TURN
    choice = action - FIRST_ACTION[s.step]
    if choice < 0 or choice >= CHOICES[s.step]:
        return Reason.NOT_ASKED_NOW
    return may_at_step(s, seat, s.step, choice)


@rule
def decide(s: State, seat: int, step: int, choice: int) -> None:
    """TR-12.8  One answer, and the next question of the same action."""
    if step == TURN:
        take_turn(s, seat, choice)
    elif step in (PICK_TILE, PICK_SETUP_TILE):
        claim_tile(s, seat, choice)
    elif step == TRADE_PICK:
        pick_for_trade(s, seat, choice)
    elif step == RETURN_ONE:
        pick_return(s, seat, choice)
    elif step == PICK_BUILDING:
        pick_building(s, seat, choice)
    elif step == PICK_RESERVE:
        reserve(s, seat, choice)
        s.step = DONE
    elif step == PICK_DISCOUNT:
        pick_discount(s, seat, choice)
    elif step == PAY_WITH_FOOD:
        pick_food(s, seat, choice)
    elif step == SWAP_FIRST:
        pick_first_spot(s, seat, choice)
    elif step == SWAP_SECOND:
        pick_second_spot(s, seat, choice)
    else:
        take_resources(s, seat, choice, 1)  # TR-5.10


@rule
def apply(s: State, seat: int, action: int) -> None:
    """TR-12.8  One decision, and everything up to the next one."""
    step = s.step
    decide(s, seat, step, action - FIRST_ACTION[step])
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
