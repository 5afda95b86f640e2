"""Which function answers a choice: dispatch from the effect of the card being used (RB-7.1, RB-13)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ...events import ABILITY_USED, EFFECT_COPIED
from ...reasons import Reason
from ...state import COPY, DISCARD, READY, SLOT, TAKE, TARGET, State
from ...tables import (
    ADD_BLANK,
    CLAIM_ICON,
    COMBINED_AUCTION,
    COPY_NEIGHBOR,
    COUNT,
    DROP_BLANKS,
    EFFECT,
    FIRST_STARTER,
    FORCE_RECALL,
    HEADWATERS_AUCTION,
    IS_FREE,
    IS_ONCE,
    NONE,
    PLACE_FREE,
    PLACE_PAID,
    READY_ONE,
    RECALL_NO_BLANK,
    RECALL_THREE_PLACE_TWO,
    RECALLED,
    REMOVE_HEADWATERS,
    RIVER_CARDS,
    SEE_HAND,
    STRUCTURES,
    SWAP_HEADWATERS,
    SWAP_SAME_SPACE,
    SWAP_WITH_DISCARD,
    SWAP_WORKERS,
    TOW_UPSTREAM,
    TRIGGER_MOVE_WORKER,
    TRIGGER_PLACE_RIVER1,
    TURN_BLANK,
    TURN_CLEAR_REEDS,
    USE_FISH,
    WASH_RIVER1,
)
from ..cards import is_open_in_river, place_workers, put_blank
from ..headwaters import is_open_slot
from ..queue import ask
from ..structures import discard, is_in_hand
from ..track import pay_fish
from .as_action import (
    can_trade_workers,
    choose_combined_card,
    choose_run_card,
    choose_trading_card,
    is_combination,
    is_copied_action,
    is_open_anywhere,
    is_partner,
    is_run_target,
    is_towable,
    is_tradable,
    portage,
    swap_headwaters,
    tow_upstream,
)
from .once import (
    ask_victim,
    can_swap_with_discard,
    clear_channel,
    force_recall,
    has_opponent_in_river,
    has_spent_card,
    is_claimable,
    is_clearable,
    is_own_in_river,
    is_slap_target,
    is_swap_partner,
    is_swap_source,
    recall_no_blank,
    swap_workers,
)
from .reactions import (
    choose_network_card,
    is_network_source,
    is_network_target,
    is_open_target,
    is_walkway_target,
)
from .when_built import (
    auction_slot,
    begin_when_built,
    drop_blank,
    is_any_in_headwaters,
    is_washable,
    may_copy_when_built,
    place_free,
    remove_from_headwaters,
    see_hand,
    wash_ashore,
)

# ---------------------------------------------------------------- material cards


@rule
def is_built_target(s: State, seat: int, source: int, stage: int, card: int) -> bool:
    """May a when-built effect or a reaction go to this material card?"""
    effect = EFFECT[source]
    if effect == WASH_RIVER1:
        return is_washable(s, source, card)
    if effect == DROP_BLANKS:
        return is_open_in_river(s, card)
    if effect == PLACE_FREE:
        return is_open_target(s, seat, card)
    if effect == TRIGGER_PLACE_RIVER1:
        return is_walkway_target(s, seat, source, card)
    if stage == 0:
        return is_network_source(s, seat, card)
    return is_network_target(s, seat, s.first, card)


@rule
def is_ability_target(s: State, seat: int, source: int, stage: int, card: int) -> bool:
    """RB-5.2  May an ability used on the own turn go to this material card?"""
    effect = EFFECT[source]
    if effect == RECALL_NO_BLANK:
        return is_own_in_river(s, seat, card)
    if effect == CLAIM_ICON:
        return is_claimable(s, seat, source, card)
    if effect == FORCE_RECALL:
        return has_opponent_in_river(s, seat, card)
    if effect == TURN_BLANK:
        return is_slap_target(s, source, card)
    if effect == TURN_CLEAR_REEDS:
        return is_clearable(s, seat, source, card)
    if effect == ADD_BLANK:
        return is_open_anywhere(s, card)
    if effect == TOW_UPSTREAM:
        return is_towable(s, source, card)
    if effect == PLACE_PAID:
        return is_run_target(s, seat, card)
    if effect == RECALL_THREE_PLACE_TWO:
        return is_tradable(s, seat, card) if stage == 0 else is_open_in_river(s, card)
    if effect == COMBINED_AUCTION:
        return is_combination(s, card) if stage == 0 else is_partner(s, s.first, card)
    if effect in (SWAP_WORKERS, SWAP_SAME_SPACE):
        same = effect == SWAP_SAME_SPACE
        return is_swap_source(s, seat, card, same) if stage == 0 else is_swap_partner(s, seat, s.first, card, same)
    return False


@rule
def is_reaction_or_built(effect: int) -> bool:
    return effect in (WASH_RIVER1, DROP_BLANKS, PLACE_FREE, TRIGGER_PLACE_RIVER1, TRIGGER_MOVE_WORKER)


@rule
def is_optional(effect: int, stage: int) -> bool:
    """RB-7.1  Sap Drip, Reed Walkway and Burrow Network may be declined."""
    return effect in (PLACE_FREE, TRIGGER_PLACE_RIVER1) or (effect == TRIGGER_MOVE_WORKER and stage == 0)


@rule
def may_target(s: State, seat: int, card: int) -> int:
    """RB-7.1  A material card the effect can go to."""
    if is_reaction_or_built(EFFECT[s.effect_card]):
        return OK if is_built_target(s, seat, s.effect_card, s.stage, card) else Reason.NO_TARGET
    return OK if is_ability_target(s, seat, s.effect_card, s.stage, card) else Reason.NO_TARGET


@rule
def may_decline(s: State) -> int:
    """RB-7.1  Nothing, if the effect is optional."""
    return OK if is_optional(EFFECT[s.effect_card], s.stage) else Reason.NOT_OPTIONAL


@rule
def decide_built_target(s: State, seat: int, card: int) -> None:
    """RB-7.40 to RB-7.50, RB-7.87, RB-7.89  Carry out a when-built effect or a reaction on a material card."""
    effect = EFFECT[s.effect_card]
    if effect == WASH_RIVER1:
        wash_ashore(s, card)
    elif effect == DROP_BLANKS:
        drop_blank(s, seat, card)
    elif effect == PLACE_FREE:
        place_free(s, seat, card, COUNT[s.effect_card])
    elif effect == TRIGGER_PLACE_RIVER1:
        place_workers(s, seat, card, 1)
    else:
        choose_network_card(s, seat, card)


@rule
def decide_ability_target(s: State, seat: int, card: int) -> None:
    """RB-7.65 to RB-7.80  Carry out an ability on a material card, or ask what else it needs."""
    effect = EFFECT[s.effect_card]
    if effect == RECALL_NO_BLANK:
        recall_no_blank(s, seat, card)
    elif effect == CLAIM_ICON:
        place_workers(s, seat, card, 1)
    elif effect in (FORCE_RECALL, TURN_CLEAR_REEDS):
        ask_victim(s, seat, card)
    elif effect in (TURN_BLANK, ADD_BLANK):
        put_blank(s, card)
    elif effect == TOW_UPSTREAM:
        tow_upstream(s, card)
    elif effect == PLACE_PAID:
        choose_run_card(s, seat, card)
    elif effect == RECALL_THREE_PLACE_TWO:
        choose_trading_card(s, seat, card)
    elif effect == COMBINED_AUCTION:
        choose_combined_card(s, seat, card)
    elif s.stage == 0:
        s.first = card
        s.stage = 1
        ask(s, TARGET, seat)
    else:
        ask_victim(s, seat, card)


@rule
def decide_target(s: State, seat: int, card: int) -> None:
    """RB-7.1  The chosen card."""
    if is_reaction_or_built(EFFECT[s.effect_card]):
        decide_built_target(s, seat, card)
    else:
        decide_ability_target(s, seat, card)


# ---------------------------------------------------------------- slots and victims


@rule
def may_choose_slot(s: State, slot: int) -> int:
    """RB-7.41, RB-7.47, RB-7.75  Snag Pile needs an open icon, Flush Channel and Heron Roost a card."""
    if s.headwaters[slot] == NONE:
        return Reason.EMPTY_SLOT
    if EFFECT[s.effect_card] == HEADWATERS_AUCTION and not is_open_slot(s, slot):
        return Reason.NO_OPEN_ICON
    return OK


@rule
def decide_slot(s: State, seat: int, slot: int) -> None:
    effect = EFFECT[s.effect_card]
    if effect == HEADWATERS_AUCTION:
        auction_slot(s, seat, slot)
    elif effect == REMOVE_HEADWATERS:
        remove_from_headwaters(s, slot)
    else:
        swap_headwaters(s, slot)


@rule
def may_choose_victim(s: State, seat: int, victim: int) -> int:
    """RB-7.5, RB-7.51, RB-7.68  An opponent, retired or not, with a worker on the chosen card; for Salt Lick any."""
    if victim == seat or victim >= s.players:
        return Reason.NO_TARGET
    if EFFECT[s.effect_card] == SEE_HAND or s.workers[s.second][victim] > 0:
        return OK
    return Reason.NO_TARGET


@rule
def decide_victim(s: State, seat: int, victim: int) -> None:
    effect = EFFECT[s.effect_card]
    if effect == SEE_HAND:
        see_hand(s, seat, victim)
    elif effect == FORCE_RECALL:
        force_recall(s, s.effect_card, victim)
    elif effect == TURN_CLEAR_REEDS:
        clear_channel(s, victim)
    elif effect == SWAP_WORKERS:
        portage(s, seat, victim)
    else:
        swap_workers(s, seat, victim)


# ---------------------------------------------------------------- hand cards


@rule
def may_discard(s: State, seat: int, card: int) -> int:
    """RB-5.40"""
    return OK if is_in_hand(s, seat, card) else Reason.NOT_IN_HAND


@rule
def decide_discard(s: State, seat: int, card: int) -> None:
    """RB-5.40, RB-7.86  Discard, as often as asked; RB-7.67 with Pack Rat Burrow a card is taken from the pile then."""
    discard(s, seat, card)
    s.left -= 1
    if s.left > 0:
        ask(s, DISCARD, seat)
    elif s.effect_card != NONE and EFFECT[s.effect_card] == SWAP_WITH_DISCARD:
        s.first = card
        ask(s, TAKE, seat)


# ---------------------------------------------------------------- using an ability


@rule
def can_effect(s: State, seat: int, card: int) -> bool:
    """RB-5.2, RB-5.60  An ability is offered only if it can take effect, whoever's card it is."""
    effect = EFFECT[card]
    if effect == SWAP_WITH_DISCARD:
        return can_swap_with_discard(s, seat)
    if effect == READY_ONE:
        return has_spent_card(s, seat, card)
    if effect == SWAP_HEADWATERS:
        return s.river_deck_count > 0 and is_any_in_headwaters(s)
    if effect == RECALL_THREE_PLACE_TWO:
        return can_trade_workers(s, seat, card)
    for other in range(RIVER_CARDS):
        if is_ability_target(s, seat, card, 0, other):
            return True
    return False


@rule
def may_copy_action(s: State, seat: int, card: int) -> int:
    """RB-7.81  Mill Wheel as an action."""
    if not is_copied_action(s, seat, card):
        return Reason.NOT_COPYABLE
    return OK if can_effect(s, seat, card) else Reason.NO_EFFECT_NOW


@rule
def has_action_to_copy(s: State, seat: int) -> bool:
    for card in range(STRUCTURES):
        if may_copy_action(s, seat, card) == OK:
            return True
    return False


@rule
def may_use(s: State, seat: int, card: int) -> int:
    """RB-5.1, RB-5.2, RB-5.60  The seat's own, ready, not yet used this turn, and able to take effect."""
    if s.owner[card] != seat:
        return Reason.NOT_YOURS
    if s.spent[card] == 1:
        return Reason.SPENT
    if card >= FIRST_STARTER and (s.used_this_turn >> (card - FIRST_STARTER)) & 1 == 1:
        return Reason.USED_THIS_TURN
    if EFFECT[card] == COPY_NEIGHBOR:
        return OK if has_action_to_copy(s, seat) else Reason.NO_EFFECT_NOW
    return OK if can_effect(s, seat, card) else Reason.NO_EFFECT_NOW


@rule
def begin_effect(s: State, seat: int, card: int) -> None:
    """RB-5.2, RB-13.4  The fish of an ability are paid on use, and its targets are asked at once."""
    effect = EFFECT[card]
    s.effect_card = card
    s.stage = 0
    s.chosen = 0
    s.left = RECALLED[card]
    pay_fish(s, seat, USE_FISH[card])
    if effect == SWAP_WITH_DISCARD:
        s.left = 1
        ask(s, DISCARD, seat)
    elif effect == READY_ONE:
        ask(s, READY, seat)
    elif effect == SWAP_HEADWATERS:
        ask(s, SLOT, seat)
    else:
        ask(s, TARGET, seat)


@rule
def use_ability(s: State, seat: int, card: int) -> None:
    """RB-7.3, RB-5.1  A once card is spent when used; a turn-start starter is used up for this turn."""
    emit(s, ABILITY_USED, seat, card)
    if IS_ONCE[card] == 1:
        s.spent[card] = 1
    elif IS_FREE[card] == 1:
        s.used_this_turn |= 1 << (card - FIRST_STARTER)
    if EFFECT[card] == COPY_NEIGHBOR:
        s.stage = 1
        ask(s, COPY, seat)
    else:
        begin_effect(s, seat, card)


@rule
def may_copy(s: State, seat: int, card: int) -> int:
    """RB-7.45, RB-7.81  What Mill Wheel may copy: built (stage 0) or as an action (stage 1)."""
    return may_copy_when_built(s, seat, card) if s.stage == 0 else may_copy_action(s, seat, card)


@rule
def decide_copy(s: State, seat: int, card: int) -> None:
    """RB-7.45, RB-7.81  Used as if it were the copier's own."""
    emit(s, EFFECT_COPIED, seat, card)
    if s.stage == 0:
        begin_when_built(s, seat, card)
    else:
        begin_effect(s, seat, card)
