"""The flow of a round, and the contract's to_act, legal, may and apply (TW-4, TW-12)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import reveal
from rivertable.engine.events import emit, sync
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule, table

from .. import actions
from ..events import GAME_ENDED, ROUND_BEGUN, SWAP_DECLINED
from ..reasons import Reason
from ..state import (
    BANNER_TOKEN,
    BREEZE_MOVE,
    COLLECT,
    COLOUR,
    DONE,
    EXPLORATION,
    EXTRA,
    EXTRA_COLLECT,
    FAIRY,
    FAIRY_TYPE,
    GAIN,
    GIVE,
    LAKE_COLLECT,
    LAKE_STEP,
    LANTERN_ICON,
    MOVE,
    MOVE_TO,
    MOVE_TOKEN,
    MOVING,
    MUSHROOM_SPOTS,
    MUSHROOMS,
    NONE,
    OVER,
    PAIRS,
    PAY,
    PLACE,
    RECRUIT,
    RECRUIT_STEP,
    RIVERS_STEP,
    SHAMISEN_PAIR,
    SOURCE,
    SOURCE_SPOTS,
    SPOT,
    STEP,
    STEPS,
    TARGET_SPOTS,
    TARGETS,
    TYPES,
    State,
)
from ..tables import (
    BANNER,
    BONFIRE,
    BREEZE,
    COLOURS,
    FISHING_NET,
    LAKE_SLOT,
    LANTERN,
    MARKET,
    RIVER,
    ROUNDS,
    SECTION_OF,
    SHAMISEN,
    SLOT_CAMP,
    SLOTS,
    SPOTS,
)
from .camp_cards import (
    can_pay_with_cards,
    draw_deck,
    has_gain,
    hidden_cards,
    may_draw_deck,
    may_have_pair,
    may_pair,
    may_pay_bonfire,
    may_pay_card,
    may_pay_cloud,
    may_take_market,
    pay_bonfire,
    pay_card,
    pay_cloud,
    play_pair,
    take_market,
    use_fairy,
)
from .exploration import (
    can_afford,
    is_open,
    lift_token,
    may_lift,
    may_move_to,
    may_move_token,
    may_place,
    may_play_effect,
    may_take_from,
    move_token,
    only_fairy,
    own_slot,
    place_token,
    purse,
    return_token,
    take_fairy,
    take_topmost,
)
from .preparation import fill_rivers, place_fairies, reveal_villagers
from .rivers import (
    can_take_extra,
    close_lake,
    collect_pearl,
    give_pearl,
    has_lake_pearl,
    is_alpaca_full,
    may_collect,
    may_decline,
    may_give,
    may_take_extra,
    may_use_river_fairy,
    open_lake,
    release_pearls,
    roll_on,
    trapped_count,
)
from .village import asks_shamisen, has_villager, may_play_shamisen, may_recruit, move_right, recruit
from .villagers import (
    ask_move,
    choose_spot,
    choose_villager,
    clear_turn,
    end_breeze,
    has_fitting_spot,
    may_choose_spot,
    may_choose_villager,
    may_move_from_alpaca,
    may_start_breeze,
    may_use_mushroom,
    step_of,
    take_from_alpaca,
    use_breeze,
)

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
MOST_RUNS = 5
LISTS_PEARLS = table([int(step in (COLLECT, EXTRA_COLLECT, LAKE_COLLECT)) for step in range(STEPS)])
IS_PAIR_STEP = table([int(step in (PAIRS, EXTRA, SHAMISEN_PAIR)) for step in range(STEPS)])
RUNS = table([len(_RUNS.get(step, ())) for step in range(STEPS)])
_padded = [[*_RUNS.get(step, ()), *[(0, 0)] * MOST_RUNS][:MOST_RUNS] for step in range(STEPS)]
RUN_FIRST = table([[first for first, _ in runs] for runs in _padded])
RUN_END = table([[first + count for first, count in runs] for runs in _padded])

# ---------------------------------------------------------------- rounds and phases


@rule
def begin_round(s: State) -> None:
    """TW-4.1, TW-1.2  Preparation, which has no decisions, then the first turn of the Exploration. TW-8.3  All chance
    comes from the one generator in the state."""
    s.rounds += 1
    emit(s, ROUND_BEGUN, s.rounds)
    fill_rivers(s)
    place_fairies(s)
    reveal_villagers(s)
    reveal(s)
    s.phase = EXPLORATION
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """TW-5.4  The owner of the topmost token takes a turn with it."""
    s.actor = take_topmost(s)
    clear_turn(s.now[0])
    s.now[0][STEP] = PLACE


@rule
def end_turn(s: State) -> None:
    """TW-5.10, TW-5.11  The next turn; when the track is empty the Collection begins."""
    s.placed = NONE
    if s.track_count > 0:
        begin_turn(s)
    else:
        release_pearls(s)
        s.cursor = 0
        resolve_slots(s)


@rule
def begin_moving(s: State) -> None:
    """TW-5.25, TW-10.18  Step 5: everybody moves pearls at once, each on a copy of their own area."""
    s.phase = MOVING
    s.actor = NONE
    clear_turn(s.now[0])
    for seat in range(s.players):
        plan_moves(s, seat)
    end_moving(s)


@rule
def plan_moves(s: State, seat: int) -> None:
    """TW-8.4  A player's step 5 begins with their area as all see it."""
    for cell in range(SPOT + SPOTS * s.villager_count[seat]):
        s.plan[seat][cell] = s.area[seat][cell]
    clear_turn(s.turn[seat])
    ask_move(s, seat)


@rule
def show_moves(s: State, seat: int) -> None:
    """TW-8.4  The changes of step 5 are shown."""
    for cell in range(SPOT + SPOTS * s.villager_count[seat]):
        s.area[seat][cell] = s.plan[seat][cell]
        s.plan[seat][cell] = 0
    clear_turn(s.turn[seat])


@rule
def end_moving(s: State) -> None:
    """TW-8.4, TW-5.27  When the last player is done all changes are shown together, and the next round begins;
    TW-7.1 after the last round the game is over."""
    for seat in range(s.players):
        if s.turn[seat][STEP] != DONE:
            return
    sync(s)
    for seat in range(s.players):
        show_moves(s, seat)
    if s.rounds < ROUNDS:
        begin_round(s)
    else:
        s.phase = OVER
        emit(s, GAME_ENDED)


# ---------------------------------------------------------------- the Collection, slot by slot (TW-5.16)


@rule
def resolve_slots(s: State) -> None:
    """TW-5.16, TW-5.20  Slots in the order of the board; a token with nothing to decide goes to the track at once."""
    while s.cursor < SLOTS:
        if s.token_at[s.cursor] != NONE:
            s.actor = s.token_at[s.cursor]
            clear_turn(s.now[0])
            if opens_decision(s):
                return
            return_token(s, s.cursor)
        s.cursor += 1
    s.cursor = 0
    begin_moving(s)


@rule
def opens_decision(s: State) -> bool:
    """TW-5.17, TW-5.21, TW-5.23  A pearl is trapped here, lies in the lake, or a villager is face up."""
    if s.cursor < LAKE_SLOT:
        s.phase = RIVERS_STEP
        s.now[0][STEP] = COLLECT
        return trapped_count(s, SECTION_OF[s.cursor]) > 0 and not collects_only_pearl(s)
    if s.cursor == LAKE_SLOT:
        s.phase = LAKE_STEP
        s.now[0][STEP] = LAKE_COLLECT
        open_lake(s)
        return has_lake_pearl(s)
    s.phase = RECRUIT_STEP
    s.now[0][STEP] = RECRUIT
    return has_villager(s)


@rule
def collects_only_pearl(s: State) -> bool:
    """TW-12.1  A single trapped pearl, a free spot and no breeze leave no choice: it is collected, and that is all."""
    seat, section = s.actor, SECTION_OF[s.cursor]
    if trapped_count(s, section) != 1 or is_alpaca_full(s, seat) or s.area[seat][FAIRY + BREEZE] > 0:
        return False
    colour = 0
    while s.trapped[section][colour] == 0:
        colour += 1
    collect_pearl(s, seat, colour)
    return True


@rule
def end_slot(s: State) -> None:
    """TW-5.19, TW-1.4  The token goes to the track, and the remaining pearls roll on."""
    return_token(s, s.cursor)
    if s.phase == RIVERS_STEP:
        roll_on(s, SECTION_OF[s.cursor])
    elif s.phase == LAKE_STEP:
        close_lake(s)
    s.cursor += 1
    resolve_slots(s)


# ---------------------------------------------------------------- the next question


@rule
def ask_payment(s: State, seat: int) -> None:
    """TW-5.8, TW-12.9  Pay card by card, then gain card by card, then pairs."""
    if s.owed > 0:
        s.now[0][STEP] = PAY
    else:
        s.unpaid = 0
        ask_gain(s, seat)


@rule
def ask_gain(s: State, seat: int) -> None:
    """TW-12.9  Each card gained is a choice of its own. TW-12.8  A recruit's cards come before the shamisen."""
    if has_gain(s):
        s.now[0][STEP] = GAIN
    elif s.phase == EXPLORATION:
        ask_pairs(s, seat)
    else:
        ask_shamisen(s, seat)


@rule
def ask_pairs(s: State, seat: int) -> None:
    """TW-12.2, TW-12.1b  Pairs one after the other, until nothing is playable as far as all know."""
    hidden = hidden_cards(s, seat)
    for card in range(BANNER, FISHING_NET):
        if may_have_pair(s, seat, card, hidden) and may_play_effect(s, seat, card) == OK:
            s.now[0][STEP] = PAIRS
            return
    end_turn(s)


@rule
def ask_extra(s: State, seat: int) -> None:
    """TW-12.3  After a pearl: extra ones as long as they are possible."""
    if may_take_extra(s, seat):
        clear_turn(s.now[0])
        s.now[0][STEP] = EXTRA
    else:
        end_slot(s)


@rule
def ask_lake(s: State) -> None:
    """TW-12.7  The lake goes on until none of the pearls that lay there is left."""
    if has_lake_pearl(s):
        clear_turn(s.now[0])
        s.now[0][STEP] = LAKE_COLLECT
    else:
        end_slot(s)


@rule
def ask_shamisen(s: State, seat: int) -> None:
    """TW-5.24  A shamisen pair, if one can be played; otherwise the token goes to the track."""
    if asks_shamisen(s, seat):
        s.now[0][STEP] = SHAMISEN_PAIR
    else:
        end_slot(s)


# ---------------------------------------------------------------- the contract


@rule
def to_act(s: State) -> int:
    """TW-4.2  One player after the other; in step 5 everybody who is not done."""
    if s.phase == OVER:
        return 0
    if s.phase != MOVING:
        return 1 << s.actor
    mask = 0
    for seat in range(s.players):
        if s.turn[seat][STEP] != DONE:
            mask |= 1 << seat
    return mask


@rule
def may_act(s: State, seat: int) -> int:
    """TW-4.2, TW-5.4  Is the seat asked at all?"""
    if s.phase == OVER:
        return Reason.GAME_OVER
    if s.phase == MOVING:
        return Reason.WAIT_FOR_OTHERS if s.turn[seat][STEP] == DONE else OK
    return OK if s.actor == seat else Reason.NOT_YOUR_TURN


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
    card = choice % 5
    if card >= FISHING_NET:
        return Reason.WRONG_TIME_FOR_PAIR
    held = may_pair(s, seat, card, choice // 5)
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
    held = may_pair(s, seat, pair % 5, pair // 5)
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
def legal_places(s: State, seat: int, out: Any) -> int:
    """TW-5.5, TW-5.6  The empty open slots the player can pay for."""
    n, most = 0, purse(s, seat)
    for slot in range(SLOTS):
        if s.token_at[slot] == NONE and is_open(s, slot) and (-SLOT_CAMP[slot] <= most or can_afford(s, seat, slot)):
            out[n] = actions.PLACE + slot
            n += 1
    return n


@rule
def legal_payments(s: State, seat: int, out: Any) -> int:
    """TW-5.9, TW-12.6  Cards and bonfires if they cover what is owed; a cloud as the first payment."""
    n = 0
    if can_pay_with_cards(s, seat):
        for card in range(TYPES):
            if s.hand[seat][card] > 0:
                out[n] = actions.PAY_CARD + card
                n += 1
        if s.area[seat][FAIRY + BONFIRE] > 0:
            out[n] = actions.PAY_BONFIRE
            n += 1
    if may_pay_cloud(s, seat) == OK:
        out[n] = actions.PAY_CLOUD
        n += 1
    return n


@rule
def legal_gains(s: State, out: Any) -> int:
    """TW-5.12, TW-5.13  The market cards, and the deck while it or the discard pile holds a card."""
    n = 0
    for position in range(MARKET):
        if s.market[position] != NONE:
            out[n] = actions.TAKE_MARKET + position
            n += 1
    if may_draw_deck(s) == OK:
        out[n] = actions.DRAW_DECK
        n += 1
    return n


@rule
def legal_targets(s: State, seat: int, out: Any) -> int:
    """TW-12.6  The villagers with a fitting spot for the pearl that is being moved."""
    area = s.plan[seat] if s.phase == MOVING else s.area[seat]
    turn = s.turn[seat] if s.phase == MOVING else s.now[0]
    n = 0
    for villager in range(s.villager_count[seat]):
        if villager != turn[SOURCE] and has_fitting_spot(s, seat, area, villager, turn[COLOUR]):
            out[n] = actions.VILLAGER + villager
            n += 1
    return n


@rule
def legal_pairs(s: State, seat: int, out: Any) -> int:
    """TW-5.10  Pairs that are held and have an effect now, and the end of the turn."""
    n = 0
    for how in range(min(2, s.area[seat][FAIRY + BONFIRE]) + 1):
        for card in range(BANNER, FISHING_NET):
            if s.hand[seat][card] >= 2 - how and may_play_effect(s, seat, card) == OK:
                out[n] = actions.PAIR + 5 * how + card
                n += 1
    out[n] = actions.DONE
    return n + 1


@rule
def legal_collects(s: State, seat: int, step: int, out: Any) -> int:
    """TW-5.17, TW-5.21  Pearls that may be collected; declining, and a breeze before the first one."""
    n = 0
    if step == LAKE_COLLECT or (step == COLLECT and is_alpaca_full(s, seat)):
        out[n] = actions.DONE
        n += 1
    for colour in range(len(COLOURS)):
        if may_collect(s, colour) == OK:
            out[n] = actions.COLLECT + colour
            n += 1
    if step != EXTRA_COLLECT and may_start_breeze(s, seat, s.area[seat]) == OK:
        out[n] = actions.BREEZE
        n += 1
    return n


@rule
def legal_moves(s: State, seat: int, out: Any) -> int:
    """TW-5.25, TW-5.26  Step 5: done, breeze, mushroom, or a pearl of the alpaca."""
    plan = s.plan[seat]
    out[0] = actions.DONE
    n = 1
    if may_start_breeze(s, seat, plan) == OK:
        out[n] = actions.BREEZE
        n += 1
    if may_use_mushroom(plan) == OK:
        out[n] = actions.MUSHROOM
        n += 1
    for colour in range(len(COLOURS)):
        if may_move_from_alpaca(plan, colour) == OK:
            out[n] = actions.FROM_ALPACA + colour
            n += 1
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


# ---------------------------------------------------------------- carrying out


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
    card = (action - actions.PAIR) % 5
    play_pair(s, seat, card, (action - actions.PAIR) // 5)
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
def ask_next_pearl(s: State, seat: int) -> None:
    """TW-12.3, TW-12.7  In a river extra pearls, in the lake the next one."""
    if s.phase == LAKE_STEP:
        ask_lake(s)
    else:
        ask_extra(s, seat)


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
        play_pair(s, seat, FISHING_NET, (action - actions.PAIR) // 5)
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
        play_pair(s, seat, SHAMISEN, (action - actions.PAIR) // 5)
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


@rule
def rounds(s: State) -> int:
    """TW-4.1  Rounds begun so far."""
    return s.rounds
