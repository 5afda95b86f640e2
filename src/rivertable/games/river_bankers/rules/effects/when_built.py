"""When built: effects of step 6 of a build, also as Mill Wheel copies them (RB-7.40 to RB-7.52)."""

from __future__ import annotations

from rivertable.engine.chance import reveal
from rivertable.engine.decisions import Answer, Decision
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ... import actions
from ...events import CARD_OUT, CARD_READY, CARDS_DRAWN, HAND_SEEN, STRUCTURE_SEEN
from ...reasons import Reason
from ...state import ASIDE, KEEP, RIVER, SLOT, TARGET, VICTIM, State
from ...tables import BACK, CARDS, COUNT, DRAWN, IS_ONCE, NONE, SPACE
from ..auction import begin_auction
from ..cards import add_blanks, is_any_river_open, is_open_in_river, open_icons, place_workers, put_blank, put_out
from ..headwaters import is_any_in_headwaters, is_any_slot_open, is_open_slot, show_top, turn_up
from ..queue import ask
from ..shore import arrive_ashore
from ..structures import (
    draw_to,
    is_in_hand,
    join_hand,
    leave_hand,
    put_on_discard_pile,
    sort_hand,
    structures_left,
)
from ..tableau import unspend
from ..track import slide_pawn_back
from .effect import Ask, Effect, When
from .ordering import ORDERING, can_order, look_and_order

# ---------------------------------------------------------------- Spillway


@rule
def is_washable(s: State, source: int, card: int) -> bool:
    """RB-7.40  A card on River 1."""
    return s.at[card] == RIVER + SPACE[source] - 1


# ---------------------------------------------------------------- Snag Pile, Flush Channel


@rule
def auction_slot(s: State, seat: int, slot: int) -> None:
    """RB-7.41  Snag Pile: an auction at rate 1 without starting cost; the card moves as after a Pull."""
    begin_auction(s, seat, s.headwaters[slot], NONE)


@rule
def remove_from_headwaters(s: State, slot: int) -> None:
    """RB-7.47  Flush Channel: the card leaves the game, the next one takes the same slot, and nothing shifts."""
    card = s.headwaters[slot]
    add_blanks(s, card, -s.blanks[card])
    put_out(s, card)
    emit(s, CARD_OUT, card)
    turn_up(s, slot)
    show_top(s)


# ---------------------------------------------------------------- Mud Levee, Sap Drip


@rule
def drop_blank(s: State, seat: int, card: int) -> None:
    """RB-7.42  Mud Levee: one blank after the other, as long as an open river icon is left."""
    put_blank(s, card)
    s.left -= 1
    if s.left > 0 and is_any_river_open(s):
        ask(s, TARGET, seat)


@rule
def place_up_to(s: State, seat: int, card: int, count: int) -> None:
    """RB-7.50  Sap Drip, RB-7.80 Trading Post: as many as wanted, supply and open icons allow."""
    place_workers(s, seat, card, min(count, min(s.supply[seat], open_icons(s, card))))


@rule
def is_open_target(s: State, seat: int, card: int) -> bool:
    """RB-7.50, RB-7.78  A river card with open icons, and a worker to place."""
    return s.supply[seat] > 0 and is_open_in_river(s, card)


# ---------------------------------------------------------------- Vine Lattice


@rule
def draw_to_keep(s: State, seat: int, source: int) -> None:
    """RB-7.44  Draw 3, or as many as there are, to keep one of them."""
    drawn = 0
    while drawn < DRAWN[source] and draw_to(s, seat, ASIDE) != NONE:
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


# ---------------------------------------------------------------- Salt Lick, Springwater Pool, Royal Lodge


@rule
def see_hand(s: State, seat: int, victim: int) -> None:
    """RB-7.51, RB-9.3  Salt Lick: see the cards in one opponent's hand now."""
    emit(s, HAND_SEEN, seat, victim)
    for slot in range(s.hand_count[victim]):
        emit(s, STRUCTURE_SEEN, seat, s.hand[victim][slot])
        if (s.hand_seen[victim][slot] >> seat) & 1 == 0:
            s.hand_seen[victim][slot] |= 1 << seat
            reveal(s)
    sort_hand(s, victim)


@rule
def ready_all(s: State, seat: int) -> None:
    """RB-7.52  Springwater Pool: all spent once cards, starters too, become ready, even those of this very build."""
    for card in range(CARDS):
        if s.owner[card] == seat and s.spent[card] == 1 and IS_ONCE[card] == 1:
            unspend(s, card)
            emit(s, CARD_READY, seat, card)


@rule
def give_bonus_turn(s: State, seat: int) -> None:
    """RB-7.48  Royal Lodge: another turn after this one; it does not stack."""
    s.bonus = seat


KEEPING = Decision(KEEP, "keep", Answer(actions.KEEP, may=may_keep, do=keep_one))

EFFECTS = (
    Effect("wash_river1", When.BUILT, Ask(TARGET, may=is_washable, do=arrive_ashore), copied=True),
    Effect(
        "headwaters_auction",
        When.BUILT,
        Ask(SLOT, may=is_open_slot, do=auction_slot),
        can=is_any_slot_open,
        copied=True,
    ),
    Effect(
        "drop_blanks",
        When.BUILT,
        Ask(TARGET, may=is_open_in_river, do=drop_blank),
        can=is_any_river_open,
        times=COUNT,
        copied=True,
    ),
    Effect("draw_keep", When.BUILT, KEEPING, can=structures_left, do=draw_to_keep, copied=True),
    Effect("reorder_material", When.BUILT, ORDERING, can=can_order, do=look_and_order, count=COUNT, copied=True),
    Effect(
        "remove_headwaters",
        When.BUILT,
        Ask(SLOT, do=remove_from_headwaters),
        can=is_any_in_headwaters,
        copied=True,
    ),
    Effect("extra_turn", When.BUILT, do=give_bonus_turn, copied=True),
    Effect("slide_back", When.BUILT, do=slide_pawn_back, spaces=BACK, copied=True),
    Effect(
        "place_free",
        When.BUILT,
        Ask(TARGET, may=is_open_target, do=place_up_to, optional=True, count=COUNT),
        copied=True,
    ),
    Effect("see_hand", When.BUILT, Ask(VICTIM, do=see_hand), copied=True),
    Effect("ready_all", When.BUILT, do=ready_all, copied=True),
)
