"""When built: effects of step 6 of a build, also as Mill Wheel copies them (RB-7.40 to RB-7.52, RB-7.12)."""

from __future__ import annotations

from rivertable.engine.chance import reveal
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ...events import CARD_OUT, CARD_READY, CARDS_DRAWN, HAND_SEEN, LOOKS, STRUCTURE_SEEN
from ...reasons import Reason
from ...state import ASIDE, COPY, KEEP, ORDER, OUT, RIVER, SLOT, TARGET, VICTIM, State
from ...tables import (
    BACK,
    CARDS,
    COPY_NEIGHBOR,
    COUNT,
    DRAW_KEEP,
    DRAWN,
    DROP_BLANKS,
    EFFECT,
    EXTRA_TURN,
    HEADWATERS_AUCTION,
    IS_COPIED_WHEN_BUILT,
    IS_ONCE,
    NONE,
    PLACE_FREE,
    READY_ALL,
    REMOVE_HEADWATERS,
    REORDER_MATERIAL,
    RIVER_CARDS,
    SEE_HAND,
    SLIDE_BACK,
    SPACE,
    STRUCTURES,
    WASH_RIVER1,
)
from ..auction import begin_auction
from ..cards import arrive_ashore, is_any_river_open, open_icons, place_workers, put_blank
from ..headwaters import is_any_slot_open, see_river_card, show_top, turn_up
from ..queue import ask
from ..structures import (
    draw_to,
    is_in_hand,
    join_hand,
    leave_hand,
    put_on_discard_pile,
    sort_hand,
    structures_left,
)
from ..track import slide_pawn_back

# ---------------------------------------------------------------- Spillway


@rule
def is_washable(s: State, source: int, card: int) -> bool:
    """RB-7.40  A card on River 1."""
    return s.at[card] == RIVER + SPACE[source] - 1


@rule
def wash_ashore(s: State, card: int) -> None:
    """RB-7.40, RB-7.11  It goes to the shoreline, its workers with it."""
    arrive_ashore(s, card)


# ---------------------------------------------------------------- Snag Pile, Flush Channel


@rule
def auction_slot(s: State, seat: int, slot: int) -> None:
    """RB-7.41  Snag Pile: an auction at rate 1 without starting cost; the card moves as after a Pull."""
    begin_auction(s, seat, s.headwaters[slot], NONE)


@rule
def remove_from_headwaters(s: State, slot: int) -> None:
    """RB-7.47  Flush Channel: the card leaves the game, the next one takes the same slot, and nothing shifts."""
    card = s.headwaters[slot]
    s.blanks[card] = 0
    s.at[card] = OUT
    emit(s, CARD_OUT, card)
    turn_up(s, slot)
    show_top(s)


@rule
def is_any_in_headwaters(s: State) -> bool:
    return s.headwaters[0] != NONE or s.headwaters[1] != NONE or s.headwaters[2] != NONE


# ---------------------------------------------------------------- Mud Levee, Sap Drip


@rule
def drop_blank(s: State, seat: int, card: int) -> None:
    """RB-7.42  Mud Levee: one blank after the other, as long as an open river icon is left."""
    put_blank(s, card)
    s.left -= 1
    if s.left > 0 and is_any_river_open(s):
        ask(s, TARGET, seat)


@rule
def place_free(s: State, seat: int, card: int, count: int) -> None:
    """RB-7.50  Sap Drip, RB-7.80 Trading Post: as many as wanted, supply and open icons allow."""
    place_workers(s, seat, card, min(count, min(s.supply[seat], open_icons(s, card))))


# ---------------------------------------------------------------- Vine Lattice


@rule
def draw_to_keep(s: State, seat: int, card: int) -> None:
    """RB-7.44  Draw 3, or as many as there are, to keep one of them."""
    drawn = 0
    while drawn < DRAWN[card] and draw_to(s, seat, ASIDE) != NONE:
        drawn += 1
    if drawn > 0:
        emit(s, CARDS_DRAWN, seat, drawn)
        ask(s, KEEP, seat)


@rule
def may_keep(s: State, card: int) -> int:
    return OK if is_in_hand(s, ASIDE, card) else Reason.NO_TARGET


@rule
def keep_one(s: State, seat: int, kept: int) -> None:
    """RB-7.44  One joins the hand, before the refill; the others are discarded face up, which shows them to all."""
    if s.hand_count[ASIDE] > 1:
        reveal(s)
    while s.hand_count[ASIDE] > 0:
        card = s.hand[ASIDE][0]
        seen = s.hand_seen[ASIDE][0]
        leave_hand(s, ASIDE, card)
        if card == kept:
            join_hand(s, seat, card, seen)
        else:
            put_on_discard_pile(s, seat, card)


# ---------------------------------------------------------------- Stone Pool, Vine Curtain


@rule
def look_and_order(s: State, seat: int, count: int) -> None:
    """RB-7.46, RB-7.12  See the top cards of the material deck, then return them in any order; nothing with fewer than
    two. RB-9.3, RB-9.7  Private: others know no longer what lies there, nor whether the order changed."""
    n = min(count, s.river_deck_count)
    if n < 2:
        return
    emit(s, LOOKS, seat, n)
    for place in range(s.river_deck_count - n, s.river_deck_count):
        see_river_card(s, seat, place)
        s.river_deck_seen[place] = 1 << seat
    s.stage = n
    s.left = n
    ask(s, ORDER, seat)


@rule
def may_order(s: State, card: int) -> int:
    """RB-7.46  One of the seen cards that has not been put back yet."""
    first = s.river_deck_count - s.stage
    for place in range(first, first + s.left):
        if s.river_deck[place] == card:
            return OK
    return Reason.NO_TARGET


@rule
def order_next(s: State, seat: int, card: int) -> None:
    """RB-7.46  This card comes next from the top."""
    last = s.river_deck_count - s.stage + s.left - 1
    place = last
    while s.river_deck[place] != card:
        place -= 1
    s.river_deck[place] = s.river_deck[last]
    s.river_deck[last] = card
    s.left -= 1
    if s.left > 1:
        ask(s, ORDER, seat)
    else:
        show_top(s)


# ---------------------------------------------------------------- Salt Lick, Springwater Pool, Royal Lodge


@rule
def see_hand(s: State, seat: int, other: int) -> None:
    """RB-7.51, RB-9.3  Salt Lick: see the cards in one opponent's hand now."""
    emit(s, HAND_SEEN, seat, other)
    for slot in range(s.hand_count[other]):
        emit(s, STRUCTURE_SEEN, seat, s.hand[other][slot])
        if (s.hand_seen[other][slot] >> seat) & 1 == 0:
            s.hand_seen[other][slot] |= 1 << seat
            reveal(s)
    sort_hand(s, other)


@rule
def ready_all(s: State, seat: int) -> None:
    """RB-7.52  Springwater Pool: all spent once cards, starters too, become ready, even those of this very build."""
    for card in range(CARDS):
        if s.owner[card] == seat and s.spent[card] == 1 and IS_ONCE[card] == 1:
            s.spent[card] = 0
            emit(s, CARD_READY, seat, card)


@rule
def give_bonus_turn(s: State, seat: int) -> None:
    """RB-7.48  Royal Lodge: another turn after this one; it does not stack."""
    s.bonus = seat


# ---------------------------------------------------------------- Mill Wheel


@rule
def is_neighbour(s: State, seat: int, other: int) -> bool:
    """RB-7.45  The players to the left and to the right, retired or not."""
    return other >= 0 and (other == (seat + 1) % s.players or other == (seat + s.players - 1) % s.players)


@rule
def can_take_effect(s: State, seat: int, card: int) -> bool:
    """RB-7.1, RB-7.45  Would the when-built effect of this card do anything for the seat? Royal Lodge, Burrow Run,
    Springwater Pool and Salt Lick always count."""
    effect = EFFECT[card]
    if effect == PLACE_FREE:
        return s.supply[seat] > 0 and is_any_river_open(s)
    if effect == DRAW_KEEP:
        return structures_left(s) > 0
    if effect == HEADWATERS_AUCTION:
        return is_any_slot_open(s)
    if effect == WASH_RIVER1:
        for other in range(RIVER_CARDS):
            if is_washable(s, card, other):
                return True
        return False
    if effect == DROP_BLANKS:
        return is_any_river_open(s)
    if effect == REMOVE_HEADWATERS:
        return is_any_in_headwaters(s)
    if effect == REORDER_MATERIAL:
        return s.river_deck_count >= 2
    return IS_COPIED_WHEN_BUILT[card] == 1


@rule
def may_copy_when_built(s: State, seat: int, card: int) -> int:
    """RB-7.45  A structure beside the builder whose effect can be copied and can take effect."""
    if IS_COPIED_WHEN_BUILT[card] == 0 or not is_neighbour(s, seat, s.owner[card]):
        return Reason.NOT_COPYABLE
    return OK if can_take_effect(s, seat, card) else Reason.NO_EFFECT_NOW


@rule
def ask_copy_when_built(s: State, seat: int) -> None:
    """RB-7.45  Mandatory if something can be copied."""
    s.stage = 0
    for card in range(STRUCTURES):
        if may_copy_when_built(s, seat, card) == OK:
            ask(s, COPY, seat)
            return


# ---------------------------------------------------------------- all of them


@rule
def begin_when_built(s: State, seat: int, card: int) -> None:
    """RB-5.51, RB-7.1  Step 6: the structure's own effect, if it has one of this kind and it can take effect."""
    effect = EFFECT[card]
    s.effect_card = card
    s.stage = 0
    if effect == COPY_NEIGHBOR:
        ask_copy_when_built(s, seat)
    elif IS_COPIED_WHEN_BUILT[card] == 0 or not can_take_effect(s, seat, card):
        return
    elif effect == EXTRA_TURN:
        give_bonus_turn(s, seat)
    elif effect == READY_ALL:
        ready_all(s, seat)
    elif effect == SLIDE_BACK:
        slide_pawn_back(s, seat, BACK[card])  # RB-7.49 Burrow Run, after the fish were paid
    elif effect == DRAW_KEEP:
        draw_to_keep(s, seat, card)
    elif effect == REORDER_MATERIAL:
        look_and_order(s, seat, COUNT[card])
    elif effect == SEE_HAND:
        ask(s, VICTIM, seat)
    elif effect in (HEADWATERS_AUCTION, REMOVE_HEADWATERS):
        ask(s, SLOT, seat)
    else:
        s.left = COUNT[card]
        ask(s, TARGET, seat)
