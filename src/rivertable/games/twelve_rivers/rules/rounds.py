"""Rounds, phases and what is asked next (TW-4, TW-5, TW-12)."""

from __future__ import annotations

from rivertable.engine.cells import copy_cells, lowest_bit
from rivertable.engine.chance import reveal
from rivertable.engine.events import emit, sync
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import GAME_ENDED, ROUND_BEGUN
from ..reasons import Reason
from ..state import (
    AREA,
    COLLECT,
    DONE,
    EXPLORATION,
    EXTRA,
    FAIRY,
    GAIN,
    LAKE_COLLECT,
    LAKE_STEP,
    MOVING,
    NONE,
    OVER,
    PAIRS,
    PAY,
    PLACE,
    RECRUIT,
    RECRUIT_STEP,
    RIVERS_STEP,
    SHAMISEN_PAIR,
    STEP,
    State,
)
from ..tables import BANNER, BREEZE, FISHING_NET, KINDS, LAKE_SLOT, ROUNDS, SECTION_OF
from .asked import clear_turn
from .camp_cards import hidden_cards, may_have_pair, offer_gain
from .exploration import may_play_effect, return_token, take_topmost
from .moving import ask_move
from .preparation import fill_rivers, place_fairies, reveal_villagers
from .rivers import (
    close_lake,
    collect_pearl,
    has_lake_pearl,
    is_alpaca_full,
    may_take_extra,
    open_lake,
    release_pearls,
    roll_on,
)
from .village import asks_shamisen, has_villager

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
    copy_cells(s.plan[seat], s.area[seat])
    copy_cells(s.with_planned_room[seat], s.with_room[seat])
    clear_turn(s.turn[seat])
    ask_move(s, seat)


@rule
def clear_plan(s: State, seat: int) -> None:
    """TW-8.4  Outside step 5 there is no plan."""
    for cell in range(AREA):
        s.plan[seat][cell] = 0
    for kind in range(KINDS):
        s.with_planned_room[seat][kind] = 0


@rule
def show_moves(s: State, seat: int) -> None:
    """TW-8.4  The changes of step 5 are shown."""
    copy_cells(s.area[seat], s.plan[seat])
    copy_cells(s.with_room[seat], s.with_planned_room[seat])
    clear_plan(s, seat)
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


@rule
def rounds(s: State) -> int:
    """TW-4.1  Rounds begun so far."""
    return s.rounds


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
def why_wait(s: State) -> int:
    """TW-4.2, TW-5.4  In step 5 for the others to be done, otherwise for the own turn."""
    return Reason.WAIT_FOR_OTHERS if s.phase == MOVING else Reason.NOT_YOUR_TURN


# ---------------------------------------------------------------- the Collection, slot by slot (TW-5.16)


@rule
def resolve_slots(s: State) -> None:
    """TW-5.16, TW-5.20  Slots in the order of the board; a token with nothing to decide goes to the track at once."""
    while s.taken_slots >> s.cursor != 0:
        s.cursor += lowest_bit(s.taken_slots >> s.cursor)
        s.actor = s.token_at[s.cursor]
        clear_turn(s.now[0])
        if ask_at_slot(s):
            return
        return_token(s, s.cursor)
        s.cursor += 1
    s.cursor = 0
    begin_moving(s)


@rule
def ask_at_slot(s: State) -> bool:
    """TW-5.17, TW-5.21, TW-5.23  What the token is for. False if there is nothing to decide: no pearl is trapped here or lies
    in the lake, or no villager is face up."""
    if s.cursor < LAKE_SLOT:
        s.phase = RIVERS_STEP
        s.now[0][STEP] = COLLECT
        return s.trapped_in[SECTION_OF[s.cursor]] > 0 and not collect_only_pearl(s)
    if s.cursor == LAKE_SLOT:
        s.phase = LAKE_STEP
        s.now[0][STEP] = LAKE_COLLECT
        open_lake(s)
        return has_lake_pearl(s)
    s.phase = RECRUIT_STEP
    s.now[0][STEP] = RECRUIT
    return has_villager(s)


@rule
def collect_only_pearl(s: State) -> bool:
    """TW-12.1  A single trapped pearl, a free spot and no breeze leave no choice: it is collected, and that is all."""
    seat, section = s.actor, SECTION_OF[s.cursor]
    if s.trapped_in[section] != 1 or is_alpaca_full(s, seat) or s.area[seat][FAIRY + BREEZE] > 0:
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
    if offer_gain(s):
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
def ask_next_pearl(s: State, seat: int) -> None:
    """TW-12.3, TW-12.7  In a river extra pearls, in the lake the next one."""
    if s.phase == LAKE_STEP:
        ask_lake(s)
    else:
        ask_extra(s, seat)


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
