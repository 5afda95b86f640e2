"""An answer is carried out, up to the next question (TW-12.2 to TW-12.9)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from .. import actions
from ..events import SWAP_DECLINED
from ..state import (
    BANNER_TOKEN,
    COLLECT,
    COLOUR,
    DONE,
    EXTRA_COLLECT,
    FAIRY_TYPE,
    GAIN,
    GIVE,
    LANTERN_ICON,
    MOVE,
    MOVE_TO,
    MOVE_TOKEN,
    MOVING,
    MUSHROOMS,
    NONE,
    PAIRS,
    PAY,
    PLACE,
    RECRUIT,
    STEP,
    TYPES,
    State,
)
from ..tables import BANNER, FISHING_NET, LANTERN, RIVER, SHAMISEN
from .asked import step_of
from .camp_cards import draw_deck, pay_bonfire, pay_card, pay_cloud, play_pair, take_market, use_fairy
from .exploration import lift_token, move_token, only_fairy, own_slot, place_token, take_fairy
from .moving import choose_spot, choose_villager, end_breeze, take_from_alpaca, use_breeze
from .rivers import collect_pearl, give_pearl, is_alpaca_full
from .rounds import ask_gain, ask_next_pearl, ask_pairs, ask_payment, end_moving, end_slot, end_turn, resolve_slots
from .village import move_right, recruit


@rule
def decide_payment(s: State, seat: int, action: int) -> None:
    """TW-12.9  One card, one bonfire, or the cloud for all."""
    if action < actions.PAY_BONFIRE:
        pay_card(s, seat, action - actions.PAY_CARD)
    elif action == actions.PAY_BONFIRE:
        pay_bonfire(s, seat)
    else:
        pay_cloud(s, seat)
    ask_payment(s, seat)


@rule
def decide_gain(s: State, seat: int, action: int) -> None:
    """TW-5.12  A market card or the top of the deck."""
    if action == actions.DRAW_DECK:
        draw_deck(s, seat)
    else:
        take_market(s, seat, action - actions.TAKE_MARKET)
    ask_gain(s, seat)


@rule
def decide_pair(s: State, seat: int, action: int) -> None:
    """TW-5.10  A pair and its effect, or the end of the turn."""
    if action == actions.DONE:
        end_turn(s)
        return
    card = (action - actions.PAIR) % TYPES
    play_pair(s, seat, card, (action - actions.PAIR) // TYPES)
    if card == BANNER:
        s.now[0][STEP] = BANNER_TOKEN
    elif card == LANTERN:
        s.now[0][STEP] = LANTERN_ICON
    else:
        s.now[0][STEP] = MOVE_TOKEN


@rule
def decide_icon(s: State, seat: int, icon: int) -> None:
    """TW-6.2  The fairy is asked for if several types lie there."""
    fairy = only_fairy(s, icon)
    if fairy == NONE:
        s.icon = icon
        s.now[0][STEP] = FAIRY_TYPE
    else:
        take_fairy(s, seat, icon, fairy)
        ask_pairs(s, seat)


@rule
def decide_effect(s: State, seat: int, step: int, action: int) -> None:
    """TW-12.2  The sub-choices of banner, lantern and provisions; then pairs again."""
    if step == BANNER_TOKEN:
        lift_token(s, seat, action - actions.BANNER_TOKEN)
        ask_pairs(s, seat)
    elif step == LANTERN_ICON:
        decide_icon(s, seat, action - actions.LANTERN_ICON)
    elif step == FAIRY_TYPE:
        take_fairy(s, seat, s.icon, action - actions.FAIRY)
        s.icon = NONE
        ask_pairs(s, seat)
    elif step == MOVE_TOKEN:
        s.moved = own_slot(s, seat, action - actions.MOVE_TOKEN)
        s.now[0][STEP] = MOVE_TO
    else:
        move_token(s, seat, action - actions.MOVE_TO)
        ask_pairs(s, seat)


@rule
def decide_collect(s: State, seat: int, colour: int) -> None:
    """TW-5.17  Onto a free spot, or a swap if the alpaca is full."""
    if is_alpaca_full(s, seat):
        s.now[0][COLOUR] = colour
        s.now[0][STEP] = GIVE
    else:
        collect_pearl(s, seat, colour)
        ask_next_pearl(s, seat)


@rule
def decide_river(s: State, seat: int, step: int, action: int) -> None:
    """TW-12.3, TW-12.7  Collect, give, spend for an extra pearl, breeze, or stop. TW-10.26  Declining a swap ends it all;
    TW-5.18b what was spent for an extra pearl obliges to collect it; TW-10.12 in the lake any number is fine."""
    if action == actions.DONE:
        if step == COLLECT:
            emit(s, SWAP_DECLINED, seat)
        end_slot(s)
    elif action == actions.BREEZE:
        use_breeze(s, seat, s.area[seat], s.now[0])
    elif action == actions.RIVER_FAIRY:
        use_fairy(s, seat, RIVER)
        s.now[0][STEP] = EXTRA_COLLECT
    elif action >= actions.GIVE:
        give_pearl(s, seat, action - actions.GIVE)
        collect_pearl(s, seat, s.now[0][COLOUR])
        ask_next_pearl(s, seat)
    elif action >= actions.COLLECT:
        decide_collect(s, seat, action - actions.COLLECT)
    else:
        play_pair(s, seat, FISHING_NET, (action - actions.PAIR) // TYPES)
        s.now[0][STEP] = EXTRA_COLLECT


@rule
def decide_recruit(s: State, seat: int, step: int, action: int) -> None:
    """TW-12.8  Recruit, gain its cards, then the shamisen or the track."""
    if step == RECRUIT:
        recruit(s, seat, action - actions.RECRUIT)
        ask_gain(s, seat)
    elif action == actions.DONE:
        end_slot(s)
    else:
        play_pair(s, seat, SHAMISEN, (action - actions.PAIR) // TYPES)
        move_right(s, seat)
        s.cursor += 1
        resolve_slots(s)


@rule
def decide_move(s: State, seat: int, step: int, action: int) -> None:
    """TW-12.4, TW-12.5  A decision of step 5 or of a breeze."""
    area = s.plan[seat] if s.phase == MOVING else s.area[seat]
    turn = s.turn[seat] if s.phase == MOVING else s.now[0]
    if action == actions.DONE:
        if step == MOVE:
            turn[STEP] = DONE
        else:
            end_breeze(s, seat, turn)
    elif action == actions.BREEZE:
        use_breeze(s, seat, area, turn)
    elif action == actions.MUSHROOM:
        turn[STEP] = MUSHROOMS
    elif action >= actions.SPOT:
        choose_spot(s, seat, area, turn, step, action - actions.SPOT)
    elif action >= actions.VILLAGER:
        choose_villager(s, seat, area, turn, step, action - actions.VILLAGER)
    else:
        take_from_alpaca(turn, action - actions.FROM_ALPACA)
    if s.phase == MOVING and turn[STEP] == DONE:
        end_moving(s)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """TW-12.2 to TW-12.9  One decision, and everything up to the next one."""
    step = step_of(s, seat)
    if step >= MOVE:
        decide_move(s, seat, step, action)
    elif step >= RECRUIT:
        decide_recruit(s, seat, step, action)
    elif step >= COLLECT:
        decide_river(s, seat, step, action)
    elif step == PLACE:
        place_token(s, seat, action - actions.PLACE)
        ask_payment(s, seat)
    elif step == PAY:
        decide_payment(s, seat, action)
    elif step == GAIN:
        decide_gain(s, seat, action)
    elif step == PAIRS:
        decide_pair(s, seat, action)
    else:
        decide_effect(s, seat, step, action)
