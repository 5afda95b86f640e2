"""What players decide: each question with its answers, which of them are allowed, and what they do (TW-12)."""

from __future__ import annotations

from rivertable.engine.decisions import Answer, Decision, Decisions
from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from .. import actions
from ..events import SWAP_DECLINED
from ..reasons import Reason
from ..state import (
    BANNER_TOKEN,
    BREEZE_MOVE,
    COLLECT,
    COLOUR,
    DONE,
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
    NONE,
    PAIRS,
    PAY,
    PLACE,
    RECRUIT,
    SHAMISEN_PAIR,
    SOURCE_SPOTS,
    STEP,
    TARGET_SPOTS,
    TARGETS,
    State,
)
from ..tables import CARD_TYPES, FISHING_NET, SHAMISEN, SLOTS
from .asked import open_decision
from .camp_cards import (
    WAYS,
    can_pay_with_cards,
    draw_deck,
    hidden_cards,
    may_draw_deck,
    may_pay_bonfire,
    may_pay_card,
    may_pay_cloud,
    may_take_market,
    pay_bonfire,
    pay_card,
    pay_cloud,
    play_pair,
    take_market,
)
from .exploration import (
    choose_token,
    lift_token,
    may_lift,
    may_move_to,
    may_move_token,
    may_place,
    may_play_pair,
    may_take_from,
    may_take_type,
    move_token,
    only_fairy,
    place_token,
    play_for_effect,
    take_fairy,
    take_type,
)
from .lists import legal_gains, legal_moves, legal_pairs, legal_payments, legal_places, legal_targets
from .moving import (
    blow_from,
    blow_from_spot,
    end_breeze,
    grow_mushroom_at,
    grow_mushroom_on,
    may_blow_from,
    may_choose_spot,
    may_grow_mushroom_at,
    may_move_from_alpaca,
    may_move_to_villager,
    may_start_breeze,
    may_use_mushroom,
    move_to_spot,
    move_to_villager,
    start_breeze,
    stop_moving,
    take_from_alpaca,
    use_mushroom,
)
from .rivers import (
    can_take_extra,
    collect_pearl,
    is_alpaca_full,
    may_collect,
    may_decline,
    may_give,
    may_play_net,
    may_use_river_fairy,
    play_net,
    swap_pearl,
    use_river_fairy,
)
from .rounds import (
    ask_gain,
    ask_next_pearl,
    ask_pairs,
    ask_payment,
    end_moving,
    end_slot,
    end_turn,
    resolve_slots,
    to_act,
    why_wait,
)
from .village import may_play_shamisen_pair, may_recruit, move_right, recruit


@rule
def choose_icon(s: State, seat: int, icon: int) -> None:
    """TW-6.2  The fairy is asked for if several types lie there."""
    fairy = only_fairy(s, icon)
    if fairy == NONE:
        s.icon = icon
        s.now[0][STEP] = FAIRY_TYPE
    else:
        take_fairy(s, seat, icon, fairy)
        ask_pairs(s, seat)


@rule
def collect(s: State, seat: int, colour: int) -> None:
    """TW-5.17  Onto a free spot, or a swap if the alpaca is full."""
    if is_alpaca_full(s, seat):
        s.now[0][COLOUR] = colour
        s.now[0][STEP] = GIVE
    else:
        collect_pearl(s, seat, colour)
        ask_next_pearl(s, seat)


@rule
def decline_swap(s: State, seat: int) -> None:
    """TW-10.26  Declining a swap ends it all."""
    emit(s, SWAP_DECLINED, seat)
    end_slot(s)


@rule
def may_blow_before_extra(s: State, seat: int) -> int:
    """TW-6.9b  A breeze comes before an extra pearl, so there must be one."""
    return may_start_breeze(s, seat) if can_take_extra(s, seat) else Reason.BREEZE_TOO_LATE


@rule
def play_shamisen(s: State, seat: int, how: int) -> None:
    """TW-5.24, TW-6.5  The token moves on to the right."""
    play_pair(s, seat, SHAMISEN, how)
    move_right(s, seat)
    s.cursor += 1
    resolve_slots(s)


@rule
def end_if_done(s: State, seat: int) -> None:
    """TW-8.4, TW-5.27  Step 5 ends with the last player who is done."""
    if s.phase == MOVING and s.turn[seat][STEP] == DONE:
        end_moving(s)


@rule
def ask_even_if_single(s: State, seat: int) -> bool:
    """TW-12.1b  A lone choice is asked where it depends on hidden cards: pairs, and which card pays."""
    step = open_decision(s, seat)
    if step == PAY:
        return hidden_cards(s, seat) > 0 and can_pay_with_cards(s, seat)
    return step in (PAIRS, EXTRA, SHAMISEN_PAIR) and hidden_cards(s, seat) > 0


# TW-12.3, TW-12.6
DECISIONS = Decisions(
    actions.ACTIONS,
    Reason,
    to_act=to_act,
    open_decision=open_decision,
    waits=why_wait,
    after=end_if_done,
    decisions=(
        # TW-12.2, TW-12.9  Exploration
        Decision(
            PLACE,
            "place",
            Answer(actions.PLACE, may=may_place, do=place_token, count=SLOTS),
            listed_by=legal_places,
            then=ask_payment,
        ),
        Decision(
            PAY,
            "pay",
            Answer(actions.PAY_CARD, may=may_pay_card, do=pay_card),
            Answer(actions.PAY_BONFIRE, may=may_pay_bonfire, do=pay_bonfire),
            Answer(actions.PAY_CLOUD, may=may_pay_cloud, do=pay_cloud),
            listed_by=legal_payments,
            then=ask_payment,
        ),
        Decision(
            GAIN,
            "gain",
            Answer(actions.TAKE_MARKET, may=may_take_market, do=take_market),
            Answer(actions.DRAW_DECK, may=may_draw_deck, do=draw_deck),
            listed_by=legal_gains,
            then=ask_gain,
        ),
        Decision(
            PAIRS,
            "pairs",
            Answer(actions.PAIR, may=may_play_pair, do=play_for_effect, count=WAYS * CARD_TYPES),
            Answer(actions.DONE, do=end_turn),
            listed_by=legal_pairs,
            declined_by=actions.DONE,
        ),
        Decision(
            BANNER_TOKEN, "banner_token", Answer(actions.BANNER_TOKEN, may=may_lift, do=lift_token), then=ask_pairs
        ),
        Decision(MOVE_TOKEN, "move_token", Answer(actions.MOVE_TOKEN, may=may_move_token, do=choose_token)),
        Decision(
            MOVE_TO, "move_to", Answer(actions.MOVE_TO, may=may_move_to, do=move_token, count=SLOTS), then=ask_pairs
        ),
        Decision(LANTERN_ICON, "lantern_icon", Answer(actions.LANTERN_ICON, may=may_take_from, do=choose_icon)),
        Decision(FAIRY_TYPE, "fairy_type", Answer(actions.FAIRY, may=may_take_type, do=take_type), then=ask_pairs),
        # TW-12.3, TW-12.7  Rivers and lake; TW-10.12 in the lake any number is fine
        Decision(
            COLLECT,
            "collect",
            Answer(actions.DONE, may=may_decline, do=decline_swap),
            Answer(actions.COLLECT, may=may_collect, do=collect),
            Answer(actions.BREEZE, may=may_start_breeze, do=start_breeze),
            declined_by=actions.DONE,
        ),
        Decision(
            EXTRA,
            "extra",
            Answer(actions.PAIR + FISHING_NET, may=may_play_net, do=play_net, count=WAYS, every=CARD_TYPES),
            Answer(actions.DONE, do=end_slot),
            Answer(actions.RIVER_FAIRY, may=may_use_river_fairy, do=use_river_fairy),
            Answer(actions.BREEZE, may=may_blow_before_extra, do=start_breeze),
            declined_by=actions.DONE,
        ),
        Decision(EXTRA_COLLECT, "extra_collect", Answer(actions.COLLECT, may=may_collect, do=collect)),
        Decision(GIVE, "give", Answer(actions.GIVE, may=may_give, do=swap_pearl), then=ask_next_pearl),
        Decision(
            LAKE_COLLECT,
            "lake_collect",
            Answer(actions.DONE, do=end_slot),
            Answer(actions.COLLECT, may=may_collect, do=collect),
            Answer(actions.BREEZE, may=may_start_breeze, do=start_breeze),
            declined_by=actions.DONE,
        ),
        # TW-12.8  Village
        Decision(RECRUIT, "recruit", Answer(actions.RECRUIT, may=may_recruit, do=recruit), then=ask_gain),
        Decision(
            SHAMISEN_PAIR,
            "shamisen",
            Answer(actions.PAIR + SHAMISEN, may=may_play_shamisen_pair, do=play_shamisen, count=WAYS, every=CARD_TYPES),
            Answer(actions.DONE, do=end_slot),
            declined_by=actions.DONE,
        ),
        # TW-12.4, TW-12.5  Step 5, and a breeze at any time
        Decision(
            MOVE,
            "move",
            Answer(actions.DONE, do=stop_moving),
            Answer(actions.BREEZE, may=may_start_breeze, do=start_breeze),
            Answer(actions.MUSHROOM, may=may_use_mushroom, do=use_mushroom),
            Answer(actions.FROM_ALPACA, may=may_move_from_alpaca, do=take_from_alpaca),
            listed_by=legal_moves,
            declined_by=actions.DONE,
        ),
        Decision(
            BREEZE_MOVE,
            "breeze_move",
            Answer(actions.DONE, do=end_breeze),
            Answer(actions.MUSHROOM, may=may_use_mushroom, do=use_mushroom),
            Answer(actions.FROM_ALPACA, may=may_move_from_alpaca, do=take_from_alpaca),
            Answer(actions.VILLAGER, may=may_blow_from, do=blow_from),
            declined_by=actions.DONE,
        ),
        Decision(SOURCE_SPOTS, "source_spots", Answer(actions.SPOT, may=may_choose_spot, do=blow_from_spot)),
        Decision(
            TARGETS,
            "targets",
            Answer(actions.VILLAGER, may=may_move_to_villager, do=move_to_villager),
            listed_by=legal_targets,
        ),
        Decision(TARGET_SPOTS, "target_spots", Answer(actions.SPOT, may=may_choose_spot, do=move_to_spot)),
        Decision(MUSHROOMS, "mushrooms", Answer(actions.VILLAGER, may=may_grow_mushroom_at, do=grow_mushroom_at)),
        Decision(MUSHROOM_SPOTS, "mushroom_spots", Answer(actions.SPOT, may=may_choose_spot, do=grow_mushroom_on)),
    ),
)
legal, may, apply = DECISIONS.legal, DECISIONS.may, DECISIONS.apply
