"""Which actions a decision asks for, and whether each may be taken (TW-12)."""

from __future__ import annotations

from rivertable.engine.reasons import OK
from rivertable.engine.rule import constants, rule

from .. import actions
from ..reasons import Reason
from ..state import (
    BANNER_TOKEN,
    BREEZE_MOVE,
    COLLECT,
    EXTRA,
    EXTRA_COLLECT,
    FAIRY_TYPE,
    GAIN,
    GIVE,
    LAKE_COLLECT,
    LANTERN_ICON,
    MOVE,
    MOVE_TO,
    MOVE_TOKEN,
    MOVING,
    MUSHROOM_SPOTS,
    MUSHROOMS,
    OVER,
    PAIRS,
    PAY,
    PLACE,
    RECRUIT,
    SHAMISEN_PAIR,
    SOURCE_SPOTS,
    STEP,
    STEPS,
    TARGET_SPOTS,
    TARGETS,
    TYPES,
    State,
)
from ..tables import FISHING_NET, MARKET, SHAMISEN, SLOTS, SPOTS
from .asked import step_of
from .camp_cards import (
    can_pay_with_cards,
    hidden_cards,
    may_draw_deck,
    may_pair,
    may_pay_bonfire,
    may_pay_card,
    may_pay_cloud,
    may_take_market,
)
from .exploration import may_lift, may_move_to, may_move_token, may_place, may_play_effect, may_take_from
from .moving import may_choose_spot, may_choose_villager, may_move_from_alpaca, may_start_breeze, may_use_mushroom
from .rivers import can_take_extra, may_collect, may_decline, may_give, may_use_river_fairy
from .rounds import may_act
from .village import may_play_shamisen, may_recruit

# The actions of each decision: runs of ids, each the first and how many there are, ascending (TW-12).
_RUNS: dict[int, tuple[tuple[int, int], ...]] = {
    PLACE: ((actions.PLACE, SLOTS),),
    PAY: ((actions.PAY_CARD, actions.TAKE_MARKET - actions.PAY_CARD),),
    GAIN: ((actions.TAKE_MARKET, MARKET + 1),),
    PAIRS: ((actions.PAIR, actions.DONE + 1 - actions.PAIR),),
    BANNER_TOKEN: ((actions.BANNER_TOKEN, actions.MOVE_TOKEN - actions.BANNER_TOKEN),),
    MOVE_TOKEN: ((actions.MOVE_TOKEN, actions.LANTERN_ICON - actions.MOVE_TOKEN),),
    MOVE_TO: ((actions.MOVE_TO, SLOTS),),
    LANTERN_ICON: ((actions.LANTERN_ICON, actions.FAIRY - actions.LANTERN_ICON),),
    FAIRY_TYPE: ((actions.FAIRY, 5),),
    COLLECT: ((actions.DONE, 1), (actions.COLLECT, 5), (actions.BREEZE, 1)),
    EXTRA: (
        (actions.PAIR + FISHING_NET, 1),
        (actions.PAIR_BONFIRE + FISHING_NET, 1),
        (actions.PAIR_TWO_BONFIRES + FISHING_NET, 1),
        (actions.DONE, 1),
        (actions.RIVER_FAIRY, 2),
    ),
    EXTRA_COLLECT: ((actions.COLLECT, 5),),
    GIVE: ((actions.GIVE, 5),),
    LAKE_COLLECT: ((actions.DONE, 1), (actions.COLLECT, 5), (actions.BREEZE, 1)),
    RECRUIT: ((actions.RECRUIT, actions.FROM_ALPACA - actions.RECRUIT),),
    SHAMISEN_PAIR: (
        (actions.PAIR + SHAMISEN, 1),
        (actions.PAIR_BONFIRE + SHAMISEN, 1),
        (actions.PAIR_TWO_BONFIRES + SHAMISEN, 2),
    ),
    MOVE: ((actions.DONE, 1), (actions.BREEZE, 2), (actions.FROM_ALPACA, 5)),
    BREEZE_MOVE: ((actions.DONE, 1), (actions.MUSHROOM, 1), (actions.FROM_ALPACA, actions.SPOT - actions.FROM_ALPACA)),
    SOURCE_SPOTS: ((actions.SPOT, SPOTS),),
    TARGETS: ((actions.VILLAGER, actions.SPOT - actions.VILLAGER),),
    TARGET_SPOTS: ((actions.SPOT, SPOTS),),
    MUSHROOMS: ((actions.VILLAGER, actions.SPOT - actions.VILLAGER),),
    MUSHROOM_SPOTS: ((actions.SPOT, SPOTS),),
}
MOST_RUNS = max(map(len, _RUNS.values()))
IS_PAIR_STEP = constants([int(step in (PAIRS, EXTRA, SHAMISEN_PAIR)) for step in range(STEPS)])
RUNS = constants([len(_RUNS.get(step, ())) for step in range(STEPS)])
_padded = [[*_RUNS.get(step, ()), *[(0, 0)] * (MOST_RUNS - len(_RUNS.get(step, ())))] for step in range(STEPS)]
RUN_FIRST = constants([[first for first, _ in runs] for runs in _padded])
RUN_END = constants([[first + count for first, count in runs] for runs in _padded])


@rule
def may_in_exploration(s: State, seat: int, step: int, action: int) -> int:
    """TW-5.5 to TW-5.12  Placing, paying, gaining and pairs."""
    if step == PAY:
        if action < actions.PAY_BONFIRE:
            return may_pay_card(s, seat, action - actions.PAY_CARD)
        return may_pay_bonfire(s, seat) if action == actions.PAY_BONFIRE else may_pay_cloud(s, seat)
    if step == GAIN:
        return may_draw_deck(s) if action == actions.DRAW_DECK else may_take_market(s, action - actions.TAKE_MARKET)
    if step == PAIRS:
        return OK if action == actions.DONE else may_play_pair(s, seat, action - actions.PAIR)
    if step == PLACE:
        return may_place(s, seat, action - actions.PLACE)
    if step == BANNER_TOKEN:
        return may_lift(s, seat, action - actions.BANNER_TOKEN)
    if step == MOVE_TOKEN:
        return may_move_token(s, seat, action - actions.MOVE_TOKEN)
    if step == MOVE_TO:
        return may_move_to(s, action - actions.MOVE_TO)
    if step == LANTERN_ICON:
        return may_take_from(s, action - actions.LANTERN_ICON)
    return OK if s.fairies_at[s.icon][action - actions.FAIRY] > 0 else Reason.NO_FAIRY_THERE


@rule
def may_play_pair(s: State, seat: int, choice: int) -> int:
    """TW-5.10  `choice` counts pairs of cards, then with a bonfire, then of two bonfires."""
    card = choice % TYPES
    if card >= FISHING_NET:
        return Reason.WRONG_TIME_FOR_PAIR
    held = may_pair(s, seat, card, choice // TYPES)
    return held if held != OK else may_play_effect(s, seat, card)


@rule
def may_in_collection(s: State, seat: int, step: int, action: int) -> int:
    """TW-5.17 to TW-5.24  Collecting pearls, extra pearls, recruiting and the shamisen."""
    if step == RECRUIT:
        return may_recruit(s, action - actions.RECRUIT)
    if step == GIVE:
        return may_give(s, seat, action - actions.GIVE)
    if action == actions.DONE:
        return may_decline(s, seat) if step == COLLECT else OK
    if action == actions.BREEZE:
        return (
            Reason.BREEZE_TOO_LATE
            if step == EXTRA and not can_take_extra(s, seat)
            else may_start_breeze(s, seat, s.area[seat])
        )
    if action == actions.RIVER_FAIRY:
        return may_use_river_fairy(s, seat)
    if action >= actions.COLLECT:
        return may_collect(s, action - actions.COLLECT)
    pair = action - actions.PAIR
    held = may_pair(s, seat, pair % TYPES, pair // TYPES)
    return may_play_shamisen(s) if held == OK and step == SHAMISEN_PAIR else held


@rule
def may_in_moves(s: State, seat: int, step: int, action: int) -> int:
    """TW-5.25, TW-6.9, TW-6.10  Moving pearls, breeze and mushroom."""
    area = s.plan[seat] if s.phase == MOVING else s.area[seat]
    turn = s.turn[seat] if s.phase == MOVING else s.now[0]
    if action == actions.DONE:
        return OK
    if action == actions.BREEZE:
        return may_start_breeze(s, seat, area)
    if action == actions.MUSHROOM:
        return may_use_mushroom(area)
    if action >= actions.SPOT:
        return may_choose_spot(s, seat, area, turn, step, action - actions.SPOT)
    if action >= actions.VILLAGER:
        return may_choose_villager(s, seat, area, turn, step, action - actions.VILLAGER)
    return may_move_from_alpaca(area, action - actions.FROM_ALPACA)


@rule
def may_at_step(s: State, seat: int, step: int, action: int) -> int:
    """TW-12.6  May this action of the open decision be taken?"""
    if step < COLLECT:
        return may_in_exploration(s, seat, step, action)
    if step < MOVE:
        return may_in_collection(s, seat, step, action)
    return may_in_moves(s, seat, step, action)


@rule
def is_asked(step: int, action: int) -> bool:
    """TW-12.3  The action belongs to the open decision."""
    for run in range(RUNS[step]):
        if RUN_FIRST[step][run] <= action < RUN_END[step][run]:
            return True
    return False


@rule
def may(s: State, seat: int, action: int) -> int:
    """TW-12.3, TW-12.6  Why an action is refused, or OK."""
    asked = may_act(s, seat)
    if asked != OK:
        return asked
    step = step_of(s, seat)
    if not is_asked(step, action):
        return Reason.NOT_ASKED_NOW
    return may_at_step(s, seat, step, action)


@rule
def ask_even_if_single(s: State, seat: int) -> bool:
    """TW-12.1b  A lone choice is asked where it depends on hidden cards: pairs, and which card pays."""
    if s.phase == MOVING or s.phase == OVER or hidden_cards(s, seat) == 0:
        return False
    step = s.now[0][STEP]
    if step == PAY:
        return can_pay_with_cards(s, seat)
    return IS_PAIR_STEP[step] == 1
